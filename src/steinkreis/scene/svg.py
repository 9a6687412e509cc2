"""Reads a scene as one SVG picture with its sprites and theme inside."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

from steinkreis.core.message import Message
from steinkreis.scene.shapes import (
    Area,
    Box,
    Disc,
    Group,
    Line,
    Panel,
    Point,
    Scene,
    Shape,
    Shot,
    Sprite,
    Text,
)

Say = Callable[[Message], str]

LETTER = 0.5  # how wide a letter is, of its size
COLUMN, GAP = 390.0, 8.0  # how wide the column beside the boards may be, what lies between panels


def svg(scene: Scene, say: Say, *, name: str, sprites: str = "", theme: str = "") -> str:
    """The scene as an SVG document; buttons have no place on the table and are left out."""
    spots, (width, height) = _arranged(scene)
    body = "\n".join(_panel(spot, say) for spot in spots)
    size = f'viewBox="0 0 {_n(width)} {_n(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class={quoteattr("scene " + name)} {size}>'
        f"<style>{escape(theme)}</style>{_inside(sprites)}\n"
        f'<rect class="table" width="{_n(width)}" height="{_n(height)}"/>\n{body}\n</svg>'
    )


@dataclass(frozen=True)
class Spot:
    """A panel with its place in the picture, and the places of its things in its window."""

    panel: Panel
    x: float
    y: float
    window: tuple[float, float, float, float]
    things: list[tuple[Shape, Point]]


def _arranged(scene: Scene) -> tuple[list[Spot], Point]:
    """The boards on the left, everything else beside them; and the size of it all.

    What the page itself shows is left out.
    """
    shown = [(panel, shapes) for panel, shapes in scene.parts() if not panel.holds]
    boards = _column([one for one in shown if one[0].part == "board"], GAP)
    right = max((spot.x + spot.window[2] + GAP for spot in boards), default=GAP)
    spots = boards + _column([one for one in shown if one[0].part != "board"], right)
    width = max((spot.x + spot.window[2] for spot in spots), default=0.0)
    height = max((spot.y + spot.window[3] for spot in spots), default=0.0)
    return spots, (width + GAP, height + GAP)


def _column(panels: list[tuple[Panel, tuple[Shape, ...]]], left: float) -> list[Spot]:
    """Panels one below the other."""
    spots: list[Spot] = []
    y = GAP
    for panel, shapes in panels:
        window, points = _laid(panel, len(shapes))
        spots.append(Spot(panel, left, y, window, list(zip(shapes, points, strict=True))))
        y += window[3] + GAP
    return spots


def _laid(panel: Panel, count: int) -> tuple[tuple[float, float, float, float], list[Point]]:
    """The window of a panel, and by how much each of its things is moved in it."""
    if panel.window is not None:
        return panel.window, [(0.0, 0.0)] * count
    assert panel.flow is not None, "a panel has a window or a flow"
    (width, height), gap = panel.flow.cell, panel.flow.gap
    rows = math.ceil(count / max(1, int((COLUMN + gap) // (width + gap))))
    columns = math.ceil(count / max(1, rows))  # as even as can be
    points = [
        ((width + gap) * (k % columns), (height + gap) * (k // columns)) for k in range(count)
    ]
    return (0.0, 0.0, (width + gap) * columns - gap, (height + gap) * rows - gap), points


def _panel(spot: Spot, say: Say) -> str:
    left, top, width, height = spot.window
    place = f'x="{_n(spot.x)}" y="{_n(spot.y)}" width="{_n(width)}" height="{_n(height)}"'
    view = f'viewBox="{_n(left)} {_n(top)} {_n(width)} {_n(height)}" overflow="visible"'
    title = escape(say(Message(f"panel-{spot.panel.name}")))
    things = "\n".join(_moved(_draw(shape, say), point) for shape, point in spot.things)
    name = quoteattr(spot.panel.name)
    return f"<svg data-panel={name} {place} {view}><title>{title}</title>\n{things}\n</svg>"


def _moved(drawn: str, by: Point) -> str:
    return f'<g transform="translate({_n(by[0])} {_n(by[1])})">{drawn}</g>' if any(by) else drawn


def _inside(sprites: str) -> str:
    """The sprite sheet without its XML declaration, fit to stand inside another SVG."""
    return sprites[sprites.index("<svg") :] if "<svg" in sprites else ""


def _draw(shape: Shape, say: Say) -> str:
    attributes = _common(shape)
    title = f"<title>{escape(say(shape.label))}</title>" if shape.label is not None else ""
    if isinstance(shape, Group):
        move = f'transform="translate({_n(shape.x)} {_n(shape.y)})"'
        parts = "".join(_draw(part, say) for part in shape.parts)
        return f"<g {attributes} {move}>{title}{parts}</g>"
    if isinstance(shape, Box):
        place = f'x="{_n(shape.x)}" y="{_n(shape.y)}" width="{_n(shape.w)}" height="{_n(shape.h)}"'
        return f'<rect {attributes} {place} rx="{_n(shape.round)}">{title}</rect>'
    if isinstance(shape, Disc):
        place = f'cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="{_n(shape.r)}"'
        return f"<circle {attributes} {place}>{title}</circle>"
    if isinstance(shape, Line):
        return f'<polyline {attributes} points="{_points(shape.points)}">{title}</polyline>'
    if isinstance(shape, Area):
        return f'<polygon {attributes} points="{_points(shape.points)}">{title}</polygon>'
    if isinstance(shape, Sprite):
        return _sprite(shape, attributes, title)
    if isinstance(shape, Text):
        return _text(shape, attributes, title, say)
    return _aim(shape, attributes) if isinstance(shape, Shot) else ""


def _sprite(shape: Sprite, attributes: str, title: str) -> str:
    place = f'x="{_n(shape.x)}" y="{_n(shape.y)}" width="{_n(shape.w)}" height="{_n(shape.h)}"'
    if shape.turn:
        middle = f"{_n(shape.x + shape.w / 2)} {_n(shape.y + shape.h / 2)}"
        place += f' transform="rotate({_n(shape.turn)} {middle})"'
    return f"<use {attributes} href={quoteattr('#' + shape.name)} {place}>{title}</use>"


def _text(shape: Text, attributes: str, title: str, say: Say) -> str:
    words = say(shape.text) if isinstance(shape.text, Message) else str(shape.text)
    place = f'x="{_n(shape.x)}" y="{_n(shape.y)}" font-size="{_n(shape.size)}"'
    anchor = f'text-anchor="{shape.anchor}" dominant-baseline="central"'
    if 0 < shape.room < LETTER * shape.size * len(words):
        anchor += f' textLength="{_n(shape.room)}" lengthAdjust="spacingAndGlyphs"'
    return f"<text {attributes} {place} {anchor}>{title}{escape(words)}</text>"


def _aim(shape: Shot, attributes: str) -> str:
    place = f'cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="22"'
    return f'<circle {attributes} {place} fill="none" stroke="currentColor"></circle>'


def _common(shape: Shape) -> str:
    words = [type(shape).__name__.lower(), *shape.style.split()]
    if shape.action is not None:
        words.append("can")
    name = f"id={quoteattr(shape.id)} " if shape.id else ""
    return f"{name}class={quoteattr(' '.join(words))}"


def _points(points: tuple[Point, ...]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")
