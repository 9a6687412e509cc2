"""What a position is worth to a player: the guess that bots go by."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from steinkreis.core.state import CHANCE
from steinkreis.games.hidden_stones.material import CARDS_TO_END, HAND, STRIKES
from steinkreis.games.hidden_stones.prospects import (
    CARD,
    KEPT,
    TURN_AHEAD,
    alone,
    alone_at_last,
    bonus_hopes,
    hopes,
    last_cards,
    last_hopes,
    ones_doubt,
    points_doubt,
    share,
)
from steinkreis.games.hidden_stones.questions import PAY, TURN
from steinkreis.games.hidden_stones.score import ones_in, points_of

if TYPE_CHECKING:
    from steinkreis.games.hidden_stones.rules import HiddenStones

LAST_CARDS: Final = 3  # alone, from here on, all of them are looked at together


def worth_among(state: HiddenStones, seat: int) -> float:
    """The chance to win against others."""
    progress = 0.0
    for pile in state.won:
        progress = max(progress, float(pile.size) / float(state.goal))
    ones = [ones_in(pile) for pile in state.won]
    is_last = state.is_last_round or progress >= 1.0  # nobody gets more than this round's turn
    of_points = _doubt_at_last(state) if is_last else points_doubt(progress)
    of_ones = of_points if is_last else ones_doubt(progress)
    prospects = [
        points_of(state.won[other])
        + bonus_hopes(ones, other, of_ones)
        + (_at_last(state, other) if is_last else _to_come(state, other))
        for other in range(state.seats)
    ]
    return share(prospects, seat, of_points)


def _comes(state: HiddenStones, seat: int) -> bool:
    """Whether the seat has its turn of this round, or the rest of it, yet to come."""
    if seat == state.turn and state.actor == CHANCE:
        return False  # the turn is over but for drawing
    place = (seat - state.starter) % state.seats
    return place >= (state.turn - state.starter) % state.seats


def _at_last(state: HiddenStones, seat: int) -> float:
    """What the seat may still make of its last turn."""
    if not _comes(state, seat):
        return 0.0
    acts = state.actor == seat
    return last_hopes(state.hands[seat], _faces(state), acts=acts, pays=_pays(state, acts))


def _doubt_at_last(state: HiddenStones) -> float:
    """How far points may still be from the final ones, by the turns that are still to come."""
    doubt = 0.2
    for seat in range(state.seats):
        if _comes(state, seat):
            doubt += 0.3
    return doubt


def _to_come(state: HiddenStones, seat: int) -> float:
    """What the seat may still make of its cards and of its turns."""
    before = (seat - state.turn) % state.seats  # turns before its own
    acts = before == 0 and state.actor == seat
    if state.actor == CHANCE:
        before = (before - 1) % state.seats
    near = hopes(
        state.hands[seat], _faces(state), by_value=True, acts=acts, pays=_pays(state, acts)
    )
    count: i64 = len(state.hands[seat])
    if acts:
        count = max(count, HAND)
    else:
        near *= math.pow(KEPT, before - 1)
        if seat == state.turn:
            count += state.draws
    return near + CARD * float(count) + (TURN_AHEAD if _comes(state, seat) else 0.0)


def _faces(state: HiddenStones) -> i64:
    """The stones as they will lie when what is being done has been paid."""
    return state.stones.after(state.move) if state.phase == PAY else state.stones.faces


def _pays(state: HiddenStones, acts: bool) -> bool:
    return acts and state.phase == PAY


def worth_alone(state: HiddenStones) -> float:
    """The chance to win alone."""
    hand = state.hands[0]
    acts = state.actor == 0
    won: int = state.won[0].size
    left = CARDS_TO_END[1] - won
    if left > LAST_CARDS or state.phase < TURN:
        near = hopes(hand, _faces(state), by_value=False, acts=acts, pays=_pays(state, acts))
        return alone(won, state.strikes, near)
    cards = hand + state.deck.middle.all() + state.discard.all()
    actions = len(hand) - 1 + left * (STRIKES - 1 - state.strikes)
    if not acts:
        actions += int(state.draws)
    elif state.scored:
        actions += left
    if state.phase == PAY:
        actions -= 1
    return alone_at_last(actions - float(last_cards(cards, _faces(state))))
