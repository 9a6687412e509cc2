"""The questions of the game and what the answers to them mean."""

from __future__ import annotations

from typing import Final

from steinkreis.core.ask import Ask, thrown
from steinkreis.games.dolmengoetter.board import COUNT, NAMES, PLACES, SIZE
from steinkreis.games.dolmengoetter.material import SEATS, VALUES, room

# The questions, in the order in which they first come up.
STARTER: Final = 0  # chance: who begins
SETTLE: Final = 1  # on which place does the next druid begin?
DRUID: Final = 2  # which druid acts? The answer is the place where it is
GO: Final = 3  # where to? Or does it gather herbs?
STONE: Final = 4  # is a stone left where it was?
ORDER: Final = 5  # several circles are due: which one first?
BUILD: Final = 6  # which dolmen is built? The answer is its value
REVEAL: Final = 7  # chance, which has no choice: what are the dolmens worth that are turned over?

GATHER: Final = PLACES  # an answer to GO beside the places
KEEP: Final = 0  # answers to STONE
LEAVE: Final = 1
DECLINE: Final = 0  # an answer to BUILD beside the values


ASKS: Final = [
    thrown("starter", SEATS),
    Ask("settle", PLACES),
    Ask("druid", PLACES),
    Ask("go", GATHER + 1),
    Ask("stone", 2),
    Ask("order", COUNT),
    Ask("build", VALUES + 1),
    thrown("reveal", 8 ** max([int(room(size)) for size in SIZE])),
]


def notation(phase: int, action: int) -> str:
    """a1 is a place, k7 a circle, 3 a dolmen of that value, 314 a stack from the top down."""
    if phase == STARTER:
        return str(action + 1)
    if phase == STONE:
        return "stone" if action == LEAVE else "point"
    if phase == ORDER:
        return f"k{action + 1}"
    if phase == REVEAL:
        return f"{action:o}"[::-1]
    if phase == BUILD:
        return "none" if action == DECLINE else str(action)
    return "herbs" if action == GATHER else NAMES[action]
