"""Connect four on our contract beside the peers, in one run: `make bench`."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from statistics import median

if __name__ == "__main__":
    sys.path.append(sys.path.pop(0))  # a compiled connect four, where installed, goes first

import connect_four
import peers

from steinkreis.bots.bot import Bot
from steinkreis.bots.play import play_out
from steinkreis.bots.random import RandomBot
from steinkreis.core.rng import Rng

TURNS = 3


def ours(seconds: float) -> peers.Result:
    """Random games through the contract: bots, records of the actions and all."""
    bots: list[Bot] = [RandomBot(), RandomBot()]
    rng = Rng(1)
    games, moves, began = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for _ in range(100):
            moves += play_out(connect_four.ConnectFour(), bots, rng, [])
        games += 100
    return peers.Result("steinkreis", build(), games, moves, spent)


def build() -> str:
    return "interpreted" if str(connect_four.__file__).endswith(".py") else "compiled"


def middle(seconds: float) -> peers.Result:
    results = sorted((ours(seconds) for _ in range(TURNS)), key=lambda result: result.games_per_s)
    return results[TURNS // 2]


def interpreted(seconds: float) -> peers.Result:
    """The same in a process of its own, without compiled modules."""
    environment = {**os.environ, "STEINKREIS_PURE": "1", "PYTHONPATH": os.path.dirname(__file__)}
    command = [sys.executable, __file__, str(seconds), "--only-ours"]
    output = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    games, moves, spent = output.stdout.split()[-3:]
    return peers.Result("steinkreis", "interpreted", int(games), int(moves), float(spent))


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    if "--only-ours" in sys.argv:
        result = middle(seconds)
        print(result.games, result.moves, result.seconds)
        return
    results = [middle(seconds), interpreted(seconds)]
    others, complaints = peers.measure(seconds)
    results += others
    results.append(middle(seconds))  # again at the end: did the machine stay as fast?
    reference = [r for r in others if r.peer == "open_spiel" and "evaluate_bots" in r.what]
    unit = reference[0].games_per_s if reference else median(r.games_per_s for r in results)
    print(f"\n{'':<12}{'':<42}{'games/s':>12}{'moves/s':>14}{'to C++ bots':>13}")
    for r in results:
        ratio = r.games_per_s / unit
        print(f"{r.peer:<12}{r.what:<42}{r.games_per_s:>12,.0f}{r.moves_per_s:>14,.0f}{ratio:>13.2f}")
    for complaint in complaints:
        print(complaint)


if __name__ == "__main__":
    main()
