"""The board from above: zones, gates, bars, the wheel that is to roll; above it the players.

The trace of a roll moves the thing `wheel`; `on_scene` says where a place of the board is drawn.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Final

from steinkreis.core.dial import Dial
from steinkreis.core.message import Message, Seat
from steinkreis.games.rollende_steine.ground import Bar
from steinkreis.games.rollende_steine.material import (
    BAR_DIALS,
    BOARD,
    GATES_END,
    HALF_BAR,
    HALF_BAR_DEPTH,
    HALF_GATE,
    KICK_END,
    OWN,
    PUSH_DIALS,
    RADIUS,
    RUN_UP_END,
    WEAK_PUSHES,
)
from steinkreis.games.rollende_steine.questions import (
    LAY,
    MOVE,
    OVER,
    PLACE,
    PREPARE,
    PUSH,
    ROLL,
    ROLLING,
)
from steinkreis.games.rollende_steine.rules import NONE, RollendeSteine
from steinkreis.games.rollende_steine.sketch import push_of
from steinkreis.scene.layout import row
from steinkreis.scene.shapes import Box, Button, Group, Line, Scene, Shape, Shot, Sprite, Text

WIDTH, HEIGHT = 360.0, 442.0
SCALE: Final = 3.44  # scene units of a board unit
LEFT, TOP = 8.0, 90.0
SIDE: Final = BOARD * SCALE
COLOURS: Final = ("white", "blue", "green", "yellow", "red")
SIGNS: Final = "●▲■◆★"  # of the seats, where only text is
REST_X: Final = 50.0  # where the next wheel waits
REST_Y: Final = 6.0
THING: Final = 34.0  # width and height of what can be turned: a bar fits in any direction
SOME: Final = 4096


def on_scene(x: float, y: float) -> tuple[float, float]:
    """Where a place of the board is drawn."""
    return LEFT + SCALE * x, TOP + SCALE * (BOARD - y)


def draw(state: RollendeSteine) -> Scene:
    """The table as everybody sees it; what can be clicked is the actor's alone."""
    shapes: list[Shape] = [*GROUND, _course_name(state.course)]
    shapes += [_plaque_of(state, seat) for seat in range(state.seats)]
    shapes += [_bar_of(state, index) for index in range(len(state.ground.bars))]
    shapes += [
        _gate(k, x, y, turn, state.marks[k]) for k, (x, y, turn) in enumerate(state.ground.gates)
    ]
    if state.phase != OVER:
        shapes.append(_wheel_of(state))
    if state.weak > 0:
        shapes.append(_weak(state.weak))
    if state.actor == state.viewer:
        shapes += _asked(state)
    return Scene(width=WIDTH, height=HEIGHT, shapes=tuple(shapes))


# The board


def _zone(name: str, low: float, high: float) -> list[Shape]:
    """A part of the board from `low` to `high`, with its name along the left edge."""
    x, y = on_scene(0, high)
    words = Message(f"zone-{name}")
    return [
        Box(x=x, y=y, w=SIDE, h=(high - low) * SCALE, style=f"zone {name}", label=words),
        Text(x=x + 6, y=y + 10, text=words, size=9, anchor="start", style="zone-name"),
    ]


def _ground() -> list[Shape]:
    x, y = on_scene(50, 65)
    return [
        Box(w=WIDTH, h=HEIGHT, style="table"),
        Box(x=LEFT - 4, y=TOP - 4, w=SIDE + 8, h=SIDE + 8, round=9, style="board"),
        Box(x=LEFT, y=TOP, w=SIDE, h=(BOARD - GATES_END) * SCALE, style="zone rim"),
        *_zone("gates", RUN_UP_END, GATES_END),
        *_zone("run-up", KICK_END, RUN_UP_END),
        *_zone("kick", 0, KICK_END),
        Sprite(x=x - 96, y=y - 96, name="henge", w=192, h=192, style="print"),
        Line(points=(on_scene(0, RUN_UP_END), on_scene(BOARD, RUN_UP_END)), style="border"),
        Line(points=(on_scene(0, KICK_END), on_scene(BOARD, KICK_END)), style="border"),
    ]


GROUND: Final = _ground()


@cache
def _course_name(course: str) -> Shape:
    words = Message("course-own") if course == OWN else Message(f"option-course-{course}")
    return Text(
        x=WIDTH / 2, y=78, text=Message("course-is", course=words), size=11.5, style="course"
    )


