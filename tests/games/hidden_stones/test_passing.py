"""Chapter 4: ending a turn, passing, and how many cards one holds."""

from __future__ import annotations

import pytest

from steinkreis.core.state import CHANCE
from steinkreis.testing.notes import legal
from tests.games.hidden_stones.position import GAME, hand, opened, play, position, refused

FOUR = "BP OB WW OG"
FIVE = "BP OB WW OG PW"
SIX = "BP OB WW OG PW GW"
FOUR_OTHERS = "GGG PPP B/B/B W/W/W"


def in_hand(answers: str, cards: str) -> int:
    """How many cards seat 0 holds after these answers."""
    return len(play(position(hands=[cards, FOUR_OTHERS]), answers).hands[0])


@pytest.mark.clause("hidden-stones", "4.1")
@pytest.mark.parametrize(
    "answers", ["a1 BP end draw", "a1 BP a1 OB end draw", "a1 BP a1 OB a1 WW a1 OG end draw"]
)
def test_at_the_end_of_a_turn_the_hand_is_filled_up_to_four(answers: str) -> None:
    assert in_hand(answers, FOUR) == 4


@pytest.mark.clause("hidden-stones", "4.1")
def test_a_turn_may_end_after_scoring_only() -> None:
    after = play(position(hands=["OP BP OB WW", FOUR_OTHERS]), "+OP end draw")
    assert len(after.hands[0]) == 4
    assert after.actor == 1


@pytest.mark.clause("hidden-stones", "4.1")
def test_one_may_stop_at_any_time_but_not_between_move_and_payment() -> None:
    state = position(hands=[FOUR, FOUR_OTHERS])
    assert "end" in legal(play(state, "a1 BP"))
    assert legal(play(state, "a1")) == ["BP", "OB", "OG", "WW"]


@pytest.mark.clause("hidden-stones", "4.2")
def test_a_pass_cannot_follow_another_action() -> None:
    state = position(hands=["OP " + FOUR, FOUR_OTHERS])
    assert "pass" in legal(state)
    for answers in ("a1 BP", "a1b1 BP", "+OP"):
        after = play(state, answers)
        assert "pass" not in legal(after)
        assert refused(after, "pass") == "refused-pass-acted"


@pytest.mark.clause("hidden-stones", "4.2")
def test_nobody_passes_twice_in_a_row() -> None:
    state = play(position(hands=[FOUR, FOUR_OTHERS]), "pass draw pass draw")
    assert state.actor == 0
    assert "pass" not in legal(state)
    assert refused(state, "pass") == "refused-pass-twice"


@pytest.mark.clause("hidden-stones", "4.2")
def test_the_pass_of_one_player_does_not_bind_the_next() -> None:
    state = play(position(hands=[FOUR, FOUR_OTHERS]), "pass draw")
    assert state.actor == 1
    assert "pass" in legal(state)


@pytest.mark.clause("hidden-stones", "4.2")
@pytest.mark.parametrize("turn", ["a1 BP end", "end"])
def test_any_turn_that_is_not_a_pass_makes_passing_possible_again(turn: str) -> None:
    state = play(position(hands=[FOUR, FOUR_OTHERS]), f"pass draw pass draw {turn} end")
    assert state.actor == 0
    assert "pass" in legal(state)


@pytest.mark.clause("hidden-stones", "4.3")
@pytest.mark.parametrize(("cards", "held"), [("BP", 3), (FOUR, 6), (FIVE, 6), (SIX, 6)])
def test_a_pass_draws_two_cards_but_never_above_six(cards: str, held: int) -> None:
    assert in_hand("pass draw", cards) == held


@pytest.mark.clause("hidden-stones", "4.3")
def test_a_pass_with_a_full_hand_goes_on_without_chance() -> None:
    after = play(position(hands=[SIX, FOUR_OTHERS]), "pass")
    assert after.actor == 1


@pytest.mark.clause("hidden-stones", "4.3")
def test_pass_small_turn_pass_leads_to_six_cards_and_not_to_seven() -> None:
    state = play(position(hands=[FOUR, FOUR_OTHERS]), "pass draw pass draw a1 BP end end")
    assert len(state.hands[0]) == 5
    after = play(state, "pass")
    assert after.draws == 1
    assert len(play(after, "draw").hands[0]) == 6


@pytest.mark.clause("hidden-stones", "4.4")
def test_doing_nothing_is_a_pass_as_long_as_passing_is_allowed() -> None:
    state = position(hands=[FOUR, FOUR_OTHERS])
    assert "end" not in legal(state)
    assert refused(state, "end") == "refused-end-is-pass"


@pytest.mark.clause("hidden-stones", "4.4")
def test_who_may_not_pass_may_still_end_the_turn_unused() -> None:
    state = position(hands=[SIX, FOUR_OTHERS], passed=[0])
    after = play(state, "end")
    assert hand(after, 0) == hand(state, 0)
    assert after.actor == 1
    assert after.passed == [False, False]


@pytest.mark.clause("hidden-stones", "4.4")
def test_an_unused_turn_fills_a_short_hand_up_to_four() -> None:
    state = position(hands=["BP OB WW", FOUR_OTHERS], passed=[0])
    after = play(state, "end")
    assert after.actor == CHANCE
    assert len(play(after, "draw").hands[0]) == 4


@pytest.mark.clause("hidden-stones", "4.5")
@pytest.mark.parametrize(
    ("answers", "held"), [("end", 6), ("a1 BP end", 5), ("a1 BP a1 OB end", 4)]
)
def test_extra_cards_may_be_kept_and_nothing_is_drawn(answers: str, held: int) -> None:
    after = play(position(hands=[SIX, FOUR_OTHERS], passed=[0]), answers)
    assert after.actor == 1
    assert len(after.hands[0]) == held


@pytest.mark.clause("hidden-stones", "4.5")
def test_with_play_down_the_turn_ends_only_with_four_cards_or_fewer() -> None:
    state = position(hands=[SIX, FOUR_OTHERS], passed=[0], play_down="on")
    for answers in ("", "a1 BP"):
        after = play(state, answers)
        assert "end" not in legal(after)
        assert refused(after, "end") == "refused-play-down"
    assert "end" in legal(play(state, "a1 BP a1 OB"))


@pytest.mark.clause("hidden-stones", "4.5")
def test_with_play_down_scoring_counts_as_playing_down() -> None:
    cards = "OP BP OB WW OG"
    state = position(hands=[cards, FOUR_OTHERS], passed=[0], play_down="on")
    assert "end" in legal(play(state, "+OP"))


@pytest.mark.clause("hidden-stones", "4.5")
def test_playing_down_is_an_option_that_is_off_by_default() -> None:
    assert GAME.setup(3).options["play-down"] == "off"
    assert not opened(3, seed=1).options.play_down
    assert opened(3, seed=1, options={"play-down": "on"}).options.play_down
