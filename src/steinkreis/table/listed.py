"""A table from outside, as lists of tables show it: known without its game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from steinkreis.game.setup import Setup
from steinkreis.table.chairs import Chairs, seated, seats_of
from steinkreis.table.events import Ended, Tookback
from steinkreis.table.frame import TableInfo, seat_infos
from steinkreis.table.moves import Happening, Move, event_of
from steinkreis.table.table import Status, Table


class TableRow(TableInfo):
    """A table from outside, as lists of tables show it."""

    turn_is_mine: bool
    created: int  # milliseconds since 1970
    changed: int


class Situation(msgspec.Struct, frozen=True):
    """What of a table changes and is listed: who sits there, and who is asked."""

    status: Status
    actor: int
    changed: int
    chairs: Chairs
    due: bool = False  # goes on by itself: a clock runs, a bot plays with somebody


class Listed(msgspec.Struct, frozen=True):
    """A table as it is listed."""

    id: str
    game: str
    rules: int
    setup: Setup
    public: bool
    created: int
    situation: Situation


def situation(table: Table) -> Situation:
    """How it stands now."""
    status, actor = table.status, table.state.actor
    due = _is_due(table, status, actor, table.chairs)
    return Situation(status, actor, table.changed, table.chairs, due)


def situation_after(table: Table, happened: Sequence[Happening]) -> Situation:
    """How it will stand, worked out before anything has happened."""
    status, actor, chairs = table.status, table.state.actor, table.chairs
    for one in happened:
        if isinstance(one, Move):
            status = "over" if one.event.is_last else "playing"
            actor = one.steps[-1].after.actor if one.steps else actor
            continue
        chairs = seated(chairs, one, is_running=status != "open")
        if isinstance(one, Tookback):
            actor = table.record.actors[-one.count]
        elif isinstance(one, Ended):
            status = "over"
    due = _is_due(table, status, actor, chairs)
    return Situation(status, actor, event_of(happened[-1]).at, chairs, due)


def _is_due(table: Table, status: Status, actor: int, chairs: Chairs) -> bool:
    if status == "open":
        return not any(chair.is_free for chair in chairs)  # play is about to begin
    if status != "playing":
        return False
    if actor < 0 or chairs[actor].bot is None:
        return table.timing.is_on
    return table.timing.is_on or any(chair.person is not None for chair in chairs)


def listed(table: Table, id: str) -> Listed:
    """The table as a list will show it."""
    terms = table.terms
    now = situation(table)
    return Listed(id, terms.game, terms.rules, terms.setup, terms.public, table.created, now)


def table_row(table: Listed, person: str, here: set[str]) -> TableRow:
    """The row of a list, for that person; `here` are those who look at the table now."""
    now = table.situation
    mine = seats_of(now.chairs, person)
    return TableRow(
        id=table.id,
        game=table.game,
        setup=table.setup,
        seats=seat_infos(now.chairs, here),
        status=now.status,
        public=table.public,
        mine=mine,
        turn_is_mine=now.status == "playing" and now.actor in mine,
        created=table.created,
        changed=now.changed,
    )
