"""The bot that does anything."""

from __future__ import annotations

from steinkreis.bots.bot import Bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, State


class RandomBot(Bot):
    def __init__(self) -> None:
        super().__init__()
        self.looks = False

    def choose(self, view: State, rng: Rng) -> int:
        return view.sample(rng)


def playouts(start: State, games: int, rng: Rng) -> int:
    """Play that many random games from `start`, and count the players' decisions."""
    decisions = 0
    for _ in range(games):
        state = start.copy()
        while state.actor != NOBODY:
            if state.actor != CHANCE:
                decisions += 1
            state.apply(state.sample(rng))
    return decisions
