"""A position as numbers, for `observe`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from steinkreis.core.numbers import Numbers
from steinkreis.games.der_hohe_rat.material import (
    ARGUMENTS,
    CAMPS,
    FACTIONS,
    HAND,
    MOST,
    SUPPORTERS,
    VOTING_ROUNDS,
)
from steinkreis.kit.noting import note_cards, note_hand
from steinkreis.kit.stonehenge import CARDS, FIELDS

if TYPE_CHECKING:
    from steinkreis.games.der_hohe_rat.rules import DerHoheRat

LONG: Final = 100  # turns that hardly any game takes


def fill(state: DerHoheRat, numbers: Numbers, first: int) -> None:
    for step in range(state.seats):
        _seat(state, numbers, (first + step) % state.seats)
    for step in range(CAMPS):
        _camp(state, numbers, (first + step) % CAMPS)
    numbers.part("speakers")
    numbers.members(state.council.speaking, FIELDS)
    for step in range(FACTIONS):
        _faction(state, numbers, (first + step) % FACTIONS)
    numbers.part("source")
    numbers.one_of(state.source, FIELDS)
    numbers.part("target")
    numbers.one_of(state.target, FIELDS)
    numbers.part("card")
    numbers.one_of(state.card, CARDS)
    numbers.part("course")
    numbers.one_of(state.colour, ARGUMENTS)
    numbers.share(state.played, HAND)
    numbers.share(state.gifts, HAND)
    numbers.share(state.cost, HAND)
    numbers.share(state.draws, HAND)
    numbers.flag(state.acted)
    numbers.flag(state.is_voting)
    numbers.share(state.voted, VOTING_ROUNDS * state.seats)
    numbers.share(state.turns, LONG)


def _seat(state: DerHoheRat, numbers: Numbers, seat: int) -> None:
    hand = state.hands.held[seat]
    numbers.part("seat")
    numbers.share(len(hand), HAND)
    numbers.flag(seat == state.starter)
    for colour in range(ARGUMENTS):
        numbers.share(state.arguments.of(seat, colour), MOST)
    numbers.part("hand")
    note_hand(numbers, hand, CARDS)


def _camp(state: DerHoheRat, numbers: Numbers, camp: i64) -> None:
    council = state.council
    numbers.part("seated")
    numbers.members(council.of_camp(camp), FIELDS)
    numbers.part("waiting")
    numbers.share(council.supporters(camp), SUPPORTERS)
    numbers.flag(council.has_speaker(camp))


def _faction(state: DerHoheRat, numbers: Numbers, faction: int) -> None:
    numbers.part("block")
    numbers.share(state.council.longest_block(faction), state.options.block)
    numbers.share(state.hands.decks[faction].left, CARDS)
    numbers.part("unseen")
    note_cards(numbers, state.hands.decks[faction].middle, CARDS)
    numbers.part("discards")
    note_cards(numbers, state.hands.discards[faction], CARDS)
