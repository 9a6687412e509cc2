"""How the bots do against each other, and alone, at Hidden Stones.

    python bench/levels.py BOT OTHER [games]    two players: the share won, with its interval
    python bench/levels.py BOT alone [games]    the solo game: how many are won

Bots are named as in the roster; `trilith*0.1` has a tenth of the budget. One more is `next`, which
takes the best next answer by `worth`, where `greedy` plans its whole turn. Each deal is played
twice with seats changed. Times are of the processor, so a busy machine does not change them.
"""

from __future__ import annotations

import math
import sys
import time

from steinkreis.bots.bot import Bot
from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, State
from steinkreis.game.registry import game

SEED = 1
STONES = game("hidden-stones")


class NextBot(Bot):
    """Takes the answer after which things look best, over one guess."""

    def choose(self, view: State, rng: Rng) -> int:
        guess = view.guess(rng)
        worths: list[tuple[float, float, int]] = []
        for action in view.actions():
            after = guess.copy()
            after.apply(action)
            worths.append((after.worth(view.actor), rng.chance(), action))
        return max(worths)[2]


def named(name: str) -> Bot:
    return NextBot() if name == "next" else bot(name)


class Clock:
    """How long a bot thinks in a turn."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.turns = 0


def play(bots: list[Bot], clocks: list[Clock], luck: Rng, thought: Rng) -> list[float]:
    """One game; what it brings each seat."""
    state = STONES.start(STONES.setup(len(bots)))
    last = CHANCE
    while state.actor != NOBODY:
        actor = state.actor
        if actor == CHANCE:
            state.apply(state.sample(luck))
        else:
            began = time.process_time()
            action = bots[actor].choose(state.hide(actor), thought)
            clocks[actor].seconds += time.process_time() - began
            clocks[actor].turns += actor != last
            state.apply(action)
        last = actor
    shares: list[float] = state.returns()
    return shares


def main() -> None:
    one, other = sys.argv[1:3]
    games = int(sys.argv[3]) if len(sys.argv) > 3 else 200
    bots = [named(one)] if other == "alone" else [named(one), named(other)]
    clocks = [Clock() for _ in bots]
    results: list[float] = []
    for number in range(games):
        turned = len(bots) == 2 and number % 2 == 1
        deal = number // len(bots)
        seats = slice(None, None, -1 if turned else 1)
        shares = play(bots[seats], clocks[seats], Rng(SEED, deal), Rng(SEED + 1, number))
        results.append(shares[seats][0])
    share = sum(results) / games
    spread = 1.96 * math.sqrt(sum((result - share) ** 2 for result in results)) / games
    times = ", ".join(f"{1000 * clock.seconds / max(1, clock.turns):.0f}" for clock in clocks)
    lost = results.count(0.0)
    print(f"{one} {other}: {share:.3f} ± {spread:.3f} of {games} games, {lost} lost;", end=" ")
    print(f"{times} ms a turn")


if __name__ == "__main__":
    main()
