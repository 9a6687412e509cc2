"""Why an answer is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.core.message import Message
from steinkreis.games.der_hohe_rat.choices import can_discuss
from steinkreis.games.der_hohe_rat.council import EMPTY
from steinkreis.games.der_hohe_rat.material import CAMPS, FACTIONS
from steinkreis.games.der_hohe_rat.questions import (
    COUNSEL,
    DISCUSS,
    END,
    MORE,
    PONDER,
    SIT,
    TURN,
    source_of,
)
from steinkreis.kit.stonehenge import CARDS, FIELDS, is_trilith

if TYPE_CHECKING:
    from steinkreis.games.der_hohe_rat.rules import DerHoheRat


def why_not(state: DerHoheRat, action: int) -> Message:
    """The reason, for an answer that is not legal."""
    if state.phase == MORE and action < CARDS:
        is_held = action in state.hands.held[state.turn]
        return Message("refused-join" if is_held else "refused-not-in-hand")
    if state.phase != TURN or action > END:
        return Message("refused")
    if action < 2 * FIELDS:
        return _not_convinced(state, action)
    if action < DISCUSS:
        return Message("refused")
    return _not_acted(state, action)


def _not_convinced(state: DerHoheRat, action: int) -> Message:
    there = state.council
    source, target = source_of(action), action // 2
    faction = int(state.turn) % FACTIONS
    if there.piece(target) == EMPTY or there.piece(target) & 1 == faction:
        return Message("refused-no-opponent")
    if there.piece(source) == EMPTY or there.piece(source) & 1 != faction:
        return Message("refused-no-neighbour")
    cost = int(there.cost(source, target, is_voting=state.is_voting))
    return Message("refused-arguments", count=cost)


def _not_acted(state: DerHoheRat, action: int) -> Message:
    if state.acted:
        return Message("refused-acted")
    if action >= PONDER:
        return Message("refused")
    card = action % CARDS
    if card not in state.hands.held[state.turn]:
        return Message("refused-not-in-hand")
    if action >= COUNSEL:
        return Message("refused-no-partner" if state.seats < CAMPS else "refused")
    if action >= SIT:
        return Message("refused-trilith-seat" if is_trilith(card) else "refused-no-seat")
    return Message("refused" if can_discuss(state, card) else "refused-limit")
