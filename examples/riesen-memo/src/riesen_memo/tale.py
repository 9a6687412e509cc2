"""What happened, line by line, and who won."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.kit.winning import leaders, verdict

from .names import sign_name
from .rules import SHOW, UNKNOWN, RiesenMemo


def tell(before: RiesenMemo, action: int, after: RiesenMemo) -> list[Message]:
    """The lines for the log; a stone that nobody knew is told of when chance has said its sign."""
    who = Seat(before.turn)
    place = before.open[-1] if before.phase == SHOW else action
    sign = after.sign[place]
    if sign == UNKNOWN:
        return []
    lines = [Message("log-turned", who=who, place=place + 1, sign=sign_name(sign))]
    if after.scores() != before.scores():
        lines.append(Message("log-took", who=who, sign=sign_name(sign)))
    return lines


def judge(state: RiesenMemo) -> list[Message]:
    """Who won, and with how many pairs."""
    pairs = state.scores()
    return [verdict(leaders(pairs), max(pairs))]
