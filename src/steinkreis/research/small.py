"""Small set-ups for exact work: every position of them can be looked at.

What comes before the question with which they begin is drawn once by a seed, as the position of an
exercise is given; the numbers of the rules are made small (`Game.tunables`).
"""

from __future__ import annotations

from dataclasses import dataclass

from steinkreis.core.rng import Rng
from steinkreis.core.state import State
from steinkreis.game.registry import game


@dataclass(frozen=True)
class Small:
    name: str
    game: str
    options: dict[str, object]
    begins: str  # the first question that is asked, by its name
    seed: int = 1

    def start(self) -> State:
        found, rng = game(self.game), Rng(self.seed)
        state: State = found.start(found.setup(2, self.options))
        while state.asks()[state.phase].name != self.begins:
            state.apply(state.sample(rng))
        return state


# The offerings lie and the ball is ready; eight cards of four colours, two in hand, one pile.
FOUR_COLOURS = Small("four-colours", "opferroulette", {"cards": 8, "hand": 2, "piles": 1}, "deal")

# All stones are laid, and everybody has one turn.
ONE_ROUND = Small("one-round", "steinbeisser", {"rounds": 1}, "roll")

SMALL = (FOUR_COLOURS, ONE_ROUND)
