"""What is kept: people, tables and their events.

Events are only ever added, numbered without gaps per table. One writer stores what has piled up in
one transaction, so that a hundred tables cost no more commits than one.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Executable, Select, insert, select, update
from sqlalchemy.exc import IntegrityError

from steinkreis.game.setup import Setup
from steinkreis.server.attic import unpack_person, unpack_table
from steinkreis.server.changes import Change, fill
from steinkreis.server.database import Database, Group
from steinkreis.server.schema import analyses, book, persons, records, seats, tables
from steinkreis.server.sqlite import Sqlite
from steinkreis.table.chairs import Chairs
from steinkreis.table.events import AnyEvent
from steinkreis.table.listed import Listed, Situation

_decode = msgspec.json.Decoder(AnyEvent).decode
_chairs = msgspec.json.Decoder(Chairs).decode
_setup = msgspec.json.Decoder(Setup).decode

Done = Callable[[Exception | None], None]  # called when it is stored, or what went wrong


def database_at(url: str, *, durable: bool = False) -> Database:
    """SQLite or PostgreSQL, by the URL."""
    if url.startswith("postgres"):
        from steinkreis.server.postgres import Postgres  # its driver is an extra

        return Postgres(url, durable=durable)
    return Sqlite(url, durable=durable)


class Store:
    def __init__(self, where: str | Database) -> None:
        self.database = database_at(where) if isinstance(where, str) else where
        self._waiting: list[tuple[Group, Done]] = []
        self._arrived = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.database.open()
        self._writing = asyncio.create_task(self._write_on())

    async def probe(self) -> None:
        """Open and close once, to see at once whether there is a database behind the URL."""
        self.database.is_patient = False
        try:
            await self.open()
        finally:
            await self.close()

    async def close(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        await self.database.close()

    # Tables

    async def add(self, *changes: Change) -> None:
        """Store all of these changes or none; when this returns, they are stored.

        Late, where somebody else was quicker.
        """
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if stored.done():
                return  # nobody waits any more
            if error is None:
                stored.set_result(None)
            else:
                stored.set_exception(error)

        self.put(changes, done)
        await stored

    def put(self, changes: Group, done: Done) -> None:
        """The same for whoever does not wait: `done` is called right after they are stored."""
        self._waiting.append((changes, done))
        self._arrived.set()

    async def _write_on(self) -> None:
        """Store everything that has come in, again and again."""
        while True:
            await self._arrived.wait()
            if self.database.window:
                await asyncio.sleep(self.database.window)
            self._arrived.clear()
            batch, self._waiting = self._waiting, []
            wrong = await self.database.write([group for group, _ in batch])
            for (_, done), error in zip(batch, wrong, strict=True):
                done(error)

    async def events_of(self, table_id: str, after: int = 0) -> list[AnyEvent]:
        """What has happened at a table, or what came after so many events."""
        bodies = await self.database.bodies(table_id, after)
        if after == 0 and not any('"kind":"created"' in body for body in bodies[:1]):
            with contextlib.suppress(IntegrityError):  # another process brought it back
                await self.database.do(lambda connection: unpack_table(connection, table_id))
            bodies = await self.database.bodies(table_id, after)
        return [_decode(body) for body in bodies]

    def event(self, body: str) -> AnyEvent:
        """An event out of its stored form."""
        found: AnyEvent = _decode(body)
        return found

    async def fill(self, table: Listed) -> None:
        """Complete the row of a table from before tables were listed without being opened."""
        await self.database.do(lambda connection: fill(connection, table))

    async def unlist(self, table_id: str) -> None:
        """A table that cannot be opened is in no list."""
        await self._put(update(tables).where(tables.c.id == table_id).values(setup=None))

    async def unlisted(self) -> list[str]:
        """Tables whose row is not complete."""
        return await self._ids(select(tables.c.id).where(tables.c.setup.is_(None)))

    async def due(self) -> list[str]:
        """Tables that go on by themselves, the latest first; None is from before that was noted."""
        is_due = tables.c.due.is_(None) | tables.c.due
        query = select(tables.c.id).where(tables.c.status != "over", is_due)
        return await self._ids(query.order_by(tables.c.changed.desc()))

    async def listed(self, table_id: str) -> Listed | None:
        """The table as lists know it; None where there is none."""
        found = await self._listed(_LISTED.where(tables.c.id == table_id))
        return found[0] if found else None

    async def lobby(self, status: str, limit: int) -> list[Listed]:
        """Public tables of that status, the latest first."""
        query = _LISTED.where(tables.c.status == status, tables.c.public)
        return await self._listed(query.order_by(tables.c.changed.desc()).limit(limit))

    async def tables_of(self, person_id: str, limit: int) -> list[Listed]:
        mine = select(seats.c.table_id).where(seats.c.person_id == person_id)
        query = _LISTED.where(tables.c.id.in_(mine))
        return await self._listed(query.order_by(tables.c.changed.desc(), tables.c.id).limit(limit))

    async def _listed(self, query: Select[Any]) -> list[Listed]:
        return [_read_listed(*row) for row in await self._rows(query)]

    async def count_unfinished(self, creator: str, since: int) -> int:
        """Tables of that person at which something has happened since then."""
        query = select(tables.c.id).where(
            tables.c.creator == creator, tables.c.status != "over", tables.c.changed >= since
        )
        return len(await self._ids(query))

    async def owed(self, table_id: str) -> int:
        """Milliseconds that the clock of that table is to get back."""
        rows = await self._rows(select(tables.c.owed).where(tables.c.id == table_id))
        return int(rows[0][0] or 0) if rows else 0

    async def owe_nothing(self, table_id: str) -> None:
        await self._put(update(tables).where(tables.c.id == table_id).values(owed=None))

    async def _rows(self, query: Select[Any]) -> list[tuple[Any, ...]]:
        return await self.database.do(
            lambda connection: [tuple(r) for r in connection.execute(query)]
        )

    async def _ids(self, query: Select[Any]) -> list[str]:
        return [row[0] for row in await self._rows(query)]

    # People

    async def person_by_token(self, token_hash: str) -> tuple[str, str] | None:
        """The id and the name of the person who holds the token."""
        query = select(persons.c.id, persons.c.name).where(persons.c.token_hash == token_hash)
        rows = await self._rows(query)
        if rows:
            return rows[0][0], rows[0][1]
        return await self.database.do(lambda connection: unpack_person(connection, token_hash))

    async def saw(self, person_id: str, now: int) -> None:
        await self._put(update(persons).where(persons.c.id == person_id).values(seen=now))

    async def add_person(self, person_id: str, token_hash: str, now: int) -> None:
        row = {"id": person_id, "token_hash": token_hash, "name": "", "created": now}
        await self._put_new(insert(persons).values(row))

    async def rename(self, person_id: str, name: str) -> None:
        await self._put(update(persons).where(persons.c.id == person_id).values(name=name))

    async def _put(self, statement: Executable) -> None:
        await self.database.do(lambda connection: connection.execute(statement))

    async def _put_new(self, statement: Executable) -> None:
        """What has an id of its own: if it is there already, we said it twice."""
        with contextlib.suppress(IntegrityError):
            await self._put(statement)

    # Uploaded records

    async def add_record(self, record_id: str, body: str, now: int) -> None:
        row = {"id": record_id, "body": body, "created": now}
        await self._put_new(insert(records).values(row))

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
        await self._put_new(insert(analyses).values({"id": id, "rules": rules, "body": body}))

    async def analysis(self, id: str, rules: int) -> str | None:
        place = (analyses.c.id == id) & (analyses.c.rules == rules)
        rows = await self._rows(select(analyses.c.body).where(place))
        return str(rows[0][0]) if rows else None


_LISTED = select(
    *(tables.c.id, tables.c.game, tables.c.rules, tables.c.setup, tables.c.public),
    *(tables.c.created, tables.c.status, tables.c.actor, tables.c.changed, tables.c.chairs),
).where(tables.c.setup.is_not(None))


def _read_listed(*row: Any) -> Listed:
    id, game, rules, setup, public, created, status, actor, changed, chairs = row
    now = Situation(status, actor, changed, _chairs(chairs))
    return Listed(id, game, rules, _setup(setup), public, created, now)
