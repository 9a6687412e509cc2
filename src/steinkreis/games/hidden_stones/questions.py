"""The questions of the game and what the answers to them mean."""

from __future__ import annotations

from typing import Final

from steinkreis.core.ask import Ask, thrown
from steinkreis.games.hidden_stones.material import CARDS, CELLS, FACES, GRID, MOST_SEATS, SWAPS

# The questions, in the order in which they first come up.
LAY: Final = 0  # chance: which side of which stone comes to the next cell
STARTER: Final = 1  # chance: who begins
SELECT: Final = 2  # chance: which cards make up the solo deck
DEAL: Final = 3  # chance: the first hands
TURN: Final = 4  # what to do?
PAY: Final = 5  # with which card?
DRAW: Final = 6  # chance: which card is drawn at the end of the turn

# Answers to TURN: 0-11 swap, 12-20 turn a stone over, then:
FLIP: Final = SWAPS
END: Final = SWAPS + CELLS
PASS: Final = END + 1
SCORE: Final = PASS + 1  # + card


ASKS: Final = [
    thrown("lay", len(FACES)),
    thrown("starter", MOST_SEATS),
    thrown("select", len(CARDS)),
    thrown("deal", len(CARDS)),
    Ask("turn", SCORE + len(CARDS)),
    Ask("pay", len(CARDS)),
    thrown("draw", len(CARDS)),
]


def notation(phase: int, action: int) -> str:
    """a1b1 swaps two stones, a1 turns one over, +PP scores a card; a card is its formation."""
    if phase == LAY:
        return FACES[action]
    if phase == STARTER:
        return str(action + 1)
    if phase != TURN:
        return CARDS[action]
    if action < FLIP:
        one, other = GRID.edges()[action]
        return GRID.name(one) + GRID.name(other)
    if action < END:
        return GRID.name(action - FLIP)
    if action < SCORE:
        return "end" if action == END else "pass"
    return "+" + CARDS[action - SCORE]
