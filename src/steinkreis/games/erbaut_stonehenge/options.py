"""What is agreed before the game."""

from __future__ import annotations

from steinkreis.core.option import Chosen
from steinkreis.games.erbaut_stonehenge.material import BLOCKS, DOLERITES, HAND, SITES


class Options:
    """What was agreed before the game."""

    def __init__(self, chosen: Chosen) -> None:
        self.is_soft = chosen.word("blocked", "soft", "as-written") == "soft"
        self.is_unlimited = chosen.word("sabotage", "one", "any") == "any"
        self.hand = chosen.number("hand", HAND, 2, 5)
        self.blocks = chosen.number("blocks", BLOCKS[chosen.players], 1, 10)
        self.dolerites = chosen.number("dolerites", DOLERITES, 1, 10)
        self.whole = chosen.number("whole", SITES, 4, SITES)  # buildings that end the game
