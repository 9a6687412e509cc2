"""Sets and lists of small numbers in one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from steinkreis.core.rng import Rng
from steinkreis.kit.bits import BIT, WORD, first, is_several, members, nth, pick, size
from steinkreis.kit.packed import UNIT, enlist, length, listed, ones, shifts

SETS = st.sets(st.integers(0, WORD - 1))


def as_bits(numbers: set[int]) -> int:
    return sum(BIT[number] for number in numbers)


@given(SETS)
def test_a_set_has_its_members_and_no_others(numbers: set[int]) -> None:
    bits = as_bits(numbers)
    assert bits == sum(1 << number for number in numbers)
    assert members(bits) == sorted(numbers)
    assert size(bits) == len(numbers)
    assert is_several(bits) == (len(numbers) > 1)


@given(SETS.filter(bool), st.integers(0, 99))
def test_one_is_picked_out_of_a_set(numbers: set[int], seed: int) -> None:
    assert first(as_bits(numbers)) == min(numbers)
    assert [nth(as_bits(numbers), k) for k in range(len(numbers))] == sorted(numbers)
    assert pick(as_bits(numbers), Rng(seed)) in numbers


def test_any_of_a_set_may_be_picked() -> None:
    rng = Rng(5)
    assert {int(pick(as_bits({0, 31, 61}), rng)) for _ in range(60)} == {0, 31, 61}


@given(st.lists(st.integers(0, 62), max_size=8), st.data())
def test_a_list_keeps_its_items_in_order(items: list[int], data: st.DataObject) -> None:
    packed = 0
    for item in items:
        packed = enlist(packed, item)
    assert length(packed) == len(items)
    assert [listed(packed, k) for k in range(len(items))] == items
    if items:
        k = data.draw(st.integers(0, len(items) - 1))
        assert listed(packed + UNIT[k], k) == items[k] + 1


def test_digits_of_twelve_bits() -> None:
    number = 5 * ones(12, 4)[0] + 4095 * ones(12, 4)[3]
    assert [(number >> shift) & 4095 for shift in shifts(12, 4)] == [5, 0, 0, 4095]
