"""Random numbers that stay the same on every machine, in every version and in both builds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
HALF: Final = 0x80000000


class Rng:
    """A small fast counter generator (sfc32); equal `seed` and `stream` give equal numbers.

    Streams are independent: game number k of a series plays on `Rng(seed, k)`. Everything is
    masked to 32 bits, because a native i64 would wrap where a Python int grows.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = stream & MASK
        self.counter: i64 = 1 + ((stream >> 32) & MASK)
        for _ in range(15):
            self.next()

    def next(self) -> i64:
        """The next 32 random bits."""
        result = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & MASK
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n below 2^63."""
        if n > HALF:
            return self._far_below(n)
        product = self.next() * n
        low = product & MASK
        if low < n:
            floor = (MASK + 1 - n) % n
            while low < floor:
                product = self.next() * n
                low = product & MASK
        return product >> 32

    def _far_below(self, n: i64) -> i64:
        """The same where 32 random bits are too few, or a product would not fit a native word."""
        mask = n - 1
        for shift in (1, 2, 4, 8, 16, 32):
            mask |= mask >> shift
        while True:
            high = self.next() & (HALF - 1)
            number = (high * (MASK + 1) + self.next()) & mask
            if number < n:
                return number

    def weighted(self, weights: list[int]) -> int:
        """An index of `weights`, each as likely as its weight."""
        total = 0
        for weight in weights:
            total += weight
        left: int = self.below(total)
        for index in range(len(weights)):
            left -= weights[index]
            if left < 0:
                return index
        raise ValueError("weights must be positive")

    def chance(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.next()) / 4294967296.0

    def normal(self) -> float:
        """A number around 0 that is mostly within 1: twelve throws added, a bell in good faith."""
        total = -6.0
        for _ in range(12):
            total += self.chance()
        return total

    def shuffle(self, things: list[int]) -> None:
        """Put `things` in a random order, in place."""
        for i in range(len(things) - 1, 0, -1):
            j: int = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def copy(self) -> Rng:
        twin = Rng(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin
