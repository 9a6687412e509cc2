"""What is chosen before the game."""

from __future__ import annotations

from steinkreis.core.option import Chosen


class Options:
    def __init__(self, chosen: Chosen) -> None:
        self.stones = int(chosen.word("stones", "24", "16"))  # clause 1.1
        self.goes_on = chosen.word("pair", "again", "next") == "again"  # clause 2.3
