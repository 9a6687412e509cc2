"""One WebSocket: hears what a guest wants, shows what the guest may see."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from steinkreis.core.message import Message
from steinkreis.scene.wire import plain
from steinkreis.server.limits import Limits
from steinkreis.server.people import Person
from steinkreis.server.rooms import Guest, Room, fresh_rng, now
from steinkreis.server.workers import Position, advise
from steinkreis.table.events import AnyEvent
from steinkreis.table.frame import Sent, encode, frame, viewer_for
from steinkreis.table.host import Host, No, Stale

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


class Bot(Wish):
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


class Vote(Wish):
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
    | Bot
    | Chat
    | Undo
    | Replace
    | Rematch
    | Vote
    | Resign
    | Hint
    | Ping
)

_read = msgspec.json.Decoder(AnyWish).decode
_write = msgspec.json.Encoder(enc_hook=plain).encode
PONG = '{"type":"pong"}'


class Refusal(msgspec.Struct, tag_field="type", tag="error"):
    code: str
    why: Message


class Hinted(msgspec.Struct, tag_field="type", tag="hint"):
    """An answer worth giving to the question of `turn`, and the share of the win to expect."""

    turn: int
    action: int
    share: float


class Line:
    """The line to one guest, from hello to goodbye."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        room: Room,
        person: Person,
        *,
        limits: Limits,
        may_speak: Callable[[], bool],
    ) -> None:
        self.socket = socket
        self.room = room
        self.person = person
        self.guest = Guest(person.id)
        self.limits = limits
        self.may_speak = may_speak
        self._hinting: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Listen and show until the guest goes."""
        self.room.let_in(self.guest)
        showing = asyncio.create_task(self._show())
        try:
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            showing.cancel()
            if self._hinting is not None:
                self._hinting.cancel()
            self.room.let_out(self.guest)
            self._forget_log()

    async def _listen(self) -> None:
        while True:
            data = await self.socket.receive_data(mode="text")
            if not self.may_speak():
                await self._refuse(No("too-fast"))
                await asyncio.sleep(0.2)
                continue
            if len(data) > self.limits.message_bytes:
                await self._refuse(No("too-long"))
                continue
            try:
                await self._hear(_read(data))
            except (msgspec.MsgspecError, RecursionError):
                await self._refuse(No("bad-message"))
            except Stale as stale:
                await self._refuse(stale)
                self.guest.news.set()
            except No as no:
                await self._refuse(no)
            except WebSocketDisconnect:
                raise
            except Exception:
                log.exception("table %s", self.room.id)
                await self._refuse(No("trouble"))
                self.room.close()

    async def _refuse(self, no: No) -> None:
        await self._send(_write(Refusal(no.code, no.why)).decode())

    async def _send(self, text: str) -> None:
        if self.room.is_closed:
            raise WebSocketDisconnect(detail="the table is closed")
        try:
            await self.socket.send_data(text, mode="text")
        except OSError:
            raise WebSocketDisconnect(detail="the guest is gone") from None

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
            self.guest.news.set()
        else:
            await self.room.hear(lambda host: self._decide(host, wish))

    def _decide(self, host: Host, wish: AnyWish) -> list[AnyEvent]:
        person, name, at = self.person.id, self.person.name, now()
        if isinstance(wish, Answer):
            return host.answer(person, wish.turn, wish.action, fresh_rng(), at)
        if isinstance(wish, Sit):
            return host.sit(person, name, wish.seat, at)
        if isinstance(wish, Leave):
            return host.leave(person, wish.seat, at)
        if isinstance(wish, Bot):
            return host.man(person, wish.seat, wish.name, at)
        if isinstance(wish, Chat):
            return host.chat(person, name, wish.text, at)
        if isinstance(wish, Resign):
            return host.resign(person, wish.seat, at)
        if isinstance(wish, Vote):
            return host.cast(person, wish.yes, at)
        what: Literal["undo", "bot", "rematch"] = "rematch"
        if isinstance(wish, Undo):
            what = "undo"
        elif isinstance(wish, Replace):
            what = "bot"
        return host.ask(person, what, getattr(wish, "seat", -1), at)

    def _is_repeated(self, wish: Answer) -> bool:
        """The very answer that was the last one: sent twice, meant once."""
        table = self.room.table
        if wish.turn != table.turn - 1 or table.last_answer is None:
            return False
        seat, action = table.last_answer
        return action == wish.action and table.seats[seat].person == self.person.id

    def _look(self, seat: int) -> None:
        if seat not in self.room.table.seats_of(self.person.id):
            raise No("not-your-seat")
        self._forget_log()
        self.guest.wanted = seat
        self.guest.news.set()

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
            advice = await self.room.rooms.workers.run(advise, position, seat, seed)
            if table.turn == turn:
                await self._send(_write(Hinted(turn, advice.action, advice.share)).decode())
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a hint at table %s", self.room.id)

    # Showing

    async def _show(self) -> None:
        """Send the newest picture whenever there is one; whoever is slow misses those between."""
        try:
            while not self.room.is_closed:
                await self.guest.news.wait()
                self.guest.news.clear()
                await self._send(self._picture().decode())
                if not self.room.table.seats_of(self.person.id):
                    await self.room.beat(self.limits.spectator_pause)
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a picture of table %s", self.room.id)
        with contextlib.suppress(OSError, RuntimeError):  # it may be closed already
            await self.socket.close(code=1012)

    def _picture(self) -> bytes:
        """The newest picture; made once for all who see the same."""
        room, table, guest = self.room, self.room.table, self.guest
        viewer = viewer_for(table, guest.person, guest.wanted)
        second = now() // 1000 if table.timing.is_on else 0
        seen_by = (viewer, *table.seats_of(guest.person), second)
        picture = room.pictures.get(seen_by)
        if picture is None:
            info = room.info(guest.person)
            shown = frame(table, info, person=guest.person, viewer=viewer, now=now())
            picture = room.pictures[seen_by] = Sent(shown)
        before, guest.sent = guest.sent, picture
        text = room.texts.get((before, picture))
        if text is None:
            text = room.texts[before, picture] = encode(picture, before)
        return text

    def _forget_log(self) -> None:
        """Logs are kept up to date only for those who look."""
        table = self.room.table
        viewer = viewer_for(table, self.guest.person, self.guest.wanted)
        others = [guest for guest in self.room.guests if guest is not self.guest]
        if all(viewer_for(table, other.person, other.wanted) != viewer for other in others):
            table.forget_log(viewer)
