"""A finished game, picture by picture."""

from __future__ import annotations

from typing import Any

import msgspec

from steinkreis.core.message import Message
from steinkreis.core.state import PUBLIC
from steinkreis.game.record import Record
from steinkreis.scene.shapes import Scene


class ReplayFrame(msgspec.Struct):
    """One position: what it looked like, what was told of the step to it, and by whom."""

    scene: Scene
    log: list[Message]
    actor: int
    mover: int
    trace: Any = None


def frames(record: Record, first: int, last: int) -> list[ReplayFrame]:
    """The positions from `first` up to `last`, as a spectator saw them; 0 is the beginning."""
    game = record.game
    found = []
    if first == 0 < last:
        start = record.at(0)
        found.append(ReplayFrame(game.scene(start, PUBLIC), [], start.actor, -1))
    for step in record.steps(max(0, first - 1), max(0, last - 1)):
        scene, lines = game.scene(step.after, PUBLIC), step.told(game, PUBLIC)
        found.append(ReplayFrame(scene, lines, step.after.actor, step.before.actor, step.trace))
    return found