@lru_cache(SOME)
def _gate(index: int, x: float, y: float, turn: float, mark: int) -> Shape:
    """Two pillars and a capstone from above; the mark of whoever came through lies on it."""
    middle = HALF_GATE * SCALE
    parts: list[Shape] = [
        Sprite(y=middle - 10, name="gate", w=2 * middle, h=20, turn=-turn, glyph="∩"),
    ]
    if mark == NONE:
        label = Message("gate-open", gate=index + 1)
        parts.append(Text(x=middle, y=middle, text=index + 1, size=11, style="number"))
    else:
        label = Message("gate-marked", gate=index + 1, who=Seat(mark))
        parts.append(_disc(mark, middle - 8, middle - 8, 16, f"mark-{index}"))
        back = 17.0
        dx, dy = -math.sin(math.radians(turn)) * back, -math.cos(math.radians(turn)) * back
        number = Text(x=middle + dx, y=middle + dy, text=index + 1, size=9, style="number small")
        parts.append(number)
    at_x, at_y = on_scene(x, y)
    return Group(
        id=f"gate-{index + 1}",
        x=at_x - middle,
        y=at_y - middle,
        w=2 * middle,
        h=2 * middle,
        parts=tuple(parts),
        style="gate" + " marked" * (mark != NONE),
        label=label,
    )


def _disc(seat: int, x: float, y: float, size: float, name: str) -> Sprite:
    """A wheel on its flat side, in the colour of a seat and with its sign."""
    return Sprite(
        id=name,
        x=x,
        y=y,
        name=f"disc-{seat}",
        w=size,
        h=size,
        glyph=SIGNS[seat],
        style=f"disc {COLOURS[seat]}",
    )


def _bar_of(state: RollendeSteine, index: int) -> Shape:
    bar = state.ground.bars[index]
    is_asked = state.actor == state.viewer and state.phase == PREPARE
    may_move = is_asked and index != state.moved
    is_lifted = state.phase == PLACE and state.lifted == index
    return _bar(index, bar, may_move, is_asked and not may_move, is_lifted)


@lru_cache(SOME)
def _bar(index: int, bar: Bar, may_move: bool, was_moved: bool, is_lifted: bool) -> Shape:
    """A beam with the sign of its owner; bars are never changed, so a bar is its own key."""
    x, y = on_scene(bar.x, bar.y)
    long, deep = 2 * HALF_BAR * SCALE, 2 * HALF_BAR_DEPTH * SCALE + 2
    beam = Sprite(
        x=THING / 2 - long / 2,
        y=THING / 2 - deep / 2,
        name="bar",
        w=long,
        h=deep,
        turn=bar.turn,
        glyph="=",
        style=COLOURS[bar.owner],
    )
    sign = Sprite(
        x=THING / 2 - 4.5,
        y=THING / 2 - 4.5,
        name=f"sign-{bar.owner}",
        w=9,
        h=9,
        glyph=SIGNS[bar.owner],
        style=COLOURS[bar.owner],
    )
    return Group(
        id=f"bar-{index}",
        x=x - THING / 2,
        y=y - THING / 2,
        w=THING,
        h=THING,
        parts=(beam, sign),
        style="bar" + " lifted" * is_lifted,
        label=Message("move-bar" if may_move else "bar", who=Seat(bar.owner), number=index + 1),
        action=MOVE + index if may_move else None,
        why=Message("refused-moved-it") if was_moved else None,
    )


def _wheel_of(state: RollendeSteine) -> Shape:
    is_own = state.own[state.turn] > 0
    if state.phase != ROLLING:
        return _wheel(state.turn, is_own, REST_X, REST_Y, -90.0)
    push = push_of(state.push)
    aim = -math.degrees(math.atan2(push.dy, push.dx))
    return _wheel(state.turn, is_own, push.x, push.y, round(aim, 1))


@lru_cache(SOME)
def _wheel(seat: int, is_own: bool, x: float, y: float, aim: float) -> Shape:
    """The wheel on its edge, as seen from above."""
    size = 2 * RADIUS * SCALE
    at_x, at_y = on_scene(x, y)
    colour = COLOURS[seat] if is_own else "grey"
    parts = (Sprite(name="wheel", w=size, h=size, turn=aim, glyph="o", style=colour),)
    label = Message("wheel-own" if is_own else "wheel-neutral", who=Seat(seat))
    return Group(
        id="wheel",
        x=at_x - size / 2,
        y=at_y - size / 2,
        w=size,
        h=size,
        parts=parts,
        style="wheel",
        label=label,
    )


