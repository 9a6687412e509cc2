"""Random play of connect four in other people's libraries, side by side in one run.

    python bench/peers.py [seconds]

`seconds` is the length of one run; every peer that imports gets three runs, taken in turn
with the others so that a busy moment of the machine does not fall on one peer alone, and
the median run is the one reported. The packages needed stand in `peers.txt`.

Every peer is given its own documented way to play, and the cheaper one where two are equal.
What is counted is a finished game and a move made in it; how many moves a random game takes
(21.3 on average, with a spread of 7.4) is the same for all, which checks that all of them play
the same game. All peers but `pgx` run on one thread.
"""

from __future__ import annotations

import os
import sys
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from random import Random
from typing import Any

RUNS = 3
WARM_UP_S = 0.2
SEED = 20240229
_RAND = Random(SEED).random  # goes on from run to run, so that no two runs play the same games

Chunk = Callable[[], tuple[int, int]]
"""Plays a little and says how many games were finished and how many moves were made."""


@dataclass(frozen=True)
class Result:
    """One run of one peer."""

    peer: str
    what: str
    games: int
    moves: int
    seconds: float
    work: float = 0.0  # seconds of processor time of all threads, where it was measured

    @property
    def games_per_s(self) -> float:
        return self.games / self.seconds

    @property
    def moves_per_s(self) -> float:
        return self.moves / self.seconds

    @property
    def moves_of_work(self) -> float:
        """Moves a second of processor time."""
        return self.moves / self.work


def _timed(peer: str, what: str, chunk: Chunk, seconds: float) -> Result:
    """Repeats `chunk` for about `seconds`, after a warm-up that is not counted."""
    end = time.perf_counter() + min(WARM_UP_S, seconds)
    chunk()
    while time.perf_counter() < end:
        chunk()
    games = moves = 0
    start, work = time.perf_counter(), time.process_time()
    now = start
    while now - start < seconds:
        more_games, more_moves = chunk()
        games += more_games
        moves += more_moves
        now = time.perf_counter()
    return Result(peer, what, games, moves, now - start, time.process_time() - work)


# OpenSpiel


def open_spiel_python(seconds: float) -> Result:
    """OpenSpiel's state driven move by move from Python."""
    import pyspiel

    game: Any = pyspiel.load_game("connect_four")
    rand = _RAND

    def chunk() -> tuple[int, int]:
        moves = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rand() * len(actions))])
            moves += 1
        return 1, moves

    return _timed("open_spiel", "loop in Python", chunk, seconds)


def open_spiel_cpp(seconds: float) -> Result:
    """Whole games of two random bots inside C++, one call from Python a game."""
    import pyspiel

    chunk = _bot_games(pyspiel, 100)
    return _timed("open_spiel", "C++ random bots, evaluate_bots", chunk, seconds)


def open_spiel_rollouts(seconds: float) -> Result:
    """Rollouts from the first position inside C++, a thousand games to a call.

    The evaluator has no method that Python could call, so a search of one simulation calls
    it: the first simulation of a search evaluates the root and does nothing else. The moves
    of a rollout cannot be seen from outside; they are taken to be the mean of many games of
    the random bots, which choose in the same way.
    """
    import pyspiel

    rollouts = 1000
    game: Any = pyspiel.load_game("connect_four")
    state = game.new_initial_state()
    bot = mcts_bot(pyspiel, game, simulations=1, rollouts=rollouts)
    sample_games, sample_moves = _bot_games(pyspiel, 20_000)()
    moves = round(rollouts * sample_moves / sample_games)

    def chunk() -> tuple[int, int]:
        bot.mcts_search(state)
        return rollouts, moves

    return _timed("open_spiel", "C++ rollouts (moves estimated)", chunk, seconds)


def open_spiel_mcts(seconds: float, simulations: int = 1000) -> Result:
    """Search, not random play: C++ MCTS from the first position, one rollout a simulation.

    The result's games are simulations; moves are not counted (0). Not one of `PEERS`.
    """
    import pyspiel

    game: Any = pyspiel.load_game("connect_four")
    state = game.new_initial_state()
    bot = mcts_bot(pyspiel, game, simulations=simulations, rollouts=1)

    def chunk() -> tuple[int, int]:
        return bot.mcts_search(state).explore_count, 0

    what = f"search: C++ MCTS, {simulations} simulations a move"
    return _timed("open_spiel", what, chunk, seconds)


def _bot_games(pyspiel: Any, games: int) -> Chunk:
    game = pyspiel.load_game("connect_four")
    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in (0, 1)]

    def chunk() -> tuple[int, int]:
        moves = 0
        for _ in range(games):
            state = game.new_initial_state()
            # The seed given here is for chance nodes; connect four has none.
            pyspiel.evaluate_bots(state, bots, SEED)
            moves += state.move_number()
        return games, moves

    return chunk


