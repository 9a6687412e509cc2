"""The bot that wants the best of this turn and thinks no further."""

from __future__ import annotations

from typing import Final

from steinkreis.bots.bot import Bot
from steinkreis.bots.turns import answers, ways
from steinkreis.core.gauge import OWN, Gauge
from steinkreis.core.rng import Rng
from steinkreis.core.state import State

BEAM: Final = 12  # ways that are followed at a time


class GreedyBot(Bot):
    """Looks ahead until chance or another player is to act, through `worth`, over one guess."""

    def __init__(self, gauge: Gauge = OWN) -> None:
        super().__init__()
        self.gauge = gauge

    def choose(self, view: State, rng: Rng) -> int:
        choices = answers(view, rng)
        if len(choices) == 1:
            return choices[0]
        return ways(view.guess(rng), BEAM, rng, self.gauge)[0].actions()[0]
