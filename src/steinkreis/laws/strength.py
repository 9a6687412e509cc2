"""The law about `worth`: who goes by it plays better than who does not."""

from __future__ import annotations

import math
import time

from steinkreis.bots.bot import Bot
from steinkreis.bots.play import play_out
from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import State, has_worth
from steinkreis.game.game import AnyGame
from steinkreis.game.setup import Setup
from steinkreis.laws.probe import Broken

MOST = 400  # games; greedy as weak as 60 % of the wins is told from luck by then
DOUBT = 3.0  # deviations from what luck would bring; reached by luck in one case of forty


def greedy(game: AnyGame, seed: int, until: float = math.inf) -> str:
    """Law `greedy`: it beats random, or `worth` is wrong; gives a word where nothing was played."""
    setup = _smallest(game)
    if not has_worth(game.start(setup)):
        return "there is no worth, so greedy was not tried"
    lead = spread = 0.0
    for number in range(MOST):
        if time.monotonic() > until:
            return "no time was left for greedy"
        margin = _margin(game, setup, seed, number)
        lead += margin
        spread += margin * margin
        if lead > DOUBT * math.sqrt(spread) and number >= DOUBT * DOUBT:
            return ""
    beside = f"{lead:+.1f} wins beside random in {MOST} games"
    raise Broken("greedy", f"worth misleads whoever goes by it: {beside}")


def _smallest(game: AnyGame) -> Setup:
    """The set-up for as few as possible, but two sides where there may be two."""
    usual = [game.setup(players) for players in game.players]
    rivals = [setup for setup in usual if len(set(game.sides(setup))) > 1]
    return (rivals or usual)[0]


def _margin(game: AnyGame, setup: Setup, seed: int, number: int) -> float:
    """What greedy brings in a game, beside an even share; alone, beside random in the same deal."""
    sides = game.sides(setup)
    names = sorted(set(sides))
    mine = names[number % len(names)]
    share = _share(game, setup, [side == mine for side in sides], Rng(seed, number))
    if len(names) > 1:
        return share - 1 / len(names)
    return share - _share(game, setup, [False] * setup.players, Rng(seed, number))


def _share(game: AnyGame, setup: Setup, is_greedy: list[bool], rng: Rng) -> float:
    bots: list[Bot] = [bot("greedy" if one else "random") for one in is_greedy]
    state: State = game.start(setup)
    play_out(state, bots, rng, [])
    return state.returns()[is_greedy.index(True) if True in is_greedy else 0]
