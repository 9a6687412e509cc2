"""The track: where the triliths stand, and what lies between them.

field   5   6   7   8   9  10  11      a trilith stands on two neighbouring fields; its spot is
track   .  [a   a]  .   .  [b  b]      the first of them, clockwise: a on 6, b on 10, a gap of 2
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.kit.bits import BIT
from steinkreis.kit.stonehenge import CLOCKWISE, FIELDS

WAITING: Final = -1  # not on the track, but it will be
BROKEN: Final = -2  # out of the race
NONE: Final = -1

PAIR: Final = vec[i64]([BIT[spot] | BIT[(spot + 1) % FIELDS] for spot in range(FIELDS)])


class Track:
    def __init__(self) -> None:
        self.spots: list[int] = []  # of each trilith

    def taken(self, lifted: i64 = NONE) -> i64:
        """The fields on which triliths stand, without one that is lifted, as a set."""
        fields: i64 = 0
        for trilith in range(len(self.spots)):
            spot: i64 = self.spots[trilith]
            if spot >= 0 and trilith != lifted:
                fields |= PAIR[spot]
        return fields

    def at(self, spot: i64) -> i64:
        """The trilith that stands there."""
        return self.spots.index(int(spot))

    def gap(self, spot: i64, direction: i64, taken: i64) -> i64:
        """How many fields are free from this spot to the next trilith; FIELDS if there is none.

        `taken` are the fields of the others; the trilith itself is not counted.
        """
        if taken == 0:
            return FIELDS
        field = front(spot, direction)
        free: i64 = 0
        while taken & BIT[field] == 0:
            free += 1
            field = beside(field, direction)
        return free

    def behind_gap(self, spot: i64, direction: i64, gap: i64) -> i64:
        """The trilith after so many free fields."""
        field = (front(spot, direction) + gap * direction) % FIELDS
        return self.at(field if direction == CLOCKWISE else beside(field, direction))

    def next(self, trilith: i64, direction: i64) -> i64:
        """How many fields are free between this trilith and the next one."""
        spot: i64 = self.spots[trilith]
        return self.gap(spot, direction, self.taken(trilith))

    def move(self, trilith: i64, direction: i64, fields: i64) -> None:
        spot: i64 = self.spots[trilith]
        self.spots[trilith] = int((spot + fields * direction) % FIELDS)

    def copy(self) -> Track:
        twin = Track()
        twin.spots = self.spots.copy()
        return twin


def front(spot: i64, direction: i64) -> i64:
    """The first field that a trilith enters which races that way."""
    return (spot + 2) % FIELDS if direction == CLOCKWISE else (spot - 1) % FIELDS


def beside(field: i64, direction: i64) -> i64:
    """The next field that way."""
    return (field + direction) % FIELDS


def spots_for(field: i64, taken: i64) -> list[int]:
    """Where a trilith can stand with one pillar on this field, ascending."""
    found: list[int] = []
    before = (field - 1) % FIELDS
    if PAIR[before] & taken == 0:
        found.append(int(before))
    if PAIR[field] & taken == 0:
        found.append(int(field))
    return found if field > 0 else found[::-1]  # 30 comes after 1 where both are possible


def fits(field: i64, taken: i64) -> bool:
    """Whether there is any such spot."""
    return PAIR[field] & taken == 0 or PAIR[(field - 1) % FIELDS] & taken == 0
