"""Pebbles: twelve cards, a lopsided die and a pot.

Everybody holds three cards, unseen by the others. In each of four rounds the die says how many
pebbles go into the pot; then everybody in turn plays a card that beats those on the table, or
passes. The best card takes the pot. Most pebbles win.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from steinkreis.core.ask import Ask, thrown
from steinkreis.core.message import Message, Seat
from steinkreis.core.numbers import Numbers
from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, HIDDEN, OVER, State
from steinkreis.kit.cards import Deck, is_known
from steinkreis.kit.noting import note_hand
from steinkreis.kit.winning import leaders, shares

CARDS: Final = 12
HAND: Final = 3
ROUNDS: Final = 4
STOCK: Final = 20
DIE: Final = [3, 2, 1]  # the odds of one, two and three pebbles
LIMIT: Final = 3 * HAND + ROUNDS * (1 + 3 + 3)  # deal, then roll, play and refill

DEAL, ROLL, PLAY, REFILL = range(4)
PASS: Final = CARDS  # an answer to PLAY; the others are the cards

ASKS: Final = [
    thrown("deal", CARDS),
    thrown("roll", len(DIE)),
    Ask("play", PASS + 1),
    thrown("refill", CARDS),
]


class Pebbles(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.refills = False  # whoever plays a card draws another
        self.keeps_pot = False  # what nobody takes stays for the next round
        self.deck = Deck()
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # each ascending
        self.played: list[int] = []
        self.best = -1  # the best card of this round
        self.taker = -1  # who played it
        self.stock = STOCK
        self.pot = 0
        self.won = [0] * seats
        self.round = 0
        self.answers = 0  # how many have had their turn in this round

    # Whose answer is awaited, and what may it be?

    def asks(self) -> list[Ask]:
        return ASKS

    def actions(self) -> list[int]:
        if self.phase == PLAY:
            return [card for card in self.hands[self.turn] if card > self.best] + [PASS]
        if self.phase == ROLL:
            return list(range(len(DIE)))
        return self.deck.outcomes() if self.phase != OVER else []

    def weights(self) -> list[int]:
        return DIE if self.phase == ROLL else super().weights()

    def why_not(self, action: int) -> Message:
        if self.phase != PLAY:
            return super().why_not(action)
        is_held = action in self.hands[self.turn]
        return Message("refused-too-low" if is_held else "refused-not-in-hand")

    # What happens

    def apply(self, action: int) -> None:
        if self.phase == PLAY:
            self._play(action)
        elif self.phase == ROLL:
            self._roll(action + 1)
        else:
            self._take(action)

    def _take(self, card: int) -> None:
        self.deck.take(card)
        insort(self.hands[self.turn], card)
        if self.phase == REFILL:
            self._next_turn()
            return
        self.turn = (self.turn + 1) % self.seats
        if self.turn == 0 and len(self.hands[0]) == HAND:
            self.ask_chance(ROLL)

    def _roll(self, pebbles: int) -> None:
        self.stock -= pebbles
        self.pot += pebbles
        self.ask(PLAY, self.turn)

    def _play(self, card: int) -> None:
        if card == PASS:
            self._next_turn()
            return
        self.hands[self.turn].remove(card)
        self.played.append(card)
        self.best = card
        self.taker = self.turn
        if self.refills and self.deck.left > 0:
            self.ask_chance(REFILL)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.answers += 1
        if self.answers == self.seats:
            self._end_round()
        else:
            self.ask(PLAY, self.turn)

    def _end_round(self) -> None:
        if self.taker >= 0:
            self.won[self.taker] += self.pot
            self.turn = self.taker  # who takes the pot begins
        elif not self.keeps_pot:
            self.stock += self.pot
        if self.taker >= 0 or not self.keeps_pot:
            self.pot = 0
        self.best = self.taker = -1
        self.answers = 0
        self.round += 1
        if self.round < ROUNDS:
            self.ask_chance(ROLL)
        else:
            self.finish()

    def copy(self) -> Pebbles:
        twin = type(self)(self.seats)
        self.copy_onto(twin)
        twin.refills = self.refills
        twin.keeps_pot = self.keeps_pot
        twin.deck = self.deck.copy()
        twin.hands = [list(hand) for hand in self.hands]
        twin.played = list(self.played)
        twin.best = self.best
        twin.taker = self.taker
        twin.stock = self.stock
        twin.pot = self.pot
        twin.won = list(self.won)
        twin.round = self.round
        twin.answers = self.answers
        return twin

    # How does it stand?

    def scores(self) -> list[int]:
        return list(self.won)

    def returns(self) -> list[float]:
        return shares(leaders(self.won), self.seats)

    def worth(self, seat: int) -> float:
        return (self.won[seat] + 1) / (sum(self.won) + self.seats)

    # Who may know what?

    def hide(self, viewer: int) -> Pebbles:
        view = self.copy()
        view.viewer = viewer
        for seat in range(self.seats):
            if seat != viewer:
                hand = view.hands[seat]
                view.hands[seat] = [view.deck.conceal(c) if is_known(c) else c for c in hand]
        return view

    def guess(self, rng: Rng) -> Pebbles:
        truth = self.copy()
        truth.viewer = ALL
        for hand in truth.hands:
            hand[:] = sorted(c if is_known(c) else truth.deck.reveal(c, rng) for c in hand)
        return truth

    def seen(self, action: int, viewer: int) -> int:
        is_secret = self.phase in (DEAL, REFILL) and viewer not in (self.turn, ALL)
        return HIDDEN if is_secret else action

    def fill(self, numbers: Numbers, first: int) -> None:
        for step in range(self.seats):
            seat = (first + step) % self.seats
            numbers.part("seat")
            numbers.share(self.won[seat], STOCK)
            numbers.share(len(self.hands[seat]), HAND)
            numbers.part("hand")
            note_hand(numbers, self.hands[seat], CARDS)
        numbers.part("table")
        numbers.one_of(self.best, CARDS)
        numbers.share(self.pot, STOCK)
        numbers.share(self.round, ROUNDS)

    # How is it said?

    def question(self) -> Message:
        if self.phase == PLAY:
            return Message("ask-play", who=Seat(self.turn))
        return super().question()

    def notation(self, action: int) -> str:
        if self.phase == PLAY and action == PASS:
            return "pass"
        return f"+{action + 1}" if self.phase == ROLL else str(action + 1)

    def key(self) -> str:
        numbers = [
            *(self.phase, self.refills, self.keeps_pot, self.best, self.taker),
            *(self.stock, self.pot, self.round, self.turn, self.answers),
        ]
        return f"{numbers} {self.hands} {self.won} {sorted(self.played)} {self.deck.key()}"

    def material(self) -> list[int]:
        cards = self.deck.middle.all() + self.played + [c for hand in self.hands for c in hand]
        return [self.stock + self.pot + sum(self.won), *sorted(cards)]


def begin(chosen: Chosen, kind: type[Pebbles] = Pebbles) -> Pebbles:
    """A new game, before the first card is dealt; `kind` is for variants."""
    state = kind(chosen.players)
    state.refills = chosen.is_on("refill")
    state.keeps_pot = chosen.values.get("pot") == "kept"
    state.deck.fill(list(range(CARDS)))
    return state
