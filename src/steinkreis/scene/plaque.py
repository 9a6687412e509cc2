"""The players: a plate for each, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from steinkreis.core.message import Message, Seat
from steinkreis.scene.shapes import Box, Flow, Group, Panel, Point, Shape, Sprite, Text
from steinkreis.scene.thing import thing

NAME = 14.0  # how large names are written
FIRST = 15.0  # the sign of whoever began, in the lower left corner


@cache
def players(seats: int, plate: Point) -> Panel:
    """The panel for plates of this size."""
    return Panel(name="players", part="aside", flow=Flow(cell=plate, count=seats))


def plaque(
    seat: int,
    plate: Point,
    parts: Sequence[Shape],
    label: Message,
    *,
    indent: float = 0,
    is_acting: bool = False,
    is_mine: bool = False,
    is_first: bool = False,
    action: int | None = None,
    why: Message | None = None,
) -> Group:
    """A player: the name in the middle, or beginning at `indent`, and the parts a game adds."""
    width, height = plate
    style = "plaque" + " acting" * is_acting + " mine" * is_mine
    first = Sprite(
        x=3, y=height - FIRST - 3, name="first", w=FIRST, h=FIRST, glyph="*", style="first"
    )
    name = Text(
        x=indent or width / 2,
        y=13,
        text=Message("name", who=Seat(seat)),
        size=NAME,
        anchor="start" if indent else "middle",
        room=width - indent - (5 if indent else 8),
        style="name",
    )
    plate_with = [Box(w=width, h=height, round=10, style=style), name, *parts, *[first] * is_first]
    return thing(f"plaque-{seat}", plate, plate_with, label, action=action, why=why)
