"""Chapter 5: what the kinds of stones may do."""

from __future__ import annotations

import pytest

from steinkreis.games.hinkel_und_stein.material import MIDDLE
from steinkreis.games.hinkel_und_stein.questions import CONDITION, KEEP, LAST
from steinkreis.testing.notes import legal
from tests.games.hinkel_und_stein.position import FIRST_ROUND, opened, plank, play, refused, stock


@pytest.mark.clause("hinkel-und-stein", "5.1")
def test_menhirs_may_change_the_notch_after_the_bet_and_before_the_stone() -> None:
    state = play(opened(), "heavier s1")
    assert "notch-1" not in legal(state)
    state = play(state, "+1")
    assert legal(state) == ["M1", "M2", "M3", "M4", "M5", "notch-1", "notch+1"]
    assert refused(state, "notch+0") == "refused-middle"
    left = play(state, "notch-1")
    assert plank(left) == ". . | . . right"  # the longer end is on the right now
    assert legal(left) == ["M1", "M2", "M3", "M4", "M5"]
    assert refused(left, "notch+1") == "refused-used"


@pytest.mark.clause("hinkel-und-stein", "5.1")
def test_others_cannot_change_the_notch() -> None:
    state = play(opened(), "heavier s2 +1")
    assert refused(state, "notch-1") == "refused-no-right"


@pytest.mark.clause("hinkel-und-stein", "5.2")
def test_the_stones_keep_their_fields_and_the_notch_lasts_one_round() -> None:
    """On the middle notch 31 g pull against 27 g; on the right notch the left arm is longer."""
    state = play(opened(), "heavier s2 +1 Q2 d s4 +1 C1 a s1 +1")
    assert plank(state) == "C1 . | . Q2 right"  # 2970 : 3410
    state = play(state, "notch+1")  # 3105, the plank's 600 and the fate's 145 : 3255
    assert plank(state) == "C1 . | . Q2 left"
    state = play(state, "M1 b +1 B1 done")
    assert state.scale.notch != MIDDLE
    state = play(state, "heavier")
    assert state.scale.notch == MIDDLE
    assert refused(play(state, "s1 +1"), "notch-1") == "refused-used"


@pytest.mark.clause("hinkel-und-stein", "5.3")
def test_columns_come_back() -> None:
    state = play(opened(), f"{FIRST_ROUND} done")
    assert stock(state, "C") == "C1 C2"
    again = play(state, "heavier s4 +1 C2 d s1 +1 M2 a s2 +1 Q2 b +1 B2 done")
    assert stock(again, "C") == "C1 C2"


@pytest.mark.clause("hinkel-und-stein", "5.4")
def test_both_columns_once_on_one_field_and_the_large_one_is_lost() -> None:
    state = play(opened(), "heavier s4 +1")
    assert legal(state) == ["C1", "C2", "both"]
    state = play(state, "both a")
    assert plank(state) == "C2+C1 . | . . left"
    assert state.scale.torque() == -(27 + 68) * 110
    state = play(state, "s1 +1 M5 d s2 +1 Q5 c +1 B5 done")
    assert stock(state, "C") == "C1"
    state = play(state, "heavier s1 +1 M1 a s2 +1 Q1 b s4 +1")
    assert legal(state) == ["c", "d"]  # only the small column is left: nothing to choose
    assert plank(play(state, "d")).split()[4] == "C1"


@pytest.mark.clause("hinkel-und-stein", "5.5")
def test_quartzes_add_up_to_four_discs_every_time() -> None:
    state = play(opened(), "heavier s2")
    assert legal(state) == ["take", "+1", "+2", "+3", "+4"]
    assert play(state, "+4").discs.pot == 6
    assert play(state, "take").scores() == [0, 1, 0, 0]
    state = play(state, "+4 Q1 a s1 +1 M1 b s3 +1 B1 c +1 C1 done")
    assert legal(play(state, "heavier s2")) == ["take", "+1", "+2", "+3", "+4"]


LAID = "heavier s4 +1 C1 d s1 +1 M1 a s2 +1 Q1 b +1 B2"  # M1 Q1 | B2 C1, the right side down


