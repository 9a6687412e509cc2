"""Who wins, and what share."""

from __future__ import annotations

import pytest

from steinkreis.core.message import Message, Seat
from steinkreis.kit.winning import leaders, odds, shares, shares_of_sides, verdict


@pytest.mark.parametrize(
    ("scores", "first", "parts"),
    [
        ([3, 7, 5], [1], [0, 1, 0]),
        ([7, 3, 7], [0, 2], [0.5, 0, 0.5]),
        ([-2, -1], [1], [0, 1]),
        ([0], [0], [1]),
    ],
)
def test_most_points_win_and_a_tie_is_shared(
    scores: list[int], first: list[int], parts: list[float]
) -> None:
    assert leaders(scores) == first
    assert shares(first, len(scores)) == parts


def test_every_seat_gets_the_share_of_its_side() -> None:
    assert shares_of_sides([1], [0, 1, 0, 1]) == [0, 1, 0, 1]
    assert shares_of_sides([0, 1], [0, 1, 0, 1]) == [0.5] * 4
    assert shares_of_sides([], [0, 0, 0]) == [0, 0, 0]


def test_the_verdict_names_one_or_several() -> None:
    points = Message("won-with", points=7)
    assert verdict([2], 7) == Message("verdict-won", who=[Seat(2)], score=points)
    assert verdict([0, 2], 7) == Message("verdict-shared", who=[Seat(0), Seat(2)], score=points)


def test_who_may_hope_for_more_is_likelier_to_win_the_less_doubt_there_is() -> None:
    assert [odds([4.0, 4.0], seat, 1.0) for seat in range(2)] == [0.5, 0.5]
    unsure, sure = (odds([6.0, 4.0, 4.0], 0, doubt) for doubt in (10.0, 1.0))
    assert 1 / 3 < unsure < 0.5 < sure < 1
    assert sum(odds([900.0, 4.0, -80.0], seat, 0.5) for seat in range(3)) == pytest.approx(1)
