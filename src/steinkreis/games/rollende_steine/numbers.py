"""A position as numbers, for `observe`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.core.dial import unpack
from steinkreis.core.numbers import Numbers
from steinkreis.games.rollende_steine.material import (
    BARS,
    BOARD,
    COLOURS,
    GATES,
    PUSH_SIZES,
    WEAK_PUSHES,
    WHEELS,
)
from steinkreis.kit.noting import note_seat

if TYPE_CHECKING:
    from steinkreis.games.rollende_steine.rules import RollendeSteine

EACH_BAR = 7  # numbers


def fill(state: RollendeSteine, numbers: Numbers, first: int) -> None:
    for step in range(state.seats):
        seat = (first + step) % state.seats
        numbers.part("seat")
        numbers.share(state.own[seat], WHEELS)
        numbers.share(state.neutral[seat], COLOURS * WHEELS)
        numbers.share(state.bars[seat], BARS)
    _gates(state, numbers, first)
    _bars(state, numbers)
    numbers.part("push")
    steps = unpack(state.push, PUSH_SIZES) if state.push >= 0 else [0] * len(PUSH_SIZES)
    for dial in range(len(PUSH_SIZES)):
        numbers.share(steps[dial], PUSH_SIZES[dial] - 1)
    numbers.part("course")
    numbers.flag(state.push >= 0)
    numbers.share(state.weak, WEAK_PUSHES)
    numbers.share(state.wheels_left(), COLOURS * WHEELS)


def _gates(state: RollendeSteine, numbers: Numbers, first: int) -> None:
    ground = state.ground
    for gate in range(GATES):
        numbers.part("gate")
        numbers.put(ground.gate_x[gate] / BOARD)
        numbers.put(ground.gate_y[gate] / BOARD)
        numbers.put(ground.gate_c[gate])
        numbers.put(ground.gate_s[gate])
        note_seat(numbers, state.marks[gate], first, state.seats)


def _bars(state: RollendeSteine, numbers: Numbers) -> None:
    """The bars that lie there, then zeros for those that do not."""
    bars = state.ground.bars
    for k in range(BARS * state.seats):
        numbers.part("bar")
        if k < len(bars):
            numbers.put(1.0)
            numbers.put(bars[k].x / BOARD)
            numbers.put(bars[k].y / BOARD)
            numbers.put(bars[k].c)
            numbers.put(bars[k].s)
            numbers.flag(k == state.lifted)
            numbers.flag(k == state.moved)
        else:
            numbers.one_of(-1, EACH_BAR)
