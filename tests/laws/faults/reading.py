"""Faults in what is read before the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields

from steinkreis.game.game import AnyGame, Game
from tests.laws.pebbles import GAME
from tests.laws.pebbles.rules import Pebbles


@dataclass(frozen=True, kw_only=True)
class Reworded(Game[Pebbles]):
    """A game with one of its files changed."""

    file: str
    reword: Callable[[str], str]

    def resource(self, name: str) -> str:
        text = super().resource(name)
        return self.reword(text) if name == self.file else text


def reworded(reword: Callable[[str], str], file: str = "rules.de.md") -> AnyGame:
    """Pebbles with its German rules changed, or another file."""
    same = {field.name: getattr(GAME, field.name) for field in fields(GAME)}
    return Reworded(**same, file=file, reword=reword)


def guided(was: str, now: str) -> AnyGame:
    """Pebbles with something else in its guide."""

    def change(text: str) -> str:
        assert was in text, was
        return text.replace(was, now)

    return reworded(change, "guide.json")
