"""What may be answered, and what somebody answers who does not think."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.core.state import OVER
from steinkreis.games.trilithen_knallen.material import ORDERS
from steinkreis.games.trilithen_knallen.questions import (
    BLOCKS,
    CARD,
    COVER,
    DEAL,
    DIRECTION,
    DISCARD,
    DONE,
    DRAW,
    FLIP,
    KEEP,
    LIFT,
    LOOK,
    NO_LOOK,
    PEEK,
    PLACE,
    SHOW,
    SKIP,
    STARTER,
    STAY,
    STOP,
    SWAP,
)
from steinkreis.games.trilithen_knallen.track import fits, spots_for
from steinkreis.kit.bits import members, pick, size

if TYPE_CHECKING:
    from steinkreis.games.trilithen_knallen.race import Race

THROWS: Final = 6  # at a card, before all are looked at


def actions(state: Race) -> list[int]:
    """The legal answers, ascending; at chance what may come."""
    if state.phase == FLIP:
        return members(state.display.face_down()) + ([STOP] if state.may_stop() else [])
    if state.phase == CARD:
        return state.playable(state.runner) or [SKIP]
    if state.phase == PLACE:
        return spots_for(state.card, state.track.taken(state.runner))
    if state.phase == DIRECTION:
        return state.directions() + ([STAY] if state.options.may_stay else [])
    if state.phase == SHOW or state.phase == PEEK:
        return members(state.display.outcomes(state.place))
    return _rarer_actions(state)


def _rarer_actions(state: Race) -> list[int]:
    if state.phase in (DRAW, DEAL):
        return state.deck.outcomes()
    if state.phase == LIFT:
        return state.liftable()
    if state.phase == SWAP:
        return [place for place in range(state.display.places) if place != state.place]
    if state.phase == LOOK:
        return [*members(state.display.face_down()), NO_LOOK]
    if state.phase == DISCARD:
        return [*sorted([card >> 1 for card in state.hands[state.racer]]), DONE]
    if state.phase == BLOCKS:
        return list(range(len(ORDERS)))
    if state.phase == STARTER:
        return list(range(state.seats))
    return [] if state.phase == OVER else [0]  # KEEP and COVER


def sample(state: Race, rng: Rng) -> int:
    """One of them, each as likely as it is."""
    if state.phase == FLIP:
        return _sample_flip(state, rng)
    if state.phase == SHOW or state.phase == PEEK:
        return pick(state.display.outcomes(state.place), rng)
    if state.phase == DRAW or state.phase == DEAL:
        return state.deck.pick(rng)
    if state.phase == COVER or state.phase == KEEP:
        return 0
    if state.phase == CARD:
        return _sample_card(state, rng)
    found = actions(state)
    return found[rng.below(len(found))]


def _sample_card(state: Race, rng: Rng) -> int:
    """A throw at all cards; the list is made only where hardly any can be played."""
    taken = state.track.taken(state.runner)
    hand = state.hands[state.racer]
    cards: i64 = len(hand)
    for _ in range(THROWS):
        card: i64 = hand[rng.below(cards)]
        if fits(card >> 1, taken):
            return card >> 1
    found = actions(state)
    return found[rng.below(len(found))]


def _sample_flip(state: Race, rng: Rng) -> int:
    down = state.display.face_down()
    if state.may_stop() and rng.below(size(down) + 1) == 0:
        return STOP
    return pick(down, rng)
