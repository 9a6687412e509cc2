"""Gymnasium's own checker, on our environments."""

from __future__ import annotations

import warnings

import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed")

from gymnasium.utils.env_checker import check_env

from steinkreis.game.registry import games
from steinkreis.research.gymnasium import env


@pytest.mark.parametrize("game", sorted(games()))
def test_the_checker_has_nothing_to_say(game: str) -> None:
    with warnings.catch_warnings(action="ignore"):  # that it is not registered by a name
        check_env(env(game))


def test_a_game_is_played_to_its_end_against_a_level() -> None:
    seat = env("steinbeisser", players=3, against="kiesel", seat=1)
    _, info = seat.reset(seed=3)
    is_over, reward = False, 0.0
    while not is_over:
        _, reward, is_over, _, info = seat.step(int(info["action_mask"].argmax()))
    assert 0 <= reward <= 1
    assert "illegal" not in info


def test_an_illegal_answer_has_lost() -> None:
    seat = env("steinbeisser")
    _, info = seat.reset(seed=1)
    _, reward, is_over, _, info = seat.step(int(info["action_mask"].argmin()))
    assert (reward, is_over, info["illegal"]) == (0.0, True, True)
