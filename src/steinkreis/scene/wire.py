"""A scene as it travels: JSON with messages as {id, args}, seats as {seat}."""

from __future__ import annotations

import msgspec

from steinkreis.core.dial import Dial
from steinkreis.core.message import Message, Seat
from steinkreis.scene.shapes import Scene


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
    return _encoder.encode(thing)
