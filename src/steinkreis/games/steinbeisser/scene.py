"""What lies on the table: players, the two rings, the cave, stones, biters, dice.

A scene is put together from pieces that are made once and kept: what looks the same, is the same.
"""

from __future__ import annotations

import math
from functools import cache

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import OVER
from steinkreis.games.steinbeisser.board import TOTAL, Board
from steinkreis.games.steinbeisser.material import (
    COLOURS,
    FACE_NAMES,
    HUNGER,
    SAFE,
    SEATS,
    is_barred,
)
from steinkreis.games.steinbeisser.names import stones_in
from steinkreis.games.steinbeisser.questions import JUMP, LAY, MOVE, ROLL, STARTER
from steinkreis.games.steinbeisser.rules import NOT_ROLLED, Steinbeisser
from steinkreis.games.steinbeisser.scene_biters import biters
from steinkreis.games.steinbeisser.scene_layout import (
    MIDDLE,
    PATH,
    SLAB,
    STEPPING,
    WAY,
    WIDTH,
    crushed,
    heap,
    ring,
)
from steinkreis.kit.bits import BIT
from steinkreis.kit.packed import length, listed
from steinkreis.scene.assembly import scene
from steinkreis.scene.kept import kept
from steinkreis.scene.plaque import plaque, players
from steinkreis.scene.shapes import Area, Box, Line, Panel, Point, Scene, Shape, Sprite, Text
from steinkreis.scene.thing import thing

PLATE = (128.0, 50.0)
BOARD = Panel(name="board", window=(0, 0, WIDTH, WIDTH))
CRUSHED = 13.0
DIE, DICE = 40.0, 238.0  # how large they are, and how far down
SUPPLY = 14.0


def draw(state: Steinbeisser) -> Scene:
    """The table; nothing on it is secret."""
    board: list[Shape] = list(_ground(int(state.board.size)))
    board += _fields(state)
    board += _onward(int(state.board.size))
    board += biters(state)
    board += _stones(state)
    board += _dice(state)
    plates = [_plate_of(state, seat) for seat in range(state.seats)]
    return scene([(players(state.seats, PLATE), plates), (BOARD, board)])


# The ground


@cache
def _ground(size: int) -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for style, half, round_ in (("way", 178, 26), ("path", 132, 20), ("clearing", 93, 24)):
        at, side = MIDDLE - half, 2.0 * half
        shapes.append(Box(x=at, y=at, w=side, h=side, round=round_, style=style))
    cave = Sprite(x=MIDDLE - 86, y=92, name="cave", w=172, h=116, style="rock")
    outer, inner = ring(size, WAY), ring(size, PATH)
    links = [_tongue(slab, stone) for slab, stone in zip(outer, inner, strict=True)]
    stones = [_stepping(field, x, y) for field, (x, y) in enumerate(inner)]
    return (*shapes, cave, *links, *stones)


def _stepping(field: int, x: float, y: float) -> Shape:
    x, y = x - STEPPING / 2, y - STEPPING / 2
    name, turn = f"stepping-{field % 3}", field * 90.0 % 360
    return Sprite(x=x, y=y, name=name, w=STEPPING, h=STEPPING, turn=turn, style="rock")


def _tongue(slab: Point, stone: Point) -> Shape:
    """What joins a field of the way to its own field of the path, for all to see."""
    (ax, ay), (bx, by) = slab, stone
    length = math.hypot(bx - ax, by - ay)
    dx, dy = 7 * (by - ay) / length, 7 * (ax - bx) / length
    points = (
        (ax + 1.3 * dx, ay + 1.3 * dy),
        (bx + 0.6 * dx, by + 0.6 * dy),
        (bx - 0.6 * dx, by - 0.6 * dy),
        (ax - 1.3 * dx, ay - 1.3 * dy),
    )
    return Area(points=points, style="tongue")


@cache
def _onward(size: int) -> tuple[Shape, ...]:
    """Which way the way goes: a mark from each field to the next."""
    fields = ring(size, WAY)
    return tuple(_mark(fields[k], fields[(k + 1) % size]) for k in range(size))


def _mark(here: Point, there: Point) -> Shape:
    (ax, ay), (bx, by) = here, there
    length = math.hypot(bx - ax, by - ay)
    dx, dy = (bx - ax) / length, (by - ay) / length
    x, y = (ax + bx) / 2, (ay + by) / 2
    back = [(x - 2 * dx - side * 4 * dy, y - 2 * dy + side * 4 * dx) for side in (-1, 1)]
    return Line(points=(back[0], (x + 2.4 * dx, y + 2.4 * dy), back[1]), style="onward")


