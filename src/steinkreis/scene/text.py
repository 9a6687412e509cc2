"""Reads a scene as characters, for a terminal."""

from __future__ import annotations

import math
from collections.abc import Callable

from steinkreis.core.message import Message
from steinkreis.scene.shapes import (
    COLOURS,
    Box,
    Button,
    Disc,
    Flow,
    Group,
    Panel,
    Point,
    Scene,
    Shape,
    Sprite,
    Text,
)

Say = Callable[[Message], str]

UNITS = (6.0, 12.0)  # of the scene, in one character: across and down
LONGEST = 84  # characters in a row of things
ANSI = dict(zip(COLOURS, (97, 93, 33, 91, 35, 94, 32, 37, 90, 33), strict=True))


class Canvas:
    """A sheet of characters, each with a colour word."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self.colours = [[""] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str, colour: str = "") -> None:
        if not 0 <= row < len(self.letters):
            return
        for k, letter in enumerate(text):
            if 0 <= column + k < len(self.letters[row]):
                self.letters[row][column + k] = letter
                self.colours[row][column + k] = colour

    def frame(self, left: int, top: int, right: int, bottom: int, *, is_lit: bool) -> None:
        across, down, corners = ("═", "║", "╔╗╚╝") if is_lit else ("─", "│", "╭╮╰╯")
        for row in range(top, bottom + 1):
            self.put(left, row, down + " " * (right - left - 1) + down)
        self.put(left, top, corners[0] + across * (right - left - 1) + corners[1])
        self.put(left, bottom, corners[2] + across * (right - left - 1) + corners[3])

    def lines(self, *, in_colour: bool) -> list[str]:
        rows = zip(self.letters, self.colours, strict=True)
        return [_line(letters, colours, in_colour) for letters, colours in rows]


def text(scene: Scene, say: Say, *, in_colour: bool = False) -> str:
    """The table as lines of text, panel below panel, empty lines left out.

    What can be clicked has a double frame.
    """
    lines: list[str] = []
    for panel, shapes in scene.parts():
        lines += _sheet(panel, shapes, say).lines(in_colour=in_colour)
    return "\n".join(line for line in lines if line.strip())


def _sheet(panel: Panel, shapes: tuple[Shape, ...], say: Say) -> Canvas:
    """What lies in a panel; things that flow stand in rows."""
    if panel.window is not None:
        left, top, width, height = panel.window
        points = [(-left, -top)] * len(shapes)
    else:
        assert panel.flow is not None, "a panel has a window or a flow"
        width, height = _cell(panel.flow)
        rows = math.ceil(len(shapes) / max(1, int(LONGEST * UNITS[0] // width)))
        columns = math.ceil(len(shapes) / max(1, rows))  # as even as can be
        points = [(width * (k % columns), height * (k // columns)) for k in range(len(shapes))]
        width, height = width * columns, height * rows
    canvas = Canvas(round(width / UNITS[0]) + 1, round(height / UNITS[1]) + 1)
    for shape, (dx, dy) in zip(shapes, points, strict=True):
        _draw(canvas, shape, dx, dy, say)
    return canvas


def _cell(flow: Flow) -> Point:
    """The room for one thing, in units of whole characters, so that all look alike."""
    across = math.ceil((flow.cell[0] + flow.gap) / UNITS[0])
    down = math.ceil(flow.cell[1] / UNITS[1]) + 1
    return across * UNITS[0], down * UNITS[1]


def _draw(canvas: Canvas, shape: Shape, dx: float, dy: float, say: Say) -> None:
    x, y = dx + shape.x, dy + shape.y
    if isinstance(shape, Group):
        for part in shape.parts:
            _draw(canvas, _lit(part) if shape.action is not None else part, x, y, say)
    elif isinstance(shape, Box) and "well" not in shape.style.split():
        left, top = _column(x), _row(y)
        right, bottom = _column(x + shape.w), _row(y + shape.h)
        if right - left > 1 and bottom - top > 1:
            canvas.frame(left, top, right, bottom, is_lit=shape.action is not None)
    elif isinstance(shape, Disc):
        canvas.put(_column(x), _row(y), "●", _colour(shape))
    elif isinstance(shape, Sprite):
        _centred(canvas, x + shape.w / 2, y + shape.h / 2, shape.glyph, _colour(shape))
    elif isinstance(shape, Text):
        words = say(shape.text) if isinstance(shape.text, Message) else str(shape.text)
        _anchored(canvas, x, y, words, shape)


def _lit(part: Shape) -> Shape:
    """A frame inside a clickable group is lit like the group."""
    if isinstance(part, Box):
        return Box(x=part.x, y=part.y, w=part.w, h=part.h, style=part.style, action=0)
    return part


def _centred(canvas: Canvas, x: float, y: float, words: str, colour: str) -> None:
    canvas.put(round(x / UNITS[0] - len(words) / 2 + 0.01), _row(y), words, colour)


def _anchored(canvas: Canvas, x: float, y: float, words: str, shape: Text) -> None:
    shift = {"start": 0.0, "middle": len(words) / 2, "end": float(len(words))}[shape.anchor]
    canvas.put(round(x / UNITS[0] - shift + 0.01), _row(y), words, _colour(shape))


def _column(x: float) -> int:
    return round(x / UNITS[0])


def _row(y: float) -> int:
    return int(y / UNITS[1])


def _colour(shape: Shape) -> str:
    return next((word for word in shape.style.split() if word in COLOURS), "")


def _line(letters: list[str], colours: list[str], in_colour: bool) -> str:
    if not in_colour:
        return "".join(letters).rstrip()
    line = "".join(
        f"\x1b[1;{ANSI[colour]}m{letter}\x1b[0m" if colour else letter
        for letter, colour in zip(letters, colours, strict=True)
    )
    return line.rstrip()


def choices(scene: Scene, say: Say) -> list[tuple[int, str]]:
    """What can be clicked, as (action, words), buttons last."""
    shapes = scene.clickable()
    shapes.sort(key=lambda shape: isinstance(shape, Button))
    return [(shape.action, _words(shape, say)) for shape in shapes if shape.action is not None]


def _words(shape: Shape, say: Say) -> str:
    if isinstance(shape, Button):
        return say(shape.text)
    return say(shape.label) if shape.label is not None else shape.id
