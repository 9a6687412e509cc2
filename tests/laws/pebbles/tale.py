"""What happened, line by line, and who won."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import HIDDEN

from .rules import PASS, PLAY, ROLL, Pebbles


def tell(before: Pebbles, action: int, after: Pebbles) -> list[Message]:
    """The lines for the log; `action` is HIDDEN where the viewer did not see it."""
    lines = [_told(before, action)]
    for seat in range(after.seats):
        pebbles = after.won[seat] - before.won[seat]
        if pebbles:
            lines.append(Message("log-took", who=Seat(seat), pebbles=pebbles))
    return lines


def _told(before: Pebbles, action: int) -> Message:
    who = Seat(before.turn)
    if before.phase == ROLL:
        return Message("log-rolled", pebbles=action + 1)
    if before.phase == PLAY:
        if action == PASS:
            return Message("log-passed", who=who)
        return Message("log-played", who=who, card=action + 1)
    if action == HIDDEN:
        return Message("log-drew", who=who)
    return Message("log-drew-card", who=who, card=action + 1)


def judge(state: Pebbles) -> list[Message]:
    """Who won; the pebbles lie open, so nothing needs explaining."""
    best = max(state.won)
    winners = [Seat(seat) for seat in range(state.seats) if state.won[seat] == best]
    name = "verdict-won" if len(winners) == 1 else "verdict-shared"
    return [Message(name, who=winners, pebbles=best)]
