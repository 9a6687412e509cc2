"""Faults in the course of the game: copies, chance, material, the result."""

from __future__ import annotations

import itertools
import math
import random

from steinkreis.core.message import Message
from steinkreis.core.option import Chosen
from steinkreis.game.game import Source
from steinkreis.scene.shapes import Scene, Text
from tests.laws.faults.picture import with_shape
from tests.laws.pebbles.rules import Pebbles, begin
from tests.laws.pebbles.scene import draw

CLOCK = itertools.count()  # what changes from call to call
DICE = random.Random(1)  # seeded, so that tests repeat


class RollsInSecret(Pebbles):
    """The pot gets what a hidden die says."""

    def _roll(self, pebbles: int) -> None:
        super()._roll(DICE.randint(1, 6))


class SharedHands(Pebbles):
    """Copies share a list of lists."""

    def copy(self) -> Pebbles:
        twin = super().copy()
        twin.hands = list(self.hands)
        return twin


class SharedScores(Pebbles):
    """Copies share a list that changes late."""

    def copy(self) -> Pebbles:
        twin = super().copy()
        twin.won = self.won
        return twin


class OneForAll(Pebbles):
    """A list of the class, where each state should have its own."""

    ledger: list[int] = []  # noqa: RUF012

    def apply(self, action: int) -> None:
        self.ledger.append(action)
        super().apply(action)

    def key(self) -> str:
        return f"{super().key()} {len(self.ledger)}"


class SharedLedger(Pebbles):
    """Copies share a list that the key does not mention."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.ledger: list[int] = []

    def _roll(self, pebbles: int) -> None:
        super()._roll(pebbles)
        self.ledger.append(pebbles)

    def copy(self) -> Pebbles:
        twin = super().copy()
        assert isinstance(twin, SharedLedger)
        twin.ledger = self.ledger
        return twin

    def scores(self) -> list[int]:
        return [won + sum(self.ledger) for won in self.won]


class SharedTrail(Pebbles):
    """Copies share a list that only the scene reads."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.trail: list[int] = []

    def _roll(self, pebbles: int) -> None:
        super()._roll(pebbles)
        self.trail.append(pebbles)

    def copy(self) -> Pebbles:
        twin = super().copy()
        assert isinstance(twin, SharedTrail)
        twin.trail = self.trail
        return twin


def draw_the_trail(state: SharedTrail) -> Scene:
    return with_shape(draw(state), Text(text=len(state.trail)))


class ForgetfulCopy(Pebbles):
    def copy(self) -> Pebbles:
        twin = super().copy()
        twin.pot = 0
        return twin


class LostCard(Pebbles):
    def _play(self, card: int) -> None:
        super()._play(card)
        self.played = [other for other in self.played if other != 7]


class Generous(Pebbles):
    """Pebbles from nowhere."""

    def _end_round(self) -> None:
        super()._end_round()
        self.won[0] += 1


class Endless(Pebbles):
    def _end_round(self) -> None:
        self.round = 0
        super()._end_round()


def begin_by_the_clock(chosen: Chosen) -> Pebbles:
    """Every game begins with another stock, and no record knows with which."""
    state = begin(chosen)
    state.stock += next(CLOCK) % 10
    return state


class Unfathomable(Pebbles):
    def worth(self, seat: int) -> float:
        return math.nan


class Boastful(Pebbles):
    def worth(self, seat: int) -> float:
        return 0.5 + self.won[seat]


class UpsideDown(Pebbles):
    """Whoever has most is thought to lose."""

    def worth(self, seat: int) -> float:
        return 1.0 - super().worth(seat)


class AfraidOfTheDark(Pebbles):
    """Counts the cards of everybody, also where they are not known."""

    def worth(self, seat: int) -> float:
        return sum(self.hands[seat]) / 100


class HalfPoints(Pebbles):
    def scores(self) -> list[int]:
        return [won / 2 for won in self.won]  # type: ignore[misc]


class EverybodyWins(Pebbles):
    def returns(self) -> list[float]:
        return [1.0] * self.seats


class NobodyWins(Pebbles):
    def returns(self) -> list[float]:
        return [0.0] * self.seats


class ZeroSum(Pebbles):
    def returns(self) -> list[float]:
        return [2 * share - 1 for share in super().returns()]


def reckon_too_few(state: Pebbles) -> list[Source]:
    """A pebble of everybody's comes from nowhere."""
    return [Source(Message("title"), [won - 1 for won in state.won])]
