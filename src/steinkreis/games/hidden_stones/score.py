"""What the score piles are worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.games.hidden_stones.material import VALUES
from steinkreis.kit.bits import INDEX, WORD
from steinkreis.kit.cards import Cards

BONUS: Final = 3
VALUE: Final = vec[i64](VALUES)
ONES: Final = sum(1 << card for card in range(WORD) if VALUES[card] == 1)  # they come first


def points_of(pile: Cards) -> int:
    """The points printed on the cards."""
    points: i64 = 0
    word = pile.low
    while word != 0:
        points += VALUE[INDEX[(word & -word) % 67]]
        word &= word - 1
    word = pile.high
    while word != 0:
        points += VALUE[WORD + INDEX[(word & -word) % 67]]
        word &= word - 1
    return points


def ones_in(pile: Cards) -> int:
    """How many of the cards have the value 1."""
    ones: i64 = 0
    word = pile.low & ONES
    while word != 0:
        ones += 1
        word &= word - 1
    return ones


def bonus(piles: list[Cards]) -> list[int]:
    """Three points for whoever has most ones, if anybody has any; all of them in a tie."""
    ones = [ones_in(pile) for pile in piles]
    most = max(ones)
    return [BONUS if len(piles) > 1 and one == most and most > 0 else 0 for one in ones]
