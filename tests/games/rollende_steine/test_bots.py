"""Bots at the wheels: what they think best on the sketch is tried in physics before they push."""

from __future__ import annotations

import pytest

from steinkreis.bots.levels import LEVELS
from steinkreis.bots.plans import Plan, PlanSearch
from steinkreis.core.rng import Rng
from steinkreis.game.trouble import Lacking
from steinkreis.games.rollende_steine import nature as physics
from steinkreis.games.rollende_steine.nature import let_roll
from steinkreis.server.workers import Position, choose
from tests.games.rollende_steine.position import GAME, play, push, table

pytestmark = pytest.mark.once  # physics is not compiled


def test_physics_puts_the_shot_that_really_passes_first() -> None:
    state = play(table(1), "roll")
    search = PlanSearch(state.hide(0), LEVELS[0], Rng(1))
    at_a_pillar, beside, through = (Plan([push(x=x)], 0.5, 1) for x in (55, 58, 50))
    search.order = [at_a_pillar, beside, through]
    search.confirm(let_roll)
    assert search.order == [through, at_a_pillar, beside]  # of equals, as they were


def test_a_bot_does_not_count_on_pushes_that_fall_short() -> None:
    """They are free, so whoever thinks a miss worse than them pushes for ever."""
    state = play(table(1), "roll push")
    short, miss = play(state, "short"), play(state, "spent")
    assert short.worth(0) == miss.worth(0)
    assert play(short, "push").worth(0) <= play(play(table(1), "roll"), "push").worth(0)
    last = play(table(1, wheels="own"), "roll push spent " * 9 + "roll" + " push short" * 10)
    assert last.worth(0) == 0.0  # the last wheel fell short once too often


def test_a_worker_answers_the_same_twice() -> None:
    position = Position(GAME.name, GAME.setup(1, {"course": "man"}), [])
    first = choose(position, 0, "findling", 5, None)
    assert choose(position, 0, "findling", 5, None) == first
    assert table(1, course="man").refusal(first.action) is None


def test_without_the_engine_bots_trust_the_sketch(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise Lacking("no engine here")

    monkeypatch.setattr(physics, "_engine", missing)
    position = Position(GAME.name, GAME.setup(1, {"course": "man"}), [])
    for seed in range(3):
        assert table(1).refusal(choose(position, 0, "findling", seed, None).action) is None
