"""A set of cards: it behaves like a set of Python, only faster."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steinkreis.core.rng import Rng
from steinkreis.kit.bits import WORD
from steinkreis.kit.cards import LIMIT, Cards, is_known, unknown

CARD = st.integers(0, LIMIT - 1)
SEEDS = st.integers(0, 2**64 - 1)


def cards(numbers: set[int]) -> Cards:
    some = Cards()
    for number in numbers:
        some.add(number)
    return some


@given(st.lists(CARD, max_size=200))
def test_putting_in_and_taking_out_is_as_with_a_set(toggles: list[int]) -> None:
    some, model = Cards(), set[int]()
    for card in toggles:
        assert some.has(card) == (card in model)
        if card in model:
            some.remove(card)
            model.remove(card)
        else:
            some.add(card)
            model.add(card)
        assert some.size == len(model)
    assert some.all() == sorted(model)
    assert [card for card in range(LIMIT) if some.has(card)] == sorted(model)


def test_all_cards_there_can_be() -> None:
    full = cards(set(range(LIMIT)))
    assert full.size == LIMIT == 2 * WORD
    assert full.all() == list(range(LIMIT))
    full.clear()
    assert full.size == 0
    assert full.all() == []


@pytest.mark.parametrize("card", range(LIMIT))
def test_every_single_card_is_found_again(card: int) -> None:
    one = cards({card})
    assert one.all() == [card]
    assert one.pick(Rng(card)) == card


@given(st.sets(CARD, min_size=1), SEEDS)
def test_a_pick_is_one_of_them_and_changes_nothing(numbers: set[int], seed: int) -> None:
    some = cards(numbers)
    rng = Rng(seed)
    assert all(some.pick(rng) in numbers for _ in range(5))
    assert some.all() == sorted(numbers)


@given(st.sets(CARD, min_size=1), SEEDS)
def test_a_pick_is_the_one_that_chance_counts_out(numbers: set[int], seed: int) -> None:
    index = Rng(seed).below(len(numbers))
    assert cards(numbers).pick(Rng(seed)) == sorted(numbers)[index]


@pytest.mark.parametrize("numbers", [{0, 1, 2}, {60, 61, 62, 63}, {5, 61, 62, 123}, {100, 120}])
def test_every_card_is_picked_equally_often(numbers: set[int]) -> None:
    some, rng = cards(numbers), Rng(8)
    counts = Counter(some.pick(rng) for _ in range(1000 * len(numbers)))
    assert set(counts) == numbers
    assert all(850 < count < 1150 for count in counts.values())


def test_another_card_is_one_that_is_not_there_yet() -> None:
    rng, some = Rng(3), cards({70, 72})
    assert {some.pick_other(range(70, 75), rng) for _ in range(60)} == {71, 73, 74}


@given(st.sets(CARD), CARD)
def test_a_copy_is_a_set_of_its_own(numbers: set[int], card: int) -> None:
    some = cards(numbers)
    twin = some.copy()
    if card in numbers:
        twin.remove(card)
    else:
        twin.add(card)
    assert some.all() == sorted(numbers)
    assert twin.all() == sorted(numbers ^ {card})


@given(st.integers(0, 1000))
def test_an_unknown_card_is_no_card(era: int) -> None:
    assert not is_known(unknown(era))
    assert is_known(era)
    assert unknown(era) != unknown(era + 1)
