"""The numbers of Opferroulette; board and cards are those of Stonehenge (`kit/stonehenge.py`)."""

from __future__ import annotations

from typing import Final

OFFERINGS: Final = 10  # for every player, and with two as many that belong to nobody
MOST_OWNERS: Final = 5
HAND: Final = 5  # cards that one may hold, before own offerings are destroyed
PILES: Final = [2, 2, 2, 2, 2, 3]  # times that the pile is played through, by the number of players
STANDS: Final = 2  # points for an own offering that still lies in a pit
DESTROYED: Final = 1  # points for any offering that one has destroyed


def owners(seats: int) -> int:
    """How many own offerings: all seats and, with two players, nobody, who comes last."""
    return 3 if seats == 2 else seats
