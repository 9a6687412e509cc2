"""The games for OpenSpiel: `register()`, then `pyspiel.load_game("steinkreis_hidden_stones")`.

Information states are views (`State.hide`), which remember all that a seat has seen; a guess of
one is `resample_from_infostate`. Parameters: `players`, and `options` as `name:value/name:value`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY
from steinkreis.game.game import AnyGame
from steinkreis.game.registry import games
from steinkreis.game.setup import parse
from steinkreis.research.episode import Episode
from steinkreis.research.needs import needed

pyspiel: Any = needed("pyspiel", "openspiel")


def register() -> list[str]:
    """Make every game that declares itself known to OpenSpiel; gives their names there."""
    names: list[str] = []
    known = set(pyspiel.registered_names())
    for game in games().values():
        name = "steinkreis_" + game.name.replace("-", "_")
        if game.start(game.setup(game.players[0])).asks():
            names.append(name)
            if name not in known:
                pyspiel.register_game(_type(name, game), _maker(name, game))
    return names


def _type(name: str, game: AnyGame) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=name,
        long_name=game.name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.players[0], "options": ""},
    )


def _maker(name: str, game: AnyGame) -> type:
    """The class that OpenSpiel makes games of."""

    class Registered(Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(_type(name, game), game, params or {})

    return Registered


def _options(game: AnyGame, text: str) -> dict[str, object]:
    known = {choice.name: choice for choice in game.choices}
    pairs = [pair.partition(":") for pair in text.split("/") if pair]
    return {key: parse(known[key], value) if key in known else value for key, _, value in pairs}


class Game(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, kind: Any, game: AnyGame, params: dict[str, Any]) -> None:
        self.game = game
        self.params = params
        episode = self.episode()
        chance = [ask.answers for ask in episode.space.asks if ask.chance]
        info = pyspiel.GameInfo(
            num_distinct_actions=episode.space.size,
            max_chance_outcomes=max(chance, default=0),
            num_players=episode.setup.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=game.limit * max(1, episode.space.dials),
        )
        self.width = episode.width
        super().__init__(kind, info, params)

    def episode(self) -> Episode:
        options = _options(self.game, str(self.params.get("options", "")))
        players = int(self.params.get("players", self.game.players[0]))
        return Episode(self.game, players, options, seed=0, is_open=True)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.width)


class State(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.episode = game.episode()

    def current_player(self) -> int:
        actor = self.episode.state.actor
        if actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.ids()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.episode.state
        weights = state.weights()
        return [(a, w / sum(weights)) for a, w in zip(state.actions(), weights)]

    def _apply_action(self, action: int) -> None:
        if self.episode.state.actor == CHANCE:
            self.episode.act(action)
        else:
            self.episode.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        episode = self.episode
        if episode.state.actor == CHANCE:
            return episode.state.notation(action)
        return episode.space.name(episode.state, episode.turned, action)

    def is_terminal(self) -> bool:
        return self.episode.is_over()

    def returns(self) -> list[float]:
        seats = self.episode.setup.players
        return self.episode.state.returns() if self.is_terminal() else [0.0] * seats

    def information_state_string(self, player: int | None = None) -> str:
        """What the player knows; whoever is asked, where nobody is named."""
        player = self.current_player() if player is None else player
        own = self.episode.turned if self.episode.state.actor == player else []
        return f"{self.episode.state.hide(player).key()} {own}"

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """A state that the player could be in: any draw from 0 to 1 decides which."""
        twin: State = self.clone()
        guessed = self.episode.state.hide(player).guess(Rng(int(sampler() * 2**32)))
        twin.episode.state = guessed
        return twin

    def __str__(self) -> str:
        return f"{self.episode.state.key()} {self.episode.turned}"


class Observer:
    """What a player observes, as OpenSpiel asks for it."""

    def __init__(self, width: int) -> None:
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.episode.observe(player)

    def string_from(self, state: State, player: int) -> str:
        return state.observation_string(player)
