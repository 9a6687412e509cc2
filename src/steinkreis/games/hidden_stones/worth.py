"""What a position is worth to a player: the guess that bots go by."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.core.state import CHANCE
from steinkreis.games.hidden_stones.material import CARDS_TO_END, CELLS, HAND, STONES, STRIKES
from steinkreis.games.hidden_stones.questions import PAY, TURN
from steinkreis.games.hidden_stones.score import BONUS, VALUE, ones_in, points_of
from steinkreis.games.hidden_stones.stones import FIRST, MASK, SHIFT, WANTED
from steinkreis.kit.cards import is_known
from steinkreis.kit.winning import odds

if TYPE_CHECKING:
    from steinkreis.games.hidden_stones.rules import HiddenStones

# Fitted to the final points of 1,900 games among greedy bots (docs/bots.md), per point on the card
# and by the half actions that it needs: for whoever acts, for whoever acts after the next, and what
# it brings in the last turn of all.
NEAR: Final = vec[float]([1.0, 0.0, 0.45, 0.18, 0.15, 0.04] + [0.0] * 34)
LEFT: Final = vec[float]([0.48, 0.0, 0.24, 0.07, 0.03] + [0.0] * 35)
LAST: Final = vec[float]([0.85, 0.0, 0.56, 0.36, 0.38, 0.23, 0.19] + [0.09] * 33)
LAST_NEW: Final = 0.62  # the same of a card that is not known
KEPT: Final = 0.6  # what every further turn before one's own leaves of that
NEW: Final = 0.13  # the same of a card that is not known, all told
CARD: Final = 0.75  # what any card is good for, as coin or goal
TURN_AHEAD: Final = 2.7  # what it is worth to have one's turn of this round yet to come

# A stone that must be turned over costs one action, any other wrong one about one and a half.
TURN_OVER: Final = 2
REPLACE: Final = 3
LAST_CARDS: Final = 3  # alone, from here on, all of them are looked at together

FAR: Final = 40  # actions: out of reach
STEPS: Final = vec[i64](
    [abs(a % 3 - b % 3) + abs(a // 3 - b // 3) for a in range(CELLS) for b in range(CELLS)]
)

# How many stones there are of each kind, four bits a kind; below zero the highest bit shows.
FULL_SUPPLY: Final = sum(count << (4 * kind) for kind, count in enumerate(STONES))
PIECE: Final = vec[i64]([1 << (4 * (face // 2)) for face in range(8)])
SHORT: Final = 0x8888


def _half_actions(difference: int) -> int:
    return 0 if difference == 0 else TURN_OVER if difference == 1 else REPLACE


# For three cells (nine bits) at a time: the half actions that their differences cost.
WRONG: Final = vec[i64](
    [sum(_half_actions((bits >> shift) & 7) for shift in (0, 3, 6)) for bits in range(512)]
)


def worth_among(state: HiddenStones, seat: int) -> float:
    """The chance to win against others."""
    progress = 0.0
    for pile in state.won:
        progress = max(progress, float(pile.size) / float(state.options.goal))
    ones = [ones_in(pile) for pile in state.won]
    is_last = state.is_last_round or progress >= 1.0  # nobody gets more than this round's turn
    of_points = _doubt_at_last(state) if is_last else points_doubt(progress)
    of_ones = of_points if is_last else ones_doubt(progress)
    expected = [
        points_of(state.won[other])
        + bonus_hopes(ones, other, of_ones)
        + (_at_last(state, other) if is_last else _to_come(state, other))
        for other in range(state.seats)
    ]
    return odds(expected, seat, of_points)


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


# What cards may bring


def half_actions(faces: i64, card: i64) -> i64:
    """About how many half actions are needed until the card fits: a quick estimate."""
    best: i64 = 99
    k = FIRST[card]
    end = FIRST[card + 1]
    while k < end:
        off = (faces & MASK[k]) ^ WANTED[k]
        cost = WRONG[off & 511] + WRONG[(off >> 9) & 511] + WRONG[off >> 18]
        if cost < best:
            best = cost
        k += 1
    return best


def hopes(hand: list[int], faces: i64, *, by_value: bool, acts: bool, pays: bool) -> float:
    """What a hand may bring: the nearer a card is to fitting, the more.

    Whoever acts can score what fits at once; who still has to pay gives the worst card away.
    """
    total = 0.0
    worst = 99.0
    for card in hand:
        hope = NEW
        if is_known(card):
            missing = half_actions(faces, card)
            hope = NEAR[missing] if acts else LEFT[missing]
            if by_value:
                hope *= float(VALUE[card])
        total += hope
        if hope < worst:
            worst = hope
    return total - worst if pays else total


def last_hopes(hand: list[int], faces: i64, *, acts: bool, pays: bool) -> float:
    """What a hand may bring in its last turn, where a card is good for points and for paying only.

    Whoever acts can score what fits at once; the fewer cards are left, the less can be paid.
    """
    total = 0.0
    worst = 99.0
    reach = 1.0
    if acts:
        coins = float(len(hand) - 2 if pays else len(hand) - 1)
        reach = min(1.0, max(0.0, coins / (HAND - 1)))
    for card in hand:
        hope = LAST_NEW
        if is_known(card):
            missing = half_actions(faces, card)
            part = 1.0 if acts and missing == 0 else LAST[missing] * reach
            hope = part * float(VALUE[card])
        total += hope
        if hope < worst:
            worst = hope
    return total - worst if pays else total


def points_doubt(progress: float) -> float:
    """How far points may still be from the final ones, less the further the game has gone."""
    return 1.0 + 1.5 * (1.0 - progress)


def ones_doubt(progress: float) -> float:
    """The same of who has the most ones."""
    return 0.65 + 1.25 * (1.0 - progress)


def bonus_hopes(ones: list[int], seat: int, doubt: float) -> float:
    """What the seat may expect of the bonus."""
    most = -1
    for other in range(len(ones)):
        if other != seat and ones[other] > most:
            most = ones[other]
    return BONUS / (1.0 + math.exp((most - ones[seat]) / doubt))


def together(faces: i64, one: i64, other: i64) -> i64:
    """About how many actions are needed until both cards fit at once; FAR where they never do."""
    best: i64 = FAR
    k = FIRST[one]
    while k < FIRST[one + 1]:
        n = FIRST[other]
        while n < FIRST[other + 1]:
            if (WANTED[k] ^ WANTED[n]) & MASK[k] & MASK[n] == 0:
                cost = _actions(faces, MASK[k] | MASK[n], WANTED[k] | WANTED[n])
                if cost < best:
                    best = cost
            n += 1
        k += 1
    return best


def alone_on_table(faces: i64, card: i64) -> i64:
    """About how many actions are needed until the card fits."""
    return together(faces, card, card)


def _actions(faces: i64, mask: i64, wanted: i64) -> i64:
    """For each wrong stone the way of the nearest right one, and whether that must be turned."""
    total: i64 = 0
    supply = FULL_SUPPLY
    cell: i64 = 0
    while cell < CELLS:
        shift = SHIFT[cell]
        if (mask >> shift) & 7 != 0:
            face = (wanted >> shift) & 7
            supply -= PIECE[face]
            if supply & SHORT != 0:
                return FAR  # there are not so many stones of that kind
            if (faces >> shift) & 7 != face:
                total += _way(faces, mask, wanted, cell, face)
        cell += 1
    return total


def _way(faces: i64, mask: i64, wanted: i64, cell: i64, face: i64) -> i64:
    """The actions that bring the nearest free stone with that face to the cell."""
    nearest: i64 = FAR
    source: i64 = 0
    while source < CELLS:
        shift = SHIFT[source]
        there = (faces >> shift) & 7
        if there == face or there == face ^ 1:
            is_used = (mask >> shift) & 7 != 0 and (wanted >> shift) & 7 == there
            cost = STEPS[cell * CELLS + source] + (0 if there == face else 1)
            if not is_used and cost < nearest:
                nearest = cost
        source += 1
    return nearest


def last_cards(cards: list[int], faces: i64) -> i64:
    """About how many actions the last one to three cards need, one player alone.

    The last two have to fit at once: when the last card is the only one, nothing can be paid. The
    first of three has the other two to pay with.
    """
    if len(cards) == 1:
        return alone_on_table(faces, cards[0])
    if len(cards) == 2:
        return together(faces, cards[0], cards[1])
    best: i64 = FAR
    for first in range(3):
        rest = [cards[other] for other in range(3) if other != first]
        cost = together(faces, rest[0], rest[1])
        cost += max(0, alone_on_table(faces, cards[first]) - 2)
        if cost < best:
            best = cost
    return best


def alone(won: int, strikes: int, near: float) -> float:
    """The chance to win alone, as long as more than three cards are left."""
    return 0.5 * (won + 0.3 * near) / (CARDS_TO_END[1] - 1) * (1.0 - 0.22 * strikes)


def alone_at_last(spare: float) -> float:
    """The chance to win alone with the last cards, by the actions there are to spare."""
    return 0.5 + 0.5 / (1.0 + math.exp(0.5 - spare / 4.0))
