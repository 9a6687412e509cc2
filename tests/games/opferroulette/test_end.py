"""Chapter 6: the end and the scoring."""

from __future__ import annotations

import pytest

from steinkreis.core.state import NOBODY
from steinkreis.games.opferroulette.rules import Opferroulette
from steinkreis.testing.notes import legal
from tests.games.opferroulette.position import REST, play, position

HANDS = ["5d 11n 1d 2d 3d", "6d 12d", "7d 13d"]


@pytest.mark.clause("opferroulette", "6.1")
@pytest.mark.parametrize(("players", "piles"), [(2, 2), (3, 2), (4, 2), (5, 3)])
def test_how_often_the_pile_is_played_through(players: int, piles: int) -> None:
    hands = ["5d 11n", *["1d", "2d", "3d", "4d"][: players - 1]]
    earlier = position(hands=hands, deck="30d", discard=REST, piles=piles - 2)
    assert play(earlier, "5d end 30d").actor != NOBODY
    last = position(hands=hands, deck="30d", discard=REST, piles=piles - 1)
    assert play(last, "5d end 30d").actor == NOBODY


@pytest.mark.clause("opferroulette", "6.1")
def test_the_last_card_ends_the_drawing_too() -> None:
    state = position(hands=HANDS, ball="13>", deck="30d", discard="30n", piles=1)
    over = play(state, "5d v11n 30d")
    assert over.actor == NOBODY
    assert len(over.hands[0]) == 3
    over = play(state, "5d 11n end 30d")
    assert over.actor == NOBODY
    assert len(over.hands[0]) == 4


@pytest.mark.clause("opferroulette", "6.1")
def test_the_turn_of_the_last_card_is_played_to_its_end() -> None:
    """The ball still falls when its card is the last one."""
    state = position(
        """
        field   17
        day     bb
        night   .
        """,
        hands=HANDS,
        ball="13>",
        deck="30d",
        discard="30n",
        piles=1,
    )
    over = play(state, "5d v11n 30d")
    assert over.actor == NOBODY
    assert over.scores() == [22, 16, 20]


@pytest.mark.clause("opferroulette", "6.2")
def test_the_last_round_may_be_played_to_its_end_without_drawing() -> None:
    state = position(hands=HANDS, deck="30d", discard="30n", piles=1, turn=1, last_round="on")
    state = play(state, "6d end 30d")
    assert state.actor == 2
    assert len(state.hands[1]) == 2
    falling = play(state, "7d v13d")
    assert legal(falling) == ["6d", "7d", "13d", "30n"]  # the discards, shuffled anew
    assert play(falling, "30n").actor == NOBODY
    over = play(state, "7d end")
    assert over.actor == NOBODY
    assert len(over.hands[2]) == 1


@pytest.mark.clause("opferroulette", "6.2")
def test_who_comes_last_in_the_round_ends_it_at_once() -> None:
    state = position(hands=HANDS, deck="30d", piles=1, turn=2, starter=0, last_round="on")
    assert play(state, "7d end 30d").actor == NOBODY
    state = position(hands=HANDS, deck="30d", piles=1, turn=2, starter=1, last_round="on")
    assert play(state, "7d end 30d").actor == 0


def finished(*loot: str) -> Opferroulette:
    """A game that is over after one more card, with this loot."""
    hands = ["5d 11n", *["1d", "2d", "3d"][: len(loot) - 1]]
    state = position(hands=hands, deck="30d", discard=REST, piles=1, loot=loot)
    return play(state, "5d end 30d")


@pytest.mark.clause("opferroulette", "6.3")
def test_two_points_for_an_own_offering_that_is_left_one_for_each_destroyed() -> None:
    over = finished("abbnnn", "aab")
    assert over.scores() == [2 * 7 + 6, 2 * 7 + 3]
    assert over.returns() == [1.0, 0.0]


@pytest.mark.clause("opferroulette", "6.4")
def test_with_equal_points_it_counts_who_has_destroyed_more() -> None:
    over = finished("bcb", "ba", "c")
    assert over.scores() == [18 + 3, 14 + 2, 16 + 1]
    over = finished("aabc", "ab", "")
    assert over.scores() == [14 + 4, 16 + 2, 18]
    assert over.winners() == [0]
    assert over.returns() == [1.0, 0.0, 0.0]


@pytest.mark.clause("opferroulette", "6.4")
def test_with_that_equal_too_the_victory_is_shared() -> None:
    over = finished("b", "c", "a")
    assert over.scores() == [19, 19, 19]
    assert over.returns() == pytest.approx([1 / 3] * 3)
    over = finished("bc", "ac", "")
    assert over.scores() == [20, 20, 16]
    assert over.returns() == [0.5, 0.5, 0.0]


@pytest.mark.clause("opferroulette", "6.5")
def test_if_all_pass_one_after_the_other_it_is_over() -> None:
    state = position(hands=HANDS, ball="13>", pass_="on")
    assert play(state, "end end draw").actor == 2
    assert play(state, "end end draw end draw").actor == NOBODY


@pytest.mark.clause("opferroulette", "6.5")
def test_a_card_in_between_begins_the_count_anew() -> None:
    state = position(hands=HANDS, ball="13>", pass_="on")
    after = play(state, "5d end draw end draw end draw")
    assert after.idle == 2
    assert after.actor == 0
    assert play(after, "end").actor == NOBODY
