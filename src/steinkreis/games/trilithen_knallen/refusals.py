"""Why an answer is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.core.message import Message
from steinkreis.games.trilithen_knallen.questions import (
    CARD,
    DIRECTION,
    DISCARD,
    FLIP,
    LIFT,
    LOOK,
    SKIP,
    STAY,
    STOP,
    SWAP,
)

if TYPE_CHECKING:
    from steinkreis.games.trilithen_knallen.rules import TrilithenKnallen


def why_not(state: TrilithenKnallen, action: int) -> Message:
    """The reason, for an answer that is not legal."""
    phase = state.phase
    if phase == CARD and action < SKIP:
        is_held = 2 * action in state.hands[state.racer]
        return Message("refused-taken" if is_held else "refused-not-in-hand")
    if phase == CARD and action == SKIP:
        return Message("refused-must-play")
    if phase == DISCARD and action < SKIP:
        return Message("refused-not-in-hand")
    if phase == LIFT:
        return Message("refused-trilith")
    if phase == DIRECTION and action <= STAY:
        return Message("refused-stay" if action == STAY else "refused-no-run")
    if phase == FLIP and action == STOP:
        return Message("refused-stop")
    if phase in (FLIP, LOOK) and action < state.display.places:
        return Message("refused-open")
    if phase == SWAP and action < state.display.places:
        return Message("refused-itself")
    return Message("refused")
