"""How the scale is seen: the plank, the stones on it, the stone of fate, and what was close.

Stones are drawn to scale: all are of one density, so what weighs twice as much fills twice the
space, whatever its shape.
"""

from __future__ import annotations

import math
from functools import cache

from steinkreis.core.message import Message
from steinkreis.core.state import OVER
from steinkreis.games.hinkel_und_stein.material import (
    BOULDER,
    COLUMN,
    FATE,
    FATE_AT,
    FATE_WEIGHT,
    FIELD_AT,
    FIELDS,
    KIND_NAMES,
    KIND_OF,
    MIDDLE,
    NOMINAL,
    NOTCH_AT,
    RIGHT,
    SPOTS,
    STONES,
    name,
    rank,
)
from steinkreis.games.hinkel_und_stein.names import (
    field_message,
    notch_message,
    side_message,
    spot_message,
    stone_message,
    taken_message,
    weighing_message,
)
from steinkreis.games.hinkel_und_stein.questions import FIELD, KEEP, LAST, PUT_FATE
from steinkreis.games.hinkel_und_stein.rules import HinkelStein
from steinkreis.games.hinkel_und_stein.weighings import Weighing
from steinkreis.kit.bits import BIT
from steinkreis.scene.kept import kept
from steinkreis.scene.shapes import Box, Flow, Line, Panel, Point, Shape, Sprite, Text
from steinkreis.scene.thing import thing

WIDTH = 360.0
SKY, GROUND = 66.0, 216.0  # from there down to where the lower end of the plank rests
PIVOT_X, PIVOT_Y = 180.0, 198.0
UNIT = 1.36  # of a millimetre
PLANK_W, PLANK_H = 344.0, 10.0
TIP = 5.0  # degrees that the plank leans
CELL_W, CELL_H = 84.0, 42.0
USUAL = 12  # weighings there is room for: hardly a game has more
MINI = 0.3  # of the size of a stone
MINI_AT = [-33.0, -18.0, 18.0, 33.0]
BOARD = Panel(name="board", window=(0, SKY, WIDTH, GROUND + 8 - SKY))
WEIGHINGS = Panel(
    name="weighings",
    part="aside",
    flow=Flow(cell=(CELL_W, CELL_H), count=USUAL, gap=3),
    folds=True,
)
DUSK: list[Shape] = [
    Box(y=SKY, w=WIDTH, h=GROUND - SKY, style="sky"),
    Sprite(y=GROUND - 150, name="hills", w=WIDTH, h=154),
    Box(y=GROUND, w=WIDTH, h=8, style="ground"),
    Sprite(x=PIVOT_X - 22, y=PIVOT_Y - 2, name="wedge", w=44, h=24, glyph="^"),
]

# The shape of a kind: how high it is, and what of the box around it (as deep as wide) it fills.
TALL = [2.2, 1.7, 0.8, 2.4]
FILLED = [0.55, 0.5, 0.5236, 0.7854]
SPACE = 291.0  # cubic units that a gram fills


def _lean(down: int) -> float:
    return TIP if down == RIGHT else -TIP


def _at(state: HinkelStein, x: float, rise: float) -> tuple[float, float]:
    """A point `x` millimetres from the middle of the plank, `rise` units above its foot."""
    return _on_plank(int(state.scale.down), int(state.scale.notch), x, rise)


def _on_plank(down: int, notch: int, x: float, rise: float) -> tuple[float, float]:
    angle = math.radians(_lean(down))
    along = (x - NOTCH_AT[notch]) * UNIT
    return (
        PIVOT_X + along * math.cos(angle) + rise * math.sin(angle),
        PIVOT_Y + along * math.sin(angle) - rise * math.cos(angle),
    )


def plank(state: HinkelStein) -> Shape:
    return _plank(int(state.scale.down), int(state.scale.notch))


@cache
def _plank(down: int, notch: int) -> Shape:
    x, y = _on_plank(down, notch, 0, PLANK_H / 2)
    words = "plank" if notch == MIDDLE else "plank-notch"
    return Sprite(
        id="the-plank",
        x=x - PLANK_W / 2,
        y=y - PLANK_H / 2,
        name="plank",
        w=PLANK_W,
        h=PLANK_H,
        turn=_lean(down),
        style="plank",
        label=Message(words, side=side_message(down), notch=notch_message(notch)),
    )


def fields(state: HinkelStein) -> list[Shape]:
    asked, down, notch = state.is_asked(FIELD), int(state.scale.down), int(state.scale.notch)
    taken = [state.scale.taken & BIT[field] != 0 for field in range(FIELDS)]
    return [_field(field, down, notch, asked, taken[field]) for field in range(FIELDS)]


