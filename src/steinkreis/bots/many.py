"""Many games side by side, for learners: one call answers all of them.

What is asked stands in plain rows that numpy reads in place, a line for each game. Chance answers
by itself, and a game that has come to its end begins anew at once: `ended` says so, and `rewards`
has what everybody got.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from steinkreis.core.ask import NO_ID, offsets
from steinkreis.core.numbers import Numbers
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, State


class Many:
    def __init__(self, start: State, count: i64, seed: int, *, observes: bool = True) -> None:
        """So many games from the same start; without `observes` no numbers are written."""
        self.start = start
        self.count = count
        self.seats: i64 = start.seats
        self.rng = Rng(seed)
        self.first: vec[i64] = vec[i64](offsets(start.asks()))
        self.answers: i64 = self.first[len(self.first) - 1]  # flat ids
        self.width: i64 = len(start.observe(0)) if observes else 0
        self.observes = observes
        self.numbers = Numbers()
        self.numbers.row = vec[float]([0.0] * (count * self.width))
        self.masks: vec[u8] = vec[u8]([0] * (count * self.answers))
        self.actors: vec[i64] = vec[i64]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * self.seats))
        self.ended: vec[u8] = vec[u8]([0] * count)
        self.states: list[State] = [start.copy() for _ in range(count)]
        for index in range(count):
            self._show(index)

    def step(self, answers: list[int]) -> None:
        """Answer the open question of every game, by flat ids. Trusts its caller."""
        for index in range(self.count):
            state = self.states[index]
            state.apply(answers[index] - self.first[state.phase])
            self._show(index)

    def play(self, steps: int) -> int:
        """Let everybody answer at random so many times; how many games came to their end."""
        ends = 0
        for _ in range(steps):
            for index in range(self.count):
                state = self.states[index]
                state.apply(state.sample(self.rng))
                self._show(index)
                ends += self.ended[index]
        return ends

    def _show(self, index: i64) -> None:
        """Go on to the next question that somebody is asked, and write down what it is."""
        state = self.states[index]
        self.ended[index] = 0
        while state.actor < 0:
            if state.actor == CHANCE:
                state.apply(state.sample(self.rng))
            elif state.actor == NOBODY:
                state = self._anew(index, state)
        self.actors[index] = state.actor
        if self.observes:
            self._write(index, state)

    def _anew(self, index: i64, state: State) -> State:
        self.ended[index] = 1
        shares = state.returns()
        for seat in range(self.seats):
            self.rewards[index * self.seats + seat] = shares[seat]
        self.states[index] = self.start.copy()
        return self.states[index]

    def _write(self, index: i64, state: State) -> None:
        self.numbers.start = index * self.width
        state.note(state.actor, self.numbers)
        masks = self.masks
        place = index * self.answers
        for k in range(place, place + self.answers):
            masks[k] = 0
        place += self.first[state.phase]
        for action in state.actions():
            masks[place + action] = 1


def is_listed(state: State) -> bool:
    """Whether everything that players are asked has flat ids."""
    firsts = offsets(state.asks())
    listed = [ask.chance or first != NO_ID for ask, first in zip(state.asks(), firsts)]
    return len(listed) > 0 and all(listed)
