"""Courses: the named ones, and those that players make themselves."""

from __future__ import annotations

import math
from typing import Final

from steinkreis.core.message import Message
from steinkreis.games.rollende_steine.ground import GateRow, touch
from steinkreis.games.rollende_steine.material import (
    BOARD,
    COURSES,
    GATES,
    GATES_END,
    HALF_GATE,
    HALF_PILLAR,
    OWN,
    RUN_UP_END,
)

LONGEST_NAME: Final = 40
LARGEST: Final = 1000  # a number that is still worth a look


class Course:
    """Five gates with a name; one of COURSES, or OWN."""

    def __init__(self, name: str, gates: list[GateRow]) -> None:
        self.name = name
        self.gates = gates


def named(name: str) -> Course:
    return Course(name, [(float(x), float(y), float(turn)) for x, y, turn in COURSES[name]])


def course_of(value: object) -> Course:
    """The course that an option names or describes; `complaint` has nothing against it."""
    if isinstance(value, str):
        return named(value)
    rows = _rows(value)
    if rows is None:
        raise ValueError("no course")
    return Course(OWN, [_gate(row) for row in rows])


def complaint(value: object) -> Message | None:
    """What is wrong with a course of one's own, or None.

    A course is `{"name": "…", "gates": [[x, y, turn], …]}`; the name may be missing.
    """
    rows = _rows(value)
    if rows is None:
        return Message("course-shape")
    if len(rows) != GATES:
        return Message("course-count", wanted=GATES, count=len(rows))
    for k in range(GATES):
        if not _is_gate(rows[k]):
            return Message("course-numbers", gate=k + 1)
    gates = [_gate(row) for row in rows]
    for k in range(GATES):
        if not _is_inside(gates[k]):
            return Message("course-outside", gate=k + 1)
    for k in range(GATES):
        for j in range(k):
            if _meet(gates[j], gates[k]):
                return Message("course-overlap", gate=j + 1, other=k + 1)
    return None


def _rows(value: object) -> list[object] | None:
    """The list of gates in what was given, where it has the right shape."""
    if not isinstance(value, dict) or not set(value) <= {"name", "gates"}:
        return None
    name = value.get("name", "?")
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
        return None
    if not name.isprintable():
        return None
    rows = value.get("gates")
    return list(rows) if isinstance(rows, list) else None


def _is_gate(row: object) -> bool:
    return isinstance(row, list) and len(row) == 3 and all(_is_number(part) for part in row)


def _is_number(thing: object) -> bool:
    if isinstance(thing, bool) or not isinstance(thing, (int, float)):
        return False
    return -LARGEST <= thing <= LARGEST


def _gate(row: object) -> GateRow:
    if not isinstance(row, list):
        raise ValueError("no gate")
    return float(row[0]), float(row[1]), float(row[2])


def _is_inside(gate: GateRow) -> bool:
    x, y, turn = gate
    c, s = abs(math.cos(math.radians(turn))), abs(math.sin(math.radians(turn)))
    across = HALF_GATE * c + HALF_PILLAR * s
    along = HALF_GATE * s + HALF_PILLAR * c
    return across <= x <= BOARD - across and RUN_UP_END + along <= y <= GATES_END - along


def _meet(one: GateRow, other: GateRow) -> bool:
    turn, other_turn = math.radians(one[2]), math.radians(other[2])
    return touch(
        other[0] - one[0], other[1] - one[1],
        math.cos(turn), math.sin(turn), HALF_GATE, HALF_PILLAR,
        math.cos(other_turn), math.sin(other_turn), HALF_GATE, HALF_PILLAR,
    )  # fmt: skip
