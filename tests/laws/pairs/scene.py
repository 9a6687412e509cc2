"""What lies on the table: players, and the cards, most of them face down."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.scene.assembly import scene
from steinkreis.scene.layout import grid
from steinkreis.scene.plaque import plaque, players
from steinkreis.scene.shapes import Box, Group, Panel, Scene, Shape, Text

from .rules import CARDS, FIRST, SECOND, TABLE, UNKNOWN, Pairs

PLATE = (108.0, 50.0)
SIDE, GAP = 54.0, 6.0
PLACES = grid(4, CARDS // 4, left=0, top=0, cell=SIDE, gap=GAP)
BOARD = Panel(name="board", window=(0, 0, 4 * SIDE + 3 * GAP, 3 * SIDE + 2 * GAP))


def draw(state: Pairs) -> Scene:
    """The table as everybody sees it."""
    lying = [place for place in range(CARDS) if state.owner[place] == TABLE]
    plates = [_plaque(state, seat) for seat in range(state.seats)]
    return scene(
        [
            (players(state.seats, PLATE), plates),
            (BOARD, [_card(state, place) for place in lying]),
        ]
    )


def _plaque(state: Pairs, seat: int) -> Shape:
    pairs = state.scores()[seat]
    words = Message("plaque", who=Seat(seat), pairs=pairs)
    return plaque(seat, PLATE, [Text(x=54, y=34, text=pairs)], words)


def _card(state: Pairs, place: int) -> Shape:
    """A card shows its face while it lies face up, and not because somebody remembers it."""
    x, y = PLACES[place]
    is_up = place in state.up and state.faces[place] != UNKNOWN
    is_asked = state.is_asked(FIRST) or state.is_asked(SECOND)
    can_turn = is_asked and (state.phase == FIRST or place not in state.up)
    back = Box(w=SIDE, h=SIDE, round=6, style="face" if is_up else "back")
    words = Message("card", place=place + 1)
    if is_up:
        words = Message("card-up", place=place + 1, face=state.faces[place] + 1)
    face = [Text(x=SIDE / 2, y=SIDE / 2, text=state.faces[place] + 1)] if is_up else []
    return Group(
        id=f"card-{place}",
        x=x,
        y=y,
        w=SIDE,
        h=SIDE,
        parts=(back, *face),
        label=Message("turn", place=place + 1) if can_turn else words,
        action=place if can_turn else None,
    )
