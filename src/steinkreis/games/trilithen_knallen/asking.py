"""What is asked, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from steinkreis.core.message import Message, Seat
from steinkreis.games.trilithen_knallen.material import owner_of
from steinkreis.games.trilithen_knallen.questions import (
    CARD,
    COVER,
    DIRECTION,
    DISCARD,
    FLIP,
    KEEP,
    LIFT,
    LOOK,
    PLACE,
    SWAP,
)
from steinkreis.kit.stonehenge import colour_message, number

if TYPE_CHECKING:
    from steinkreis.games.trilithen_knallen.rules import TrilithenKnallen

NAMES: Final = {
    LIFT: "ask-lift",
    DIRECTION: "ask-direction",
    SWAP: "ask-swap",
    LOOK: "ask-look",
    KEEP: "ask-keep",
    DISCARD: "ask-discard",
}


def question(state: TrilithenKnallen) -> Message:
    """The open question, to whoever is asked."""
    who = Seat(state.actor)
    phase = int(state.phase)
    if phase == CARD:
        return Message("ask-opening" if state.is_opening() else "ask-card", who=who)
    if phase == PLACE:
        return Message("ask-place", who=who, number=number(int(state.card)))
    if phase == FLIP:
        return _flip(state, who)
    if phase == COVER:
        return Message("ask-cover-wrong" if state.is_wrong else "ask-cover", who=who)
    return Message(NAMES[phase], who=who)


def _flip(state: TrilithenKnallen, who: Seat) -> Message:
    spot = state.track.spots[state.runner]
    ahead = int(state.gap - min(state.steps, state.gap))
    target = int(state.track.behind_gap(spot, state.direction, ahead))
    return Message(
        "ask-flip",
        who=who,
        colour=colour_message(int(state.wanted())),
        left=int(state.needed - state.steps),
        whom=Seat(owner_of(state.seats, target)),
    )
