"""Majority, tie and the dolmens that follow: chapter 4."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import HIDDEN, PUBLIC
from steinkreis.testing.notes import action, legal, square
from tests.games.dolmengoetter.position import (
    SINGLES,
    asked,
    drawn,
    leave_stone,
    play,
    position,
    refused,
    stacks,
)


@pytest.mark.clause("dolmengoetter", "4.1", "4.2")
def test_who_gets_ahead_may_build_on_top() -> None:
    drawing = """
        a   A  a
        c   b
        k1  b2 b1
    """
    state = leave_stone(position(drawing), "a1")
    assert asked(state) == "a ask-build-top"
    assert drawn(play(state, "3"), drawing) == square("a a a\nc b\nk1 a3 b2 b1")


@pytest.mark.clause("dolmengoetter", "4.1")
@pytest.mark.parametrize("drawing", ["a A b", "a A a", "a A\nc b", "a A a\nc a"])
def test_two_stones_or_one_colour_are_no_majority(drawing: str) -> None:
    assert asked(leave_stone(position(drawing), "a1")) == "b ask-druid"


@pytest.mark.clause("dolmengoetter", "4.2")
@pytest.mark.parametrize("drawing", ["a A b\nc b", "a A b b\nc b"])
def test_a_stone_may_make_the_majority_of_somebody_else(drawing: str) -> None:
    state = leave_stone(position(drawing), "a1")
    assert asked(state) == "b ask-build-top"
    assert stacks(play(state, "4")) == ["k1 b4"]
    assert asked(play(state, "4")) == "b ask-druid"


@pytest.mark.clause("dolmengoetter", "4.3")
def test_a_majority_in_a_complete_circle_counts_as_well() -> None:
    drawing = """
        a   A  a  b
        b         b
        c   c  a
    """
    state = leave_stone(position(drawing, seats=3), "a1")
    assert asked(state) == "a ask-build-top"
    assert play(state, "3").scores() == [4 + 3 * 4, 4, 4]


@pytest.mark.clause("dolmengoetter", "4.4")
def test_a_majority_that_grows_gives_nothing() -> None:
    drawing = "a A a\nc a b\nk1 b1"
    assert asked(leave_stone(position(drawing), "a1")) == "b ask-druid"


@pytest.mark.clause("dolmengoetter", "4.4")
def test_nor_does_it_to_somebody_who_declined_before() -> None:
    state = play(leave_stone(position("a A a\nc b A"), "a1"), "none")
    assert stacks(state) == []
    state = play(state, legal(state)[0] + " herbs")
    assert asked(leave_stone(state, "c2")) == "b ask-druid"


@pytest.mark.clause("dolmengoetter", "4.4")
def test_a_third_colour_does_not_make_a_majority_new() -> None:
    state = position("a A b b\nc c", seats=3)
    assert asked(leave_stone(state, "a1")) == "b ask-druid"


@pytest.mark.clause("dolmengoetter", "4.5")
def test_a_majority_won_back_after_a_tie_is_new() -> None:
    drawing = "a A a\nc b a\nb b\nk1 b2 a1"
    state = leave_stone(position(drawing), "a1")
    assert asked(state) == "a ask-build-top"
    assert stacks(play(state, "4")) == ["k1 a4 b2 a1"]


@pytest.mark.clause("dolmengoetter", "4.6")
def test_who_draws_level_may_build_underneath() -> None:
    state = leave_stone(position("a A a b\nc b\nk1 b2 b1"), "a1")
    assert asked(state) == "a ask-build-under"
    assert stacks(play(state, "4")) == ["k1 b2 b1 a4"]


@pytest.mark.clause("dolmengoetter", "4.6")
def test_a_tie_counts_in_a_circle_without_dolmens() -> None:
    state = leave_stone(position("a A a b\nc b"), "a1")
    assert stacks(play(state, "1")) == ["k1 a1"]


@pytest.mark.clause("dolmengoetter", "4.6")
def test_who_joins_a_tie_of_others_builds_too() -> None:
    drawing = """
        a   A  a  b
        b         b
        c   c  c
    """
    state = leave_stone(position(drawing, seats=3), "a1")
    assert asked(state) == "a ask-build-under"


@pytest.mark.clause("dolmengoetter", "4.6")
def test_a_tie_of_others_gives_nothing() -> None:
    """b and c are level with two each; a comes in with one stone."""
    drawing = "a A b b\nc c c"
    assert asked(leave_stone(position(drawing, seats=3), "a1")) == "b ask-druid"


@pytest.mark.clause("dolmengoetter", "4.7")
def test_one_stone_each_is_a_tie_only_where_that_was_agreed() -> None:
    drawing = "a A b\nc c"
    plain = leave_stone(position(drawing, seats=3), "a1")
    assert asked(plain) == "b ask-druid"
    agreed = leave_stone(position(drawing, seats=3, options=SINGLES), "a1")
    assert asked(agreed) == "a ask-build-under"
    two = leave_stone(position("a A b", seats=3, options=SINGLES), "a1")
    assert asked(two) == "b ask-druid"


@pytest.mark.clause("dolmengoetter", "4.8")
@pytest.mark.parametrize("drawing", ["a A a\nc b", "a A a b\nc b"])
def test_nobody_has_to_build(drawing: str) -> None:
    state = leave_stone(position(drawing), "a1")
    assert legal(state) == ["none", "1", "2", "3", "4"]
    declined = play(state, "none")
    assert stacks(declined) == []
    assert declined.players[0].dolmens == 10
    assert asked(declined) == "b ask-druid"


THREE_CIRCLES = """
    a   .  .  b
    b   A_
    c   .  a  b
    d   b
