"""What is asked, in words: the same for everybody, so nothing of a dolmen's value is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.core.message import Message, Seat
from steinkreis.games.dolmengoetter.questions import ASKS, BUILD, GO, REVEAL

if TYPE_CHECKING:
    from steinkreis.games.dolmengoetter.rules import Dolmengoetter


def question(state: Dolmengoetter) -> Message:
    """The question to the seat that is asked, or what is said while dolmens are turned over."""
    if state.phase == REVEAL:
        return Message("ask-reveal")
    who = Seat(state.actor)
    if state.phase == BUILD:
        right = state.rights[0]
        name = "ask-build-top" if right.on_top else "ask-build-under"
        return Message(name, who=who, circle=int(right.circle) + 1)
    if state.phase == GO:
        return Message("ask-fly" if state.ground.is_lying(state.acting) else "ask-walk", who=who)
    return Message(f"ask-{ASKS[state.phase].name}", who=who)
