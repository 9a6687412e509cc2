"""One WebSocket: hears what a guest wants, shows what the guest may see."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from steinkreis.core.message import Message
from steinkreis.scene.wire import plain
from steinkreis.server.audience import Guest
from steinkreis.server.complaints import complain
from steinkreis.server.door import Call
from steinkreis.server.people import Person
from steinkreis.server.room import Room
from steinkreis.server.stamps import fresh_rng, now
from steinkreis.server.workers import Position, advise
from steinkreis.table.host import Host, No, Stale
from steinkreis.table.moves import Happening
from steinkreis.table.picture import viewer_for

if TYPE_CHECKING:
    from steinkreis.server.house import House

log = logging.getLogger("steinkreis")


class Wish(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a browser may send."""


class Answer(Wish):
    turn: int
    action: int


class Look(Wish):
    seat: int


class Sit(Wish):
    seat: int


class Leave(Wish):
    seat: int


class SeatBot(Wish, tag="bot"):
    seat: int
    name: str


class Chat(Wish):
    text: str


class Undo(Wish):
    pass


class Replace(Wish):
    seat: int


class Rematch(Wish):
    pass


class Ballot(Wish, tag="vote"):
    yes: bool


class Resign(Wish):
    seat: int


class Hint(Wish):
    pass


class Ping(Wish):
    pass


AnyWish = (
    Answer
    | Look
    | Sit
    | Leave
    | SeatBot
    | Chat
    | Undo
    | Replace
    | Rematch
    | Ballot
    | Resign
    | Hint
    | Ping
)

_read = msgspec.json.Decoder(AnyWish).decode
_read_answer = msgspec.json.Decoder(Answer).decode
_write = msgspec.json.Encoder(enc_hook=plain).encode
PONG = b'{"type":"pong"}'


class Denied(msgspec.Struct, tag_field="type", tag="error"):
    code: str
    why: Message
    turn: int | None  # of the answer that is refused, where it was one


class Hinted(msgspec.Struct, tag_field="type", tag="hint"):
    """An answer worth giving to the question of `turn`, and the share of the win to expect."""

    turn: int
    action: int
    share: float


