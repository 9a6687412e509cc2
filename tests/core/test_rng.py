"""Random numbers: the stream is pinned, and every answer is as likely as it should be."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steinkreis.core.rng import Rng

SEEDS = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize(
    ("seed", "stream", "numbers"),
    [
        (0, 0, [4216505632, 947923937, 2491578854, 3964400089]),
        (1, 0, [3387734806, 1080862987, 3546521498, 2861869171]),
        (1, 1, [4114208188, 1734779857, 162665512, 585015509]),
        (2**64 - 1, 5, [2279632465, 2988293580, 1195060701, 485486758]),
        (123456789, 2**40, [105977473, 3604366285, 588592362, 4091727501]),
    ],
)
def test_the_stream_is_the_same_on_every_machine(
    seed: int, stream: int, numbers: list[int]
) -> None:
    rng = Rng(seed, stream)
    assert [rng.next() for _ in range(4)] == numbers


def test_what_is_made_of_the_stream_is_pinned_too() -> None:
    rng = Rng(1)
    assert [rng.below(6) for _ in range(12)] == [4, 1, 4, 3, 0, 3, 0, 0, 3, 0, 4, 5]
    rng = Rng(5)
    assert [rng.below(2**31) for _ in range(3)] == [1171815666, 691831650, 473740161]
    rng = Rng(1)
    assert [rng.below(2**53) for _ in range(2)] == [3583403965065483, 1019911565781107]
    rng = Rng(1)
    assert [rng.weighted([1, 2, 3]) for _ in range(12)] == [2, 1, 2, 2, 0, 2, 0, 0, 2, 0, 2, 2]
    rng = Rng(1)
    assert [rng.chance() for _ in range(2)] == [0.7887684754095972, 0.2516580249648541]
    things = list(range(10))
    Rng(1).shuffle(things)
    assert things == [8, 1, 9, 5, 3, 0, 4, 6, 2, 7]


def reference(a: int, b: int, c: int, counter: int, count: int) -> list[int]:
    """The generator sfc32 as its author wrote it, without seeding."""
    mask = 0xFFFFFFFF
    results = []
    for _ in range(count):
        result = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = ((((c << 21) & mask) | (c >> 11)) + result) & mask
        results.append(result)
    return results


@given(seed=SEEDS, stream=st.integers(0, 2**64 - 1))
def test_it_is_sfc32_after_fifteen_rounds(seed: int, stream: int) -> None:
    rng = Rng(seed, stream)
    parts = (seed & 0xFFFFFFFF, seed >> 32, stream & 0xFFFFFFFF, 1 + (stream >> 32))
    assert [rng.next() for _ in range(10)] == reference(*parts, 25)[15:]


@given(seed=SEEDS, n=st.integers(1, 2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(10))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 72])
def test_below_is_fair(n: int) -> None:
    rng = Rng(2024, n)
    throws = 200 * n
    counts = Counter(rng.below(n) for _ in range(throws))
    chi_square = sum((counts[k] - 200) ** 2 / 200 for k in range(n))
    assert chi_square < n - 1 + 5 * (2 * n) ** 0.5


@pytest.mark.parametrize("n", [2**31 + 1, 3 * 2**31, 2**53, 2**62 + 1, 2**63 - 1])
def test_below_is_fair_where_32_bits_are_too_few(n: int) -> None:
    rng = Rng(7)
    numbers = [int(rng.below(n)) for _ in range(3000)]
    assert min(numbers) >= 0
    assert max(numbers) < n
    parts = Counter(number * 3 // n for number in numbers)
    assert all(900 < parts[third] < 1100 for third in range(3))
    assert {number % 2 for number in numbers} == {0, 1}


def test_below_is_fair_where_a_plain_product_would_not_be() -> None:
    n = 3 * 2**29  # without the rejection the thirds would come as 3 : 3 : 2
    rng = Rng(99)
    counts = Counter(rng.below(n) % 3 for _ in range(6000))
    assert all(1850 < counts[third] < 2150 for third in range(3))


def test_weighted_follows_the_weights() -> None:
    rng = Rng(5)
    counts = Counter(rng.weighted([1, 2, 0, 7]) for _ in range(10_000))
    assert counts[2] == 0
    for index, share in ((0, 1000), (1, 2000), (3, 7000)):
        assert abs(counts[index] - share) < 200


@given(seed=SEEDS, things=st.lists(st.integers(0, 9)))
def test_shuffle_loses_nothing(seed: int, things: list[int]) -> None:
    shuffled = list(things)
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)


def test_shuffle_reaches_every_order_equally_often() -> None:
    rng = Rng(11)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        things = [0, 1, 2]
        rng.shuffle(things)
        counts[tuple(things)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


@given(seed=SEEDS)
def test_chance_is_from_0_up_to_1(seed: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.chance() < 1 for _ in range(20))


@given(seed=SEEDS, steps=st.integers(0, 20))
def test_a_copy_goes_on_alike_and_by_itself(seed: int, steps: int) -> None:
    rng = Rng(seed)
    for _ in range(steps):
        rng.next()
    twin = rng.copy()
    ahead = [twin.next() for _ in range(5)]
    assert [rng.next() for _ in range(5)] == ahead


def test_a_normal_number_is_mostly_near_0() -> None:
    rng = Rng(3)
    numbers = [rng.normal() for _ in range(4000)]
    assert abs(sum(numbers) / 4000) < 0.06
    assert 0.95 < sum(number * number for number in numbers) / 4000 < 1.05
    assert 0.66 < sum(abs(number) < 1 for number in numbers) / 4000 < 0.71
