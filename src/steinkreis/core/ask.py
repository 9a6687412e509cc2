"""What a game can ask: each kind of question by its name, and how far its answers reach."""

from __future__ import annotations

from typing import Final

from steinkreis.core.dial import Dial, positions

NO_ID: Final = -1


class Ask:
    """A kind of question, put to a player or to chance.

    Its answers are numbers below `answers`, hardly ever all of them at a time; where dials are
    turned, that is the number of their positions.
    """

    def __init__(
        self, name: str, answers: int, *, chance: bool = False, dials: list[Dial] | None = None
    ) -> None:
        self.name = name
        self.dials: list[Dial] = [] if dials is None else dials
        self.answers = answers if dials is None else positions(dials)
        self.chance = chance  # whether chance answers


def dialled(name: str, dials: list[Dial]) -> Ask:
    """A question that is answered by turning dials."""
    return Ask(name, 0, dials=dials)


def thrown(name: str, outcomes: int) -> Ask:
    """A question that chance answers."""
    return Ask(name, outcomes, chance=True)


def offsets(asks: list[Ask]) -> list[int]:
    """Flat ids: where the answers to each question begin in one row of all that players answer.

    NO_ID for what chance answers and where dials are turned; the last is the length of the row.
    """
    found: list[int] = []
    end = 0
    for ask in asks:
        is_listed = not ask.chance and len(ask.dials) == 0
        found.append(end if is_listed else NO_ID)
        end += ask.answers if is_listed else 0
    return [*found, end]
