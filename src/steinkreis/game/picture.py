"""A position to look at, in a notebook or a terminal."""

from __future__ import annotations

from dataclasses import dataclass

from steinkreis.core.state import PUBLIC, State
from steinkreis.game.game import AnyGame
from steinkreis.game.words import Words, language_here
from steinkreis.scene.shapes import Scene
from steinkreis.scene.svg import svg
from steinkreis.scene.text import text


@dataclass(frozen=True)
class Picture:
    """A scene with its words, sprites and theme: a notebook shows it, `print` draws it."""

    game: AnyGame
    scene: Scene
    words: Words

    def _repr_svg_(self) -> str:
        return svg(
            self.scene,
            self.words.say,
            name=self.game.name,
            sprites=self.game.resource("sprites.svg"),
            theme=self.game.resource("theme.css"),
        )

    def __str__(self) -> str:
        return text(self.scene, self.words.say)


def picture(
    game: AnyGame, state: State, viewer: int = PUBLIC, language: str | None = None
) -> Picture:
    """The table as `viewer` sees it."""
    words = Words(game, language or language_here())
    return Picture(game, game.scene(state, viewer), words)
