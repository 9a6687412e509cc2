"""How nature moved things, as it is shown: what a trace from elsewhere must look like.

The rules never read it, so a record replays with any trace; but whoever looks at the record is
shown it.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from steinkreis.core.state import CHANCE
from steinkreis.game.game import AnyGame
from steinkreis.game.trouble import BadRecord

Word = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9 -]{0,39}$")]
Number = Annotated[float, Meta(ge=-1e6, le=1e6)]
Place = tuple[Number, Number]
Area = tuple[Number, Number, Number, Number]
Painted = tuple[Number, Number, Number, Number, Word]
Pose = tuple[Number, Number, Number, Number, Number]
Box = tuple[Number, Number, Number, Number, Number, Number, Number, Word]
MOST_POINTS = 5_000
MOST_THINGS = 100


class Solid(msgspec.Struct, forbid_unknown_fields=True):
    """What stood around what rolled, in three dimensions."""

    thing: Word
    wheel: Place
    style: Word
    unit: Number
    ground: Area
    areas: Annotated[list[Painted], Meta(max_length=MOST_THINGS)]
    boxes: Annotated[list[Box], Meta(max_length=MOST_THINGS)]


class Trace(msgspec.Struct, forbid_unknown_fields=True):
    seconds: Annotated[float, Meta(ge=0, le=600)]
    paths: Annotated[
        dict[Word, Annotated[list[Place], Meta(max_length=MOST_POINTS)]],
        Meta(max_length=MOST_THINGS),
    ]
    pose: Annotated[list[Pose], Meta(max_length=MOST_POINTS)] = []
    solid: Solid | None = None


def check_traces(game: AnyGame, actors: list[int], traces: dict[str, Any]) -> None:
    """BadRecord unless each belongs to an answer of nature, and looks like a trace."""
    for index, trace in traces.items():
        is_number = index.isascii() and index.isdigit() and str(int(index)) == index
        if not is_number or int(index) >= len(actors) or actors[int(index)] != CHANCE:
            raise BadRecord(f"extra {index[:20]!r} belongs to no answer of chance")
        if game.nature is None:
            raise BadRecord(f"nothing in {game.name} is moved by nature")
        try:
            msgspec.convert(trace, Trace)
        except msgspec.ValidationError as error:
            raise BadRecord(f"extra {index} is not a trace: {error}") from None
