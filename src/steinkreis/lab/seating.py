"""Who sits where in which game, so that everybody sits everywhere equally often.

A bot plays for a side: for one seat as a rule, for all seats of a team where there are teams, for
everybody where all play together. With as many bots as sides all of them play in every game; with
more, every combination comes up; with fewer, the sides are filled up in turn (a b a, then b a b).
Each such group moves on by one place from game to game until it is round; then comes the next.
Once all groups have been round, the order within them changes, so that neighbours change, too.
"""

from __future__ import annotations

from itertools import combinations, islice, permutations
from math import factorial


class Seating:
    """The seatings of `bots` bots in a game whose seats belong to these sides."""

    def __init__(self, bots: int, side_of: list[int]) -> None:
        self.side_of = side_of
        self.sides = sorted(set(side_of))
        self.bots = bots
        places = len(self.sides)
        if bots >= places:
            self.groups = list(combinations(range(bots), places))
        else:
            self.groups = [
                tuple((first + place) % bots for place in range(places)) for first in range(bots)
            ]
        self.round = places * len(self.groups)  # games until everybody has sat everywhere

    @property
    def is_alone(self) -> bool:
        """Whether there is but one side, which plays against the game itself."""
        return len(self.sides) == 1

    def by_side(self, number: int) -> list[int]:
        """The bot of every side in game `number`."""
        places = len(self.sides)
        turn, shift = divmod(number, places)
        lap, group = divmod(turn, len(self.groups))
        first, *others = self.groups[group]
        order = lap % factorial(places - 1)
        row = [first, *next(islice(permutations(others), order, None))]
        return row[places - shift :] + row[: places - shift]

    def by_seat(self, number: int) -> list[int]:
        """The bot of every seat in game `number`."""
        row = self.by_side(number)
        return [row[self.sides.index(side)] for side in self.side_of]

    def stream(self, number: int) -> int:
        """The stream of chance: every game has its own, but who plays alone gets equal deals."""
        return number // self.bots if self.is_alone else number

    def parts(self, number: int, returns: list[float]) -> dict[int, float]:
        """The part of the win that each bot at the table took; alone, whether it won."""
        shares = [returns[self.side_of.index(side)] for side in self.sides]
        whole = 1.0 if self.is_alone else sum(shares)
        parts: dict[int, float] = {}
        for bot, share in zip(self.by_side(number), shares, strict=True):
            parts[bot] = parts.get(bot, 0.0) + (share / whole if whole else 0.0)
        return parts
