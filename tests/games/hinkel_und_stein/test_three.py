"""Chapter 7: three players. Anna has the menhirs, Ben the boulders, Cleo the columns."""

from __future__ import annotations

import pytest

from steinkreis.games.hinkel_und_stein.holdings import NONE
from steinkreis.games.hinkel_und_stein.questions import BET, CALL, CONDITION, OFFER, REPLY, STONE
from steinkreis.testing.notes import legal
from tests.games.hinkel_und_stein.position import opened, owners, plank, play, refused

# The column of the chief lies on the heavier side, on the right, beside the boulder.
STONES = "s3 {chief} C2 d s1 {anna} M1 a s{porter}Q Q1 b {ben} B2 done"


def played(
    offer: str, condition: str, *, chief: str = "+1", anna: str = "+2", ben: str = "+1"
) -> tuple[list[int], int]:
    """The scores after the first round, and what then lies in the pot."""
    porter = "2" if "yes" in offer else "1"
    stones = STONES.format(chief=chief, anna=anna, ben=ben, porter=porter)
    state = play(opened("MBC"), f"{offer} {condition} {stones}")
    return state.scores(), int(state.discs.pot)


@pytest.mark.clause("hinkel-und-stein", "7.1")
def test_the_quartzes_belong_to_nobody() -> None:
    state = opened("MBC")
    assert owners(state) == "s1 - s2 s3"
    assert state.chief == 2
    assert opened("CMB").chief == 0


@pytest.mark.clause("hinkel-und-stein", "7.2")
def test_the_chief_may_offer_one_partnership_before_the_condition() -> None:
    state = opened("MBC")
    assert state.phase == OFFER
    assert legal(state) == ["solo", "s1", "s2"]
    state = play(state, "s2")
    assert state.phase == REPLY
    assert state.actor == 1
    assert legal(state) == ["no", "yes"]
    accepted = play(state, "yes")
    assert accepted.partner == 1
    assert accepted.phase == CONDITION
    refused_it = play(state, "no")
    assert refused_it.partner == NONE
    assert refused_it.phase == CONDITION  # no second offer


@pytest.mark.clause("hinkel-und-stein", "7.2")
def test_the_offer_may_be_agreed_to_come_after_the_condition() -> None:
    state = opened("MBC", offer="after")
    assert state.phase == CONDITION
    state = play(state, "heavier")
    assert state.phase == OFFER
    assert play(state, "solo").phase == CALL
    assert play(state, "s1 yes").phase == CALL
    assert play(state, "s1 yes").partner == 0


@pytest.mark.clause("hinkel-und-stein", "7.3", "7.5")
def test_alone_the_chief_gives_the_quartz_to_either_opponent() -> None:
    state = play(opened("MBC"), "solo heavier")
    assert legal(state) == ["s1", "s2", "s3", "s1Q", "s2Q"]
    assert refused(state, "s3Q") == "refused-chief"
    state = play(state, "s1Q Q3 a")
    assert legal(state) == ["s1", "s2", "s3"]
    assert play(opened("MBC"), "s1 no heavier").partner == NONE


@pytest.mark.clause("hinkel-und-stein", "7.4", "7.5")
@pytest.mark.parametrize(("partner", "third"), [("s1", "s2"), ("s2", "s1")])
def test_in_a_partnership_the_third_player_places_the_quartz(partner: str, third: str) -> None:
    state = play(opened("MBC"), f"{partner} yes heavier")
    assert legal(state) == ["s1", "s2", "s3", f"{third}Q"]
    assert refused(state, f"{partner}Q") == "refused-partner"
    state = play(state, f"{third}Q Q3 a")
    assert legal(state) == ["s1", "s2", "s3"]  # and is called again for the own stones


@pytest.mark.clause("hinkel-und-stein", "7.6")
def test_a_quartz_is_placed_without_discs_and_rights() -> None:
    state = play(opened("MBC"), "solo heavier s2Q")
    assert state.phase == STONE
    assert state.actor == 1
    assert legal(state) == ["Q1", "Q2", "Q3", "Q4", "Q5"]
    state = play(state, "Q4 c")
    assert plank(state) == ". . | Q4 . right"
    assert state.discs.pot == 2
    assert play(state, "s2").phase == BET


@pytest.mark.clause("hinkel-und-stein", "7.7")
def test_alone_and_won_the_chief_gets_everything() -> None:
    assert played("solo", "heavier") == ([0, 0, 6], 2)  # Ben's boulder lies there as well
    assert played("solo", "heavier", chief="take") == ([0, 0, 1], 5 + 2)


@pytest.mark.clause("hinkel-und-stein", "7.8")
def test_alone_and_lost_both_opponents_win_wherever_they_lie() -> None:
    assert played("solo", "lighter") == ([3, 3, 0], 2)
    assert played("solo", "lighter", anna="+1") == ([2, 2, 0], 1 + 2)
    assert played("solo", "lighter", anna="take") == ([1, 4, 0], 2)
    assert played("solo", "lighter", ben="take") == ([5, 1, 0], 2)
    assert played("solo", "lighter", anna="take", ben="take") == ([1, 1, 0], 3 + 2)


@pytest.mark.clause("hinkel-und-stein", "7.9")
def test_together_and_won_the_partner_may_lie_on_the_losing_side() -> None:
    assert played("s1 yes", "heavier") == ([3, 0, 3], 2)
    assert played("s1 yes", "heavier", anna="+1") == ([2, 0, 2], 1 + 2)
    assert played("s1 yes", "heavier", anna="take") == ([1, 0, 4], 2)
    assert played("s1 yes", "heavier", chief="take") == ([5, 0, 1], 2)
    assert played("s1 yes", "heavier", chief="take", anna="take") == ([1, 0, 1], 3 + 2)


@pytest.mark.clause("hinkel-und-stein", "7.10")
def test_together_and_lost_the_third_player_gets_everything() -> None:
    assert played("s1 yes", "lighter") == ([0, 6, 0], 2)
    assert played("s1 yes", "lighter", anna="take") == ([1, 4, 0], 2)
    assert played("s1 yes", "lighter", ben="take") == ([0, 1, 0], 5 + 2)


@pytest.mark.clause("hinkel-und-stein", "7.10")
def test_an_offer_that_was_turned_down_leads_to_a_round_alone() -> None:
    assert played("s1 no", "heavier") == ([0, 0, 6], 2)


@pytest.mark.clause("hinkel-und-stein", "7.11")
@pytest.mark.parametrize(("porter", "chief"), [("s1", 0), ("s2", 1)])
def test_a_quartz_on_the_outer_field_makes_its_bearer_chief(porter: str, chief: int) -> None:
    answers = f"solo heavier s3 +1 C2 d {porter}Q Q1 a s1 +2 M1 b +1 B2 done"
    assert play(opened("MBC"), answers).chief == chief


@pytest.mark.clause("hinkel-und-stein", "7.11")
def test_any_other_stone_makes_its_owner_chief() -> None:
    state = play(
        opened("MBC"), "solo heavier " + STONES.format(chief="+1", anna="+1", ben="+1", porter=2)
    )
    assert state.chief == 0


@pytest.mark.clause("hinkel-und-stein", "7.12")
def test_three_kinds_go_round_and_the_quartzes_stay() -> None:
    state = play(opened("MBC"), "solo heavier s3 +1 C2 d s1 +2 M1 a s1Q Q1 b +1 B2")
    state.round = 4
    state = play(state, "done")
    assert state.passage == 1
    assert owners(state) == "s2 - s3 s1"
