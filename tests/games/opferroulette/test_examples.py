"""The worked examples of the booklet."""

from __future__ import annotations

import pytest

from steinkreis.core.state import CHANCE
from steinkreis.testing.notes import legal
from tests.games.opferroulette.position import ball, loot, play, position


@pytest.mark.clause("opferroulette", "3.5")
def test_three_red_cards() -> None:
    """Three fields; or two and a fall; or three and a fall if the last card shows the number."""
    state = position(hands=["5d 11n 29d", ""], ball="8>")
    assert ball(play(state, "5d 11n 29d")) == "23>"

    two = play(state, "29d 5d")
    assert ball(two) == "17>"
    assert "v11n" in legal(two)
    assert play(two, "v11n").actor == CHANCE

    assert "11nv" not in legal(two)
    exact = position(hands=["5d 11n 23d", ""], ball="8>")
    third = play(exact, "5d 11n 23dv")
    assert ball(third) == "23>"
    assert third.actor == CHANCE


@pytest.mark.clause("opferroulette", "4.3")
def test_whoever_has_destroyed_two_own_offerings_plays_with_seven_cards() -> None:
    state = position(
        """
        field   11
        day     aab
        night   b
        """,
        hands=["5d 23n 1d 2d 3d", ""],
        ball="8>",
    )
    assert len(play(state, "5d 23n end draw").hands[0]) == 5
    fallen = play(state, "5d v23n 4d")
    assert loot(fallen, 0) == "aab"
    assert len(play(fallen, "draw").hands[0]) == 7
