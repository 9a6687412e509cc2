"""What is kept: people, tables and their events, in SQLite or any database SQLAlchemy speaks to.

Events are only ever added, numbered without gaps per table. One writer stores what has piled up in
one transaction, so that a hundred tables cost no more commits than one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Text,
    bindparam,
    event,
    insert,
    select,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from steinkreis.table.events import AnyEvent

metadata = MetaData()
persons = SqlTable(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), unique=True, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)
tables = SqlTable(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("creator", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False, index=True),
)
seats = SqlTable(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(32), nullable=False, index=True),
)
events = SqlTable(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)
records = SqlTable(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("body", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

_mark = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(status=bindparam("now"), changed=bindparam("at"))
)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyEvent).decode


@dataclass
class Change:
    """What one step of a table adds: events from `seq` on, and what lists of tables show of it."""

    table_id: str
    seq: int
    happened: Sequence[AnyEvent]
    status: str
    changed: int
    seated: dict[int, str | None] = field(default_factory=dict)
    new: dict[str, Any] | None = None  # the row of a new table


Waiting = tuple[Sequence[Change], asyncio.Future[None]]  # who adds, waits for the future


class Store:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        if url.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
        self._waiting: list[Waiting] = []
        self._arrived = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(metadata.create_all)
        self._writer = asyncio.create_task(self._write_on())

    async def probe(self) -> None:
        """Open and close once, to see that there is a database behind the URL."""
        try:
            await self.open()
        finally:
            await self.close()

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
        await self.engine.dispose()

    # Tables

    async def add(self, *changes: Change) -> None:
        """Store all of these changes or none; when this returns, they are on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((changes, done))
        self._arrived.set()
        await done

    async def _write_on(self) -> None:
        """Store everything that has come in, again and again."""
        while True:
            await self._arrived.wait()
            self._arrived.clear()
            batch, self._waiting = self._waiting, []
            try:
                async with self.engine.begin() as connection:
                    await _write(connection, [one for changes, _ in batch for one in changes])
            except Exception:
                await self._write_singly(batch)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)

    async def _write_singly(self, batch: list[Waiting]) -> None:
        """After a failure: let nobody suffer for another's change."""
        for changes, done in batch:
            try:
                async with self.engine.begin() as connection:
                    await _write(connection, changes)
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(None)

    async def events_of(self, table_id: str) -> list[AnyEvent]:
        query = select(events.c.body).where(events.c.table_id == table_id).order_by(events.c.seq)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            return [_decode(body) for (body,) in rows]

    async def tables_by_status(self, status: str, *, public: bool, limit: int) -> list[str]:
        query = select(tables.c.id).where(tables.c.status == status)
        if public:
            query = query.where(tables.c.public)
        return await self._ids(query.order_by(tables.c.changed.desc()).limit(limit))

    async def tables_of(self, person_id: str, limit: int) -> list[str]:
        query = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person_id == person_id)
            .distinct()
            .order_by(tables.c.changed.desc(), tables.c.id)
            .limit(limit)
        )
        return await self._ids(query.add_columns(tables.c.changed))

    async def count_unfinished(self, creator: str) -> int:
        query = select(tables.c.id).where(tables.c.creator == creator, tables.c.status != "over")
        return len(await self._ids(query))

    async def _ids(self, query: Any) -> list[str]:
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    # People

    async def person_by_token(self, token_hash: str) -> tuple[str, str] | None:
        """The id and the name of the person who holds the token."""
        query = select(persons.c.id, persons.c.name).where(persons.c.token_hash == token_hash)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return (row[0], row[1]) if row is not None else None

    async def add_person(self, person_id: str, token_hash: str, now: int) -> None:
        row = {"id": person_id, "token_hash": token_hash, "name": "", "created": now}
        async with self.engine.begin() as connection:
            await connection.execute(insert(persons), row)

    async def rename(self, person_id: str, name: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                update(persons).where(persons.c.id == person_id).values(name=name)
            )

    # Uploaded records

    async def add_record(self, record_id: str, body: str, now: int) -> None:
        async with self.engine.begin() as connection:
            row = {"id": record_id, "body": body, "created": now}
            await connection.execute(insert(records), row)

    async def record(self, record_id: str) -> str | None:
        query = select(records.c.body).where(records.c.id == record_id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return row[0] if row is not None else None


async def _write(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    new = [change.new for change in changes if change.new is not None]
    if new:
        await connection.execute(insert(tables), new)
    rows = [
        {"table_id": change.table_id, "seq": change.seq + index, "body": _encode(happened).decode()}
        for change in changes
        for index, happened in enumerate(change.happened)
    ]
    if rows:
        await connection.execute(insert(events), rows)
    latest = {change.table_id: change for change in changes if change.new is None}
    marks = [{"which": c.table_id, "now": c.status, "at": c.changed} for c in latest.values()]
    if marks:
        await connection.execute(_mark, marks)
    for change in changes:
        for seat, person in change.seated.items():
            await _seat(connection, change.table_id, seat, person)


async def _seat(connection: AsyncConnection, table_id: str, seat: int, person: str | None) -> None:
    place = (seats.c.table_id == table_id) & (seats.c.seat == seat)
    await connection.execute(seats.delete().where(place))
    if person is not None:
        row = {"table_id": table_id, "seat": seat, "person_id": person}
        await connection.execute(insert(seats), row)


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")  # a killed process loses nothing
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
