"""Why an answer is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.core.message import Message
from steinkreis.games.opferroulette.offerings import NONE
from steinkreis.games.opferroulette.questions import DROP, END, ROLL, TURN
from steinkreis.kit.stonehenge import CARDS, COLOUR_OF_CARD, is_trilith

if TYPE_CHECKING:
    from steinkreis.games.opferroulette.rules import Opferroulette


def why_not(state: Opferroulette, action: int) -> Message:
    """The reason, for an answer that is not legal."""
    if state.phase != TURN or action > END:
        return Message("refused")
    if action == END:
        return Message("refused-play-first")
    use, card = action // CARDS, action % CARDS
    if card not in state.hands[state.turn]:
        return Message("refused-not-in-hand")
    if is_trilith(card):
        return Message("refused-trilith")
    if state.colour != NONE and state.colour != COLOUR_OF_CARD[card]:
        return Message("refused-colour")
    if use == DROP:
        return Message("refused-roll-first")
    return Message("refused-must-fall" if use == ROLL else "refused-number")
