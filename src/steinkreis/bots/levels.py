"""How strong a bot plays: one row of numbers a level."""

from __future__ import annotations

import math
from typing import Final


class Level:
    """A strength with a name.

    A budget counts iterations, not seconds, so that equal seeds give equal moves on any machine.
    """

    def __init__(
        self,
        name: str,
        *,
        iterations: int,
        playouts: int,
        beam: int,
        pool: int,
        guesses: int,
        plans: int,
        turns: int,
        replies: int,
        blur: int,
        slips: int,
        shake: int,
    ) -> None:
        self.name = name
        self.iterations = iterations  # trials of plans for a whole turn, where there is a `worth`
        self.playouts = playouts  # random games for an answer, where there is none
        self.beam = beam  # ways through a turn that are followed at a time
        self.pool = pool  # ways of one guess that are judged on others
        self.guesses = guesses  # on which they are judged: 12, 24, 48, ...
        self.plans = plans  # the best of them, which are compared by trials
        self.turns = turns  # played on before `worth` is asked, at least
        self.replies = replies  # of everybody else that are waited for until then
        self.blur = blur  # how much is forgotten, see `State.blur`
        self.slips = slips  # of a hundred answers, how many are not thought about; shots always are
        self.shake = shake  # of the hand where dials are turned, in ten-thousandths of their range

    def scaled(self, fraction: float) -> Level:
        """The same level with a part of its budget: trials, and the work of finding plans.

        Plans are judged on guesses, each on each, so of both there is the root of the part.
        """
        root = math.sqrt(fraction)
        return Level(
            self.name,
            iterations=round(self.iterations * fraction),
            playouts=max(2, round(self.playouts * fraction)),
            beam=max(1, round(self.beam * fraction)),
            pool=max(1, round(self.pool * root)),
            guesses=max(1, round(self.guesses * root)),
            plans=max(1, round(self.plans * root)),
            turns=self.turns,
            replies=self.replies,
            blur=self.blur,
            slips=self.slips,
            shake=self.shake,
        )


def _level(name: str, row: list[int]) -> Level:
    return Level(
        name,
        iterations=row[0],
        playouts=row[1],
        beam=row[2],
        pool=row[3],
        guesses=row[4],
        plans=row[5],
        turns=row[6],
        replies=row[7],
        blur=row[8],
        slips=row[9],
        shake=row[10],
    )


# iterations, playouts, beam, pool, guesses, plans, turns, replies, blur, slips, shake
LEVELS: Final = [
    _level("kiesel", [0, 30, 1, 1, 12, 1, 0, 0, 3, 26, 500]),
    _level("findling", [9, 300, 2, 3, 12, 3, 2, 1, 2, 14, 200]),
    _level("menhir", [40, 3000, 8, 5, 12, 5, 2, 1, 1, 4, 80]),
    _level("trilith", [4000, 40000, 96, 300, 48, 32, 2, 2, 0, 0, 20]),
]