@cache
def _field(field: int, down: int, notch: int, is_asked: bool, is_taken: bool) -> Shape:
    x, y = _on_plank(down, notch, FIELD_AT[field], PLANK_H + 1)
    is_open = is_asked and not is_taken
    style = "field" + " open" * is_open
    parts: list[Shape] = [
        Sprite(y=16, name="field", w=40, h=8, turn=_lean(down), style=style, glyph="_")
    ]
    if is_open:
        parts.append(Sprite(x=12, y=-10, name="here", w=16, h=20, style="hint"))
    return thing(
        f"field-{field}",
        (40, 28),
        parts,
        Message("place" if is_open else "field", field=field_message(field)),
        middle=(x, y - 6),
        action=field if is_open else None,
        why=Message("refused-taken") if is_asked and is_taken else None,
    )


@cache
def size_of(stone: int) -> tuple[float, float]:
    """How wide and how high a stone is drawn."""
    if stone == FATE:
        width = (FATE_WEIGHT * SPACE / 0.46) ** (1 / 3)
        return width, 0.88 * width
    kind = KIND_OF[stone]
    width = (int(NOMINAL[stone]) * SPACE / (FILLED[kind] * TALL[kind])) ** (1 / 3)
    return width, TALL[kind] * width


def picture(
    stone: int, x: float = 0, y: float = 0, *, turn: float = 0, scale: float = 1, style: str = ""
) -> Sprite:
    width, height = size_of(stone)
    return Sprite(
        x=x,
        y=y,
        name="fate" if stone == FATE else KIND_NAMES[KIND_OF[stone]],
        w=scale * width,
        h=scale * height,
        turn=turn,
        glyph="*" if stone == FATE else name(stone),
        style=f"stone{style}",
    )


def lying(state: HinkelStein) -> list[Shape]:
    """The stones on the plank, each with the sign of who placed it."""
    shapes: list[Shape] = []
    for field in range(FIELDS):
        stones = state.scale.stones_on(field)
        if not stones:
            continue
        widths = [size_of(stone)[0] for stone in stones]
        is_beside = KIND_OF[stones[0]] == COLUMN
        shift, rise = -sum(widths) / 2 if is_beside else 0.0, PLANK_H
        for stone, width in zip(stones, widths):
            height = size_of(stone)[1]
            offset = shift + width / 2 if is_beside else 0.0
            x, y = _at(state, FIELD_AT[field] + offset / UNIT, rise + height / 2)
            shapes.append(_stone_lying(state, stone, field, (x, y)))
            shift += width
            rise += 0.0 if is_beside else height - 3
        shapes.append(_owner_sign(state, field, int(KIND_OF[stones[0]])))
    return shapes


def _stone_lying(state: HinkelStein, stone: int, field: int, middle: Point) -> Shape:
    is_choice = state.is_asked(KEEP) and KIND_OF[stone] == BOULDER
    down, is_exact = int(state.scale.down), state.options.is_exact
    return _lying_stone(stone, field, middle, down, is_choice, is_exact)


@kept
def _lying_stone(
    stone: int, field: int, middle: Point, down: int, is_choice: bool, is_exact: bool
) -> Shape:
    words = "keep" if is_choice else "lies"
    return thing(
        f"stone-{stone}",
        size_of(stone),
        (picture(stone, turn=_lean(down)), number_on(stone, is_exact)),
        Message(
            words,
            stone=stone_message(stone),
            taken=taken_message(stone),
            field=field_message(field),
        ),
        middle=middle,
        action=stone if is_choice else None,
    )


@cache
def number_on(stone: int, is_exact: bool) -> Shape:
    """What stands on a stone: its rank, or its weight where that is open."""
    width, height = size_of(stone)
    words = str(NOMINAL[stone]) if is_exact else str(rank(stone))
    y = height * (0.55 if KIND_OF[stone] == BOULDER else 0.68)
    return Text(x=width / 2, y=y, text=words, size=13, style="rank")


def _owner_sign(state: HinkelStein, field: int, kind: int) -> Shape:
    x, y = _at(state, FIELD_AT[field], 3)
    seat = int(state.placer(kind))
    is_passive = state.seats < 4 and not state.is_active(kind) and not state.is_fresh
    return _sign(seat, x, y, "passive" if is_passive and state.phase != OVER else "")


