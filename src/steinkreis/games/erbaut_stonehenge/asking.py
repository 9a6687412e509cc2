"""What is asked, in words: the same for everybody, so nothing of a hand is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.core.message import Message, Seat
from steinkreis.games.erbaut_stonehenge.drawing import takeable
from steinkreis.games.erbaut_stonehenge.politics import has_targets
from steinkreis.games.erbaut_stonehenge.questions import (
    DISCARD,
    PAY,
    PILE,
    POLITICS,
    PROJECT,
    SITE,
    TAKE,
)
from steinkreis.kit.stonehenge import FIRST_TRILITH

if TYPE_CHECKING:
    from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge

NAMES = {PROJECT: "ask-project", SITE: "ask-site", POLITICS: "ask-politics"}


def question(state: ErbautStonehenge) -> Message:
    """The question to the seat that is asked."""
    who = Seat(int(state.turn))
    if state.phase == PAY:
        return Message("ask-pay", who=who, victim=Seat(int(state.target)))
    if state.phase == DISCARD:
        count = len(state.hands[state.target]) - state.options.hand
        return Message("ask-discard", who=who, count=count)
    if state.phase == TAKE:
        return Message(_taking(state), who=who)
    name = NAMES[int(state.phase)]
    if (state.phase == PROJECT or state.phase == SITE) and has_targets(state):
        name += "-or-sabotage"
    return Message(name, who=who)


def _taking(state: ErbautStonehenge) -> str:
    """Which cards may be taken, all can see."""
    able = takeable(state)
    if PILE in able:
        return "ask-take"
    return "ask-take-trilith" if able[0] >= FIRST_TRILITH else "ask-take-open"
