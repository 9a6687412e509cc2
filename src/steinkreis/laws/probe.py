"""What the laws look at, and how they complain."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import PUBLIC, State
from steinkreis.game.game import AnyGame
from steinkreis.game.setup import Setup
from steinkreis.game.words import LANGUAGES, Speechless, Words

Portrait: TypeAlias = "tuple[str, int, list[int], list[int]]"


class Broken(Exception):
    """A law that does not hold: its name, and in a sentence what was seen."""

    def __init__(self, law: str, sentence: str) -> None:
        super().__init__(f"{law}: {sentence}")
        self.law = law
        self.sentence = sentence


@dataclass(frozen=True)
class Look:
    """A state on the way, the actions that led to it, and its portrait when it was taken."""

    state: State
    actions: list[int]
    portrait: Portrait


@dataclass
class Probe:
    """A game in the middle of being played, as the laws look at it."""

    game: AnyGame
    setup: Setup
    rng: Rng
    state: State
    actions: list[int] = field(default_factory=list)
    said: set[str] = field(default_factory=set)  # what was already found to have words

    def look(self) -> Look:
        """The state as it is now, to come back to it."""
        state, now = self.state.copy(), portrait(self.state)
        demand(portrait(state) == now, "copy", "a copy is not the same")
        return Look(state, list(self.actions), now)

    def viewers(self) -> list[int]:
        """Through whose eyes to look this time: the actor's, and somebody else's at random."""
        everybody = [PUBLIC, *range(self.state.seats)]
        chosen = {everybody[self.rng.below(len(everybody))]}
        if self.state.actor >= 0:
            chosen.add(self.state.actor)
        return sorted(chosen)

    def must_have_words(self, message: Message, parts: tuple[str, ...] = ("",)) -> None:
        """Law `words`: everything a game says can be said in every language."""
        if repr(message) in self.said:
            return
        for language in LANGUAGES:
            words = Words(self.game, language)
            for part in parts:
                try:
                    words.say(message, part)
                except Speechless as error:
                    raise Broken("words", str(error)) from None
        self.said.add(repr(message))


def portrait(state: State) -> Portrait:
    """All that can be asked of a state without playing on: equal for equal states."""
    return state.key(), state.actor, state.actions(), state.scores()


def who(viewer: int) -> str:
    return f"seat {viewer}" if viewer >= 0 else "the public"


def demand(holds: bool, law: str, sentence: str) -> None:
    if not holds:
        raise Broken(law, sentence)
