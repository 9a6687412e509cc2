"""Many games in one call, with numpy's arrays: `Vector(game, count=1024)`.

The arrays are views of what the compiled games write, so nothing is copied; they change with the
next step.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from steinkreis.bots.many import Many, is_listed
from steinkreis.game.game import AnyGame
from steinkreis.game.registry import game as named
from steinkreis.research.episode import Undeclared

Numbers = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]


class Vector:
    """Games side by side, a line for each: who is asked, what is known, what may be answered."""

    def __init__(
        self,
        game: str | AnyGame,
        count: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> None:
        found = named(game) if isinstance(game, str) else game
        start = found.start(found.setup(players or found.players[0], options))
        if not is_listed(start):
            raise Undeclared(f"{found.name} turns dials, or does not declare what it asks")
        self.many = Many(start, count, seed)
        self.count = count
        self.answers = int(self.many.answers)

    @property
    def numbers(self) -> Numbers:
        """What whoever is asked observes."""
        return np.asarray(self.many.numbers.row).reshape(self.count, -1)

    @property
    def masks(self) -> Flags:
        """The flat ids that may be answered."""
        return np.asarray(self.many.masks).view(np.bool_).reshape(self.count, -1)

    @property
    def actors(self) -> Ints:
        return np.asarray(self.many.actors)

    @property
    def ended(self) -> Flags:
        """The games that came to their end with the last step, and have begun anew."""
        return np.asarray(self.many.ended).view(np.bool_)

    @property
    def rewards(self) -> Numbers:
        """By game and seat: what everybody got of the last game that came to its end."""
        return np.asarray(self.many.rewards).reshape(self.count, -1)

    def step(self, answers: Ints) -> None:
        """Answer every game by a flat id that its mask allows; ValueError where one does not."""
        if not self.masks[np.arange(self.count), answers].all():
            raise ValueError("an answer is not legal: look at the masks")
        self.many.step(answers.tolist())

    def drawn(self, rng: np.random.Generator) -> Ints:
        """A legal answer for every game, at random."""
        noise = rng.random(self.masks.shape, np.float32)
        answers: Ints = np.argmax(noise * self.masks, axis=1)
        return answers
