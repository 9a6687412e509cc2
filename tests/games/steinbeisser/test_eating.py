"""Who eats whom, and when: chapter 4."""

from __future__ import annotations

import pytest

from steinkreis.testing.notes import legal, square
from tests.games.steinbeisser.position import after, drawn, play, position, refused


@pytest.mark.clause("steinbeisser", "4.1", "4.2")
@pytest.mark.parametrize("stones", ["b", "ab", "bb"])
def test_a_biter_that_comes_beside_one_or_two_stones_eats_them(stones: str) -> None:
    assert after(
        "1y 6",
        f"""
        path   .  y  .  .  .  .  .
        way    .  .  {stones} . b  a  .
        """,
    ) == square(
        f"""
        path   .  .  y  .  .  .  .
        way    .  .  Y{stones} . b .  a
        """
    )


@pytest.mark.clause("steinbeisser", "4.1")
def test_a_biter_on_the_way_stays_where_it_is_and_holds_its_stones() -> None:
    state = position("path . . . y . . .\nway Yaa . . . a b .")
    rolled = play(state, "1y")
    assert legal(rolled) == ["5"]
    assert refused(rolled, "1") == "refused-swallowed"
    assert drawn(play(rolled, "5"), 7) == "path . . . . y . .\nway Yaa . . . . ab ."


@pytest.mark.clause("steinbeisser", "4.2")
def test_after_the_third_nobody_comes_out_of_the_cave() -> None:
    assert after(
        "1y 5",
        """
        path   .  y  .  .  .  .  .  .
        way    .  .  b  .  ab .  Y  Y
        """,
    ) == square(
        """
        path   .  .  .  .  .  .  .  .
        way    .  .  Yb .  b  a  Y  Y
        """
    )


@pytest.mark.clause("steinbeisser", "4.3")
@pytest.mark.parametrize("there", [".", "a", "b"])
def test_a_stone_that_stops_beside_a_biter_is_eaten(there: str) -> None:
    stones = "".join(sorted("a" + there.strip(".")))
    assert after(
        "2r 1",
        f"""
        path   .  .  y  .  .  .
        way    a  .  {there} . a b
        """,
    ) == square(
        f"""
        path   .  .  y  .  .  .
        way    .  .  Y{stones} . a b
        """
    )


@pytest.mark.clause("steinbeisser", "4.4")
def test_a_stone_that_stops_on_a_biter_is_swallowed_and_nobody_comes() -> None:
    state = position("path . . . . . .\nway a . Yb . a b")
    done = play(state, "2r 1")
    assert drawn(done, 6) == "path . . . . . .\nway . . Yab . a b"
    assert list(done.board.out) == [1, 0, 0, 0]
    assert done.scores() == [1, 1]


@pytest.mark.clause("steinbeisser", "4.4")
def test_a_biter_may_swallow_any_number() -> None:
    state = position("path . . . . . .\nway a . Yaabb . a b")
    assert drawn(play(state, "2r 1"), 6) == "path . . . . . .\nway . . Yaaabb . a b"


@pytest.mark.clause("steinbeisser", "4.5")
def test_three_are_left_alone() -> None:
    assert after(
        "1y 6",
        """
        path   .  y  .  .  .  .  .
        way    .  .  abb .  . a  b
        """,
    ) == square(
        """
        path   .  .  y  .  .  .  .
        way    .  .  abb .  . .  ab
        """
    )


@pytest.mark.clause("steinbeisser", "4.5")
def test_the_third_stone_is_safe_beside_a_biter() -> None:
    """Two can lie beside a biter only for a moment: here it came while three lay there."""
    state = position("path . . y . . .\nway a . bb . . b")
    assert drawn(play(state, "2r 1"), 6) == "path . . y . . .\nway . . abb . . b"


@pytest.mark.clause("steinbeisser", "4.6")
def test_a_field_with_three_is_closed_but_may_be_passed() -> None:
    state = position("path . . . . . .\nway a . bbb . a b")
    rolled = play(state, "2r")
    assert legal(rolled) == ["5"]
    assert refused(rolled, "1") == "refused-blocked"
    assert legal(play(state, "3r")) == ["1", "5"]


@pytest.mark.clause("steinbeisser", "4.7")
def test_three_may_be_left_and_without_a_biter_nothing_happens() -> None:
    state = position("path . . . . . .\nway abb . . . . b")
    assert drawn(play(state, "2r 1"), 6) == "path . . . . . .\nway bb . a . . b"


@pytest.mark.clause("steinbeisser", "4.7")
def test_those_left_behind_are_eaten_before_the_rolled_biter_moves() -> None:
    assert after(
        "2b 2",
        """
        path   .  y  b  .  .  .
        way    .  aab .  .  .  b
        """,
    ) == square(
        """
        path   .  y  .  b  .  .
        way    .  Yab .  Ba .  b
        """
    )


@pytest.mark.clause("steinbeisser", "4.7")
def test_left_and_landing_field_may_both_be_eaten() -> None:
    assert after(
        "2g 2",
        """
        path   .  y  .  b  .  .  .
        way    .  abb .  .  .  a  b
        """,
    ) == square(
        """
        path   .  y  .  b  .  .  .
        way    .  Ybb .  Ba .  a  b
        """
    )


@pytest.mark.clause("steinbeisser", "4.8")
@pytest.mark.parametrize("field", [".", "Bb", "B", "Bbbbb"])
def test_a_biter_does_nothing_beside_an_empty_field_or_another_biter(field: str) -> None:
    assert after(
        "1y 6",
        f"""
        path   .  y  .  .  .  .  .
        way    .  .  {field} . . a b
        """,
    ) == square(
        f"""
        path   .  .  y  .  .  .  .
        way    .  .  {field} . . . ab
        """
    )