@pytest.mark.clause("hinkel-und-stein", "5.6")
def test_the_smallest_boulder_may_go_on_top_when_all_stones_lie() -> None:
    state = play(opened(), LAID)
    assert state.phase == LAST
    assert state.actor == 2
    assert "top" in legal(state)
    before = state.scale.torque()
    state = play(state, "top")
    assert plank(state) == "M1 Q1 | B2+B1 C1 right"
    assert state.scale.torque() == before + 17 * 80


@pytest.mark.clause("hinkel-und-stein", "5.6")
def test_a_smallest_boulder_that_was_played_cannot_go_on_top() -> None:
    state = play(opened(), FIRST_ROUND)  # it is the one that lies there
    assert "top" not in legal(state)
    assert refused(state, "top") == "refused-no-top"
    later = play(state, "done heavier s1 +1 M2 a s2 +1 Q2 b s4 +1 C1 d +1 B2")
    assert refused(later, "top") == "refused-no-top"


@pytest.mark.clause("hinkel-und-stein", "5.7")
@pytest.mark.parametrize(("kept", "left"), [("B1", "B1 B3 B4 B5"), ("B2", "B2 B3 B4 B5")])
def test_of_two_boulders_one_comes_back_by_choice_after_the_payment(kept: str, left: str) -> None:
    state = play(opened(), f"{LAID} top done")
    assert state.phase == KEEP
    assert state.actor == 2
    assert state.scores() == [0, 0, 3, 3]
    assert legal(state) == ["B1", "B2"]
    state = play(state, kept)
    assert stock(state, "B") == left
    assert state.phase == CONDITION


@pytest.mark.clause("hinkel-und-stein", "5.8")
def test_the_stone_of_fate_moves_for_one_round_anywhere_off_the_fields() -> None:
    state = play(opened(fate=-20), LAID)
    assert "fate-20" not in legal(state)
    assert len([answer for answer in legal(state) if answer.startswith("fate")]) == 10
    before = state.scale.torque()
    state = play(state, "fate-50")
    assert state.scale.torque() == before - 30 * 29
    assert state.phase == LAST  # the other right is still there
    after = play(state, "done heavier")
    assert after.scale.fate == after.scale.home
    assert plank(after) == ". . | . . left"


@pytest.mark.clause("hinkel-und-stein", "5.8")
def test_the_stone_of_fate_can_turn_a_round() -> None:
    """4050 on the left, 27 * 110 + 17 * 80 on the right: the stone of fate has 29 * 40."""
    state = play(opened(), "heavier s4 +1 C1 d s1 +1 M1 a s2 +1 Q1 b +1 B1")
    assert state.scale.torque() == 280
    assert plank(state) == "M1 Q1 | B1 C1 right"
    turned = play(state, "fate-40")
    assert plank(turned) == "M1 Q1 | B1 C1 left"
    assert turned.scores() == [3, 3, 0, 0]


@pytest.mark.clause("hinkel-und-stein", "5.9")
def test_both_rights_of_the_boulders_once_a_passage_even_in_one_round() -> None:
    state = play(opened(), f"{LAID} fate-50")
    assert "top" in legal(state)
    assert refused(state, "fate+10") == "refused-used"
    state = play(state, "top")
    assert state.phase == KEEP  # no right is left, so the round is over by itself
    state = play(opened(), f"{LAID} top")
    assert refused(state, "top") == "refused-used"
    state = play(state, "fate+50 B1")
    assert state.phase == CONDITION
    state = play(state, "heavier s1 +1 M2 a s2 +1 Q2 b s4 +1 C1 d +1 B3")
    assert state.phase == CONDITION  # both rights are used: nobody asks any more


@pytest.mark.clause("hinkel-und-stein", "5.9")
def test_the_right_not_used_stays_for_a_later_round() -> None:
    state = play(opened(), f"{LAID} fate+50 done")
    state = play(state, "heavier s1 +1 M2 a s2 +1 Q2 b s4 +1 C1 d +1 B3")
    assert legal(state) == ["top", "done"]
