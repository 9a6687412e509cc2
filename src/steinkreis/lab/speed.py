"""How fast a game runs: random play and copies, compiled and interpreted, in one run."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import asdict, dataclass

import msgspec

from steinkreis.bots.bot import Bot
from steinkreis.bots.play import play_out
from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, State
from steinkreis.game.game import AnyGame
from steinkreis.interpreted import is_compiled

TURNS = 3  # measurements, of which the middle one counts


@dataclass(frozen=True)
class Speed:
    """Random play of one game with one number of players on one core."""

    game: str
    players: int
    compiled: bool  # the game itself: one from outside runs interpreted on any core
    games_per_s: float
    decisions_per_s: float
    copies_per_s: float


@dataclass(frozen=True)
class Comparison:
    """The two builds side by side; without the compiled one, `ratio` is 1."""

    game: str
    players: int
    compiled: Speed | None
    interpreted: Speed
    ratio: float  # games/s compiled to games/s interpreted


def measure(game: AnyGame, players: int, seconds: float) -> Speed:
    """The build that runs here, the middle of three measurements."""
    speeds = sorted(
        (_measure(game, players, seconds / TURNS) for _ in range(TURNS)),
        key=lambda speed: speed.games_per_s,
    )
    return speeds[TURNS // 2]


def _measure(game: AnyGame, players: int, seconds: float) -> Speed:
    setup = game.setup(players)
    bots: list[Bot] = [bot("random") for _ in range(players)]
    first = _first_decision(game, players)
    games, decisions, spent = 0, 0, 0.0
    while spent < seconds:
        began = time.process_time()
        decisions += play_out(game.start(setup), bots, Rng(1, games), [])
        spent += time.process_time() - began
        games += 1
    return Speed(
        game=game.name,
        players=players,
        compiled=is_compiled(type(first).__module__),
        games_per_s=games / spent,
        decisions_per_s=decisions / spent,
        copies_per_s=_copies_per_s(first, seconds / 4),
    )


def _first_decision(game: AnyGame, players: int) -> State:
    state: State = game.start(game.setup(players))
    rng = Rng(1)
    while state.actor == CHANCE:
        state.apply(state.sample(rng))
    return state


def _copies_per_s(state: State, seconds: float) -> float:
    copies, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(100):
            state.copy()
        copies += 100
    return copies / spent


def compare(game: AnyGame, players: int, seconds: float) -> Comparison:
    """Both builds one after the other, the interpreted one in a process of its own."""
    here = measure(game, players, seconds)
    if not here.compiled:
        return Comparison(game.name, players, None, here, 1.0)
    command = [sys.executable, "-m", "steinkreis.lab.speed", game.name, str(players), str(seconds)]
    environment = {**os.environ, "STEINKREIS_PURE": "1"}
    answer = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    there = msgspec.json.decode(answer.stdout, type=Speed)
    ratio = here.games_per_s / there.games_per_s
    return Comparison(game.name, players, here, there, ratio)


if __name__ == "__main__":
    from steinkreis.game.registry import game as game_named

    _name, _players, _seconds = sys.argv[1:]
    _speed = measure(game_named(_name), int(_players), float(_seconds))
    sys.stdout.buffer.write(msgspec.json.encode(asdict(_speed)))
