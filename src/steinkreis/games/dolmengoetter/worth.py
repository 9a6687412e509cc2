"""What a position is worth: the points that everybody may expect, made into chances to win.

Counted are the points there are; each dolmen built, at the level to which it will sink; the rights
that are open; what the best druid of each player would bring about by leaving its place; circles
in which somebody is close to a majority; and the dolmens still in the supply. The weights come
from matches of greedy against greedy for two (docs/bots.md); those that made no difference there
are guesses.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.games.dolmengoetter.board import CIRCLES_OF, MOST
from steinkreis.games.dolmengoetter.circle import UNKNOWN, Circle
from steinkreis.games.dolmengoetter.dolmens import count_of, size, sum_of
from steinkreis.games.dolmengoetter.material import DRUIDS, NONE, VALUES, factor
from steinkreis.games.dolmengoetter.player import Player
from steinkreis.games.dolmengoetter.questions import GO, LEAVE, STONE
from steinkreis.games.dolmengoetter.right import Right, right_to
from steinkreis.kit.bits import BIT

if TYPE_CHECKING:
    from steinkreis.games.dolmengoetter.rules import Dolmengoetter

SINKS: Final = 0.25  # levels that a stack sinks for each stone still to come into its circle
HELD: Final = 0.8  # how many of these stones a lead of one makes good
LEVEL: Final = 2.6  # what a dolmen of the supply is multiplied by in the end
OWN: Final = 0.375  # dolmens that are built for each own stone still to be placed
OTHERS: Final = 0.1  # and for each stone of the others
NEXT: Final = 0.4  # how much of what the best druid brings the next to move will get
LATER: Final = 0.4  # and those after
NEAR: Final = vec[float]([0.1, 0.06, 0.028, 0.012, 0.0])  # builds on top, by stones it still takes
DOUBT: Final = 4.0  # how far hopes may be from the final points
STONE_DOUBT: Final = 0.3  # and how much more for each stone still to be placed


class Hopes:
    """The points that everybody may expect, as they are being added up."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.points = vec[float]([0.0] * seats)
        self.best = vec[float]([0.0] * seats)  # the highest value in each supply
        self.spare = vec[float]([0.0] * seats)  # the highest that will hardly be needed
        self.mean = vec[float]([0.0] * seats)  # of the supply, for dolmens not seen
        self.fill = 0.0  # how likely a stone comes to a free place

    def gain(self, seat: i64, level: float) -> float:
        """What it brings to build now, where the dolmen will be multiplied by that much."""
        if level <= 0.0:
            return 0.0
        best = self.best[seat]
        spare = self.spare[seat]
        return max(best * level - LEVEL * (best - spare), spare * level)

    def sinking(self, circle: Circle) -> float:
        """How many levels the stack of a circle will still sink."""
        if circle.is_complete() or not circle.has_room():
            return 0.0
        most: i64 = 0
        second: i64 = 0
        for seat in range(self.seats):
            count = circle.of(seat)
            if count > most:
                second = most
                most = count
            elif count > second:
                second = count
        coming = self.fill * float(circle.size - circle.stones)
        return SINKS * max(0.0, coming - HELD * float(most - second))


def share(state: Dolmengoetter, seat: int) -> float:
    """The chance to win of the seat, surer the fewer stones are left."""
    if state.phase == STONE:
        state = _with_stone(state)
    hopes = hopes_of(state)
    doubt = DOUBT
    for player in state.players:
        doubt += STONE_DOUBT * float(player.stones)
    total = 0.0
    own = hopes.points[seat]
    for other in range(state.seats):
        total += math.exp(max(-30.0, min(30.0, (hopes.points[other] - own) / doubt)))
    return 1.0 / total


def _with_stone(state: Dolmengoetter) -> Dolmengoetter:
    """As if the stone had been left that is asked for: so a target is chosen with it in mind."""
    twin = state.copy()
    twin.apply(LEAVE)
    return twin


def hopes_of(state: Dolmengoetter) -> Hopes:
    seats: i64 = state.seats
    hopes = Hopes(seats)
    stones: i64 = 0
    for player in state.players:
        stones += player.stones
    if state.is_final:
        return _final(state, hopes)
    hopes.fill = min(1.0, float(stones) / float(max(1, state.ground.free.size())))
    for seat in range(seats):
        player = state.players[seat]
        _add_supply(hopes, seat, player, float(player.stones), float(stones))
    for circle in state.circles:
        if circle.height > 0:
            _add_stack(hopes, circle)
        if circle.stones > 0:
            _add_nearness(hopes, circle)
    for right in state.rights:
        if state.may_build(right):
            _add_build(hopes, hopes.points, state.circles[right.circle], right, 1.0)
    for seat in range(seats):
        _add_druids(state, hopes, seat)
    if state.phase == GO:
        _add_acting(state, hopes)
    return hopes


def _final(state: Dolmengoetter, hopes: Hopes) -> Hopes:
    """Only stacks that are not yet turned over are still to come."""
    for seat in range(hopes.seats):
        _add_supply(hopes, seat, state.players[seat], 0.0, 0.0)
    for number in range(state.revealed, len(state.circles)):
        _add_stack(hopes, state.circles[number])
    return hopes


