"""Where things lie: the board stands upright, as phones do; a wide screen lays it on its side."""

from __future__ import annotations

from typing import Final

from steinkreis.games.dolmengoetter.board import CIRCLES, POINTS, RUNES
from steinkreis.scene.shapes import Point

ACROSS: Final = 10.6  # units for a tenth of a cell: what lies further down lies to the right
DOWN: Final = 9.4  # and what lies further right lies below
EDGE: Final = 25.0  # around the board, for the runes
OUT: Final = 16.0  # how far outside a rune stands

SPOTS: Final[list[Point]] = [(down * ACROSS, right * DOWN) for right, down in POINTS]
LEFT: Final = min(x for x, _ in SPOTS)
RIGHT: Final = max(x for x, _ in SPOTS)
TOP: Final = min(y for _, y in SPOTS)
BOTTOM: Final = max(y for _, y in SPOTS)
WINDOW = (LEFT - EDGE, TOP - EDGE, RIGHT - LEFT + 2 * EDGE, BOTTOM - TOP + 2 * EDGE)


def _middle(circle: list[int]) -> Point:
    """The middle of the rectangle around a circle."""
    xs, ys = [SPOTS[place][0] for place in circle], [SPOTS[place][1] for place in circle]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


MIDDLES: Final = [_middle(circle) for circle in CIRCLES]


def _rune_spot(place: int) -> Point:
    """Just outside the border, at the corners diagonally."""
    x, y = SPOTS[place]
    is_corner = x in (LEFT, RIGHT) and y in (TOP, BOTTOM)
    out = OUT * 0.75 if is_corner else OUT
    x += out * ((x == RIGHT) - (x == LEFT))
    return x, y + out * ((y == BOTTOM) - (y == TOP))


RUNE_SPOTS: Final = {place: _rune_spot(place) for rune in RUNES for place in rune}


def outline(circle: int) -> tuple[Point, ...]:
    """The places of a circle, moved a little towards its middle."""
    mx, my = MIDDLES[circle]
    spots = [SPOTS[place] for place in CIRCLES[circle]]
    return tuple((mx + (x - mx) * 0.94, my + (y - my) * 0.94) for x, y in spots)
