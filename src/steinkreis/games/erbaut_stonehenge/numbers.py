"""A position as numbers, for `observe`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from steinkreis.core.numbers import Numbers
from steinkreis.games.erbaut_stonehenge.glory import points
from steinkreis.games.erbaut_stonehenge.material import DOLERITES, ERECTED, NEUTRAL, RITES, SITES
from steinkreis.kit.cards import is_known
from steinkreis.kit.noting import note_cards, note_hand, note_seat
from steinkreis.kit.stonehenge import CARDS

if TYPE_CHECKING:
    from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge

GLORY: Final = 60  # points
FEW: Final = 5  # cards


def fill(state: ErbautStonehenge, numbers: Numbers, first: int) -> None:
    monument = state.monument
    for step in range(state.seats):
        _seat(state, numbers, (first + step) % state.seats)
    numbers.part("neutral-sites")
    numbers.members(monument.built[state.seats], SITES)
    numbers.part("neutral")
    numbers.share(monument.neutral, NEUTRAL)
    note_seat(numbers, monument.heir, first, state.seats)
    numbers.part("druids")
    numbers.members(monument.druids, SITES)
    numbers.part("display")
    note_hand(numbers, state.display, CARDS)
    numbers.part("gone")
    note_cards(numbers, state.gone, CARDS)
    numbers.part("unseen")
    note_cards(numbers, state.deck.middle, CARDS)
    numbers.part("mover")
    note_seat(numbers, state.mover, first, state.seats)
    numbers.part("target")
    note_seat(numbers, state.target, first, state.seats)
    numbers.part("course")
    numbers.share(state.deck.left, CARDS)
    numbers.share(state.opening, state.seats)
    numbers.share(state.draws, FEW)
    numbers.share(state.paid, FEW)
    numbers.share(state.sabotages, FEW)
    numbers.share(monument.count(), SITES)
    numbers.flag(state.has_drawn_trilith)
    numbers.flag(state.is_exchange)


def _seat(state: ErbautStonehenge, numbers: Numbers, seat: int) -> None:
    yard = state.yards[seat]
    hand = state.hands[seat]
    numbers.part("seat")
    numbers.share(points(state.monument.of(seat)), GLORY)
    numbers.share(len(hand), FEW)
    numbers.share(len(yard.influence), FEW)
    numbers.share(yard.blocks, NEUTRAL)
    numbers.share(yard.dolerites, DOLERITES)
    numbers.share(yard.marks, DOLERITES)
    numbers.share(yard.rites, RITES)
    numbers.share(yard.steps, ERECTED)
    numbers.flag(yard.has_project())
    numbers.flag(yard.is_open)
    numbers.flag(yard.is_loot)
    numbers.flag(yard.is_out)
    numbers.flag(seat == state.starter)
    numbers.part("hand")
    note_hand(numbers, hand, CARDS)
    numbers.part("project")
    numbers.one_of(yard.card if is_known(yard.card) else -1, CARDS)
    numbers.part("site")
    numbers.one_of(yard.site, SITES)
    numbers.part("built")
    numbers.members(state.monument.built[seat], SITES)
