"""Seats, cards and hands as numbers, for what a viewer observes."""

from __future__ import annotations

from mypy_extensions import i64

from steinkreis.core.numbers import Numbers
from steinkreis.kit.bits import WORD
from steinkreis.kit.cards import Cards, is_known


def note_cards(numbers: Numbers, cards: Cards, count: i64) -> None:
    """A one for each card that is in the set, of so many that there are."""
    numbers.members(cards.low, min(count, WORD))
    if count > WORD:
        numbers.members(cards.high, count - WORD)


def note_hand(numbers: Numbers, hand: list[int], count: i64) -> None:
    """A one for each card that the viewer knows to be in the hand."""
    known = Cards()
    for card in hand:
        if is_known(card):
            known.add(card)
    note_cards(numbers, known, count)


def note_seat(numbers: Numbers, seat: i64, first: i64, seats: i64) -> None:
    """A one at the seat, counted from the first; all zeros where it is nobody."""
    numbers.one_of((seat - first) % seats if 0 <= seat < seats else -1, seats)