# The players


def _plate_of(state: Steinbeisser, seat: int) -> Shape:
    return _plate(
        seat,
        state.options.stones if state.phase <= LAY else 0,
        int(length(state.board.stones[seat])),
        int(state.board.free_of(seat)),
        seat == state.turn and state.phase not in (STARTER, OVER),
        seat == state.viewer,
        seat == state.starter and state.phase != STARTER,
    )


@kept
def _plate(
    seat: int,
    supply: int,
    laid: int,
    free: int,
    is_acting: bool,
    is_mine: bool,
    is_first: bool,
) -> Shape:
    """A player: the colour and mark of the stones, the name, and how many stones are free.

    While stones are laid, those of the `supply` that are still to be laid are on the plate.
    """
    width, height = PLATE
    caught = laid - free
    parts: list[Shape] = [
        Sprite(x=6, y=height / 2 - 15, name=f"stone-{seat}", w=30, h=30, glyph=SEATS[seat])
    ]
    label = Message("plaque", who=Seat(seat), free=free, caught=caught)
    if supply > 0:
        label = Message("plaque-laying", who=Seat(seat), left=supply - laid)
        parts += [
            _stone(seat, stone, 46 + 12 * stone, 36, SUPPLY, "") for stone in range(laid, supply)
        ]
    else:
        parts.append(Text(x=width - 9, y=34, text=free, size=20, anchor="end", style="points"))
    if supply == 0 and caught > 0:
        words = Message("caught", count=caught)
        parts.append(Text(x=41, y=35, text=words, size=13, anchor="start", room=64, style="small"))
    return plaque(
        seat,
        PLATE,
        parts,
        label,
        indent=41,
        is_acting=is_acting,
        is_mine=is_mine,
        is_first=is_first,
    )


# The fields of the way


def _fields(state: Steinbeisser) -> list[Shape]:
    board = state.board
    threatened = threats(board)
    is_asked = state.is_asked(LAY) or state.is_asked(MOVE)
    open_fields = state.actions() if is_asked else []
    goals = _goals(state, open_fields)
    shapes: list[Shape] = []
    for field in range(board.size):
        is_open = field in open_fields
        end = int(board.ahead(field, state.pips)) if is_open and state.phase == MOVE else -1
        why = state.why_not(field).id if is_asked and not is_open else ""
        shapes.append(
            _field(
                field,
                int(board.size),
                int(board.heaps[field]),
                board.is_free(field),
                field in threatened,
                field in goals,
                state.phase <= LAY and is_barred(field, int(board.size), wide=state.options.wide),
                is_open,
                end,
                _omen(board, end) if end >= 0 else "",
                why,
            )
        )
    return shapes


def threats(board: Board) -> list[int]:
    """The fields where a biter that steps on would eat at once."""
    found = []
    for colour in range(len(COLOURS)):
        if board.lurks(colour):
            field = int(board.next_on_path(board.lair(colour)))
            if board.is_free(field) and 0 < board.count(field) <= HUNGER:
                found.append(field)
    return found


def _goals(state: Steinbeisser, open_fields: list[int]) -> list[int]:
    """Where what can be clicked would come to."""
    board = state.board
    if state.is_asked(MOVE):
        return [int(board.ahead(field, state.pips)) for field in open_fields]
    if state.is_asked(JUMP):
        return [int(board.next_on_way(field)) for field in state.actions()]
    return []


def _omen(board: Board, end: int) -> str:
    """What awaits a stone there: to be eaten at once, or to be one of three."""
    if not board.is_free(end):
        return "-eaten"
    count = board.count(end) + 1
    if count >= SAFE:
        return "-safe"
    return "-eaten" if board.path & ~board.spared & BIT[end] != 0 else ""


