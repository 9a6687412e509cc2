"""The games for PettingZoo: `env(game, players=…)` is an AEC environment.

An observation has the numbers of `State.observe` and a mask of the legal answers; a reward is what
a seat gets of the game in the end, from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from steinkreis.core.rng import Rng
from steinkreis.game.registry import game as named
from steinkreis.research.episode import HIGH, LOW, Episode
from steinkreis.research.needs import needed

needed("gymnasium", "pettingzoo")
needed("pettingzoo", "pettingzoo")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> Any:
    """The environment as the library's own are made: an illegal answer ends it and costs 1."""
    raw = wrappers.TerminateIllegalWrapper(
        TableEnv(game, players, options, render_mode), illegal_reward=-1
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class TableEnv(AECEnv):  # type: ignore[misc]
    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = Episode(named(game), players, options, seed=0)
        self.luck = Rng(0)
        self.render_mode = render_mode
        self.metadata = {
            "name": game.replace("-", "_"),
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.setup.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Dict(
            {
                "observation": spaces.Box(LOW, HIGH, (self.episode.width,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.episode.space.size,), np.int8),
            }
        )
        answers = spaces.Discrete(self.episode.space.size)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, answers)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        if seed is not None:
            self.luck = Rng(seed)
        self.episode.restart(int(self.luck.next()))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[max(0, self.episode.state.actor)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        is_asked = seat == self.episode.state.actor
        mask = self.episode.mask() if is_asked else np.zeros(self.episode.space.size, np.int8)
        return {"observation": self.episode.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.answer(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.is_over():
            shares = self.episode.state.returns()
            self.rewards = {agent: shares[self.seats[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0] if self.episode.is_over() else self._asked()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        drawn = self.episode.drawn()
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self) -> None:
        """Nothing is open."""
