"""Dials: how a continuous choice (aim, power) becomes one action."""

from __future__ import annotations


class Dial:
    """One dial with `steps` positions, which stand for values from `low` to `high`."""

    def __init__(self, name: str, steps: int, low: float, high: float) -> None:
        self.name = name
        self.steps = steps
        self.low = low
        self.high = high

    def value(self, step: int) -> float:
        """What position `step` stands for."""
        return self.low + (self.high - self.low) * step / (self.steps - 1)

    def step(self, value: float) -> int:
        """The position that comes closest to a value."""
        share = (value - self.low) / (self.high - self.low)
        return max(0, min(self.steps - 1, round(share * (self.steps - 1))))


def pack(digits: list[int], sizes: list[int]) -> int:
    """One number for several small ones; digit k runs from 0 to sizes[k] - 1."""
    number = 0
    for digit, size in zip(digits, sizes):
        number = number * size + digit
    return number


def unpack(number: int, sizes: list[int]) -> list[int]:
    """The digits that `pack` put together."""
    digits: list[int] = []
    for size in reversed(sizes):
        digits.append(number % size)
        number //= size
    digits.reverse()
    return digits


def positions(dials: list[Dial]) -> int:
    """How many different actions the dials can be turned to."""
    count = 1
    for dial in dials:
        count *= dial.steps
    return count
