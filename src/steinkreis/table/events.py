"""What can happen at a table. A table is nothing but its events, one after the other."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from steinkreis.game.setup import Setup

Wanted = Literal["undo", "bot", "rematch"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is limited: `none`, so many seconds a `move`, or for the whole `game`."""

    kind: Literal["none", "move", "game"]
    seconds: int = 0


class Terms(msgspec.Struct, frozen=True):
    """What was agreed when the table was set up."""

    game: str
    rules: int
    setup: Setup
    public: bool
    clock: Clock


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower):
    """Something that happened; `at` is the time in milliseconds."""

    at: int


class Created(Event, frozen=True, kw_only=True):
    terms: Terms = msgspec.field(name="plan")


class Sat(Event, frozen=True, kw_only=True):
    """A person took a seat, or came back to it."""

    seat: int
    person: str
    name: str


class BotSat(Event, frozen=True, kw_only=True, tag="manned"):
    """A bot took a seat."""

    seat: int
    bot: str


class Left(Event, frozen=True, kw_only=True):
    """A person gave up a seat: before the start it is free again, later it is kept for a return."""

    seat: int


class Called(Event, frozen=True, kw_only=True):
    """The person in a seat goes by another name from now on."""

    seat: int
    name: str


class Answered(Event, frozen=True, kw_only=True):
    """An answer and the chance that followed it, as one; at the start, chance alone (seat -1)."""

    seat: int
    actions: list[int]
    traces: dict[str, Any] = {}
    is_last: bool = False  # the game is over now


class Tookback(Event, frozen=True, kw_only=True):
    """The last answers were taken back."""

    count: int
    seat: int


class Asked(Event, frozen=True, kw_only=True):
    """Somebody needs the others to agree: to `undo`, to let a `bot` take a seat, to a `rematch`."""

    what: Wanted
    by: int
    seat: int = -1


class Voted(Event, frozen=True, kw_only=True):
    person: str
    yes: bool


class Chatted(Event, frozen=True, kw_only=True):
    seat: int
    name: str
    text: str


class Ended(Event, frozen=True, kw_only=True):
    """The game ended before its rules ended it: `resigned`, `out of time`."""

    seat: int
    why: str


class Rematched(Event, frozen=True, kw_only=True):
    """The next game is at another table."""

    table: str


class Slept(Event, frozen=True, kw_only=True):
    """The server was down for so many milliseconds: nobody's time ran."""

    gap: int


AnyEvent = (
    Created
    | Sat
    | BotSat
    | Left
    | Called
    | Answered
    | Tookback
    | Asked
    | Voted
    | Chatted
    | Ended
    | Rematched
    | Slept
)
