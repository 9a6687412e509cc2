"""What learners see of a position: whom biters strike, what arrows do, where rolls lead."""

from __future__ import annotations

import pytest

from steinkreis.core.numbers import Numbers
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY
from steinkreis.games.steinbeisser.material import PIPS
from steinkreis.games.steinbeisser.matters import FREED, LINED, SIZE, STONES, STRUCK
from steinkreis.games.steinbeisser.questions import JUMP, STEP
from steinkreis.games.steinbeisser.rules import Steinbeisser
from tests.games.steinbeisser.position import GAME, position

LANDS = SIZE  # of each seat, after its stones: by pips
FORCED, ESCAPES, THIRDS = (LANDS + PIPS + k for k in range(3))
SEAT = THIRDS + 1
PENDING = 2 * SEAT + 2  # with two players, after whose turn it is


def regarded(state: Steinbeisser, viewer: int = 0) -> list[float]:
    numbers = Numbers()
    state.regard(viewer, numbers)
    return list(numbers.row)[: int(numbers.end)]


def stones(row: list[float], what: int, seat: int = 0) -> float:
    return row[seat * SEAT + what] * STONES


def test_a_stone_is_struck_if_the_next_step_of_a_biter_eats_it() -> None:
    row = regarded(position("path . y . . r .\nway . . a . . aab"))
    assert stones(row, STRUCK) == 1
    assert stones(row, STRUCK, 1) == 0  # three are safe
    row = regarded(position("path y r . .\nway . . ab ."))
    assert stones(row, STRUCK) == 2  # by either biter: the one behind jumps over the other
    assert stones(row, STRUCK, 1) == 2


def test_an_arrow_frees_stones_and_eats_those_in_line() -> None:
    row = regarded(position("path . . . .\nway . Yb aab ab"))
    assert stones(row, FREED, 1) == 1
    assert stones(row, FREED) == 0
    assert stones(row, LINED) == 1  # the three in between are left alone
    row = regarded(position("path . y . .\nway . Rb a ."))
    assert stones(row, FREED, 1) == 0  # the biter beside it would eat it again


def test_it_is_told_where_a_roll_leads() -> None:
    row = regarded(position("path . y r b g . .\nway a . . . . . .\n"))
    assert row[LANDS:FORCED] == [0, 0, 0, 0, 1, 1]  # beside a biter nothing rests well
    assert row[FORCED] == pytest.approx(4 / PIPS)
    row = regarded(position("path y . .\nway . a bb"))
    assert row[ESCAPES] == 1  # away from the biter behind it
    assert row[THIRDS] == pytest.approx(1 / PIPS)


@pytest.mark.parametrize(("phase", "pending"), [(STEP, [1, 0]), (JUMP, [0, 1])])
def test_it_is_told_what_the_turn_has_still_to_bring(phase: int, pending: list[float]) -> None:
    state, rng = GAME.start(GAME.setup(2)), Rng(4)
    while state.actor != NOBODY and (state.phase != phase or state.actor == CHANCE):
        state.apply(state.sample(rng))
    assert regarded(state)[PENDING : PENDING + 2] == pending
