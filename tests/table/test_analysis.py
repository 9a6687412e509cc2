"""What a bot makes of a finished game."""

from __future__ import annotations

import pytest

from steinkreis.bots.play import play_out
from steinkreis.bots.random import RandomBot
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE
from steinkreis.game.record import Record
from steinkreis.table.analysis import MOST, Moment, analysis, places, weigh
from tests.table.sitting import STONES


@pytest.fixture(scope="module")
def record() -> Record:
    """A solo game, played at random."""
    state, actions = STONES.start(STONES.setup(1)), list[int]()
    play_out(state, [RandomBot()], Rng(3), actions)
    found = Record(STONES, STONES.setup(1))
    for action in actions:
        found.play(action)
    return found


def test_only_real_choices_are_weighed(record: Record) -> None:
    found = places(record)
    assert found == sorted(set(found))
    for at in found:
        state = record.at(at)
        assert state.actor != CHANCE
        assert len(state.actions()) > 1
    forced = [at for at, actor in enumerate(record.actors) if actor != CHANCE and at not in found]
    for at in forced:
        assert len(record.at(at).actions()) == 1


def test_a_decision_is_weighed_the_same_every_time(record: Record) -> None:
    at = places(record)[0]
    step = next(record.steps(at))
    one, other = weigh(step, at), weigh(step, at)
    assert one == other
    assert (one.at, one.seat, one.played) == (at, 0, record.actions[at])
    assert one.better in record.at(at).actions()
    assert 0 <= one.cost <= 1
    assert [0 <= share <= 1 for share in one.shares] == [True]


def test_the_dearest_decisions_are_shown_as_their_player_saw_them(record: Record) -> None:
    wanted = places(record)
    moments = [
        Moment(at, 0, [0.5], record.actions[at], record.actions[at], cost=0.01 * index)
        for index, at in enumerate(wanted)
    ]
    found = analysis(record, moments)
    assert found.moments == moments
    costs = [slip.moment.cost for slip in found.slips]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) == min(MOST, sum(moment.cost >= 0.04 for moment in moments)) > 0
    for slip in found.slips:
        state = record.at(slip.moment.at)
        assert slip.scene == STONES.scene(state, 0)
        assert slip.moment.played in {shape.action for shape in slip.scene.clickable()}
