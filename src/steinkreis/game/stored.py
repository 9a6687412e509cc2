"""A record as it is stored, and how a game may end before its rules end it."""

from __future__ import annotations

from typing import Any

import msgspec

from steinkreis.game.setup import Setup


class EarlyEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended before its rules ended it: who, and why (`resigned`, `out of time`)."""

    seat: int
    why: str


class StoredRecord(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A record as it is stored: one JSON object."""

    game: str
    rules: int
    setup: Setup
    seats: list[str]
    actions: list[int]
    ended: EarlyEnd | None = None
    extras: dict[str, Any] = {}  # what nature traced, by the index of the action
