"""Where things go: rows, grids and rings as lists of points."""

from __future__ import annotations

import math

from steinkreis.scene.shapes import Point


def row(count: int, *, left: float, width: float, item: float, gap: float) -> list[float]:
    """The left edges of `count` items side by side in the middle of `width`.

    Where they do not fit with the gap they move together, and overlap like a hand of cards.
    """
    if count == 0:
        return []
    step = item + gap
    if count > 1:
        step = min(step, (width - item) / (count - 1))
    start = left + (width - (step * (count - 1) + item)) / 2
    return [start + step * k for k in range(count)]


def grid(
    columns: int, rows: int, *, left: float, top: float, cell: float, gap: float
) -> list[Point]:
    """The upper left corners of the cells, row by row."""
    step = cell + gap
    return [(left + step * c, top + step * r) for r in range(rows) for c in range(columns)]


def ring(count: int, *, centre: Point, radius: float, start: float = -90) -> list[Point]:
    """Points on a circle, clockwise; `start` in degrees, where -90 is the top."""
    angles = [math.radians(start + 360 * k / count) for k in range(count)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]


def square(count: int, *, centre: Point, half: float) -> list[Point]:
    """Points on a square, clockwise from its upper left corner, as many on each side."""
    points: list[Point] = []
    for k in range(count):
        side, steps = divmod(k, count // 4)
        along = -half + 2 * half * steps / (count // 4)
        x, y = [(along, -half), (half, along), (-along, half), (-half, -along)][side]
        points.append((centre[0] + x, centre[1] + y))
    return points


def stack(count: int, *, lift: float, most: int) -> list[Point]:
    """Small offsets that make a pile of equal things look as high as it is, up to `most`."""
    return [(-lift * k, -lift * k) for k in range(min(count, most))]
