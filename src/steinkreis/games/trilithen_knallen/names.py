"""What things are called, for questions, the picture and the log."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message, Seat
from steinkreis.games.trilithen_knallen.material import COLOURS, owner_of
from steinkreis.kit.stonehenge import CLOCKWISE, FIELDS, colour_message, field_of, number


@cache
def card_message(card: int) -> Message:
    """A day card."""
    return Message("card-day", number=number(field_of(card)))


@cache
def face_message(card: int, swaps: int) -> Message:
    """A card of the display."""
    name = "face-trilith" if card < swaps else "face"
    return Message(name, colour=colour_message(card % COLOURS))


@cache
def trilith_message(trilith: int, seats: int) -> Message:
    """A trilith: its driver's, and of two the one with that colour."""
    who = Seat(owner_of(seats, trilith))
    if seats == 2:
        return Message("trilith-of-two", who=who, colour=colour_message(trilith))
    return Message("trilith", who=who)


@cache
def spot_message(spot: int) -> Message:
    return Message("spot", one=number(spot), other=number((spot + 1) % FIELDS))


def direction_message(direction: int) -> Message:
    return Message("clockwise" if direction == CLOCKWISE else "backwards")
