"""What is asked, in words: the same for everybody, so nothing of a hand is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.core.message import Message, Seat
from steinkreis.games.erbaut_stonehenge.politics import has_targets
from steinkreis.games.erbaut_stonehenge.questions import DISCARD, PAY, POLITICS, PROJECT, SITE, TAKE

if TYPE_CHECKING:
    from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge

NAMES = {PROJECT: "ask-project", SITE: "ask-site", TAKE: "ask-take", POLITICS: "ask-politics"}


def question(state: ErbautStonehenge) -> Message:
    """The question to the seat that is asked."""
    who = Seat(int(state.turn))
    if state.phase == PAY:
        return Message("ask-pay", who=who, victim=Seat(int(state.target)))
    if state.phase == DISCARD:
        count = len(state.hands[state.target]) - state.options.hand
        return Message("ask-discard", who=who, count=count)
    name = NAMES[int(state.phase)]
    if (state.phase == PROJECT or state.phase == SITE) and has_targets(state):
        name += "-or-sabotage"
    return Message(name, who=who)
