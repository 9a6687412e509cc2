"""PettingZoo's own tests, on our environments."""

from __future__ import annotations

import warnings

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")

from pettingzoo.test import api_test, render_test, seed_test

from steinkreis.game.registry import games
from steinkreis.research.pettingzoo import env

FEW = ("steinbeisser", "rollende-steine", "hidden-stones")  # dice, dials, cards


def quietly() -> warnings.catch_warnings[None]:
    """Its tests warn of any observation that carries a mask, as those of its own games do."""
    return warnings.catch_warnings(action="ignore")


@pytest.mark.parametrize("game", sorted(games()))
def test_the_api_is_kept(game: str) -> None:
    with quietly():
        api_test(env(game), num_cycles=40)


@pytest.mark.parametrize("game", FEW)
def test_equal_seeds_give_equal_games(game: str) -> None:
    with quietly():
        seed_test(lambda: env(game), num_cycles=20)


def test_it_is_drawn() -> None:
    with quietly():
        render_test(lambda render_mode: env("steinbeisser", render_mode=render_mode))


def test_a_reward_is_a_share_of_the_game() -> None:
    table = env("steinbeisser", players=2)
    table.reset(seed=1)
    got = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, *ended, _ = table.last()
        got[agent] += reward
        table.step(None if any(ended) else int(seen["action_mask"].argmax()))
    assert sum(got.values()) == pytest.approx(1)


def test_an_illegal_answer_ends_it() -> None:
    table = env("steinbeisser")
    table.reset(seed=1)
    with warnings.catch_warnings(action="ignore"):
        table.step(int(table.last()[0]["action_mask"].argmin()))
    assert all(table.terminations.values()) or all(table.truncations.values())
