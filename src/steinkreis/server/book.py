"""The record book: what is kept of finished games of those that have one.

A row is stored together with the answer that ended the game, so there is one for each, for good.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from steinkreis.core.state import State
from steinkreis.scene.wire import plain
from steinkreis.table.events import Answered, AnyEvent
from steinkreis.table.table import Table

LONGEST_BOOK = 50
MIDDLE = 10**9  # ranks lie around it, so that they sort as text

_encode = msgspec.json.Encoder(enc_hook=plain).encode


class Kept(msgspec.Struct):
    """The part of a row that is stored as JSON."""

    cells: dict[str, Any]
    names: list[str]
    public: bool


class BookRow(msgspec.Struct):
    """What was reached, by whom and when; `table` where everybody may look at the game."""

    cells: dict[str, Any]
    names: list[str]
    at: int
    table: str | None


class Book(msgspec.Struct):
    rows: list[BookRow]


def noted_of(id: str, table: Table, happened: Sequence[AnyEvent]) -> dict[str, Any] | None:
    """The row, if these events bring the game to the end of its rules and a person has played."""
    last = happened[-1]
    book = table.game.book
    if book is None or not isinstance(last, Answered) or not last.is_last:
        return None
    if not any(seat.person for seat in table.seats):
        return None
    row = book(table.plan.setup, _end_of(table, happened))
    names = [seat.bot.capitalize() if seat.bot else seat.name for seat in table.seats]
    kept = Kept(dict(row.cells), names, table.plan.public)
    rank = "".join(f"{MIDDLE + number:010d}" for number in row.rank)
    return {
        **{"table_id": id, "game": table.game.name, "rank": rank, "at": last.at},
        **{"body": _encode(kept).decode()},
    }


def _end_of(table: Table, happened: Sequence[AnyEvent]) -> State:
    state = table.state.copy()
    for event in happened:
        if isinstance(event, Answered):
            for action in event.actions:
                state.apply(action)
    return state


def read_row(table: str, at: int, body: str) -> BookRow:
    kept = msgspec.json.decode(body, type=Kept)
    return BookRow(kept.cells, kept.names, at, table if kept.public else None)
