"""The sketch: how a wheel probably rolls, in the plane and in a microsecond.

Physics decides what really happens (`nature`). The sketch knows this much of it: a wheel rolls
straight and slows down evenly; a wall that it grazes turns it along the wall and takes speed, the
more the steeper it comes; what it meets head on stops it. It stands for chance where the engine is
not there or would be too slow: random play, laws, bots that think.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from steinkreis.games.rollende_steine.ground import Ground
from steinkreis.games.rollende_steine.material import (
    AIM_GRID,
    BOARD,
    COLUMNS,
    FULL_SPEED,
    HALF_OPENING,
    HALF_THICKNESS,
    LEFTMOST,
    POWER_GRID,
    POWERS,
    RADIUS,
    ROWS,
    RUN_UP_END,
    SLOWING,
    WEAKEST,
    WHEEL_GRID,
)
from steinkreis.kit.bits import BIT

SHORT: Final = 0  # an outcome: the wheel came to rest before it had crossed the run-up zone
SPENT: Final = 1  # + the gates passed, a bit each

LEGS: Final = 12  # straight pieces of a roll, more are never needed
STEEP: Final = 0.75  # sine of the angle to a wall from which on it stops the wheel
LOSS: Final = 0.62  # share of the speed that the steepest graze takes
RADIANS: Final = math.pi / 180.0

# The sketch is not exact: it draws each push four times, a little off, and all are as likely.
WOBBLES: Final = 4
WOBBLE_AIM: Final = [-0.4, -0.1, 0.1, 0.4]  # degrees
WOBBLE_SPEED: Final = [1.01, 0.99, 1.01, 0.99]


class Push:
    """A push: where the wheel's centre is, where it is headed, and how fast."""

    def __init__(self, x: float, y: float, dx: float, dy: float, speed: float) -> None:
        self.x = x
        self.y = y
        self.dx = dx
        self.dy = dy
        self.speed = speed


