"""Why an answer is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.core.message import Message
from steinkreis.games.hidden_stones.questions import END, PASS, PAY, SCORE, TURN

if TYPE_CHECKING:
    from steinkreis.games.hidden_stones.rules import HiddenStones


def why_not(state: HiddenStones, action: int) -> Message:
    """The reason, for an answer that is not legal."""
    if state.phase == PAY:
        return Message("refused-not-in-hand")
    if state.phase != TURN:
        return Message("refused")
    if action < END:
        return Message("refused-no-card")
    if action == PASS:
        return Message("refused-pass-acted" if state.acted else "refused-pass-twice")
    if action == END:
        return Message("refused-end-is-pass" if state.may_end() else "refused-play-down")
    if action - SCORE in state.hands[state.turn]:
        return Message("refused-no-formation")
    return Message("refused-not-in-hand")
