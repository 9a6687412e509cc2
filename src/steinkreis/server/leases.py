"""Who runs a table's bots and its clock: the house that holds it, as long as it is open.

A house is a process that serves. It says every second that it is open for some seconds more, in
one row however many tables it holds; who does not say it in time is gone, and others may take its
tables. Time is the database's, and a house counts its own from before it asked, so that it stops
before others begin. Should two ever hold one table all the same, the numbers of its events let only
one of them have its way.

Where nobody else has the database, everything is held.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import (
    ColumnElement,
    Connection,
    delete,
    exists,
    func,
    insert,
    select,
    text,
    tuple_,
    update,
)

from steinkreis.server.database import Database
from steinkreis.server.schema import houses, tables
from steinkreis.server.stamps import agree, new_id

LEASE = 3.0  # seconds that a house is known to be open
GRACE = 0.5  # seconds after which others believe that it is not
RENEWED = 1.0  # seconds between two renewals
_LEASE = int(1000 * LEASE)
_GRACE = int(1000 * GRACE)


class Leases:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._held: set[str] = set()
        self._until = 0.0  # by our own clock

    @property
    def house(self) -> str:
        return self.database.house

    @property
    def is_open(self) -> bool:
        return not self.database.is_shared or time.monotonic() < self._until

    def holds(self, table_id: str) -> bool:
        return not self.database.is_shared or (self.is_open and table_id in self._held)

    # The house

    async def enter(self) -> None:
        """Open the house. The first one gives everybody back the time that all were closed."""
        asked = time.monotonic()
        await self.database.do(self._enter)
        self._until = asked + LEASE

    def _enter(self, connection: Connection) -> None:
        if self.database.is_shared and connection.dialect.name == "postgresql":
            connection.execute(text("LOCK TABLE houses IN EXCLUSIVE MODE"))
        at = self._time(connection)
        last = connection.execute(select(func.max(houses.c.until))).scalar()
        if last is not None and (not self.database.is_shared or last + _GRACE < at):
            gap = at - (last - _LEASE)  # below 0: the clock was set back
            owed = func.coalesce(tables.c.owed, 0) + gap
            connection.execute(update(tables).where(tables.c.due).values(owed=owed))
        dead = houses.c.until + _GRACE < at if self.database.is_shared else houses.c.id != ""
        connection.execute(delete(houses).where(dead | (houses.c.id == self.house)))
        connection.execute(insert(houses).values(id=self.house, until=at + _LEASE))

    async def renew(self) -> set[str]:
        """Say that the house is open; all that are. Who says it too late is somebody new then."""
        asked = time.monotonic()
        at, alive = await self.database.do(self._renew)
        if self.house not in alive:
            self._held.clear()
            self.database.house = new_id()
            await self.enter()
            return alive
        self._until = asked + LEASE
        if self.database.is_shared:
            agree(at + int(500 * (time.monotonic() - asked)))
        return alive

    def _renew(self, connection: Connection) -> tuple[int, set[str]]:
        at = self._time(connection)
        mine = houses.c.id == self.house
        if self.database.is_shared:
            mine &= houses.c.until > at
        connection.execute(update(houses).where(mine).values(until=at + _LEASE))
        alive = select(houses.c.id).where(houses.c.until > at)
        return at, {*connection.execute(alive).scalars()}

    async def leave(self) -> None:
        """Close the house: note until when it was open, and let others have its tables."""
        await self.renew()
        self._until = 0.0
        mine = tables.c.due & (tables.c.holder == self.house)
        give = update(tables).where(mine).values(holder=None)
        await self.database.do(lambda connection: connection.execute(give))

    def _time(self, connection: Connection) -> int:
        return int(connection.execute(select(self.database.clock())).scalar_one())

    # Tables

    async def hold(self, table_id: str) -> bool:
        """Take the table, if nobody has it who is still there."""
        if self.holds(table_id):
            return True
        if not self.is_open:
            return False
        house = self.house
        free = tables.c.holder.is_(None) | (tables.c.holder == house) | self._is_gone()
        take = update(tables).where(tables.c.id == table_id, free).values(holder=house)
        taken = await self.database.do(lambda connection: connection.execute(take).rowcount)
        if taken != 1 or house != self.house:
            return False
        self._held.add(table_id)
        return self.holds(table_id)

    async def release(self, table_id: str) -> None:
        """Let others have it."""
        if table_id not in self._held:
            return
        self._held.discard(table_id)
        mine = (tables.c.id == table_id) & (tables.c.holder == self.house)
        give = update(tables).where(mine).values(holder=None)
        await self.database.do(lambda connection: connection.execute(give))

    async def orphans(self, known: Sequence[tuple[str, int]], most: int) -> list[str]:
        """Tables of these games and rules that go on by themselves, and that nobody holds."""
        is_known = tuple_(tables.c.game, tables.c.rules).in_(known)
        query = select(tables.c.id).where(tables.c.due, is_known, self._is_gone()).limit(most)
        return await self.database.do(lambda connection: [*connection.execute(query).scalars()])

    def _is_gone(self) -> ColumnElement[bool]:
        """Whether nobody holds the table any more."""
        is_open = houses.c.until + _GRACE > self.database.clock()
        return ~exists().where(houses.c.id == tables.c.holder, is_open)
