"""SQLite: one file, one process.

It is asked right here, without a thread between: what it does takes a tenth of what handing it over
and back would cost. Only what waits for the disk itself, copying the log of changes into the
database, is done beside; and where somebody else has locked the file, it is asked again after a
while, in which everything else goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, select, text
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from steinkreis.server.changes import Change, body_of, is_plain, write
from steinkreis.server.claim import Claim
from steinkreis.server.database import Database, Group, Late, T, Work
from steinkreis.server.schema import events, set_up

LOCKED = 10.0  # seconds to wait for a file that somebody else has locked
AGAIN = 0.02  # seconds until it is asked again
EVENT = "INSERT INTO events (table_id, seq, body) VALUES (?, ?, ?)"
TURN = "UPDATE tables SET actor = ? WHERE id = ?"  # touches no index
MARK = "UPDATE tables SET status = ?, actor = ?, changed = ?, due = ? WHERE id = ?"
CHECKPOINT = 5.0  # seconds between two copies of the log of changes into the database


class Sqlite(Database):
    def __init__(self, url: str, *, durable: bool = False) -> None:
        super().__init__()
        self._engine = create_engine(url)
        self._claim = Claim(self._engine.url.database)
        self._durable = durable
        event.listen(self._engine, "connect", self._prepare)
        self._pen: Connection | None = None
        self._file: sqlite3.Connection | None = None  # the same, without SQLAlchemy
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._claim.take()
        self._pen = self._engine.connect()
        self._file = self._pen.connection.driver_connection
        self._tasks = [asyncio.create_task(self._checkpoint_on())]
        await self.do(set_up)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pen is not None:
            self._pen.close()
        self._engine.dispose()
        self._claim.release()

    async def do(self, work: Work[T]) -> T:
        assert self._pen is not None, "the database is not open"
        late = time.monotonic() + LOCKED
        while True:
            try:
                with self._pen.begin():
                    return work(self._pen)
            except OperationalError as error:
                if not is_locked(error) or time.monotonic() > late:
                    raise
            await asyncio.sleep(AGAIN)

    async def write(self, groups: Sequence[Group]) -> list[Exception | None]:
        """All at once; after a failure one by one, to let nobody suffer for another's change."""
        changes = [change for group in groups for change in group]
        try:
            if all(map(is_plain, groups)):
                self._write_plain(changes)
            else:
                await self.do(lambda pen: write(pen, changes))
        except Exception:
            return [await self._write_one(group) for group in groups]
        return [None] * len(groups)

    def _write_plain(self, changes: Sequence[Change]) -> None:
        """What every move needs, straight into the file: SQLAlchemy would take longer than it."""
        assert self._file is not None, "the database is not open"
        events = [
            (change.table_id, change.seq + index, body_of(happened))
            for change in changes
            for index, happened in enumerate(change.happened)
        ]
        marks, turns = [], []
        for change in changes:
            now = change.situation
            if now is not None and change.is_turn:
                turns.append((now.actor, change.table_id))
            elif now is not None:
                marks.append((now.status, now.actor, now.changed, now.due, change.table_id))
        with self._file:  # a transaction
            self._file.executemany(EVENT, events)
            self._file.executemany(MARK, marks)
            self._file.executemany(TURN, turns)

    async def _write_one(self, group: Group) -> Exception | None:
        try:
            await self.do(lambda pen: write(pen, group))
        except IntegrityError:
            return Late()
        except Exception as error:
            return error
        return None

    async def bodies(self, table_id: str, after: int) -> list[str]:
        place = (events.c.table_id == table_id) & (events.c.seq > after)
        query = select(events.c.body).where(place).order_by(events.c.seq)
        return await self.do(lambda pen: [body for (body,) in pen.execute(query)])

    async def _checkpoint_on(self) -> None:
        """Keep the log of changes short, without making anybody wait for the disk."""
        while True:
            await asyncio.sleep(CHECKPOINT)
            with contextlib.suppress(SQLAlchemyError):  # whoever is in the way is gone next time
                await asyncio.to_thread(_checkpoint, self._engine)

    def _prepare(self, connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # Either way a killed process loses nothing; FULL outlasts a power cut as well.
        cursor.execute(f"PRAGMA synchronous={'FULL' if self._durable else 'NORMAL'}")
        cursor.execute("PRAGMA wal_autocheckpoint=20000")  # only if the copying falls behind
        cursor.execute("PRAGMA busy_timeout=0")  # whoever waits, waits without holding up others
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()


def is_locked(error: OperationalError) -> bool:
    """Whether another process has the file for itself."""
    code = getattr(error.orig, "sqlite_errorcode", 0)
    return (code & 0xFF) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _checkpoint(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))
