"""What is agreed before a game of Rollende Steine."""

from __future__ import annotations

from steinkreis.core.option import Chosen
from steinkreis.games.rollende_steine.course import complaint, course_of
from steinkreis.games.rollende_steine.material import COURSES


class Options:
    def __init__(self, chosen: Chosen) -> None:
        self.course = course_of(chosen.data("course", tuple(COURSES), complaint))
        # How many wheels there are: neutral ones, too; only the own; hardly more than gates.
        self.wheels = chosen.word("wheels", "all", "own", "few", players=(1, 2, 3, 4))
        # Bars have to leave a lane before and behind every gate.
        self.keeps_lanes = chosen.word("lanes", "free", "any") == "free"
        # Gates count in one direction only.
        self.front_only = chosen.word("through", "both", "front") == "front"
