"""The vocabulary of a scene: what Python says lies on the table, and every reader draws.

A scene is made of panels (players, board, hand, piles), each with coordinates of its own; a reader
finds room for them, and makes them as large as it can. `x` and `y` are the upper left corner of
boxes, sprites and groups, the centre of discs, and the anchor of texts; inside a group they count
from the group. An `id` lasts as long as the thing does, so that a reader can animate
from one scene to the next by ids alone.

Style words are for the theme; the words of COLOURS are understood by every reader.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from steinkreis.core.dial import Dial
from steinkreis.core.message import Message

COLOURS = ("white", "yellow", "orange", "red", "violet", "blue", "green", "grey", "black", "brown")

Point = tuple[float, float]


class Shape(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    tag_field="kind",
    tag=str.lower,
    dict=True,  # for what readers keep with a shape that is drawn again and again
):
    """What all shapes have. With `action` it can be clicked; with `why` it says why not now.

    `aim` is the id of what a click leads to: that is shown to whoever points at this.
    """

    id: str = ""
    x: float = 0
    y: float = 0
    style: str = ""
    label: Message | None = None
    action: int | None = None
    why: Message | None = None
    aim: str = ""


class Box(Shape, frozen=True, kw_only=True):
    w: float
    h: float
    round: float = 0


class Disc(Shape, frozen=True, kw_only=True):
    r: float


class Line(Shape, frozen=True, kw_only=True):
    points: tuple[Point, ...]


class Area(Shape, frozen=True, kw_only=True):
    points: tuple[Point, ...]


class Text(Shape, frozen=True, kw_only=True):
    """Words or a number; `y` is the middle of the line."""

    text: Message | int | str
    size: float = 14
    anchor: Literal["start", "middle", "end"] = "middle"
    room: float = 0  # how wide it may be: longer words are drawn smaller, then cut; 0: any width


class Sprite(Shape, frozen=True, kw_only=True):
    """A picture from the sprite sheet of the game; `glyph` stands for it where only text is."""

    name: str
    w: float
    h: float
    turn: float = 0  # degrees clockwise about its centre
    glyph: str = ""


class Group(Shape, frozen=True, kw_only=True):
    """One thing made of several shapes: it moves, glows and is clicked as one."""

    w: float
    h: float
    parts: tuple[Shape, ...]


class Button(Shape, frozen=True, kw_only=True):
    """A choice that has no place on the table: pass, end the turn, a bid."""

    text: Message


class Shot(Shape, frozen=True, kw_only=True):
    """Dials to be turned at a place: aim, power. The action is packed from their positions.

    With `field` the last two dials are the place itself: `field` is where it is with both at
    their low and with both at their high end. `ghost` is drawn there, around its origin and turned
    by the first dial; a thing with its id is not drawn meanwhile. Nobody is shown the way ahead
    beyond `sight`: left, top, width, height. `start` is the action at which the dials stand at
    first; without it they stand in their middle.
    """

    dials: tuple[Dial, ...]
    start: int | None = None
    field: tuple[Point, Point] | None = None
    ghost: Shape | None = None
    sight: tuple[float, float, float, float] | None = None


class Flow(msgspec.Struct, frozen=True, kw_only=True):
    """Things that stand side by side in cells of one size: plaques, a hand of cards, trays.

    The reader chooses the columns. `count` is how many there is room for, always: where there are
    more they move together, where there are fewer their room stays free.
    """

    cell: Point  # width and height of the largest thing there may ever be
    count: int
    gap: float = 6


class Panel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of the table, with coordinates of its own; the reader finds room for it.

    It is declared for a game, its seats and the viewer, and stays the same as long as they do: so
    nothing jumps. Its words are `panel-NAME` in the Fluent files. It has a `window` (left, top,
    width and height of what is seen of its coordinates) or a `flow`, whose things lose their x and
    y. Laid on its side it swaps across and down: lines and areas turn, while every other thing
    stays upright about its middle (no dials, no ways of nature there). Nothing in it is the ground
    or a frame around everything: those are the reader's.
    """

    name: str
    part: Literal["board", "hand", "aside"] = "board"  # how much it matters that it is large
    window: tuple[float, float, float, float] | None = None
    flow: Flow | None = None
    turns: bool = False  # a window that may be laid on its side where that makes it larger
    folds: bool = False  # may wait behind a tab where there is no room
    holds: Literal["", "roll"] = ""  # what the page shows there: the last roll, in 3D


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """All that lies on the table for one viewer: shapes from the ground up, panel after panel.

    `counts` says how many of the shapes lie in each panel; those after them are buttons.
    """

    panels: tuple[Panel, ...]
    counts: tuple[int, ...]
    shapes: tuple[Shape, ...]

    def parts(self) -> Iterator[tuple[Panel, tuple[Shape, ...]]]:
        """Each panel with what lies in it."""
        start = 0
        for panel, count in zip(self.panels, self.counts, strict=True):
            yield panel, self.shapes[start : start + count]
            start += count

    def everything(self) -> Iterator[Shape]:
        """All shapes, also those inside groups."""
        return _unfold(self.shapes)

    def clickable(self) -> list[Shape]:
        """What can be clicked, in the order in which it is drawn."""
        return [shape for shape in self.everything() if shape.action is not None]

    def dials(self) -> list[Dial]:
        return [
            dial for shape in self.everything() if isinstance(shape, Shot) for dial in shape.dials
        ]


def _unfold(shapes: tuple[Shape, ...]) -> Iterator[Shape]:
    for shape in shapes:
        yield shape
        if isinstance(shape, Group):
            yield from _unfold(shape.parts)
