"""Messages and seats are values: equal if they say the same."""

from __future__ import annotations

import pytest

from steinkreis.core.message import Message, Seat


def test_messages_are_equal_if_they_say_the_same() -> None:
    def swapped() -> Message:
        return Message("log", who=Seat(1), one=Message("face-sun"), all=[Seat(0), Seat(2)], n=3)

    assert swapped() == swapped()
    assert hash(swapped()) == hash(swapped())
    assert len({swapped(), swapped()}) == 1


@pytest.mark.parametrize(
    "other",
    [
        Message("drew", who=Seat(0), count=2),
        Message("drawn", who=Seat(1), count=2),
        Message("drawn", who=Seat(0), count=3),
        Message("drawn", who=Seat(0)),
        Message("drawn", who=0, count=2),
        Message("drawn", who=Message("seat"), count=2),
        "drawn",
    ],
)
def test_messages_differ_in_id_or_arguments(other: object) -> None:
    assert Message("drawn", who=Seat(0), count=2) != other


def test_seats_are_equal_by_their_number() -> None:
    assert Seat(2) == Seat(2)
    assert Seat(2) != Seat(1)
    assert Seat(2) != 2
    assert len({Seat(0), Seat(0), Seat(1)}) == 2


def test_the_order_of_the_arguments_does_not_matter() -> None:
    one, other = Message("x", a=1, b=2), Message("x", b=2, a=1)
    assert one == other
    assert repr(one) == repr(other) == "Message('x', a=1, b=2)"
    assert repr(Message("who", seat=Seat(3))) == "Message('who', seat=Seat(3))"