def push_of(action: int, wobble: int = -1) -> Push:
    """The push that the dials say, or with a wobble one that is a little off."""
    rest: i64 = action  # unpacked by hand, for this is where random play spends its time
    y = RADIUS + float(rest % ROWS) * WHEEL_GRID
    rest //= ROWS
    x = RADIUS + float(rest % COLUMNS) * WHEEL_GRID
    rest //= COLUMNS
    speed = (WEAKEST + float(rest % POWERS) * POWER_GRID) * FULL_SPEED / 100.0
    aim = LEFTMOST + float(rest // POWERS) * AIM_GRID
    if wobble >= 0:
        aim += WOBBLE_AIM[wobble]
        speed *= WOBBLE_SPEED[wobble]
    return Push(x, y, math.cos(aim * RADIANS), -math.sin(aim * RADIANS), speed)


def sketched(ground: Ground, action: int, wobble: int) -> int:
    """The outcome of a push as the sketch has it."""
    return Roll(push_of(action, wobble)).run(ground)


class Roll:
    """A wheel on its way, seen from above: its centre and where it is heading."""

    def __init__(self, push: Push) -> None:
        self.x = push.x
        self.y = push.y
        self.dx = push.dx
        self.dy = push.dy
        # how far it would roll if nothing stood there
        self.reach = push.speed * push.speed / (2.0 * SLOWING)
        self.wall_x = 0.0  # the direction of the wall that it grazed last
        self.wall_y = 0.0
        self.is_short = True
        self.gates: i64 = 0

    def run(self, ground: Ground) -> i64:
        """Roll until the wheel lies still or leaves the board: the outcome."""
        for _ in range(LEGS):
            far = self._to_the_edge()
            way = min(self.reach, far)
            met = self._next_wall(ground, way)
            is_off = far <= self.reach and met >= far
            self._advance(ground, min(met, way))
            if is_off:
                self.is_short = False  # clause 4.3
            if met >= way:
                break
            if not self._graze():
                break
        return SHORT if self.is_short else SPENT + self.gates

    def _to_the_edge(self) -> float:
        far = 1e9
        if self.dx > 1e-9:
            far = (BOARD - self.x) / self.dx
        elif self.dx < -1e-9:
            far = -self.x / self.dx
        if self.dy > 1e-9:
            far = min(far, (BOARD - self.y) / self.dy)
        elif self.dy < -1e-9:
            far = min(far, -self.y / self.dy)
        return max(0.0, far)

    def _next_wall(self, ground: Ground, way: float) -> float:
        """How far it is until something is touched; at least `way` where nothing is in it."""
        px, py, dx, dy = self.x, self.y, self.dx, self.dy
        xs, ys, cs, ss = ground.x, ground.y, ground.c, ground.s
        longs, wides = ground.long, ground.wide
        nearest = way + RADIUS
        for k in range(len(xs)):
            rx = xs[k] - px
            ry = ys[k] - py
            long, wide = longs[k], wides[k]
            size = long + wide
            ahead = rx * dx + ry * dy
            if ahead < -size or ahead - size > nearest:
                continue
            aside = ry * dx - rx * dy
            if aside - size > HALF_THICKNESS or aside + size < -HALF_THICKNESS:
                continue
            # The corners of the rectangle, ahead and aside, one after the other around it.
            c = cs[k] * dx + ss[k] * dy
            s = ss[k] * dx - cs[k] * dy
            lc, ls, wc, ws = long * c, long * s, wide * c, wide * s
            a0, b0 = ahead + lc - ws, aside + ls + wc
            a1, b1 = ahead - lc - ws, aside - ls + wc
            a2, b2 = ahead - lc + ws, aside - ls - wc
            a3, b3 = ahead + lc + ws, aside + ls - wc
            nearest = self._corner(a0, b0, nearest)
            nearest = self._corner(a1, b1, nearest)
            nearest = self._corner(a2, b2, nearest)
            nearest = self._corner(a3, b3, nearest)
            nearest = self._side(a0, b0, a1, b1, nearest)
            nearest = self._side(a1, b1, a2, b2, nearest)
            nearest = self._side(a2, b2, a3, b3, nearest)
            nearest = self._side(a3, b3, a0, b0, nearest)
        return max(0.0, nearest - RADIUS)

    def _corner(self, ahead: float, aside: float, nearest: float) -> float:
        """A corner in front of the wheel is met head on."""
        if abs(aside) < HALF_THICKNESS and 0.0 < ahead < nearest:
            self.wall_x = 0.0
            self.wall_y = 1.0
            return ahead
        return nearest

    def _side(self, a0: float, b0: float, a1: float, b1: float, nearest: float) -> float:
        """A side that crosses an edge of the wheel's way is grazed or met, as it lies."""
        for edge in (-HALF_THICKNESS, HALF_THICKNESS):
            if (b0 < edge) == (b1 < edge):
                continue
            ahead = a0 + (a1 - a0) * (edge - b0) / (b1 - b0)
            if 0.0 < ahead < nearest:
                nearest = ahead
                length = math.sqrt((a1 - a0) * (a1 - a0) + (b1 - b0) * (b1 - b0))
                forward = 1.0 if a1 > a0 else -1.0
                self.wall_x = forward * (a1 - a0) / length
                self.wall_y = forward * (b1 - b0) / length
        return nearest

    def _advance(self, ground: Ground, way: float) -> None:
        """Roll straight on, and through the gates that stand there."""
        x, y = self.x, self.y
        self.x = x + way * self.dx
        self.y = y + way * self.dy
        self.reach -= way
        if self.y >= RUN_UP_END:
            self.is_short = False
        for k in range(len(ground.gate_x)):
            gate_x, gate_y = ground.gate_x[k], ground.gate_y[k]
            if crosses(
                x - gate_x, y - gate_y, self.x - gate_x, self.y - gate_y,
                ground.gate_c[k], ground.gate_s[k], ground.front_only,
            ):  # fmt: skip
                self.gates |= BIT[k]

    def _graze(self) -> bool:
        """Turn along the wall; False if it stops the wheel."""
        steep = abs(self.wall_y)
        if steep > STEEP:
            return False
        dx, dy = self.dx, self.dy
        self.dx = self.wall_x * dx - self.wall_y * dy
        self.dy = self.wall_x * dy + self.wall_y * dx
        kept = 1.0 - LOSS * steep * steep / (STEEP * STEEP)
        self.reach *= kept * kept
        return True


def crosses(
    x: float, y: float, to_x: float, to_y: float, c: float, s: float, front_only: bool = False
) -> bool:
    """Whether a way leads through a gate at the origin whose pillars stand along (c, s)."""
    before = y * c - x * s
    after = to_y * c - to_x * s
    if (before < 0.0) == (after < 0.0) or (front_only and before > after):
        return False
    share = before / (before - after)
    at = (x * c + y * s) * (1.0 - share) + (to_x * c + to_y * s) * share
    return abs(at) < HALF_OPENING
