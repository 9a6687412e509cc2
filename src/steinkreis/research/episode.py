"""One game as a learner goes through it: flat answers, chance by itself, dials one after the other.

Flat ids come from `State.asks`: the answers to each question of the players in one row, the dials
of a shot one after the other, each a question of its own. What chance decides has no ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

import numpy as np
import numpy.typing as npt

from steinkreis.core.ask import Ask
from steinkreis.core.dial import pack
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, State
from steinkreis.game.game import AnyGame
from steinkreis.game.registry import game as named
from steinkreis.game.words import Words
from steinkreis.scene.text import text

LOW, HIGH = -10.0, 10.0  # all numbers are within; nearly all are from 0 to 1

Observation = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Undeclared(ValueError):
    """A game that does not say what it asks, or gives no numbers."""


class Space:
    """The flat ids of a game."""

    def __init__(self, asks: list[Ask]) -> None:
        self.asks = asks
        self.first: list[list[int]] = []  # by phase: where its answers, or those of each dial, are
        self.size = 0
        for ask in asks:
            counts = [dial.steps for dial in ask.dials] or [ask.answers]
            self.first.append([])
            for count in [] if ask.chance else counts:
                self.first[-1].append(self.size)
                self.size += count

    @property
    def dials(self) -> int:
        """The most dials that one shot has."""
        return max(len(ask.dials) for ask in self.asks)

    def multi(self) -> list[int]:
        """The sizes for a MultiDiscrete of the shot with the most dials; empty without dials."""
        return max(([dial.steps for dial in ask.dials] for ask in self.asks), key=len)

    def ids(self, state: State, turned: list[int]) -> list[int]:
        """The flat ids that may be answered now, when so many dials have been turned already."""
        first = self.first[state.phase]
        dials = state.dials()
        if dials:
            start = first[len(turned)]
            return list(range(start, start + dials[len(turned)].steps))
        return [first[0] + action for action in state.actions()]

    def name(self, state: State, turned: list[int], flat: int) -> str:
        """An answer in short."""
        first, dials = self.first[state.phase], state.dials()
        if dials:
            return f"{dials[len(turned)].name}={flat - first[len(turned)]}"
        return state.notation(flat - first[0])


class Episode:
    """A game under way: who is asked, what may be answered, what everybody observes."""

    def __init__(
        self,
        game: AnyGame,
        players: int | None,
        options: Mapping[str, object] | None,
        seed: int,
        *,
        is_open: bool = False,
    ) -> None:
        """With `is_open` whoever uses it answers for chance, too."""
        self.game = game
        self.setup = game.setup(game.players[0] if players is None else players, options)
        self.state: State = game.start(self.setup)
        if not self.state.asks() or len(self.state.observe(0)) == 0:
            raise Undeclared(f"{game.name} does not declare what it asks and what can be observed")
        self.space = Space(self.state.asks())
        self.width = len(self.state.observe(0)) + self.space.dials
        self.turned: list[int] = []  # the dials of a shot that have been turned
        self.rng = Rng(seed)
        self.is_open = is_open
        self._go_on()

    def __deepcopy__(self, memo: dict[int, object]) -> Episode:
        twin = copy(self)
        twin.state = self.state.copy()
        twin.turned = list(self.turned)
        twin.rng = self.rng.copy()
        return twin

    def __getstate__(self) -> dict[str, object]:
        """A game is known by its name, and its luck by four numbers."""
        rng = [int(n) for n in (self.rng.a, self.rng.b, self.rng.c, self.rng.counter)]
        return {**self.__dict__, "game": self.game.name, "space": None, "rng": rng}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = named(kept["game"])
        self.space = Space(self.state.asks())
        self.rng = Rng(0)
        self.rng.a, self.rng.b, self.rng.c, self.rng.counter = kept["rng"]

    def restart(self, seed: int | None) -> None:
        self.state = self.game.start(self.setup)
        self.turned = []
        if seed is not None:
            self.rng = Rng(seed)
        self._go_on()

    def ids(self) -> list[int]:
        return [] if self.is_over() else self.space.ids(self.state, self.turned)

    def mask(self) -> Mask:
        mask = np.zeros(self.space.size, np.int8)
        mask[self.ids()] = 1
        return mask

    def observe(self, seat: int) -> Observation:
        """What the seat observes, and the dials that it has turned."""
        row = np.zeros(self.width, np.float32)
        numbers = np.asarray(self.state.observe(seat))
        row[: len(numbers)] = numbers
        if self.state.actor == seat:
            for place, step in enumerate(self.turned):
                row[len(numbers) + place] = (step + 1) / self.state.dials()[place].steps
        return np.clip(row, LOW, HIGH)

    def answer(self, flat: int) -> None:
        """Answer the open question, or turn the next dial; then chance answers, if it is asked."""
        first = self.space.first[self.state.phase]
        dials = self.state.dials()
        if not dials:
            self.act(flat - first[0])
            return
        self.turned.append(flat - first[len(self.turned)])
        if len(self.turned) == len(dials):
            action = pack(self.turned, [dial.steps for dial in dials])
            self.turned = []
            self.act(action if self.state.refusal(action) is None else self._other())

    def _other(self) -> int:
        """Where dials are turned to what is not legal together, a legal answer takes its place.

        The same one in the same position, whoever asks: a game is replayed by its answers.
        """
        return self.state.sample(Rng(0))

    def act(self, action: int) -> None:
        self.state.apply(action)
        self._go_on()

    def _go_on(self) -> None:
        while self.state.actor == CHANCE and not self.is_open:
            self.state.apply(self.state.sample(self.rng))

    def is_over(self) -> bool:
        return self.state.actor == NOBODY

    def drawn(self) -> str:
        """The table as whoever is asked sees it, in text."""
        words = Words(self.game, "en")
        return text(self.game.scene(self.state, max(0, self.state.actor)), words.say)
