"""The record book: what is kept of finished games of those that have one.

A row is stored together with the answer that ended the game, so there is one for each, for good.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from steinkreis.scene.wire import plain
from steinkreis.table.moves import Happening, Move
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

    cells: dict[str, Any]  # by column, see book-COLUMN in the Fluent files
    names: list[str]
    at: int  # milliseconds since 1970
    table: str | None


class Book(msgspec.Struct):
    rows: list[BookRow]


def noted_of(id: str, table: Table, happened: Sequence[Happening]) -> dict[str, Any] | None:
    """The row, if a move brings the game to the end of its rules and a person has played."""
    last = happened[-1]
    book = table.game.book
    if book is None or not isinstance(last, Move) or not last.event.is_last:
        return None
    if not table.persons():
        return None
    row = book(table.terms.setup, last.steps[-1].after)
    names = [chair.called for chair in table.chairs]
    kept = Kept(dict(row.cells), names, table.terms.public)
    rank = "".join(f"{MIDDLE + number:010d}" for number in row.rank)
    return {
        **{"table_id": id, "game": table.game.name, "rank": rank, "at": last.event.at},
        **{"body": _encode(kept).decode()},
    }


def read_row(table: str, at: int, body: str) -> BookRow:
    kept = msgspec.json.decode(body, type=Kept)
    return BookRow(kept.cells, kept.names, at, table if kept.public else None)
