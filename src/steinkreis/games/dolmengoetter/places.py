"""A set of places: two words, never changed once made, so that copies of a state share it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.kit.bits import BIT, first, members, size

HALF: Final = 35  # places in each of the two words


class Places:
    def __init__(self, low: i64, high: i64) -> None:
        self.low = low
        self.high = high

    def has(self, place: i64) -> bool:
        if place < HALF:
            return self.low & BIT[place] != 0
        return self.high & BIT[place - HALF] != 0

    def flip(self, place: i64) -> Places:
        """The set with the place, if it was without, or without it, if it was with."""
        if place < HALF:
            return Places(self.low ^ BIT[place], self.high)
        return Places(self.low, self.high ^ BIT[place - HALF])

    def size(self) -> i64:
        return size(self.low) + size(self.high)

    def all(self) -> list[int]:
        """The places, ascending."""
        return members(self.low) + [HALF + place for place in members(self.high)]

    def nth(self, number: i64) -> i64:
        """The place of that number, counted from 0 in ascending order."""
        word = self.low
        while word != 0:
            if number == 0:
                return first(word)
            word &= word - 1
            number -= 1
        word = self.high
        while number > 0:
            word &= word - 1
            number -= 1
        return HALF + first(word)

    def throw(self, rng: Rng) -> i64:
        """One of the places at random, where there are many: by trying."""
        while True:
            place = rng.below(2 * HALF)
            if self.has(place):
                return place


EMPTY: Final = Places(0, 0)
FULL: Final = Places((1 << HALF) - 1, (1 << HALF) - 1)
