"""Live tables: each hears one thing at a time, stores what follows, then tells everybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import msgspec

from steinkreis.core.rng import Rng
from steinkreis.game.record import Refused
from steinkreis.game.registry import games
from steinkreis.game.trouble import Lacking, Trouble
from steinkreis.server.book import noted_of
from steinkreis.server.store import Change, Store
from steinkreis.server.workers import Position, Rest, Workers, choose
from steinkreis.table.events import (
    Answered,
    AnyEvent,
    Created,
    Ended,
    Left,
    Manned,
    Plan,
    Rematched,
    Sat,
)
from steinkreis.table.frame import NOTHING, Sent, TableInfo, table_info
from steinkreis.table.host import STAND_IN, Host, No
from steinkreis.table.table import Table, WrongRules, fold

log = logging.getLogger("steinkreis")

IDLE = 600.0  # seconds after which a table that nobody watches is forgotten (it stays stored)
BEAT = 2.0  # seconds
MARK = 10_000  # milliseconds; how old the time may be that lists of tables show
Decide = Callable[[Host], list[AnyEvent]]


def now() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    return secrets.token_urlsafe(12)


@dataclass(eq=False)
class Guest:
    """A connection to a table: who it is, through whose eyes it looks, what it has been sent."""

    person: str
    wanted: int | None = None
    sent: Sent = NOTHING
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Room:
    """One live table with everybody who is looking at it."""

    def __init__(self, id: str, table: Table, rooms: Rooms) -> None:
        self.id = id
        self.table = table
        self.host = Host(table)
        self.rooms = rooms
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.is_closed = False
        self._duty: asyncio.Task[None] | None = None
        self.pictures: dict[tuple[object, ...], Sent] = {}  # of this very moment, by who sees it
        self.texts: dict[tuple[Sent, Sent], bytes] = {}  # of these, by what was sent before
        self._offset = secrets.randbelow(1000) / 1000  # of the beat: each table has its own
        self._rests: dict[int, Rest] = {}  # what the bots have in mind, by seat
        self._marked = ("", 0)  # what lists of tables know, and since when
        self._infos: dict[str, TableInfo] = {}  # by person, while nobody comes or goes

    @property
    def here(self) -> set[str]:
        return {guest.person for guest in self.guests}

    def info(self, person: str) -> TableInfo:
        """The table as it is called to that person."""
        found = self._infos.get(person)
        if found is None:
            found = self._infos[person] = table_info(self.table, self.id, person, self.here)
        return found

    def let_in(self, guest: Guest) -> None:
        self.guests.add(guest)
        self._infos.clear()
        self.notify()

    def let_out(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self._infos.clear()
        self.notify()

    async def hear(self, decide: Decide) -> None:
        """Let `decide` say what happens, store it, let it have happened, and what follows."""
        async with self.lock:
            if self.is_closed:
                raise No("trouble")
            self.used = time.monotonic()
            await self._happen(await self._decided(decide))
            await self._settle()
        self.go_on()

    async def wake(self, gap: int) -> None:
        """Go on where the table was when it was last in memory; nobody knew of it for `gap` ms."""
        await self.hear(lambda host: host.wake(gap, now()))

    async def _decided(self, decide: Decide) -> list[AnyEvent]:
        """What follows. Nature takes its time, and the other tables go on meanwhile."""
        if self.table.game.nature is None:
            return decide(self.host)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.rooms.nature, decide, self.host)
        except Lacking:
            raise No("lacking") from None

    async def _settle(self) -> None:
        """What follows by itself: the start, and what everybody has agreed to."""
        if not self.table.is_running:
            await self._happen(await self._decided(lambda host: host.start(fresh_rng(), now())))
        await self._happen(self.host.carry_out(now()))
        if self.host.wants_rematch():
            await self._rematch()

    async def _happen(self, happened: list[AnyEvent], *elsewhere: Change) -> None:
        """Store it, together with what happens elsewhere, and then let it have happened."""
        if not happened:
            return
        table = self.table
        seated: dict[int, str | None] = {}
        for event in happened:
            if isinstance(event, Sat):
                seated[event.seat] = event.person
            elif isinstance(event, Manned) or (isinstance(event, Left) and not table.is_running):
                seated[event.seat] = None
        at = happened[-1].at
        change = Change(self.id, table.seq + 1, happened, self._mark(happened), at, seated)
        change.noted = noted_of(self.id, table, happened)
        await self.rooms.store.add(change, *elsewhere)
        was = table.status
        for event in happened:
            table.tell(event)
        if table.status != was or not all(isinstance(event, Answered) for event in happened):
            self._infos.clear()
        self.notify()

    def _mark(self, happened: list[AnyEvent]) -> str | None:
        """The status for lists of tables; they need not hear of every answer at once."""
        status, at = _status_after(self.table, happened), happened[-1].at
        if (status, at // MARK) == self._marked:
            return None
        self._marked = status, at // MARK
        return status

    def close(self) -> None:
        """After a failure: everybody comes in anew, and the table is read from the store."""
        self.is_closed = True
        self.rooms.drop(self)
        self.notify()

    def stop(self) -> None:
        """The house closes."""
        if self._duty is not None:
            self._duty.cancel()

    async def beat(self, pause: float) -> None:
        """Wait for the next moment at which all who only look on are shown a picture.

        They are shown the same one then, so that it is made once for all of them.
        """
        if pause > 0:
            await asyncio.sleep(pause - (time.monotonic() / pause + self._offset) % 1 * pause)

    def notify(self) -> None:
        """Everybody who looks gets a new picture."""
        self.pictures.clear()
        self.texts.clear()
        for guest in self.guests:
            guest.news.set()

    # Bots and clocks

    def go_on(self) -> None:
        """See to it that what is due next happens: a bot's answer, a clock that runs out."""
        if self._duty is not None and not self._duty.done():
            return
        if self.table.bot_to_move() is not None or self.table.timing.deadline() is not None:
            self._duty = asyncio.create_task(self._serve())

    async def _serve(self) -> None:
        """Do what is due, as long as something is."""
        try:
            while not self.table.is_over and not self.is_closed:
                seat = self.table.bot_to_move()
                deadline = self.table.timing.deadline()
                if seat is not None:
                    await self._bot(seat, self.table.seats[seat].bot or STAND_IN)
                elif deadline is not None:
                    await self._wait(deadline)
                else:
                    return
        except Exception:
            if not self.is_closed:
                log.exception("table %s", self.id)
                self.close()

    async def _bot(self, seat: int, name: str) -> None:
        turn = self.table.turn
        position, seed = Position.of(self.table.record), secrets.randbits(64)
        rest = self._rests.pop(seat, None)
        thinking = self.rooms.workers.run(choose, position, seat, name, seed, rest)
        choice, _ = await asyncio.gather(thinking, asyncio.sleep(self.rooms.pace))
        action = choice.action
        if choice.rest is not None:
            self._rests[seat] = choice.rest

        def decide(host: Host) -> list[AnyEvent]:
            is_late = self.table.turn != turn or self.table.is_over
            return [] if is_late else host.answer_for(seat, action, fresh_rng(), now())

        await self.hear(decide)

    async def _wait(self, deadline: int) -> None:
        """Wait for the clock to run out, or for somebody to move before that."""
        turn = self.table.turn
        while now() < deadline:
            await asyncio.sleep(min(0.2, (deadline - now()) / 1000 + 0.001))
            if self.table.turn != turn or self.table.timing.deadline() != deadline:
                return
        seat = self.table.timing.running
        if self.table.timing.clock.kind == "move":
            await self._bot(seat, STAND_IN)
        else:
            await self.hear(lambda host: host.time_is_up(now()))

    # Rematch

    async def _rematch(self) -> None:
        """A new table for the same people, everybody one seat further; who left may come back."""
        seats = self.table.seats[1:] + self.table.seats[:1]
        at = now()
        opening: list[AnyEvent] = []
        for index, seat in enumerate(seats):
            if seat.bot is not None:
                opening.append(Manned(at=at, seat=index, bot=seat.bot))
            elif seat.person is not None and not seat.left:
                opening.append(Sat(at=at, seat=index, person=seat.person, name=seat.name))
        birth = birth_of(self.table.plan, opening, creator=self.table.staying()[0])
        await self._happen([Rematched(at=at, table=birth.table_id)], birth)
        await self.rooms.room(birth.table_id)


