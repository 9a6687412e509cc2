"""All live tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.exc import SQLAlchemyError

from steinkreis.game.registry import games
from steinkreis.game.trouble import UnknownGame
from steinkreis.server.changes import birth_of
from steinkreis.server.complaints import complain
from steinkreis.server.crowd import Crowd
from steinkreis.server.database import News
from steinkreis.server.leases import RENEWED, Leases
from steinkreis.server.metrics import Metrics
from steinkreis.server.room import Room
from steinkreis.server.store import Store
from steinkreis.server.workers import Workers
from steinkreis.table.events import AnyEvent, Terms
from steinkreis.table.host import No
from steinkreis.table.listed import Listed, listed
from steinkreis.table.table import Table, WrongRules, fold

log = logging.getLogger("steinkreis")

IDLE = 600.0  # seconds after which a table that nobody watches is forgotten (it stays stored)
ADOPTED = 50  # tables that are looked for at a time
LONG = 300  # events; folding more than that is done beside


class Rooms:
    """All live tables; those not in memory are read from the store when somebody asks."""

    def __init__(self, store: Store, workers: Workers, pace: float) -> None:
        self.store = store
        self.workers = workers
        self.pace = pace
        self.nature = ThreadPoolExecutor(1, "nature")  # answers for one table after the other
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.leases = Leases(store.database)
        self.crowd = Crowd(self)
        self.metrics = Metrics()
        self.houses = 1  # that are open, with this one

    async def open(self) -> None:
        """Open the house; games that are being played go on, and those that can wait are left."""
        for game in games().values():
            self.nature.submit(game.lacks)  # loads what is slow to load, before anybody needs it
        await self._list_all()
        await self.leases.enter()
        self.store.database.ears.append(self._hear)
        works = [self._renew(), self._sweep(), self._adopt() if self.is_shared else self._resume()]
        self._tasks = [asyncio.create_task(work) for work in works]

    @property
    def is_shared(self) -> bool:
        """Whether other processes have the same tables."""
        return self.store.database.is_shared

    @property
    def plays(self) -> bool:
        """Whether bots play here."""
        return self.workers is None or self.workers.plays

    async def _resume(self) -> None:
        """Go on with all that goes on by itself, one table after the other while guests come in."""
        for id in await self.store.due():
            await self._go_on(id)

    async def _adopt(self) -> None:
        """Go on with what goes on by itself and nobody sees to, also when a house is gone."""
        while True:
            try:
                for id in await self.leases.orphans(_known(), ADOPTED):
                    if await self.leases.hold(id):
                        await self._go_on(id)
            except Exception as error:
                complain("looking for tables", error)
            await asyncio.sleep(RENEWED)

    async def _go_on(self, id: str) -> None:
        """Open that table; one that cannot be opened is no reason to leave all others closed."""
        try:
            room = await self.room(id)
            if room is not None:
                room.duty.go_on()
        except No:
            pass  # played by rules that are gone, or damaged: that was said
        except Exception as error:
            complain(f"opening table {id}", error)

    async def _list_all(self) -> None:
        """Fill in what lists do not know: tables from before they did, or whose rules are back."""
        for id in await self.store.unlisted():
            with contextlib.suppress(No):  # played by rules that are gone
                table = await self._fold(id)
                if table is not None:
                    await self.store.fill(listed(table, id))

    def all(self) -> list[Room]:
        """All that are in memory."""
        return [*self._rooms.values()]

    def known(self, id: str) -> Room | None:
        """The live table, if it is in memory."""
        return self._rooms.get(id)

    def here(self, id: str) -> set[str]:
        """Who looks at that table now."""
        room = self._rooms.get(id)
        return room.here if room is not None else self.crowd.elsewhere(id)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            room.stop()
        with contextlib.suppress(Exception):  # a database that is gone is no reason to stay
            await self.leases.leave()
        self.nature.shutdown(wait=False, cancel_futures=True)

    async def create(self, terms: Terms, opening: list[AnyEvent], creator: str) -> Room:
        birth = birth_of(terms, opening, creator)
        await self.store.add(birth)
        room = await self.room(birth.table_id)
        assert room is not None
        return room

    async def room(self, id: str) -> Room | None:
        """The live table, read from the store where it is not in memory."""
        found = self._rooms.get(id)
        if found is not None:
            found.used = time.monotonic()
            if self.is_shared:
                await found.catch_up()  # whoever comes from elsewhere has seen all up to now
            return found
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._read(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _read(self, id: str) -> Room | None:
        """The live table from the store; there is one only if it could be woken."""
        table = await self._fold(id)
        if table is None:
            return None
        room = Room(id, table, self)
        try:
            await room.wake(await self.store.owed(id) if table.timing.is_on else 0)
        except BaseException:
            room.close()
            raise
        self._rooms[id] = room
        self.crowd.ask(id)
        if self.is_shared:
            await room.catch_up()  # what happened before it could be heard of here
        return room

    async def _fold(self, id: str) -> Table | None:
        """The table as it is stored; No where its rules are gone, or its events are damaged."""
        happened: list[AnyEvent] = []
        try:
            happened = await self.store.events_of(id)
            return await folded(happened) if happened else None
        except (WrongRules, UnknownGame):
            row = await self.store.listed(id)
            if row is not None and is_known(row):  # lists would not know
                await self.store.unlist(id)
            raise No("wrong-rules") from None
        except SQLAlchemyError:
            raise
        except Exception as error:
            log.error("table %s is left out, it cannot be read: %r", id, error)
            await self.store.unlist(id)
            raise No("damaged") from None

    async def _renew(self) -> None:
        """Say that the house is open, so that others know, and the next one for how long."""
        while True:
            await asyncio.sleep(RENEWED)
            try:
                alive = await self.leases.renew()
                self.houses = len(alive)
                self.crowd.bury(alive)
            except Exception as error:
                complain("the beat", error)

    def _hear(self, news: News) -> None:
        """What happened elsewhere; a table that nobody here looks at need not know."""
        for room in [*self._rooms.values()] if news.is_anew else []:
            room.follow()
        for id, seq in news.tables.items():
            found = self._rooms.get(id)
            if found is not None and found.table.seq < seq:
                found.hear_of(seq, news.events.get(id))
        self.crowd.hear(news)

    async def _sweep(self) -> None:
        """Forget tables that nobody looks at and where nothing is due."""
        while True:
            await asyncio.sleep(30)
            late = time.monotonic() - IDLE
            for id, room in list(self._rooms.items()):
                if not room.guests and room.used < late and not room.duty.is_due:
                    del self._rooms[id]
                    self.crowd.forget(id)
                    await self.leases.release(id)

    def drop(self, room: Room) -> None:
        """Read this table anew next time: what is in memory may not be what is stored."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]


def _known() -> list[tuple[str, int]]:
    """The games that are here, with every version of their rules that they can play."""
    here = games().values()
    return [(game.name, rules) for game in here for rules in (game.rules, *game.older)]


def is_known(table: Listed) -> bool:
    """Whether the rules that it was played by are still here."""
    game = games().get(table.game)
    return game is not None and game.plays_like(table.rules, table.setup) is not None


async def folded(happened: list[AnyEvent]) -> Table:
    """The table that these events have made; nobody waits for a long one but who asked for it."""
    if len(happened) < LONG:
        return fold(happened)
    return await asyncio.to_thread(fold, happened)
