"""Chapters 3, 4 and 9: the turn, discussing, pondering, counselling, and the piles."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import HIDDEN, PUBLIC
from steinkreis.games.der_hohe_rat.questions import RETURN, TURN
from steinkreis.games.der_hohe_rat.rules import DerHoheRat
from steinkreis.kit.cards import is_known, unknown
from steinkreis.testing.notes import legal
from tests.games.der_hohe_rat.position import (
    action,
    at,
    convinced,
    discards,
    hand,
    names,
    numbers,
    owned,
    play,
    position,
    refused,
    ring,
)

# 1 white, 2 blue, 3 green, 4 yellow, 5 red, 6 black, and so on.


@pytest.mark.clause("der-hohe-rat", "3.1")
def test_one_action_and_convincing_before_and_after_it() -> None:
    state = position(ring("wbw.b"), hands=["7d 13d 4d", ""], arguments=["ww"])
    before = play(state, "1>2 white 7d+ enough draw")
    assert at(before, 2) == "w"
    assert owned(before, 0) == "ww"
    assert refused(before, "13d+") == "refused-acted"
    assert refused(before, "13d=") == "refused-acted"
    assert refused(before, "ponder") == "refused-acted"
    after = play(state, "7d+ enough draw 1>2 yellow")
    assert at(after, 2) == "y"


@pytest.mark.clause("der-hohe-rat", "3.1")
def test_one_may_convince_as_often_as_the_arguments_last() -> None:
    state = position(ring("wbrb"), hands=["", ""], arguments=["w bb"])
    after = play(state, "1>2 white 2>3 white")
    assert [at(after, seat) for seat in (1, 2, 3, 4)] == ["w", "w", "w", "b"]
    assert owned(after, 0) == "b"
    assert convinced(after) == []


@pytest.mark.clause("der-hohe-rat", "3.2")
def test_a_turn_without_an_action_is_allowed() -> None:
    state = position(hands=["7d 13d 4d", "8n"])
    after = play(state, "end")
    assert (after.phase, after.turn) == (TURN, 1)
    assert hand(after, 0) == "4d 7d 13d"


@pytest.mark.clause("der-hohe-rat", "3.3")
def test_pondering_changes_the_whole_hand() -> None:
    state = position(hands=["7d 13d Tw", ""])
    shed = play(state, "ponder 7d 13d Tw")
    assert discards(shed, 0) == "7d 13d Tw"
    after = play(shed, "1d 2d Ty")
    assert hand(after, 0) == "1d 2d Ty"
    assert legal(after) == ["end"]
    assert after.turn == 0


@pytest.mark.clause("der-hohe-rat", "3.3")
def test_what_is_thrown_away_lies_open() -> None:
    state = play(position(hands=["7d 13d Tw", ""]), "ponder")
    assert legal(state) == ["7d"]
    assert state.seen(action(state, "7d"), 1) == action(state, "7d")


HANDS = ["1d 2d 3d", "1n 2n 3n", "4d 5d 6d", "4n 5n 6n"]


@pytest.mark.clause("der-hohe-rat", "3.4")
def test_counselling_exchanges_a_card_with_the_partner() -> None:
    state = play(position(hands=HANDS), "2d?")
    assert (state.phase, state.actor, state.turn) == (RETURN, 2, 0)
    assert legal(state) == ["2d", "4d", "5d", "6d"]
    after = play(state, "5d")
    assert (hand(after, 0), hand(after, 2)) == ("1d 3d 5d", "2d 4d 6d")
    assert legal(after) == ["end"]
    same = play(state, "2d")
    assert (hand(same, 0), hand(same, 2)) == ("1d 2d 3d", "4d 5d 6d")


@pytest.mark.clause("der-hohe-rat", "3.4")
def test_with_two_there_is_nobody_to_counsel() -> None:
    assert refused(position(hands=["1d", "2n"]), "1d?") == "refused-no-partner"


@pytest.mark.clause("der-hohe-rat", "3.5")
def test_only_the_partners_see_what_they_exchange() -> None:
    giving = position(hands=HANDS)
    returning = play(giving, "2d?")
    for state, answer in ((giving, "2d?"), (returning, "5d")):
        number = action(state, answer)
        assert state.seen(number, 0) == state.seen(number, 2) == number
        for viewer in (1, 3, PUBLIC):
            assert state.seen(number, viewer) == HIDDEN


@pytest.mark.clause("der-hohe-rat", "3.5")
def test_partners_remember_and_know_no_more() -> None:
    after = play(position(hands=HANDS), "2d? 5d")
    for viewer, partner, remembered in ((0, 2, "2d"), (2, 0, "5d")):
        view = after.hide(viewer)
        known = [card for card in view.hands.held[partner] if is_known(card)]
        assert names(known) == remembered
    for viewer in (1, 3, PUBLIC):
        view = after.hide(viewer)
        for seat in (0, 2):
            assert not any(is_known(card) for card in view.hands.held[seat])
        assert view.hands.shared.size == 0


@pytest.mark.clause("der-hohe-rat", "3.5")
def test_the_same_card_back_tells_nothing_of_the_partner_s_hand() -> None:
    after = play(position(hands=HANDS), "2d? 2d")
    assert not any(is_known(card) for card in after.hide(0).hands.held[2])
    known = [card for card in after.hide(2).hands.held[0] if is_known(card)]
    assert names(known) == "2d"


@pytest.mark.clause("der-hohe-rat", "3.5")
def test_a_remembered_card_is_forgotten_when_it_is_played() -> None:
    after = play(position(hands=HANDS), "2d? 5d end end 2d= yellow draw")
    assert after.hands.shared.all() == [action(play(position(hands=HANDS), "2d?"), "5d")]


@pytest.mark.clause("der-hohe-rat", "3.5")
def test_others_cannot_tell_an_old_card_from_a_new_one() -> None:
    """After a shuffle, an exchanged card may be from before it or from after it."""
    state = position(hands=HANDS, decks=["", "30n"])
    state = play(state, "1d= white draw")
    assert state.hands.decks[0].era == 1
    state = play(state, "end end end end")
    views = [play(state, f"{card}? 4d").hide(1) for card in ("2d", hand(state, 0).split()[-1])]
    assert views[0].key() == views[1].key()
    for seed in range(20):
        guess = views[0].guess(Rng(seed))
        assert len(guess.hands.held[0]) == len(guess.hands.held[2]) == 3
        assert guess.hide(1).key() == views[0].key()


@pytest.mark.clause("der-hohe-rat", "3.5", "9.2")
def test_others_know_who_drew_after_the_shuffle_until_partners_exchange_cards() -> None:
    state = play(position(hands=HANDS, decks=["", "30n"]), "1d= white draw")
    old, new = unknown(0), unknown(1)
    assert state.hide(1).hands.held[0::2] == [[new, old, old], [old, old, old]]
    for seed in range(20):
        assert state.hide(1).guess(Rng(seed)).hide(1).key() == state.hide(1).key()
    state = play(state, "end end end end 2d? 4d")
    assert state.hide(1).hands.held[0::2] == [[new, old, old], [old, old, old]]
    assert any(
        state.hide(1).guess(Rng(seed)).hide(0).hands.held[2].count(new) for seed in range(20)
    )


@pytest.mark.clause("der-hohe-rat", "3.3", "9.2")
def test_new_cards_after_an_exchange_are_known_to_be_new() -> None:
    state = play(position(hands=HANDS, decks=["", "30n"]), "1d= white draw")
    state = play(state, "end end end end 2d? 4d end end ponder draw draw draw")
    assert state.hide(1).hands.held[2] == [unknown(1)] * 3


def eras(state: DerHoheRat, seat: int) -> set[tuple[int, ...]]:
    """What a rival takes for possible: from before or after which shuffles a hand may be."""
    guesses = [state.hide(1).guess(Rng(seed)).hands for seed in range(40)]
    decks = [guess.deck_of(seat).eras for guess in guesses]
    return {
        tuple(sorted(era[card] for card in guess.held[seat])) for era, guess in zip(decks, guesses)
    }


@pytest.mark.clause("der-hohe-rat", "3.4", "3.5")
def test_others_know_that_an_exchange_moves_one_card_at_most() -> None:
    state = play(position(hands=HANDS, decks=["", "30n"]), "ponder 1d 2d 3d draw draw draw")
    assert (eras(state, 0), eras(state, 2)) == ({(1, 1, 1)}, {(0, 0, 0)})
    given = hand(state, 0).split()[0]
    state = play(state, f"end end end end {given}?")
    assert (eras(state, 0), eras(state, 2)) == ({(1, 1)}, {(0, 0, 0, 1)})
    state = play(state, "4d")
    assert eras(state, 0) == {(1, 1, 1), (0, 1, 1)}


@pytest.mark.clause("der-hohe-rat", "3.5", "9.2")
def test_others_know_who_drew_since_the_exchange_and_what_was_played() -> None:
    state = play(position(hands=HANDS, decks=["", "30n"]), "1d= white draw")
    state = play(state, "end end end end 2d? 4d end end")
    assert eras(state, 2) == {(0, 0, 0), (0, 0, 1)}
    drawn = play(state, "5d= yellow draw")
    assert eras(drawn, 2) == {(0, 0, 1), (0, 1, 1)}
    new = hand(state, 0).split()[-1]
    assert state.hands.deck_of(0).eras[numbers(new)[0]] == 1
    shown = play(state, f"end end {new}+ enough")
    assert (eras(shown, 0), eras(shown, 2)) == ({(0, 0)}, {(0, 0, 0)})


# Discussing


@pytest.mark.clause("der-hohe-rat", "4.1", "4.6")
def test_a_card_brings_an_argument_of_its_colour() -> None:
    state = play(position(hands=["7d 2d 3d", ""]), "7d+ enough")
    assert owned(state, 0) == "w"
    assert discards(state, 0) == "7d"
    after = play(state, "30d")
    assert hand(after, 0) == "2d 3d 30d"


@pytest.mark.clause("der-hohe-rat", "4.2", "4.6")
def test_cards_of_one_colour_go_together() -> None:
    state = play(position(hands=["1d 7d 2d", ""]), "1d+")
    assert legal(state) == ["7d", "enough"]
    assert refused(state, "2d") == "refused-join"
    state = play(state, "7d enough")
    assert owned(state, 0) == "ww"
    assert state.draws == 2
    assert owned(play(position(hands=["1d 7d 13d", ""]), "1d+ 7d 13d"), 0) == "www"


@pytest.mark.clause("der-hohe-rat", "4.3")
@pytest.mark.parametrize("answers", ["6d+ 1d 12d", "1d+ 6d 12d", "12d+ 6d 1d"])
def test_black_cards_bring_the_colour_of_the_others(answers: str) -> None:
    assert owned(play(position(hands=["6d 12d 1d", ""]), answers), 0) == "www"


@pytest.mark.clause("der-hohe-rat", "4.3")
def test_but_only_of_one_other_colour() -> None:
    state = play(position(hands=["6d 2d 1d", ""]), "6d+")
    assert legal(state) == ["1d", "2d", "enough"]
    assert legal(play(state, "1d")) == ["enough"]


@pytest.mark.clause("der-hohe-rat", "4.4")
def test_for_black_cards_alone_one_chooses_one_colour() -> None:
    state = play(position(hands=["6d 12d 1d", ""]), "6d+ 12d enough")
    assert legal(state) == ["white", "blue", "green", "yellow", "red"]
    after = play(state, "green")
    assert owned(after, 0) == "gg"
    assert after.draws == 2


@pytest.mark.clause("der-hohe-rat", "4.5")
def test_a_trilith_brings_any_two_arguments_and_is_played_alone() -> None:
    state = play(position(hands=["Tw 1d 7d", ""]), "Tw+")
    assert legal(state) == ["white", "blue", "green", "yellow", "red"]
    after = play(state, "green red")
    assert owned(after, 0) == "gr"
    assert after.draws == 1
    assert owned(play(state, "blue blue"), 0) == "bb"
    assert "Tw" not in legal(play(position(hands=["Tw 1d 7d", ""]), "1d+"))


@pytest.mark.clause("der-hohe-rat", "4.5")
def test_triliths_may_go_with_other_cards_if_that_was_agreed() -> None:
    state = position(hands=["Tw 1d 7d", ""], trilith="with-cards")
    for answers in ("Tw+ 1d enough", "1d+ Tw enough"):
        talk = play(state, answers)
        assert owned(talk, 0) == "w"
        assert owned(play(talk, "red red"), 0) == "wrr"
    both = position(hands=["Tw Ty 6d", ""], trilith="with-cards")
    after = play(both, "Tw+ 6d Ty yellow red red green green")
    assert owned(after, 0) == "ggyrr"


@pytest.mark.clause("der-hohe-rat", "4.7")
def test_a_faction_owns_six_of_a_colour_at_most() -> None:
    state = position(hands=["1d 7d 13d", ""], arguments=["wwwww"])
    assert owned(play(state, "1d+ 7d enough"), 0) == "wwwwww"
    full = position(hands=["1d 2d Tw", ""], arguments=["wwwwww"])
    assert refused(full, "1d+") == "refused-limit"
    assert legal(play(full, "Tw+")) == ["blue", "green", "yellow", "red"]


@pytest.mark.clause("der-hohe-rat", "4.3", "4.7")
def test_a_colour_that_is_full_cannot_be_discussed_with_black_cards_either() -> None:
    hands = ["6d 1d 2d", ""]
    state = play(position(hands=hands, arguments=["wwwwww bbbbb"]), "6d+")
    assert legal(state) == ["2d", "enough"]
    assert refused(state, "1d") == "refused-limit"
    assert owned(play(state, "2d enough"), 0) == "wwwwwwbbbbbb"  # one card for nothing


@pytest.mark.clause("der-hohe-rat", "4.7")
def test_partners_count_together() -> None:
    state = position(hands=["1d 7d 13d", "", "", ""], arguments=["ww", "www", "www"])
    after = play(state, "1d+ 7d enough")
    assert owned(after, 0) == "www"
    full = position(hands=["1d", "1n", "", ""], arguments=["www", "w", "www"])
    assert refused(full, "1d+") == "refused-limit"


@pytest.mark.clause("der-hohe-rat", "4.7")
def test_the_stock_may_be_empty() -> None:
    state = position(hands=["5d", "5n 11n"], arguments=["rrrrr", "rrrr"], turn=1)
    assert owned(play(state, "5n+ 11n"), 1) == "rrrrr"
    none = position(hands=["5d", "5n 11n"], arguments=["rrrrr", "rrrrr"], turn=1)
    assert refused(none, "5n+") == "refused-limit"


@pytest.mark.clause("der-hohe-rat", "4.7")
def test_with_all_colours_full_nothing_can_be_discussed() -> None:
    every = "wwwwww bbbbbb gggggg yyyyyy rrrrrr"
    state = position(hands=["6d Tw", ""], arguments=[every])
    assert refused(state, "6d+") == refused(state, "Tw+") == "refused-limit"
    nearly = position(hands=["Tw", ""], arguments=[every[:-1]])
    assert play(nearly, "Tw+ red").draws == 3


# Piles


@pytest.mark.clause("der-hohe-rat", "9.2")
def test_the_discards_of_the_faction_become_its_new_pile() -> None:
    state = position(hands=["7d 2d 3d", "1n"], decks=["", "30n"])
    state = play(state, "7d+ enough")
    deck = state.hands.decks[0]
    assert deck.left == 30  # all but the two in hand
    assert "7d" in names(deck.middle.all()).split()
    assert discards(state, 0) == ""
    assert state.hands.decks[1].left == 1
