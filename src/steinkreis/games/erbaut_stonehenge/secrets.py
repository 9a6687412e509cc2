"""Who knows which cards: hands are secret, and so is what lies face down in a yard.

A card that went through the display, was paid or was shown is known to all, and stays so in the
hand. When its owner then plays something face down, the others cannot tell which card it was. So a
view keeps all that a rival holds in one place: where a project is unknown, the cards in `hands`
are one more than the hand, and one of them, a day card that could be played then, is the project.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.games.erbaut_stonehenge.drawing import is_public_draw
from steinkreis.games.erbaut_stonehenge.material import PRICE
from steinkreis.games.erbaut_stonehenge.politics import fits
from steinkreis.games.erbaut_stonehenge.questions import DEAL, DRAW, PAY, PROJECT
from steinkreis.kit.bits import BIT
from steinkreis.kit.cards import Cards, is_known, unknown
from steinkreis.kit.stonehenge import DAY, FIRST_TRILITH, PITS, is_trilith, time_of

if TYPE_CHECKING:
    from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge

UNSEEN = unknown(0)


def is_secret(state: ErbautStonehenge, action: int) -> bool:
    """Whether only the seat whose turn it is sees which answer this is."""
    if state.phase == DRAW:
        return not is_trilith(action) and not is_public_draw(state)
    if state.phase == PROJECT:
        return action < FIRST_TRILITH and time_of(action) == DAY
    return state.phase == DEAL


def conceal(view: ErbautStonehenge, seat: int) -> None:
    """Hide, in place, what this seat keeps to itself."""
    yard = view.yards[seat]
    hand = view.hands[seat]
    if yard.is_secret() and is_known(yard.card):
        hand.append(yard.card)
        yard.card = UNSEEN
    for i in range(len(hand)):
        if is_known(hand[i]) and not view.shown.has(hand[i]):
            view.deck.conceal(hand[i])
            hand[i] = UNSEEN
    hand.sort()


def reveal_all(view: ErbautStonehenge, rng: Rng) -> None:
    """Guess, in place: first what must be of some kind, for there may be few such cards."""
    yards = [seat for seat in range(view.seats) if view.yards[seat].is_unseen()]
    _reveal_yards(view, yards, rng)
    for hand in view.hands:
        for i in range(len(hand)):
            if not is_known(hand[i]):
                hand[i] = _any_number(view.deck.middle, rng)


def _any_number(middle: Cards, rng: Rng) -> int:
    """Take out a number card; no trilith is ever in a hand."""
    card = middle.pick(rng)
    while is_trilith(card):
        card = middle.pick(rng)
    middle.remove(card)
    return card


def _reveal_yards(view: ErbautStonehenge, seats: list[int], rng: Rng) -> bool:
    """Turn over one card for each of these seats, so that there is one for all of them."""
    if len(seats) == 0:
        return _reveal_price(view, rng)
    seat = seats[0]
    for card in _candidates(view, seat, rng):
        is_in_pile = view.deck.middle.has(card)
        _assign(view, seat, card, is_in_pile)
        if _reveal_yards(view, seats[1:], rng):
            return True
        _withdraw(view, seat, card, is_in_pile)
    return False


def _candidates(view: ErbautStonehenge, seat: int, rng: Rng) -> list[int]:
    """What may lie face down there, in random order; what all have seen is as likely as any."""
    hand = view.hands[seat]
    could = view.yards[seat].could
    known = [card for card in hand if is_known(card) and is_secret_card(card, could)]
    hidden = hand.count(UNSEEN)
    others: list[int] = []
    if hidden > 0:
        middle = view.deck.middle
        others = [card for card in range(0, PITS, 2) if middle.has(card)]
        others = [card for card in others if is_secret_card(card, could)]
    rng.shuffle(known)
    rng.shuffle(others)
    if rng.below(2 * len(known) + hidden) < 2 * len(known):
        return known + others
    return others + known


def is_secret_card(card: i64, could: i64) -> bool:
    """Whether the card could have been played face down."""
    return time_of(card) == DAY and could & BIT[card >> 1] != 0


def _assign(view: ErbautStonehenge, seat: int, card: int, is_in_pile: bool) -> None:
    view.yards[seat].card = card
    if is_in_pile:
        view.deck.middle.remove(card)
        view.hands[seat].remove(UNSEEN)
    else:
        view.hands[seat].remove(card)


def _withdraw(view: ErbautStonehenge, seat: int, card: int, is_in_pile: bool) -> None:
    view.yards[seat].card = UNSEEN
    if is_in_pile:
        view.deck.middle.add(card)
        view.hands[seat].append(UNSEEN)
    else:
        view.hands[seat].append(card)


def _reveal_price(view: ErbautStonehenge, rng: Rng) -> bool:
    """Who is about to pay for a trilith holds cards that fit; False if there are too few."""
    if view.phase != PAY:
        return True
    hand = view.hands[view.mover]
    trilith = view.yards[view.target].card
    lacking = PRICE - view.paid
    for card in hand:
        if is_known(card) and fits(card, view.target, trilith):
            lacking -= 1
    if lacking <= 0:
        return True
    middle = view.deck.middle
    able = [card for card in range(PITS) if middle.has(card) and fits(card, view.target, trilith)]
    if len(able) < lacking:
        return False
    rng.shuffle(able)
    for i in range(lacking):
        hand[hand.index(UNSEEN)] = able[i]
        middle.remove(able[i])
    return True
