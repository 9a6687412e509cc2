"""The board from above: zones, gates, bars, the wheel that is to roll; beside it the players.

The trace of a roll moves the thing `wheel`; `on_scene` says where a place of the board is drawn.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, Literal

from steinkreis.core.dial import Dial, pack
from steinkreis.core.message import Message, Seat
from steinkreis.core.state import OVER
from steinkreis.games.rollende_steine.ground import FITS, Bar, Ground
from steinkreis.games.rollende_steine.material import (
    BAR_DIALS,
    BAR_SIZES,
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
    PLACE,
    PREPARE,
    PUSH,
    ROLL,
    ROLLING,
)
from steinkreis.games.rollende_steine.rules import NONE, RollendeSteine
from steinkreis.games.rollende_steine.sketch import push_of
from steinkreis.scene.assembly import scene
from steinkreis.scene.kept import kept
from steinkreis.scene.plaque import plaque, players
from steinkreis.scene.shapes import (
    Box,
    Button,
    Line,
    Panel,
    Point,
    Scene,
    Shape,
    Shot,
    Sprite,
    Text,
)
from steinkreis.scene.thing import thing

PLATE = (112.0, 66.0)
SCALE: Final = 3.44  # scene units of a board unit
LEFT, TOP = 8.0, 90.0  # traces that have been stored count from here: leave it so
RIM: Final = 6.0  # so wide that a bar along the edge can be taken from both sides
SIDE: Final = BOARD * SCALE
GROUND: Final = Panel(name="board", window=(LEFT - RIM, TOP - RIM, SIDE + 2 * RIM, SIDE + 2 * RIM))
LAST_ROLL: Final = Panel(
    name="roll", part="aside", window=(0, 0, 360, 200), folds=True, holds="roll"
)
PRINT: Final = 11.0  # how large letters on the board are
COLOURS: Final = ("white", "blue", "green", "yellow", "red")
SIGNS: Final = "●▲■◆★"  # of the seats, where only text is
REST_X: Final = 50.0  # where the next wheel waits
REST_Y: Final = 6.0
THING: Final = 34.0  # width and height of what can be turned: a bar fits in any direction
BEAM: Final = (2 * HALF_BAR * SCALE, 2 * HALF_BAR_DEPTH * SCALE + 2)
WHEEL: Final = (2 * RADIUS * SCALE, 2 * RADIUS * SCALE)


def on_scene(x: float, y: float) -> tuple[float, float]:
    """Where a place of the board is drawn."""
    return LEFT + SCALE * x, TOP + SCALE * (BOARD - y)


def draw(state: RollendeSteine) -> Scene:
    """The table as everybody sees it; what can be clicked is the actor's alone."""
    board: list[Shape] = [*ZONES, _course_name(state.course)]
    board += [_bar_of(state, index) for index in range(len(state.ground.bars))]
    board += [
        _gate(k, x, y, turn, state.marks[k]) for k, (x, y, turn) in enumerate(state.ground.gates)
    ]
    if state.phase != OVER:
        board.append(_wheel_of(state))
    if state.weak > 0:
        board.append(_weak(state.weak))
    is_asked = state.actor == state.viewer
    if is_asked and state.phase == PUSH:
        board += HOW_TO_PUSH
    if is_asked:
        board += _shots(state)
    plates = [_plaque_of(state, seat) for seat in range(state.seats)]
    return scene(
        [(players(state.seats, PLATE), plates), (LAST_ROLL, ()), (GROUND, board)],
        _buttons(state) if is_asked else [],
    )


# The board


def _zone(name: str, low: float, high: float) -> list[Shape]:
    """A part of the board from `low` to `high`, with its name along the left edge."""
    x, y = on_scene(0, high)
    words = Message(f"zone-{name}")
    return [
        Box(x=x, y=y, w=SIDE, h=(high - low) * SCALE, style=f"zone {name}", label=words),
        Text(x=x + 6, y=y + 10, text=words, size=PRINT, anchor="start", style="zone-name"),
    ]


def _zones() -> list[Shape]:
    x, y = on_scene(50, 65)
    side = SIDE + 2 * RIM
    return [
        Box(x=LEFT - RIM, y=TOP - RIM, w=side, h=side, round=9, style="board"),
        Box(x=LEFT, y=TOP, w=SIDE, h=(BOARD - GATES_END) * SCALE, style="zone rim"),
        *_zone("gates", RUN_UP_END, GATES_END),
        *_zone("run-up", KICK_END, RUN_UP_END),
        *_zone("kick", 0, KICK_END),
        Sprite(x=x - 96, y=y - 96, name="henge", w=192, h=192, style="print"),
        Line(points=(on_scene(0, RUN_UP_END), on_scene(BOARD, RUN_UP_END)), style="border"),
        Line(points=(on_scene(0, KICK_END), on_scene(BOARD, KICK_END)), style="border"),
    ]


