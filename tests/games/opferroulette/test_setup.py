"""Chapters 1 and 2: what there is, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, PUBLIC
from steinkreis.games.opferroulette.offerings import owner_of
from steinkreis.games.opferroulette.questions import BALL, DEAL, LAY, PLACE, STARTER, TURN
from steinkreis.games.opferroulette.rules import Opferroulette, begin
from steinkreis.kit.cards import is_known
from steinkreis.kit.stonehenge import CARDS, PITS, card_name
from steinkreis.testing.notes import legal
from tests.games.opferroulette.position import (
    GAME,
    NAMES,
    action,
    ball,
    inside,
    letters,
    opened,
    play,
)


def laid(players: int, cards: str) -> Opferroulette:
    """The offerings laid by these cards, and those that are missing by any number cards left."""
    state = begin(Chosen(players))
    for card in cards.split():
        state.apply(action(state, card))
    others = [name for name in NAMES if name[0] != "T" and name not in cards.split()]
    while state.phase == LAY:
        state.apply(action(state, others.pop()))
    return state


@pytest.mark.clause("opferroulette", "1.3")
def test_sixty_number_cards_and_five_triliths() -> None:
    assert legal(begin(Chosen(3))) == [
        *(f"{number}{time}" for number in range(1, 31) for time in "dn"),
        *("Tw", "Tb", "Tg", "Ty", "Tr"),
    ]


@pytest.mark.clause("opferroulette", "1.4", "2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_lays_ten_offerings(players: int) -> None:
    state = opened(players, seed=3)
    while state.phase == PLACE:
        state.apply(0)
    owners = Counter(owner_of(gift) for gift in range(len(state.offerings.places)))
    assert owners == dict.fromkeys(range(len(letters(state))), 10)
    assert all(0 <= place < PITS for place in state.offerings.places)
    assert state.scores() == [20] * players


@pytest.mark.clause("opferroulette", "2.1")
def test_the_day_card_four_lays_an_offering_into_the_day_pit_of_field_four() -> None:
    """The booklet's own example."""
    state = play(begin(Chosen(3)), "4d")
    assert inside(state, "4d") == "a"
    assert inside(state, "4n") == ""
    assert "4d" not in legal(state)


@pytest.mark.clause("opferroulette", "2.2")
def test_the_offering_of_a_trilith_waits_for_all_others_and_goes_anywhere() -> None:
    state = laid(3, "1d Ty 2d")
    assert state.phase == PLACE
    assert state.actor == 0
    assert state.offerings.laid == 30
    assert len(legal(state)) == PITS
    assert inside(play(state, "17n"), "17n").count("a") == 1


@pytest.mark.clause("opferroulette", "2.2", "2.5")
def test_it_waits_for_the_neutral_ones_too_but_not_for_the_ball() -> None:
    state = laid(2, "Tr")
    assert state.phase == PLACE
    assert len([place for place in state.offerings.places if place >= 0]) == 29
    assert play(state, "1d").phase == BALL


@pytest.mark.clause("opferroulette", "2.3")
def test_triliths_go_by_the_colour_of_the_card() -> None:
    state = laid(3, "Tr 1d 2d 3d 4d 5d 6d 7d 8d Ty  Tg 1n 2n 3n 4n 5n 6n 7n 8n Tb  Tw")
    turns = []
    while state.phase == PLACE:
        turns.append("abc"[state.actor])
        state = play(state, "30d")
    assert turns == ["c", "b", "b", "a", "a"]  # white, blue, green, yellow, red


@pytest.mark.clause("opferroulette", "2.4")
def test_several_offerings_may_share_a_pit_own_ones_too() -> None:
    state = play(laid(3, "4d Tw Tb"), "4d 4d")
    assert inside(state, "4d") == "aaa"


@pytest.mark.clause("opferroulette", "2.5")
def test_with_two_there_are_ten_neutral_offerings_laid_by_number_cards_only() -> None:
    state = begin(Chosen(2))
    for card in range(20):
        state.apply(card)
    assert owner_of(state.offerings.laid) == state.seats
    assert not [name for name in legal(state) if name.startswith("T")]
    assert len(legal(state)) == 40
    assert inside(play(state, "30d"), "30d") == "n"
    rng = Rng(1)
    assert all(state.sample(rng) < PITS for _ in range(500))


@pytest.mark.clause("opferroulette", "2.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_there_are_none(players: int) -> None:
    assert len(begin(Chosen(players)).offerings.places) == 10 * players


@pytest.mark.clause("opferroulette", "2.6")
def test_one_more_card_places_the_ball_which_rolls_clockwise() -> None:
    state = laid(3, "")
    assert state.phase == BALL
    assert len(legal(state)) == 30
    assert not [name for name in legal(state) if name.startswith("T")]
    rng = Rng(1)
    assert all(state.sample(rng) < PITS for _ in range(500))
    first = legal(state)[0]
    assert ball(play(state, first)) == f"{first[:-1]}>"


@pytest.mark.clause("opferroulette", "2.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_cards_are_shuffled_again_and_everybody_gets_five(players: int) -> None:
    state = opened(players, seed=5)
    while state.phase == PLACE:
        state.apply(30)
        while state.actor == CHANCE:
            state.apply(state.sample(Rng(1)))
    assert state.phase == TURN
    assert [len(hand) for hand in state.hands] == [5] * players
    assert state.deck.left == CARDS - 5 * players
    assert state.discard.size == 0


@pytest.mark.clause("opferroulette", "2.7")
def test_nobody_sees_the_cards_of_another() -> None:
    state = GAME.start(GAME.setup(3))
    rng = Rng(2)
    while state.phase != TURN:
        state.apply(state.sample(rng))
    for viewer in (0, 1, 2, PUBLIC):
        view = state.hide(viewer)
        for seat in range(3):
            assert all(is_known(card) == (seat == viewer) for card in view.hands[seat])


@pytest.mark.clause("opferroulette", "2.8")
def test_lots_decide_who_begins_and_play_goes_round() -> None:
    state = laid(4, "")
    state.apply(state.actions()[0])
    assert state.phase == STARTER
    assert legal(state) == ["1", "2", "3", "4"]
    state = play(state, "3")
    assert state.phase == DEAL
    cards = [card_name(card) for card in range(20)]
    state = play(state, " ".join(cards))
    assert (state.phase, state.actor) == (TURN, 2)
    assert [len(hand) for hand in state.hands] == [5] * 4
    turns = []
    for _ in range(5):
        turns.append(int(state.turn))
        state.apply(state.actions()[0])
        state = play(state, "end draw")
    assert turns == [2, 3, 0, 1, 2]
