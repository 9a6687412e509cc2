"""The numbers of Trilithen Knallen; board and cards are those of `kit/stonehenge.py`."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from steinkreis.kit.stonehenge import FIELDS, NIGHT, pit, trilith

DISCS: Final = 10  # what a trilith can take
HAND: Final = [0, 0, 6, 4, 4, 4]  # day cards in hand, by the number of players
COLOURS: Final = 5  # of blocks, of cards in the display and of triliths
GROUPS: Final = FIELDS // COLOURS  # of blocks: in each one of every colour
COPIES: Final = 3  # cards of each colour in the display
FEWER_COPIES: Final = 2  # the same in the simple game
PLACES: Final = COLOURS * COPIES  # in the display, at most
ROUNDS: Final = 40  # our own: after so many turns for each who began, night falls

# In which order the five blocks of a group may lie.
ORDERS: Final = [list(order) for order in permutations(range(COLOURS))]


def triliths_of(seats: int, seat: int) -> list[int]:
    """The triliths that a seat drives: one, or two where there are two players."""
    return [2 * seat, 2 * seat + 1] if seats == 2 else [seat]


def owner_of(seats: int, trilith: int) -> int:
    return trilith // 2 if seats == 2 else trilith


def fleet(seats: int) -> int:
    """How many triliths there are in the race."""
    return 4 if seats == 2 else seats


def printed(card: int, swaps: int) -> int:
    """The card of the box that a card of the display is.

    Five by five they are the night cards 1 to 5, 7 to 11 and 13 to 17; the first of the first five
    are trilith cards where the display changes.
    """
    copy, colour = divmod(card, COLOURS)
    return trilith(colour) if card < swaps else pit(colour + 6 * copy, NIGHT)
