"""What the laws look at, and how they complain."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from steinkreis.core.message import Message
from steinkreis.core.numbers import Part
from steinkreis.core.rng import Rng
from steinkreis.core.state import PUBLIC, State, parts_of
from steinkreis.game.game import AnyGame
from steinkreis.game.setup import Setup
from steinkreis.game.words import LANGUAGES, Speechless, Words
from steinkreis.scene.shapes import Panel
from steinkreis.scene.wire import encode

Portrait: TypeAlias = "tuple[str, int, list[int], list[int], Message]"
Sight: TypeAlias = "tuple[bytes, list[float]]"

NAME = re.compile(r"""\bid=["']([^"']+)""")


class Broken(Exception):
    """A law that does not hold: its name, and in a sentence what was seen."""

    def __init__(self, law: str, sentence: str) -> None:
        super().__init__(f"{law}: {sentence}")
        self.law = law
        self.sentence = sentence


@dataclass(frozen=True)
class Snapshot:
    """A state on the way, the actions that led to it, and what it was when it was taken."""

    state: State
    actions: list[int]
    portrait: Portrait
    viewer: int  # through whose eyes it was looked at
    sight: Sight


@dataclass
class Probe:
    """A game in the middle of being played, as the laws look at it."""

    game: AnyGame
    setup: Setup
    rng: Rng
    state: State
    actions: list[int] = field(default_factory=list)
    said: set[str] = field(default_factory=set)  # what was already found to have words
    regarded: set[int] = field(default_factory=set)  # how many numbers matter
    panels: dict[int, tuple[Panel, ...]] = field(default_factory=dict)  # by viewer, once seen

    def look(self) -> Snapshot:
        """The state as it is now, to come back to it."""
        state, now = self.state.copy(), portrait(self.state)
        demand(portrait(state) == now, "copy", "a copy is not the same")
        viewer = self.viewers()[-1]
        seen = self.sight(self.state, viewer)
        demand(self.sight(self.state, viewer) == seen, "steady", "two looks at one state differ")
        demand(portrait(self.state) == now, "hide", "looking changed the state")
        return Snapshot(state, list(self.actions), now, viewer, seen)

    def sight(self, state: State, viewer: int) -> Sight:
        """What is drawn for a viewer, and what the position promises everybody."""
        worths = [state.worth(seat) for seat in range(state.seats)]
        return encode(self.game.scene(state, viewer)), worths

    @cached_property
    def parts(self) -> list[Part]:
        """What is observed from the start."""
        return parts_of(self.game.start(self.setup), 0)

    @cached_property
    def sprites(self) -> frozenset[str]:
        """The names of all that is drawn on the sprite sheet."""
        return frozenset(NAME.findall(self.game.resource("sprites.svg")))

    @cached_property
    def words(self) -> list[Words]:
        """What the game says, in every language."""
        return [Words(self.game, language) for language in LANGUAGES]

    def viewers(self) -> list[int]:
        """Through whose eyes to look this time: the actor's, and somebody else's at random."""
        everybody = [PUBLIC, *range(self.state.seats)]
        chosen = {everybody[self.rng.below(len(everybody))]}
        if self.state.actor >= 0:
            chosen.add(self.state.actor)
        return sorted(chosen)

    def must_have_words(self, message: Message, part: str = "") -> None:
        """Law `words`: everything a game says can be said in every language."""
        said = repr(message) + part
        if said in self.said:
            return
        for words in self.words:
            try:
                words.say(message, part)
            except Speechless as error:
                raise Broken("words", str(error)) from None
            has_part = part == "" or words.has(message, part)
            demand(has_part, "words", f"{message.id} has no .{part} in {words.language}")
        self.said.add(said)


def portrait(state: State) -> Portrait:
    """All that can be asked of a state without playing on: equal for equal states."""
    return state.key(), state.actor, state.actions(), state.scores(), state.question()


def who(viewer: int) -> str:
    return f"seat {viewer}" if viewer >= 0 else "the public"


def demand(holds: bool, law: str, sentence: str) -> None:
    if not holds:
        raise Broken(law, sentence)
