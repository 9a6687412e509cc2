"""Who has won or will, what share of the victory that is, and how it is said."""

from __future__ import annotations

import math

from steinkreis.core.message import Message, Seat


def leaders(scores: list[int]) -> list[int]:
    """The seats, or sides, with the most points."""
    best = max(scores)
    return [index for index in range(len(scores)) if scores[index] == best]


def shares(winners: list[int], seats: int) -> list[float]:
    """For `returns`: the seats that won share the victory."""
    return shares_of_sides(winners, list(range(seats)))


def shares_of_sides(winners: list[int], sides: list[int]) -> list[float]:
    """The same for teams, by the side of each seat: every seat gets the share of its side."""
    return [1.0 / len(winners) if side in winners else 0.0 for side in sides]


def verdict(winners: list[int], points: int) -> Message:
    """Who won with how many points; `won-with` in the words of the game says what these are."""
    name = "verdict-won" if len(winners) == 1 else "verdict-shared"
    who = [Seat(seat) for seat in winners]
    return Message(name, who=who, score=Message("won-with", points=points))


def odds(hopes: list[float], seat: int, doubt: float) -> float:
    """For `worth`: the chance of the seat to win, by the points that everybody may hope for.

    The doubt is by how many points that may be wrong.
    """
    best = max(hopes)
    parts = [math.exp((hope - best) / doubt) for hope in hopes]
    return parts[seat] / sum(parts)
