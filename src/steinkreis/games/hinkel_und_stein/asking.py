"""What is asked, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.core.message import Message, Seat
from steinkreis.games.hinkel_und_stein.names import kind_message
from steinkreis.games.hinkel_und_stein.questions import ASKS, REPLY, STONE, TILT

if TYPE_CHECKING:
    from steinkreis.games.hinkel_und_stein.holdings import Holdings


def question(state: Holdings) -> Message:
    """The question to the seat that is asked, or what is said while the plank tips."""
    if state.phase == TILT:
        return Message("ask-tilt")
    name, who = f"ask-{ASKS[state.phase].name}", Seat(state.actor)
    if state.phase == STONE:
        return Message(name, who=who, kind=kind_message(state.kind))
    if state.phase == REPLY:
        return Message(name, who=who, chief=Seat(int(state.chief)))
    return Message(name, who=who)
