"""What is seen: a bar in the hand."""

from __future__ import annotations

import pytest

from steinkreis.games.rollende_steine.rules import RollendeSteine
from steinkreis.scene.shapes import Shot
from tests.games.rollende_steine.position import EVERY_COURSE, GAME, play, table


@pytest.mark.parametrize("course", EVERY_COURSE)
def test_a_bar_is_held_out_where_it_may_lie(course: str) -> None:
    """A new one somewhere free, one that is moved where it lies."""
    state = table(course=course)
    for _ in range(8):
        state = play(state, "lay")
        start = held_out(state)
        assert state.refusal(start) is None
        state.apply(start)
        state = play(state, "push spent")
    assert held_out(play(state, "move3")) == state.ground.bars[2].place


def held_out(state: RollendeSteine) -> int:
    scene = GAME.scene(state, state.actor)
    [start] = [shape.start for shape in scene.everything() if isinstance(shape, Shot)]
    assert start is not None
    return start
