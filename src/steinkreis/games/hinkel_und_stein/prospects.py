"""What a position promises: a quick estimate, for `worth`."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.games.hinkel_und_stein.material import (
    BIT,
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
from steinkreis.games.hinkel_und_stein.table import (
    NEUTRAL,
    NONE,
    USED_BOTH,
    USED_FATE,
    USED_NOTCH,
    USED_TOP,
    Table,
)

COUNT_OF: Final = vec[i64]([len(weights) for weights in WEIGHTS])

BET: Final = 1.5  # what somebody who has not bet yet will add to the pot
SOLO: Final = 0.5  # how often a chief wins alone
TOGETHER: Final = 0.6  # and with a partner
CHIEF: Final = 0.5  # discs that it is worth to be the next chief
A_RIGHT: Final = 0.5  # discs that an unused right is worth at the beginning of a passage


def share(table: Table, seat: int) -> float:
    """The chance of the seat to win, surer the fewer rounds are left."""
    prospects = expect(table)
    left = (PASSAGES[table.seats] - table.passage) * ROUNDS - table.round
    doubt = 0.5 + 1.6 * math.sqrt(float(left))
    best = max(prospects)
    parts = [math.exp((prospect - best) / doubt) for prospect in prospects]
    return parts[seat] / sum(parts)


def expect(table: Table) -> list[float]:
    """The discs that everybody holds, and those to come from this round."""
    hopes = [float(table.discs.of(seat)) for seat in range(table.seats)]
    if table.phase <= PUT_FATE:
        return hopes
    add_rights(table, hopes)
    if table.condition == NONE or table.is_fresh:
        add_opening(table, hopes)
        return hopes
    right = odds_right(table)
    wins_right = right if table.condition == HEAVIER else 1.0 - right
    pot = float(table.discs.pot) + BET * open_bets(table)
    if table.seats == 3:
        add_three(table, hopes, wins_right, pot)
    else:
        add_sides(table, hopes, wins_right, pot)
    add_next_chief(table, hopes, wins_right)
    return hopes


def add_rights(table: Table, hopes: list[float]) -> None:
    """Rights that can still be used are worth something."""
    worth = A_RIGHT * float(ROUNDS - table.round) / ROUNDS
    if not table.used & USED_NOTCH:
        hopes[table.owner(MENHIR)] += worth
    if not table.used & USED_BOTH:
        hopes[table.owner(COLUMN)] += worth  # and the large column with it
    if not table.used & USED_FATE:
        hopes[table.owner(BOULDER)] += worth
    if not table.used & USED_TOP and table.stock & BIT[SMALLEST_BOULDER]:
        hopes[table.owner(BOULDER)] += worth / 2.0


def add_opening(table: Table, hopes: list[float]) -> None:
    """Before the condition is named, nothing lies there yet."""
    pot = float(table.discs.pot) + BET * min(4, table.seats + 1)
    for seat in range(table.seats):
        part = 0.5 / (2.0 if table.seats == 4 else 1.0)
        if table.seats == 3:
            part = TOGETHER / 2.0 if table.partner != NONE else SOLO
            if seat != table.chief and seat != table.partner:
                part = 1.0 - TOGETHER if table.partner != NONE else (1.0 - SOLO) / 2.0
        hopes[seat] += part * pot
    hopes[table.chief] += CHIEF


def open_bets(table: Table) -> float:
    """How many players have still to bet."""
    count = 0.0
    for seat in range(table.seats):
        is_open = True
        for kind in range(KINDS):
            if table.owner(kind) == seat and table.bet(kind) != NONE:
                is_open = False
        if is_open:
            count += 1.0
    return count


def odds_right(table: Table) -> float:
    """How likely the right side is down in the end, if the rest is played without a plan."""
    scale = table.scale
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
                weight, square = weight_to_come(table, kind)
                mean += weight * arms
                doubt += square * squares - weight * weight * arms * arms
        if not scale.has(MENHIR) and not table.used & USED_NOTCH:
            doubt += 800.0 * 800.0
    if not table.used & USED_FATE:
        doubt += (25.0 * FATE_WEIGHT) ** 2
    if not table.used & USED_TOP and table.stock & BIT[SMALLEST_BOULDER]:
        doubt += 600.0 * 600.0
    return 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, -1.7 * mean / math.sqrt(doubt)))))


def weight_to_come(table: Table, kind: i64) -> tuple[float, float]:
    """The mean weight, and its mean square, of what will be played of a kind."""
    weights = table.scale.weights
    if kind == table.kind and table.stone != NONE and table.stone != BOTH:
        weight = float(weights[table.stone])
        return weight, weight * weight
    count = 0.0
    total = 0.0
    squares = 0.0
    first = FIRST_OF[kind]
    both = kind == table.kind and table.stone == BOTH
    for stone in range(first, first + COUNT_OF[kind]):
        if table.stock & BIT[stone]:
            weight = float(weights[stone])
            count += 1.0
            total += weight
            squares += weight * weight
    if count == 0.0:
        return 0.0, 0.0
    if both:
        return total, total * total
    return total / count, squares / count


def win_odds(table: Table, kind: i64, wins_right: float) -> float:
    """How likely the stone of the kind is on the winning side; if it does not lie, at best."""
    field = table.scale.field_of(kind)
    if field >= 0:
        return wins_right if field >= 2 else 1.0 - wins_right
    best = 0.0
    total = 0.0
    free = 0.0
    for each in range(FIELDS):
        if not table.scale.taken & BIT[each]:
            odds = wins_right if each >= 2 else 1.0 - wins_right
            best = max(best, odds)
            total += odds
            free += 1.0
    return 0.5 * (best + total / free) if free > 0.0 else 0.5


def add_sides(table: Table, hopes: list[float], wins_right: float, pot: float) -> None:
    """Two and four players: whoever plays actively on the winning side has a share."""
    for kind in range(KINDS):
        if table.bet(kind) == TAKE_ONE or not is_in_for_it(table, kind):
            continue
        part = 0.6
        field = table.scale.field_of(kind)
        if field >= 0:
            other = table.scale.kind_on(field ^ 1)
            if other >= 0:
                part = 0.5 if table.bet(other) > TAKE_ONE else 1.0
        hopes[table.owner(kind)] += win_odds(table, kind, wins_right) * part * pot


def is_in_for_it(table: Table, kind: i64) -> bool:
    """Whether the kind plays for the pot, or may; of two that may, the first stands for both."""
    if table.seats == 4 or table.is_active(kind):
        return True
    for other in range(KINDS):
        is_twin = other != kind and table.owner(other) == table.owner(kind)
        stands_in = table.is_active(other) or (other < kind and not table.scale.has(other))
        if is_twin and stands_in:
            return False
    return not table.scale.has(kind)


def add_three(table: Table, hopes: list[float], wins_right: float, pot: float) -> None:
    """Three players: the stone of the chief decides."""
    odds = 0.5
    for kind in range(KINDS):
        if table.owner(kind) == table.chief:
            odds = win_odds(table, kind, wins_right)
    add_team(table, hopes, odds * pot, True)
    add_team(table, hopes, (1.0 - odds) * pot, False)


def add_team(table: Table, hopes: list[float], prize: float, chiefs: bool) -> None:
    """Share a prize among those of the chief's side, or the others, who did not take a disc."""
    count = 0.0
    for kind in range(KINDS):
        if is_in_team(table, kind, chiefs) and table.bet(kind) != TAKE_ONE:
            count += 1.0
    for kind in range(KINDS):
        if is_in_team(table, kind, chiefs) and table.bet(kind) != TAKE_ONE:
            hopes[table.owner(kind)] += prize / count


def is_in_team(table: Table, kind: i64, chiefs: bool) -> bool:
    owner = table.owner(kind)
    if owner == NEUTRAL:
        return False
    return (owner == table.chief or owner == table.partner) == chiefs


def add_next_chief(table: Table, hopes: list[float], wins_right: float) -> None:
    """The outer field of the losing side makes the next chief."""
    for side in range(2):
        kind = table.scale.kind_on(3 if side == RIGHT else 0)
        if kind >= 0:
            seat = table.player(kind)
            if seat >= 0:
                hopes[seat] += CHIEF * (1.0 - wins_right if side == RIGHT else wins_right)