ZONES: Final = _zones()


HALF_ROOM: Final = SIDE / 2 - 44  # left and right of the wheel, with room for the dial around it


def _how(name: str, x: float, up: float, anchor: Literal["start", "end"]) -> Shape:
    y = on_scene(0, up)[1]
    words = Message(f"how-to-{name}")
    return Text(x=x, y=y, text=words, size=PRINT, anchor=anchor, room=HALF_ROOM, style="how")


# In the zone where the wheel stands: how it is set going.
# The second line stands higher, for the force is written to the right of the wheel.
HOW_TO_PUSH: Final = [
    _how("pull", LEFT + 6, 2.2, "start"),
    _how("flick", LEFT + SIDE - 6, 9.4, "end"),
]


@cache
def _course_name(course: str) -> Shape:
    words = Message("course-own") if course == OWN else Message(f"option-course-{course}")
    x, y = on_scene(BOARD, GATES_END)
    return Text(x=x - 6, y=y + 10, text=words, size=PRINT, anchor="end", room=200, style="course")


@kept
def _gate(index: int, x: float, y: float, turn: float, mark: int) -> Shape:
    """Two pillars and a capstone from above; the mark of whoever came through lies on it."""
    middle = HALF_GATE * SCALE
    parts: list[Shape] = [
        _about("gate", (2 * middle, 20), "", at=middle, turn=-turn, glyph="∩"),
    ]
    if mark == NONE:
        label = Message("gate-open", gate=index + 1)
        parts.append(Text(x=middle, y=middle, text=index + 1, size=PRINT, style="number"))
    else:
        label = Message("gate-marked", gate=index + 1, who=Seat(mark))
        colour, sign = f"disc {COLOURS[mark]}", SIGNS[mark]
        disc = _about(f"disc-{mark}", (16, 16), colour, at=middle, glyph=sign, id=f"mark-{index}")
        back = 17.0
        dx, dy = -math.sin(math.radians(turn)) * back, -math.cos(math.radians(turn)) * back
        number = Text(x=middle + dx, y=middle + dy, text=index + 1, size=PRINT, style="number")
        parts += [disc, number]
    return thing(
        f"gate-{index + 1}",
        (2 * middle, 2 * middle),
        parts,
        label,
        middle=on_scene(x, y),
        style="gate" + " marked" * (mark != NONE),
    )


def _about(
    name: str,
    size: Point,
    style: str,
    *,
    at: float = 0.0,
    turn: float = 0.0,
    glyph: str = "",
    id: str = "",
) -> Sprite:
    """A picture whose middle is as far from the left as from above."""
    (w, h), x, y = size, at - size[0] / 2, at - size[1] / 2
    return Sprite(id=id, x=x, y=y, name=name, w=w, h=h, turn=turn, glyph=glyph, style=style)


def _bar_of(state: RollendeSteine, index: int) -> Shape:
    bar = state.ground.bars[index]
    is_asked = state.actor == state.viewer and state.phase == PREPARE
    may_move = is_asked and index != state.moved
    is_lifted = state.phase == PLACE and state.lifted == index
    return _bar(index, bar, may_move, is_asked and not may_move, is_lifted)


