"""What is agreed before the game."""

from __future__ import annotations

from steinkreis.core.option import Chosen
from steinkreis.games.opferroulette.material import HAND, PILES
from steinkreis.kit.stonehenge import CARDS


class Options:
    """What was agreed before the game."""

    def __init__(self, chosen: Chosen) -> None:
        self.must_fall = chosen.word("exact", "may", "must") == "must"
        self.may_pass = chosen.is_on("pass")
        self.plays_round_out = chosen.is_on("last-round")
        self.hand = chosen.number("hand", HAND, 2, 9)
        self.piles = chosen.number("piles", PILES[chosen.players], 1, 4)
        # With how many cards is played, the lowest first; at least one is left when all are dealt.
        cards = chosen.number("cards", CARDS, 5, CARDS)
        self.cards = max(cards, chosen.players * self.hand + 1)
