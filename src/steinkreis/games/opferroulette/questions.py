"""The questions of the game and what the answers to them mean."""

from __future__ import annotations

from typing import Final

from steinkreis.core.ask import Ask, thrown
from steinkreis.games.opferroulette.material import MOST_OWNERS
from steinkreis.kit.stonehenge import CARDS, PITS, card_name

# The questions, in the order in which they first come up.
LAY: Final = 0  # chance: which card says where the next offering goes
PLACE: Final = 1  # into which pit with the offering of a trilith card?
BALL: Final = 2  # chance: on which card's field the ball starts
STARTER: Final = 3  # chance: who begins
DEAL: Final = 4  # chance: the first hands
TURN: Final = 5  # which card, and what for?
FALL: Final = 6  # chance: which card decides between day and night
DRAW: Final = 7  # chance: which card is drawn at the end of the turn

# Answers to TURN: a use, times CARDS, plus the card; a trilith card has the first use only.
ROLL: Final = 0
DROP: Final = 1  # let the ball fall where it is
STRIKE: Final = 2  # let it roll to the number of the card, and fall there
END: Final = 3 * CARDS


ASKS: Final = [
    thrown("lay", CARDS),
    Ask("place", PITS),
    thrown("ball", CARDS),
    thrown("starter", MOST_OWNERS),
    thrown("deal", CARDS),
    Ask("turn", END + 1),
    thrown("fall", CARDS),
    thrown("draw", CARDS),
]


def notation(phase: int, action: int) -> str:
    """7d rolls with the day card 7 (or turns, with Tw), v7d falls with it, 7dv rolls and falls."""
    if phase == STARTER:
        return str(action + 1)
    if phase != TURN:
        return card_name(action)
    if action == END:
        return "end"
    use, name = action // CARDS, card_name(action % CARDS)
    return name if use == ROLL else "v" + name if use == DROP else name + "v"
