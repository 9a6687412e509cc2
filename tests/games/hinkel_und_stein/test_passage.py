"""Chapter 6: passages, the supply of discs, the end."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY
from steinkreis.games.hinkel_und_stein.rules import HinkelStein
from steinkreis.testing.notes import settle
from tests.games.hinkel_und_stein.position import (
    FIRST_ROUND,
    GAME,
    opened,
    owners,
    play,
    rich,
    stock,
)


def last_of_passage(state: HinkelStein, passage: int = 0) -> HinkelStein:
    """In the middle of the last round of a passage: the owner of the boulders is asked."""
    state = play(state, FIRST_ROUND)
    state.round, state.passage = 4, passage
    return state


@pytest.mark.clause("hinkel-und-stein", "6.1")
def test_after_five_rounds_everybody_gives_back_what_the_poorest_has() -> None:
    state = play(last_of_passage(rich(opened(), 4, 2, 7, 5)), "done")
    assert state.passage == 1
    assert state.round == 0
    assert state.scores() == [2, 0, 8, 6]  # 4 2 10 8 before
    assert state.levelled == 2
    assert state.discs.supply == 50 - 16 - 3


@pytest.mark.clause("hinkel-und-stein", "6.1")
def test_after_an_earlier_round_nothing_is_given_back() -> None:
    state = play(rich(opened(), 4, 2, 7, 5), f"{FIRST_ROUND} done")
    assert state.scores() == [4, 2, 10, 8]


@pytest.mark.clause("hinkel-und-stein", "6.2")
def test_the_cards_go_to_the_left_and_everything_begins_anew() -> None:
    state = last_of_passage(opened())
    assert owners(state) == "s1 s2 s3 s4"
    state = play(state, "fate+50")
    assert owners(state) == "s2 s3 s4 s1"
    assert [stock(state, kind) for kind in "MQBC"] == [
        "M1 M2 M3 M4 M5",
        "Q1 Q2 Q3 Q4 Q5",
        "B1 B2 B3 B4 B5",
        "C1 C2",
    ]
    assert state.used == 0


@pytest.mark.clause("hinkel-und-stein", "6.3")
def test_the_loser_on_the_outer_field_begins_the_next_passage() -> None:
    state = play(last_of_passage(opened()), "done")
    assert state.chief == state.actor == 0  # the menhir lay there, though s2 owns it now


@pytest.mark.clause("hinkel-und-stein", "6.4")
def test_the_pot_goes_along_into_the_next_passage_and_is_lost_in_the_end() -> None:
    state = play(last_of_passage(opened()), "done")
    assert state.discs.pot == 1 + 2
    over = play(last_of_passage(opened(), passage=3), "done")
    assert over.actor == NOBODY
    assert over.discs.pot == 1
    assert sum(over.scores()) == 6


@pytest.mark.clause("hinkel-und-stein", "6.5")
def test_an_empty_supply_is_filled_by_everybody_alike() -> None:
    state = play(rich(opened(), 20, 10, 3, 14), "heavier s1")
    assert state.discs.supply == 1
    state = play(state, "+2")
    assert state.scores() == [17, 7, 0, 11]
    assert state.discs.supply == 1 + 4 * 3 - 2
    assert state.discs.pot == 4
    assert state.discs.borrowed == 0


@pytest.mark.clause("hinkel-und-stein", "6.5")
def test_who_takes_a_disc_from_an_empty_supply_gives_back_first() -> None:
    state = play(rich(opened(), 20, 11, 3, 14), "heavier s3")
    assert state.discs.supply == 0
    assert play(state, "take").scores() == [17, 8, 1, 11]


@pytest.mark.clause("hinkel-und-stein", "6.6")
def test_if_the_poorest_has_none_discs_are_added() -> None:
    state = play(rich(opened(), 23, 11, 0, 14), "heavier s1 +2")
    assert state.scores() == [23, 11, 0, 14]
    assert state.discs.pot == 4
    assert state.discs.supply == 0
    assert state.discs.borrowed == 2
    assert state.material()[0] == 50


@pytest.mark.clause("hinkel-und-stein", "6.7")
@pytest.mark.parametrize(("players", "passages"), [(2, 4), (3, 3), (4, 4)])
def test_the_game_ends_after_its_passages_and_the_most_discs_win(
    players: int, passages: int
) -> None:
    rng = Rng(5)
    state = settle(GAME.start(GAME.setup(players, {"weights": "open"})))
    rounds = 0
    last = state.last
    while state.actor != NOBODY:
        state.apply(state.sample(rng))
        if state.last is not last:
            last = state.last
            rounds += 1
    assert rounds == 5 * passages
    scores = state.scores()
    winners = [seat for seat in range(players) if state.returns()[seat] > 0]
    assert winners == [seat for seat in range(players) if scores[seat] == max(scores)]


@pytest.mark.clause("hinkel-und-stein", "6.7")
def test_after_the_last_passage_nothing_is_given_back() -> None:
    over = play(last_of_passage(rich(opened(), 4, 2, 7, 5), passage=3), "done")
    assert over.scores() == [4, 2, 10, 8]
    assert over.returns() == [0.0, 0.0, 1.0, 0.0]


@pytest.mark.clause("hinkel-und-stein", "6.8")
def test_a_tie_is_shared_or_goes_to_the_next_chief() -> None:
    tied = rich(opened(), 5, 5, 2, 0)  # s3 wins three more discs, too
    over = play(last_of_passage(tied, passage=3), "done")
    assert over.scores() == [5, 5, 5, 3]
    assert over.returns() == [1 / 3, 1 / 3, 1 / 3, 0.0]
    strict = rich(opened(tie="chief"), 5, 5, 2, 0)
    over = play(last_of_passage(strict, passage=3), "done")
    assert over.chief == 0
    assert over.returns() == [1.0, 0.0, 0.0, 0.0]
    poor = play(last_of_passage(rich(opened(tie="chief"), 4, 5, 2, 0), passage=3), "done")
    assert poor.returns() == [0.0, 0.5, 0.5, 0.0]  # the chief is not one of them
