"""Many small numbers in one, so that copying them costs one word.

Digit k of a number with so many bits a digit is read by `(number >> SHIFT[k]) & MASK` and raised by
`number += ONE[k]`, with `SHIFT = shifts(bits, count)` and `ONE = ones(bits, count)`.

A list of up to eight numbers below 64 is one number, too: `length`, `listed` and `enlist`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def shifts(bits: int, count: int) -> vec[i64]:
    """Where each digit begins."""
    return vec[i64]([bits * k for k in range(count)])


def ones(bits: int, count: int) -> vec[i64]:
    """A one in each digit."""
    return vec[i64]([1 << (bits * k) for k in range(count)])


LENGTH: Final = 48  # where the length of a list begins
LONGER: Final = 1 << LENGTH
ITEM: Final = 63
PLACE: Final = shifts(6, 8)
UNIT: Final = ones(6, 8)  # times what an item grows by, added to a list


def length(items: i64) -> i64:
    """How many there are in a list."""
    return items >> LENGTH


def listed(items: i64, index: i64) -> i64:
    """The item at this index of a list."""
    return (items >> PLACE[index]) & ITEM


def enlist(items: i64, item: i64) -> i64:
    """The list with one more item."""
    return items + item * UNIT[items >> LENGTH] + LONGER
