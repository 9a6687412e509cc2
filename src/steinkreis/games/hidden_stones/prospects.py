"""What a position promises: a quick estimate, for `worth`."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.games.hidden_stones.material import VALUES
from steinkreis.games.hidden_stones.stones import FIRST, MASK, WANTED
from steinkreis.kit.cards import is_known

# What a card is still good for, by the half actions that it needs.
NEARNESS: Final = [0.6 ** (half / 2) for half in range(40)]
NEW_CARD: Final = 0.4  # what a card is good for that is not known yet
KEPT: Final = [0.0, 1.0, 0.6, 0.5, 0.4, 0.35]  # by players: what they leave of one's plans

# A stone that must be turned over costs one action, any other wrong one about one and a half.
TURN_OVER: Final = 2
REPLACE: Final = 3


def _half_actions(difference: int) -> int:
    return 0 if difference == 0 else TURN_OVER if difference == 1 else REPLACE


# For three cells (nine bits) at a time: the half actions that their differences cost.
WRONG: Final = vec[i64](
    [sum(_half_actions((bits >> shift) & 7) for shift in (0, 3, 6)) for bits in range(512)]
)


def half_actions(faces: i64, card: i64) -> i64:
    """About how many half actions are needed until the card fits: a quick estimate."""
    best: i64 = 99
    k = FIRST[card]
    end = FIRST[card + 1]
    while k < end:
        off = (faces & MASK[k]) ^ WANTED[k]
        cost = WRONG[off & 511] + WRONG[(off >> 9) & 511] + WRONG[off >> 18]
        if cost < best:
            best = cost
        k += 1
    return best


def hopes(
    hand: list[int], faces: i64, *, seats: int, by_value: bool, acts: bool, pays: bool
) -> float:
    """What a hand may bring: the nearer a card is to fitting, the more.

    Whoever acts can score what fits at once; who still has to pay gives the worst card away.
    """
    total = 0.0
    worst = 99.0
    for card in hand:
        hope = NEW_CARD * KEPT[seats]
        if is_known(card):
            value = VALUES[card] if by_value else 1
            missing = half_actions(faces, card)
            hope = (
                float(value) if acts and missing == 0 else value * NEARNESS[missing] * KEPT[seats]
            )
        total += hope
        if hope < worst:
            worst = hope
    return total - worst if pays else total


def share(prospects: list[float], seat: int, progress: float) -> float:
    """The chance to win of the seat, surer the further the game has gone."""
    doubt = 2.0 + 6.0 * max(0.0, 1.0 - progress)
    best = max(prospects)
    parts = [math.exp((prospect - best) / doubt) for prospect in prospects]
    return parts[seat] / sum(parts)
