"""Games as players write them down: answers in notation, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, PUBLIC, State
from steinkreis.game.game import Game
from steinkreis.game.words import Words

S = TypeVar("S", bound=State)
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fina")
MOST = 128  # no question that is answered by clicks has more answers
DRAW = "draw"  # where chance does all that is due


def legal(state: State) -> list[str]:
    """The legal answers."""
    return [state.notation(action) for action in state.actions()]


def action(state: State, answer: str) -> int:
    """The action of that notation, whether it is legal or not."""
    return next(number for number in range(MOST) if _said(state, number) == answer)


def _said(state: State, number: int) -> str:
    try:
        return state.notation(number)
    except IndexError:
        return ""  # the question knows no such answer


def settle(state: S, seed: int = 1) -> S:
    """Let chance answer, in place, until a seat is asked or the game is over."""
    rng = Rng(seed)
    while state.actor == CHANCE:
        state.apply(state.sample(rng))
    return state


class Notes(Generic[S]):
    """What is played and told of a game; `settles`: after each answer chance does what is due."""

    def __init__(
        self,
        game: Game[S],
        *,
        settles: bool = False,
        action: Callable[[S, str], int] = action,
    ) -> None:
        self.game = game
        self.settles = settles
        self.action = action

    def play(self, state: S, answers: str) -> S:
        """The state after these answers, each of which must be legal."""
        return self._steps(state, answers)[0]

    def told(self, state: S, answers: str, viewer: int = PUBLIC) -> list[Message]:
        """The lines of the log for these answers, as `viewer` reads them."""
        steps = self._steps(state, answers)[1]
        return [line for step in steps for line in self.game.tale(*step, viewer)]

    def _steps(self, state: S, answers: str) -> tuple[S, list[tuple[S, int, S]]]:
        now, steps = self._twin(state), []
        for answer in answers.split():
            given = [] if answer == DRAW else [self._legal(now, answer)]
            rng = Rng(1)
            while given or (now.actor == CHANCE and (self.settles or answer == DRAW)):
                number = given.pop() if given else now.sample(rng)
                before = self._twin(now)
                now.apply(number)
                steps.append((before, number, self._twin(now)))
        return now, steps

    def _legal(self, state: S, answer: str) -> int:
        number = self.action(state, answer)
        assert state.refusal(number) is None, f"{answer} is not one of {legal(state)}"
        return number

    def _twin(self, state: S) -> S:
        twin = state.copy()
        assert isinstance(twin, type(state))
        return twin

    def refused(self, state: S, answer: str) -> str:
        """Why the answer is not legal, as the id of a message; empty if it is."""
        why = state.refusal(self.action(state, answer))
        return why.id if why is not None else ""

    def say(self, language: str, messages: Iterable[Message]) -> list[str]:
        return Words(self.game, language, NAMES).lines(list(messages))

    def check(self, messages: list[Message], german: list[str], english: list[str]) -> None:
        """The messages are said just so."""
        assert self.say("de", messages) == german
        assert self.say("en", messages) == english


def square(text: str) -> str:
    """A drawing without what is only there to make it straight."""
    return "\n".join(" ".join(line.split()) for line in text.strip().splitlines())
