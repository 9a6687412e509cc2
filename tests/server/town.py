"""Several houses on one database with all their guests, in one process: for simulations.

Real are the rooms, connections, leases, the store and what a shared database needs to be right.
Made up are the network, the machine and the lines to the database, each as bad as they can be.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import deque
from collections.abc import Callable, Sequence
from contextvars import Context, copy_context
from typing import Any, cast

from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Connection as SqlConnection
from sqlalchemy import create_engine, select
from sqlalchemy.pool import StaticPool

from steinkreis.game import registry
from steinkreis.server.changes import Change, write
from steinkreis.server.database import News, T, Work
from steinkreis.server.door import Listener
from steinkreis.server.fair import Payer
from steinkreis.server.house import House
from steinkreis.server.limits import Limits
from steinkreis.server.live import Connection
from steinkreis.server.people import Person
from steinkreis.server.schema import events, metadata
from steinkreis.server.shared import Shared, short_events
from steinkreis.server.stamps import now
from steinkreis.server.workers import Decision, Position, Workers, choose
from steinkreis.table.events import AnyEvent, BotSat, Clock, Sat, Terms
from steinkreis.table.host import No
from tests.server.virtual import PROCESS, VirtualLoop


class Cut(OSError):
    """The line to the database is gone."""


class Lines(Shared):
    """The lines of one process to the database of the town: slow, and cut now and then."""

    window = 0.0  # every way takes its time here

    def __init__(self, town: Town) -> None:
        super().__init__()
        self.town = town

    async def open(self) -> None:
        self.town.lines.append(self)
        self.process = PROCESS.get()

    async def close(self) -> None:
        self.town.lines.remove(self)

    async def run(self, work: Work[T]) -> T:
        return await self._ask(lambda: self.town.run(work))

    async def insert(self, changes: Sequence[Change]) -> set[str]:
        return await self._ask(lambda: self.town.run(lambda pen: self._insert(pen, changes)))

    def _insert(self, pen: SqlConnection, changes: Sequence[Change]) -> set[str]:
        stored = [change for change in changes if self._is_free(pen, change)]
        write(pen, stored)
        if stored:
            tables = {change.table_id: change.seq for change in stored}
            self.announce(pen, News(self.house, tables, short_events(stored)))
        return {change.table_id for change in stored}

    def _is_free(self, pen: SqlConnection, change: Change) -> bool:
        place = (events.c.table_id == change.table_id) & (events.c.seq == change.seq)
        return pen.execute(select(events.c.seq).where(place)).first() is None

    async def read(self, table_id: str, after: int) -> list[str]:
        place = (events.c.table_id == table_id) & (events.c.seq > after)
        query = select(events.c.body).where(place).order_by(events.c.seq)
        return await self.run(lambda pen: [*pen.execute(query).scalars()])

    def announce(self, connection: SqlConnection, news: News) -> None:
        self.town.spread(news, self)

    async def spread(self, news: News) -> None:
        await self.patiently(lambda: self._ask(lambda: self.town.spread(news, self)))

    def is_lost(self, error: BaseException) -> bool:
        return isinstance(error, Cut)

    async def _ask(self, work: Callable[[], T]) -> T:
        """There and back; a line may be cut on either way."""
        await asyncio.sleep(self.town.delay())
        if self.town.is_cut():
            raise Cut
        found = work()
        self.town.look()
        await asyncio.sleep(self.town.delay())
        if self.town.is_cut():
            raise Cut
        return found


class Thinkers:
    """Bots that take their time, and answer anything that is legal."""

    plays = True

    def __init__(self, town: Town) -> None:
        self.town = town

    async def run(self, work: Any, *parts: Any, payer: Payer) -> Decision:
        assert work.__name__ == "choose"
        position: Position = parts[0]
        seat, seed = int(parts[1]), int(parts[3])
        await asyncio.sleep(self.town.delay() * 20)
        return choose(position, seat, "random", seed, None)

    def close(self) -> None:
        pass


class Socket:
    """One end of a WebSocket, as the server has it; messages arrive in order, if they do."""

    def __init__(self, town: Town, process: str) -> None:
        self.town = town
        self.process = process
        self.inbox: deque[str] = deque()  # of the client
        self.outbox: deque[str] = deque()  # of the server
        self.is_cut = False
        self.heard = asyncio.Event()
        self.arrived = asyncio.Event()
        self._free = [0.0, 0.0]

    listener: Listener | None = None
    is_free = True

    async def receive_data(self, mode: str) -> str:
        while not self.outbox:
            if self.is_cut:
                raise WebSocketDisconnect(detail="gone")
            self.arrived.clear()
            await self.arrived.wait()
        return self.outbox.popleft()

    async def free(self) -> None:
        await asyncio.sleep(0)

    def say(self, text: bytes) -> None:
        """The server says it."""
        self._carry(0, self.town.world, lambda: self._put(self.inbox, self.heard, text))

    def hear_later(self, text: bytes) -> None:
        self._put(self.outbox, self.arrived, text)

    async def close(self, code: int) -> None:
        self.cut()

    def ask(self, **wish: object) -> None:
        """The client says it."""
        text = json.dumps(wish).encode()
        self._carry(1, self.town.within(self.process), lambda: self._arrive(text))

    def _arrive(self, text: bytes) -> None:
        if self.listener is None or self.outbox or not self.listener.hear_now(text):
            self.hear_later(text)

    def cut(self) -> None:
        self.is_cut = True
        self.heard.set()
        self.arrived.set()

    def _put(self, box: deque[str], bell: asyncio.Event, text: bytes) -> None:
        box.append(text.decode())
        bell.set()

    def _carry(self, way: int, where: Context, arrive: Callable[[], None]) -> None:
        loop = self.town.loop
        self._free[way] = max(self._free[way], loop.time() + self.town.delay())

        def come() -> None:
            if not self.is_cut:
                arrive()

        loop.call_at(self._free[way], come, context=where)


class Town:
    """The database, the houses that are open, and what must never be."""

    def __init__(self, loop: VirtualLoop, rng: random.Random) -> None:
        self.loop = loop
        self.rng = rng
        self.world = copy_context()
        self.lines: list[Lines] = []
        self.houses: dict[str, House] = {}  # by process
        self.sockets: list[Socket] = []
        self.cuts = 0.0  # how often a line to the database is cut
        self.wrongs: list[str] = []
        self._engine = create_engine("sqlite://", poolclass=StaticPool)
        self._pen = self._engine.connect()
        with self._pen.begin():
            metadata.create_all(self._pen)
        self._opened = 0

    # The database and the network

    def run(self, work: Work[T]) -> T:
        with self._pen.begin():
            return work(self._pen)

    def spread(self, news: News, author: Lines) -> None:
        """Everybody else hears it, each after a while, in order."""
        when = self.loop.time() + self.delay() / 2
        for lines in [*self.lines]:
            if lines is not author:
                self.loop.call_at(when, lines.hear, news, context=self.within(lines.process))

    def within(self, process: str) -> Context:
        context = self.world.copy()
        context.run(PROCESS.set, process)
        return context

    def delay(self) -> float:
        return self.rng.random() * (0.5 if self.rng.random() < 0.03 else 0.01)

    def is_cut(self) -> bool:
        return self.rng.random() < self.cuts

    # Houses

    async def open(self) -> None:
        self._opened += 1
        process = f"house {self._opened}"
        await self.loop.spawn(process, self._open(process))

    async def _open(self, process: str) -> None:
        workers = cast(Workers, Thinkers(self))
        home = House(Lines(self), Limits.none(), 0.1, workers)
        await home.store.open()
        await home.rooms.open()
        self.houses[process] = home

    def kill(self, process: str = "") -> None:
        """That one or a random one; its guests notice."""
        process = process or self.rng.choice([*self.houses])
        self.loop.kill(process)
        del self.houses[process]
        self.lines = [lines for lines in self.lines if lines.process != process]
        for socket in self.sockets:
            if socket.process == process:
                socket.cut()

    def stop_one(self) -> None:
        """A random one does nothing for some seconds, and does not know it."""
        self.loop.stop_for(self.rng.choice([*self.houses]), self.rng.uniform(0.1, 6.0))

    async def table(self, who: Sequence[str], clock: Clock) -> str:
        """A table, made in a random house: `*` is a bot."""
        game = registry.game("pebbles")
        terms = Terms(game.name, game.rules, game.setup(len(who)), True, clock)
        opening: list[AnyEvent] = []
        for seat, name in enumerate(who):
            if name == "*":
                opening.append(BotSat(at=now(), seat=seat, bot="random"))
            else:
                opening.append(Sat(at=now(), seat=seat, person=name, name=name))
        process = self.rng.choice([*self.houses])
        rooms = self.houses[process].rooms
        made = self.loop.spawn(process, rooms.create(terms, opening, "somebody"))
        return str((await made).id)

    def visit(self, table: str, person: str) -> Socket:
        """A line to a table, through a random door."""
        process = self.rng.choice([*self.houses])
        socket = Socket(self, process)
        self.sockets.append(socket)
        self.loop.spawn(process, self._serve(socket, table, person))
        return socket

    async def _serve(self, socket: Socket, table: str, person: str) -> None:
        home = self.houses[socket.process]
        try:
            room = await home.room(table)
            call = cast(Any, socket)
            await Connection(call, call, room, Person(person, person, ""), home, "").serve()
        except No:
            pass
        except Exception as error:
            self.wrongs.append(f"a visit failed: {error!r}")
        socket.cut()

    # What must never be

    def look(self) -> None:
        """No table has two who run it."""
        holders: dict[str, str] = {}
        for process, home in self.houses.items():
            leases = home.rooms.leases
            for table in sorted(leases._held) if leases.is_open else []:
                other = holders.setdefault(table, process)
                if other != process:
                    self.wrongs.append(f"{other} and {process} both run {table}")

    def bodies(self, table: str) -> list[str]:
        """All that is stored of a table."""
        query = select(events.c.body).where(events.c.table_id == table).order_by(events.c.seq)
        return self.run(lambda pen: [*pen.execute(query).scalars()])
