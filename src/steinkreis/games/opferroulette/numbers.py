"""A position as numbers, for `observe`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.core.numbers import Numbers
from steinkreis.games.opferroulette.material import OFFERINGS, owners
from steinkreis.games.opferroulette.offerings import owner_of
from steinkreis.kit.noting import note_cards, note_hand
from steinkreis.kit.stonehenge import CARDS, CLOCKWISE, COLOURS, FIELDS, PITS

if TYPE_CHECKING:
    from steinkreis.games.opferroulette.rules import Opferroulette

MANY: Final = 10  # cards in a hand, or offerings that one has destroyed
HEAP: Final = 4  # offerings in one pit


def fill(state: Opferroulette, numbers: Numbers, first: int) -> None:
    for step in range(state.seats):
        _seat(state, numbers, (first + step) % state.seats)
    if owners(state.seats) > state.seats:
        numbers.part("nobody")
        _offerings(state, numbers, state.seats)
    numbers.part("own-hand")
    note_hand(numbers, state.hands[first], CARDS)
    numbers.part("unseen")
    note_cards(numbers, state.deck.middle, CARDS)
    numbers.part("discards")
    note_cards(numbers, state.discard, CARDS)
    numbers.part("ball")
    numbers.one_of(state.ball, FIELDS)
    numbers.flag(state.direction == CLOCKWISE)
    numbers.part("course")
    numbers.one_of(state.colour, COLOURS)
    numbers.flag(state.acted)
    numbers.flag(state.is_last)
    numbers.share(state.idle, state.seats)
    numbers.share(state.draws, MANY)
    numbers.share(state.deck.left, CARDS)
    numbers.share(state.piles, state.options.piles)


def _seat(state: Opferroulette, numbers: Numbers, seat: int) -> None:
    numbers.part("seat")
    numbers.share(len(state.hands[seat]), MANY)
    numbers.share(state.offerings.loot(seat), MANY)
    numbers.share(state.offerings.own_loot(seat), MANY)
    numbers.flag(seat == state.starter)
    _offerings(state, numbers, seat)


def _offerings(state: Opferroulette, numbers: Numbers, owner: int) -> None:
    """How many lie in all, and in each pit."""
    counts = vec[i64]([0] * PITS)
    places = state.offerings.places
    for offering in range(owner * OFFERINGS, (owner + 1) * OFFERINGS):
        place: i64 = places[offering]
        if 0 <= place < PITS:
            counts[place] += 1
    waiting: i64 = 0
    for one in state.offerings.free:
        if one >= 0 and owner_of(one) == owner:
            waiting += 1
    numbers.share(state.offerings.standing(owner), OFFERINGS)
    numbers.share(waiting, OFFERINGS)
    for pit in range(PITS):
        numbers.share(counts[pit], HEAP)
