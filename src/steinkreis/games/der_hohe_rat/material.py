"""The numbers of Der Hohe Rat; ring and cards are those of Stonehenge (`kit/stonehenge.py`).

Four colours sit in the council: white and yellow for the motion, blue and red against it. They are
numbered so that the last bit is the faction. Arguments come in five colours, as on the fields.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.kit.stonehenge import BLUE, RED, WHITE, YELLOW

NONE: Final = -1  # no card, colour, field or faction

PRO: Final = 0
CONTRA: Final = 1
FACTIONS: Final = 2

CAMPS: Final = 4
CAMP_COLOUR: Final = vec[i64]([WHITE, BLUE, YELLOW, RED])

SUPPORTERS: Final = 10  # of each colour, and one speaker
ARGUMENTS: Final = 5  # colours
STOCK: Final = 10  # arguments of each colour
MOST: Final = 6  # arguments of one colour that a faction may own
HAND: Final = 3
BLOCK: Final = 16  # pieces in a row that win
BOUGHT: Final = 3  # arguments for a seat that is not the card's own
GIFT: Final = 2  # arguments for a trilith card
VOTING_ROUNDS: Final = 10  # after which the longer block wins, unless the end is open
ROUNDS: Final = 200  # nobody debates that long, except at random


def camps_of(seat: int, seats: int) -> list[int]:
    """The colours that a seat plays: one of four, or with two players both of its faction."""
    return [seat] if seats == CAMPS else [seat, seat + FACTIONS]
