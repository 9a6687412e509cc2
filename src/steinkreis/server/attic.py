"""What nobody has used for long is packed away, and comes back when somebody asks for it.

A table goes there when nothing has happened at it for so many days and nothing goes on by itself;
its row stays, so lists still know it. A person goes there who has not come for as long and sits at
no table.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, select
from sqlalchemy.exc import IntegrityError

from steinkreis.server.complaints import complain
from steinkreis.server.database import Database
from steinkreis.server.schema import archive, events, persons, seats, tables
from steinkreis.server.stamps import now

DAYS = 180
DAY = 24 * 3600 * 1000  # milliseconds
PAUSE = 3600.0  # seconds between two looks around
MOST = 50  # tables, or persons, that are packed at once: nobody has to wait for it long


Pack = Callable[[Connection, int], int]


class Attic:
    def __init__(self, database: Database, days: int = DAYS) -> None:
        self.database = database
        self.days = days

    async def tidy_on(self) -> None:
        while self.days > 0:
            await asyncio.sleep(PAUSE)
            try:
                await self.tidy()
            except Exception as error:
                complain("packing away", error)

    async def tidy(self) -> tuple[int, int]:
        """Pack away all that is due; how many tables and persons that were."""
        return await self._all(pack_tables), await self._all(pack_persons)

    async def _all(self, pack: Pack) -> int:
        total, before = 0, now() - self.days * DAY
        while True:
            try:
                count = await self.database.do(lambda connection: pack(connection, before))
            except IntegrityError:
                return total  # another process is at it
            total += count
            if count < MOST:
                return total
            await asyncio.sleep(0.05)


def pack_tables(connection: Connection, before: int) -> int:
    is_packed = exists().where(archive.c.id == tables.c.id)
    is_quiet = (tables.c.changed < before) & tables.c.due.is_not(True)
    old = select(tables.c.id).where(is_quiet, ~is_packed).order_by(tables.c.changed).limit(MOST)
    found = [*connection.execute(old).scalars()]
    for id in found:
        query = select(events.c.body).where(events.c.table_id == id).order_by(events.c.seq)
        _pack(connection, id, [*connection.execute(query).scalars()])
    connection.execute(delete(events).where(events.c.table_id.in_(found)))
    return len(found)


def unpack_table(connection: Connection, id: str) -> None:
    bodies = _unpack(connection, id)
    rows = [{"table_id": id, "seq": n, "body": body} for n, body in enumerate(bodies or [], 1)]
    if rows:
        connection.execute(insert(events), rows)


def pack_persons(connection: Connection, before: int) -> int:
    last = func.coalesce(persons.c.seen, persons.c.created)
    sits = exists().where(seats.c.person_id == persons.c.id)
    old = [*connection.execute(select(persons).where(last < before, ~sits).limit(MOST))]
    for person in old:
        words = [person.id, person.name, str(person.created)]
        _pack(connection, person.token_hash, words)
    connection.execute(delete(persons).where(persons.c.id.in_([person.id for person in old])))
    return len(old)


def unpack_person(connection: Connection, token_hash: str) -> tuple[str, str] | None:
    """The id and the name of whoever comes back."""
    found = _unpack(connection, token_hash)
    if found is None:
        return None
    id, name, created = found
    row = {"id": id, "name": name, "created": int(created), "seen": now()}
    connection.execute(insert(persons).values(token_hash=token_hash, **row))
    return id, name


def _pack(connection: Connection, id: str, words: list[str]) -> None:
    body = zlib.compress(msgspec.json.encode(words), 9)
    connection.execute(insert(archive).values(id=id, body=body, at=now()))


def _unpack(connection: Connection, id: str) -> list[str] | None:
    body = connection.execute(select(archive.c.body).where(archive.c.id == id)).scalar()
    if body is None:
        return None
    connection.execute(delete(archive).where(archive.c.id == id))
    return msgspec.json.decode(zlib.decompress(body), type=list[str])
