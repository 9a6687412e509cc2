"""The numbers of Erbaut Stonehenge!; board and cards are those of Stonehenge (`kit/stonehenge.py`).

A site is any place where something can be built: the 30 fields of the ring (0 to 29), then the 19
bluestone places, then the five trilith places. A set of sites is a number with a bit for each.
"""

from __future__ import annotations

from typing import Final

from steinkreis.kit.stonehenge import BLUESTONES, FIELDS, TRILITHS

HAND: Final = 3
DISPLAY: Final = 3  # cards that lie open beside the pile
DOLERITES: Final = 10  # of each player, for bluestone places and for marks
BLOCKS: Final = [0, 0, 0, 9, 7, 6]  # of each player, by their number; six for five is our own
NEUTRAL: Final = 10  # blocks that belong to nobody at first
PRICE: Final = 2  # cards for a stolen trilith
RITES: Final = 2  # building phases at the altar
PILLARS: Final = 2
MARKED: Final = 3  # steps after which a trilith has its capstone, with the mark of its owner
ERECTED: Final = 4  # the step that puts it up

FIRST_BLUESTONE: Final = FIELDS
FIRST_PLACE: Final = FIELDS + BLUESTONES  # of the triliths
SITES: Final = FIRST_PLACE + TRILITHS

HORSESHOE: Final = ((1 << BLUESTONES) - 1) << FIELDS
PLACES: Final = ((1 << TRILITHS) - 1) << FIRST_PLACE
ALL_SITES: Final = (1 << SITES) - 1

# Points for glory.
BLOCK: Final = 1
BLOCK_PAIR: Final = 1
BLOCK_CHAIN: Final = 5  # for each chain of four blocks or more
BLUESTONE: Final = 2
BLUESTONE_PAIR: Final = 1
BLUESTONE_CHAIN: Final = 5  # for each chain of three bluestones or more
TRILITH: Final = 8
TRILITH_PAIR: Final = 5
