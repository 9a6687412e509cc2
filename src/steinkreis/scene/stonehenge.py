"""The picture of the box of Stonehenge: the circle seen from above at dusk, its cards and pieces.

From the outside in: thirty standing stones, each with its number and a field of colour with the
sign of that colour; a row of day pits and a row of night pits in the grass; the horseshoe of the
bluestones; five triliths in a horseshoe; the altar. What it is painted with stands in
stonehenge.css and stonehenge.svg beside, for every game of that `box`.
"""

from __future__ import annotations

import math
from functools import cache

from steinkreis.kit.stonehenge import (
    BLACK,
    BLUESTONES,
    COLOUR_NAMES,
    COLOUR_OF_CARD,
    COLOUR_OF_FIELD,
    DAY,
    FIELDS,
    PITS,
    TRILITH_PLACES,
    TRILITHS,
    field_of,
    is_trilith,
    number,
    time_of,
)
from steinkreis.scene.shapes import Area, Box, Disc, Group, Panel, Point, Shape, Sprite, Text

MIDDLE = 210.0
BOARD = Panel(name="board", window=(0, 0, 2 * MIDDLE, 2 * MIDDLE))

RIM = 206.0  # the outer edge of the ring
NUMBERS = 195.5  # where the numbers stand
PAINT = 187.0  # as far out a stone is painted
SEATS = 171.0  # where pieces stand: on the colour, so that the number can be read
INNER = 155.0  # the inner edge of the ring
GAP = 0.04  # of a field: the grass between two stones, on each side
PIT_ROWS = (140.0, 114.0)  # day pits outside, night pits within
PIT = 11.0
BLUESTONE_ROW = 88.0
TRILITHS_WIDE, TRILITHS_HIGH = 2.1, 2.7  # how large their horseshoe is drawn
TURN = 360 / FIELDS

CARD = CARD_W, CARD_H = 62.0, 76.0


def point(angle: float, radius: float) -> Point:
    """A point of the circle; 0 degrees is the top, angles grow clockwise."""
    turned = math.radians(angle - 90)
    return MIDDLE + radius * math.cos(turned), MIDDLE + radius * math.sin(turned)


def angle_of(field: float) -> float:
    """Field 1 stands at the top, to the right of the middle; half a field is a border."""
    return TURN * (field + 0.5)


def seat_of(field: float, radius: float = SEATS) -> Point:
    """Where a piece on the field stands; between two fields for a half."""
    return point(angle_of(field), radius)


def pit_of(pit: int) -> Point:
    return point(angle_of(field_of(pit)), PIT_ROWS[time_of(pit)])


def trilith_of(place: int) -> Point:
    """The five trilith places, in a horseshoe that opens towards the bottom."""
    right, away, _ = TRILITH_PLACES[place]
    return MIDDLE + TRILITHS_WIDE * (right - 50), MIDDLE - TRILITHS_HIGH * (away - 62)


@cache
def sector(
    field: int, inner: float = INNER, outer: float = RIM, gap: float = 0
) -> tuple[Point, ...]:
    """The corners of a field or a part of it; `gap` keeps it clear of its neighbours."""
    left, right = angle_of(field - 0.5 + gap), angle_of(field + 0.5 - gap)
    turns = [left + (right - left) * k / 3 for k in range(4)]
    return (*[point(a, outer) for a in turns], *[point(a, inner) for a in reversed(turns)])


@cache
def circle(*, is_bare: bool = False) -> tuple[Shape, ...]:
    """All that never moves: meadow, stones, altar; pits and inner stones unless it is bare."""
    size = 2 * MIDDLE
    meadow = Sprite(name="henge-meadow", w=size, h=size, style="henge-meadow")
    pits = [_pit(pit) for pit in range(PITS)]
    inner = [] if is_bare else [*pits, *_bluestones(), *_triliths()]
    marks = [part for field in range(FIELDS) for part in _marks(field)]
    return (meadow, _stones(), *inner, ALTAR, *marks)


def _stones() -> Shape:
    """The ring: one group, so that all stones are hewn and lit at once."""
    size = 2 * MIDDLE
    parts = [part for field in range(FIELDS) for part in _stone(field)]
    return Group(w=size, h=size, parts=tuple(parts), style="henge-ring")


def _stone(field: int) -> list[Shape]:
    colour = COLOUR_NAMES[COLOUR_OF_FIELD[field]]
    rim = RIM - field * 7 % 5 * 0.8  # no two are of the same height
    return [
        Area(points=sector(field, INNER, rim, GAP), style="henge-stone"),
        Area(points=sector(field, INNER + 3, PAINT, 3 * GAP), style=f"henge-field {colour}"),
    ]


