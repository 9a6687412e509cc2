"""The record book: what is noted of a finished game."""

from __future__ import annotations

from steinkreis.games.rollende_steine.material import GATES
from steinkreis.games.rollende_steine.rules import RollendeSteine


class Entry:
    """One row of the book. Names, date and the name of an own course stand in the record."""

    def __init__(self, *, course: str, players: int, gates: int, wheels: int, of: int) -> None:
        self.course = course  # one of COURSES, or OWN
        self.players = players
        self.gates = gates
        self.wheels = wheels  # used up
        self.of = of  # wheels that all had together

    @property
    def is_won(self) -> bool:
        return self.gates == GATES

    def rank(self) -> tuple[int, int]:
        """For sorting, best first: more gates, then fewer wheels; of equals the earlier date."""
        return -self.gates, self.wheels


def entry(state: RollendeSteine) -> Entry:
    """What the book says of a game that has come to its end."""  # clause 6.4
    return Entry(
        course=state.course,
        players=state.seats,
        gates=sum(state.scores()),
        wheels=state.spent,
        of=state.spent + state.wheels_left(),
    )
