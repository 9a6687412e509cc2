"""What happened, line by line, and whether it was enough."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.games.rollende_steine.book import entry
from steinkreis.games.rollende_steine.material import GATES, WEAK_PUSHES
from steinkreis.games.rollende_steine.questions import PLACE, PUSH, ROLLING
from steinkreis.games.rollende_steine.rules import NONE, RollendeSteine
from steinkreis.games.rollende_steine.sketch import BITS, SHORT, SPENT


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
    gates = [Message("gate", gate=k + 1) for k in range(GATES) if (action - SPENT) & BITS[k]]
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


def judge(state: RollendeSteine) -> list[Message]:
    """The result, and everybody's fame."""
    row = entry(state)
    lines = [
        Message("verdict-fame", who=Seat(seat), gates=gates)
        for seat, gates in enumerate(state.scores())
        if state.seats > 1
    ]
    if row.is_won:
        return [*lines, Message("verdict-won", wheels=row.wheels, of=row.of)]
    return [*lines, Message("verdict-lost", gates=row.gates, wheels=row.wheels)]
