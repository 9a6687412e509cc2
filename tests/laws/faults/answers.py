"""Faults in questions and answers."""

from __future__ import annotations

import itertools

from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import OVER, State
from tests.laws.pebbles.rules import DIE, PASS, PLAY, ROLL, Pebbles

CLOCK = itertools.count()  # what changes from call to call


class Unsorted(Pebbles):
    def actions(self) -> list[int]:
        return super().actions()[::-1]


class Double(Pebbles):
    def actions(self) -> list[int]:
        actions = super().actions()
        return actions + actions[-1:]


class TooLow(Pebbles):
    """Lists cards that do not beat those on the table."""

    def actions(self) -> list[int]:
        return [*self.hands[self.turn], PASS] if self.phase == PLAY else super().actions()

    def is_legal(self, action: int) -> bool:
        return action in super().actions()


class AllowsAnything(Pebbles):
    def refusal(self, action: int) -> Message | None:
        return None


class FromTheEnd(Pebbles):
    """Takes answers below zero for places counted from the end, as a list does."""

    def refusal(self, action: int) -> Message | None:
        allowed = [card in self.actions() for card in range(PASS + 1)]
        if action > PASS:
            return Message("refused")
        return None if allowed[action] else Message("refused")


class Narrow(Pebbles):
    """Raises where a number has more than 63 bits, as native integers do."""

    def refusal(self, action: int) -> Message | None:
        if not -(2**63) <= action < 2**63:
            raise OverflowError("too large")
        return super().refusal(action)


class BadAdvice(Pebbles):
    def suggest(self, rng: Rng) -> int:
        return 10_000


class Overlooking(Pebbles):
    def distinct(self, rng: Rng) -> list[int]:
        return []


class BelowZero(Pebbles):
    def actions(self) -> list[int]:
        return [-3] if self.phase == ROLL else super().actions()


class Int64(int):
    """A number like those of numpy."""


class Numpy(Pebbles):
    def actions(self) -> list[int]:
        return [Int64(action) for action in super().actions()]


class Stuck(Pebbles):
    """Nobody may pass."""

    def actions(self) -> list[int]:
        return [action for action in super().actions() if action != PASS]

    def refusal(self, action: int) -> Message | None:
        return State.refusal(self, action)


class NeverDone(Pebbles):
    def actions(self) -> list[int]:
        return [PASS] if self.phase == OVER else super().actions()


class FourthAtTheTable(Pebbles):
    def _roll(self, pebbles: int) -> None:
        super()._roll(pebbles)
        self.actor = 3


class Capricious(Pebbles):
    """The answers change from call to call."""

    def actions(self) -> list[int]:
        return super().actions()[next(CLOCK) % 2 :]


class OddsTooFew(Pebbles):
    def weights(self) -> list[int]:
        return DIE[:2] if self.phase == ROLL else super().weights()


class OddsOfZero(Pebbles):
    def weights(self) -> list[int]:
        return [3, 3, 0] if self.phase == ROLL else super().weights()


class OddsInFractions(Pebbles):
    def weights(self) -> list[int]:
        return [1 / 2, 1 / 3, 1 / 7] if self.phase == ROLL else super().weights()  # type: ignore


class FairDie(Pebbles):
    """Draws by other odds than it declares."""

    def sample(self, rng: Rng) -> int:
        return int(rng.below(len(DIE))) if self.phase == ROLL else super().sample(rng)


class NeverPasses(Pebbles):
    def sample(self, rng: Rng) -> int:
        return self.actions()[0] if self.phase == PLAY else super().sample(rng)


class DrawsTooLow(Pebbles):
    def sample(self, rng: Rng) -> int:
        low = [card for card in self.hands[self.turn] if card < self.best]
        return low[0] if low else super().sample(rng)


class Ambiguous(Pebbles):
    def notation(self, action: int) -> str:
        return "low" if action < 6 else super().notation(action)


class Spaced(Pebbles):
    def notation(self, action: int) -> str:
        return f"card {super().notation(action)}"


class AsksEverybody(Pebbles):
    """The question has no other words for those who are not asked."""

    def question(self) -> Message:
        return Message("button-pass") if self.phase == PLAY else super().question()
