"""What druids do, and the stone they leave: chapter 3."""

from __future__ import annotations

import pytest

from steinkreis.testing.notes import legal, square
from tests.games.dolmengoetter.position import after, asked, drawn, play, position, refused


@pytest.mark.clause("dolmengoetter", "3.1", "3.10")
def test_a_turn_is_one_action_of_one_druid() -> None:
    state = position("a A . A\nb . B\nc . A_")
    assert legal(state) == ["a1", "a3", "c2"]
    assert asked(play(state, "a1 herbs")) == "b ask-druid"
    assert asked(play(state, "a1 c1 point")) == "b ask-druid"
    assert asked(play(state, "c2 e3 stone")) == "b ask-druid"
    assert refused(state, "b2") == "refused-druid"
    assert refused(state, "a2") == "refused-druid"
    assert "none" not in legal(play(state, "a1"))


@pytest.mark.clause("dolmengoetter", "3.2")
def test_a_druid_walks_along_an_edge_or_by_its_rune() -> None:
    assert legal(play(position("a . A"), "a2")) == ["a1", "a3", "h2", "herbs"]
    assert legal(play(position("b A"), "b1")) == ["a3", "c2", "c3", "herbs"]
    assert legal(play(position("f A"), "f1")) == ["c1", "f2", "f12", "h1", "herbs"]
    assert refused(play(position("b A"), "b1"), "a1") == "refused-far"


@pytest.mark.clause("dolmengoetter", "3.2")
def test_from_a_corner_one_comes_to_every_other_corner() -> None:
    assert legal(play(position("a A"), "a1")) == ["a2", "a13", "c1", "h1", "h13", "herbs"]


@pytest.mark.clause("dolmengoetter", "3.3")
def test_druids_on_the_way_are_jumped() -> None:
    """From b1: c2 and d1 hold druids, a lying one and one of the own, and beyond them is c1."""
    state = position(
        """
        a   .  .  .
        b         A
        c   .  B_ b
        d      A
        """
    )
    assert legal(play(state, "b1")) == ["a3", "c1", "e1", "herbs"]


@pytest.mark.clause("dolmengoetter", "3.3")
def test_a_jump_goes_over_runes_too_and_round_corners() -> None:
    state = position("a . A\nh . B B")
    assert legal(play(state, "a2")) == ["a1", "a3", "g1", "h1", "h4", "herbs"]


@pytest.mark.clause("dolmengoetter", "3.4")
def test_neither_stones_nor_free_places_are_jumped() -> None:
    state = position("a . A .\nh . b B")
    chosen = play(state, "a2")
    assert legal(chosen) == ["a1", "a3", "herbs"]
    assert refused(chosen, "h2") == "refused-stone"
    assert refused(chosen, "h1") == "refused-far"
    assert refused(chosen, "h3") == "refused-taken"
    assert refused(chosen, "a2") == "refused-taken"


@pytest.mark.clause("dolmengoetter", "3.5")
def test_a_stone_stays_where_the_druid_was() -> None:
    state = position("a A .")
    done = play(state, "a1 a2 stone")
    assert drawn(done, "a A .") == "a a A"
    assert done.scores() == [4, 4]
    assert done.players[0].stones == 15


@pytest.mark.clause("dolmengoetter", "3.5")
def test_to_leave_none_costs_a_point() -> None:
    state = position("a A .")
    done = play(state, "a1 a2 point")
    assert drawn(done, "a A .") == "a . A"
    assert done.scores() == [3, 4]
    assert done.players[0].stones == 16


@pytest.mark.clause("dolmengoetter", "3.6")
def test_with_one_point_the_stone_must_be_left() -> None:
    state = position("a A .", points=(1, 4))
    done = play(state, "a1 a2")
    assert asked(done) == "b ask-druid"
    assert drawn(done, "a A .") == "a a A"
    assert done.scores() == [1, 4]


@pytest.mark.clause("dolmengoetter", "3.6")
def test_with_two_points_one_may_still_choose() -> None:
    state = position("a A .", points=(2, 4))
    assert legal(play(state, "a1 a2")) == ["point", "stone"]


@pytest.mark.clause("dolmengoetter", "3.7")
@pytest.mark.parametrize("points", [1, 4])
def test_without_stones_druids_go_on_and_nothing_is_paid(points: int) -> None:
    state = position("a A .", points=(points, 4), stones=(0, 16))
    done = play(state, "a1 a2")
    assert asked(done) == "b ask-druid"
    assert drawn(done, "a A .") == "a . A"
    assert done.scores() == [points, 4]


@pytest.mark.clause("dolmengoetter", "3.8")
def test_gathering_herbs_is_the_whole_turn_and_leaves_nothing() -> None:
    assert after("a1 herbs", "a A .") == "a A_ ."
    assert asked(play(position("a A ."), "a1 herbs")) == "b ask-druid"


@pytest.mark.clause("dolmengoetter", "3.9")
def test_a_druid_that_lies_flies_to_any_free_place_and_stands_there() -> None:
    state = position("a A_ . b")
    chosen = play(state, "a1")
    assert asked(chosen) == "a ask-fly"
    assert len(legal(chosen)) == 70 - 6 - 1
    assert refused(chosen, "a3") == "refused-stone"
    assert refused(chosen, "herbs") == "refused-lying"
    assert drawn(play(chosen, "e3 stone"), "a . . .\ne . . .") == "a a . b\ne . . A"
    assert play(chosen, "e3 point").scores() == [3, 4]


@pytest.mark.clause("dolmengoetter", "3.9")
def test_a_druid_that_lies_neither_walks_nor_just_gets_up() -> None:
    chosen = play(position("a A_ a\nc b"), "a1")
    assert "a1" not in legal(chosen)
    assert "h13" in legal(chosen)  # as any free place, not as a step


@pytest.mark.clause("dolmengoetter", "3.9")
def test_flying_leaves_a_stone_like_walking() -> None:
    state = position(
        """
        a   A_ a
        c   b
        """
    )
    built = play(state, "a1 e3 stone 2")
    assert drawn(built, "a . .\nc .") == square("a a a\nc b\nk1 a2")
