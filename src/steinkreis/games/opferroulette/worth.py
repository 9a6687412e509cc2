"""What a position is worth to a player: the guess that bots go by."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.games.opferroulette.material import DESTROYED, STANDS
from steinkreis.games.opferroulette.offerings import NONE, owner_of
from steinkreis.games.opferroulette.questions import DRAW, FALL, TURN
from steinkreis.kit.cards import is_known
from steinkreis.kit.stonehenge import (
    COLOUR_OF_CARD,
    COLOURS,
    FIELDS,
    FIRST_TRILITH,
    PITS,
    is_trilith,
    next_of_colour,
)
from steinkreis.kit.winning import odds

if TYPE_CHECKING:
    from steinkreis.games.opferroulette.rules import Opferroulette

# Fitted to what was still gained in games of greedy bots for two: docs/bots.md.
RISK: Final = 0.9  # of an offering, over a whole game, to be destroyed by somebody
MOST_RISK: Final = 0.42
EXTRA: Final = 2.8  # points that one card more in hand brings, for each pile and player
SURE: Final = 0.85  # how much of what can be reached now is counted on
KEPT: Final = -0.13  # for a number card that is kept, where another could be drawn
PAIR: Final = 0.12  # for two or more of a colour
TURNING: Final = 0.1  # for a trilith card
# Of the best that the next player might hit: on the six fields ahead, on those after them, behind.
SOON: Final = 0.25
LATER: Final = 0.13
BEHIND: Final = 0.15
DOUBT: Final = 0.15  # how far points may be from the final ones, at the very end
MORE_DOUBT: Final = 3.6  # the same, what the rest of a whole game adds


def worth(state: Opferroulette, seat: int) -> float:
    """The chance to win of the seat."""
    outlook = Outlook(state)
    hopes = [outlook.points(state, other) for other in range(state.seats)]
    mover = int(state.turn)
    if state.phase == TURN:
        hopes[mover] += SURE * best_fall(state, outlook.pit_values(state, mover))
    elif state.phase == FALL or state.phase == DRAW:
        hopes[mover] += kept_hand(state)
        following = (mover + 1) % state.seats
        hopes[following] += in_danger(state, outlook.pit_values(state, following))
    if state.phase == FALL:
        return _after_fall(state, hopes, seat, outlook)
    return odds(hopes, seat, outlook.doubt)


class Outlook:
    """What the cards that are still to be drawn may do to everybody."""

    def __init__(self, state: Opferroulette) -> None:
        left = cards_to_come(state)
        self.doubt = DOUBT + MORE_DOUBT * math.sqrt(left)
        self.standing = STANDS * (1.0 - min(RISK * left, MOST_RISK))  # an offering in its pit
        turns = float(state.options.piles) / float(state.seats)
        self.extra = EXTRA * turns * left  # a larger hand

    def points(self, state: Opferroulette, seat: int) -> float:
        """The points that the seat may end up with."""
        there = state.offerings
        points = float(there.standing(seat)) * self.standing + float(there.loot(seat)) * DESTROYED
        return points + float(there.own_loot(seat)) * self.extra

    def pit_values(self, state: Opferroulette, seat: int) -> vec[float]:
        """What it brings the seat, compared with the others, to destroy what lies in each pit."""
        values = vec[float]([0.0] * PITS)
        rival = DESTROYED + self.standing / (state.seats - 1)
        own = DESTROYED - self.standing + self.extra
        places = state.offerings.places
        for offering in range(len(places)):
            place: i64 = places[offering]
            if 0 <= place < PITS:
                owner = owner_of(offering)
                if owner == seat:
                    values[place] += own
                else:
                    values[place] += rival if owner < state.seats else DESTROYED
        return values


def cards_to_come(state: Opferroulette) -> float:
    """The share of all cards of the game that is still to be drawn."""
    if state.is_last:
        return 0.0
    piles = float(state.options.piles)
    whole = piles - 1.0 - float(state.piles)
    return max(0.0, (whole + float(state.deck.left) / state.options.cards) / piles)


def kept_hand(state: Opferroulette) -> float:
    """What the cards are good for that whoever's turn it was has kept."""
    counts = vec[i64]([0] * COLOURS)
    total = 0.0
    for card in state.hands[state.turn]:
        if is_known(card):
            if is_trilith(card):
                total += TURNING
            else:
                colour = COLOUR_OF_CARD[card]
                counts[colour] += 1
                total += KEPT + PAIR if counts[colour] == 2 else KEPT
    return total


