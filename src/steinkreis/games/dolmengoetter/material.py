"""What lies in the box: stones, druids and dolmens, and what a level of a stack multiplies by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final = -1  # no seat, no place, no circle

SEATS: Final = 5
DRUIDS: Final = 3  # of each player on the board
VALUES: Final = 4  # dolmens are worth 1 to 4

# Of each player, by the number of players. The published game has 16 stones and 13 dolmens a
# colour and deals fewer to some player counts; which is not known, so these are ours (ruling R2).
STONES: Final = [0, 0, 16, 15, 13, 10]
DOLMENS: Final = [0, 0, 10, 13, 13, 10]

# How many of value 1, 2, 3 and 4 there are among so many dolmens: one four, and most are ones.
SPLIT: Final = {
    7: [3, 2, 1, 1],
    8: [3, 2, 2, 1],
    9: [4, 2, 2, 1],
    10: [4, 3, 2, 1],
    11: [4, 3, 3, 1],
    12: [5, 3, 3, 1],
    13: [5, 4, 3, 1],
}


def room(size: i64) -> i64:
    """How many dolmens a circle of that size may hold."""
    return size - 2


def factor(size: i64, level: i64) -> i64:
    """What a dolmen on that level counts, 0 being the top."""
    return size // 2 + 1 - level
