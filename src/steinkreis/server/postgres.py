"""PostgreSQL: many processes, on one machine or on several.

What is asked now and then goes through SQLAlchemy. What every move needs speaks to the database
itself, for a fifth of the time: one pen that stores all that has piled up in one statement, one
eye that reads events, one ear for what others have stored.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import BigInteger, ColumnElement, Connection, func, literal_column, make_url, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from steinkreis.server.changes import Change, body_of
from steinkreis.server.complaints import complain
from steinkreis.server.database import News, T, Work
from steinkreis.server.schema import set_up
from steinkreis.server.shared import AGAIN, PATIENCE, Shared, short_events

CHANNEL = "steinkreis"
ALIVE = 5.0  # seconds between two questions whether it is there

# One statement, so that of a change of two events never one goes in alone: its first event, where
# the number is free; all else only with that.
WRITE = f"""
WITH firsts AS (
  INSERT INTO events (table_id, seq, body)
  SELECT * FROM unnest($1::text[], $2::int[], $3::text[]) AS one (table_id, seq, body)
  ORDER BY table_id
  ON CONFLICT DO NOTHING RETURNING table_id, seq
), others AS (
  INSERT INTO events (table_id, seq, body)
  SELECT one.* FROM unnest($4::text[], $5::int[], $6::text[]) AS one (table_id, seq, body)
  JOIN firsts USING (table_id)
), marks AS (
  UPDATE tables SET status = one.status, actor = one.actor, changed = one.changed, due = one.due
  FROM unnest($7::text[], $8::text[], $9::int[], $10::bigint[], $11::bool[])
    AS one (id, status, actor, changed, due)
  JOIN firsts ON firsts.table_id = one.id WHERE tables.id = one.id
), told AS (
  SELECT pg_notify('{CHANNEL}', json_build_object(
    'by', $12::text, 'tables', json_object_agg(table_id, seq), 'events', $13::json)::text)
  FROM firsts HAVING count(*) > 0
)
SELECT table_id FROM firsts, told
"""
READ = "SELECT body FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq"
CLOCK = "(extract(epoch from clock_timestamp()) * 1000)::bigint"

_encode = msgspec.json.Encoder().encode
_news = msgspec.json.Decoder(News).decode


class Reconnecting:
    """A connection that is made anew when it is lost; one question at a time."""

    def __init__(self, database: Postgres) -> None:
        self._database = database
        self._connection: asyncpg.Connection[Any] | None = None
        self._lock = asyncio.Lock()

    async def ask(self, statement: str, *values: object) -> list[Any]:
        async with self._lock:
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._database.connect()
            try:
                return await self._connection.fetch(statement, *values)
            except asyncpg.PostgresError:
                raise
            except BaseException:
                self.close()  # nobody knows what the next answer would belong to
                raise

    def close(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


class Postgres(Shared):
    def __init__(self, url: str, *, durable: bool = False) -> None:
        super().__init__()
        found = make_url(url)
        self._dsn = found.set(drivername="postgresql").render_as_string(hide_password=False)
        self._durable = durable
        self._engine = create_async_engine(
            found.set(drivername="postgresql+asyncpg"),
            pool_pre_ping=True,
            connect_args={"server_settings": self._settings},
        )
        self._pen = Reconnecting(self)
        self._eye = Reconnecting(self)
        self._ear: asyncio.Task[None] | None = None

    @property
    def _settings(self) -> dict[str, str]:
        return {"synchronous_commit": "on"} if self._durable else {}

    async def connect(self) -> asyncpg.Connection[Any]:
        settings = self._settings
        return await asyncpg.connect(self._dsn, timeout=5, server_settings=settings)

    async def open(self) -> None:
        await self.patiently(lambda: self.run(set_up), PATIENCE if self.is_patient else 0.0)
        self._ear = asyncio.create_task(self._listen_on())

    async def close(self) -> None:
        if self._ear is not None:
            self._ear.cancel()
            await asyncio.gather(self._ear, return_exceptions=True)
        self._pen.close()
        self._eye.close()
        await self._engine.dispose()

    async def run(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def insert(self, changes: Sequence[Change]) -> set[str]:
        short = _encode(short_events(changes)).decode()
        rows = await self._pen.ask(WRITE, *_columns(changes, self.house), short)
        return {row[0] for row in rows}

    async def read(self, table_id: str, after: int) -> list[str]:
        return [row[0] for row in await self._eye.ask(READ, table_id, after)]

    def clock(self) -> ColumnElement[int]:
        return literal_column(CLOCK, BigInteger)

    # Telling and hearing

    async def spread(self, news: News) -> None:
        told = _encode(news).decode()
        await self.patiently(lambda: self._eye.ask("SELECT pg_notify($1, $2)", CHANNEL, told))

    def announce(self, connection: Connection, news: News) -> None:
        connection.execute(select(func.pg_notify(CHANNEL, _encode(news).decode())))

    async def _listen_on(self) -> None:
        """Listen first, then look at everything that may have been missed: again and again."""
        while True:
            try:
                await self._listen()
            except Exception as error:
                if not self.is_lost(error):
                    complain("listening", error)
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        line, gone = await self.connect(), asyncio.Event()
        try:
            line.add_termination_listener(lambda _: gone.set())
            await line.add_listener(CHANNEL, self._hear)
            self.hear(News(self.house, is_anew=True))
            while not gone.is_set():
                await line.fetch("SELECT 1", timeout=ALIVE)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(gone.wait(), ALIVE)
        finally:
            line.terminate()

    def is_lost(self, error: BaseException) -> bool:
        return is_lost(error)

    def _hear(self, line: object, pid: int, channel: str, payload: object) -> None:
        with contextlib.suppress(msgspec.MsgspecError):  # somebody else's, or of a later version
            news = _news(str(payload))
            if news.by != self.house:
                self.hear(news)


def is_lost(error: BaseException) -> bool:
    if isinstance(error, DBAPIError):
        cause = error.orig and error.orig.__cause__
        return error.connection_invalidated or (cause is not None and is_lost(cause))
    lost = (
        *(OSError, asyncpg.InterfaceError, asyncpg.InternalClientError),
        *(asyncpg.PostgresConnectionError, asyncpg.exceptions.OperatorInterventionError),
        asyncpg.exceptions.TransactionRollbackError,
    )
    return isinstance(error, lost)


def _columns(changes: Sequence[Change], house: str) -> list[object]:
    first = [(one.table_id, one.seq, body_of(one.happened[0])) for one in changes]
    rest = [
        (one.table_id, one.seq + index, body_of(happened))
        for one in changes
        for index, happened in enumerate(one.happened[1:], 1)
    ]
    marks = [
        (one.table_id, now.status, now.actor, now.changed, now.due)
        for one in changes
        if (now := one.situation) is not None
    ]
    return [*_turned(first, 3), *_turned(rest, 3), *_turned(marks, 5), house]


def _turned(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    return [[row[column] for row in rows] for column in range(width)]
