"""What the laws look at, and how they complain."""

from __future__ import annotations

from dataclasses import dataclass, field

from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import PUBLIC, State
from steinkreis.game.game import AnyGame
from steinkreis.game.setup import Setup
from steinkreis.game.words import LANGUAGES, Speechless, Words


class Broken(Exception):
    """A law that does not hold: its name, and in a sentence what was seen."""

    def __init__(self, law: str, sentence: str) -> None:
        super().__init__(f"{law}: {sentence}")
        self.law = law
        self.sentence = sentence


@dataclass
class Probe:
    """A game in the middle of being played, as the laws look at it."""

    game: AnyGame
    setup: Setup
    rng: Rng
    state: State
    actions: list[int] = field(default_factory=list)
    said: set[str] = field(default_factory=set)  # what was already found to have words

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


def demand(holds: bool, law: str, sentence: str) -> None:
    if not holds:
        raise Broken(law, sentence)
