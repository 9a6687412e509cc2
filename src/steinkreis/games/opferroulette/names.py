"""What things are called, for the picture and the log."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message, Seat
from steinkreis.games.opferroulette.offerings import Offerings, owner_of
from steinkreis.kit.stonehenge import (
    CLOCKWISE,
    COLOUR_NAMES,
    DAY,
    NIGHT,
    field_of,
    number,
    pit,
    time_of,
)


@cache
def pit_message(where: int) -> Message:
    name = "pit-day" if time_of(where) == DAY else "pit-night"
    return Message(name, number=number(field_of(where)))


def pits_message(pits: list[int]) -> Message:
    """Where the ball falls: into one pit of a field, or into both."""
    if len(pits) == 1:
        return pit_message(pits[0])
    return Message("pits-both", number=number(field_of(pits[0])))


@cache
def gifts_message(owner: int, count: int, seats: int) -> Message:
    """So many offerings of one owner; the one after the last seat is nobody."""
    if owner == seats:
        return Message("gifts-neutral", count=count)
    return Message("gifts", count=count, who=Seat(owner))


def direction_message(direction: int) -> Message:
    return Message("clockwise" if direction == CLOCKWISE else "backwards")


def colour_of(owner: int, seats: int) -> str:
    """The colour of an owner's offerings; nobody's are grey."""
    return "neutral" if owner == seats else COLOUR_NAMES[owner]


Prey = tuple[tuple[int, ...], ...]  # owners, by day and by night


def lying(offerings: Offerings, field: int) -> Prey:
    """The owners of what lies in the pits of a field, by day and by night."""
    return tuple(
        tuple([owner_of(gift) for gift in offerings.inside(pit(field, time))])
        for time in (DAY, NIGHT)
    )


def owned(owners: tuple[int, ...], seats: int) -> list[Message]:
    """Whose offerings these are."""
    if not owners:
        return [Message("nothing")]
    return [gifts_message(owner, owners.count(owner), seats) for owner in sorted(set(owners))]
