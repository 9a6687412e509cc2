"""Chapter 5: the hand is filled up, then the display."""

from __future__ import annotations

import pytest

from steinkreis.games.erbaut_stonehenge.questions import PROJECT, REFILL, SITE
from steinkreis.testing.notes import legal
from tests.games.erbaut_stonehenge.position import (
    display,
    hand,
    play,
    position,
    refused,
    under,
    yard,
)

OTHERS = ["4n 5n 6n", "10n 11n 12n"]


@pytest.mark.clause("erbaut-stonehenge", "5.1", "5.2")
def test_the_hand_is_filled_up_to_three_from_display_or_pile() -> None:
    state = position(hands=["1n", *OTHERS], display="7d 8d 9d", builds=True)
    assert legal(state) == ["7d", "8d", "9d", "pile"]
    state = play(state, "8d")
    assert legal(state) == ["7d", "9d", "pile"]
    state = play(state, "pile 30d")
    assert hand(state, 0) == "1n 8d 30d"


@pytest.mark.clause("erbaut-stonehenge", "5.1")
def test_at_the_altar_and_with_a_project_nothing_is_drawn() -> None:
    for own in ("altar", "Tw@t1"):
        state = position(hands=["1n", *OTHERS], yards=[own], display="7d 8d 9d", builds=True)
        assert state.mover == 1
        assert hand(state, 0) == "1n"


@pytest.mark.clause("erbaut-stonehenge", "5.3")
def test_the_display_is_filled_up_when_the_hand_is_full() -> None:
    state = play(position(hands=["1n", *OTHERS], display="7d 8d 9d", builds=True), "8d")
    assert display(state) == "7d 9d"
    state = play(state, "7d")
    assert state.phase == REFILL
    state = play(state, "20d 21d")
    assert display(state) == "9d 20d 21d"
    assert state.phase == PROJECT


@pytest.mark.clause("erbaut-stonehenge", "5.4", "5.5")
def test_an_open_trilith_has_to_be_taken() -> None:
    state = position(hands=["1n 2n", *OTHERS], display="Tw 8d 9d", deck="30d 29d", builds=True)
    assert hand(state, 0) == "1n 2n"  # it was the one card to be drawn
    assert yard(state, 0) == "Tw"
    state = play(state, "30d")
    assert state.phase == SITE
    assert legal(state) == ["t1", "t2", "t3", "t4", "t5"]
    assert play(state, "t2").mover == 1


@pytest.mark.clause("erbaut-stonehenge", "5.4")
def test_of_two_open_triliths_one_is_chosen_and_the_other_stays() -> None:
    state = position(hands=["1n 2n", *OTHERS], display="Tw 8d Tr", builds=True)
    assert legal(state) == ["Tw", "Tr"]
    assert refused(state, "8d") == "refused-trilith-first"
    assert refused(state, "pile") == "refused-trilith-first"
    state = play(state, "Tr")
    assert display(state) == "8d Tw"


@pytest.mark.clause("erbaut-stonehenge", "5.5")
def test_a_trilith_from_the_pile_goes_into_the_yard_at_once() -> None:
    state = position(hands=["1n 2n", *OTHERS], display="7d 8d 9d", builds=True)
    state = play(state, "pile Tb")
    assert yard(state, 0) == "Tb"
    assert hand(state, 0) == "1n 2n"
    assert state.phase == SITE


@pytest.mark.clause("erbaut-stonehenge", "5.6")
def test_after_a_trilith_the_second_card_is_an_open_number() -> None:
    state = position(hands=["1n", *OTHERS], display="7d 8d 9d", builds=True)
    state = play(state, "pile Tb")
    assert legal(state) == ["7d", "8d", "9d"]
    assert refused(state, "pile") == "refused-open-number"
    state = play(state, "9d")
    assert hand(state, 0) == "1n 9d"


@pytest.mark.clause("erbaut-stonehenge", "5.7")
def test_where_no_number_is_open_the_pile_helps_and_a_trilith_goes_under_it() -> None:
    state = position(hands=["1n", *OTHERS], display="Tw Tb", builds=True)
    state = play(state, "Tw")
    state = play(state, "Tr")
    assert under(state) == "Tr"
    state = play(state, "28d")
    assert hand(state, 0) == "1n 28d"
    assert yard(state, 0) == "Tw"


@pytest.mark.clause("erbaut-stonehenge", "5.7")
def test_a_pile_of_nothing_but_triliths_does_not_help() -> None:
    state = position(hands=["1n", *OTHERS], display="Tw", deck="Tb Tr", builds=True)
    assert hand(state, 0) == "1n"
    assert yard(state, 0) == "Tw"
    assert state.phase == REFILL


@pytest.mark.clause("erbaut-stonehenge", "5.8")
def test_a_full_hand_draws_nothing_and_need_not_take_a_trilith() -> None:
    state = position(hands=["1n 2n 3n", *OTHERS], display="Tw 8d 9d", builds=True)
    assert state.phase == PROJECT
    assert display(state) == "8d 9d Tw"


@pytest.mark.clause("erbaut-stonehenge", "5.8")
def test_without_a_pile_there_is_only_the_display() -> None:
    state = position(hands=["1n", *OTHERS], display="7d 8d 9d", deck="", builds=True)
    assert legal(state) == ["7d", "8d", "9d"]
    assert refused(state, "pile") == "refused-pile-empty"
    state = play(state, "7d 8d")
    assert display(state) == "9d"
    assert state.phase == PROJECT
    state = position(hands=["1n", *OTHERS], display="7d", deck="", builds=True)
    assert hand(state, 0) == "1n 7d"


@pytest.mark.clause("erbaut-stonehenge", "5.8", "9.3")
def test_what_comes_under_an_empty_pile_fills_the_display_again() -> None:
    hands = ["1n 2n 3n", "10n 11n 12n", "14n 15n 16n"]
    state = position(
        hands=hands, yards=["", "9d?"], influence=["7d"], display="8d 8n", deck="", builds=True
    )
    state = play(state, "!2 9d")
    assert (display(state), state.deck.left) == ("8d 8n", 1)
    state = play(state, "1n 1")  # the next one lies at the altar, so somebody else draws
    assert state.mover == 2
    state = play(state, "draw")
    assert (display(state), state.deck.left) == ("8d 8n 9d", 0)
