"""A database that many processes share: what holds for it whatever it is made of.

Where a line is lost, nobody knows whether the last words were heard. So they are said again, and if
the number is taken by then, it is looked up whether that is our own event.
"""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, OperationalError

from steinkreis.server.changes import Change, body_of, is_plain, write
from steinkreis.server.database import Database, Group, Late, News, T, Work

PATIENCE = 20.0  # seconds to wait for a database that is not there
AGAIN = 0.1  # seconds until it is asked again
MOST = 30  # changes in one statement: what they tell others must stay below 8,000 bytes
SHORT = 150  # bytes of an event that is told as it is

Found = TypeVar("Found")


class Shared(Database):
    is_shared = True
    window = 0.002

    # What it is made of

    @abstractmethod
    async def run(self, work: Work[T]) -> T:
        """Do it all or not at all."""

    @abstractmethod
    async def insert(self, changes: Sequence[Change]) -> set[str]:
        """Store those whose number is free, whole, and tell others; the tables of these."""

    @abstractmethod
    async def read(self, table_id: str, after: int) -> list[str]:
        """The bodies of the events after so many."""

    @abstractmethod
    def announce(self, connection: Connection, news: News) -> None:
        """Tell others, if all else on that connection is stored."""

    @abstractmethod
    def is_lost(self, error: BaseException) -> bool:
        """Whether the line was cut, or it gave up in favour of somebody else."""

    # What follows

    async def do(self, work: Work[T]) -> T:
        return await self.patiently(lambda: self.run(work))

    async def bodies(self, table_id: str, after: int) -> list[str]:
        return await self.patiently(lambda: self.read(table_id, after))

    async def write(self, groups: Sequence[Group]) -> list[Exception | None]:
        plain = [group for group in groups if is_plain(group)]
        plain.sort(key=lambda group: group[0].table_id)  # or two such would wait in a circle
        wrong: dict[int, Exception | None] = {}
        for first in range(0, len(plain), MOST):
            wrong |= await self._write_plain(plain[first : first + MOST])
        for group in groups:
            if id(group) not in wrong:
                wrong[id(group)] = await self._write_one(group)
        return [wrong[id(group)] for group in groups]

    async def _write_plain(self, groups: Sequence[Group]) -> dict[int, Exception | None]:
        changes = [change for group in groups for change in group]
        try:
            stored = await self.patiently(lambda: self.insert(changes))
            late = [group for group in groups if group[0].table_id not in stored]
            return dict.fromkeys(map(id, groups), None) | {
                id(group): None if await self._is_own(group[0]) else Late() for group in late
            }
        except Exception as error:
            return dict.fromkeys(map(id, groups), error)

    async def _write_one(self, group: Group) -> Exception | None:
        """More than events: in a transaction of its own."""
        told = News(self.house, {change.table_id: change.seq for change in group})

        def work(connection: Connection) -> None:
            write(connection, group)
            self.announce(connection, told)

        try:
            await self.do(work)
        except IntegrityError as error:
            try:
                return None if await self._is_own(group[0]) else Late(str(error.orig))
            except Exception as lost:
                return lost
        except Exception as error:
            return error
        return None

    async def _is_own(self, change: Change) -> bool:
        """Whether the event of that number is ours: we were heard, the answer was lost."""
        return (await self.bodies(change.table_id, change.seq - 1))[:1] == [
            body_of(change.happened[0])
        ]

    async def patiently(
        self, ask: Callable[[], Awaitable[Found]], patience: float = PATIENCE
    ) -> Found:
        """Ask, and while the database is not there, ask again."""
        late = time.monotonic() + patience
        while True:
            try:
                return await ask()
            except Exception as error:
                if not self.is_lost(error):
                    raise
                if time.monotonic() > late:
                    raise OperationalError("the database", None, error) from error
            await asyncio.sleep(AGAIN)


def short_events(changes: Sequence[Change]) -> dict[str, str]:
    """What others need not read, by table; who finds it stale looks at the number."""
    single = [change for change in changes if len(change.happened) == 1]
    bodies = {change.table_id: body_of(change.happened[0]) for change in single}
    return {id: body for id, body in bodies.items() if len(body) <= SHORT}
