"""What is kept: people, tables and their events, in SQLite or any database SQLAlchemy speaks to.

Events are only ever added, numbered without gaps per table. One writer stores what has piled up in
one transaction, so that a hundred tables cost no more commits than one.

SQLite is asked right here, without a thread between: what it does takes a tenth of what handing it
over and back would cost. Only what waits for the disk itself, copying the log of changes into the
database, is done beside. Databases behind a network are awaited.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    Executable,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Select,
    String,
    Text,
    bindparam,
    create_engine,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from steinkreis.table.events import AnyEvent

T = TypeVar("T")
Work = Callable[[Connection], T]
CHECKPOINT = 5.0  # seconds between two copies of SQLite's log of changes into the database

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
    sqlite_with_rowid=False,
)
records = SqlTable(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("body", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

analyses = SqlTable(
    "analyses",
    metadata,
    Column("id", String(32), primary_key=True),  # of the table or the record
    Column("rules", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

book = SqlTable(
    "book",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rank", String(80), nullable=False),  # sorts as text, best first
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Index("best", "game", "rank", "at"),
)

beats = SqlTable(
    "beats",  # one row: when the house was last known to be open
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
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
    status: str | None  # None: lists need not know
    changed: int
    seated: dict[int, str | None] = field(default_factory=dict)
    new: dict[str, Any] | None = None  # the row of a new table
    noted: dict[str, Any] | None = None  # the row of the book


Waiting = tuple[Sequence[Change], asyncio.Future[None]]  # who adds, waits for the future


class Store:
    def __init__(self, url: str) -> None:
        self._here: Engine | None = None  # SQLite
        self._away: AsyncEngine | None = None  # anything else
        if url.startswith("sqlite"):
            self._here = create_engine(url)
            event.listen(self._here, "connect", _set_up_sqlite)
        else:
            self._away = create_async_engine(url)
        self._pen: Connection | None = None  # to SQLite
        self._waiting: list[Waiting] = []
        self._arrived = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        if self._here is not None:
            self._pen = self._here.connect()
            self._tasks.append(asyncio.create_task(self._checkpoint_on(self._here)))
        await self._do(metadata.create_all)
        self._tasks.append(asyncio.create_task(self._write_on()))

    async def probe(self) -> None:
        """Open and close once, to see that there is a database behind the URL."""
        try:
            await self.open()
        finally:
            await self.close()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pen is not None:
            self._pen.close()
        if self._here is not None:
            self._here.dispose()
        if self._away is not None:
            await self._away.dispose()

    async def _do(self, work: Work[T]) -> T:
        """Do it all or not at all; when this returns, it is on disk."""
        if self._pen is not None:
            with self._pen.begin():
                return work(self._pen)
        assert self._away is not None, "the store is not open"
        async with self._away.begin() as connection:
            return await connection.run_sync(work)

    async def _checkpoint_on(self, engine: Engine) -> None:
        """Keep SQLite's log of changes short, without making anybody wait for the disk."""
        while True:
            await asyncio.sleep(CHECKPOINT)
            with contextlib.suppress(SQLAlchemyError):  # whoever is in the way is gone next time
                await asyncio.to_thread(_checkpoint, engine)

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
                await self._write(*(one for changes, _ in batch for one in changes))
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
                await self._write(*changes)
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(None)

    async def _write(self, *changes: Change) -> None:
        await self._do(lambda connection: _write(connection, changes))

    async def events_of(self, table_id: str) -> list[AnyEvent]:
        query = select(events.c.body).where(events.c.table_id == table_id).order_by(events.c.seq)
        return [_decode(body) for (body,) in await self._rows(query)]

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

    async def count_unfinished(self, creator: str, since: int) -> int:
        """Tables of that person at which something has happened since then."""
        query = select(tables.c.id).where(
            tables.c.creator == creator, tables.c.status != "over", tables.c.changed >= since
        )
        return len(await self._ids(query))

    async def beat(self, now: int) -> None:
        def write(connection: Connection) -> None:
            if connection.execute(update(beats).values(at=now)).rowcount == 0:
                connection.execute(insert(beats).values({"id": 1, "at": now}))

        await self._do(write)

    async def last_beat(self) -> int | None:
        rows = await self._rows(select(beats.c.at))
        return int(rows[0][0]) if rows else None

    async def _rows(self, query: Select[Any]) -> list[tuple[Any, ...]]:
        return await self._do(lambda connection: [tuple(r) for r in connection.execute(query)])

    async def _ids(self, query: Select[Any]) -> list[str]:
        return [row[0] for row in await self._rows(query)]

    # People

    async def person_by_token(self, token_hash: str) -> tuple[str, str] | None:
        """The id and the name of the person who holds the token."""
        query = select(persons.c.id, persons.c.name).where(persons.c.token_hash == token_hash)
        rows = await self._rows(query)
        return (rows[0][0], rows[0][1]) if rows else None

    async def add_person(self, person_id: str, token_hash: str, now: int) -> None:
        row = {"id": person_id, "token_hash": token_hash, "name": "", "created": now}
        await self._put(insert(persons).values(row))

    async def rename(self, person_id: str, name: str) -> None:
        await self._put(update(persons).where(persons.c.id == person_id).values(name=name))

    async def _put(self, statement: Executable) -> None:
        await self._do(lambda connection: connection.execute(statement))

    # Uploaded records

    async def add_record(self, record_id: str, body: str, now: int) -> None:
        row = {"id": record_id, "body": body, "created": now}
        await self._put(insert(records).values(row))

    async def record(self, record_id: str) -> str | None:
        rows = await self._rows(select(records.c.body).where(records.c.id == record_id))
        return str(rows[0][0]) if rows else None

    # The book

    async def best(self, game: str, limit: int) -> list[tuple[str, int, str]]:
        """The table, the time and what was noted of the best games."""
        query = (
            select(book.c.table_id, book.c.at, book.c.body)
            .where(book.c.game == game)
            .order_by(book.c.rank, book.c.at)
            .limit(limit)
        )
        return [(str(id), int(at), str(body)) for id, at, body in await self._rows(query)]

    # Analyses

    async def add_analysis(self, id: str, rules: int, body: str) -> None:
        await self._put(insert(analyses).values({"id": id, "rules": rules, "body": body}))

    async def analysis(self, id: str, rules: int) -> str | None:
        place = (analyses.c.id == id) & (analyses.c.rules == rules)
        rows = await self._rows(select(analyses.c.body).where(place))
        return str(rows[0][0]) if rows else None


