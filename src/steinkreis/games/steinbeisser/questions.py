"""The questions of the game and what the answers to them mean."""

from __future__ import annotations

from typing import Final

from steinkreis.core.ask import Ask, thrown
from steinkreis.games.steinbeisser.material import (
    FACE_LETTERS,
    FACES,
    LETTERS,
    MOST_FIELDS,
    PIPS,
    SEATS,
)

# The questions, in the order in which they first come up.
STARTER: Final = 0  # chance: who begins
LAY: Final = 1  # on which field does the next stone go?
ROLL: Final = 2  # chance: both dice; pips from 0 times FACES, plus the face of the other die
ROLL_ONE: Final = 3  # chance: the die for the biters alone
MOVE: Final = 4  # from which field does a stone move?
STEP: Final = 5  # white: which biter on the path steps on? its colour
JUMP: Final = 6  # the arrow: from which field of the way does a biter jump on?


ASKS: Final = [
    thrown("starter", len(SEATS)),
    Ask("lay", MOST_FIELDS),
    thrown("roll", PIPS * FACES),
    thrown("roll-one", FACES),
    Ask("move", MOST_FIELDS),
    Ask("step", len(LETTERS)),
    Ask("jump", MOST_FIELDS),
]


def notation(phase: int, action: int) -> str:
    """6y rolls a six and yellow; a field is its number, counted from 1; a biter its letter."""
    if phase == ROLL:
        return str(action // FACES + 1) + FACE_LETTERS[action % FACES]
    if phase == ROLL_ONE:
        return FACE_LETTERS[action]
    if phase == STEP:
        return LETTERS[action]
    return str(action + 1)
