"""What a position promises, while a turn is only half told."""

from __future__ import annotations

from steinkreis.testing.notes import legal
from tests.games.dolmengoetter.position import leave_stone, play, position

GETS_AHEAD = "a A a\nc b"  # with a stone on a1 circle 1 is a's
HELPS_THE_OTHER = "a A b\nc b"  # and here it lets b build


def test_a_druid_whose_stone_lets_its_owner_build_promises_more() -> None:
    state = position(GETS_AHEAD)
    near, *far = legal(state)
    assert near == "a1"
    assert all(play(state, near).worth(0) > play(state, druid).worth(0) + 0.02 for druid in far)


def test_a_druid_whose_stone_helps_the_other_may_still_gather_herbs() -> None:
    state = position(HELPS_THE_OTHER)
    near, *far = legal(state)
    assert all(play(state, near).worth(0) <= play(state, druid).worth(0) for druid in far)
    gathered = play(state, f"{near} herbs")
    left = leave_stone(state, near, "h13")
    assert gathered.worth(0) > left.worth(0)


def test_a_stone_that_is_asked_for_counts_as_left() -> None:
    asked = play(position(GETS_AHEAD), "a1 h13")
    assert asked.worth(0) == play(asked, "stone").worth(0)
    assert asked.worth(0) > play(asked, "point").worth(0)


def test_chances_of_all_seats_come_to_one() -> None:
    for answers in ("", "a1", "a1 h13", "a1 h13 stone", "a1 h13 stone 4"):
        state = play(position(GETS_AHEAD, seats=3), answers)
        assert abs(sum(state.worth(seat) for seat in range(3)) - 1.0) < 1e-9