"""


@pytest.mark.clause("dolmengoetter", "4.1", "4.9")
def test_of_several_circles_the_player_on_turn_chooses_the_order() -> None:
    """On b1 a gets ahead in circle 1, lets b's lead in circle 6 count, and ties in the square 4."""
    state = leave_stone(position(THREE_CIRCLES), "b1")
    assert asked(state) == "a ask-order"
    assert legal(state) == ["k1", "k4", "k6"]
    square_first = play(state, "k4")
    assert asked(square_first) == "a ask-build-under"
    assert square_first.question().args["circle"] == 4
    scored = play(square_first, "2")
    assert scored.scores() == [4 + 2 * 3, 4]  # the square was complete
    assert legal(scored) == ["k1", "k6"]
    assert asked(play(scored, "k6")) == "b ask-build-top"
    done = play(scored, "k6 1 3")
    assert stacks(done) == ["k1 a3", "k6 b1"]
    assert asked(done) == "b ask-druid"


@pytest.mark.clause("dolmengoetter", "4.9")
def test_a_circle_that_is_only_scored_waits_for_its_turn_as_well() -> None:
    """The square 4 is complete, and a leads it already; in circle 1 a gets ahead."""
    drawing = """
        a   .  b
        b   A
        c   .  a  b
        d   a
        k4  b4
    """
    state = leave_stone(position(drawing), "b1")
    assert asked(state) == "a ask-order"
    assert legal(state) == ["k1", "k4"]
    scored = play(state, "k4")
    assert scored.scores() == [4, 4 + 4 * 3]
    assert asked(scored) == "a ask-build-top"


@pytest.mark.clause("dolmengoetter", "4.10")
@pytest.mark.parametrize("drawing", ["a A a\nc b", "a A a b\nc b"])
def test_into_a_full_stack_nobody_builds(drawing: str) -> None:
    full = position(drawing + "\nk1 b1 b1 b2 b2")
    assert asked(leave_stone(full, "a1")) == "b ask-druid"
    last = leave_stone(position(drawing + "\nk1 b1 b1 b2"), "a1")
    assert asked(last).startswith("a ask-build")


@pytest.mark.clause("dolmengoetter", "4.11")
def test_without_dolmens_the_right_lapses() -> None:
    state = position("a A b\nc b", dolmens=("1", ""))
    assert asked(leave_stone(state, "a1")) == "b ask-druid"


@pytest.mark.clause("dolmengoetter", "4.11")
def test_one_builds_what_one_has() -> None:
    state = leave_stone(position("a A a\nc b", dolmens=("224", "1")), "a1")
    assert legal(state) == ["none", "2", "4"]
    assert refused(state, "1") == "refused-dolmen"


@pytest.mark.clause("dolmengoetter", "4.11")
def test_the_last_dolmen_can_be_built_once() -> None:
    state = leave_stone(position(THREE_CIRCLES, dolmens=("3", "11")), "b1")
    assert legal(state) == ["k1", "k4", "k6"]
    built = play(state, "k1 3")
    assert stacks(built) == ["k1 a3"]
    assert asked(built) == "b ask-build-top"  # in circle 6; nothing is left to do in the square


@pytest.mark.clause("dolmengoetter", "4.12")
def test_only_the_owner_knows_what_was_built() -> None:
    state = leave_stone(position("a A a\nc b\nk1 b2"), "a1")
    assert state.seen(action(state, "3"), 0) == 3
    assert state.seen(action(state, "3"), 1) == HIDDEN
    assert state.seen(action(state, "3"), PUBLIC) == HIDDEN
    assert state.seen(action(state, "none"), 1) == 0
    built = play(state, "3")
    assert stacks(built.hide(0)) == ["k1 a3 b0"]
    assert stacks(built.hide(1)) == ["k1 a0 b2"]
    assert stacks(built.hide(PUBLIC)) == ["k1 a0 b0"]


@pytest.mark.clause("dolmengoetter", "4.12")
def test_of_what_is_not_built_others_know_the_count() -> None:
    """b has seen a four of a's scored, so what a holds and has built are the other nine."""
    state = position("a A a\nc b\nk1 a3 a1", dolmens=("11122234", "1234"))
    view = state.hide(1)
    assert view.players[0].dolmens == 8
    held = {tuple(sorted(stacks(view.guess(Rng(seed))))) for seed in range(60)}
    assert ("k1 a3 a1",) in held
    assert len(held) > 8
    assert all(guess.material() == state.material() for guess in [view.guess(Rng(1))])


@pytest.mark.clause("dolmengoetter", "4.12")
def test_what_can_be_concluded_is_known() -> None:
    """All that a has left to build or built is ones: everybody can count that."""
    state = position("a A a\nc b\nk1 a1 a1", dolmens=("11", "1234"))
    assert stacks(state.hide(1)) == ["k1 a0 a0"]
    for seed in range(9):
        assert stacks(state.hide(1).guess(Rng(seed))) == ["k1 a1 a1"]
