"""A finished game, picture by picture."""

from __future__ import annotations

from typing import Any

import msgspec

from steinkreis.core.message import Message
from steinkreis.core.state import PUBLIC, State
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
    state: State = game.start(record.setup)
    found = []
    if first == 0 < last:
        found.append(ReplayFrame(game.scene(state, PUBLIC), [], state.actor, -1))
    for index, action in enumerate(record.actions[: max(0, last - 1)], 1):
        if index < first:
            state.apply(action)
            continue
        before = state.copy()
        state.apply(action)
        lines = game.tale(before, action, state, PUBLIC)
        trace = record.extras.get(str(index - 1))
        scene = game.scene(state, PUBLIC)
        found.append(ReplayFrame(scene, lines, state.actor, before.actor, trace))
    return found
