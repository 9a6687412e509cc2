"""To which side a wheel that has stopped on its edge tips over: where there is most room."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from steinkreis.games.rollende_steine.ground import Ground
from steinkreis.games.rollende_steine.material import BOARD, HALF_THICKNESS, RADIUS

UPRIGHT: Final = 0.3  # how far its axle may point up while it still stands


def way_down(ground: Ground, pose: Sequence[float]) -> tuple[float, float] | None:
    """The direction in which it falls; None where it lies already."""
    x, y, _, *turn = pose
    ax, ay, az = turned((0.0, 0.0, 1.0), turn)
    length = math.hypot(ax, ay)
    if abs(az) > UPRIGHT or length == 0:
        return None
    ways = [(side * ax / length, side * ay / length) for side in (1.0, -1.0)]
    far = RADIUS - HALF_THICKNESS
    rooms = [_room(ground, x + far * dx, y + far * dy) for dx, dy in ways]
    return ways[0] if rooms[0] >= rooms[1] else ways[1]


def _room(ground: Ground, x: float, y: float) -> float:
    """How far it is from there to the nearest stone, or to the edge of the board."""
    room = min(x, y, BOARD - x, BOARD - y)
    for k in range(len(ground.x)):
        dx, dy = x - ground.x[k], y - ground.y[k]
        along = abs(dx * ground.c[k] + dy * ground.s[k]) - ground.long[k]
        aside = abs(dy * ground.c[k] - dx * ground.s[k]) - ground.wide[k]
        room = min(room, math.hypot(max(0.0, along), max(0.0, aside)))
    return min(room, RADIUS)


def turned(vector: Sequence[float], turn: Sequence[float]) -> list[float]:
    """The vector, turned by a quaternion."""
    (x, y, z), (w, a, b, c) = vector, turn
    px, py, pz = b * z - c * y + w * x, c * x - a * z + w * y, a * y - b * x + w * z
    return [x + 2 * (b * pz - c * py), y + 2 * (c * px - a * pz), z + 2 * (a * py - b * px)]