def mcts_bot(pyspiel: Any, game: Any, *, simulations: int, rollouts: int, seed: int = SEED) -> Any:
    """OpenSpiel's C++ search as its own example sets it up."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=seed)
    return pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=2.0,
        max_simulations=simulations,
        max_memory_mb=1000,
        solve=False,
        seed=seed,
        verbose=False,
    )


# PettingZoo


def pettingzoo(seconds: float) -> Result:
    """PettingZoo's `env()`, which is its rules within its checking wrappers."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3

        env: Any = connect_four_v3.env()
    rand = _RAND

    def chunk() -> tuple[int, int]:
        moves = 0
        env.reset()
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return 1, moves
            mask = observation["action_mask"].tolist()
            actions = [action for action, legal in enumerate(mask) if legal]
            env.step(actions[int(rand() * len(actions))])
            moves += 1

    return _timed("pettingzoo", "connect_four_v3.env(), loop in Python", chunk, seconds)


# Pgx


def pgx(seconds: float) -> Result:
    """Pgx on the CPU: many games at once, jitted, a finished one starting anew by itself."""
    batch, chunk = pgx_fastest()
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count()
    return _timed("pgx", f"JAX on {cores} CPU cores, batch {batch}", chunk, seconds)


@cache
def pgx_fastest() -> tuple[int, Chunk]:
    """The batch that plays fastest here; kept, as each takes seconds to compile."""
    tried = [(batch, _pgx_games(batch)) for batch in (256, 1024, 4096)]
    return max(tried, key=lambda one: _timed("", "", one[1], 0.5).moves_per_s)


def _pgx_games(batch: int, steps: int = 64) -> Chunk:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax
    from pgx import make
    from pgx.experimental import act_randomly, auto_reset

    env: Any = make("connect_four")
    step: Any = jax.vmap(auto_reset(env.step, env.init))

    def one_step(state: Any, key: Any) -> tuple[Any, Any]:
        act_key, step_key = jax.random.split(key)
        action = act_randomly(act_key, state.legal_action_mask)
        state = step(state, action, jax.random.split(step_key, batch))
        return state, state.terminated.sum()

    def many_steps(state: Any, key: Any) -> tuple[Any, Any, Any]:
        key, own_key = jax.random.split(key)
        state, finished = jax.lax.scan(one_step, state, jax.random.split(own_key, steps))
        return state, key, finished.sum()

    play: Any = jax.jit(many_steps)
    init_key, key = jax.random.split(jax.random.key(SEED))
    state: Any = jax.jit(jax.vmap(env.init))(jax.random.split(init_key, batch))

    def chunk() -> tuple[int, int]:
        nonlocal state, key
        state, key, finished = play(state, key)
        return int(finished), batch * steps

    return chunk


# All of them


PEERS: list[Callable[[float], Result]] = [
    open_spiel_python,
    open_spiel_cpp,
    open_spiel_rollouts,
    pettingzoo,
    pgx,
]


def measure(seconds: float) -> tuple[list[Result], list[str]]:
    """The median of three runs of every peer, and a sentence for each that did not run."""
    runs: dict[str, list[Result]] = {peer.__name__: [] for peer in PEERS}
    failed: dict[str, str] = {}
    for _ in range(RUNS):
        for peer in PEERS:
            name = peer.__name__
            if name in failed:
                continue
            try:
                runs[name].append(peer(seconds))
            except ModuleNotFoundError as error:
                failed[name] = f"{name} was not run, as a package is missing: {_words(error)}."
            except Exception as error:  # a peer's trouble is told, not ours to fail by
                failed[name] = f"{name} failed with {type(error).__name__}: {_words(error)}."
    results = [
        sorted(of_one, key=lambda run: run.games_per_s)[len(of_one) // 2]
        for name, of_one in runs.items()
        if name not in failed
    ]
    return results, list(failed.values())


def _words(error: Exception) -> str:
    first_line = str(error).partition("\n")[0]
    return first_line.rstrip(". ") or "no reason given"


def _table(results: list[Result]) -> str:
    rows = [("peer", "what", "games/s", "moves/s", "moves/game")]
    for one in results:
        length = f"{one.moves / one.games:.2f}" if one.games else "-"
        speeds = f"{one.games_per_s:,.0f}", f"{one.moves_per_s:,.0f}"
        rows.append((one.peer, one.what, *speeds, length))
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if column < 2 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def _versions() -> str:
    found = []
    for name in ("open_spiel", "pettingzoo", "pgx", "jax"):
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    results, sentences = measure(seconds)
    if results:
        print(_table(results))
    for sentence in sentences:
        print(sentence)
    print(f"Median of {RUNS} runs of {seconds:g} s each. {_versions()}".rstrip())


if __name__ == "__main__":
    main()
