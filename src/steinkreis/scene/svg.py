"""Reads a scene as one SVG picture with its sprites and theme inside."""

from __future__ import annotations

from collections.abc import Callable
from xml.sax.saxutils import escape, quoteattr

from steinkreis.core.message import Message
from steinkreis.scene.shapes import (
    Area,
    Box,
    Disc,
    Group,
    Line,
    Point,
    Scene,
    Shape,
    Shot,
    Sprite,
    Text,
)

Say = Callable[[Message], str]

LETTER = 0.5  # how wide a letter is, of its size


def svg(scene: Scene, say: Say, *, name: str, sprites: str = "", theme: str = "") -> str:
    """The scene as an SVG document; buttons have no place on the table and are left out."""
    body = "\n".join(_draw(shape, say) for shape in scene.shapes)
    size = f'viewBox="0 0 {_n(scene.width)} {_n(scene.height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class={quoteattr("scene " + name)} {size}>'
        f"<style>{theme}</style>{_inside(sprites)}\n{body}\n</svg>"
    )


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
    return f'<circle {attributes} cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="22"></circle>'


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
