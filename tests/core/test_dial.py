"""Dials: several small numbers in one, and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steinkreis.core.dial import Dial, pack, positions, unpack

SIZES = st.lists(st.integers(1, 360), min_size=1, max_size=5)


@given(data=st.data(), sizes=SIZES)
def test_what_was_packed_can_be_unpacked(data: st.DataObject, sizes: list[int]) -> None:
    digits = [data.draw(st.integers(0, size - 1)) for size in sizes]
    number = pack(digits, sizes)
    assert 0 <= number < positions([Dial("dial", size, 0.0, 1.0) for size in sizes])
    assert unpack(number, sizes) == digits


@given(data=st.data(), sizes=SIZES)
def test_every_number_stands_for_one_setting(data: st.DataObject, sizes: list[int]) -> None:
    count = positions([Dial("dial", size, 0.0, 1.0) for size in sizes])
    number = data.draw(st.integers(0, count - 1))
    assert pack(unpack(number, sizes), sizes) == number


def test_the_first_digit_weighs_most() -> None:
    assert pack([1, 2, 3], [10, 10, 10]) == 123
    assert unpack(123, [10, 10, 10]) == [1, 2, 3]


def test_no_dials_have_one_position() -> None:
    assert positions([]) == 1


def test_a_dial_runs_from_low_to_high() -> None:
    aim = Dial("aim", 5, -90.0, 90.0)
    assert [aim.value(step) for step in range(5)] == pytest.approx([-90, -45, 0, 45, 90])


def test_a_dial_is_turned_to_what_comes_closest() -> None:
    aim = Dial("aim", 5, -90.0, 90.0)
    assert [aim.step(aim.value(step)) for step in range(5)] == [0, 1, 2, 3, 4]
    assert [aim.step(value) for value in (-1000.0, -70.0, -65.0, 20.0, 25.0, 91.0)] == [
        0, 0, 1, 2, 3, 4,
    ]  # fmt: skip
