"""Plays many games among bots and counts what comes of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TextIO

from steinkreis.bots.bot import Bot
from steinkreis.bots.play import play_out
from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.game.game import AnyGame
from steinkreis.game.learnt import gauge_for
from steinkreis.game.record import Record
from steinkreis.game.setup import Setup
from steinkreis.interpreted import is_compiled


@dataclass(frozen=True)
class Tally:
    """What came of a series of games; shares and scores are by seat."""

    game: str
    players: int
    games: int
    compiled: bool  # the game itself: one from outside runs interpreted on any core
    seconds: float
    decisions: int
    decisions_per_s: float
    mean_length: float
    win_share: list[float]
    mean_score: list[float]


def simulate(
    game: AnyGame,
    setup: Setup,
    *,
    games: int,
    seed: int,
    bot_name: str = "random",
    save: TextIO | None = None,
    progress: Callable[[float], None] = lambda share: None,
) -> Tally:
    """Play `games` games, number k on stream k of the seed; only the games are timed."""
    wins = [0.0] * setup.players
    scores = [0] * setup.players
    decisions = 0
    seconds = 0.0
    build = type(game.start(setup)).__module__
    gauge = gauge_for(game, setup, bot_name)
    bots: list[Bot] = [bot(bot_name, game.nature, gauge) for _ in range(setup.players)]
    for number in range(games):
        actions: list[int] = []
        began = time.perf_counter()
        state = game.start(setup)
        decisions += play_out(state, bots, Rng(seed, number), actions, game.nature)
        seconds += time.perf_counter() - began
        for seat, (share, score) in enumerate(zip(state.returns(), state.scores(), strict=True)):
            wins[seat] += share
            scores[seat] += score
        if save is not None:
            _write(save, game, setup, bot_name, actions)
        progress((number + 1) / games)
    return Tally(
        game=game.name,
        players=setup.players,
        games=games,
        compiled=is_compiled(build),
        seconds=seconds,
        decisions=decisions,
        decisions_per_s=decisions / seconds,
        mean_length=decisions / games,
        win_share=[share / games for share in wins],
        mean_score=[score / games for score in scores],
    )


def _write(save: TextIO, game: AnyGame, setup: Setup, name: str, actions: list[int]) -> None:
    record = Record(game, setup, [name] * setup.players)
    record.actions = actions
    save.write(record.write() + "\n")