@kept
def _field(
    field: int,
    size: int,
    heap: int,
    is_free: bool,
    is_threatened: bool,
    is_goal: bool,
    barred: bool,
    is_open: bool,
    end: int,
    omen: str,
    why: str,
) -> Shape:
    if end >= 0:
        label = Message("move" + omen, field=field + 1, end=end + 1)
    elif is_open:
        label = _content("lay", field, heap)
    elif not is_free:
        label = Message("field-swallowed", field=field + 1, count=heap >> TOTAL)
    elif barred and heap == 0:
        label = Message("field-barred", field=field + 1)
    else:
        label = _content("field", field, heap, is_threatened)
    style = "field" + " threatened" * is_threatened + " goal" * is_goal + " barred" * barred
    return thing(
        f"field-{field + 1}",
        (SLAB, SLAB),
        _slab(field, is_threatened, is_goal, barred, omen == "-eaten"),
        label,
        middle=ring(size, WAY)[field],
        style=style,
        action=field if is_open else None,
        why=Message(why) if why else None,
        aim=f"field-{end + 1}" if end >= 0 else "",
    )


def _content(name: str, field: int, heap: int, is_threatened: bool = False) -> Message:
    if heap == 0:
        return Message(f"{name}-empty", field=field + 1)
    kind = "threatened" if is_threatened else "stones"
    return Message(f"{name}-{kind}", field=field + 1, stones=stones_in(heap))


@cache
def _slab(
    field: int, is_threatened: bool, is_goal: bool, is_barred: bool, is_eaten: bool
) -> tuple[Shape, ...]:
    turn = field * 90.0 % 360
    parts: list[Shape] = [Sprite(name=f"slab-{field % 4}", w=SLAB, h=SLAB, turn=turn)]
    if is_barred:
        parts.append(Sprite(x=7, y=7, name="barred", w=SLAB - 14, h=SLAB - 14, glyph="x"))
    if is_goal:
        parts.append(Box(x=2.5, y=2.5, w=SLAB - 5, h=SLAB - 5, round=11, style="goal"))
    if is_threatened:
        parts.append(Sprite(name="threat", w=SLAB, h=SLAB, style="threat", glyph="!"))
    parts.append(Text(x=4, y=8, text=field + 1, size=11, anchor="start", style="number"))
    if is_eaten:
        parts.append(Sprite(x=SLAB - 15, y=-2, name="omen", w=16, h=16, style="omen", glyph="!"))
    return tuple(parts)


# The stones


def _stones(state: Steinbeisser) -> list[Shape]:
    """Every stone that has been laid: on the way, or under a biter."""
    board = state.board
    lying: list[list[tuple[int, int]]] = [[] for _ in range(board.size)]
    for seat in range(state.seats):
        stones = board.stones[seat]
        for stone in range(int(length(stones))):
            lying[int(listed(stones, stone))].append((seat, stone))
    shapes: list[Shape] = []
    for field, (x, y) in enumerate(ring(int(board.size), WAY)):
        found = lying[field]
        is_free = board.is_free(field)
        size, points = heap(len(found)) if is_free else (CRUSHED, crushed(len(found)))
        style = "" if is_free else "crushed"
        for (seat, stone), (dx, dy) in zip(found, points, strict=True):
            shapes.append(_stone(seat, stone, x + dx, y + dy, size, style))
    return shapes


@kept
def _stone(seat: int, stone: int, x: float, y: float, size: float, style: str) -> Shape:
    x, y = x - size / 2, y - size / 2
    id, name, style = f"stone-{seat}-{stone}", f"stone-{seat}", f"stone {style}".strip()
    return Sprite(id=id, x=x, y=y, name=name, w=size, h=size, style=style, glyph=SEATS[seat])


# The dice


def _dice(state: Steinbeisser) -> list[Shape]:
    if state.face == NOT_ROLLED or state.phase == ROLL:
        return []
    face = _face_die(int(state.face), state.pips > 0)
    return [_pips_die(int(state.pips)), face] if state.pips > 0 else [face]


@cache
def _pips_die(pips: int) -> Shape:
    die = Sprite(name=f"die-{pips}", w=DIE, h=DIE, glyph=f"[{pips}]")
    label, middle = Message("die-pips", pips=pips), (MIDDLE - 27, DICE)
    return thing("die-pips", (DIE, DIE), [die], label, middle=middle, style="die")


@cache
def _face_die(face: int, is_second: bool) -> Shape:
    name = FACE_NAMES[face]
    die = Sprite(name=f"die-{name}", w=DIE, h=DIE, glyph=f"[{name}]")
    label = Message("die-face", face=Message(f"face-{name}"))
    middle = (MIDDLE + 27 if is_second else MIDDLE, DICE)
    return thing("die-face", (DIE, DIE), [die], label, middle=middle, style="die")
