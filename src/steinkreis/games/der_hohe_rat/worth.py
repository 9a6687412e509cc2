"""What a position is worth to a faction: the guess that bots go by."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.games.der_hohe_rat.council import Council
from steinkreis.games.der_hohe_rat.material import ARGUMENTS, FACTIONS
from steinkreis.kit.bits import BIT
from steinkreis.kit.stonehenge import FIELDS, RING, ahead, behind

if TYPE_CHECKING:
    from steinkreis.games.der_hohe_rat.rules import DerHoheRat

# Fitted to who won 506 games of greedy bots for two: docs/bots.md.
# A stretch of the ring as long as the block that wins is worth what sits there.
OWN: Final = 1.0
FREE: Final = 0.25
AGAINST_ONE: Final = 0.65  # an opponent who costs one argument
AGAINST_PAIR: Final = 0.16
AGAINST_MORE: Final = -0.12
SPEAKER_THERE: Final = 0.15  # hard to convince
ARGUMENT: Final = vec[float]([0.0, 0.4, 1.0, 1.4, 1.85, 2.1, 2.3])  # by how many of a colour
BLOCK: Final = 0.12  # each piece in the longest block
SHARPNESS: Final = 0.42


def worth(state: DerHoheRat, seat: int) -> float:
    """The chance that the seat's faction wins."""
    faction = seat % FACTIONS
    ahead = _strength(state, faction) - _strength(state, 1 - faction)
    return 1.0 / (1.0 + math.exp(-SHARPNESS * ahead))


def _strength(state: DerHoheRat, faction: i64) -> float:
    total = best_stretch(state, faction) + BLOCK * state.council.longest_block(faction)
    seat = faction
    while seat < state.seats:
        colour: i64 = 0
        while colour < ARGUMENTS:
            total += ARGUMENT[state.arguments.of(seat, colour)]
            colour += 1
        seat += FACTIONS
    return total


def best_stretch(state: DerHoheRat, faction: i64) -> float:
    """The best run of fields in which the faction might get its block."""
    terrain = Terrain(state.council, faction)
    length: i64 = state.options.block
    total = 0.0
    field: i64 = 0
    while field < length:
        total += terrain.value(field)
        field += 1
    best = total
    field = 0
    while field < FIELDS - 1:
        entered = field + length if field + length < FIELDS else field + length - FIELDS
        total += terrain.value(entered) - terrain.value(field)
        best = max(best, total)
        field += 1
    return best


class Terrain:
    """The ring as a faction sees it, in sets of fields."""

    def __init__(self, council: Council, faction: i64) -> None:
        self.own = council.of_faction(faction)
        self.speaking = council.speaking
        self.taken = council.taken
        self.pairs: i64 = 0  # opponents in groups of two
        self.more: i64 = 0  # in larger ones
        self._find_groups(council.of_camp(1 - faction))
        self._find_groups(council.of_camp(1 - faction + FACTIONS))

    def _find_groups(self, camp: i64) -> None:
        inner = camp & ahead(camp) & behind(camp)  # with neighbours on both sides
        more = inner | ahead(inner) | behind(inner)
        self.more |= more
        self.pairs |= (camp & (ahead(camp) | behind(camp))) & (RING - more)

    def value(self, field: i64) -> float:
        bit = BIT[field]
        if self.taken & bit == 0:
            return FREE
        if self.own & bit != 0:
            return OWN + SPEAKER_THERE if self.speaking & bit != 0 else OWN
        if (self.more | self.speaking) & bit != 0:
            return AGAINST_MORE
        return AGAINST_PAIR if self.pairs & bit != 0 else AGAINST_ONE
