"""What is agreed before a game of Trilithen Knallen."""

from __future__ import annotations

from steinkreis.core.option import Chosen
from steinkreis.games.trilithen_knallen.material import COPIES, DISCS, FEWER_COPIES, HAND, ROUNDS


class Options:
    def __init__(self, chosen: Chosen) -> None:
        # Whether the first field under the target needs its card, too.
        self.reaches_under = chosen.word("cards", "hit", "near") == "hit"
        self.lives = int(chosen.word("lives", "1", "2", "3"))
        # How many cards of the display are trilith cards, which change their place.
        self.swaps = int(chosen.word("swaps", "0", "1", "2", "3", "4", "5"))
        self.is_simple = chosen.is_on("simple")
        self.may_stay = chosen.is_on("stay")
        self.notes = chosen.is_on("notes")
        self.copies = FEWER_COPIES if self.is_simple else COPIES
        self.discs = chosen.number("discs", DISCS, 3, 20)
        self.hand = chosen.number("hand", HAND[chosen.players], 2, 6)
        self.rounds = chosen.number("rounds", ROUNDS, 5, 200)
