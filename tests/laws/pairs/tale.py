"""What happened, line by line, and who won."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat

from .rules import SHOW, UNKNOWN, Pairs


def tell(before: Pairs, action: int, after: Pairs) -> list[Message]:
    """The lines for the log; a card that was not known yet is told of when chance has said it."""
    who = Seat(before.turn)
    place = before.up[-1] if before.phase == SHOW else action
    face = after.faces[place]
    if face == UNKNOWN:
        return []
    lines = [Message("log-turned", who=who, place=place + 1, face=face + 1)]
    if after.scores() != before.scores():
        lines.append(Message("log-took", who=who))
    return lines


def judge(state: Pairs) -> list[Message]:
    """Who won."""
    pairs = state.scores()
    best = max(pairs)
    winners = [Seat(seat) for seat in range(state.seats) if pairs[seat] == best]
    name = "verdict-won" if len(winners) == 1 else "verdict-shared"
    return [Message(name, who=winners, pairs=best)]
