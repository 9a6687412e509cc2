"""Games that bots play to learn from: what was looked at on the way, and what came of it.

Everybody takes the best way through the turn by the same gauge, and slips now and then, so that
there is something new to see.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from steinkreis.bots.plans import Plan, follow
from steinkreis.bots.turns import ways
from steinkreis.core.gauge import Gauge
from steinkreis.core.net import look
from steinkreis.core.numbers import Numbers
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, State


class Lesson:
    """What every seat could see at some moments of a game, in their order, and what it got."""

    def __init__(self, moments: int, rows: vec[float], shares: list[float]) -> None:
        self.moments = moments
        self.rows = rows  # by moment, then by seat
        self.shares = shares


def lesson(
    state: State, gauge: Gauge, rng: Rng, *, beam: int, slips: int, moments: int, has_own: bool
) -> Lesson:
    """Play the game to its end; so many moments of it are kept."""
    seen: list[State] = []
    while state.actor != NOBODY:
        seen.append(state.copy())
        if state.actor == CHANCE or int(rng.below(100)) < slips:
            state.apply(state.sample(rng))
        else:
            _play_turn(state, gauge, rng, beam)
    kept = _some(seen, moments, rng)
    return Lesson(len(kept), _rows(kept, has_own), state.returns())


def _play_turn(state: State, gauge: Gauge, rng: Rng, beam: int) -> None:
    """The best way, by a guess of what is hidden, as far as it goes."""
    guess = state.hide(state.actor).guess(rng)
    way = ways(guess, beam, rng, gauge)[0]
    follow(state, Plan(way.actions(), 0.0, state.seats))


def _some(seen: list[State], count: int, rng: Rng) -> list[State]:
    """So many of them at random, in their order."""
    kept: list[State] = []
    left = len(seen)
    for state in seen:
        if int(rng.below(left)) < count - len(kept):
            kept.append(state)
        left -= 1
    return kept


def _rows(states: list[State], has_own: bool) -> vec[float]:
    numbers = Numbers()
    rows = vec[float]()
    for state in states:
        for seat in range(state.seats):
            look(state, seat, numbers, has_own)
            place: i64 = 0
            while place < numbers.end:
                rows = append(rows, numbers.row[place])
                place += 1
    return rows
