"""What happened, line by line, whether it was enough, and what the book notes."""

from __future__ import annotations

from zlib import crc32

from steinkreis.core.message import Message, Seat
from steinkreis.game.game import Entry, Source
from steinkreis.game.setup import Setup
from steinkreis.games.rollende_steine.material import COURSES, OWN, WEAK_PUSHES
from steinkreis.games.rollende_steine.questions import PLACE, PUSH, ROLLING
from steinkreis.games.rollende_steine.rules import NONE, RollendeSteine
from steinkreis.games.rollende_steine.sketch import SHORT, SPENT
from steinkreis.kit.bits import members


def tell(before: RollendeSteine, action: int, after: RollendeSteine) -> list[Message]:
    """The lines for the log."""
    who = Seat(before.turn)
    if before.phase == PLACE:
        return [_placed(before, after, who)]
    if before.phase != ROLLING:
        return []
    if action == SHORT:
        if after.phase == PUSH and after.weak == before.weak + 1:
            return [Message("log-short", who=who)]
        return [Message("log-too-weak", who=who, pushes=WEAK_PUSHES)]
    gates = [Message("gate", gate=k + 1) for k in members(action - SPENT)]
    if not gates:
        return [Message("log-spent", who=who)]
    return [Message("log-gates", who=who, gates=gates, count=len(gates))]


def _placed(before: RollendeSteine, after: RollendeSteine, who: Seat) -> Message:
    if before.lifted == NONE:
        return Message("log-laid", who=who, left=after.bars[before.turn])
    owner = before.ground.bars[before.lifted].owner
    if owner == before.turn:
        return Message("log-moved", who=who)
    return Message("log-moved-other", who=who, owner=Seat(owner))


def reckon(state: RollendeSteine) -> list[Source]:
    """Everybody's fame, gate by gate."""
    return [
        Source(
            Message("source-gate", gate=gate + 1),
            [int(mark == seat) for seat in range(state.seats)],
        )
        for gate, mark in enumerate(state.marks)
    ]


def conclude(state: RollendeSteine) -> Message:
    """Why the game is over: all gates are done, or all wheels have rolled."""
    if state.is_won():
        return Message("verdict-won", wheels=state.spent, of=state.wheels())
    return Message("verdict-lost", gates=sum(state.scores()), wheels=state.spent)


def judge(state: RollendeSteine) -> list[Message]:
    """The result, and everybody's fame."""
    fame = state.scores()
    lines = [
        Message("verdict-fame", who=Seat(seat), gates=fame[seat])
        for seat in range(state.seats)
        if state.seats > 1
    ]
    return [*lines, conclude(state)]


def note(setup: Setup, state: RollendeSteine) -> Entry:
    """What the book says of a game: by course and wheels, more gates first, then fewer spent."""
    course = setup.options["course"]
    name = course.get("name", "") if isinstance(course, dict) else ""
    where = Message("course-own" if isinstance(course, dict) else f"option-course-{state.course}")
    gates = sum(state.scores())
    wheels = Message("book-wheels-of", wheels=state.spent, of=state.wheels())
    cells = {"course": name or where, "gates": gates, "wheels": wheels}
    return Entry(cells=cells, rank=(_place(state), state.wheels(), -gates, state.spent))


def _place(state: RollendeSteine) -> int:
    """Where a course stands in the book; own ones behind the others, each by itself."""
    if state.course != OWN:
        return list(COURSES).index(state.course)
    return len(COURSES) + crc32(repr(state.ground.gates).encode()) % 10**8
