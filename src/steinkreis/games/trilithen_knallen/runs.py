"""Runs: which cards they take, and how likely it is to find them.

How many cards there are of each colour is one number, with four bits a colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from steinkreis.games.trilithen_knallen.display import UNSEEN
from steinkreis.games.trilithen_knallen.material import COLOURS
from steinkreis.kit.bits import BIT
from steinkreis.kit.packed import ones, shifts
from steinkreis.kit.stonehenge import FIELDS

if TYPE_CHECKING:
    from steinkreis.games.trilithen_knallen.race import Race

DIGIT: Final = 15
SHIFT: Final = shifts(4, COLOURS)
ONE: Final = ones(4, COLOURS)
ONE_EACH: Final = sum(1 << (4 * colour) for colour in range(COLOURS))


def is_possible(state: Race, field: i64, direction: i64, cards: i64) -> bool:
    """Whether there are enough cards of every colour to enter so many fields, from this one on."""
    left: i64 = state.options.copies * ONE_EACH
    while cards > 0:
        colour: i64 = state.blocks[field]
        if (left >> SHIFT[colour]) & DIGIT == 0:
            return False
        left -= ONE[colour]
        field = (field + direction) % FIELDS
        cards -= 1
    return True


class Memory:
    """What a seat knows of the cards that lie face down: by colour, known ones and the others."""

    def __init__(self, state: Race, seat: i64, *, later: bool) -> None:
        """`later`: when the cards that lie open now have been turned down."""
        self.known: i64 = 0
        self.others: i64 = state.options.copies * ONE_EACH
        self.count: i64 = 0  # of the others
        display = state.display
        place: i64 = 0
        while place < display.places:
            card = display.face(place)
            is_open = display.up & BIT[place] != 0
            if card != UNSEEN and (is_open or display.has_seen(seat, place)):
                self.others -= ONE[card % COLOURS]
                if later or not is_open:
                    self.known += ONE[card % COLOURS]
            else:
                self.count += 1
            place += 1


def odds(state: Race, memory: Memory, field: i64, direction: i64, cards: i64) -> float:
    """How likely somebody who remembers this enters so many fields, from this one on."""
    known, others, count = memory.known, memory.others, memory.count
    found = 1.0
    while cards > 0:
        colour: i64 = state.blocks[field]
        if (known >> SHIFT[colour]) & DIGIT > 0:
            known -= ONE[colour]
        else:
            left = (others >> SHIFT[colour]) & DIGIT
            if left == 0:
                return 0.0
            found *= float(left) / float(count)
            others -= ONE[colour]
            count -= 1
        field = (field + direction) % FIELDS
        cards -= 1
    return found


def odds_of_unknown(state: Race, memory: Memory, field: i64, direction: i64, cards: i64) -> float:
    """The same where the first of the cards is one that nobody remembers."""
    colour: i64 = state.blocks[field]
    left = (memory.others >> SHIFT[colour]) & DIGIT
    if left == 0:
        return 0.0
    first = float(left) / float(memory.count)
    memory.others -= ONE[colour]
    memory.count -= 1
    return first * odds(state, memory, (field + direction) % FIELDS, direction, cards - 1)
