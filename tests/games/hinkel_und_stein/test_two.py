"""Chapter 8: two players. Anna has menhirs and boulders, Ben quartzes and columns."""

from __future__ import annotations

import pytest

from steinkreis.games.hinkel_und_stein.questions import BET, CALL, CONDITION, LAST, STONE
from steinkreis.games.hinkel_und_stein.rules import HinkelStein
from steinkreis.testing.notes import legal
from tests.games.hinkel_und_stein.position import for_two, owners, plank, play, refused, stock


def opened() -> HinkelStein:
    return for_two("MQ", "BC")


# One active stone on each side, the heavier side is the right one.
ONE_EACH = "s2 C+ {ben} C2 d s1 M+ {anna} M1 a s2 Q1 b B2"
# Both active stones on the right, which is the heavier side.
BOTH_RIGHT = "s2 C+ {ben} C2 d s1 M+ {anna} M1 c s2 Q1 b B2"


def played(
    stones: str, condition: str, *, anna: str = "+2", ben: str = "+1"
) -> tuple[list[int], int]:
    """The scores after the first round, and what then lies in the pot."""
    state = play(opened(), f"{condition} {stones.format(anna=anna, ben=ben)}")
    assert state.phase == CONDITION
    return state.scores(), int(state.discs.pot)


@pytest.mark.clause("hinkel-und-stein", "8.1")
def test_everybody_has_two_kinds_and_the_columns_make_the_chief() -> None:
    state = opened()
    assert owners(state) == "s1 s2 s1 s2"
    assert state.right == 0b1100  # boulders and columns
    assert state.chief == state.actor == 1


@pytest.mark.clause("hinkel-und-stein", "8.2")
def test_both_are_called_twice_in_any_order() -> None:
    state = play(opened(), "heavier")
    assert legal(state) == ["s1", "s2"]
    state = play(state, "s1 M+ +1 M1 a")
    assert state.phase == CALL
    assert legal(state) == ["s1", "s2"]
    state = play(state, "s1")
    assert state.phase == STONE  # the same player again, with the rest: boulders, passively
    assert legal(state) == ["B1", "B2", "B3", "B4", "B5"]
    state = play(state, "B3 b")
    assert state.actor == 1  # only Ben is left, so nobody has to call him
    assert legal(state) == ["Q-", "C+"]


@pytest.mark.clause("hinkel-und-stein", "8.3")
def test_the_chief_plays_actively_what_made_the_chief() -> None:
    state = play(opened(), "heavier s2")
    assert legal(state) == ["Q-", "C+"]
    assert refused(state, "Q+") == "refused-bound"
    assert refused(state, "C-") == "refused-bound"
    assert refused(state, "M+") == "refused-not-yours"
    state = play(state, "Q- Q1 a s2")
    assert state.phase == BET  # now the columns, actively


@pytest.mark.clause("hinkel-und-stein", "8.3")
def test_the_chief_is_free_when_the_kind_has_changed_hands() -> None:
    state = play(opened(), "heavier s2 C+ +1 C2 d s1 M+ +1 M1 a s2 Q1 b")
    state.round = 4
    state = play(state, "B2")
    assert state.chief == 0  # because of the menhirs, which are Ben's now
    assert owners(state) == "s2 s1 s1 s2"
    assert legal(play(state, "heavier s1")) == ["Q-", "Q+", "B-", "B+"]


@pytest.mark.clause("hinkel-und-stein", "8.4")
def test_the_other_player_chooses_freely() -> None:
    state = play(opened(), "heavier s1")
    assert legal(state) == ["M-", "M+", "B-", "B+"]
    assert play(state, "M-").phase == STONE
    second = play(state, "M- M1 a s1")
    assert second.phase == BET  # the boulders, actively


@pytest.mark.clause("hinkel-und-stein", "8.5")
def test_active_stones_bet_and_have_their_rights() -> None:
    state = play(opened(), "heavier s1 M+")
    assert legal(state) == ["take", "+1", "+2"]
    assert "notch-1" in legal(play(state, "+1"))
    boulders = play(opened(), "heavier s1 B+ +1 B2 a s1 M1 b C+ +1")
    assert "both" in legal(boulders)
    assert play(boulders, "C2 d Q1").phase == LAST
    chief_with_quartz = play(opened(), "heavier s2 C+ +1 C2 c s2 Q1 d M+ +1 M5 a B5")
    assert chief_with_quartz.chief == 1  # the light quartz on the outer field
    assert legal(play(chief_with_quartz, "heavier s2 Q+")) == ["take", "+1", "+2", "+3", "+4"]


