"""What a position promises: a quick estimate, for `worth`."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.games.hinkel_und_stein.holdings import (
    NEUTRAL,
    NONE,
    USED_BOTH,
    USED_FATE,
    USED_NOTCH,
    USED_TOP,
    Holdings,
)
from steinkreis.games.hinkel_und_stein.material import (
    BOULDER,
    COLUMN,
    FATE_WEIGHT,
    FIELDS,
    FIRST_OF,
    KINDS,
    MENHIR,
    PASSAGES,
    RIGHT,
    ROUNDS,
    SMALLEST_BOULDER,
    WEIGHTS,
)
from steinkreis.games.hinkel_und_stein.questions import BOTH, HEAVIER, PUT_FATE, TAKE_ONE
from steinkreis.games.hinkel_und_stein.scale import X
from steinkreis.kit.bits import BIT
from steinkreis.kit.winning import odds

COUNT_OF: Final = vec[i64]([len(weights) for weights in WEIGHTS])

BET: Final = 1.5  # what somebody who has not bet yet will add to the pot
SOLO: Final = 0.5  # how often a chief wins alone
TOGETHER: Final = 0.6  # and with a partner
CHIEF: Final = 0.5  # discs that it is worth to be the next chief
A_RIGHT: Final = 0.5  # discs that an unused right is worth at the beginning of a passage


def share(state: Holdings, seat: int) -> float:
    """The chance of the seat to win, surer the fewer rounds are left."""
    left = (PASSAGES[state.seats] - state.passage) * ROUNDS - state.round
    return odds(expect(state), seat, 0.5 + 1.6 * math.sqrt(float(left)))


def expect(state: Holdings) -> list[float]:
    """The discs that everybody holds, and those to come from this round."""
    hopes = [float(state.discs.of(seat)) for seat in range(state.seats)]
    if state.phase <= PUT_FATE:
        return hopes
    add_rights(state, hopes)
    if state.condition == NONE or state.is_fresh:
        add_opening(state, hopes)
        return hopes
    right = odds_right(state)
    wins_right = right if state.condition == HEAVIER else 1.0 - right
    pot = float(state.discs.pot) + BET * open_bets(state)
    if state.seats == 3:
        add_three(state, hopes, wins_right, pot)
    else:
        add_sides(state, hopes, wins_right, pot)
    add_next_chief(state, hopes, wins_right)
    return hopes


def add_rights(state: Holdings, hopes: list[float]) -> None:
    """Rights that can still be used are worth something."""
    worth = A_RIGHT * float(ROUNDS - state.round) / ROUNDS
    if not state.used & USED_NOTCH:
        hopes[state.owner(MENHIR)] += worth
    if not state.used & USED_BOTH:
        hopes[state.owner(COLUMN)] += worth  # and the large column with it
    if not state.used & USED_FATE:
        hopes[state.owner(BOULDER)] += worth
    if not state.used & USED_TOP and state.stock & BIT[SMALLEST_BOULDER]:
        hopes[state.owner(BOULDER)] += worth / 2.0


def add_opening(state: Holdings, hopes: list[float]) -> None:
    """Before the condition is named, nothing lies there yet."""
    pot = float(state.discs.pot) + BET * min(4, state.seats + 1)
    for seat in range(state.seats):
        part = 0.5 / (2.0 if state.seats == 4 else 1.0)
        if state.seats == 3:
            part = TOGETHER / 2.0 if state.partner != NONE else SOLO
            if seat != state.chief and seat != state.partner:
                part = 1.0 - TOGETHER if state.partner != NONE else (1.0 - SOLO) / 2.0
        hopes[seat] += part * pot
    hopes[state.chief] += CHIEF


def open_bets(state: Holdings) -> float:
    """How many players have still to bet."""
    count = 0.0
    for seat in range(state.seats):
        is_open = True
        for kind in range(KINDS):
            if state.owner(kind) == seat and state.bet(kind) != NONE:
                is_open = False
        if is_open:
            count += 1.0
    return count


def odds_right(state: Holdings) -> float:
    """How likely the right side is down in the end, if the rest is played without a plan."""
    scale = state.scale
    mean = float(scale.torque())
    doubt = 100.0
    free = 0.0
    arms = 0.0
    squares = 0.0
    for field in range(FIELDS):
        if not scale.taken & BIT[field]:
            arm = float(X[field])
            free += 1.0
            arms += arm
            squares += arm * arm
    if free > 0.0:
        arms /= free
        squares /= free
        for kind in range(KINDS):
            if not scale.has(kind):
                weight, square = weight_to_come(state, kind)
                mean += weight * arms
                doubt += square * squares - weight * weight * arms * arms
        if not scale.has(MENHIR) and not state.used & USED_NOTCH:
            doubt += 800.0 * 800.0
    if not state.used & USED_FATE:
        doubt += (25.0 * FATE_WEIGHT) ** 2
    if not state.used & USED_TOP and state.stock & BIT[SMALLEST_BOULDER]:
        doubt += 600.0 * 600.0
    return 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, -1.7 * mean / math.sqrt(doubt)))))


def weight_to_come(state: Holdings, kind: i64) -> tuple[float, float]:
    """The mean weight, and its mean square, of what will be played of a kind."""
    weights = state.scale.weights
    if kind == state.kind and state.stone != NONE and state.stone != BOTH:
        weight = float(weights[state.stone])
        return weight, weight * weight
    count = 0.0
    total = 0.0
    squares = 0.0
    first = FIRST_OF[kind]
    both = kind == state.kind and state.stone == BOTH
    for stone in range(first, first + COUNT_OF[kind]):
        if state.stock & BIT[stone]:
            weight = float(weights[stone])
            count += 1.0
            total += weight
            squares += weight * weight
    if count == 0.0:
        return 0.0, 0.0
    if both:
        return total, total * total
    return total / count, squares / count


def win_odds(state: Holdings, kind: i64, wins_right: float) -> float:
    """How likely the stone of the kind is on the winning side; if it does not lie, at best."""
    field = state.scale.field_of(kind)
    if field >= 0:
        return wins_right if field >= 2 else 1.0 - wins_right
    best = 0.0
    total = 0.0
    free = 0.0
    for each in range(FIELDS):
        if not state.scale.taken & BIT[each]:
            odds = wins_right if each >= 2 else 1.0 - wins_right
            best = max(best, odds)
            total += odds
            free += 1.0
    return 0.5 * (best + total / free) if free > 0.0 else 0.5


def add_sides(state: Holdings, hopes: list[float], wins_right: float, pot: float) -> None:
    """Two and four players: whoever plays actively on the winning side has a share."""
    for kind in range(KINDS):
        if state.bet(kind) == TAKE_ONE or not is_in_for_it(state, kind):
            continue
        part = 0.6
        field = state.scale.field_of(kind)
        if field >= 0:
            other = state.scale.kind_on(field ^ 1)
            if other >= 0:
                part = 0.5 if state.bet(other) > TAKE_ONE else 1.0
        hopes[state.owner(kind)] += win_odds(state, kind, wins_right) * part * pot


def is_in_for_it(state: Holdings, kind: i64) -> bool:
    """Whether the kind plays for the pot, or may; of two that may, the first stands for both."""
    if state.seats == 4 or state.is_active(kind):
        return True
    for other in range(KINDS):
        is_twin = other != kind and state.owner(other) == state.owner(kind)
        stands_in = state.is_active(other) or (other < kind and not state.scale.has(other))
        if is_twin and stands_in:
            return False
    return not state.scale.has(kind)


def add_three(state: Holdings, hopes: list[float], wins_right: float, pot: float) -> None:
    """Three players: the stone of the chief decides."""
    odds = 0.5
    for kind in range(KINDS):
        if state.owner(kind) == state.chief:
            odds = win_odds(state, kind, wins_right)
    add_team(state, hopes, odds * pot, True)
    add_team(state, hopes, (1.0 - odds) * pot, False)


def add_team(state: Holdings, hopes: list[float], prize: float, chiefs: bool) -> None:
    """Share a prize among those of the chief's side, or the others, who did not take a disc."""
    count = 0.0
    for kind in range(KINDS):
        if is_in_team(state, kind, chiefs) and state.bet(kind) != TAKE_ONE:
            count += 1.0
    for kind in range(KINDS):
        if is_in_team(state, kind, chiefs) and state.bet(kind) != TAKE_ONE:
            hopes[state.owner(kind)] += prize / count


def is_in_team(state: Holdings, kind: i64, chiefs: bool) -> bool:
    owner = state.owner(kind)
    if owner == NEUTRAL:
        return False
    return (owner == state.chief or owner == state.partner) == chiefs


def add_next_chief(state: Holdings, hopes: list[float], wins_right: float) -> None:
    """The outer field of the losing side makes the next chief."""
    for side in range(2):
        kind = state.scale.kind_on(3 if side == RIGHT else 0)
        if kind >= 0:
            seat = state.player(kind)
            if seat >= 0:
                hopes[seat] += CHIEF * (1.0 - wins_right if side == RIGHT else wins_right)
