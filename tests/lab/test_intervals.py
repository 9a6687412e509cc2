"""Intervals hold what they promise, and a duel errs as seldom as it says."""

from __future__ import annotations

from math import comb

import pytest

from steinkreis.core.rng import Rng
from steinkreis.lab.duel import MARGIN, Duel
from steinkreis.lab.intervals import difference, mean, quantile, share


def test_wilson_as_in_the_books() -> None:
    """Newcombe (1998), table I: 81 of 263, and 0 of 20."""
    found = share([1.0] * 81 + [0.0] * 182)
    assert (round(found.low, 4), round(found.high, 4)) == (0.2553, 0.3662)
    none = share([0.0] * 20)
    assert (none.low, round(none.high, 4)) == (0.0, 0.1611)


def test_a_difference_as_in_the_books() -> None:
    """Newcombe (1998): 56 of 70 less 48 of 80."""
    found = difference([1.0] * 56 + [0.0] * 14, [1.0] * 48 + [0.0] * 32)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0524, 0.3339)


@pytest.mark.parametrize("chance", [0.5, 0.2, 0.97])
def test_an_interval_holds_the_truth_in_19_of_20_matches(chance: float) -> None:
    """Summed over all results that a match of 100 games can have, each by its odds."""
    held = 0.0
    for wins in range(101):
        odds = comb(100, wins) * chance**wins * (1 - chance) ** (100 - wins)
        if not share([1.0] * wins + [0.0] * (100 - wins)).excludes(chance):
            held += odds
    assert 0.935 < held < 0.98


def test_a_mean_and_its_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.265, abs=0.001)
    assert mean([7.0]).margin == 0


def test_quantiles_lie_between_the_values() -> None:
    assert [quantile([4, 1, 3, 2, 5], part) for part in (0, 0.5, 1)] == [1, 3, 5]
    assert quantile([1, 2], 0.5) == 1.5


def duel(chance: float, rng: Rng) -> tuple[str | None, int]:
    """A duel to its end, asked after every second game; the verdict and how long it took."""
    found = Duel()
    for number in range(1, 4001):
        found.add(float(rng.chance() < chance))
        if number % 2 == 0 and (verdict := found.verdict()):
            return verdict, number
    return None, 4000


def test_who_always_wins_is_found_soon() -> None:
    assert duel(1.0, Rng(1)) == ("first", 40)
    assert duel(0.0, Rng(1)) == ("second", 40)


def test_a_duel_of_equals_names_a_stronger_one_in_5_of_100() -> None:
    rng = Rng(2)
    verdicts = [duel(0.5, rng)[0] for _ in range(200)]
    assert sum(verdict != "even" for verdict in verdicts) <= 20


def test_a_duel_misses_the_stronger_one_in_5_of_100() -> None:
    rng = Rng(3)
    verdicts = [duel(0.5 + MARGIN, rng)[0] for _ in range(200)]
    assert verdicts.count("first") >= 180
    assert "second" not in verdicts


def test_draws_do_not_make_it_hasty() -> None:
    """Shared wins carry less than wins and losses do: ten thousand of them say even."""
    found = Duel()
    number = 0
    while (verdict := found.verdict()) is None:
        found.add(0.5)
        number += 1
    assert verdict == "even"
    assert number > 300