@kept
def _sign(seat: int, x: float, y: float, style: str) -> Shape:
    return Sprite(x=x - 7, y=y - 7, name=f"badge-{seat}", w=14, h=14, style=style)


def fate(state: HinkelStein) -> list[Shape]:
    """The stone of fate, and where it may be put."""
    shapes: list[Shape] = []
    if state.phase > PUT_FATE:
        scale = state.scale
        shapes.append(_fate_lying(int(scale.fate), int(scale.down), int(scale.notch)))
    legal = int(state.legal()) if state.actor == state.viewer else 0
    if state.phase in (PUT_FATE, LAST):
        spots = [spot for spot in range(SPOTS) if legal & BIT[spot]]
        shapes += [_pole(state, spot) for spot in spots]
        shapes += [_flag(state, spot) for spot in spots]
    return shapes


@cache
def _fate_lying(spot: int, down: int, notch: int) -> Shape:
    middle = _on_plank(down, notch, FATE_AT[spot], PLANK_H + size_of(FATE)[1] / 2)
    label = Message("fate", spot=spot_message(spot))
    look = picture(FATE, turn=_lean(down))
    return thing("stone-of-fate", size_of(FATE), [look], label, middle=middle)


def _flag_at(state: HinkelStein, spot: int) -> tuple[float, float]:
    """In three rows, so that a finger hits the right one."""
    return _at(state, FATE_AT[spot], PLANK_H + 18 + 33 * (spot % 3))


def _pole(state: HinkelStein, spot: int) -> Shape:
    foot = _at(state, FATE_AT[spot], PLANK_H)
    return Line(points=(_flag_at(state, spot), foot), style="pole")


def _flag(state: HinkelStein, spot: int) -> Shape:
    flag = Sprite(name="spot", w=20, h=20, glyph="o")
    label, middle = Message("put-fate", spot=spot_message(spot)), _flag_at(state, spot)
    return thing(f"spot-{spot}", (20, 20), [flag], label, middle=middle, style="flag", action=spot)


# What was close


def weighings(state: HinkelStein) -> list[Shape]:
    """What was close so far, the newest first: all that is known beyond what one sees.

    The same position tells nothing new the second time, so it is shown once.
    """
    seen = {int(one.code): one for one in state.scale.weighings()}
    return [_cell(one, len(seen) - place) for place, one in enumerate(seen.values())]


@kept
def _cell(weighing: Weighing, number: int) -> Shape:
    """A past position in small: the ranks stand below their stones."""
    slope = math.sin(math.radians(TIP if weighing.down == RIGHT else -TIP))
    pivot = -int(weighing.arms[FATE + 1])
    middle = CELL_W / 2
    ends = [(middle + side * 38, 25 + side * 38 * slope) for side in (-1, 1)]
    parts: list[Shape] = [
        Box(w=CELL_W, h=CELL_H, round=6, style="cell"),
        Sprite(x=middle - 5 + pivot * 0.6, y=25, name="wedge", w=10, h=8),
        Line(points=tuple(ends), style="beam"),
    ]
    for field in range(FIELDS):
        along = MINI_AT[field]
        arm = FIELD_AT[field] - pivot
        stones = [stone for stone in range(STONES) if weighing.arms[stone] == arm]
        parts += _small(stones, middle + along, 24 + along * slope)
    along = (int(weighing.arms[FATE]) + pivot) * 0.18
    width, height = [MINI * length for length in size_of(FATE)]
    foot = 24 + along * slope
    parts.append(
        picture(FATE, middle + along - width / 2, foot - height, scale=MINI, style=" tiny")
    )
    return thing(f"weighing-{number}", (CELL_W, CELL_H), parts, weighing_message(weighing))


def _small(stones: list[int], x: float, foot: float) -> list[Shape]:
    """The stones of one field: two columns side by side, two boulders on top of each other."""
    parts: list[Shape] = []
    sizes = [(MINI * size_of(stone)[0], MINI * size_of(stone)[1]) for stone in stones]
    is_beside = len(stones) == 2 and KIND_OF[stones[0]] == COLUMN
    left = x - sum(width for width, _ in sizes) / 2
    for stone, (width, height) in zip(reversed(stones), reversed(sizes)):
        at = left if is_beside else x - width / 2
        parts.append(picture(stone, at, foot - height, scale=MINI, style=" tiny"))
        left += width
        foot -= 0 if is_beside else height - 1
    if stones:
        words = "+".join(str(rank(stone)) for stone in reversed(stones))
        parts.append(Text(x=x, y=35, text=words, size=11, style="tiny"))
    return parts
