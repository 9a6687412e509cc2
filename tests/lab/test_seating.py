"""Everybody sits everywhere equally often."""

from __future__ import annotations

from collections import Counter

import pytest

from steinkreis.lab.seating import Seating

DUEL = [0, 1]
THREE = [0, 1, 2]
FIVE = [0, 1, 2, 3, 4]
TEAMS = [0, 1, 0, 1]
TOGETHER = [0, 0, 0]


def test_two_bots_change_seats() -> None:
    seating = Seating(2, DUEL)
    assert [seating.by_seat(number) for number in range(4)] == [[0, 1], [1, 0], [0, 1], [1, 0]]


def test_two_bots_fill_three_seats_in_turn() -> None:
    seating = Seating(2, THREE)
    assert seating.round == 6
    assert [seating.by_seat(number) for number in range(6)] == [
        *([0, 1, 0], [0, 0, 1], [1, 0, 0]),
        *([1, 0, 1], [1, 1, 0], [0, 1, 1]),
    ]


def test_three_bots_for_two_seats_play_every_pair() -> None:
    seating = Seating(3, DUEL)
    assert [seating.by_seat(number) for number in range(seating.round)] == [
        *([0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]),
    ]


@pytest.mark.parametrize("side_of", [DUEL, THREE, FIVE, TEAMS, TOGETHER, [0]])
@pytest.mark.parametrize("bots", [2, 3, 4, 7])
def test_after_a_round_everybody_has_sat_everywhere_equally_often(
    bots: int, side_of: list[int]
) -> None:
    seating = Seating(bots, side_of)
    for lap in range(3):
        numbers = range(lap * seating.round, (lap + 1) * seating.round)
        sat = Counter(
            (seat, bot) for number in numbers for seat, bot in enumerate(seating.by_seat(number))
        )
        assert len(sat) == bots * len(side_of)
        assert len(set(sat.values())) == 1


def test_in_time_everybody_has_had_every_neighbour() -> None:
    seating = Seating(4, [0, 1, 2, 3])
    orders = {tuple(seating.by_seat(number)) for number in range(24)}
    assert len(orders) == 24


def test_a_bot_plays_for_its_whole_team() -> None:
    seating = Seating(2, TEAMS)
    assert seating.by_seat(0) == [0, 1, 0, 1]
    assert seating.by_seat(1) == [1, 0, 1, 0]
    assert seating.parts(1, [1.0, 0.0, 1.0, 0.0]) == {1: 1.0, 0: 0.0}


def test_who_plays_alone_gets_the_deals_that_the_others_get() -> None:
    seating = Seating(3, TOGETHER)
    assert [seating.stream(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [seating.by_seat(number) for number in range(3)] == [[0] * 3, [1] * 3, [2] * 3]
    assert seating.parts(2, [1.0, 1.0, 1.0]) == {2: 1.0}


def test_a_shared_win_is_shared_among_the_bots() -> None:
    seating = Seating(2, THREE)
    assert seating.parts(0, [0.5, 0.5, 0.0]) == {0: 0.5, 1: 0.5}
    assert seating.parts(0, [0.0, 0.0, 0.0]) == {0: 0.0, 1: 0.0}
