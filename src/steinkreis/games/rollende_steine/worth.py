"""What a position promises, and which pushes and bars are worth a try."""

from __future__ import annotations

import math
from typing import Final

from steinkreis.core.dial import pack
from steinkreis.core.rng import Rng
from steinkreis.games.rollende_steine.ground import FITS, Ground
from steinkreis.games.rollende_steine.material import (
    BAR_DIALS,
    BAR_SIZES,
    BOARD,
    FULL_SPEED,
    GATES,
    HALF_BAR_DEPTH,
    HALF_THICKNESS,
    PUSH_DIALS,
    PUSH_SIZES,
)
from steinkreis.games.rollende_steine.sketch import SPENT, Push, Roll, sketched
from steinkreis.kit.bits import BIT, pick

STANDS: Final = [8.0, 29.0, 50.0, 71.0, 92.0]  # where pushes are tried from
BEFORE: Final = [0.0, -12.0, 12.0]  # what is aimed at: the gate, or a point before or behind it
FIRM: Final = 0.9 * FULL_SPEED
MIDDLE: Final = 6.0  # of the kick zone

HARD: Final = 0.06  # the share of wheels that get through a gate nobody can aim at
EASY: Final = 0.6  # what is added where every stand is good
SPREAD: Final = 1.5
TRIES: Final = 12


def eases(ground: Ground) -> list[float]:
    """How easy each gate is: the share of the usual stands from which a push goes through."""
    if len(ground.ease) == 0:
        ground.ease = [_ease(ground, gate) for gate in range(GATES)]
    return ground.ease


def _ease(ground: Ground, gate: int) -> float:
    good = 0
    for stand in STANDS:
        for before in BEFORE:
            if (Roll(_push_at(ground, gate, stand, before)).run(ground) - SPENT) & BIT[gate]:
                good += 1
                break
    return good / len(STANDS)


def _push_at(ground: Ground, gate: int, stand: float, before: float) -> Push:
    """A firm push from the middle of the kick zone, `stand` from its left end."""
    dx = ground.gate_x[gate] - before * ground.gate_s[gate] - stand
    dy = ground.gate_y[gate] + before * ground.gate_c[gate] - MIDDLE
    length = math.sqrt(dx * dx + dy * dy)
    return Push(stand, MIDDLE, dx / length, dy / length, FIRM)


def chance_to_win(wheels: int, open_gates: int, ease: list[float]) -> float:
    """The chance to get through all open gates (a bit each) with so many wheels."""
    needed = 0.0
    for gate in range(GATES):
        if open_gates & BIT[gate]:
            needed += 1.0 / (HARD + EASY * ease[gate])
    if needed == 0.0:
        return 1.0
    if wheels == 0:
        return 0.0
    odds = math.pow(wheels / needed, SPREAD)
    return odds / (1.0 + odds)


def aim_at(ground: Ground, gate: int, stand: float, before: float, power: int, row: int) -> int:
    """A push from `stand` at the point so far behind the gate, on the way through it."""
    x = ground.gate_x[gate] - before * ground.gate_s[gate]
    y = ground.gate_y[gate] + before * ground.gate_c[gate]
    column = PUSH_DIALS[2].step(stand)
    from_x, from_y = PUSH_DIALS[2].value(column), PUSH_DIALS[3].value(row)
    degrees = -math.degrees(math.atan2(max(y - from_y, 0.1), x - from_x))
    return pack([PUSH_DIALS[0].step(degrees), power, column, row], PUSH_SIZES)


def aimed(ground: Ground, open_gates: int, rng: Rng) -> int:
    """A push at some open gate, if possible one that the sketch takes through it."""
    action = 0
    for _ in range(TRIES):
        gate = pick(open_gates, rng)
        stand = BOARD * rng.chance()
        before = BEFORE[rng.below(4) % 3]
        power: int = 80 + rng.below(PUSH_SIZES[1] - 80)
        row: int = rng.below(PUSH_SIZES[3])
        action = aim_at(ground, gate, stand, before, power, row)
        if (sketched(ground, action, rng.below(4)) - SPENT) & open_gates > 0:
            break
    return action


def rail(ground: Ground, open_gates: int, lifted: int, rng: Rng) -> int:
    """A place for a bar beside the way to an open gate, which leads wheels in; -1 if none is free.

    A wheel that grazes a bar rolls on along it, a wheel's and a bar's half thickness beside it.
    """
    for _ in range(TRIES):
        gate = pick(open_gates, rng)
        gate_x, gate_y, turn = ground.gates[gate]
        c, s = ground.gate_c[gate], ground.gate_s[gate]
        back = 7.0 + 7.0 * rng.chance()
        if rng.below(2) == 0:
            back = -back
        side = HALF_BAR_DEPTH + HALF_THICKNESS + 1.2 * rng.chance()
        if rng.below(2) == 0:
            side = -side
        x = gate_x + back * s + side * c
        y = gate_y - back * c + side * s
        lies = round(-turn - 90.0 + 30.0 * (rng.chance() - 0.5)) % 180
        place = pack([lies, BAR_DIALS[1].step(x), BAR_DIALS[2].step(y)], BAR_SIZES)
        if ground.trouble(place, lifted) == FITS:
            return place
    return -1
