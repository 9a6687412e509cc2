"""Sets as numbers: bit k says whether k is in it, up to 61.

Bits come from tables, because mypyc compiles `1 << n` on native integers to a shift of 32 bits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.core.rng import Rng

WORD: Final = 62  # bits used of a native word: the sign stays out of play

BIT: Final = vec[i64]([1 << k for k in range(WORD)])
# The index of a bit by its remainder: those of the 62 bits divided by 67 all differ.
INDEX: Final = vec[i64](
    [next((k for k in range(WORD) if (1 << k) % 67 == r), 0) for r in range(67)]
)


def first(bits: i64) -> i64:
    """The smallest number in a set that is not empty."""
    return INDEX[(bits & -bits) % 67]


def is_several(bits: i64) -> bool:
    """Whether there are two or more in a set."""
    return bits & (bits - 1) != 0


def size(bits: i64) -> i64:
    """How many there are in a set."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def members(bits: i64) -> list[int]:
    """The numbers in a set, ascending."""
    found: list[int] = []
    while bits != 0:
        found.append(INDEX[(bits & -bits) % 67])
        bits &= bits - 1
    return found


def nth(bits: i64, place: i64) -> i64:
    """The number at this place of a set, in ascending order, from 0 on."""
    while place > 0:
        bits &= bits - 1
        place -= 1
    return first(bits)


def pick(bits: i64, rng: Rng) -> i64:
    """One of a set that is not empty, at random."""
    return nth(bits, rng.below(size(bits)))
