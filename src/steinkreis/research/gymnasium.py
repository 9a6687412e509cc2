"""The games for Gymnasium: `env(game, against=level)` is one seat among bots.

The reward comes at the end: what the seat gets of the game, from 0 to 1. What may be answered
stands in `info["action_mask"]` and comes from `action_masks()`; who answers anything else has lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.game.learnt import gauge_for
from steinkreis.game.registry import game as named
from steinkreis.research.episode import HIGH, LOW, Episode, Mask, Observation
from steinkreis.research.needs import needed

needed("gymnasium", "gymnasium")

from gymnasium import Env, spaces  # noqa: E402


def env(
    game: str,
    players: int | None = None,
    against: str = "random",
    options: Mapping[str, object] | None = None,
    seat: int | None = None,
    render_mode: str | None = None,
) -> SeatEnv:
    """One seat of a game, all others played by bots of that name; a new seat for every game
    unless one is given."""
    return SeatEnv(game, players, against, options, seat, render_mode)


class SeatEnv(Env[Observation, Any]):
    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        against: str = "random",
        options: Mapping[str, object] | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(named(game), players, options, seed=0)
        found, setup = self.episode.game, self.episode.setup
        self.bot = bot(against, found.nature, gauge_for(found, setup, against))
        self.fixed = seat
        self.seat = 0 if seat is None else seat
        self.render_mode = render_mode
        self.observation_space = spaces.Box(LOW, HIGH, (self.episode.width,), np.float32)
        self.action_space = spaces.Discrete(self.episode.space.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        luck = Rng(int(self.np_random.integers(1 << 32)))
        if self.fixed is None:
            self.seat = int(luck.below(self.episode.setup.players))
        self.episode.restart(int(luck.next()))
        self._await()
        return self.episode.observe(self.seat), {"action_mask": self.action_masks()}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.episode.is_over() or int(action) not in self.episode.ids():
            info = {"action_mask": self.action_masks(), "illegal": True}
            return self.episode.observe(self.seat), 0.0, True, False, info
        self.episode.answer(int(action))
        self._await()
        is_over = self.episode.is_over()
        reward = self.episode.state.returns()[self.seat] if is_over else 0.0
        info = {"action_mask": self.action_masks()}
        return self.episode.observe(self.seat), reward, is_over, False, info

    def _await(self) -> None:
        """Let the others answer until it is the seat's turn, or all is over."""
        state = self.episode.state
        while not self.episode.is_over() and state.actor != self.seat:
            view = state.hide(state.actor) if self.bot.looks else state
            self.episode.act(self.bot.choose(view, self.episode.rng))

    def action_masks(self) -> Mask:
        """What may be answered now, as learners with masks ask for it."""
        return self.episode.mask()

    def render(self) -> str | None:
        return self.episode.drawn() if self.render_mode == "ansi" else None
