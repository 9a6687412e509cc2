"""What is agreed before a game of Steinbeißer."""

from __future__ import annotations

from typing import Final

from steinkreis.core.option import Chosen
from steinkreis.games.steinbeisser.material import ROUNDS, STONES

UP_TO_FIVE: Final = (2, 3, 4, 5)  # the smaller board has no room for more stones of six


class Options:
    def __init__(self, chosen: Chosen) -> None:
        # The first seat begins, as whoever won does in the next game; else a lot decides.
        self.first_begins = chosen.word("starter", "lot", "first") == "first"
        self.size = int(chosen.word("board", "28", "24"))  # fields of each ring
        # The neighbours of the corners are barred, too.
        self.wide = chosen.word("corners", "wide", "narrow") == "wide"
        self.grace = chosen.is_on("grace")  # freed stones are spared by the biter beside them
        # When nobody has stones: who lost the last one later wins.
        self.later = chosen.word("last-stone", "shared", "later") == "later"
        self.stones = chosen.number("stones", STONES[chosen.players], 1, 7, players=UP_TO_FIVE)
        self.rounds = chosen.number("rounds", ROUNDS, 1, ROUNDS)
