"""Chapter 3: rolling, falling, and turning round."""

from __future__ import annotations

import pytest

from steinkreis.core.state import CHANCE
from steinkreis.games.opferroulette.questions import FALL
from steinkreis.testing.notes import legal
from tests.games.opferroulette.position import ball, hand, names, play, position, refused

# 1 white, 2 blue, 3 green, 4 yellow, 5 red, 6 black, and so on: 7 is white, 11 is red.


@pytest.mark.clause("opferroulette", "3.1")
def test_the_first_card_decides_the_colour_of_the_turn() -> None:
    state = position(hands=["5d 11n 2d 6n", ""], ball="8>")
    assert refused(state, "2d") == ""
    after = play(state, "5d")
    assert legal(after) == ["11n", "v11n", "end"]
    assert refused(after, "2d") == "refused-colour"
    assert refused(after, "v6n") == "refused-colour"


@pytest.mark.clause("opferroulette", "3.1")
def test_black_is_a_colour() -> None:
    after = play(position(hands=["6d 12n 5d", ""], ball="14>"), "6d")
    assert ball(after) == "18>"
    assert legal(after) == ["12n", "v12n", "end"]


@pytest.mark.clause("opferroulette", "3.1")
def test_the_next_turn_may_be_of_another_colour() -> None:
    state = position(hands=["6d 12n", "5d 7n"], ball="14>")
    after = play(state, "6d end draw")
    assert after.actor == 1
    assert {"5d", "7n"} <= set(legal(after))


@pytest.mark.clause("opferroulette", "1.2", "3.2")
@pytest.mark.parametrize(
    ("start", "card", "end"),
    [
        ("1>", "8n", "2>"),  # the next blue field, not the number of the card
        ("1>", "12d", "6>"),
        ("8>", "20d", "14>"),  # from blue to blue: six fields
        ("28>", "25d", "1>"),  # over the end of the ring
        ("30>", "6d", "6>"),
        ("8<", "1d", "7<"),
        ("8<", "3d", "3<"),
        ("8<", "26d", "2<"),
        ("3<", "10d", "28<"),
        ("1<", "7n", "25<"),
    ],
)
def test_the_ball_rolls_to_the_next_field_of_the_colour(start: str, card: str, end: str) -> None:
    after = play(position(hands=[card, ""], ball=start), card)
    assert ball(after) == end
    assert legal(after) == ["end"]


@pytest.mark.clause("opferroulette", "3.3")
def test_a_card_makes_the_ball_fall_only_after_another_has_rolled_it() -> None:
    state = position(hands=["5d 11n", ""], ball="13>")
    assert refused(state, "v5d") == "refused-roll-first"
    after = play(state, "5d v11n")
    assert ball(after) == "17>"
    assert after.phase == FALL


@pytest.mark.clause("opferroulette", "3.3")
def test_a_trilith_alone_has_not_rolled_it() -> None:
    after = play(position(hands=["5d Tw", ""], ball="17>"), "Tw")
    assert refused(after, "v5d") == "refused-roll-first"


@pytest.mark.clause("opferroulette", "3.3")
def test_that_another_player_has_rolled_it_does_not_count() -> None:
    after = play(position(hands=["11d 5d", "23n 17n"], ball="13>"), "5d end draw")
    assert after.actor == 1
    assert refused(after, "v23n") == "refused-roll-first"


@pytest.mark.clause("opferroulette", "3.4")
@pytest.mark.parametrize("card", ["11d", "11n"])
def test_with_exactly_its_number_a_card_rolls_the_ball_and_makes_it_fall(card: str) -> None:
    state = position(hands=[f"{card} 5d", ""], ball="8>")
    assert refused(state, "5dv") == "refused-number"
    after = play(state, f"{card}v")
    assert ball(after) == "11>"
    assert (after.actor, after.phase) == (CHANCE, FALL)


@pytest.mark.clause("opferroulette", "3.4")
def test_the_number_counts_where_the_ball_arrives_not_where_it_was() -> None:
    state = position(hands=["11d 5d", ""], ball="11>")
    assert refused(state, "11dv") == "refused-number"
    assert refused(position(hands=["11d", ""], ball="5>"), "11dv") == ""
    assert refused(position(hands=["11d", ""], ball="17<"), "11dv") == ""


