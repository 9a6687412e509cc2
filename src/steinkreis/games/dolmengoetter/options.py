"""What was agreed before the game."""

from __future__ import annotations

from typing import Final

from steinkreis.core.option import Chosen
from steinkreis.games.dolmengoetter.board import PLACES
from steinkreis.games.dolmengoetter.material import DOLMENS, DRUIDS, STONES


class Options:
    def __init__(self, chosen: Chosen) -> None:
        self.points = int(chosen.word("points", "4", "5"))  # that everybody has at the start
        self.snake = chosen.is_on("snake")  # the second druids are set in reverse order
        self.singles = chosen.is_on("single-ties", players=(3, 4, 5))  # one stone each is a tie
        stones = chosen.number("stones", STONES[chosen.players], 5, 20)
        self.stones = min(stones, (PLACES - 1) // max(1, chosen.players) - DRUIDS)  # clause 6.6
        self.dolmens = chosen.number("dolmens", DOLMENS[chosen.players], 7, 13)


DEFAULTS: Final = Options(Chosen(2))
