"""Plain determinized UCT, as a yardstick for the search of the house: `bench/rivals.py`.

What is hidden is filled in a few times, each guess has a tree of its own, in which everything is
known (Whitehouse, Powley and Cowling 2011), UCB1 goes down it answer by answer, a new leaf is
judged by `worth`, chance is sampled. What was tried most in all trees together is done. It is here
and not beside the bench so that it is compiled like the search that it is compared with.
"""

from __future__ import annotations

import math
from typing import Final

from steinkreis.bots.bot import Bot
from steinkreis.bots.clock import now
from steinkreis.bots.turns import answers
from steinkreis.core.gauge import OWN, Gauge
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, OpenState, State

NONE: Final = -1


class Branch:
    """An answer, or what chance brought, and what came of it."""

    def __init__(self, action: int, seats: int) -> None:
        self.action = action
        self.visits = 0
        self.totals = [0.0] * seats
        self.branches: list[Branch] = []

    def after(self, action: int) -> Branch:
        for branch in self.branches:
            if branch.action == action:
                return branch
        branch = Branch(action, len(self.totals))
        self.branches.append(branch)
        return branch


class UctBot(Bot):
    """Has so many seconds of processor time for every answer."""

    def __init__(
        self,
        seconds: float,
        worlds: int = 12,
        exploration: float = 0.25,
        gauge: Gauge = OWN,
    ) -> None:
        super().__init__()
        self.seconds = seconds
        self.worlds = worlds  # guesses of what is hidden; 1 where nothing is
        self.exploration = exploration
        self.gauge = gauge
        self.trials = 0

    def choose(self, view: State, rng: Rng) -> int:
        began = now(True)
        choices = answers(view, rng)
        if len(choices) == 1:
            return choices[0]
        worlds = 1 if isinstance(view, OpenState) else self.worlds
        guesses = [view.guess(rng) for _ in range(worlds)]
        roots = [self._root(choices, view.seats) for _ in range(worlds)]
        number = 0
        while number < worlds or now(True) - began < self.seconds:
            self._iterate(guesses[number % worlds].copy(), roots[number % worlds], rng)
            number += 1
        self.trials += number
        return _most_tried(choices, roots)

    def _root(self, choices: list[int], seats: int) -> Branch:
        root = Branch(NONE, seats)
        for action in choices:
            root.branches.append(Branch(action, seats))
        return root

    def _iterate(self, state: State, branch: Branch, rng: Rng) -> None:
        path = [branch]
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                branch = branch.after(state.sample(rng))
            else:
                branch = self._select(state, branch, rng)
            is_answer = state.actor != CHANCE
            state.apply(branch.action)
            path.append(branch)
            if is_answer and branch.visits == 0:
                break
        over = state.actor == NOBODY
        shares = state.returns() if over else self._shares(state)
        for passed in path:
            passed.visits += 1
            for seat in range(len(shares)):
                passed.totals[seat] += shares[seat]

    def _shares(self, state: State) -> list[float]:
        return [self.gauge.worth(state, seat) for seat in range(state.seats)]

    def _select(self, state: State, branch: Branch, rng: Rng) -> Branch:
        """The most promising answer; each is tried once before."""
        if len(branch.branches) == 0:
            for action in answers(state, rng):
                branch.branches.append(Branch(action, state.seats))
        seat = state.actor
        reach = self.exploration * math.sqrt(math.log(branch.visits + 1.0))
        best = branch.branches[0]
        best_bound = -1.0
        for each in branch.branches:
            if each.visits == 0:
                return each
            bound = each.totals[seat] / each.visits + reach / math.sqrt(each.visits)
            if bound > best_bound:
                best_bound = bound
                best = each
        return best


def _most_tried(choices: list[int], roots: list[Branch]) -> int:
    visits = [0] * len(choices)
    for root in roots:
        for place in range(len(choices)):
            visits[place] += root.branches[place].visits
    return choices[visits.index(max(visits))]
