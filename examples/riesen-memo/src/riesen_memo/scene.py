"""What lies on the table: the players, and the stones in their grid, most of them signs down."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message, Seat
from steinkreis.scene.assembly import scene
from steinkreis.scene.layout import grid
from steinkreis.scene.plaque import plaque, players
from steinkreis.scene.shapes import Group, Panel, Scene, Shape, Sprite, Text
from steinkreis.scene.thing import thing

from .names import SIGNS, sign_name
from .rules import FIRST, GRID, SECOND, UNKNOWN, RiesenMemo

PLATE = (108.0, 50.0)
SIDE, GAP = 64.0, 8.0
COLUMNS = {16: 4, 24: 6}  # by the number of stones


@cache
def board(stones: int) -> Panel:
    """The grid; a long one may lie on its side on a phone."""
    columns = COLUMNS[stones]
    width, height = ((SIDE + GAP) * count - GAP for count in (columns, stones // columns))
    return Panel(name="board", window=(0, 0, width, height), turns=True)


def draw(state: RiesenMemo) -> Scene:
    """The table, which looks the same to everybody; who is asked can click."""
    stones = len(state.sign)
    places = grid(COLUMNS[stones], stones // COLUMNS[stones], left=0, top=0, cell=SIDE, gap=GAP)
    lying = [place for place in range(stones) if state.owner[place] == GRID]
    return scene(
        [
            (players(state.seats, PLATE), [_player(state, seat) for seat in range(state.seats)]),
            (board(stones), [_stone(state, place, places[place]) for place in lying]),
        ]
    )


def _player(state: RiesenMemo, seat: int) -> Group:
    pairs = state.scores()[seat]
    return plaque(
        seat,
        PLATE,
        [Text(x=PLATE[0] / 2, y=35, text=pairs, size=18, style="points")],
        Message("plaque", who=Seat(seat), pairs=pairs),
        is_acting=seat == state.actor,
        is_mine=seat == state.viewer,
    )


def _stone(state: RiesenMemo, place: int, corner: tuple[float, float]) -> Shape:
    """A stone shows its sign while it lies open, and not because somebody remembers it."""
    sign = state.sign[place] if place in state.open else UNKNOWN
    is_asked = state.is_asked(FIRST) or state.is_asked(SECOND)
    can_turn = is_asked and (state.phase == FIRST or place not in state.open)
    is_held = is_asked and not can_turn
    return _drawn(place, corner, sign, can_turn, is_held)


@cache  # what looks the same is the same object: it costs the server nothing to send it again
def _drawn(
    place: int, corner: tuple[float, float], sign: int, can_turn: bool, is_held: bool
) -> Group:
    name = Message("stone", place=place + 1)
    if sign != UNKNOWN:
        name = Message("stone-open", place=place + 1, sign=sign_name(sign))
    middle = (corner[0] + SIDE / 2, corner[1] + SIDE / 2)
    return thing(
        f"stone-{place}",
        (SIDE, SIDE),
        _face(sign, place),
        Message("turn", stone=name) if can_turn else name,
        middle=middle,
        style="stone open" if sign != UNKNOWN else "stone",
        action=place if can_turn else None,
        why=Message("refused-open") if is_held else None,
    )


def _face(sign: int, place: int) -> list[Shape]:
    if sign == UNKNOWN:
        number = Text(x=SIDE / 2, y=SIDE / 2, text=place + 1, size=15, style="small place")
        return [Sprite(name="stone", w=SIDE, h=SIDE, glyph="▒"), number]
    inset = 9.0
    return [
        Sprite(name="slab", w=SIDE, h=SIDE, glyph="░"),
        Sprite(
            x=inset,
            y=inset,
            name=SIGNS[sign],
            w=SIDE - 2 * inset,
            h=SIDE - 2 * inset,
            glyph=SIGNS[sign][:4],
        ),
    ]
