"""A position as numbers, for `observe`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.core.numbers import Numbers
from steinkreis.games.hidden_stones.material import CELLS, DECK, STRIKES
from steinkreis.games.hidden_stones.questions import END
from steinkreis.games.hidden_stones.score import ones_in, points_of
from steinkreis.kit.cards import Cards, is_known
from steinkreis.kit.noting import note_cards, note_hand

if TYPE_CHECKING:
    from steinkreis.games.hidden_stones.rules import HiddenStones

CARDS = 10  # about as many as anybody scores
POINTS = 30


def fill(state: HiddenStones, numbers: Numbers, first: int) -> None:
    for step in range(state.seats):
        _seat(state, numbers, (first + step) % state.seats)
    hand = state.hands[first]
    numbers.part("own-hand")
    note_hand(numbers, hand, DECK)
    numbers.part("own-formations")
    note_cards(numbers, _shown(state, hand), DECK)
    numbers.part("unseen")
    note_cards(numbers, state.deck.middle, DECK)
    numbers.part("discards")
    note_cards(numbers, state.discard, DECK)
    numbers.part("stones")
    for cell in range(CELLS):
        numbers.one_of(state.stones.face(cell) if cell < state.stones.laid else -1, 8)
    numbers.part("to-pay")
    numbers.one_of(state.move, END)
    numbers.part("course")
    numbers.share(state.deck.left, DECK)
    numbers.share(state.draws, 4)
    numbers.share(state.strikes, STRIKES)
    numbers.flag(state.acted)
    numbers.flag(state.scored)
    numbers.flag(state.is_last_round)


def _seat(state: HiddenStones, numbers: Numbers, seat: int) -> None:
    won = state.won[seat]
    numbers.part("seat")
    numbers.share(len(state.hands[seat]), 6)
    numbers.share(won.size, CARDS)
    numbers.share(points_of(won), POINTS)
    numbers.share(ones_in(won), CARDS)
    numbers.flag(state.passed[seat])
    numbers.flag(seat == state.starter)


def _shown(state: HiddenStones, hand: list[int]) -> Cards:
    """The cards of a hand whose formation lies on the table."""
    shown = Cards()
    for card in hand:
        if is_known(card) and state.stones.show(card):
            shown.add(card)
    return shown
