"""The contract: what a game gets for nothing, shown on the smallest game there is."""

from __future__ import annotations

from collections import Counter

import pytest

from steinkreis.core.dial import Dial
from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, BOUND, CHANCE, NOBODY, OVER, PUBLIC, OpenState, parts_of


class Coin(OpenState):
    """A weighted coin is tossed, then seat 0 turns two dials, then all is over."""

    def actions(self) -> list[int]:
        return [3, 8] if self.actor == CHANCE else []

    def weights(self) -> list[int]:
        return [1, 3]

    def dials(self) -> list[Dial]:
        return [Dial("aim", 5, 0.0, 1.0), Dial("power", 4, 0.0, 1.0)] if self.actor == 0 else []

    def apply(self, action: int) -> None:
        self.actor = 0 if self.actor == CHANCE else NOBODY

    def copy(self) -> Coin:
        twin = Coin(self.seats)
        self.copy_onto(twin)
        return twin

    def scores(self) -> list[int]:
        return [0, 0]

    def returns(self) -> list[float]:
        return [0.5, 0.5]

    def question(self) -> Message:
        return Message("turn") if self.actor == 0 else super().question()

    def notation(self, action: int) -> str:
        return str(action)

    def key(self) -> str:
        return str(self.actor)


def test_at_chance_a_sample_follows_the_odds() -> None:
    rng = Rng(1)
    counts = Counter(Coin(2).sample(rng) for _ in range(4000))
    assert sorted(counts) == [3, 8]
    assert 850 < counts[3] < 1150


def test_dials_are_sampled_and_refused_as_one_number() -> None:
    coin = Coin(2)
    coin.apply(3)
    rng = Rng(1)
    assert {coin.sample(rng) for _ in range(500)} == set(range(20))
    assert coin.refusal(0) is None
    assert coin.refusal(19) is None
    assert coin.refusal(20) == Message("refused")
    assert coin.refusal(-1) == Message("refused")


def test_a_shaking_hand_turns_the_dials_a_little_off() -> None:
    coin = Coin(2)
    coin.apply(3)
    rng = Rng(1)
    assert coin.shaken(9, rng, 0.0) == 9
    little = Counter(coin.shaken(9, rng, 0.1) for _ in range(500))
    much = Counter(coin.shaken(9, rng, 1.0) for _ in range(500))
    assert 9 in little
    assert len(little) < len(much) == 20
    assert little.most_common(1)[0][0] == 9


def test_a_shaking_hand_clicks_as_well_as_any() -> None:
    assert Coin(2).shaken(8, Rng(1), 0.5) == 8


def test_without_ideas_anything_is_suggested() -> None:
    coin = Coin(2)
    coin.apply(3)
    assert {coin.suggest(Rng(1, k)) for k in range(500)} == set(range(20))


def test_what_is_not_on_the_list_is_refused() -> None:
    assert Coin(2).refusal(3) is None
    assert Coin(2).refusal(4) == Message("refused")


@pytest.mark.parametrize("number", [-1, -(2**63), 2**53, 2**63, 2**64 + 3, 2**200, -(2**200)])
def test_any_number_at_all_is_refused_and_no_game_has_to_look_at_it(number: int) -> None:
    class Wary(Coin):
        def is_legal(self, action: int) -> bool:
            assert 0 <= action < BOUND
            return super().is_legal(action)

    coin = Wary(2)
    assert coin.refusal(number) == Message("refused")
    coin.apply(3)
    assert coin.refusal(number) == Message("refused")


def test_a_seat_is_asked_then_chance_then_nobody() -> None:
    coin = Coin(3)
    coin.ask(4, 2)
    assert (coin.phase, coin.turn, coin.actor) == (4, 2, 2)
    assert [coin.hide(viewer).is_asked(4) for viewer in (0, 2, PUBLIC)] == [False, True, False]
    assert not coin.hide(2).is_asked(3)
    coin.ask_chance(5)
    assert (coin.phase, coin.turn, coin.actor) == (5, 2, CHANCE)
    assert coin.question() == Message("ask-chance")
    twin = coin.copy()
    coin.finish()
    assert (coin.phase, coin.turn, coin.actor) == (OVER, 2, NOBODY)
    assert coin.question() == Message("over")
    assert (twin.phase, twin.turn, twin.actor) == (5, 2, CHANCE)


def test_a_game_without_secrets_hides_nothing() -> None:
    coin = Coin(2)
    view = coin.hide(1)
    assert (view.viewer, view.key()) == (1, coin.key())
    assert view.guess(Rng(1)).viewer == ALL
    assert coin.viewer == ALL
    assert coin.seen(8, 1) == 8


def test_before_the_end_all_sides_are_worth_the_same() -> None:
    assert Coin(4).worth(2) == 0.25
    assert Coin(2).material() == []


class Organ(Coin):
    """Has more positions of its dials than a native number can hold the square of."""

    def dials(self) -> list[Dial]:
        return [Dial(f"pipe-{k}", 1000, 0.0, 1.0) for k in range(5)] if self.actor == 0 else []


def test_dials_beyond_two_to_the_32_are_sampled_one_by_one() -> None:
    organ = Organ(2)
    organ.apply(3)
    rng = Rng(1)
    drawn = {organ.sample(rng) for _ in range(100)}
    assert len(drawn) == 100
    assert all(0 <= action < 1000**5 for action in drawn)


def test_a_game_that_says_nothing_of_it_gives_no_numbers() -> None:
    assert list(Coin(2).observe(0)) == []
    assert parts_of(Coin(2), 0) == []
    assert Coin(2).asks() == []
