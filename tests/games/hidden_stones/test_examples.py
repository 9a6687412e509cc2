"""The worked examples of the booklet, with cards of our own deck."""

from __future__ import annotations

import pytest

from steinkreis.testing.notes import legal
from tests.games.hidden_stones.position import pile, play, position, refused


@pytest.mark.clause("hidden-stones", "3.5")
def test_orange_and_green_are_neighbours_but_not_in_the_direction_on_the_card() -> None:
    state = position(
        """
        P O Y
        B G W
        R P W
        """,
        hands=["OG", ""],
    )
    assert refused(state, "+OG") == "refused-no-formation"


@pytest.mark.clause("hidden-stones", "3.7")
def test_a_formation_that_lies_there_twice_brings_its_point_once() -> None:
    state = position(
        """
        O P W
        G O P
        Y B W
        """,
        hands=["OP", ""],
    )
    after = play(state, "+OP")
    assert pile(after, 0) == "OP"
    assert after.scores() == [1, 0]
    assert refused(after, "+OP") == "refused-not-in-hand"


@pytest.mark.clause("hidden-stones", "3.5")
def test_the_first_row_is_right_and_the_last_row_is_its_mirror_image() -> None:
    both = position(
        """
        W O B
        G Y P
        B O W
        """,
        hands=["WOB", ""],
    )
    only_the_last = position(
        """
        O W B
        G Y P
        B O W
        """,
        hands=["WOB", ""],
    )
    assert "+WOB" in legal(both)
    assert "+WOB" not in legal(only_the_last)


@pytest.mark.clause("hidden-stones", "3.6")
@pytest.mark.parametrize(
    ("grid", "is_scored"),
    [
        ("Y W P   B O R   G W P", True),
        ("Y O P   B R W   G W P", False),
        ("O W P   B Y R   G W P", False),
    ],
    ids=["orange in the centre", "orange above the centre", "orange in a corner"],
)
def test_this_card_needs_an_orange_stone_in_the_middle(grid: str, is_scored: bool) -> None:
    card = ".../.O./..."
    state = position(grid, hands=[card, ""])
    assert (f"+{card}" in legal(state)) == is_scored