@kept
def _bar(index: int, bar: Bar, may_move: bool, was_moved: bool, is_lifted: bool) -> Shape:
    """A beam with the sign of its owner; bars are never changed, so a bar is its own key."""
    owner, at = bar.owner, THING / 2
    beam = _about("bar", BEAM, COLOURS[owner], at=at, turn=bar.turn, glyph="=")
    sign = _about(f"sign-{owner}", (9, 9), COLOURS[owner], at=at, glyph=SIGNS[owner])
    label = Message("move-bar" if may_move else "bar", who=Seat(owner), number=index + 1)
    return thing(
        f"bar-{index}",
        (THING, THING),
        (beam, sign),
        label,
        middle=on_scene(bar.x, bar.y),
        style="bar" + " lifted" * is_lifted,
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


@kept
def _wheel(seat: int, is_own: bool, x: float, y: float, aim: float) -> Shape:
    """The wheel on its edge, as seen from above."""
    colour, at = COLOURS[seat] if is_own else "grey", WHEEL[0] / 2
    wheel = _about("wheel", WHEEL, colour, at=at, turn=aim, glyph="o")
    label = Message("wheel-own" if is_own else "wheel-neutral", who=Seat(seat))
    middle = on_scene(x, y)
    return thing("wheel", WHEEL, [wheel], label, middle=middle, style="wheel")


@cache
def _weak(count: int) -> Shape:
    x, y = on_scene(BOARD, KICK_END)
    words = Message("weak", count=count, most=WEAK_PUSHES)
    return Text(x=x - 6, y=y + 10, text=words, size=PRINT, anchor="end", style="weak")


# The players


def _plaque_of(state: RollendeSteine, seat: int) -> Shape:
    return _plaque(
        seat,
        state.marks.count(seat),
        state.own[seat],
        state.neutral[seat],
        state.bars[seat],
        seat == state.turn and state.phase != OVER,
        seat == state.viewer,
    )


@kept
def _plaque(
    seat: int, fame: int, own: int, neutral: int, bars: int, is_acting: bool, is_mine: bool
) -> Shape:
    """A player: name and sign, gates, wheels and bars left."""
    third = PLATE[0] / 3
    parts: list[Shape] = []
    icons = ("icon-gate", f"disc-{seat}" if own else "icon-neutral", "icon-bar")
    for k, (icon, count) in enumerate(zip(icons, (fame, own + neutral, bars), strict=True)):
        at = third * (k + 0.5)
        colour = COLOURS[seat] if icon != "icon-neutral" else "grey"
        parts += [
            Sprite(x=at - 9, y=24, name=icon, w=18, h=18, style=colour),
            Text(x=at, y=54, text=count, size=16, style="points" if k == 0 else "count"),
        ]
    label = Message(
        "plaque", who=Seat(seat), gates=fame, wheels=own + neutral, neutral=neutral, bars=bars
    )
    return plaque(seat, PLATE, parts, label, is_acting=is_acting, is_mine=is_mine)


# What is asked


def _buttons(state: RollendeSteine) -> list[Shape]:
    if state.phase != PREPARE:
        return []
    return [_lay_button(state.bars[state.viewer], state.may_lay()), ROLL_BUTTON]


def _shots(state: RollendeSteine) -> list[Shape]:
    if state.phase == PLACE:
        if state.lifted == NONE:
            return [_bar_shot("lay", COLOURS[state.turn], _offered(state.ground))]
        bar = state.ground.bars[state.lifted]
        return [_bar_shot("move", COLOURS[bar.owner], bar.place)]
    if state.phase == PUSH:
        return [_push_shot(COLOURS[state.turn] if state.own[state.turn] > 0 else "grey")]
    return []


@cache
def _lay_button(count: int, why: str) -> Shape:
    text = Message("button-lay", count=count)
    if why:
        return Button(id="lay", text=text, why=Message(why))
    return Button(id="lay", text=text, action=LAY)


# Where a new bar is held out: before the gates, and where else there if something is in the way.
HELD_X: Final = 50.0
HELD_Y: Final = 24.0
AROUND: Final = [
    pack([turn, BAR_DIALS[1].step(HELD_X) + across, BAR_DIALS[2].step(HELD_Y) + along], BAR_SIZES)
    for away in range(0, 28, 4)
    for across in range(-away, away + 1, 4)
    for along in range(-away, away + 1, 4)
    if max(abs(across), abs(along)) == away
    for turn in (0, 90)
]
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
        ghost=_about("wheel", WHEEL, colour, id="wheel"),
        sight=(*on_scene(0, RUN_UP_END), SIDE, RUN_UP_END * SCALE),
    )


def _offered(ground: Ground) -> int:
    """A place where a new bar may lie."""
    for place in AROUND:
        if ground.trouble(place, NONE) == FITS:
            return place
    return ground.free_place()


@kept
def _bar_shot(name: str, colour: str, start: int) -> Shot:
    at_x, at_y = on_scene(HELD_X, HELD_Y)
    return Shot(
        id=name,
        x=at_x,
        y=at_y,
        dials=tuple(BAR_DIALS),
        start=start,
        label=Message(f"shot-{name}"),
        style=name,
        field=_field(BAR_DIALS),
        ghost=_about("bar", BEAM, colour),
    )


def _field(dials: list[Dial]) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where on the scene the last two dials, across and along, lead at their ends."""
    across, along = dials[-2], dials[-1]
    return on_scene(across.low, along.low), on_scene(across.high, along.high)
