"""The ways to play a whole turn, judged by what they are worth.

A turn may be hundreds of thousands of answers long in combination, and most of them are the same in
another order. So a beam search goes through the questions of one turn, until chance or another
player is to act, and leaves out what comes to a position already looked at.
"""

from __future__ import annotations

from typing import Final

from steinkreis.core.gauge import OWN, Gauge
from steinkreis.core.rng import Rng
from steinkreis.core.state import State

ANSWERS: Final = 40  # that one turn may take
GROWN: Final = 4000  # ways looked at for one answer, where there are very many
SHOTS: Final = 32  # dial positions tried where dials are turned


class Way:
    """A way to play the turn, so far: its last answer, where it came to, and what that is worth."""

    def __init__(self, before: Way | None, action: int, state: State, worth: float) -> None:
        self.before = before
        self.action = action
        self.state = state
        self.worth = worth

    def actions(self) -> list[int]:
        """All answers of the way, in order."""
        found: list[int] = []
        way = self
        while way.before is not None:
            found.append(way.action)
            way = way.before
        found.reverse()
        return found


def ways(state: State, beam: int, rng: Rng, gauge: Gauge = OWN) -> list[Way]:
    """Ways for the actor to play this turn out, best first; `beam` are followed at a time.

    `gauge` says what they are worth; `rng` breaks ties and turns dials.
    """
    done: list[Way] = []
    open_ways = [Way(None, -1, state, 0.0)]
    seen: set[str] = set()
    for _ in range(ANSWERS):
        grown: list[Way] = []
        for way in open_ways:
            if len(grown) > GROWN:
                break
            _grow(way, state.actor, rng, gauge, grown, done)
        if len(grown) == 0:
            break
        open_ways = _fittest(grown, beam, seen)
    done.sort(key=_worth, reverse=True)
    return done if len(done) > 0 else open_ways


def play_turn(state: State, rng: Rng, gauge: Gauge = OWN) -> State:
    """The position after this turn, played by the best single answers.

    The same as the best of `ways` with a beam of one, but it keeps only what it goes on with.
    """
    seat = state.actor
    end: State | None = None
    end_worth = -1.0
    for _ in range(ANSWERS):
        further: State | None = None
        further_worth = -1.0
        for action in answers(state, rng):
            after = state.copy()
            after.apply(action)
            worth = gauge.worth(after, seat) + 1e-9 * rng.chance()
            if after.actor != seat:
                if worth > end_worth:
                    end, end_worth = after, worth
            elif worth > further_worth:
                further, further_worth = after, worth
        if further is None:
            break
        state = further
    return state if end is None else end


def _grow(way: Way, seat: int, rng: Rng, gauge: Gauge, grown: list[Way], done: list[Way]) -> None:
    """The way with each of its possible next answers, equals in random order."""
    for action in answers(way.state, rng):
        state = way.state.copy()
        state.apply(action)
        further = Way(way, action, state, gauge.worth(state, seat) + 1e-9 * rng.chance())
        if state.actor == seat:
            grown.append(further)
        else:
            done.append(further)


def answers(state: State, rng: Rng) -> list[int]:
    """The legal answers that differ, or some that may be good where dials are turned."""
    if len(state.dials()) > 0:
        return [state.suggest(rng) for _ in range(SHOTS)]
    return state.distinct(rng)


def _fittest(grown: list[Way], beam: int, seen: set[str]) -> list[Way]:
    """The best ways that come to a position not yet looked at."""
    if beam == 1:
        return [max(grown, key=_worth)]
    grown.sort(key=_worth, reverse=True)
    kept: list[Way] = []
    for way in grown:
        if len(kept) == beam:
            break
        key = way.state.key()
        if key not in seen:
            seen.add(key)
            kept.append(way)
    return kept


def _worth(way: Way) -> float:
    return way.worth
