"""Steps of our adapters and of many games in one call, beside the peers' connect four.

    python bench/adapters.py [seconds]

Every line has steps a second by the clock, then a second of processor time of all threads, which
says more on a busy machine; the middle of three runs.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

if __name__ == "__main__":
    sys.path.append(sys.path.pop(0))  # a compiled connect four, where installed, goes first

import connect_four
import numpy as np
import peers

from steinkreis.bots.many import Many
from steinkreis.core.state import State
from steinkreis.game.registry import game
from steinkreis.research.vector import Vector

LINES = 1024
TURNS = 3
PAIRS = 7
GAMES = ("hidden-stones", "steinbeisser", "opferroulette")


Speeds = tuple[float, float]  # steps a second by the clock, and of processor time


def middle(measure: Callable[[], Speeds]) -> Speeds:
    return sorted((measure() for _ in range(TURNS)), key=lambda speeds: speeds[1])[TURNS // 2]


def tell(speeds: Speeds, what: str) -> None:
    print(f"{speeds[0]:>12,.0f} {speeds[1]:>12,.0f}  {what}", flush=True)


def timed(chunk: Callable[[], int], seconds: float) -> Speeds:
    chunk()
    steps, began, work = 0, time.perf_counter(), time.process_time()
    while (spent := time.perf_counter() - began) < seconds:
        steps += chunk()
    return steps / spent, steps / (time.process_time() - work)


def in_a_call(start: State, seconds: float, *, observes: bool) -> Speeds:
    """Random play in compiled code, with or without rows of numbers and masks at every step."""
    many = Many(start, LINES, 1, observes=observes)

    def chunk() -> int:
        many.play(16)
        return 16 * LINES

    return middle(lambda: timed(chunk, seconds))


def by_numpy(name: str, seconds: float) -> Speeds:
    """The same, answers drawn by numpy from the masks."""
    many, rng = Vector(name, LINES), np.random.default_rng(1)

    def chunk() -> int:
        many.step(many.drawn(rng))
        return LINES

    return middle(lambda: timed(chunk, seconds))


def by_pettingzoo(name: str, seconds: float) -> Speeds:
    from steinkreis.research.pettingzoo import env

    table = env(name)

    def chunk() -> int:
        table.reset()
        steps = 0
        for _ in range(100):
            seen, _, over, cut, _ = table.last()
            if over or cut:
                break
            table.step(random.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
        return steps

    return middle(lambda: timed(chunk, seconds))


def by_gymnasium(name: str, seconds: float) -> Speeds:
    from steinkreis.research.gymnasium import env

    seat = env(name, against="random")

    def chunk() -> int:
        _, info = seat.reset()
        steps, over = 0, False
        while not over and steps < 100:
            *_, over, _, info = seat.step(random.choice(np.flatnonzero(info["action_mask"])))
            steps += 1
        return steps

    return middle(lambda: timed(chunk, seconds))


def by_open_spiel(name: str, seconds: float) -> Speeds:
    import pyspiel

    from steinkreis.research.openspiel import register

    register()
    game = pyspiel.load_game("steinkreis_" + name.replace("-", "_"))

    def chunk() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal() and steps < 200:
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return middle(lambda: timed(chunk, seconds))


def beside_pgx(start: State, seconds: float) -> None:
    """Connect four with rows and masks and Pgx's in turn: by the clock, where Pgx has all cores,
    and by processor time."""
    many = Many(start, LINES, 1)
    _, theirs = peers.pgx_fastest()

    def ours() -> int:
        many.play(16)
        return 16 * LINES

    ratios: list[list[float]] = []
    for _ in range(PAIRS):
        pgx = timed(lambda: theirs()[1], seconds)
        own = timed(ours, seconds)
        ratios.append([mine / other for mine, other in zip(own, pgx, strict=True)])
        told = [f"{speed:,.0f}" for speed in (*pgx, *own)]
        print(f"pgx {told[0]} by the clock, {told[1]} a second of processor time;", end=" ")
        print(f"connect four, {LINES} in a call, {told[2]} and {told[3]}", flush=True)
    middles = [sorted(column)[PAIRS // 2] for column in zip(*ratios, strict=True)]
    print(f"of Pgx: {middles[0]:.2f} by the clock, {middles[1]:.2f} by processor time")


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    for peer in (peers.pettingzoo, peers.open_spiel_python, peers.pgx):
        try:
            runs = [peer(seconds) for _ in range(TURNS)]
            speeds = [(run.moves_per_s, run.moves_of_work) for run in runs]
            tell(middle(iter(speeds).__next__), f"{peer.__name__}: its connect four")
        except Exception as error:
            print(f"{'':>25}  {peer.__name__}: {error}")
    four = connect_four.ConnectFour()
    try:
        beside_pgx(four, seconds)
    except ImportError as error:
        print(f"pgx: {error}")
    for observes, what in ((True, "with rows and masks"), (False, "without")):
        speed = in_a_call(four, seconds, observes=observes)
        tell(speed, f"connect four, {LINES} in a call, {what}")
    for name in GAMES:
        start = game(name).start(game(name).setup(2))
        tell(in_a_call(start, seconds, observes=True), f"{name}, {LINES} in a call")
        tell(in_a_call(start, seconds, observes=False), f"{name}, without rows")
        tell(by_numpy(name, seconds), f"{name}, answers drawn by numpy")
        for adapter in (by_pettingzoo, by_gymnasium, by_open_spiel):
            tell(adapter(name, seconds), f"{name}, {adapter.__name__}")


if __name__ == "__main__":
    main()
