"""A heap of dolmens: how many there are of each value, four bits a value."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.games.dolmengoetter.material import SPLIT, VALUES
from steinkreis.kit.packed import ones

ONE_OF: Final = ones(4, VALUES + 1)  # a dolmen of that value


def heap(count: int) -> i64:
    """So many dolmens as they come out of the box."""
    found: i64 = 0
    for value, times in enumerate(SPLIT[count], 1):
        found += ONE_OF[value] * times
    return found


def count_of(dolmens: i64, value: i64) -> i64:
    return dolmens // ONE_OF[value] & 15


def size(dolmens: i64) -> i64:
    found: i64 = 0
    for value in range(1, VALUES + 1):
        found += count_of(dolmens, value)
    return found


def sum_of(dolmens: i64) -> i64:
    """What all of them are worth together."""
    found: i64 = 0
    for value in range(1, VALUES + 1):
        found += value * count_of(dolmens, value)
    return found


def kinds(dolmens: i64) -> list[int]:
    """The values that are there, ascending."""
    return [value for value in range(1, VALUES + 1) if count_of(dolmens, value) > 0]


def draw(dolmens: i64, rng: Rng) -> i64:
    """The value of one of them at random."""
    skip = rng.below(size(dolmens))
    value: i64 = 0
    while skip >= 0:
        value += 1
        skip -= count_of(dolmens, value)
    return value


def throw(dolmens: i64, rng: Rng) -> i64:
    """One of the values that are there, or 0 for none of them, each equally likely."""
    while True:
        value = rng.below(VALUES + 1)
        if value == 0 or count_of(dolmens, value) > 0:
            return value
