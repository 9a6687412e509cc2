"""Why an answer is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.core.message import Message
from steinkreis.games.der_hohe_rat.choices import can_discuss, can_pay
from steinkreis.games.der_hohe_rat.council import EMPTY
from steinkreis.games.der_hohe_rat.material import BOUGHT, CAMPS, FACTIONS, NONE
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
from steinkreis.kit.stonehenge import BLACK, CARDS, COLOUR_OF_FIELD, FIELDS, field_of, is_trilith

if TYPE_CHECKING:
    from steinkreis.games.der_hohe_rat.rules import DerHoheRat


def why_not(state: DerHoheRat, action: int) -> Message:
    """The reason, for an answer that is not legal."""
    if state.phase == MORE and action < CARDS:
        return _not_joined(state, action)
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
    return too_dear(source, int(there.cost(source, target, is_voting=state.is_voting)))


def too_dear(source: int, cost: int) -> Message:
    """There are too few arguments to convince somebody from that field."""
    is_black = COLOUR_OF_FIELD[source] == BLACK
    return Message("refused-arguments-any" if is_black else "refused-arguments", count=cost)


def _not_joined(state: DerHoheRat, card: int) -> Message:
    if card not in state.hands.held[state.turn]:
        return Message("refused-not-in-hand")
    is_fit = state.options.joins_triliths if is_trilith(card) else state.colour == NONE
    return Message("refused-limit" if is_fit else "refused-join")


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
        return _not_seated(state, card)
    return Message("refused" if can_discuss(state, card) else "refused-limit")


def _not_seated(state: DerHoheRat, card: int) -> Message:
    if is_trilith(card):
        return Message("refused-trilith-seat")
    can_buy = can_pay(state, field_of(card), BOUGHT)
    return Message("refused-seats-taken" if can_buy else "refused-no-seat")
