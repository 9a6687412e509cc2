"""What is agreed before a game of Hinkel & Stein."""

from __future__ import annotations

from steinkreis.core.option import Chosen


class Options:
    def __init__(self, chosen: Chosen) -> None:
        # The nominal weights are the real ones.
        self.is_exact = chosen.word("weights", "by-eye", "open") == "open"
        # The first chief lays the stone of fate, else chance does.
        self.chief_puts_fate = chosen.word("fate", "chance", "chief") == "chief"
        # A partnership is offered after the condition is named.
        self.offers_late = chosen.word("offer", "before", "after", players=(3,)) == "after"
        # Who would be chief next wins a tie.
        self.chief_breaks_ties = chosen.word("tie", "shared", "chief") == "chief"
