"""Cards that are alike: to whoever turns one up, most of the display makes no difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.games.trilithen_knallen.display import UNSEEN
from steinkreis.games.trilithen_knallen.material import COLOURS
from steinkreis.games.trilithen_knallen.questions import FLIP, STOP
from steinkreis.kit.bits import BIT, pick

if TYPE_CHECKING:
    from steinkreis.games.trilithen_knallen.race import Race

# What a card is to whoever is asked. Those that they know are told apart further.
NEW: Final = 0  # nobody has seen it
STRANGE: Final = 1  # somebody else has
KNOWN: Final = 2
RIGHT: Final = 1  # it has the colour that is wanted
SECRET: Final = 2  # not everybody has seen it
MOVES: Final = 4  # it may change places with another
KINDS: Final = KNOWN + RIGHT + SECRET + MOVES + 1


def unlike(state: Race, rng: Rng) -> list[int]:
    """Places of the display to turn up or to look at, one of each kind, and to leave it at that."""
    kinds = vec[i64]([0] * KINDS)  # of each kind the places, as a set
    down = state.display.face_down()
    place: i64 = 0
    while place < state.display.places:
        if down & BIT[place] != 0:
            kinds[_kind(state, place)] |= BIT[place]
        place += 1
    found: list[int] = []
    for places in kinds:
        if places != 0:
            found.append(int(pick(places, rng)))
    found.sort()
    if state.phase != FLIP or state.may_stop():
        found.append(STOP)  # which is NO_LOOK as well
    return found


def _kind(state: Race, place: i64) -> i64:
    display = state.display
    card = display.face(place)
    if card == UNSEEN or not display.has_seen(state.actor, place):
        return STRANGE if display.is_settled(place) else NEW
    kind: i64 = KNOWN
    if state.phase == FLIP and card % COLOURS == state.wanted():
        kind += RIGHT
    if not display.is_known_to_all(place):
        kind += SECRET
    if card < state.options.swaps:
        kind += MOVES
    return kind
