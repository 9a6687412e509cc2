"""Chapters 1 and 4: the course of a round with four players."""

from __future__ import annotations

import pytest

from steinkreis.games.hinkel_und_stein.questions import BET, CALL, CONDITION, FIELD, LAST, STONE
from steinkreis.testing.notes import legal
from tests.games.hinkel_und_stein.position import FIRST_ROUND, opened, plank, play, refused, stock


@pytest.mark.clause("hinkel-und-stein", "1.3", "1.4")
def test_a_round_goes_from_the_condition_over_bets_and_stones_to_the_next_chief() -> None:
    state = opened()
    phases = []
    for answer in f"{FIRST_ROUND} done".split():
        phases.append(int(state.phase))
        state = play(state, answer)
    turn = [CALL, BET, STONE, FIELD]
    assert phases == [CONDITION, *turn, *turn, *turn, BET, STONE, LAST]
    assert state.scores() == [0, 0, 3, 3]
    assert state.round == 1
    assert state.phase == CONDITION


@pytest.mark.clause("hinkel-und-stein", "1.5")
def test_four_players_have_one_kind_each() -> None:
    state = opened()
    assert [state.kind_of(seat) for seat in range(4)] == [0, 1, 2, 3]


@pytest.mark.clause("hinkel-und-stein", "4.1")
def test_two_discs_go_into_the_pot_before_the_chief_names_the_condition() -> None:
    state = opened()
    assert state.discs.pot == 2
    assert state.actor == state.chief == 3
    assert legal(state) == ["lighter", "heavier"]


@pytest.mark.clause("hinkel-und-stein", "4.2")
def test_the_chief_calls_one_after_the_other_and_may_be_the_first() -> None:
    state = play(opened(), "heavier")
    assert state.actor == 3
    assert legal(state) == ["s1", "s2", "s3", "s4"]
    state = play(state, "s4 +1 C1 a")
    assert state.actor == 3
    assert legal(state) == ["s1", "s2", "s3"]
    assert refused(state, "s4") == "refused-called"
    state = play(state, "s2 +1 Q1 d")
    assert legal(state) == ["s1", "s3"]
    assert refused(state, "s2") == "refused-called"


@pytest.mark.clause("hinkel-und-stein", "4.2")
def test_the_last_one_is_called_without_a_question() -> None:
    state = play(opened(), "heavier s4 +1 C1 a s2 +1 Q1 d s3 +1 B3 b")
    assert state.phase == BET
    assert state.actor == 0
    state = play(state, "+1 M3")
    assert plank(state) == "C1 B3 | M3 Q1 left"  # only one field was left


@pytest.mark.clause("hinkel-und-stein", "4.3")
def test_one_adds_one_or_two_discs_or_takes_one() -> None:
    state = play(opened(), "heavier s1")
    assert legal(state) == ["take", "+1", "+2"]
    assert refused(state, "+3") == "refused-too-many"
    for answer, pot, discs in (("+1", 3, 0), ("+2", 4, 0), ("take", 2, 1)):
        after = play(state, answer)
        assert after.discs.pot == pot
        assert after.scores()[0] == discs
        assert after.discs.supply == 50 - pot - discs


@pytest.mark.clause("hinkel-und-stein", "4.4")
def test_then_one_places_one_of_the_own_stones() -> None:
    state = play(opened(), "heavier s2 +1")
    assert legal(state) == ["Q1", "Q2", "Q3", "Q4", "Q5"]
    assert refused(state, "M1") == "refused-not-called"
    state = play(state, "Q4 c")
    assert plank(state) == ". . | Q4 . right"
    assert state.phase == CALL


@pytest.mark.clause("hinkel-und-stein", "4.5")
@pytest.mark.parametrize(
    ("condition", "scores"), [("heavier", [0, 0, 3, 3]), ("lighter", [3, 3, 0, 0])]
)
def test_the_side_that_is_down_is_the_heavier_one(condition: str, scores: list[int]) -> None:
    answers = FIRST_ROUND.replace("heavier", condition)
    state = play(opened(), answers)
    assert plank(state) == "M1 Q1 | B1 C2 right"
    assert play(state, "done").scores() == scores


@pytest.mark.clause("hinkel-und-stein", "4.6")
def test_the_winners_share_and_what_is_left_over_stays() -> None:
    state = play(opened(), f"{FIRST_ROUND} done")  # seven discs for two
    assert state.scores() == [0, 0, 3, 3]
    assert state.discs.pot == 1 + 2


@pytest.mark.clause("hinkel-und-stein", "4.7")
def test_who_took_a_disc_gets_no_share() -> None:
    one = play(opened(), "heavier s4 take C2 d s1 +2 M1 a s2 +1 Q1 b +1 B1 done")
    assert one.scores() == [0, 0, 6, 1]  # the whole pot, an odd one or not
    assert one.discs.pot == 2
    both = play(opened(), "heavier s4 take C2 d s1 +2 M1 a s2 +1 Q1 b take B1 done")
    assert both.scores() == [0, 0, 1, 1]
    assert both.discs.pot == 5 + 2
    loser = play(opened(), "heavier s4 +1 C2 d s1 take M1 a s2 +1 Q1 b +1 B1 done")
    assert loser.scores() == [1, 0, 2, 2]


@pytest.mark.clause("hinkel-und-stein", "4.8")
def test_the_outer_field_of_the_losing_side_makes_the_next_chief() -> None:
    state = play(opened(), f"{FIRST_ROUND} done")
    assert state.chief == state.actor == 0  # the menhir on the outer left
    lighter = play(opened(), f"{FIRST_ROUND.replace('heavier', 'lighter')} done")
    assert lighter.chief == 3  # again, with the column on the outer right
    took = play(opened(), "heavier s4 +1 C2 d s1 take M1 a s2 +1 Q1 b +1 B1 done")
    assert took.chief == 0


@pytest.mark.clause("hinkel-und-stein", "4.9")
def test_played_stones_leave_the_game() -> None:
    state = play(opened(), f"{FIRST_ROUND} done")
    assert stock(state, "M") == "M2 M3 M4 M5"
    assert stock(state, "Q") == "Q2 Q3 Q4 Q5"
    assert stock(state, "B") == "B2 B3 B4 B5"
    state = play(state, "heavier s1 +1")
    assert refused(state, "M1") == "refused-gone"


@pytest.mark.clause("hinkel-und-stein", "4.9")
def test_the_stones_lie_there_until_the_new_chief_has_spoken() -> None:
    state = play(opened(fate=-20), f"{FIRST_ROUND} done")
    assert plank(state) == "M1 Q1 | B1 C2 right"
    assert plank(play(state, "lighter")) == ". . | . . left"