@pytest.mark.clause("opferroulette", "3.6")
def test_after_a_fall_the_turn_is_over_and_other_cards_stay_in_hand() -> None:
    state = position(hands=["5d 11n 17d 23n 29d", "1d"], ball="13>")
    after = play(state, "5d v11n 2d")
    assert hand(after, 0) == "17d 23n 29d"
    assert after.draws == 2
    assert play(after, "draw").actor == 1


@pytest.mark.clause("opferroulette", "3.6")
def test_one_may_stop_without_a_fall() -> None:
    after = play(position(hands=["5d 11n 17d", "1d"], ball="13>"), "5d 11n end draw")
    assert after.actor == 1
    assert ball(after) == "23>"


@pytest.mark.clause("opferroulette", "3.7")
def test_with_the_exact_number_one_chooses_unless_the_ball_must_fall() -> None:
    hands = ["11d 5d", ""]
    free = position(hands=hands, ball="8>")
    assert legal(free) == ["5d", "11d", "11dv"]
    strict = position(hands=hands, ball="8>", exact="must")
    assert legal(strict) == ["5d", "11dv"]
    assert refused(strict, "11d") == "refused-must-fall"


@pytest.mark.clause("opferroulette", "3.8")
def test_a_trilith_turns_the_ball_and_two_cancel_out() -> None:
    state = position(hands=["5d 11n Tw Tr", ""], ball="8>")
    assert ball(play(state, "Tw")) == "8<"
    assert ball(play(state, "Tw 5d")) == "5<"
    assert ball(play(state, "Tw Tr 5d")) == "11>"
    assert ball(play(state, "5d Tw 11n")) == "5<"
    assert ball(play(state, "5d 11n Tr")) == "17<"


@pytest.mark.clause("opferroulette", "3.8")
def test_a_trilith_may_be_played_up_to_the_fall_and_does_nothing_else() -> None:
    state = play(position(hands=["5d 11n Tw", ""], ball="8>"), "5d")
    assert legal(state) == ["11n", "Tw", "v11n", "end"]
    assert refused(state, "vTw") == "refused-trilith"
    assert ball(play(state, "Tw v11n")) == "11<"
    assert "Tw" not in legal(play(state, "v11n"))


@pytest.mark.clause("opferroulette", "3.9")
def test_at_least_one_number_card_has_to_be_played() -> None:
    state = position(hands=["5d Tw", ""], ball="8>")
    assert refused(state, "end") == "refused-play-first"
    assert refused(play(state, "Tw"), "end") == "refused-play-first"
    assert refused(play(state, "5d"), "end") == ""


@pytest.mark.clause("opferroulette", "3.9")
def test_where_passing_is_allowed_one_may_play_nothing_but_not_just_a_trilith() -> None:
    state = position(hands=["5d Tw 1d 2d 3d", "4d"], ball="8>", pass_="on")
    after = play(state, "end")
    assert after.actor == 1
    assert hand(after, 0) == "1d 2d 3d 5d Tw"
    assert refused(play(state, "Tw"), "end") == "refused-play-first"


@pytest.mark.clause("opferroulette", "3.10")
def test_whoever_holds_only_triliths_plays_all_of_them() -> None:
    state = position(hands=["Tw Tb Tg Ty Tr", "1d"], ball="8>")
    for count in range(5):
        assert "end" not in legal(state)
        assert len(legal(state)) == 5 - count
        state = play(state, legal(state)[0])
    assert legal(state) == ["end"]
    after = play(state, "end draw")
    assert len(after.hands[0]) == 5
    assert (ball(after), after.actor) == ("8<", 1)


@pytest.mark.clause("opferroulette", "3.11")
def test_played_cards_lie_open_at_once() -> None:
    after = play(position(hands=["5d 11n Tw", ""], ball="13>"), "5d Tw")
    assert names(after.discard.all()) == "5d Tw"
    assert names([after.top]) == "Tw"


@pytest.mark.parametrize("answer", ["7d", "v7d", "7dv", "Tb"])
def test_a_card_of_somebody_else_cannot_be_played(answer: str) -> None:
    state = position(hands=["5d", "7d Tb"], ball="8>")
    assert refused(state, answer) == "refused-not-in-hand"
