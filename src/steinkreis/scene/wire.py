"""A scene as it travels: JSON with messages as {id, args}, seats as {seat}."""

from __future__ import annotations

import json
from functools import lru_cache

import msgspec

from steinkreis.core.dial import Dial
from steinkreis.core.message import Message, Seat
from steinkreis.scene.shapes import Group, Panel, Scene, Shape


def plain(thing: object) -> object:
    """What a message, seat or dial is in JSON."""
    if isinstance(thing, Message):
        return {"id": thing.id, "args": thing.args} if thing.args else {"id": thing.id}
    if isinstance(thing, Seat):
        return {"seat": thing.index}
    if isinstance(thing, Dial):
        return {"name": thing.name, "steps": thing.steps, "low": thing.low, "high": thing.high}
    raise TypeError(f"{type(thing).__name__} does not travel")


_encoder = msgspec.json.Encoder(enc_hook=plain, order="deterministic")


def encode(thing: Scene | Message | list[Message] | None) -> bytes:
    if isinstance(thing, Scene):
        return framed(thing, pieces(thing.shapes))
    return _encoder.encode(thing)


def framed(scene: Scene, shapes: list[bytes], *, with_panels: bool = True) -> bytes:
    """The scene with these for its shapes; whoever has its panels need not be told them again."""
    panels = b'"panels":%b,' % _panels(scene.panels) if with_panels else b""
    counts = b",".join([b"%d" % count for count in scene.counts])
    return b'{%b"counts":[%b],"shapes":[%b]}' % (panels, counts, b",".join(shapes))


@lru_cache(256)
def _panels(panels: tuple[Panel, ...]) -> bytes:
    """The panels in JSON; they are the same all through a game."""
    return _encoder.encode(panels)


def pieces(shapes: tuple[Shape, ...]) -> list[bytes]:
    """The shapes in JSON, kept with them: games draw many a shape once and lay it out again."""
    try:
        return [shape.__dict__["json"] for shape in shapes]
    except KeyError:
        return [_piece(shape) for shape in shapes]


def _piece(shape: Shape) -> bytes:
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