def _marks(field: int) -> list[Shape]:
    colour = COLOUR_NAMES[COLOUR_OF_FIELD[field]]
    x, y = seat_of(field, NUMBERS)
    return [
        sign(colour, seat_of(field), 15, "faint"),
        Text(x=x, y=y, text=number(field), size=15, style="henge-number"),
    ]


def sign(colour: str, middle: Point, size: float, style: str = "") -> Sprite:
    """What tells a colour without its colour."""
    x, y = middle
    return Sprite(
        x=x - size / 2, y=y - size / 2, name=f"henge-sign-{colour}", w=size, h=size,
        style=f"henge-sign {colour} {style}".strip(), glyph=colour[0] if colour != "black" else "k",
    )  # fmt: skip


def _pit(pit: int) -> Shape:
    x, y = pit_of(pit)
    time = "day" if time_of(pit) == DAY else "night"
    return Sprite(
        x=x - PIT, y=y - PIT, name=f"henge-pit-{time}", w=2 * PIT, h=2 * PIT,
        style=f"henge-pit {time}",
    )  # fmt: skip


def _bluestones() -> list[Shape]:
    return [
        _standing("bluestone", point(turn, BLUESTONE_ROW), turn, (14, 12))
        for turn in [-140 + 280 * place / (BLUESTONES - 1) for place in range(BLUESTONES)]
    ]


def _triliths() -> list[Shape]:
    return [
        _standing("trilith", trilith_of(place), -TRILITH_PLACES[place][2], (38, 19))
        for place in range(TRILITHS)
    ]


def _standing(name: str, middle: Point, turn: float, size: Point) -> Shape:
    width, height = size
    x, y = middle[0] - width / 2, middle[1] - height / 2
    return Sprite(
        x=x, y=y, name=f"henge-{name}", w=width, h=height, turn=turn, style=f"henge-{name}",
        glyph="=" if name == "trilith" else "",
    )  # fmt: skip


ALTAR = _standing("altar", (MIDDLE, MIDDLE), 0, (34, 20))


@cache
def face(card: int, scale: float = 1) -> tuple[Shape, ...]:
    """A card face up: its number with sun or moon, its colour and the sign of that."""
    colour = COLOUR_NAMES[COLOUR_OF_CARD[card]]
    width, height = scale * CARD_W, scale * CARD_H
    time = "trilith" if is_trilith(card) else "day" if time_of(card) == DAY else "night"
    front = Box(w=width, h=height, round=scale * 7, style=f"henge-card {time}")
    band = Box(
        x=scale * 4, y=scale * 45, w=width - scale * 8, h=scale * 27, round=scale * 5,
        style=f"henge-band {colour}",
    )  # fmt: skip
    mark = sign(colour, (width / 2, scale * 58.5), scale * 20)
    if is_trilith(card):
        stone = Sprite(
            x=scale * 9, y=scale * 6, name="henge-gate", w=scale * 44, h=scale * 36, glyph="T"
        )
        return front, stone, band, mark
    words = Text(
        x=scale * 25, y=scale * 25, text=number(field_of(card)), size=scale * 29,
        style=f"henge-value {time}",
    )  # fmt: skip
    sky = Sprite(
        x=scale * 41, y=scale * 5, name=f"henge-{time}", w=scale * 17, h=scale * 17,
        glyph="☼" if time == "day" else "☾",
    )  # fmt: skip
    return front, words, sky, band, mark


@cache
def back(scale: float = 1) -> tuple[Shape, ...]:
    """A card face down."""
    front = Box(w=scale * CARD_W, h=scale * CARD_H, round=scale * 7, style="henge-card back")
    stone = Sprite(
        x=scale * 11, y=scale * 20, name="henge-gate", w=scale * 40, h=scale * 36, glyph="#"
    )
    return front, stone


@cache
def disc(colour: str, radius: float, x: float = 0, y: float = 0) -> tuple[Shape, ...]:
    """A flat piece of one colour with its sign."""
    return (
        Disc(x=x, y=y, r=radius, style=f"henge-disc {colour}"),
        Disc(x=x, y=y, r=radius, style="henge-shine"),
        sign(colour, (x, y), radius * 1.15),
    )


@cache
def figure(colour: str, size: float) -> tuple[Shape, ...]:
    """A standing piece of one colour with its sign."""
    body = Sprite(
        name="henge-figure", w=size, h=size, style=f"henge-figure {colour}", glyph=colour[0].upper()
    )
    return body, sign(colour, (size / 2, size * 0.66), size * 0.4)


PLAYER_COLOURS = tuple(name for name in COLOUR_NAMES if name != COLOUR_NAMES[BLACK])