def _write(connection: Connection, changes: Sequence[Change]) -> None:
    new = [change.new for change in changes if change.new is not None]
    if new:
        connection.execute(insert(tables), new)
    rows = [
        {"table_id": change.table_id, "seq": change.seq + index, "body": _encode(happened).decode()}
        for change in changes
        for index, happened in enumerate(change.happened)
    ]
    if rows:
        connection.execute(insert(events), rows)
    noted = [change.noted for change in changes if change.noted is not None]
    if noted:
        connection.execute(insert(book), noted)
    told = {c.table_id: c for c in changes if c.new is None and c.status is not None}
    marks = [{"which": c.table_id, "now": c.status, "at": c.changed} for c in told.values()]
    if marks:
        connection.execute(_mark, marks)
    for change in changes:
        for seat, person in change.seated.items():
            _seat(connection, change.table_id, seat, person)


def _seat(connection: Connection, table_id: str, seat: int, person: str | None) -> None:
    place = (seats.c.table_id == table_id) & (seats.c.seat == seat)
    connection.execute(seats.delete().where(place))
    if person is not None:
        row = {"table_id": table_id, "seat": seat, "person_id": person}
        connection.execute(insert(seats), row)


def _checkpoint(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")  # a killed process loses nothing
    cursor.execute("PRAGMA wal_autocheckpoint=20000")  # only if the copying beside falls behind
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
