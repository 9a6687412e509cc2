"""The arguments: how many of each colour every seat owns, and how many are left in stock."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.games.der_hohe_rat.material import ARGUMENTS, CAMPS, FACTIONS, MOST, STOCK
from steinkreis.kit.packed import ones, shifts
from steinkreis.kit.stonehenge import BLACK, FIELDS_OF_COLOUR

DIGIT: Final = 7  # no seat owns more than six of a colour
SHIFT: Final = shifts(3, CAMPS * ARGUMENTS)
ONE: Final = ones(3, CAMPS * ARGUMENTS)


class Arguments:
    def __init__(self) -> None:
        self.owned: i64 = 0  # five colours for each seat in turn, in digits (`kit/packed.py`)

    def of(self, seat: i64, colour: i64) -> i64:
        return (self.owned >> SHIFT[seat * ARGUMENTS + colour]) & DIGIT

    def give(self, seat: i64, colour: i64, count: i64) -> None:
        """From the stock to a seat; a negative count goes back."""
        self.owned += count * ONE[seat * ARGUMENTS + colour]

    def left(self, colour: i64) -> i64:
        """How many are in stock."""
        count: i64 = STOCK
        seat: i64 = 0
        while seat < CAMPS:
            count -= self.of(seat, colour)
            seat += 1
        return count

    def room(self, seat: i64, colour: i64) -> i64:
        """How many the seat may still take: what the stock has, and up to the faction's limit."""
        stock = self.left(colour)
        partner = (seat + FACTIONS) % CAMPS  # with two players nobody, who owns nothing
        room = MOST - self.of(seat, colour) - self.of(partner, colour)
        return room if room < stock else stock  # clause 4.7

    def has_room(self, seat: i64) -> bool:
        """Whether the seat may take an argument of any colour."""
        colour: i64 = 0
        while colour < ARGUMENTS:
            if self.room(seat, colour) > 0:
                return True
            colour += 1
        return False

    def paying(self, seat: i64, cost: i64) -> i64:
        """The fields in whose colour the seat owns so many, as a set; black is any colour."""
        fields: i64 = 0
        colour: i64 = 0
        while colour < ARGUMENTS:
            if self.of(seat, colour) >= cost:
                fields |= FIELDS_OF_COLOUR[colour] | FIELDS_OF_COLOUR[BLACK]
            colour += 1
        return fields  # clauses 5.5 and 6.6

    def row(self, seat: int) -> list[int]:
        """How many the seat owns of each colour."""
        return [int(self.of(seat, colour)) for colour in range(ARGUMENTS)]
