"""One game among named bots, as a piece of work that can be done anywhere."""

from __future__ import annotations

import time
from dataclasses import dataclass

from steinkreis.bots.bot import Bot
from steinkreis.bots.play import play_out
from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import State
from steinkreis.game.learnt import gauge_for
from steinkreis.game.registry import game as game_named
from steinkreis.game.setup import Setup
from steinkreis.game.trouble import Trouble


class OtherRules(Trouble):
    """A worker on another machine plays by another version of the rules."""


@dataclass(frozen=True)
class Sitting:
    """Who plays what, and on which stream of the seed: all that decides how the game goes."""

    game: str
    rules: int
    setup: Setup
    bots: tuple[str, ...]  # by seat
    seed: int
    stream: int


@dataclass(frozen=True)
class Played:
    """What came of a game, by seat."""

    returns: list[float]
    decisions: list[int]
    seconds: list[float]  # spent on them


class Timed(Bot):
    """A bot whose decisions are counted and timed."""

    def __init__(self, player: Bot) -> None:
        super().__init__()
        self.player = player
        self.looks = player.looks
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: State, rng: Rng) -> int:
        began = time.perf_counter()
        action = self.player.choose(view, rng)
        self.seconds += time.perf_counter() - began
        self.decisions += 1
        return action


def play(sitting: Sitting) -> Played:
    """Play the game; the same sitting gives the same game on every machine."""
    return record(sitting)[0]


def record(sitting: Sitting) -> tuple[Played, list[int]]:
    """Play the game, and keep every action, chance included."""
    game = game_named(sitting.game)
    if game.rules != sitting.rules:
        raise OtherRules(
            f"a worker plays {game.name} by rules {game.rules}, not {sitting.rules}; "
            "all machines need the same version of steinkreis"
        )
    gauges = {name: gauge_for(game, sitting.setup, name) for name in sitting.bots}
    bots = [Timed(bot(name, game.nature, gauges[name])) for name in sitting.bots]
    state: State = game.start(sitting.setup)
    actions: list[int] = []
    play_out(state, [*bots], Rng(sitting.seed, sitting.stream), actions, game.nature)
    decisions, seconds = [one.decisions for one in bots], [one.seconds for one in bots]
    return Played(state.returns(), decisions, seconds), actions
