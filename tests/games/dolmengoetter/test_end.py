"""Scoring, both ends and the winner: chapters 5 and 6."""

from __future__ import annotations

import pytest

from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY, PUBLIC
from steinkreis.games.dolmengoetter.board import CIRCLES
from steinkreis.games.dolmengoetter.rules import begin
from steinkreis.testing.notes import legal
from tests.games.dolmengoetter.position import asked, drawn, leave_stone, play, position, stacks

NEARLY = """
    a   A  a  b
    b         b
    c   b  a
"""


@pytest.mark.clause("dolmengoetter", "5.1", "5.2")
def test_a_complete_circle_is_scored_level_by_level() -> None:
    """A tie of three: a builds underneath, and then the circle is scored."""
    state = leave_stone(position(NEARLY.replace("a  b", "b  a") + "k1 b3 a2 b1"), "a1")
    done = play(state, "4")
    assert done.scores() == [4 + 2 * 3 + 4 * 1, 4 + 3 * 4 + 1 * 2]
    assert stacks(done) == []


@pytest.mark.clause("dolmengoetter", "5.1")
def test_a_circle_is_scored_even_if_nobody_builds() -> None:
    state = play(leave_stone(position(NEARLY + "k1 b3"), "a1"), "none")
    assert state.scores() == [4, 4 + 12]


@pytest.mark.clause("dolmengoetter", "5.3")
def test_what_was_scored_is_out_and_seen_by_all_and_the_stones_stay() -> None:
    before = position(NEARLY + "k1 b3")
    done = play(leave_stone(before, "a1"), "none")
    assert drawn(done, NEARLY) == "a a a b\nb b\nc b a"
    assert done.players[1].dolmens == 9
    view = done.hide(PUBLIC)
    assert view.players[1].scored == 16**3
    assert done.material() == before.material()


@pytest.mark.clause("dolmengoetter", "5.3")
def test_in_a_complete_circle_nobody_builds_any_more() -> None:
    """a declined in circle 1 when it was completed; its neighbours go on without it."""
    state = play(leave_stone(position(NEARLY + "d A"), "a1"), "none")
    assert not any(state.ground.free.has(place) for place in CIRCLES[0])
    state = play(state, legal(state)[0] + " herbs")
    state = leave_stone(state, "d1")
    assert all(right.circle != 0 for right in state.rights)
    assert stacks(state) == []


@pytest.mark.clause("dolmengoetter", "5.4")
def test_a_complete_circle_without_dolmens_brings_nothing() -> None:
    done = play(leave_stone(position(NEARLY), "a1"), "none")
    assert done.scores() == [4, 4]
    assert asked(done) == "b ask-druid"


@pytest.mark.clause("dolmengoetter", "6.1")
def test_after_the_last_dolmen_everybody_else_has_one_more_turn() -> None:
    state = position("a A a\nc b", seats=3, dolmens=("4", "11", "11"))
    state = play(leave_stone(state, "a1"), "4")
    order = ""
    while state.actor != NOBODY:
        order += asked(state)[0]
        state = play(state, legal(state)[0] + " herbs")
    assert order == "bc"


@pytest.mark.clause("dolmengoetter", "6.2")
def test_so_has_the_player_in_whose_turn_it_was_built() -> None:
    state = position("a A b\nc b", seats=3, dolmens=("44", "1", "11"))
    state = play(leave_stone(state, "a1"), "1")
    order = ""
    while state.actor != NOBODY:
        order += asked(state)[0]
        state = play(state, legal(state)[0] + " herbs")
    assert order == "ca"


@pytest.mark.clause("dolmengoetter", "6.2")
def test_another_last_dolmen_makes_the_game_no_longer() -> None:
    """a built the last dolmen; in the last turn c builds the own last one, and it is over."""
    drawing = "a A a\nc b\nh C c\nf b"
    state = position(drawing, seats=3, dolmens=("4", "11", "1"))
    state = play(leave_stone(state, "a1"), "4")
    state = play(state, legal(state)[0] + " herbs")
    state = leave_stone(state, "h1", "h13")
    assert asked(state) == "c ask-build-top"
    assert asked(play(state, "1")) == "over"


@pytest.mark.clause("dolmengoetter", "6.1")
def test_dolmens_of_the_last_turns_count() -> None:
    drawing = "a A a\nc b\nh B b\nf a"
    state = position(drawing, dolmens=("4", "13"))
    state = play(leave_stone(state, "a1"), "4")
    state = play(leave_stone(state, "h1", "h13"), "3")
    assert asked(state) == "over"
    assert state.scores() == [4 + 16, 4 + 12]


@pytest.mark.clause("dolmengoetter", "6.3")
def test_with_the_last_stone_of_all_the_game_is_over_at_once() -> None:
    state = leave_stone(position("a A a\nc b", stones=(1, 0)), "a1")
    assert asked(state) == "a ask-build-top"
    assert asked(play(state, "4")) == "over"


@pytest.mark.clause("dolmengoetter", "6.3")
def test_even_while_turns_are_owed() -> None:
    state = leave_stone(position("a A a\nc b", stones=(1, 0), dolmens=("4", "1")), "a1")
    assert asked(play(state, "4")) == "over"


@pytest.mark.clause("dolmengoetter", "6.3")
def test_not_while_somebody_has_stones() -> None:
    state = leave_stone(position("a A", stones=(1, 1)), "a1")
    assert asked(state) == "b ask-druid"


@pytest.mark.clause("dolmengoetter", "6.4")
def test_in_the_end_all_stacks_are_scored_complete_or_not() -> None:
    drawing = "a A b\nk1 a3 b2\nk6 b4\nk4 a1"
    over = leave_stone(position(drawing, stones=(1, 0)), "a1")
    assert over.scores() == [4 + 3 * 4 + 1 * 3, 4 + 2 * 3 + 4 * 5]
    assert stacks(over.hide(PUBLIC)) == ["k1 a3 b2", "k4 a1", "k6 b4"]


@pytest.mark.clause("dolmengoetter", "6.5")
def test_most_points_win() -> None:
    over = leave_stone(position("a A b\nk1 a1", stones=(1, 0)), "a1")
    assert over.returns() == [1.0, 0.0]


@pytest.mark.clause("dolmengoetter", "6.5")
def test_of_equals_who_has_built_more_wins() -> None:
    drawing = "a A b\nk4 a1\nk9 b1 b1"
    over = leave_stone(position(drawing, points=(6, 4), stones=(1, 0)), "a1")
    assert over.scores() == [9, 9]
    assert over.returns() == [0.0, 1.0]


@pytest.mark.clause("dolmengoetter", "6.5")
def test_of_those_who_are_still_equal_all_win() -> None:
    over = leave_stone(position("a A b", seats=3, points=(9, 9, 4), stones=(1, 0, 0)), "a1")
    assert over.returns() == [0.5, 0.5, 0.0]


@pytest.mark.clause("dolmengoetter", "6.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_game_comes_to_an_end(seats: int) -> None:
    for number in range(20):
        rng = Rng(5, number)
        state = begin(Chosen(seats))
        while state.actor != NOBODY:
            assert state.actions()
            state.apply(state.sample(rng))
        all_placed = all(player.stones == 0 for player in state.players)
        assert all_placed or any(player.dolmens == 0 for player in state.players)
