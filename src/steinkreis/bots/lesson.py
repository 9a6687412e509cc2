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
    """Some moments of a game, in their order, and what everybody got."""

    def __init__(self, moments: int, shares: list[float]) -> None:
        self.moments = moments
        self.rows = vec[float]()  # what every seat could see, by moment, then by seat
        self.wanted = vec[float]()  # what it should have expected, the same way
        self.shares = shares


def lesson(
    state: State,
    gauge: Gauge,
    rng: Rng,
    *,
    beam: int,
    slips: int,
    moments: int,
    trust: float,
    has_own: bool,
) -> Lesson:
    """Play the game to its end; so many moments of it are kept.

    What should have been expected goes by all moments, from the end back: TD(λ), and `trust` is λ.
    1 goes by the result of the game alone, 0 by what is expected at the next moment.
    """
    seen: list[State] = []
    numbers, last = Numbers(), Numbers()
    while state.actor != NOBODY:
        if look(state, 0, numbers, False) and not _is_same(numbers, last):
            seen.append(state.copy())
            numbers, last = last, numbers
        if state.actor == CHANCE or int(rng.below(100)) < slips:
            state.apply(state.sample(rng))
        else:
            _play_turn(state, gauge, rng, beam)
    kept = _some(len(seen), moments, rng)
    found = Lesson(len(kept), state.returns())
    wanted = blended(seen, gauge, found.shares, trust)
    for moment in kept:
        _note(found, seen[moment], numbers, has_own)
        for share in wanted[moment]:
            found.wanted = append(found.wanted, share)
    return found


def _is_same(numbers: Numbers, last: Numbers) -> bool:
    """Whether nothing has changed that matters: then it is no new moment."""
    if numbers.end != last.end:
        return False
    place: i64 = 0
    while place < numbers.end:
        if numbers.row[place] != last.row[place]:
            return False
        place += 1
    return True


def _play_turn(state: State, gauge: Gauge, rng: Rng, beam: int) -> None:
    """The best way, by a guess of what is hidden, as far as it goes."""
    guess = state.hide(state.actor).guess(rng)
    way = ways(guess, beam, rng, gauge)[0]
    follow(state, Plan(way.actions(), 0.0, state.seats))


def _some(count: int, wanted: int, rng: Rng) -> list[int]:
    """So many of the first numbers at random, in their order."""
    kept: list[int] = []
    for number in range(count):
        if int(rng.below(count - number)) < wanted - len(kept):
            kept.append(number)
    return kept


def blended(
    seen: list[State], gauge: Gauge, shares: list[float], trust: float
) -> list[list[float]]:
    """What should have been expected at every moment, by seat."""
    wanted: list[list[float]] = []
    coming = shares
    for state in reversed(seen):
        wanted.append(coming)
        if trust < 1.0:
            coming = [
                (1.0 - trust) * gauge.worth(state, seat) + trust * coming[seat]
                for seat in range(state.seats)
            ]
    wanted.reverse()
    return wanted


def _note(found: Lesson, state: State, numbers: Numbers, has_own: bool) -> None:
    for seat in range(state.seats):
        look(state, seat, numbers, has_own)
        place: i64 = 0
        while place < numbers.end:
            found.rows = append(found.rows, numbers.row[place])
            place += 1
