"""The questions of the game and what the answers to them mean."""

from __future__ import annotations

from typing import Final

from steinkreis.core.ask import Ask, dialled, thrown
from steinkreis.core.dial import Dial, unpack
from steinkreis.games.rollende_steine.material import BAR_DIALS, BARS, COLOURS, GATES, PUSH_DIALS
from steinkreis.games.rollende_steine.sketch import SHORT, SPENT
from steinkreis.kit.bits import members

PREPARE: Final = 0  # lay or move a bar, or go on to the push?
PLACE: Final = 1  # where does the bar go? Dials
PUSH: Final = 2  # the push: dials
ROLLING: Final = 3  # chance, or rather physics: what became of the wheel

# Answers to PREPARE:
ROLL: Final = 0
LAY: Final = 1
MOVE: Final = 2  # + the bar


ASKS: Final = [
    Ask("prepare", MOVE + COLOURS * BARS),
    dialled("place", BAR_DIALS),
    dialled("push", PUSH_DIALS),
    thrown("rolling", SPENT + (1 << GATES)),
]


def notation(phase: int, action: int) -> str:
    """lay, move3, roll; bar@30,40.5/90; push-90*70@50,6; short, spent, gates135."""
    if phase == PREPARE:
        return "roll" if action == ROLL else "lay" if action == LAY else f"move{action - MOVE + 1}"
    if phase == PLACE:
        turn, x, y = _values(action, BAR_DIALS)
        return f"bar@{x:g},{y:g}/{turn:g}"
    if phase == PUSH:
        aim, power, x, y = _values(action, PUSH_DIALS)
        return f"push{aim:.1f}*{power:g}@{x:.1f},{y:.1f}"
    if action <= SPENT:
        return "short" if action == SHORT else "spent"
    return "gates" + "".join([str(gate + 1) for gate in members(action - SPENT)])


def _values(action: int, dials: list[Dial]) -> list[float]:
    steps = unpack(action, [dial.steps for dial in dials])
    return [dial.value(step) for dial, step in zip(dials, steps)]