def _add_supply(hopes: Hopes, seat: i64, player: Player, own: float, stones: float) -> None:
    """The points there are, and what may be built with the stones that are left."""
    builds = min(float(player.dolmens), OWN * own + OTHERS * (stones - own))
    points = 0.0
    best = 0.0
    spare = 0.0
    for value in range(VALUES, 0, -1):
        count = float(count_of(player.supply, value))
        if count > 0.0:
            if best == 0.0:
                best = float(value)
            if builds < count and spare == 0.0:
                spare = float(value)
            taken = min(count, builds)
            points += LEVEL * taken * float(value)
            builds -= taken
    hopes.points[seat] = float(player.points()) + points
    hopes.best[seat] = best
    hopes.spare[seat] = spare
    hopes.mean[seat] = float(sum_of(player.supply)) / float(max(1, size(player.supply)))


def _value(hopes: Hopes, circle: Circle, level: i64) -> float:
    value = circle.value(level)
    return hopes.mean[circle.owner(level)] if value == UNKNOWN else float(value)


def _add_stack(hopes: Hopes, circle: Circle) -> None:
    sinking = hopes.sinking(circle)
    for level in range(circle.height):
        counts = float(factor(circle.size, level)) - sinking
        if counts > 0.0:
            hopes.points[circle.owner(level)] += _value(hopes, circle, level) * counts


def _add_nearness(hopes: Hopes, circle: Circle) -> None:
    """What it is worth to be close to a majority."""
    if circle.is_complete() or not circle.has_room():
        return
    coming = hopes.fill * float(circle.size - circle.stones)
    for seat in range(hopes.seats):
        own = circle.of(seat)
        if own == 0 or seat == circle.leader:
            continue
        most: i64 = 0
        for other in range(hopes.seats):
            if other != seat:
                most = max(most, circle.of(other))
        needed = max(0, most - own + 1)
        if own + needed < 2:
            needed += 1
        if float(needed) <= coming:
            top = float(factor(circle.size, 0)) - hopes.sinking(circle)
            hopes.points[seat] += NEAR[min(4, needed)] * hopes.gain(seat, top)


def _add_build(
    hopes: Hopes, points: vec[float], circle: Circle, right: Right, weight: float
) -> None:
    """Add what a right to build will bring, and take what it costs those below."""
    sinking = hopes.sinking(circle)
    if right.on_top:
        level = float(factor(circle.size, 0))
        for below in range(circle.height):
            if float(factor(circle.size, below)) - sinking >= 1.0:
                points[circle.owner(below)] -= weight * _value(hopes, circle, below)
    else:
        level = float(factor(circle.size, circle.height))
    points[right.seat] += weight * hopes.gain(right.seat, level - sinking)


def _add_druids(state: Dolmengoetter, hopes: Hopes, seat: i64) -> None:
    """What the best of the seat's druids will bring about by leaving a stone."""
    player = state.players[seat]
    if player.stones == 0 or (state.is_ending and not _has_turn(state, seat)):
        return
    best_use = 0.0
    best = vec[float]([0.0] * hopes.seats)
    for druid in range(DRUIDS * seat, DRUIDS * seat + DRUIDS):
        place: i64 = state.ground.druids[druid]
        if place == NONE:
            return
        if druid == state.acting and state.phase == GO:
            continue  # it is asked for just now
        brought = vec[float]([0.0] * hopes.seats)
        _add_stone(state, hopes, brought, seat, place)
        use = _use(brought, seat)
        if use > best_use:
            best_use = use
            best = brought
    weight = NEXT if seat == state.turn else LATER
    for other in range(hopes.seats):
        hopes.points[other] += weight * best[other]


def _add_acting(state: Dolmengoetter, hopes: Hopes) -> None:
    """What the druid that was chosen will bring about, unless it had better gather herbs."""
    seat: i64 = state.turn
    if state.players[seat].stones == 0:
        return
    brought = vec[float]([0.0] * hopes.seats)
    _add_stone(state, hopes, brought, seat, state.ground.druids[state.acting])
    if _use(brought, seat) > 0.0:
        for other in range(hopes.seats):
            hopes.points[other] += brought[other]


def _has_turn(state: Dolmengoetter, seat: i64) -> bool:
    return seat == state.turn or state.owed & BIT[seat] != 0


def _use(brought: vec[float], seat: i64) -> float:
    """How much more it brings the seat than the others."""
    others = 0.0
    for other in range(len(brought)):
        if other != seat:
            others += brought[other]
    return brought[seat] - others / float(len(brought) - 1)


def _add_stone(
    state: Dolmengoetter, hopes: Hopes, brought: vec[float], seat: i64, place: i64
) -> None:
    """What a stone there would bring everybody."""
    least = 1 if state.options.singles else 2
    for k in range(MOST):
        number = CIRCLES_OF[MOST * place + k]
        if number != NONE:
            before = state.circles[number]
            after = before.with_stone(seat)
            right = right_to(number, before, after, seat, least)
            if right is not None:
                if after.is_complete():
                    _add_locked(hopes, brought, before)
                if state.may_build(right):
                    _add_build(hopes, brought, after, right, 1.0)


def _add_locked(hopes: Hopes, brought: vec[float], before: Circle) -> None:
    """A circle that is scored sinks no further."""
    sinking = hopes.sinking(before)
    for level in range(before.height):
        counts = float(factor(before.size, level))
        brought[before.owner(level)] += _value(hopes, before, level) * min(counts, sinking)
