"""The bot that does anything."""

from __future__ import annotations

from steinkreis.bots.bot import Bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import State


class RandomBot(Bot):
    def __init__(self) -> None:
        super().__init__()
        self.looks = False

    def choose(self, view: State, rng: Rng) -> int:
        return view.sample(rng)
