"""Why an answer is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.core.message import Message
from steinkreis.games.erbaut_stonehenge.material import FIRST_BLUESTONE, FIRST_PLACE, SITES
from steinkreis.games.erbaut_stonehenge.questions import (
    END,
    PAY,
    PILE,
    POLITICS,
    PROJECT,
    SABOTAGE,
    SITE,
    STEAL,
    TAKE,
)
from steinkreis.kit.bits import BIT
from steinkreis.kit.stonehenge import COLOUR_OF_CARD, COLOUR_OF_FIELD, FIRST_TRILITH, is_trilith

if TYPE_CHECKING:
    from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge


def why_not(state: ErbautStonehenge, action: int) -> Message:
    """The reason, for an answer that is not legal."""
    is_sabotage = SABOTAGE <= action < SABOTAGE + state.seats
    if is_sabotage and state.phase in (PROJECT, SITE, POLITICS):
        return _no_sabotage(state, action - SABOTAGE)
    if state.phase == PROJECT:
        return _no_project(state, action)
    if state.phase == SITE:
        return _no_site(state, action)
    if state.phase == TAKE:
        return _not_taken(state, action)
    if state.phase == PAY and action in state.hands[state.mover]:
        return Message("refused-colour")
    return Message("refused")


def _no_sabotage(state: ErbautStonehenge, other: int) -> Message:
    yard, victim = state.yards[state.mover], state.yards[other]
    if other == state.mover:
        return Message("refused")
    if len(yard.influence) == 0:
        return Message("refused-no-influence")
    if yard.rites > 0:
        return Message("refused-own-rites")
    if state.sabotages > 0 and not state.options.is_unlimited:
        return Message("refused-once")
    return Message("refused-rites" if victim.rites > 0 else "refused-no-project")


def _no_project(state: ErbautStonehenge, action: int) -> Message:
    if action == END:
        return Message("refused-must-play")
    if STEAL <= action < STEAL + state.seats:
        return _no_theft(state, action - STEAL)
    if action >= FIRST_TRILITH:
        return Message("refused")
    if action not in state.hands[state.mover]:
        return Message("refused-not-in-hand")
    return Message("refused-no-site")


def _no_theft(state: ErbautStonehenge, other: int) -> Message:
    yard = state.yards[other]
    if other == state.mover or not yard.has_trilith():
        return Message("refused-no-trilith")
    if yard.is_marked():
        return Message("refused-marked")
    return Message("refused-loot" if yard.is_loot else "refused-price")


def _no_site(state: ErbautStonehenge, action: int) -> Message:
    card = state.yards[state.mover].card
    if action >= SITES:
        return Message("refused")
    if state.monument.is_built(action):
        return Message("refused-built")
    if state.monument.free() & BIT[action] == 0:
        return Message("refused-druid")
    if is_trilith(card) or action >= FIRST_PLACE:
        return Message("refused-trilith-place")
    if action < FIRST_BLUESTONE:
        has_colour = COLOUR_OF_FIELD[action] == COLOUR_OF_CARD[card]
        return Message("refused-no-block" if has_colour else "refused-field-colour")
    is_own_built = state.monument.is_built(card >> 1)
    return Message("refused-no-dolerite" if is_own_built else "refused-not-built-yet")


def _not_taken(state: ErbautStonehenge, action: int) -> Message:
    if action == PILE and state.deck.left == 0:
        return Message("refused-pile-empty")
    if action == PILE or action in state.display:
        name = "refused-open-number" if state.has_drawn_trilith else "refused-trilith-first"
        return Message(name)
    return Message("refused")
