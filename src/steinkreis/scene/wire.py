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
    if not message.json:
        if message.args:
            args = ",".join([f'"{name}":{_arg(arg)}' for name, arg in message.args.items()])
            message.json = f'{{"id":"{message.id}","args":{{{args}}}}}'
        else:
            message.json = f'{{"id":"{message.id}"}}'
    return message.json


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
    text: list[bytes] = []
    put(text, scene, shapes, with_panels=with_panels)
    return b"".join(text)


def put(text: list[bytes], scene: Scene, shapes: list[bytes], *, with_panels: bool) -> None:
    """Add the same to a text, in pieces to be joined."""
    text.append(b"{")
    if with_panels:
        text += (b'"panels":', _panels(scene.panels), b",")
    text += (b'"counts":', _counts(scene.counts), b',"shapes":[', b",".join(shapes), b"]}")


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
        self._spelt: dict[bytes, i64] = {}  # the places of those that were drawn right now

    @property
    def numbers(self) -> list[bytes]:
        """What is said where nothing is new."""
        return _numbers(len(self.shapes))

    def since(self, before: Laid, past: Laid) -> list[bytes]:
        """Each shape as the number of its place before, or in JSON if it was not there.

        The places of the picture before that one, `past`, are counted on: what can be clicked
        in one question, and not in the next, comes back with the third.
        """
        old, older = before.shapes, past.shapes
        count: i64 = len(old)
        count_then: i64 = len(older)
        known = _numbers(count + count_then)
        place: i64 = 0  # where the next one is expected
        place_then: i64 = 0  # and where in the picture before that
        news: list[bytes] = []
        for index, shape in enumerate(self.shapes):
            if place < count and old[place] is shape:
                news.append(known[place])
                place += 1
                if place_then < count_then and older[place_then] is shape:
                    place_then += 1
                continue
            if place_then >= count_then or older[place_then] is not shape:
                found = _place(old, shape)
                if found >= 0:
                    news.append(known[found])
                    place = found + 1
                    continue
                place_then = _place(older, shape)
            if place_then >= 0:
                news.append(known[count + place_then])
            else:
                news.append(shape.__dict__.get("json") or self._spell(index, before, past))
                place_then = place
            place += 1
            place_then += 1
        return news

    def _spell(self, index: i64, before: Laid, past: Laid) -> bytes:
        """Of what was drawn right now the JSON is made, and compared."""
        text = piece(self.shapes[index])
        self._spelt[text] = index
        count = len(before.shapes)
        if text in before._spelt:
            return _numbers(count)[before._spelt[text]]
        if text in past._spelt:
            return _numbers(count + len(past.shapes))[count + past._spelt[text]]
        return text


NOTHING = Laid(())


def _place(shapes: tuple[Shape, ...], shape: Shape) -> i64:
    """Where the shape lies, or -1."""
    count: i64 = len(shapes)
    for place in range(count):
        if shapes[place] is shape:
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
