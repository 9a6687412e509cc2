"""What a viewer has not seen: the values of the others' dolmens, in place, hidden and guessed."""

from __future__ import annotations

from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.games.dolmengoetter.circle import UNKNOWN, Circle
from steinkreis.games.dolmengoetter.dolmens import ONE_OF, draw
from steinkreis.games.dolmengoetter.player import Player


def conceal(circles: list[Circle], players: list[Player], viewer: int, first: i64) -> None:
    """Turn the others' dolmens value down: what they may be joins what their owners still have.

    Those in circles before the `first` lie open for all.
    """
    for number in range(first, len(circles)):
        circle = circles[number]
        for level in range(circle.height):
            owner = circle.owner(level)
            if owner != viewer and circle.value(level) != UNKNOWN:
                players[owner].supply += ONE_OF[circle.value(level)]
                circle = circle.with_value(level, UNKNOWN)
        circles[number] = circle


def imagine(circles: list[Circle], players: list[Player], rng: Rng) -> None:
    """Give every dolmen whose value is unknown one that it may have."""
    for number in range(len(circles)):
        circle = circles[number]
        for level in range(circle.height):
            if circle.value(level) == UNKNOWN:
                owner = circle.owner(level)
                value = draw(players[owner].supply, rng)
                players[owner].supply -= ONE_OF[value]
                circle = circle.with_value(level, value)
        circles[number] = circle
