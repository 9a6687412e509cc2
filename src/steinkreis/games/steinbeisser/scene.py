"""What lies on the table: players, the two rings, the cave, stones, biters, dice.

A scene is put together from pieces that are made once and kept: what looks the same, is the same.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache

from steinkreis.core.message import Message, Seat
from steinkreis.games.steinbeisser.board import BIT, LENGTH, TOTAL, Board, listed
from steinkreis.games.steinbeisser.material import (
    COLOURS,
    FACE_NAMES,
    HUNGER,
    SAFE,
    SEATS,
    STONES,
    is_barred,
)
from steinkreis.games.steinbeisser.questions import JUMP, LAY, MOVE, OVER, ROLL, STARTER
from steinkreis.games.steinbeisser.rules import NOT_ROLLED, Steinbeisser
from steinkreis.games.steinbeisser.scene_biters import biters
from steinkreis.games.steinbeisser.scene_layout import (
    MIDDLE,
    PATH,
    PLATE_H,
    SLAB,
    STEPPING,
    WAY,
    WIDTH,
    crushed,
    heap,
    height,
    plate,
    ring,
    top,
)
from steinkreis.games.steinbeisser.tale import stones_in
from steinkreis.scene.shapes import Area, Box, Group, Point, Scene, Shape, Sprite, Text

SOME = 4096  # pieces of a kind that are kept, where there may be many
CRUSHED = 13.0
DIE = 40.0
SUPPLY = 12.0


def draw(state: Steinbeisser) -> Scene:
    """The table; nothing on it is secret."""
    shapes: list[Shape] = list(_ground(state.seats, int(state.board.size)))
    shapes += [_plate_of(state, seat) for seat in range(state.seats)]
    shapes += _fields(state)
    shapes += biters(state)
    shapes += _stones(state)
    shapes += _dice(state)
    return Scene(width=WIDTH, height=height(state.seats), shapes=tuple(shapes))


# The ground


@cache
def _ground(seats: int, size: int) -> tuple[Shape, ...]:
    upper = top(seats)
    shapes: list[Shape] = [Box(w=WIDTH, h=height(seats), style="table")]
    for style, half, round_ in (("way", 178, 26), ("path", 132, 20), ("clearing", 93, 24)):
        x, y, w = MIDDLE - half, upper + MIDDLE - half, 2.0 * half
        shapes.append(Box(x=x, y=y, w=w, h=w, round=round_, style=style))
    cave = Sprite(x=MIDDLE - 86, y=upper + 92, name="cave", w=172, h=116)
    links: list[Shape] = []
    stones: list[Shape] = []
    outer, inner = ring(size, WAY, upper), ring(size, PATH, upper)
    for field, ((ax, ay), (bx, by)) in enumerate(zip(outer, inner, strict=True)):
        links.append(_tongue((ax, ay), (bx, by)))
        x, y = bx - STEPPING / 2, by - STEPPING / 2
        name = f"stepping-{field % 3}"
        stones.append(Sprite(x=x, y=y, name=name, w=STEPPING, h=STEPPING, turn=field * 90.0 % 360))
    return (*shapes, cave, *links, *stones)


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


# The players


def _plate_of(state: Steinbeisser, seat: int) -> Shape:
    laid = int(state.board.stones[seat] >> LENGTH)
    return _plate(
        seat,
        state.seats,
        int(state.board.free_of(seat)),
        laid,
        state.phase <= LAY,
        seat == state.turn and state.phase not in (STARTER, OVER),
        seat == state.viewer,
        seat == state.starter and state.phase != STARTER,
    )


@lru_cache(SOME)
def _plate(
    seat: int,
    seats: int,
    free: int,
    laid: int,
    is_laying: bool,
    is_acting: bool,
    is_mine: bool,
    is_first: bool,
) -> Shape:
    """A player: the colour and mark of the stones, the name, and how many stones are free."""
    x, y, width = plate(seat, seats)
    caught = laid - free
    named = Message("name", who=Seat(seat))
    parts: list[Shape] = [
        Box(
            w=width, h=PLATE_H, round=9, style="plaque" + " acting" * is_acting + " mine" * is_mine
        ),
        Sprite(x=5, y=6, name=f"stone-{seat}", w=24, h=24, glyph=SEATS[seat]),
        Text(x=33, y=11, text=named, size=11, anchor="start", room=width - 57, style="name"),
    ]
    if not is_laying:
        parts.append(Text(x=width - 9, y=22, text=free, size=18, anchor="end", style="points"))
        if caught > 0:
            words = Message("caught", count=caught)
            parts.append(Text(x=33, y=26, text=words, size=10, anchor="start", style="small"))
    if is_first:
        parts.append(Sprite(x=2, y=23, name="first", w=11, h=11, glyph="*"))
    if is_laying:
        label = Message("plaque-laying", who=Seat(seat), left=STONES[seats] - laid)
    else:
        label = Message("plaque", who=Seat(seat), free=free, caught=caught)
    return Group(id=f"plaque-{seat}", x=x, y=y, w=width, h=PLATE_H, parts=tuple(parts), label=label)


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
                state.seats,
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


@lru_cache(SOME)
def _field(
    field: int,
    size: int,
    seats: int,
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
    x, y = ring(size, WAY, top(seats))[field]
    style = "field" + " threatened" * is_threatened + " goal" * is_goal + " barred" * barred
    return Group(
        id=f"field-{field + 1}",
        x=x - SLAB / 2,
        y=y - SLAB / 2,
        w=SLAB,
        h=SLAB,
        parts=_slab(field, is_threatened, is_goal, barred, omen == "-eaten"),
        style=style,
        label=label,
        action=field if is_open else None,
        why=Message(why) if why else None,
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
    parts.append(Text(x=5, y=7, text=field + 1, size=7.5, anchor="start", style="number"))
    if is_eaten:
        parts.append(Sprite(x=SLAB - 15, y=-2, name="omen", w=16, h=16, style="omen", glyph="!"))
    return tuple(parts)


# The stones


def _stones(state: Steinbeisser) -> list[Shape]:
    """Every stone where it lies: on the way, under a biter, or still on its owner's plate."""
    board = state.board
    upper = top(state.seats)
    middles = ring(int(board.size), WAY, upper)
    lying: list[list[tuple[int, int]]] = [[] for _ in middles]
    shapes: list[Shape] = []
    for seat in range(state.seats):
        stones = board.stones[seat]
        laid = int(stones >> LENGTH)
        for stone in range(STONES[state.seats]):
            if stone < laid:
                lying[int(listed(stones, stone))].append((seat, stone))
            elif state.phase <= LAY:
                x, y, _ = plate(seat, state.seats)
                shapes.append(_stone(seat, stone, x + 38 + 11 * stone, y + 25, SUPPLY, ""))
    for field, found in enumerate(lying):
        x, y = middles[field]
        if board.is_free(field):
            size, points = heap(len(found))
            style = ""
        else:
            size, points = CRUSHED, crushed(len(found))
            style = "crushed"
        for (seat, stone), (dx, dy) in zip(found, points, strict=True):
            shapes.append(_stone(seat, stone, x + dx, y + dy, size, style))
    return shapes


