"""When it is over, and who has won: chapter 7."""

from __future__ import annotations

import pytest

from steinkreis.core.state import NOBODY, OVER
from steinkreis.games.steinbeisser.material import ROUNDS
from steinkreis.games.steinbeisser.questions import ROLL
from tests.games.steinbeisser.position import play, position

ALL_BUT_ONE = "Y Y Y R R R B B B G G "  # on fields 1 to 11


@pytest.mark.clause("steinbeisser", "7.1")
def test_it_ends_when_the_last_biter_leaves_the_path() -> None:
    path = "path " + ". " * 11 + "g . . . ."
    state = position(f"{path}\nway {ALL_BUT_ONE} . b . aa bbb")
    done = play(state, "2g 15")
    assert (done.phase, done.actor) == (OVER, NOBODY)
    assert done.board.path == 0
    assert done.scores() == [2, 3]
    assert done.returns() == [0.0, 1.0]


@pytest.mark.clause("steinbeisser", "7.1", "7.2")
def test_it_ends_in_the_middle_of_a_turn() -> None:
    """The stone feeds the last biter; white is never asked for."""
    path = "path " + ". " * 12 + "g . . . ."
    state = position(f"{path}\nway {ALL_BUT_ONE} a . . . aa b")
    done = play(state, "1w 12")
    assert done.phase == OVER
    assert done.returns() == [1.0, 0.0]


@pytest.mark.clause("steinbeisser", "7.2")
def test_it_ends_when_one_player_is_left_after_a_stone() -> None:
    state = position("path . . y . .\nway a . . bb .")
    done = play(state, "2w 1")
    assert done.phase == OVER
    assert done.scores() == [0, 2]
    assert done.returns() == [0.0, 1.0]


@pytest.mark.clause("steinbeisser", "7.2")
def test_it_ends_when_one_player_is_left_after_a_biter() -> None:
    state = position("path . . y . .\nway a . . b .")
    done = play(state, "1y 1")
    assert done.phase == OVER
    assert done.returns() == [1.0, 0.0]


@pytest.mark.clause("steinbeisser", "7.2")
def test_two_players_with_stones_go_on_though_a_third_has_none() -> None:
    state = position("path . . y . .\nway a . Rc b .", seats=3)
    assert play(state, "1b 1").phase == ROLL


@pytest.mark.clause("steinbeisser", "7.3")
def test_most_free_stones_win_and_equals_share() -> None:
    path = "path " + ". " * 11 + "g . . . ."
    one = play(position(f"{path}\nway {ALL_BUT_ONE} . c ab aa bbb", seats=3), "2g 15")
    assert one.scores() == [3, 4, 0]
    assert one.returns() == [0.0, 1.0, 0.0]
    two = play(position(f"{path}\nway {ALL_BUT_ONE} . c ab aa bb", seats=3), "2g 15")
    assert two.scores() == [3, 3, 0]
    assert two.returns() == [0.5, 0.5, 0.0]


@pytest.mark.clause("steinbeisser", "7.4")
def test_if_nobody_has_stones_all_share() -> None:
    done = play(position("path . y . .\nway Rc . ab .", seats=3, turn=2), "y")
    assert done.scores() == [0, 0, 0]
    assert done.phase == OVER
    assert done.returns() == pytest.approx([1 / 3] * 3)


@pytest.mark.clause("steinbeisser", "7.4")
def test_or_those_who_had_some_last() -> None:
    drawing = "path . y . .\nway Rc . ab ."
    done = play(position(drawing, seats=3, turn=2, last_stone="later"), "y")
    assert done.returns() == [0.5, 0.5, 0.0]
    usual = position("path . . y . .\nway a . . bb .", last_stone="later")
    assert play(usual, "2w 1").returns() == [0.0, 1.0]


@pytest.mark.clause("steinbeisser", "7.5")
def test_after_five_hundred_rounds_it_is_over() -> None:
    state = position("path . . . .\nway a bb . .", turn=1)
    state.round = ROUNDS - 1
    done = play(state, "1r 2")
    assert done.round == ROUNDS
    assert done.phase == OVER
    assert done.returns() == [0.0, 1.0]
