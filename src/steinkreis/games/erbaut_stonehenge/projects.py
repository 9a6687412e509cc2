"""Projects: which card can be played for which sites, and the druid that goes there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.games.erbaut_stonehenge.material import FIRST_BLUESTONE, HORSESHOE, PLACES
from steinkreis.games.erbaut_stonehenge.politics import can_steal, has_targets, targets
from steinkreis.games.erbaut_stonehenge.questions import END, PROJECT, SABOTAGE, SITE, STEAL
from steinkreis.kit.bits import first, is_several, members, pick
from steinkreis.kit.stonehenge import (
    COLOUR_OF_CARD,
    COLOURS,
    FIELDS_OF_COLOUR,
    FIRST_TRILITH,
    NIGHT,
    RING,
    time_of,
)

if TYPE_CHECKING:
    from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge


def sites_for(state: ErbautStonehenge, seat: int, card: i64) -> i64:
    """All sites where the seat could build with this card now."""
    there = state.monument
    yard = state.yards[seat]
    free = there.free()
    if card >= FIRST_TRILITH:
        return free & PLACES  # clause 7.2
    sites: i64 = 0
    if yard.blocks > 0 or there.neutral > 0:
        sites = free & FIELDS_OF_COLOUR[COLOUR_OF_CARD[card]]  # clause 7.3
    if yard.dolerites > 0 and there.is_built(card >> 1):
        sites |= free & HORSESHOE  # clause 7.4
    return sites


def fields_playable(state: ErbautStonehenge, seat: int) -> i64:
    """The fields whose cards the seat could play now."""
    there = state.monument
    yard = state.yards[seat]
    free = there.free()
    fields: i64 = 0
    if yard.blocks > 0 or there.neutral > 0:
        for colour in range(COLOURS):
            if free & FIELDS_OF_COLOUR[colour] != 0:
                fields |= FIELDS_OF_COLOUR[colour]
    if yard.dolerites > 0 and free & HORSESHOE != 0:
        fields |= there.all & RING
    return fields


def is_neutral(state: ErbautStonehenge, seat: int, site: i64) -> bool:
    """Whether the seat would have to build a neutral block there."""
    return site < FIRST_BLUESTONE and state.yards[seat].blocks == 0


# The question for a project


def choices(state: ErbautStonehenge) -> list[int]:
    """The answers to PROJECT."""
    seat = int(state.mover)
    found = [card for card in sorted(state.hands[seat]) if sites_for(state, seat, card) != 0]
    found += [STEAL + other for other in range(state.seats) if can_steal(state, other)]
    is_stuck = len(found) == 0
    found += [SABOTAGE + other for other in targets(state)]
    if is_stuck:
        found.append(END)  # clause 10.1
    return found


def sample_choice(state: ErbautStonehenge, rng: Rng) -> int:
    """One of the answers to PROJECT; mostly there are only cards to choose from."""
    seat = state.mover
    if has_targets(state) or _has_thefts(state):
        found = choices(state)
        return found[rng.below(len(found))]
    hand = state.hands[seat]
    count: i64 = 0
    for card in hand:
        if sites_for(state, seat, card) != 0:
            count += 1
    if count == 0:
        return END
    skip = rng.below(count)
    for card in hand:
        if sites_for(state, seat, card) != 0:
            if skip == 0:
                return card
            skip -= 1
    return END


def _has_thefts(state: ErbautStonehenge) -> bool:
    """Whether any trilith could be stolen, if one can pay."""
    return any(yard.has_loose_trilith() for yard in state.yards)


def project_phase(state: ErbautStonehenge) -> None:
    """A new project, if none lies in the yard."""
    if len(state.hands[state.mover]) == 0 and not has_targets(state):
        state.block()
    else:
        state.is_offered = True
        state.ask(PROJECT, state.mover)


def play(state: ErbautStonehenge, card: int) -> None:
    """Lay a card of the hand into the yard: by day face down, by night open."""
    seat = state.mover
    yard = state.yards[seat]
    if time_of(card) == NIGHT:
        state.hands[seat].remove(card)
        state.forget(card)
        yard.lay(card, is_open=True)
        ask_site(state)  # clause 6.3
    else:
        yard.could = fields_playable(state, seat)
        state.hands[seat].remove(card)
        yard.lay(card, is_open=False)  # clause 6.2
        state.end_turn()


# The question for a site


def site_choices(state: ErbautStonehenge) -> list[int]:
    """The answers to SITE."""
    found = members(sites_for(state, state.mover, state.yards[state.mover].card))
    is_stuck = len(found) == 0
    found += [SABOTAGE + other for other in targets(state)]
    if is_stuck:
        found.append(END)
    return found


def sample_site(state: ErbautStonehenge, rng: Rng) -> int:
    sites = sites_for(state, state.mover, state.yards[state.mover].card)
    if sites == 0 or has_targets(state):
        found = site_choices(state)
        return found[rng.below(len(found))]
    return pick(sites, rng)


def ask_site(state: ErbautStonehenge) -> None:
    """Let the druid go to a site; where there is no choice nobody is asked."""
    sites = sites_for(state, state.mover, state.yards[state.mover].card)
    if is_several(sites) or has_targets(state):
        state.is_offered = True
        state.ask(SITE, state.mover)
    elif sites == 0:
        cancel(state)
    else:
        occupy(state, first(sites))


def occupy(state: ErbautStonehenge, site: i64) -> None:
    state.yards[state.mover].site = site
    state.monument.occupy(site)
    state.idle = 0
    state.end_turn()


def cancel(state: ErbautStonehenge) -> None:
    """A card that was turned over fits nowhere any more."""  # clause 4.3
    yard = state.yards[state.mover]
    state.put_under(yard.card)
    yard.clear()
    state.draw_phase()
