"""What one step of a table adds to what is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, insert, update

from steinkreis.server.schema import book, events, seats, tables
from steinkreis.server.stamps import new_id, now
from steinkreis.table.chairs import Chairs
from steinkreis.table.events import AnyEvent, Created, Terms
from steinkreis.table.listed import Listed, Situation, listed
from steinkreis.table.table import fold

_encode = msgspec.json.Encoder().encode
_here = update(tables).where(tables.c.id == bindparam("which"))
_mark = _here.values(
    {name: bindparam(f"new_{name}") for name in ("status", "actor", "changed", "due")}
)
_reseat = _here.values(chairs=bindparam("new_chairs"))
_pay = _here.values(owed=None)
_fill = _here.values({name: bindparam(f"new_{name}") for name in ("rules", "setup")})


class Change(msgspec.Struct, eq=False):
    """Events from `seq` on, and what lists of tables know of the table after them."""

    table_id: str
    seq: int
    happened: Sequence[AnyEvent]
    situation: Situation | None  # None: lists know all of it
    chairs: Chairs = ()  # before it
    creator: str = ""
    new: Listed | None = None  # a new table
    noted: dict[str, Any] | None = None  # the row of the book
    is_paid: bool = False  # its clock got back what it was owed
    is_turn: bool = False  # of what lists know only changed who is asked


def birth_of(terms: Terms, opening: list[AnyEvent], creator: str) -> Change:
    """A new table with the seats that are taken from the start."""
    id = new_id()
    created = Created(at=opening[0].at if opening else now(), terms=terms)
    happened = [created, *opening]
    born = listed(fold(happened), id)
    return Change(id, 1, happened, born.situation, creator=creator, new=born)


def write(connection: Connection, changes: Sequence[Change]) -> None:
    new = [_row(change.new, change.creator) for change in changes if change.new is not None]
    if new:
        connection.execute(insert(tables), new)
    rows = [
        {"table_id": change.table_id, "seq": change.seq + index, "body": body_of(happened)}
        for change in changes
        for index, happened in enumerate(change.happened)
    ]
    if rows:
        connection.execute(insert(events), rows)
    noted = [change.noted for change in changes if change.noted is not None]
    if noted:
        connection.execute(insert(book), noted)
    marks = [
        _marks(change.table_id, change.situation)
        for change in changes
        if change.new is None and change.situation is not None
    ]
    if marks:
        connection.execute(_mark, marks)
    for change in changes:
        if change.is_paid:
            connection.execute(_pay, {"which": change.table_id})
        if change.situation is not None and change.situation.chairs != change.chairs:
            _seat(connection, change, change.situation.chairs)


def is_plain(group: Sequence[Change]) -> bool:
    """Whether it is nothing but events at one table, and how it stands after them."""
    change = group[0]
    is_seated = change.situation is None or change.situation.chairs == change.chairs
    is_more = change.new is not None or change.noted is not None or change.is_paid
    return len(group) == 1 and is_seated and not is_more


def fill(connection: Connection, table: Listed) -> None:
    """Complete the row of a table from before tables were listed without being opened."""
    row = {"which": table.id, "new_rules": table.rules, "new_setup": _json(table.setup)}
    connection.execute(_fill, row)
    connection.execute(_mark, _marks(table.id, table.situation))
    connection.execute(_reseat, {"which": table.id, "new_chairs": _json(table.situation.chairs)})


def _row(table: Listed, creator: str) -> dict[str, Any]:
    now = table.situation
    return {
        **{"id": table.id, "game": table.game, "rules": table.rules, "public": table.public},
        **{"setup": _json(table.setup), "creator": creator, "created": table.created},
        **{"status": now.status, "actor": now.actor, "changed": now.changed, "due": now.due},
        "chairs": _json(now.chairs),
    }


def _marks(id: str, now: Situation) -> dict[str, Any]:
    marks = {"new_status": now.status, "new_actor": now.actor, "new_changed": now.changed}
    return {"which": id, **marks, "new_due": now.due}


def _seat(connection: Connection, change: Change, chairs: Chairs) -> None:
    """Who sits where now, and whose table it is."""
    before = change.chairs
    if change.new is None:
        connection.execute(_reseat, {"which": change.table_id, "new_chairs": _json(chairs)})
    for seat, chair in enumerate(chairs):
        was = before[seat].person if before else None
        if chair.person == was:
            continue
        if was is not None:
            place = (seats.c.table_id == change.table_id) & (seats.c.seat == seat)
            connection.execute(seats.delete().where(place))
        if chair.person is not None:
            row = {"table_id": change.table_id, "seat": seat, "person_id": chair.person}
            connection.execute(insert(seats), row)


def body_of(event: AnyEvent) -> str:
    """An event as it is stored."""
    return _json(event)


def _json(value: object) -> str:
    return _encode(value).decode()
