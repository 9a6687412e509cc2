"""Connect four on our contract beside the peers, in one run: `make bench`."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

if __name__ == "__main__":
    sys.path.append(sys.path.pop(0))  # a compiled connect four, where installed, goes first

import connect_four
import peers

from steinkreis.bots.bot import Bot
from steinkreis.bots.play import play_out
from steinkreis.bots.random import RandomBot, playouts
from steinkreis.bots.tree import Tree
from steinkreis.core.rng import Rng

TURNS = 3
Measure = Callable[[float], peers.Result]


def recorded(seconds: float) -> peers.Result:
    """Random games with everything on: bots that are asked, actions that are kept."""
    bots: list[Bot] = [RandomBot(), RandomBot()]
    rng = Rng(1)
    games, moves, began = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for _ in range(100):
            moves += play_out(connect_four.ConnectFour(), bots, rng, [])
        games += 100
    return peers.Result("steinkreis", f"{build()}, bots and records", games, moves, spent)


def bare(seconds: float) -> peers.Result:
    """Random games as a search plays them out."""
    start, rng = connect_four.ConnectFour(), Rng(1)
    games, moves, began = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        moves += playouts(start, 200, rng)
        games += 200
    return peers.Result("steinkreis", f"{build()}, random games", games, moves, spent)


def searched(simulations: int) -> float:
    """Simulations a second of our tree search from the first position, by processor time."""
    began = time.process_time()
    tree = Tree(connect_four.ConnectFour().hide(0), Rng(1))
    for _ in range(simulations):
        tree.iterate()
    return simulations / (time.process_time() - began)


def searched_by_open_spiel(simulations: int) -> float:
    import pyspiel

    game: Any = pyspiel.load_game("connect_four")
    bot = peers.mcts_bot(pyspiel, game, simulations=simulations, rollouts=1)
    began = time.process_time()
    bot.mcts_search(game.new_initial_state())
    return simulations / (time.process_time() - began)


def search_beside_search() -> None:
    """Our search and OpenSpiel's, turn about; the middle of the ratios."""
    print("\nsearch, simulations/s (simulations a move: ours, OpenSpiel's C++, ratio)")
    for simulations in (1_000, 20_000):
        pairs = [(searched(simulations), searched_by_open_spiel(simulations)) for _ in range(5)]
        ours, theirs = sorted(pairs, key=lambda pair: pair[0] / pair[1])[2]
        print(f"{simulations:>8,}: {ours:>12,.0f} {theirs:>12,.0f} {ours / theirs:>8.2f}")


def build() -> str:
    return "interpreted" if str(connect_four.__file__).endswith(".py") else "compiled"


def middle(measure: Measure, seconds: float) -> peers.Result:
    results = [measure(seconds) for _ in range(TURNS)]
    return sorted(results, key=lambda result: result.games_per_s)[TURNS // 2]


def interpreted(seconds: float) -> peers.Result:
    """The same in a process of its own, without compiled modules."""
    environment = {**os.environ, "STEINKREIS_PURE": "1", "PYTHONPATH": os.path.dirname(__file__)}
    command = [sys.executable, __file__, str(seconds), "--only-ours"]
    output = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    games, moves, spent = output.stdout.split()[-3:]
    what = "interpreted, random games"
    return peers.Result("steinkreis", what, int(games), int(moves), float(spent))


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    if "--only-ours" in sys.argv:
        result = middle(bare, seconds)
        print(result.games, result.moves, result.seconds)
        return
    results = [middle(bare, seconds), middle(recorded, seconds), interpreted(seconds)]
    others, complaints = peers.measure(seconds)
    results += others
    results.append(middle(bare, seconds))  # again at the end: did the machine stay as fast?
    reference = [r for r in others if r.peer == "open_spiel" and "evaluate_bots" in r.what]
    unit = reference[0].games_per_s if reference else results[0].games_per_s
    print(f"\n{'':<12}{'':<42}{'games/s':>12}{'moves/s':>14}{'ratio':>8}")
    for r in results:
        ratio = r.games_per_s / unit
        print(
            f"{r.peer:<12}{r.what:<42}{r.games_per_s:>12,.0f}{r.moves_per_s:>14,.0f}{ratio:>8.2f}"
        )
    print("ratio: games/s to OpenSpiel's C++ random bots in this run")
    for complaint in complaints:
        print(complaint)
    if reference:
        search_beside_search()


if __name__ == "__main__":
    main()
