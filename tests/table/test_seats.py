"""Who sits where."""

from __future__ import annotations

import pytest

from tests.table.sitting import No, Sitting


def test_play_begins_when_nobody_is_missing() -> None:
    table = Sitting("ann", "-")
    assert table.frame("ann").info.status == "open"
    assert table.frame("ann").scene is None
    table.sit("ben", 1)
    assert table.seats == "ann ben"
    assert table.frame("ann").info.status == "playing"
    assert table.table.turn == 1
    assert table.frame("ann").scene is not None


def test_a_free_seat_can_be_given_to_a_bot() -> None:
    table = Sitting("ann", "-", "-")
    table.seat_bot("ann", 2)
    assert table.seats == "ann - *"
    table.seat_bot("ann", 1)
    assert table.table.status == "playing"


def test_only_who_sits_here_calls_a_bot() -> None:
    table = Sitting("ann", "-")
    with pytest.raises(No, match="not-your-seat"):
        table.seat_bot("ben", 1)
    with pytest.raises(No, match="bad-message"):
        table.seat_bot("ann", 1, "queen")
    with pytest.raises(No, match="full"):
        table.seat_bot("ann", 0)


def test_a_taken_seat_is_taken() -> None:
    table = Sitting("ann", "*", "-")
    for seat in (0, 1):
        with pytest.raises(No, match="full"):
            table.sit("ben", seat)
    assert table.seats == "ann * -"


@pytest.mark.parametrize("seat", [-1, 2, 99, 2**70])
def test_there_are_no_other_seats(seat: int) -> None:
    table = Sitting("ann", "-")
    with pytest.raises(No, match="bad-message"):
        table.sit("ben", seat)
    with pytest.raises(No, match="bad-message"):
        table.leave("ann", seat)
    with pytest.raises(No, match="bad-message"):
        table.seat_bot("ann", seat)


def test_sitting_down_twice_is_sitting_down() -> None:
    table = Sitting("ann", "-")
    seq = table.table.seq
    table.sit("ann", 0)
    assert table.table.seq == seq


def test_one_person_may_sit_on_several_seats() -> None:
    table = Sitting("ann", "-")
    table.sit("ann", 1)
    assert table.seats == "ann ann"
    assert table.table.status == "playing"


def test_before_the_start_a_seat_that_was_left_is_free() -> None:
    table = Sitting("ann", "ben", "-")
    table.leave("ben", 1)
    assert table.seats == "ann - -"
    table.sit("cleo", 1)
    assert table.seats == "ann cleo -"


def test_during_the_game_a_seat_is_kept_for_a_return() -> None:
    table = Sitting("ann", "ben")
    table.leave("ben", 1)
    assert table.seats == "ann (ben)"
    with pytest.raises(No, match="full"):
        table.sit("cleo", 1)
    table.sit("ben", 1)
    assert table.seats == "ann ben"


def test_leaving_twice_is_leaving() -> None:
    table = Sitting("ann", "ben")
    table.leave("ben", 1)
    seq = table.table.seq
    table.leave("ben", 1)
    assert table.table.seq == seq


def test_who_answers_has_come_back() -> None:
    table = Sitting("ann", "ben")
    who, seat = table.actor, table.table.state.actor
    table.leave(who, seat)
    table.answer(who, table.table.state.actions()[0])
    assert table.seats == "ann ben"


def test_nobody_leaves_for_another() -> None:
    table = Sitting("ann", "ben")
    with pytest.raises(No, match="not-your-seat"):
        table.leave("ann", 1)
    with pytest.raises(No, match="not-your-seat"):
        table.leave("cleo", 0)