def birth_of(plan: Plan, opening: list[AnyEvent], creator: str) -> Change:
    """A new table with the seats that are taken from the start."""
    id, at = new_id(), opening[0].at if opening else now()
    row = {
        **{"id": id, "game": plan.game, "public": plan.public, "status": "open"},
        **{"creator": creator, "created": at, "changed": at},
    }
    seated: dict[int, str | None] = {e.seat: e.person for e in opening if isinstance(e, Sat)}
    return Change(id, 1, [Created(at=at, plan=plan), *opening], "open", at, seated, row)


def _status_after(table: Table, happened: list[AnyEvent]) -> str:
    """What lists of tables will say; worked out before anything has happened."""
    status = table.status
    for event in happened:
        if isinstance(event, Ended):
            status = "over"
        elif isinstance(event, Answered):
            status = "over" if event.is_last else "playing"
    return status


def fresh_rng() -> Rng:
    """Chance at a table cannot be foreseen: every answer is followed by a new seed."""
    return Rng(secrets.randbits(64), secrets.randbits(32))


class Rooms:
    """All live tables; those not in memory are read from the store when somebody asks."""

    def __init__(self, store: Store, workers: Workers, pace: float) -> None:
        self.store = store
        self.workers = workers
        self.pace = pace
        self.nature = ThreadPoolExecutor(1, "nature")  # answers for one table after the other
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._gap = 0  # milliseconds that the house was closed, while it opens
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Go on with every game that was being played."""
        for game in games().values():
            self.nature.submit(game.lacks)  # loads what is slow to load, before anybody needs it
        closed = await self.store.last_beat()
        self._gap = max(0, now() - closed) if closed is not None else 0
        for status in ("playing", "open"):
            for id in await self.store.tables_by_status(status, public=False, limit=10_000):
                with contextlib.suppress(No):  # played by rules that are gone
                    await self.room(id)
        self._gap = 0
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._beat())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            room.stop()
        self.nature.shutdown(wait=False, cancel_futures=True)

    async def create(self, plan: Plan, opening: list[AnyEvent], creator: str) -> Room:
        birth = birth_of(plan, opening, creator)
        await self.store.add(birth)
        room = await self.room(birth.table_id)
        assert room is not None
        return room

    async def room(self, id: str) -> Room | None:
        """The live table, read from the store where it is not in memory."""
        found = self._rooms.get(id)
        if found is not None:
            found.used = time.monotonic()
            return found
        async with self._opening.setdefault(id, asyncio.Lock()):
            try:
                return self._rooms.get(id) or await self._read(id)
            finally:
                self._opening.pop(id, None)

    async def _read(self, id: str) -> Room | None:
        """The table from the store; No where its rules, or those of its events, are gone."""
        try:
            happened = await self.store.events_of(id)
            if not happened:
                return None
            room = Room(id, fold(happened), self)
        except (WrongRules, Trouble, Refused, msgspec.ValidationError):
            raise No("wrong-rules") from None
        self._rooms[id] = room
        await room.wake(self._gap)
        return room

    async def _beat(self) -> None:
        """Write down that the house is open, so that the next one knows for how long it was not."""
        while True:
            await self.store.beat(now())
            await asyncio.sleep(BEAT)

    async def _sweep(self) -> None:
        """Forget tables that nobody looks at and where nothing is due."""
        while True:
            await asyncio.sleep(30)
            late = time.monotonic() - IDLE
            for id, room in list(self._rooms.items()):
                table = room.table
                is_due = table.bot_to_move() is not None or table.timing.deadline() is not None
                if not room.guests and room.used < late and not is_due:
                    del self._rooms[id]

    def drop(self, room: Room) -> None:
        """Read this table anew next time: what is in memory may not be what is stored."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
