"""Our highest level against other searches, at equal processor time for every decision.

    python bench/rivals.py GAME [GAME ...] [--rival uct openspiel] [--ms 20] [--games 100]

`uct` is plain determinized UCT with the same `worth` (`bots/uct.py`, compiled like ours);
`openspiel` is OpenSpiel's information-set MCTS on our adapter, told the same `worth` at its leaves.
Ours is the largest part of the highest level, `trilith*f`, that takes no more than `--ms` for a
decision in a game against itself. The rival then has for each decision what ours has used on
average so far. Every deal is played from all seats; with more than two players, ours is one among
rivals.
"""

from __future__ import annotations

import argparse
import time
from importlib import import_module
from typing import Any

import numpy as np

from steinkreis.bots.bot import Bot
from steinkreis.bots.play import happen
from steinkreis.bots.roster import bot
from steinkreis.bots.uct import UctBot
from steinkreis.cli.progress import bar
from steinkreis.core.gauge import Gauge
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, State
from steinkreis.game.game import AnyGame
from steinkreis.game.learnt import gauge_for
from steinkreis.game.registry import game as game_named
from steinkreis.game.setup import Setup
from steinkreis.lab.intervals import Estimate, share

TOP = "trilith"
PARTS = (0.001, 0.002, 0.004, 0.007, 0.01, 0.02, 0.04, 0.07, 0.1, 0.2, 0.4, 0.7, 1.0)
WORLDS = 12  # guesses of what is hidden, for `uct`
REACH = 0.25  # of UCB1, for both rivals


class Timed(Bot):
    """A bot whose answers are timed where there is something to choose."""

    def __init__(self, player: Bot) -> None:
        super().__init__()
        self.player = player
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, view: State, rng: Rng) -> int:
        began = time.process_time()
        action = self.player.choose(view, rng)
        self.seconds += time.process_time() - began
        self.decisions += len(view.dials()) > 0 or len(view.actions()) > 1
        return action

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.decisions)


class Worth:
    """What OpenSpiel's search asks at a leaf: the same as ours."""

    def __init__(self, gauge: Gauge) -> None:
        self.gauge = gauge

    def evaluate(self, state: Any) -> Any:
        position = state.episode.state
        if position.actor == NOBODY:
            return np.array(position.returns())
        return np.array([self.gauge.worth(position, seat) for seat in range(position.seats)])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class OpenSpielBot(Bot):
    """Has as many simulations as should take its seconds, by the speed of the last ones."""

    def __init__(self, game: AnyGame, setup: Setup, gauge: Gauge) -> None:
        super().__init__()
        from steinkreis.research.openspiel import pyspiel, register

        ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
        register()
        name = "steinkreis_" + game.name.replace("-", "_")
        self.game: Any = pyspiel.load_game(name, {"players": setup.players})
        self.search: Any = ismcts.ISMCTSBot(
            self.game,
            Worth(gauge),
            REACH,
            10,
            random_state=np.random.RandomState(1),
            allow_inconsistent_action_sets=True,
        )
        self.seconds = 0.01
        self.cost = 0.0005  # of a simulation, as far as is known

    def choose(self, view: State, rng: Rng) -> int:
        if len(view.actions()) == 1:
            return view.actions()[0]
        state = self.game.new_initial_state()
        state.episode.state = view.guess(rng)  # all that it asks of it is what is seen of it
        simulations = max(3, round(self.seconds / self.cost))
        self.search._max_simulations = simulations
        began = time.process_time()
        flat = int(self.search.step(state))
        self.cost += 0.2 * ((time.process_time() - began) / simulations - self.cost)
        first: int = state.episode.space.first[view.phase][0]
        return flat - first


def play(game: AnyGame, setup: Setup, bots: list[Timed], rng: Rng) -> list[float]:
    state: State = game.start(setup)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(happen(state, rng, game.nature))
        else:
            state.apply(bots[state.actor].choose(state.hide(state.actor), rng))
    return state.returns()


def fitting(game: AnyGame, setup: Setup, gauge: Gauge, seconds: float) -> str:
    """The largest part of the highest level that takes no longer."""
    found = f"{TOP}*{PARTS[0]}"
    for part in PARTS:
        name = f"{TOP}*{part}"
        ours = Timed(bot(name, game.nature, gauge))
        play(game, setup, [ours] * setup.players, Rng(3))
        if ours.mean > seconds:
            break
        found = name
    return found


def rival_of(name: str, game: AnyGame, setup: Setup, gauge: Gauge) -> Any:
    if name == "uct":
        return UctBot(0.0, WORLDS, REACH, gauge)
    return OpenSpielBot(game, setup, gauge)


def meet(game: AnyGame, setup: Setup, name: str, seconds: float, games: int, seed: int) -> str:
    """A row of the table."""
    gauge = gauge_for(game, setup, TOP)
    part = fitting(game, setup, gauge, seconds)
    ours, rival = Timed(bot(part, game.nature, gauge)), rival_of(name, game, setup, gauge)
    theirs = Timed(rival)
    sides = game.sides(setup)
    places = sorted(set(sides))
    taken: list[float] = []
    with bar(f"{game.name} {name}") as tell:
        for number in range(games):
            rival.seconds = ours.mean if ours.decisions else seconds
            place = places[number % len(places)]
            bots = [ours if side == place else theirs for side in sides]
            shares = play(game, setup, bots, Rng(seed, number // len(places)))
            taken.append(shares[sides.index(place)])
            tell((number + 1) / games)
    return _row(game, setup, name, part, share(taken), (ours, theirs))


def _row(
    game: AnyGame,
    setup: Setup,
    name: str,
    part: str,
    found: Estimate,
    bots: tuple[Timed, Timed],
) -> str:
    times = ", ".join(f"{1000 * each.mean:.1f}" for each in bots)
    return (
        f"| {game.name} | {setup.players} | {name} | {part.replace('*', chr(92) + '*')}"
        f" | {found.value:.0%} ({found.low:.0%} to {found.high:.0%}) | {found.count} | {times} |"
    )


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("game", nargs="+")
    reader.add_argument("--rival", nargs="+", choices=("uct", "openspiel"), default=["uct"])
    reader.add_argument("--players", type=int, help="else the fewest that play against each other")
    reader.add_argument("--ms", type=float, default=20, help="of processor time for a decision")
    reader.add_argument("--games", type=int, default=100)
    reader.add_argument("--seed", type=int, default=7)
    chosen = reader.parse_args()
    print("| game | players | rival | ours | we took | games | ms a decision: we, they |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for name in chosen.game:
        game = game_named(name)
        players = chosen.players or next(count for count in game.players if count > 1)
        for rival in chosen.rival:
            setup = game.setup(players)
            seconds = chosen.ms / 1000
            print(meet(game, setup, rival, seconds, chosen.games, chosen.seed), flush=True)


if __name__ == "__main__":
    main()
