"""Chapter 5: drawing, shuffling, and what follows from what was seen."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, HIDDEN, PUBLIC
from steinkreis.games.hidden_stones.material import DECK
from steinkreis.kit.cards import unknown
from steinkreis.testing.notes import legal
from tests.games.hidden_stones.position import (
    REST,
    drawn,
    hand,
    listed,
    number,
    numbers,
    play,
    position,
)

MINE = "BP OB WW OG"
YOURS = "PW GW WP GR"


@pytest.mark.clause("hidden-stones", "5.1")
def test_any_card_of_the_draw_pile_may_come_and_all_are_equally_likely() -> None:
    state = play(position(hands=[MINE, YOURS], deck="PP BO OP"), "a1 BP end")
    assert state.actor == CHANCE
    assert legal(state) == ["PP", "BO", "OP"]
    assert state.weights() == [1, 1, 1]


@pytest.mark.clause("hidden-stones", "5.1")
def test_cards_are_drawn_one_by_one_and_only_the_owner_sees_which() -> None:
    state = play(position(hands=[MINE, YOURS]), "a1 BP a1 OB end")
    assert state.draws == 2
    card = number("PP")
    assert [state.seen(card, viewer) for viewer in (0, 1, PUBLIC)] == [card, HIDDEN, HIDDEN]
    after = play(state, "PP")
    assert after.draws == 1
    assert hand(after, 0) == "PP OG WW"
    assert after.hide(1).hands[0] == [unknown(0)] * 3


@pytest.mark.clause("hidden-stones", "5.2")
def test_an_empty_draw_pile_is_made_anew_from_the_discards() -> None:
    state = position(hands=[MINE, YOURS], deck="", discard="PP GP BO")
    after = play(state, "a1 BP end")
    assert legal(after) == ["BP", "PP", "GP", "BO"]
    assert after.deck.left == 4
    assert after.discard.size == 0
    assert after.last_paid == -1


@pytest.mark.clause("hidden-stones", "5.2")
@pytest.mark.parametrize("answers", ["a1 BP a1 OB end", "pass"])
def test_in_the_middle_of_drawing_the_rest_is_taken_first(answers: str) -> None:
    state = play(position(hands=[MINE, YOURS], deck="PP", discard="GP BO"), answers)
    assert state.draws == 2
    assert legal(state) == ["PP"]
    assert state.deck.era == 0
    after = play(state, "PP")
    assert after.actor == CHANCE
    assert after.deck.era == 1
    assert set(legal(after)) >= {"GP", "BO"}
    assert play(after, "BO").actor == 1


@pytest.mark.clause("hidden-stones", "5.2")
def test_the_discards_stay_where_they_are_until_a_card_is_needed() -> None:
    state = position(hands=[MINE, YOURS], deck="PP", discard="GP BO")
    after = play(state, "a1 BP end PP")
    assert after.actor == 1
    assert after.deck.left == 0
    assert after.discard.all() == sorted(numbers("GP BO BP"))


@pytest.mark.clause("hidden-stones", "5.2")
def test_scored_cards_do_not_come_back() -> None:
    state = position(hands=["OP BP OB", YOURS], won=["GGG", "PPP"], deck="", discard="WW")
    after = play(state, "+OP a1 BP end")
    assert set(legal(after)) == {"WW", "BP"}


@pytest.mark.clause("hidden-stones", "5.3")
@pytest.mark.parametrize("answers", ["+OP end", "pass"])
def test_if_both_piles_are_empty_nothing_is_drawn(answers: str) -> None:
    state = position(hands=["OP BP OB WW", YOURS], deck="", discard="")
    after = play(state, answers)
    assert after.actor == 1
    assert len(after.hands[0]) == (3 if answers == "+OP end" else 4)


@pytest.mark.clause("hidden-stones", "5.3")
def test_if_both_piles_run_out_fewer_cards_are_drawn() -> None:
    state = position(hands=[MINE, YOURS], deck="PP", discard="")
    after = play(state, "pass PP")
    assert after.actor == 1
    assert len(after.hands[0]) == 5


@pytest.mark.clause("hidden-stones", "5.3")
def test_with_an_empty_hand_one_can_only_pass_or_where_that_is_forbidden_end() -> None:
    assert legal(position(hands=["", YOURS], deck="")) == ["pass"]
    assert legal(position(hands=["", YOURS], deck="", passed=[0])) == ["end"]


@pytest.mark.clause("hidden-stones", "5.4")
def test_right_after_a_shuffle_two_players_know_each_others_hand() -> None:
    state = position(hands=[MINE, YOURS], deck="", discard=REST)
    after = play(state, "a1 BP end draw")
    view = after.hide(0)
    assert view.hands[1] == [unknown(0)] * 4
    guesses = [view.guess(Rng(seed)).hands[1] for seed in range(20)]
    assert all(sorted(guess) == sorted(numbers(YOURS)) for guess in guesses)


@pytest.mark.clause("hidden-stones", "5.4")
def test_what_was_drawn_after_the_shuffle_stays_a_secret() -> None:
    state = position(hands=[MINE, YOURS], deck="", discard=REST)
    view = play(state, "a1 BP end draw").hide(1)
    assert sorted(view.hands[0]) == [unknown(1)] + [unknown(0)] * 3
    hands = [view.guess(Rng(seed)).hands[0] for seed in range(20)]
    assert all(set(numbers("OB WW OG")) < set(cards) for cards in hands)
    assert len({tuple(sorted(cards)) for cards in hands}) > 10


@pytest.mark.clause("hidden-stones", "5.4")
def test_before_a_shuffle_a_hand_may_be_anything_that_was_not_seen() -> None:
    state = position(hands=[MINE, YOURS], discard="PP", won=["", "GGG"])
    view = state.hide(0)
    guesses = {card for seed in range(300) for card in view.guess(Rng(seed)).hands[1]}
    seen = set(numbers(MINE + " PP GGG"))
    assert guesses == set(range(DECK)) - seen


@pytest.mark.clause("hidden-stones", "5.4")
def test_three_players_know_after_a_shuffle_what_the_other_two_hold_together() -> None:
    third = "GP BO OP G/W"
    state = position(hands=[MINE, YOURS, third], deck="", discard=REST)
    view = play(state, "a1 BP end draw").hide(0)
    guesses = [view.guess(Rng(seed)) for seed in range(20)]
    together = sorted(numbers(listed([YOURS, third])))
    assert all(sorted(guess.hands[1] + guess.hands[2]) == together for guess in guesses)
    assert len({tuple(sorted(guess.hands[1])) for guess in guesses}) > 5


@pytest.mark.clause("hidden-stones", "5.4")
def test_a_guess_changes_nothing_that_the_viewer_has_seen() -> None:
    state = position(hands=[MINE, YOURS], discard="PP", won=["", "GGG"])
    view = state.hide(1)
    guess = view.guess(Rng(3))
    assert guess.hide(1).key() == view.key() == view.hide(1).key()
    assert guess.hands[1] == state.hands[1]
    assert drawn(guess) == drawn(state)
    assert guess.material() == state.material()
