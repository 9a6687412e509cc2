"""What a round brought stays until it was seen: which steps are such results."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY, PUBLIC
from steinkreis.game.registry import games
from steinkreis.game.step import Step, step

# One of these is told at such a step.
RESULTS = {
    "der-hohe-rat": {"log-replaced", "log-voting"},
    "dolmengoetter": {"log-scored", "log-final"},
    "erbaut-stonehenge": {"log-built-block", "log-built-bluestone", "log-built-trilith"},
    "hidden-stones": {"log-scored"},
    "hinkel-und-stein": {"log-won", "log-stays"},
    "opferroulette": {"log-fell", "log-fell-empty"},
    "steinbeisser": {"log-bit", "log-swallowed", "log-caught"},
    "trilithen-knallen": {"log-rammed", "log-wrong"},
}


def played(name: str, seed: int) -> list[Step]:
    game, rng = games()[name], Rng(seed)
    state, steps = game.start(game.setup(max(game.players))), list[Step]()
    while state.actor != NOBODY and len(steps) < 1500:
        steps.append(step(state, state.sample(rng)))
        state = steps[-1].after
    return steps


@pytest.mark.parametrize("name", sorted(RESULTS))
def test_results_linger_and_little_else(name: str) -> None:
    game = games()[name]
    steps = [one for seed in range(2) for one in played(name, seed)]
    lingering = [one for one in steps if one.lingers(game)]
    assert 0 < len(lingering) < len(steps) / 4
    for one in lingering:
        told = {line.id for line in one.told(game, PUBLIC)}
        assert told & RESULTS[name], told
