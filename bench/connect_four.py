"""Connect four on our contract: not a game of the house, but the one that everybody can measure.

A column has six cells and a seventh bit that stays free, so that no line runs over the edge.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.core.ask import Ask
from steinkreis.core.message import Message, Seat
from steinkreis.core.numbers import Numbers
from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY, OpenState

COLUMNS: Final = 7
FULL: Final = sum(63 << (7 * column) for column in range(COLUMNS))
TOP: Final = vec[i64]([32 << (7 * column) for column in range(COLUMNS)])
BOTTOM: Final = vec[i64]([1 << (7 * column) for column in range(COLUMNS)])
COLUMN: Final = vec[i64]([63 << (7 * column) for column in range(COLUMNS)])

ASKS: Final = [Ask("drop", COLUMNS)]


def has_four(discs: i64) -> bool:
    """Whether four of the discs stand in a row."""
    pairs = discs & (discs >> 7)
    if pairs & (pairs >> 14) != 0:
        return True
    pairs = discs & (discs >> 6)
    if pairs & (pairs >> 12) != 0:
        return True
    pairs = discs & (discs >> 8)
    if pairs & (pairs >> 16) != 0:
        return True
    pairs = discs & (discs >> 1)
    return pairs & (pairs >> 2) != 0


class ConnectFour(OpenState):
    def __init__(self) -> None:
        super().__init__(2)
        self.actor = 0
        self.mine: i64 = 0  # the discs of the actor
        self.discs: i64 = 0  # all discs
        self.winner = -1

    def asks(self) -> list[Ask]:
        return ASKS

    def fill(self, numbers: Numbers, first: int) -> None:
        mine = self.mine if self.actor == first else self.discs ^ self.mine
        numbers.members(mine, 7 * COLUMNS)
        numbers.members(self.discs ^ mine, 7 * COLUMNS)

    def actions(self) -> list[int]:
        if self.actor == NOBODY:
            return []
        return [column for column in range(COLUMNS) if self.discs & TOP[column] == 0]

    def sample(self, rng: Rng) -> int:
        while True:
            column = rng.below(COLUMNS)
            if self.discs & TOP[column] == 0:
                return column

    def apply(self, action: int) -> None:
        column: i64 = action
        disc = (self.discs + BOTTOM[column]) & COLUMN[column]
        mine = self.mine | disc
        self.discs |= disc
        if has_four(mine):
            self.winner = self.actor
            self.actor = NOBODY
        elif self.discs == FULL:
            self.actor = NOBODY
        else:
            self.mine = self.discs ^ mine
            self.actor = 1 - self.actor

    def copy(self) -> ConnectFour:
        twin = ConnectFour()
        twin.actor = self.actor
        twin.viewer = self.viewer
        twin.mine = self.mine
        twin.discs = self.discs
        twin.winner = self.winner
        return twin

    def scores(self) -> list[int]:
        return [int(self.winner == seat) for seat in range(2)]

    def returns(self) -> list[float]:
        if self.winner < 0:
            return [0.5, 0.5]
        return [1.0 if self.winner == seat else 0.0 for seat in range(2)]

    def question(self) -> Message:
        return Message("ask-column", who=Seat(self.actor))

    def notation(self, action: int) -> str:
        return "abcdefg"[action]

    def key(self) -> str:
        return f"{self.actor} {self.mine} {self.discs}"