@cache
def _weak(count: int) -> Shape:
    x, y = on_scene(BOARD, KICK_END)
    words = Message("weak", count=count, most=WEAK_PUSHES)
    return Text(x=x - 6, y=y + 10, text=words, size=9, anchor="end", style="weak")


# The players


def _plaque_of(state: RollendeSteine, seat: int) -> Shape:
    return _plaque(
        seat,
        state.seats,
        state.marks.count(seat),
        state.own[seat],
        state.neutral[seat],
        state.bars[seat],
        seat == state.turn and state.phase != OVER,
        seat == state.viewer,
    )


@lru_cache(SOME)
def _plaque(
    seat: int,
    seats: int,
    fame: int,
    own: int,
    neutral: int,
    bars: int,
    is_acting: bool,
    is_mine: bool,
) -> Shape:
    """A player: name and sign, gates, wheels and bars left."""
    width = min(150.0, (344 - 5 * (seats - 1)) / seats)
    x = row(seats, left=8, width=344, item=width, gap=5)[seat]
    style = "plaque" + " acting" * is_acting + " mine" * is_mine
    middle, third = width / 2, width / 3
    named = Message("name", who=Seat(seat))
    parts: list[Shape] = [
        Box(w=width, h=62, round=10, style=style),
        Text(x=middle, y=11, text=named, size=11.5, room=width - 8, style="name"),
    ]
    icons = ("icon-gate", f"disc-{seat}" if own else "icon-neutral", "icon-bar")
    for k, (icon, count) in enumerate(zip(icons, (fame, own + neutral, bars), strict=True)):
        at = third * (k + 0.5)
        colour = COLOURS[seat] if icon != "icon-neutral" else "grey"
        parts += [
            Sprite(x=at - 8, y=20, name=icon, w=16, h=16, style=colour),
            Text(
                x=at, y=48, text=count, size=14 if k else 16, style="points" if k == 0 else "count"
            ),
        ]
    label = Message(
        "plaque", who=Seat(seat), gates=fame, wheels=own + neutral, neutral=neutral, bars=bars
    )
    return Group(id=f"plaque-{seat}", x=x, y=6, w=width, h=62, parts=tuple(parts), label=label)


# What is asked


def _asked(state: RollendeSteine) -> list[Shape]:
    if state.phase == PREPARE:
        return [_lay_button(state.bars[state.viewer], state.may_lay()), ROLL_BUTTON]
    if state.phase == PLACE:
        if state.lifted == NONE:
            return [_bar_shot("lay", COLOURS[state.turn])]
        return [_bar_shot("move", COLOURS[state.ground.bars[state.lifted].owner])]
    if state.phase == PUSH:
        return [_push_shot(COLOURS[state.turn] if state.own[state.turn] > 0 else "grey")]
    return []


@cache
def _lay_button(count: int, why: str) -> Shape:
    text = Message("button-lay", count=count)
    if why:
        return Button(id="lay", text=text, why=Message(why))
    return Button(id="lay", text=text, action=LAY)


ROLL_BUTTON: Final = Button(id="roll", text=Message("button-roll"), action=ROLL)


# How wheel and bar are taken in hand: where they may be set, and what is seen in the hand.


@cache
def _push_shot(colour: str) -> Shot:
    at_x, at_y = on_scene(REST_X, REST_Y)
    return Shot(
        id="push",
        x=at_x,
        y=at_y,
        dials=tuple(PUSH_DIALS),
        label=Message("shot-push"),
        style="push",
        field=_field(PUSH_DIALS),
        ghost=_held("wheel", RADIUS, RADIUS, colour, "wheel"),
        sight=(*on_scene(0, RUN_UP_END), SIDE, RUN_UP_END * SCALE),
    )


@cache
def _bar_shot(name: str, colour: str) -> Shot:
    at_x, at_y = on_scene(50, 24)
    return Shot(
        id=name,
        x=at_x,
        y=at_y,
        dials=tuple(BAR_DIALS),
        label=Message(f"shot-{name}"),
        style=name,
        field=_field(BAR_DIALS),
        ghost=_held("bar", HALF_BAR, HALF_BAR_DEPTH + 0.3, colour, ""),
    )


def _field(dials: list[Dial]) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where on the scene the last two dials, across and along, lead at their ends."""
    across, along = dials[-2], dials[-1]
    return on_scene(across.low, along.low), on_scene(across.high, along.high)


def _held(name: str, across: float, deep: float, colour: str, stands_for: str) -> Sprite:
    w, h = 2 * across * SCALE, 2 * deep * SCALE
    return Sprite(id=stands_for, x=-w / 2, y=-h / 2, name=name, w=w, h=h, style=colour)
