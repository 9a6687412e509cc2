"""The biters as they are drawn: in the cave, on the path, on the way, with open mouths or full."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message
from steinkreis.games.steinbeisser.board import Board
from steinkreis.games.steinbeisser.material import BITERS, COLOURS, HUNGER, LETTERS
from steinkreis.games.steinbeisser.names import biter_message, stones_in
from steinkreis.games.steinbeisser.questions import JUMP, STEP
from steinkreis.games.steinbeisser.rules import Steinbeisser
from steinkreis.games.steinbeisser.scene_layout import MIDDLE, PATH, WAY, ring
from steinkreis.kit.bits import BIT
from steinkreis.scene.kept import kept
from steinkreis.scene.shapes import Box, Point, Shape, Sprite
from steinkreis.scene.thing import thing

BITER, SITTER, CUB = 36.0, 38.0, 25.0  # how large a biter is on the path, on the way, in the cave


def biters(state: Steinbeisser) -> list[Shape]:
    """All twelve: in the cave, on the path, on the way."""
    board = state.board
    shapes: list[Shape] = [_cave(_waiting(board))]
    for colour in range(len(COLOURS)):
        out = int(board.out[colour])
        for k in range(BITERS - 1, -1, -1):
            field = int(board.places[BITERS * colour + k])
            if k > out:
                shapes.append(_cub(colour, k))
            elif k == out:
                shapes.append(_lurking(state, colour, k, field))
            else:
                shapes.append(_sitting(state, colour, k, field))
    return shapes


def _waiting(board: Board) -> int:
    """How many biters are in the cave."""
    count = 0
    for out in board.out:
        count += max(0, int(BITERS - 1 - out))
    return count


@cache
def _cave(count: int) -> Shape:
    mouth = Box(w=120, h=60, style="mouth")
    return thing("cave", (120, 60), [mouth], Message("cave", count=count), middle=(MIDDLE, 170))


@cache
def _cub(colour: int, k: int) -> Shape:
    middle = (MIDDLE - 42 + 28 * colour, 131 + 25 * (BITERS - k))
    return _biter(colour, k, middle, CUB, Message("waiting", number=colour), None, "")


def _lurking(state: Steinbeisser, colour: int, k: int, field: int) -> Shape:
    board = state.board
    goal, heap = -1, 0
    if state.is_asked(STEP):
        goal = int(board.next_on_path(field))
        if board.is_free(goal) and board.count(goal) <= HUNGER:
            heap = int(board.heaps[goal])
    return _lurker(colour, k, field, int(board.size), goal, heap)


@kept
def _lurker(colour: int, k: int, field: int, size: int, goal: int, heap: int) -> Shape:
    """A biter on the path; with a goal it can be clicked, and the heap is what it would eat."""
    biter = biter_message(colour)
    label = Message("lurking", biter=biter, field=field + 1)
    if goal >= 0:
        label = Message("step", biter=biter, field=goal + 1)
        if heap > 0:
            label = Message("step-eats", biter=biter, field=goal + 1, stones=stones_in(heap))
    middle = ring(size, PATH)[field]
    return _biter(colour, k, middle, BITER, label, colour if goal >= 0 else None, "lurking")


def _sitting(state: Steinbeisser, colour: int, k: int, field: int) -> Shape:
    board = state.board
    goal = int(board.next_on_way(field)) if state.is_asked(JUMP) else -1
    is_biting = board.bitten & BIT[field] != 0
    heap, size = int(board.heaps[field]), int(board.size)
    return _sitter(colour, k, field, size, goal, heap, is_biting)


@kept
def _sitter(
    colour: int,
    k: int,
    field: int,
    size: int,
    goal: int,
    heap: int,
    is_biting: bool,
) -> Shape:
    """A biter on the way; with a goal it can be clicked, and the heap is what it sits on."""
    biter, stones = biter_message(colour), stones_in(heap)
    if goal >= 0:
        label = Message("jump-alone", biter=biter, field=field + 1, end=goal + 1)
        if stones:
            label = Message("jump", biter=biter, field=field + 1, end=goal + 1, stones=stones)
    elif stones:
        label = Message("sitting", biter=biter, field=field + 1, stones=stones)
    else:
        label = Message("sitting-alone", biter=biter, field=field + 1)
    x, y = ring(size, WAY)[field]
    style = "sitting" + " biting" * is_biting
    return _biter(colour, k, (x, y - 4), SITTER, label, field if goal >= 0 else None, style)


def _biter(
    colour: int,
    k: int,
    middle: Point,
    size: float,
    label: Message,
    action: int | None,
    style: str,
) -> Shape:
    return thing(
        f"biter-{LETTERS[colour]}-{k}",
        (size, size),
        _body(colour, size, "lurking" in style),
        label,
        middle=middle,
        style=f"biter {COLOURS[colour]} {style}".strip(),
        action=action,
    )


@cache
def _body(colour: int, size: float, is_open: bool) -> tuple[Shape, ...]:
    """The head, and the jaw in front of it: dropped while it lurks, shut on what it holds."""
    name = COLOURS[colour]
    drop = (0.04 if is_open else -0.13) * size
    return (
        Sprite(name=f"biter-{name}", w=size, h=size, glyph=LETTERS[colour].upper()),
        Sprite(y=drop, name=f"jaw-{name}", w=size, h=size, style="jaw"),
    )
