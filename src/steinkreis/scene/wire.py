"""A scene as it travels: JSON with messages as {id, args}, seats as {seat}."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec
from mypy_extensions import i64

from steinkreis.core.dial import Dial
from steinkreis.core.message import Arg, Message, Seat
from steinkreis.scene.shapes import Group, Panel, Scene, Shape


def plain(thing: object) -> object:
    """What a message, seat or dial is in JSON."""
    if isinstance(thing, Message):
        return msgspec.Raw(said(thing))
    if isinstance(thing, Seat):
        return {"seat": thing.index}
    if isinstance(thing, Dial):
        return {"name": thing.name, "steps": thing.steps, "low": thing.low, "high": thing.high}
    raise TypeError(f"{type(thing).__name__} does not travel")


def said(message: Message) -> str:
    """A message in JSON: names are plain letters, so nothing in it has to be escaped."""
    if not message.args:
        return f'{{"id":"{message.id}"}}'
    args = ",".join([f'"{name}":{_arg(arg)}' for name, arg in message.args.items()])
    return f'{{"id":"{message.id}","args":{{{args}}}}}'


def _arg(arg: Arg) -> str:
    if isinstance(arg, Message):
        return said(arg)
    if isinstance(arg, Seat):
        return f'{{"seat":{arg.index}}}'
    if isinstance(arg, list):
        return "[" + ",".join([_arg(one) for one in arg]) + "]"
    return str(int(arg))


_encoder = msgspec.json.Encoder(enc_hook=plain, order="deterministic")


def encode(thing: object) -> bytes:
    if isinstance(thing, Scene):
        return framed(thing, pieces(thing.shapes))
    return _encoder.encode(thing)


def framed(scene: Scene, shapes: list[bytes], *, with_panels: bool = True) -> bytes:
    """The scene with these for its shapes; whoever has its panels need not be told them again."""
    panels = b'"panels":%b,' % _panels(scene.panels) if with_panels else b""
    return b'{%b"counts":%b,"shapes":[%b]}' % (panels, _counts(scene.counts), b",".join(shapes))


@lru_cache(256)
def _panels(panels: tuple[Panel, ...]) -> bytes:
    """The panels in JSON; they are the same all through a game."""
    return _encoder.encode(panels)


@lru_cache(4096)
def _counts(counts: tuple[int, ...]) -> bytes:
    return _encoder.encode(counts)


class Laid:
    """The shapes of a picture, so that the next one says only what is new.

    Games draw most shapes once and lay them out again, mostly in the same order: so one that lay
    there before is known by being the same object, and is found where it is expected.
    """

    def __init__(self, shapes: tuple[Shape, ...]) -> None:
        self.shapes = shapes
        self.numbers = _numbers(len(shapes))
        self._spelt: dict[bytes, bytes] = {}  # the numbers of those that were drawn right now

    def since(self, before: Laid) -> list[bytes]:
        """Each shape as the number of its place before, or in JSON if it was not there."""
        old, numbers = before.shapes, before.numbers
        count: i64 = len(old)
        expected: i64 = 0
        news: list[bytes] = []
        for index, shape in enumerate(self.shapes):
            place = expected if expected < count else -1
            if place < 0 or old[place] is not shape:
                place = _place(old, shape, place)
            if place >= 0:
                news.append(numbers[place])
                expected = place + 1
            else:
                news.append(shape.__dict__.get("json") or self._spell(index, before))
                expected += 1
        return news

    def _spell(self, index: int, before: Laid) -> bytes:
        """Of what was drawn right now the JSON is made, and compared."""
        text = piece(self.shapes[index])
        self._spelt[text] = self.numbers[index]
        return before._spelt.get(text, text)


def _place(old: tuple[Shape, ...], shape: Shape, expected: i64) -> i64:
    """Where the shape lay, or -1; what lies where it is expected may be the same thing, changed."""
    if expected >= 0 and shape.id and old[expected].id == shape.id:
        return -1
    count: i64 = len(old)
    for place in range(count):
        if old[place] is shape:
            return place
    return -1


@cache
def _numbers(count: int) -> list[bytes]:
    return [b"%d" % number for number in range(count)]


def pieces(shapes: Sequence[Shape]) -> list[bytes]:
    """The shapes in JSON."""
    return [piece(shape) for shape in shapes]


def piece(shape: Shape) -> bytes:
    """A shape in JSON, kept with it: games draw many a shape once and lay it out again."""
    kept: bytes | None = shape.__dict__.get("json")
    if kept is None:
        bare = shape
        if isinstance(shape, Group):
            parts = msgspec.Raw(b"[%b]" % b",".join(pieces(shape.parts)))
            bare = msgspec.structs.replace(shape, parts=parts)
        kept = shape.__dict__["json"] = _in_ascii(_encoder.encode(bare))
    return kept


def _in_ascii(text: bytes) -> bytes:
    """The same JSON with escapes: text and bytes of plain ASCII turn into each other at no cost."""
    return text if text.isascii() else json.dumps(json.loads(text), separators=(",", ":")).encode()
