"""Connect four: our search against OpenSpiel's C++ MCTS, at equal time a move.

    python bench/duel.py [games] [seconds a move]

Both get the same processor time for each move. OpenSpiel's bot takes a number of simulations and
no clock, so that number is set move by move from a short search of the same position, which is not
counted; a simulation costs less the fuller the board is. Colours change after every game. Games
begin with a few random moves, the same for each pair of games, or all would be alike.
"""

from __future__ import annotations

import math
import sys
import time
from typing import Any

if __name__ == "__main__":
    sys.path.append(sys.path.pop(0))  # a compiled connect four, where installed, goes first

import connect_four
import peers

from steinkreis.bots.tree import Tree
from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY

OPENING = 2  # random moves
CHUNK = 64  # simulations between two looks at the clock


class Ours:
    """Our tree search, as long as the time lasts."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.simulations = 0
        self.spent = 0.0

    def move(self, state: connect_four.ConnectFour, seconds: float) -> int:
        began = time.process_time()
        tree = Tree(state.hide(state.actor), self.rng)
        while time.process_time() - began < seconds:
            for _ in range(CHUNK):
                tree.iterate()
            self.simulations += CHUNK
        self.spent += time.process_time() - began
        return tree.thought().candidates[0].action


class Theirs:
    """OpenSpiel's, with as many simulations as should take the time."""

    def __init__(self, seed: int) -> None:
        import pyspiel

        self.pyspiel: Any = pyspiel
        self.game: Any = pyspiel.load_game("connect_four")
        self.seed = seed
        self.simulations = 0
        self.spent = 0.0
        self.speed = 0.0

    def move(self, moves: list[int], seconds: float) -> int:
        state = self.game.new_initial_state()
        for column in moves:
            state.apply_action(column)
        simulations, spent = self.simulations, self.spent
        self._search(state, 500)
        self.simulations, self.spent = simulations, spent  # that was only to learn the speed
        return self._search(state, max(10, round(self.speed * seconds)))

    def _search(self, state: Any, simulations: int) -> int:
        self.seed += 1
        bot = peers.mcts_bot(
            self.pyspiel, self.game, simulations=simulations, rollouts=1, seed=self.seed
        )
        began = time.process_time()
        root = bot.mcts_search(state)
        spent = time.process_time() - began  # handing the best child to Python is not counted
        self.speed = simulations / spent
        self.simulations += simulations
        self.spent += spent
        return int(root.best_child().action)


def play(number: int, ours: Ours, theirs: Theirs, seconds: float) -> float:
    """One game; what it brings us."""
    opening = Rng(7, number // 2)
    me = number % 2
    state = connect_four.ConnectFour()
    moves: list[int] = []
    while state.actor != NOBODY:
        if len(moves) < OPENING:
            column = state.sample(opening)
        elif state.actor == me:
            column = ours.move(state, seconds)
        else:
            column = theirs.move(moves, seconds)
        moves.append(column)
        state.apply(column)
    return state.returns()[me]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 0.05
    ours, theirs = Ours(Rng(1)), Theirs(1)
    results: list[float] = []
    for number in range(games):
        results.append(play(number, ours, theirs, seconds))
        if sys.stderr.isatty():
            print(f"{number + 1} games, {sum(results):g} points", end="\r", file=sys.stderr)
    won, drawn = results.count(1.0), results.count(0.5)
    share = (won + 0.5 * drawn) / games
    spread = 1.96 * math.sqrt(sum((result - share) ** 2 for result in results)) / games
    us, them = ours.simulations / ours.spent, theirs.simulations / theirs.spent
    print(f"{games} games, {seconds} s of processor time a move, colours in turn")
    print(f"won {won}, drawn {drawn}, lost {games - won - drawn}: {share:.3f} ± {spread:.3f}")
    print(f"simulations/s: ours {us:,.0f}, OpenSpiel {them:,.0f}, ratio {us / them:.2f}")
    print(f"seconds spent: ours {ours.spent:.1f}, OpenSpiel {theirs.spent:.1f}")


if __name__ == "__main__":
    main()
