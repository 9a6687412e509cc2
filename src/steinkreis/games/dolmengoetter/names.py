"""What places, circles and dolmens are called, in pictures and in tales."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message, Seat
from steinkreis.games.dolmengoetter.board import CIRCLES_OF, MOST, NAMES
from steinkreis.games.dolmengoetter.circle import Circle
from steinkreis.games.dolmengoetter.material import NONE, factor

LETTERS = "abcde"  # the seats, where only text is


@cache
def place_message(place: int) -> Message:
    name = NAMES[place]
    return Message("place", row=Message(f"row-{name[0]}"), number=int(name[1:]))


@cache
def circles_at(place: int) -> list[int]:
    """The circles that the place belongs to."""
    return [int(CIRCLES_OF[MOST * place + k]) for k in range(MOST) if _is_circle(place, k)]


def _is_circle(place: int, k: int) -> bool:
    return CIRCLES_OF[MOST * place + k] != NONE


def circle_numbers(circles: list[int]) -> list[Message]:
    """Circles as they are read out in a row: 1, 2 and 7."""
    return [Message("number", number=circle + 1) for circle in circles]


def earnings(circle: Circle) -> list[Message]:
    """What the dolmens of a stack bring, from the top down."""
    return [
        Message(
            "earning",
            who=Seat(int(circle.owner(level))),
            value=int(circle.value(level)),
            factor=int(factor(circle.size, level)),
            points=int(circle.points(level)),
        )
        for level in range(circle.height)
    ]
