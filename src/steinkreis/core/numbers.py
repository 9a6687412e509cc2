"""A position as a row of numbers, for whoever learns from it.

A game writes what a viewer knows with `put`, `flag`, `one_of` and `members`, part by part. The row
has the same parts at every look, so that its length and meaning are found by one look (`parts`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Looked up, not branched: which way a set goes next no processor can foresee.
ONES: Final = vec[float]([0.0, 1.0])


class Part:
    """Some numbers of a row that belong together: what they are, where they begin, how many."""

    def __init__(self, name: str, first: int, size: int) -> None:
        self.name = name
        self.first = first
        self.size = size

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.first}, {self.size})"


class Numbers:
    """A row that is written from left to right, mostly with numbers from 0 to 1."""

    def __init__(self, *, named: bool = False) -> None:
        self.row: vec[float] = vec[float]()
        self.start: i64 = 0  # where it begins, if several share a row
        self.end: i64 = 0  # up to here it is written
        self.named = named  # whether the names of the parts are noted
        self.names: list[str] = []
        self.firsts: list[int] = []

    def begin(self) -> None:
        """Write over what stands there."""
        self.end = self.start

    def part(self, name: str) -> None:
        """Say what the next numbers are."""
        if self.named:
            self.names.append(name)
            self.firsts.append(self.end)

    def put(self, number: float) -> None:
        if self.end < len(self.row):
            self.row[self.end] = number
        else:
            self.row = append(self.row, number)
        self.end += 1

    def share(self, number: i64, most: i64) -> None:
        """A count, as the share of the most that there may be."""
        self.put(float(number) / float(most))

    def flag(self, holds: bool) -> None:
        self.put(1.0 if holds else 0.0)

    def one_of(self, index: i64, count: i64) -> None:
        """A one at the index and zeros elsewhere; all zeros where the index is none of them."""
        row = self._room(count)
        for k in range(self.end, self.end + count):
            row[k] = 0.0
        if 0 <= index < count:
            row[self.end + index] = 1.0
        self.end += count

    def members(self, bits: i64, count: i64) -> None:
        """A one for each number in a set (`kit/bits`)."""
        row, ones = self._room(count), ONES
        for k in range(self.end, self.end + count):
            row[k] = ones[bits & 1]
            bits >>= 1
        self.end += count

    def _room(self, count: i64) -> vec[float]:
        """The row, with room for so many more."""
        while len(self.row) < self.end + count:
            self.row = append(self.row, 0.0)
        return self.row

    def parts(self) -> list[Part]:
        """The parts of a row whose names were noted."""
        ends = [*self.firsts[1:], int(self.end)]
        return [
            Part(name, first, end - first)
            for name, first, end in zip(self.names, self.firsts, ends)
        ]