@pytest.mark.clause("hinkel-und-stein", "8.6")
def test_passive_stones_have_no_bet_and_no_rights() -> None:
    menhirs = play(opened(), "heavier s1 M-")
    assert legal(menhirs) == ["M1", "M2", "M3", "M4", "M5"]
    assert refused(menhirs, "notch+1") == "refused-passive"
    boulders = play(opened(), f"heavier {ONE_EACH.format(anna='+1', ben='+1')}")
    assert boulders.phase == CONDITION  # nobody was asked about the stone of fate


@pytest.mark.clause("hinkel-und-stein", "8.6")
def test_passive_columns_cannot_be_played_together_but_come_back() -> None:
    state = play(opened(), f"heavier {BOTH_RIGHT.format(anna='+1', ben='+1')}")
    assert state.chief == 0
    state = play(state, "heavier s2 C-")
    assert legal(state) == ["C1", "C2"]
    assert refused(state, "both") == "refused-passive"
    state = play(state, "C1 a s2 +1 Q2 b B+ +1 B1 c M3 done")
    assert stock(state, "C") == "C1 C2"


@pytest.mark.clause("hinkel-und-stein", "8.7")
def test_one_active_stone_on_the_winning_side_wins_everything() -> None:
    assert played(ONE_EACH, "heavier") == ([0, 5], 2)
    assert played(ONE_EACH, "lighter") == ([5, 0], 2)
    assert played(ONE_EACH, "heavier", ben="take") == ([0, 1], 4 + 2)
    assert played(ONE_EACH, "heavier", anna="take") == ([1, 3], 2)


@pytest.mark.clause("hinkel-und-stein", "8.8")
def test_two_active_stones_on_the_winning_side_share() -> None:
    assert played(BOTH_RIGHT, "heavier") == ([2, 2], 1 + 2)
    assert played(BOTH_RIGHT, "heavier", ben="take") == ([4, 1], 2)
    assert played(BOTH_RIGHT, "heavier", anna="take") == ([1, 3], 2)
    assert played(BOTH_RIGHT, "heavier", anna="take", ben="take") == ([1, 1], 2 + 2)


@pytest.mark.clause("hinkel-und-stein", "8.9")
def test_passive_stones_alone_win_nothing() -> None:
    assert played(BOTH_RIGHT, "lighter") == ([0, 0], 5 + 2)
    assert played(BOTH_RIGHT, "lighter", ben="take") == ([0, 1], 4 + 2)


@pytest.mark.clause("hinkel-und-stein", "8.10")
def test_a_passive_stone_may_make_the_next_chief_too() -> None:
    state = play(opened(), f"heavier {BOTH_RIGHT.format(anna='+1', ben='+1')}")
    assert plank(state) == "B2 Q1 | M1 C2 right"
    assert state.chief == 0  # by the boulder, which was passive
    assert legal(play(state, "heavier s1")) == ["M-", "B+"]


@pytest.mark.clause("hinkel-und-stein", "8.11")
def test_the_left_card_goes_over_and_the_right_one_moves_left() -> None:
    seen = []
    state = opened()
    for passage in range(4):
        seen.append((owners(state), int(state.right)))
        assert state.passage == passage
        state = play(state, "heavier")
        state.round = 4
        state = end_of_round(state)
    assert seen == [
        ("s1 s2 s1 s2", 0b1100),  # Anna: M B, Ben: Q C
        ("s2 s1 s1 s2", 0b0011),  # Anna: B Q, Ben: C M
        ("s2 s1 s2 s1", 0b1100),  # Anna: Q C, Ben: M B
        ("s1 s2 s2 s1", 0b0011),  # Anna: C M, Ben: B Q
    ]
    for seat in ("s1", "s2"):
        for kind in range(4):
            assert sum(row.split()[kind] == seat for row, _ in seen) == 2


def end_of_round(state: HinkelStein) -> HinkelStein:
    """Give the first possible answer until the round is over."""
    last = state.last
    while state.last is last:
        state = play(state, legal(state)[0])
    return state
