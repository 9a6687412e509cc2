"""What a position is worth to a player: the guess that bots go by.

Everybody has as much hope as their triliths have discs left, and some for each that still races.
From that goes what the racer may expect to break off in this turn, by what the racer remembers, and
some of what those may do who come next. Hopes are then weighed against each other.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from steinkreis.games.trilithen_knallen.material import owner_of, triliths_of
from steinkreis.games.trilithen_knallen.questions import (
    CARD,
    DIRECTION,
    FLIP,
    LIFT,
    PEEK,
    PLACE,
    SHOW,
)
from steinkreis.games.trilithen_knallen.runs import Memory, odds, odds_of_unknown
from steinkreis.games.trilithen_knallen.threats import Threats, loss
from steinkreis.games.trilithen_knallen.track import BROKEN, fits, front, spots_for
from steinkreis.kit.cards import is_known
from steinkreis.kit.stonehenge import FIELDS

if TYPE_CHECKING:
    from steinkreis.games.trilithen_knallen.race import Race

ALIVE: Final = 6.0  # discs that it is worth to have a trilith that still races
DOUBT: Final = 6.0  # by how many discs hopes may be wrong
NEXT: Final = 0.8  # how much of what the next may do is counted, and of those after
CURIOUS: Final = 0.8  # discs that it is worth to turn up an unknown card: else all would wait
SECRET: Final = 0.5  # discs that it is worth to know one that nobody else knows


def worth(state: Race, seat: int) -> float:
    """The chance to win of the seat."""
    if len(state.blocks) < FIELDS:
        return 1.0 / state.seats
    if not state.is_racing(seat):
        return 0.0
    hopes = [hope(state, other) for other in range(state.seats)]
    _this_turn(state, hopes)
    ahead = _fields_ahead(state)
    if ahead > 0:  # what comes next finds it where the run will end
        state.track.move(state.runner, state.direction, ahead)
    _coming_turns(state, hopes)
    if ahead > 0:
        state.track.move(state.runner, state.direction, -ahead)
    best = max(hopes)
    total = 0.0
    for other in range(state.seats):
        if state.is_racing(other):
            total += math.exp((hopes[other] - best) / DOUBT)
    return math.exp((hopes[seat] - best) / DOUBT) / total


def _fields_ahead(state: Race) -> i64:
    """How far the run that is under way has still to go."""
    is_running = state.phase == FLIP or state.phase == SHOW
    return state.gap - state.steps if is_running and state.steps < state.gap else 0


def hope(state: Race, seat: int) -> float:
    """What the triliths of the seat can still take."""
    total = 0.0
    for trilith in triliths_of(state.seats, seat):
        if state.track.spots[trilith] != BROKEN:
            spare = float(state.stakes.lives[trilith] - 1)
            total += float(state.stakes.discs[trilith]) + ALIVE
            total += spare * (float(state.options.discs) + ALIVE)
    return total


def _this_turn(state: Race, hopes: list[float]) -> None:
    """Take off what the racer may expect of the run to come."""
    if state.phase == FLIP or state.phase == SHOW:
        _run_on(state, hopes)
    elif state.phase == DIRECTION:
        _run_from(state, hopes, [state.track.spots[state.runner]])
    elif state.phase == PLACE and not state.is_opening():
        _run_from(state, hopes, spots_for(state.card, state.track.taken(state.runner)))
    elif (state.phase == CARD or state.phase == LIFT) and not state.is_opening():
        _run_with_hand(state, hopes)
    elif state.phase == PEEK:
        hopes[state.looker] += SECRET


def _run_on(state: Race, hopes: list[float]) -> None:
    """The run that is under way."""
    memory = Memory(state, state.racer, later=False)
    spot: i64 = state.track.spots[state.runner]
    target = state.track.behind_gap(spot, state.direction, _fields_ahead(state))
    field = front(spot, state.direction)
    left = state.needed - state.steps
    if state.phase == SHOW:
        chance = odds_of_unknown(state, memory, field, state.direction, left)
        hopes[state.racer] += CURIOUS
    else:
        chance = odds(state, memory, field, state.direction, left)
    hopes[owner_of(state.seats, int(target))] -= chance * loss(
        state.stakes.discs[target], state.gap, ALIVE
    )


def _run_from(state: Race, hopes: list[float], spots: list[int]) -> None:
    """The best run from one of these spots."""
    memory = Memory(state, state.racer, later=False)
    threats = Threats(state, memory, state.runner, ALIVE)
    best = threats.best(spots)
    hopes[threats.victims[best]] -= threats.gains[best]


def _run_with_hand(state: Race, hopes: list[float]) -> None:
    """The best run with the cards in hand, or, where these are not known, with some hand."""
    memory = Memory(state, state.racer, later=False)
    hand = state.hands[state.racer]
    runners = [int(state.runner)] if state.phase == CARD else state.liftable()
    gain, victim = 0.0, 0
    for runner in runners:
        threats = Threats(state, memory, runner, ALIVE)
        if len(hand) > 0 and not is_known(hand[0]):
            threats.spread(hopes, 1.0)
            return
        taken = state.track.taken(runner)
        for card in hand:
            if fits(card >> 1, taken):
                best = threats.best(spots_for(card >> 1, taken))
                if threats.gains[best] > gain:
                    gain, victim = threats.gains[best], threats.victims[best]
    hopes[victim] -= gain


def _coming_turns(state: Race, hopes: list[float]) -> None:
    """Take off some of what those may do who come next, the sooner the more."""
    weight = NEXT
    seat = int(state.racer)
    for _ in range(2):
        seat = (seat + 1) % state.seats
        while not state.is_racing(seat):
            seat = (seat + 1) % state.seats
        mine = triliths_of(state.seats, seat)
        runner = mine[0] if state.track.spots[mine[0]] != BROKEN else mine[-1]
        threats = Threats(state, Memory(state, seat, later=True), runner, ALIVE)
        threats.spread(hopes, weight)
        weight *= NEXT
