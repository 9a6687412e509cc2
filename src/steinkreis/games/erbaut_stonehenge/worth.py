"""What a position is worth to a player: the guess that bots go by.

Everybody may hope for the points that stand, for what is under way, for chains that could still be
closed and for the best card in hand; every turn for which the yard is taken costs a little.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from steinkreis.games.erbaut_stonehenge.glory import points as points_of
from steinkreis.games.erbaut_stonehenge.material import (
    ERECTED,
    FIRST_PLACE,
    HORSESHOE,
    PLACES,
    SITES,
)
from steinkreis.games.erbaut_stonehenge.projects import is_neutral, sites_for
from steinkreis.games.erbaut_stonehenge.yards import NOWHERE, Yard
from steinkreis.kit.bits import BIT, first, size
from steinkreis.kit.cards import is_known
from steinkreis.kit.stonehenge import DAY, FIELDS, RING, ahead, behind, time_of
from steinkreis.kit.winning import odds

if TYPE_CHECKING:
    from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge

TURN: Final = 3.5  # points that one may make in a turn
SURE: Final = 0.95  # how much of a stone counts whose druid stands at its site
LIKELY: Final = 0.8  # the same of a card that lies face down
SECRET: Final = 3.0  # points of a card that nobody knows
TRILITH_SURE: Final = (0.72, 0.78, 0.86, 0.97)  # of a trilith, by the steps it has come on
HAND: Final = 0.45  # of the best card in hand
INFLUENCE: Final = 2.0  # points of an influence card, early in the game
NEIGHBOUR: Final = 0.3  # points of a free site beside an own stone
THREE_OF_FOUR: Final = 1.2  # points of three blocks whose chain may still be closed
TWO_OF_THREE: Final = 1.8  # points of two bluestones whose chain may still be closed
NEXT_PLACE: Final = 0.8  # points of a free place beside an own trilith
OUT: Final = 40.0  # points that somebody who is out may miss in a whole game
DOUBT: Final = 1.2  # how far points may be from the final ones, at the very end
MORE_DOUBT: Final = 7.0  # the same, what the rest of a whole game adds


def worth(state: ErbautStonehenge, seat: int) -> float:
    """The chance to win of the seat."""
    left = float(size(state.monument.unbuilt())) / float(SITES)
    hopes = [hope(state, other, left) for other in range(state.seats)]
    return odds(hopes, seat, DOUBT + MORE_DOUBT * math.sqrt(left))


def hope(state: ErbautStonehenge, seat: int, left: float) -> float:
    """The points that the seat may end up with, but for what all can expect alike."""
    yard = state.yards[seat]
    points = float(points_of(state.monument.of(seat))) + chances(state, seat)
    if yard.is_out:
        return points - OUT * left
    points += INFLUENCE * left * float(len(yard.influence))
    turn = TURN * min(1.0, 3.0 * left)
    points -= turn * turns_taken(yard)
    if yard.has_project():
        return points + under_way(state, seat) + 0.5 * HAND * best_in_hand(state, seat, turn)
    return points + HAND * best_in_hand(state, seat, turn)


def turns_taken(yard: Yard) -> float:
    """How many turns pass before the yard is free again."""
    turns = float(yard.rites)
    if not yard.has_project():
        return turns
    if yard.has_trilith():
        return turns + float(ERECTED - yard.steps)
    return turns + (1.0 if yard.is_open else 2.0)


def under_way(state: ErbautStonehenge, seat: int) -> float:
    """What the project in the yard is good for."""
    yard = state.yards[seat]
    if yard.has_trilith():
        sites = BIT[yard.site] if yard.site != NOWHERE else sites_for(state, seat, yard.card)
        return TRILITH_SURE[min(3, yard.steps)] * best_gain(state, seat, sites)
    if yard.site != NOWHERE:
        return SURE * best_gain(state, seat, BIT[yard.site])
    if not is_known(yard.card):
        return SECRET
    return LIKELY * best_gain(state, seat, sites_for(state, seat, yard.card))


def best_gain(state: ErbautStonehenge, seat: int, sites: i64) -> float:
    """The most points that building on one of these sites would bring."""
    best = 0
    while sites != 0:
        site = first(sites)
        sites &= sites - 1
        gain = state.monument.gain(seat, site, is_neutral=is_neutral(state, seat, site))
        best = max(best, gain)
    return float(best)


def best_in_hand(state: ErbautStonehenge, seat: int, turn: float) -> float:
    """What the best card would bring; a day card takes a turn longer."""
    best = 0.0
    for card in state.hands[seat]:
        if is_known(card):
            gain = best_gain(state, seat, sites_for(state, seat, card))
            best = max(best, gain - turn if time_of(card) == DAY else gain)
    return best


def chances(state: ErbautStonehenge, seat: int) -> float:
    """What may still become of the own stones with their neighbours."""
    own = state.monument.of(seat)
    open_sites = state.monument.unbuilt()
    ring = _ring_chances(own & RING, open_sites & RING)
    stones = _stone_chances((own & HORSESHOE) >> FIELDS, (open_sites & HORSESHOE) >> FIELDS)
    places = (own & PLACES) >> FIRST_PLACE
    beside = ((places << 1) | (places >> 1)) & (open_sites >> FIRST_PLACE)
    return ring + stones + NEXT_PLACE * float(size(beside))


def _ring_chances(own: i64, free: i64) -> float:
    """Free fields beside own blocks, and four in a row of which one is missing."""
    points = NEIGHBOUR * float(size((ahead(own) | behind(own)) & free))
    loose = own & ~_whole_chains(own)
    for missing in range(4):
        row: i64 = RING
        for place in range(4):
            row &= turned(free if place == missing else loose, place)
        points += THREE_OF_FOUR * float(size(row))
    return points


def _whole_chains(own: i64) -> i64:
    """The fields of chains that earn their bonus already."""
    ends = own & turned(own, 1) & turned(own, 2) & turned(own, 3)
    back = turned(ends, FIELDS - 1)
    return ends | back | turned(ends, FIELDS - 2) | turned(ends, FIELDS - 3)


def turned(fields: i64, places: i64) -> i64:
    """Every field of a set moved on by so many."""
    return ((fields << places) | (fields >> (FIELDS - places))) & RING


def _stone_chances(own: i64, free: i64) -> float:
    """The same in the horseshoe, where three make a chain."""
    points = NEIGHBOUR * float(size(((own << 1) | (own >> 1)) & free))
    ends = own & (own << 1) & (own << 2)
    loose = own & ~(ends | (ends >> 1) | (ends >> 2))
    closing = size(loose & (loose >> 1) & (free >> 2))
    closing += size(loose & (free >> 1) & (loose >> 2))
    closing += size(free & (loose >> 1) & (loose >> 2))
    return points + TWO_OF_THREE * float(closing)
