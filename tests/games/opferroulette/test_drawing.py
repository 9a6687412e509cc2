"""Chapter 5: drawing cards."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import HIDDEN, PUBLIC
from steinkreis.kit.cards import is_known
from steinkreis.testing.notes import legal
from tests.games.opferroulette.position import REST, hand, names, numbers, play, position


@pytest.mark.clause("opferroulette", "5.1")
@pytest.mark.parametrize(
    ("cards", "answers", "draws"),
    [
        ("5d 11n 1d 2d 3d", "5d end", 1),
        ("5d 11n 17d 2d 3d", "5d 11n 17d end", 3),
        ("5d 11n Tw 2d 3d", "Tw 5d end", 2),
        ("5d 11n 1d 2d 3d", "5d v11n 4d", 2),
    ],
)
def test_one_draws_as_many_as_one_has_played(cards: str, answers: str, draws: int) -> None:
    state = play(position(hands=[cards, ""], ball="13>"), answers)
    assert state.draws == draws
    assert len(play(state, "draw").hands[0]) == 5


@pytest.mark.clause("opferroulette", "5.2")
def test_an_empty_pile_is_renewed_in_the_middle_of_drawing() -> None:
    state = position(hands=["5d 11n 17d", ""], ball="13>", deck="1d", discard="2d 3d")
    state = play(state, "5d 11n end")
    assert legal(state) == ["1d"]
    state = play(state, "1d")
    assert legal(state) == ["2d", "3d", "5d", "11n"]
    assert state.discard.size == 0
    assert state.top == -1


@pytest.mark.clause("opferroulette", "5.2")
def test_and_when_the_ball_falls_with_the_cards_just_played() -> None:
    state = position(hands=["5d 11n 17d", ""], ball="13>", deck="", discard="2d", piles=1)
    assert legal(play(state, "5d v11n")) == ["2d", "5d", "11n"]


@pytest.mark.clause("opferroulette", "5.2")
def test_it_is_not_renewed_before_a_card_is_needed() -> None:
    state = position(hands=["5d 11n 1d 2d 3d", "4d"], ball="13>", deck="6d", discard="7d")
    state = play(state, "5d end 6d")
    assert (state.actor, state.deck.left) == (1, 0)
    assert names(state.discard.all()) == "5d 7d"


@pytest.mark.clause("opferroulette", "5.3")
def test_where_there_are_no_cards_one_draws_fewer() -> None:
    state = position(hands=["5d", "1d 2d"], ball="13>", deck="", discard="")
    after = play(state, "5d end 5d")
    assert hand(after, 0) == "5d"
    assert after.actor == 1


@pytest.mark.clause("opferroulette", "5.4")
def test_a_card_that_is_drawn_is_seen_by_its_owner_only() -> None:
    state = play(position(hands=["5d", "1d"], ball="13>", deck=REST), "5d end")
    card = numbers("30n")[0]
    assert state.seen(card, 0) == card
    assert state.seen(card, 1) == state.seen(card, PUBLIC) == HIDDEN


@pytest.mark.clause("opferroulette", "5.4")
def test_who_remembers_knows_what_a_hand_may_be_after_a_shuffle() -> None:
    """All cards but one hand's are in sight when the pile is made anew."""
    state = position(hands=["5d 11n", "1d 2d"], ball="13>", deck="", discard=REST, piles=1)
    state = play(state, "5d end 30n 29n 28n 27n")
    view = state.hide(0)
    assert not any(is_known(card) for card in view.hands[1])
    for seed in range(5):
        assert names(view.guess(Rng(seed)).hands[1]) == "1d 2d"
