"""What is agreed before a game of Hidden Stones."""

from __future__ import annotations

from typing import Final

from steinkreis.core.option import Chosen
from steinkreis.games.hidden_stones.material import CARDS_TO_END

SEVERAL: Final = (2, 3, 4, 5)


class Options:
    def __init__(self, chosen: Chosen) -> None:
        # Everybody's points stand on the table.
        self.open_points = chosen.word("points", "open", "hidden", players=SEVERAL) == "open"
        self.play_down = chosen.is_on("play-down")  # after a pass, play down to four cards
        self.strict = chosen.is_on("strict-solo", players=(1,))  # a pass may be a strike, too
        # Cards in a score pile that begin the end.
        self.goal = chosen.number("goal", CARDS_TO_END[chosen.players], 2, 20, players=SEVERAL)
