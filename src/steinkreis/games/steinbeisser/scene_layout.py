"""Where everything lies: two square rings, one inside the other, round the cave.

The fields of the path stand closer than those of the way, so that each lies beside its own; a
narrow phone shows all 360 units side by side, and a field of the way is as wide as a fingertip.
"""

from __future__ import annotations

import math
from functools import cache

from steinkreis.scene.layout import square
from steinkreis.scene.shapes import Point

WIDTH = 360.0
MIDDLE = WIDTH / 2
WAY = 156.0  # from the middle to the middle of the way
PATH = 112.0  # the same to the path
SLAB = 43.0  # a field of the way
STEPPING = 27.0  # a field of the path


@cache
def ring(size: int, half: float) -> list[Point]:
    """The middles of the fields, clockwise from the upper left corner."""
    return square(size, centre=(MIDDLE, MIDDLE), half=half)


@cache
def heap(count: int) -> tuple[float, list[Point]]:
    """How large the stones of a heap are, and where their middles lie about that of the field."""
    columns = max(1, math.ceil(math.sqrt(count)))
    rows = math.ceil(count / columns)
    size = min(25.0, 39.0 / columns)
    points: list[Point] = []
    for k in range(count):
        row, column = divmod(k, columns)
        in_row = min(columns, count - row * columns)
        points.append((size * (column - (in_row - 1) / 2), size * 0.92 * (row - (rows - 1) / 2)))
    return size, points


@cache
def crushed(count: int) -> list[Point]:
    """Where small stones lie at the foot of the biter that sits on them."""
    step = min(12.0, 28.0 / max(1, count - 1))
    return [(step * (k - (count - 1) / 2), 14.0) for k in range(count)]
