"""Chapter 12: what players can know of each other's cards."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import HIDDEN, PUBLIC
from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge
from steinkreis.kit.stonehenge import is_trilith
from tests.games.erbaut_stonehenge.position import NAMES, numbers, play, position

HANDS = ["7d 2n 3d", "10n 11n 12n", "13n 14n 15n"]


def guesses(state: ErbautStonehenge, viewer: int, seat: int, count: int = 200) -> set[str]:
    """What the viewer holds possible to lie in the yard of the seat."""
    view = state.hide(viewer)
    return {NAMES[view.guess(Rng(9, k)).yards[seat].card] for k in range(count)}


@pytest.mark.clause("erbaut-stonehenge", "12.1")
def test_hands_and_what_lies_face_down_are_secret() -> None:
    state = position(hands=HANDS)
    assert state.seen(numbers("7d")[0], 1) == HIDDEN
    assert state.seen(numbers("2n")[0], 1) == numbers("2n")[0]
    state = play(state, "7d")
    for viewer in (1, 2, PUBLIC):
        view = state.hide(viewer)
        assert view.yards[0].is_unseen()
        assert all(card < 0 for card in view.hands[0])
        assert view.held(0) == 2
    assert state.hide(0).yards[0].card == numbers("7d")[0]


@pytest.mark.clause("erbaut-stonehenge", "12.1", "6.2")
def test_what_lies_face_down_is_a_day_card_that_could_be_played() -> None:
    full_white = "ring 1a 7b 13c 19a 25b"
    state = play(position(full_white, ["2d 3d 4d", *HANDS[1:]], dolerites=[0, 9, 9]), "2d")
    possible = guesses(state, 1, 0, 600)
    assert all(name.endswith("d") for name in possible)
    assert not possible & {"1d", "7d", "13d", "19d", "25d"}
    assert len(possible) == 25


@pytest.mark.clause("erbaut-stonehenge", "12.2")
def test_a_card_from_the_display_is_known_to_all() -> None:
    state = position(hands=["7d 2n", *HANDS[1:]], display="9d 20n 21n", builds=True)
    state = play(state, "9d draw")
    nine = numbers("9d")[0]
    assert nine in state.hide(1).hands[0]
    state = play(state, "7d")  # is it 7d or 9d that lies there now?
    view = state.hide(1)
    assert nine in view.hands[0]
    possible = guesses(state, 1, 0)
    assert "9d" in possible
    assert len(possible) > 5


@pytest.mark.clause("erbaut-stonehenge", "12.2")
def test_who_knows_all_cards_knows_what_lies_there() -> None:
    state = position(hands=["7d 2n 4n", *HANDS[1:]], shown="7d 2n 4n")
    state = play(state, "7d")
    assert guesses(state, 1, 0) == {"7d"}


@pytest.mark.clause("erbaut-stonehenge", "12.3")
def test_what_went_under_the_pile_is_known_when_it_comes_up() -> None:
    state = position(hands=["1n 2n", *HANDS[1:]], deck="", under="9n 8d", display="", builds=True)
    assert state.seen(numbers("9n")[0], 1) == numbers("9n")[0]
    state = play(state, "9n 8d")  # the second one is laid open
    assert numbers("9n")[0] in state.hide(1).hands[0]


@pytest.mark.clause("erbaut-stonehenge", "12.1")
def test_nobody_is_guessed_to_hold_a_trilith() -> None:
    state = position(hands=HANDS, deck="Tw Tb Tg Ty Tr 20d")
    for k in range(100):
        guess = state.hide(0).guess(Rng(3, k))
        assert not any(is_trilith(card) for hand in guess.hands for card in hand)


@pytest.mark.clause("erbaut-stonehenge", "8.2", "12.1")
def test_who_is_about_to_pay_is_guessed_to_be_able_to() -> None:
    state = play(position(hands=["2d 4n 5d", *HANDS[1:]], yards=["", "Ty@t2"]), "steal2")
    for k in range(100):
        assert len(state.hide(2).guess(Rng(3, k)).actions()) >= 2
    state = play(state, "2d")
    for k in range(100):
        assert len(state.hide(2).guess(Rng(3, k)).actions()) >= 1