@lru_cache(SOME)
def _stone(seat: int, stone: int, x: float, y: float, size: float, style: str) -> Shape:
    return Sprite(
        id=f"stone-{seat}-{stone}",
        x=x - size / 2,
        y=y - size / 2,
        name=f"stone-{seat}",
        w=size,
        h=size,
        style=f"stone {style}".strip(),
        glyph=SEATS[seat],
    )


# The dice


def _dice(state: Steinbeisser) -> list[Shape]:
    if state.face == NOT_ROLLED or state.phase == ROLL:
        return []
    y = top(state.seats) + 218
    face = _face_die(int(state.face), y, state.pips > 0)
    return [_pips_die(int(state.pips), y), face] if state.pips > 0 else [face]


@cache
def _pips_die(pips: int, y: float) -> Shape:
    die = Sprite(name=f"die-{pips}", w=DIE, h=DIE, glyph=f"[{pips}]")
    label = Message("die-pips", pips=pips)
    return Group(
        id="die-pips", x=MIDDLE - DIE - 7, y=y, w=DIE, h=DIE, parts=(die,), style="die", label=label
    )


@cache
def _face_die(face: int, y: float, is_second: bool) -> Shape:
    name = FACE_NAMES[face]
    die = Sprite(name=f"die-{name}", w=DIE, h=DIE, glyph=f"[{name}]")
    label = Message("die-face", face=Message(f"face-{name}"))
    x = MIDDLE + 7 if is_second else MIDDLE - DIE / 2
    return Group(id="die-face", x=x, y=y, w=DIE, h=DIE, parts=(die,), style="die", label=label)
