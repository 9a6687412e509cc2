"""The contract: what a game gets for nothing, shown on the smallest game there is."""

from __future__ import annotations

from collections import Counter

from steinkreis.core.dial import Dial
from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, CHANCE, NOBODY, OpenState


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
        twin.actor = self.actor
        twin.viewer = self.viewer
        return twin

    def scores(self) -> list[int]:
        return [0, 0]

    def returns(self) -> list[float]:
        return [0.5, 0.5]

    def question(self) -> Message:
        return Message("toss")

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