def in_danger(state: Opferroulette, values: vec[float]) -> float:
    """What the ball is near to, for whoever comes next, with whatever cards."""
    if state.is_last:
        return 0.0
    soon = _best_of_six(values, state.ball, state.direction)
    later = _best_of_six(values, state.ball + 6 * state.direction, state.direction)
    behind = _best_of_six(values, state.ball, -state.direction)
    return SOON * soon + LATER * later + BEHIND * behind


def _best_of_six(values: vec[float], ball: i64, direction: i64) -> float:
    """Of the next field in each colour."""
    best = 0.0
    field = ball + FIELDS
    for _ in range(COLOURS):
        field += direction
        best = max(best, _mean(values, field % FIELDS))
    return best


def _after_fall(state: Opferroulette, hopes: list[float], seat: int, outlook: Outlook) -> float:
    """The chance to win once the ball lies in a pit, by the cards that may be turned over."""
    cards = [0.0, 0.0, 0.0]  # that let it fall by day, by night, into both
    for card in state.deck.middle.all():
        cards[2 if is_trilith(card) else card & 1] += 1.0
    total = 0.0
    for time in range(3):
        if cards[time] > 0.0:
            after = _destroyed(state, hopes, time, outlook)
            total += cards[time] * odds(after, seat, outlook.doubt)
    return total / max(1.0, sum(cards))


def _destroyed(
    state: Opferroulette, hopes: list[float], time: int, outlook: Outlook
) -> list[float]:
    """What everybody may hope for when the pit of that time is empty, or both are."""
    after = list(hopes)
    mover = int(state.turn)
    places = state.offerings.places
    for offering in range(len(places)):
        place: i64 = places[offering]
        if place >> 1 == state.ball and (time == 2 or place & 1 == time):
            owner = owner_of(offering)
            after[mover] += DESTROYED
            if owner < state.seats:
                after[owner] -= outlook.standing
            if owner == mover:
                after[mover] += outlook.extra
    return after


def best_fall(state: Opferroulette, values: vec[float]) -> float:
    """The best that the hand can still do in this turn: fall somewhere, or not at all."""
    hand = state.hands[state.turn]
    has_trilith = False
    counts = vec[i64]([0] * COLOURS)
    for card in hand:
        if is_known(card):
            if card >= FIRST_TRILITH:
                has_trilith = True
            else:
                counts[COLOUR_OF_CARD[card]] += 1
    best = 0.0
    colour: i64 = 0
    while colour < COLOURS:
        if counts[colour] > 0 and (state.colour == NONE or state.colour == colour):
            best = max(best, _with(state, values, colour, counts[colour], state.direction))
            if has_trilith:
                best = max(best, _with(state, values, colour, counts[colour], -state.direction))
        colour += 1
    return best


def _with(
    state: Opferroulette, values: vec[float], colour: i64, count: i64, direction: i64
) -> float:
    """The best fall with so many cards of one colour, in one direction."""
    field = state.ball
    best = _mean(values, field) if state.colour != NONE else 0.0
    hand = state.hands[state.turn]
    rolls: i64 = 1
    while rolls <= count:
        field = next_of_colour(field, colour, direction)
        if rolls < count or 2 * field in hand or 2 * field + 1 in hand:
            best = max(best, _mean(values, field))
        rolls += 1
    return best


def _mean(values: vec[float], field: i64) -> float:
    """Of the day pit and of the night pit."""
    return (values[2 * field] + values[2 * field + 1]) / 2.0
