"""How sure a mean is: 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True)
class Estimate:
    """A figure out of many games, and between what it lies with 95 % confidence."""

    value: float
    low: float
    high: float
    count: int

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high


def share(values: Sequence[float]) -> Estimate:
    """The mean of numbers from 0 to 1, by Wilson's interval.

    It holds for wins and losses, and is on the safe side where wins are shared: of all numbers
    from 0 to 1 with the same mean, zeros and ones scatter most.
    """
    count = len(values)
    if count == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    mean = fmean(values)
    centre = (mean + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z / (1 + Z * Z / count)
    half *= math.sqrt(mean * (1 - mean) / count + Z * Z / (4 * count * count))
    low = centre - half if mean > 0 else 0.0
    high = centre + half if mean < 1 else 1.0
    return Estimate(mean, low, high, count)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of any numbers."""
    if not values:
        return Estimate(0.0, 0.0, 0.0, 0)
    value = fmean(values)
    half = Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(value, value - half, value + half, len(values))


def ratio(values: Sequence[float], others: Sequence[float]) -> Estimate:
    """How many times the others the values are in sum; the pairs scatter on their own."""
    value = sum(values) / sum(others)
    rests = [one - value * other for one, other in zip(values, others, strict=True)]
    half = mean(rests).margin / fmean(others)
    return Estimate(value, value - half, value + half, len(values))


def difference(one: Sequence[float], other: Sequence[float]) -> Estimate:
    """How much higher the first share is than the second, by Newcombe's interval."""
    a, b = share(one), share(other)
    value = a.value - b.value
    low = value - math.hypot(a.value - a.low, b.high - b.value)
    high = value + math.hypot(a.high - a.value, b.value - b.low)
    return Estimate(value, low, high, min(len(one), len(other)))


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which that part of the values lies."""
    ordered = sorted(values)
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
