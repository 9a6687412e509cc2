"""Kuhn's poker on our contract: three cards, one chip each, one bet; it is solved on paper."""

from __future__ import annotations

from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, HIDDEN, State

DEAL, BET = range(2)
PASSES, BETS = range(2)
MOST = 2  # chips that can be lost


class Kuhn(State):
    def __init__(self) -> None:
        super().__init__(2)
        self.cards: list[int] = []
        self.bets: list[int] = []

    def actions(self) -> list[int]:
        if self.phase == DEAL:
            return [card for card in range(3) if card not in self.cards]
        return [PASSES, BETS] if self.phase == BET else []

    def apply(self, action: int) -> None:
        if self.phase == DEAL:
            self.cards.append(action)
            if len(self.cards) == 2:
                self.ask(BET, 0)
            return
        self.bets.append(action)
        if len(self.bets) == 3 or self.bets in ([PASSES] * 2, [BETS, PASSES], [BETS, BETS]):
            self.finish()
        else:
            self.ask(BET, 1 - self.turn)

    def gain(self) -> int:
        """Of the first player, in chips."""
        if self.bets in ([PASSES, BETS, PASSES], [BETS, PASSES]):
            return -1 if len(self.bets) == 3 else 1
        stake = MOST if BETS in self.bets else 1
        return stake if self.cards[0] > self.cards[1] else -stake

    def copy(self) -> Kuhn:
        twin = Kuhn()
        self.copy_onto(twin)
        twin.cards, twin.bets = list(self.cards), list(self.bets)
        return twin

    def scores(self) -> list[int]:
        return [self.gain(), -self.gain()]

    def returns(self) -> list[float]:
        """Chips as shares, from 0 to 1."""
        return [(gain + MOST) / (2 * MOST) for gain in self.scores()]

    def hide(self, viewer: int) -> Kuhn:
        view = self.copy()
        view.viewer = viewer
        view.cards = [card if s == viewer else -1 for s, card in enumerate(self.cards)]
        return view

    def guess(self, rng: Rng) -> Kuhn:
        truth = self.copy()
        truth.viewer = ALL
        left = [card for card in range(3) if card not in self.cards]
        truth.cards = [left[rng.below(2)] if card < 0 else card for card in self.cards]
        return truth

    def seen(self, action: int, viewer: int) -> int:
        return HIDDEN if self.phase == DEAL and viewer != len(self.cards) else action

    def question(self) -> Message:
        return super().question()

    def notation(self, action: int) -> str:
        return str(action)

    def key(self) -> str:
        return f"{self.phase} {self.turn} {self.cards} {self.bets}"
