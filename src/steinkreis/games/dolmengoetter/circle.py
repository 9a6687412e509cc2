"""A stone circle: whose stones stand in it, and the stack of dolmens in its middle.

It is never changed once made, so that copies of a state share it. Stones are counted in four bits a
seat; a dolmen takes six bits of the stack, its value and above that its owner, the top one lowest.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.games.dolmengoetter.material import NONE, SEATS, factor, room
from steinkreis.kit.packed import ones

UNKNOWN: Final = 0  # the value of a dolmen that the viewer has not seen
CODE: Final = 64  # of one dolmen in a stack
LEAST: Final = 3  # stones that a majority or a tie takes
ONE: Final = ones(4, SEATS)  # one stone of a seat
UNDER: Final = ones(6, 7)  # where a level of the stack begins


class Circle:
    def __init__(self, size: i64, counts: i64, stones: i64, leader: i64) -> None:
        self.size = size
        self.counts = counts
        self.stones = stones
        self.leader = leader  # who holds a majority that counts, or NONE
        self.stack: i64 = 0
        self.height: i64 = 0

    def of(self, seat: i64) -> i64:
        """How many stones of that seat stand in it."""
        return self.counts // ONE[seat] & 15

    def is_complete(self) -> bool:
        return self.stones == self.size

    def has_room(self) -> bool:
        """Whether another dolmen may be laid."""
        return self.height < room(self.size)

    def with_stone(self, seat: i64) -> Circle:
        counts = self.counts + ONE[seat]
        circle = Circle(self.size, counts, self.stones + 1, majority(counts, self.stones + 1))
        circle.stack = self.stack
        circle.height = self.height
        return circle

    def is_tied(self, seat: i64, least: i64) -> bool:
        """Whether the seat shares the lead with somebody, with `least` stones or more each."""
        own = self.of(seat)
        if self.stones < LEAST or own < least:
            return False
        rivals = 0
        for other in range(SEATS):
            count = self.of(other)
            if count > own:
                return False
            if count == own:
                rivals += 1
        return rivals > 1

    def with_dolmen(self, owner: i64, value: i64, *, on_top: bool) -> Circle:
        code = owner * 8 + value
        if on_top:
            return self._with_stack(self.stack * CODE + code, self.height + 1)
        return self._with_stack(self.stack + code * UNDER[self.height], self.height + 1)

    def emptied(self) -> Circle:
        """The circle once its stack has been scored."""
        return self._with_stack(0, 0)

    def _with_stack(self, stack: i64, height: i64) -> Circle:
        circle = Circle(self.size, self.counts, self.stones, self.leader)
        circle.stack = stack
        circle.height = height
        return circle

    def owner(self, level: i64) -> i64:
        """Whose dolmen lies on that level, 0 being the top."""
        return self._code(level) // 8

    def value(self, level: i64) -> i64:
        """What it is worth, or UNKNOWN."""
        return self._code(level) & 7

    def _code(self, level: i64) -> i64:
        return self.stack // UNDER[level] & (CODE - 1)

    def with_value(self, level: i64, value: i64) -> Circle:
        """The circle with another value on one level: what is hidden, or guessed."""
        change = value - self.value(level)
        return self._with_stack(self.stack + change * UNDER[level], self.height)

    def values(self) -> i64:
        """All values in one number, three bits a level, the top one lowest."""
        found: i64 = 0
        for level in range(self.height - 1, -1, -1):
            found = found * 8 + self.value(level)
        return found

    def points(self, level: i64) -> i64:
        """What the dolmen on that level brings its owner."""
        return self.value(level) * factor(self.size, level)


def majority(counts: i64, stones: i64) -> i64:
    """Who has more stones than anybody else, of three or more of at least two colours."""
    if stones < LEAST:
        return NONE
    leader: i64 = NONE
    most: i64 = 0
    for seat in range(SEATS):
        count = counts & 15
        counts >>= 4
        if count > most:
            most = count
            leader = seat
        elif count == most:
            leader = NONE
    return leader if most < stones else NONE
