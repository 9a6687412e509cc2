"""What the score piles are worth."""

from __future__ import annotations

from typing import Final

from steinkreis.games.hidden_stones.material import VALUES
from steinkreis.kit.cards import Cards

BONUS: Final = 3


def points_of(pile: Cards) -> int:
    """The points printed on the cards."""
    return sum([VALUES[card] for card in pile.all()])


def ones_in(pile: Cards) -> int:
    """How many of the cards have the value 1."""
    return len([card for card in pile.all() if VALUES[card] == 1])


def bonus(piles: list[Cards]) -> list[int]:
    """Three points for whoever has most ones, if anybody has any; all of them in a tie."""
    ones = [ones_in(pile) for pile in piles]
    most = max(ones)
    return [BONUS if len(piles) > 1 and one == most and most > 0 else 0 for one in ones]
