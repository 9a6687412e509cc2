"""Faults in what learners are given."""

from __future__ import annotations

from steinkreis.core.ask import Ask, thrown
from steinkreis.core.dial import Dial
from steinkreis.core.numbers import Numbers
from steinkreis.core.state import State
from tests.laws.pebbles.rules import ASKS, CARDS, PLAY, ROLL, Pebbles


class FewerAnswers(Pebbles):
    def asks(self) -> list[Ask]:
        return [*ASKS[:PLAY], Ask("play", CARDS), *ASKS[PLAY + 1 :]]


class FewerQuestions(Pebbles):
    def asks(self) -> list[Ask]:
        return ASKS[:PLAY]


class LeftToChance(Pebbles):
    def asks(self) -> list[Ask]:
        return [*ASKS[:PLAY], thrown("play", CARDS + 1), *ASKS[PLAY + 1 :]]


class Dialled(Pebbles):
    def asks(self) -> list[Ask]:
        return [ASKS[0], Ask("roll", 0, dials=[Dial("roll", 3, 0, 1)]), *ASKS[ROLL + 1 :]]


class Twins(Pebbles):
    def asks(self) -> list[Ask]:
        return [ASKS[1], *ASKS[1:]]


class Rambling(Pebbles):
    """Has the more to say the longer the game lasts."""

    def fill(self, numbers: Numbers, first: int) -> None:
        super().fill(numbers, first)
        for _ in range(self.round):
            numbers.put(1.0)


class Boundless(Pebbles):
    def fill(self, numbers: Numbers, first: int) -> None:
        super().fill(numbers, first)
        numbers.put(float("inf"))


class Shifty(Pebbles):
    """Numbers that mean now this, now that."""

    def fill(self, numbers: Numbers, first: int) -> None:
        super().fill(numbers, first)
        numbers.part("odd-round" if self.round % 2 else "even-round")
        numbers.put(1.0)


class SeesAll(Pebbles):
    """Does not hide anything before it is put into numbers."""

    def note(self, viewer: int, numbers: Numbers) -> None:
        self.write(numbers, max(0, viewer))


class Peeking(Pebbles):
    """Tells a learner what the next seat holds."""

    def regard(self, viewer: int, numbers: Numbers) -> None:
        numbers.begin()
        numbers.put(float(sum(self.hands[(viewer + 1) % self.seats])))


class Wavering(Pebbles):
    """Finds now more, now less that matters."""

    def regard(self, viewer: int, numbers: Numbers) -> None:
        numbers.begin()
        for _ in range(1 + self.round):
            numbers.put(1.0)


class OneAndTheSame(Pebbles):
    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self


class Lossy(Pebbles):
    """Forgets the pot when it is packed."""

    def __reduce__(self) -> tuple[object, ...]:
        twin = self.copy()
        twin.pot = 0
        return State.__reduce__(twin)
