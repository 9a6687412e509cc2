"""How strong a bot plays: one row of numbers a level."""

from __future__ import annotations

from typing import Final


class Level:
    """A strength with a name.

    A budget counts iterations, not seconds, so that equal seeds give equal moves on any machine.
    """

    def __init__(self, name: str, *, iterations: int, blur: int, slips: int) -> None:
        self.name = name
        self.iterations = iterations  # of the search, for a whole turn
        self.blur = blur  # how much is forgotten, see `State.blur`
        self.slips = slips  # of a hundred answers, how many are not thought about

    def scaled(self, fraction: float) -> Level:
        """The same level with a part of its budget."""
        return Level(
            self.name,
            iterations=max(2, round(self.iterations * fraction)),
            blur=self.blur,
            slips=self.slips,
        )


LEVELS: Final = [
    Level("kiesel", iterations=10, blur=3, slips=25),
    Level("findling", iterations=60, blur=2, slips=5),
    Level("menhir", iterations=400, blur=1, slips=0),
    Level("trilith", iterations=3000, blur=0, slips=0),
]