class Connection:
    """The connection to one guest, from hello to goodbye."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        call: Call,
        room: Room,
        person: Person,
        home: House,
        address: str,
    ) -> None:
        self.socket = socket
        self.call = call  # the same connection, for what is said and heard without waiting
        self.room = room
        self.person = person
        self.guest = Guest(person.id, address, self.show)
        self.home = home
        self.limits = home.limits
        self._is_hearing = False
        self._hinting: asyncio.Task[None] | None = None
        self._over = asyncio.Event()

    async def serve(self) -> None:
        """Listen and show until the guest goes, or has to come in anew."""
        self.room.let_in(self.guest)
        self.call.listener = self
        ends = [asyncio.create_task(self._listen()), asyncio.create_task(self._over.wait())]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.call.listener = None
            for task in (*ends, self._hinting):
                if task is not None:
                    task.cancel()
            self.room.let_out(self.guest)
            self._forget_log()
        if self._over.is_set():
            with contextlib.suppress(OSError, RuntimeError):  # it may be closed already
                await self.socket.close(code=1012)

    def hear_now(self, text: bytes) -> bool:
        """An answer, if nothing stands in the way; whatever else there is, `_listen` hears it."""
        if self._is_hearing or len(text) > self.limits.message_bytes or not self.person.id:
            return False
        try:
            answer = _read_answer(text)
            return self.room.hear_now(
                lambda host: self._answer(host, answer), lambda: self.call.hear_later(text)
            )
        except Exception:  # it is heard once more, and refused
            return False

    def _answer(self, host: Host, answer: Answer) -> list[Happening]:
        happened = self._decide(host, answer)
        if not self.home.messages.take(self.person.id, self.guest.address):
            raise No("too-fast")
        return happened

    async def _listen(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                self._is_hearing = False
                data = await self.socket.receive_data(mode="text")
                self._is_hearing = True
                await self._hear_text(data)

    async def _hear_text(self, data: str) -> None:
        if not self.home.messages.take(self.person.id, self.guest.address):
            await self._deny(No("too-fast"))
            await asyncio.sleep(0.2)
        elif len(data) > self.limits.message_bytes:
            await self._deny(No("too-long"))
        else:
            try:
                wish = _read(data)
            except (msgspec.MsgspecError, RecursionError):
                await self._deny(No("bad-message"))
            else:
                await self._follow(wish)

    async def _follow(self, wish: AnyWish) -> None:
        """Do as the guest wishes, or say why not."""
        turn = wish.turn if isinstance(wish, Answer) else None
        try:
            await self._hear(wish)
        except Stale as stale:
            await self._deny(stale, turn)
            self._show_anew()
        except No as no:
            await self._deny(no, turn)
        except Exception as error:
            complain(f"table {self.room.id}", error)
            await self._deny(No("trouble"), turn)
            self.room.close()

    async def _deny(self, no: No, turn: int | None = None) -> None:
        await self._send(_write(Denied(no.code, no.why, turn)))

    async def _send(self, text: bytes) -> None:
        """Say it, once there is room for it."""
        await self.call.free()
        self.call.say(text)

    async def _hear(self, wish: AnyWish) -> None:
        if isinstance(wish, Ping):
            await self._send(PONG)
        elif not self.person.id:
            raise No("not-your-seat")  # a spectator without a token only looks on
        elif isinstance(wish, Look):
            self._look(wish.seat)
        elif isinstance(wish, Hint):
            self._hint()
        elif isinstance(wish, Answer) and self._is_repeated(wish):
            self._show_anew()
        elif isinstance(wish, Answer):
            await self.room.hear_answer(lambda host: self._decide(host, wish))
        elif isinstance(wish, Chat) and not self._may_chat():
            raise No("too-fast")
        else:
            await self.room.hear(lambda host: self._decide(host, wish))

    def _may_chat(self) -> bool:
        return self.home.chats.take(self.person.id, self.guest.address)

    def _decide(self, host: Host, wish: AnyWish) -> list[Happening]:
        person, name, at = self.person.id, self.person.name, now()
        if isinstance(wish, Answer):
            return host.answer(person, wish.turn, wish.action, fresh_rng(), at)
        if isinstance(wish, Sit):
            return host.sit(person, name, wish.seat, at)
        if isinstance(wish, Leave):
            return host.leave(person, wish.seat, at)
        if isinstance(wish, SeatBot):
            return host.seat_bot(person, wish.seat, wish.name, at)
        if isinstance(wish, Chat):
            return host.chat(person, name, wish.text, at)
        if isinstance(wish, Resign):
            return host.resign(person, wish.seat, at)
        if isinstance(wish, Ballot):
            return host.vote(person, wish.yes, at)
        if isinstance(wish, Undo):
            return host.ask(person, "undo", -1, at)
        if isinstance(wish, Replace):
            return host.ask(person, "bot", wish.seat, at)
        if isinstance(wish, Rematch):
            return host.ask(person, "rematch", -1, at)
        raise No("bad-message")  # a wish that nobody decides

    def _is_repeated(self, wish: Answer) -> bool:
        """The very answer that was the last one: sent twice, meant once."""
        table = self.room.table
        if wish.turn != table.turn - 1 or table.last_answer is None:
            return False
        seat, action = table.last_answer
        return action == wish.action and table.chairs[seat].person == self.person.id

    def _look(self, seat: int) -> None:
        if seat not in self.room.table.seats_of(self.person.id):
            raise No("not-your-seat")
        self._forget_log()
        self.guest.wanted = seat
        self._show_anew()

    # Hints

    def _hint(self) -> None:
        """Let the strongest bot think for the guest, meanwhile everything goes on."""
        self.room.host.must_allow_hint(self.person.id)
        if self._hinting is None or self._hinting.done():
            self._hinting = asyncio.create_task(self._think())

    async def _think(self) -> None:
        table = self.room.table
        turn, seat = table.turn, table.state.actor
        position = Position.of(table.record)
        try:
            seed = secrets.randbits(64)
            advice = await self.room.rooms.workers.run(
                *(advise, position, seat, seed), payer=self.room.duty.payer
            )
            if table.turn == turn:
                await self._send(_write(Hinted(turn, advice.action, advice.share)))
        except Exception:
            log.exception("a hint at table %s", self.room.id)

    # Showing

    def show(self) -> None:
        """Send the newest picture, if there is one; whoever is slow misses those between."""
        guest = self.guest
        if not guest.has_news or guest.is_resting or not self.call.is_free:
            return
        guest.has_news = False
        if self.room.is_closed:
            self._over.set()
            return
        try:
            self.call.say(self._picture())
        except Exception:
            log.exception("a picture of table %s", self.room.id)
            self._over.set()
        if not self.room.table.seats_of(self.person.id):
            self.room.audience.rest(guest, self.limits.spectator_pause)

    def _show_anew(self) -> None:
        self.guest.has_news = True
        self.show()

    def _picture(self) -> bytes:
        """The newest picture; made once for all who see the same."""
        room, guest = self.room, self.guest
        viewer = viewer_for(room.table, guest.person, guest.wanted)
        return room.audience.picture(room.table, guest, viewer, room.info)

    def _forget_log(self) -> None:
        """Logs are kept up to date only for those who look."""
        table = self.room.table
        viewer = viewer_for(table, self.guest.person, self.guest.wanted)
        others = [guest for guest in self.room.guests if guest is not self.guest]
        if all(viewer_for(table, other.person, other.wanted) != viewer for other in others):
            table.forget_log(viewer)
