"""Faults in the class as a whole."""

from __future__ import annotations

from steinkreis.core.option import Chosen
from steinkreis.core.state import NOBODY, State
from tests.laws.pebbles.rules import Pebbles


class Incomplete(Pebbles):
    seen = State.seen


class ActorByProperty(Pebbles):
    @property
    def actor(self) -> int:
        return getattr(self, "asked", NOBODY)

    @actor.setter
    def actor(self, value: int) -> None:
        self.asked = value


class Partners(Pebbles):
    """One side in the state, each alone in the game."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.sides = 1


def cannot_begin(chosen: Chosen) -> Pebbles:
    raise RuntimeError("no")
