"""A position to look at, in a notebook or a terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from steinkreis.game.words import Words
from steinkreis.scene.shapes import Scene
from steinkreis.scene.svg import svg
from steinkreis.scene.text import text

if TYPE_CHECKING:
    from steinkreis.game.game import AnyGame


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
            theme=self.game.theme(),
        )

    def __str__(self) -> str:
        return text(self.scene, self.words.say)
