"""Chapter 6: how the game ends, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from steinkreis.core.state import NOBODY, PUBLIC
from steinkreis.games.hidden_stones.rules import HiddenStones
from steinkreis.scene.shapes import Group, Text
from steinkreis.testing.notes import legal
from tests.games.hidden_stones.position import (
    FIVES,
    GAME,
    ONES,
    THREES,
    TWOS,
    listed,
    play,
    position,
)

CARDS_TO_END = {2: 10, 3: 9, 4: 8, 5: 7}
EVERY_TABLE = list(CARDS_TO_END.items())
EVERY_SEATING = [
    (players, starter, seat)
    for players in CARDS_TO_END
    for starter in range(players)
    for seat in range(players)
]
GRID = """
    Y O P
    R W B
    P G W
"""


def before_the_last_card(players: int, seat: int, starter: int = 0, short: int = 1) -> HiddenStones:
    """`seat` is to move, holds OP and P/B, which both fit, and lacks `short` cards."""
    won = [""] * players
    won[seat] = listed((TWOS + THREES)[: CARDS_TO_END[players] - short])
    hands = [""] * players
    hands[seat] = "OP P/B"
    return position(GRID, hands=hands, won=won, turn=seat, starter=starter)


def turns_left(state: HiddenStones) -> int:
    """How many turns are still played if everybody does nothing."""
    turns = 0
    while state.actor != NOBODY:
        turns += 1
        assert turns < 50
        answers = legal(state)
        state = play(state, ("pass" if "pass" in answers else "end") + " draw")
    return turns


@pytest.mark.clause("hidden-stones", "6.1")
@pytest.mark.parametrize(("players", "goal"), EVERY_TABLE)
def test_enough_cards_in_a_score_pile_begin_the_end(players: int, goal: int) -> None:
    after = play(before_the_last_card(players, seat=0), "+OP end draw")
    assert after.won[0].size == goal
    assert after.is_last_round


@pytest.mark.clause("hidden-stones", "6.1")
@pytest.mark.parametrize(("players", "goal"), EVERY_TABLE)
def test_one_card_less_is_not_enough(players: int, goal: int) -> None:
    after = play(before_the_last_card(players, seat=0, short=2), "+OP end draw")
    assert after.won[0].size == goal - 1
    assert not after.is_last_round


@pytest.mark.clause("hidden-stones", "6.1")
@pytest.mark.parametrize("players", CARDS_TO_END)
def test_more_cards_than_needed_do_it_too(players: int) -> None:
    after = play(before_the_last_card(players, seat=0), "+OP +P/B end draw")
    assert after.won[0].size == CARDS_TO_END[players] + 1
    assert after.is_last_round


@pytest.mark.clause("hidden-stones", "6.1")
def test_only_the_end_of_the_turn_counts() -> None:
    state = before_the_last_card(2, seat=1)
    after = play(state, "+OP")
    assert not after.is_last_round
    assert after.actor == 1
    assert "+P/B" in legal(after)


@pytest.mark.clause("hidden-stones", "6.2")
@pytest.mark.parametrize(("players", "starter", "seat"), EVERY_SEATING)
def test_all_have_had_equally_many_turns_at_the_end(players: int, starter: int, seat: int) -> None:
    state = before_the_last_card(players, seat, starter)
    after = play(state, "+OP end draw")
    assert turns_left(after) == (starter - seat - 1) % players


@pytest.mark.clause("hidden-stones", "6.2")
def test_whoever_gets_there_in_the_last_round_does_not_prolong_it() -> None:
    won = [listed(TWOS[:9]), listed(TWOS[9:18]), ""]
    state = position(GRID, hands=["", "P/B", ""], won=won, last_round=True, turn=1)
    after = play(state, "+P/B end draw")
    assert after.actor == 2
    assert play(after, "pass draw").actor == NOBODY


@pytest.mark.clause("hidden-stones", "6.2")
def test_the_last_round_is_announced_on_the_table() -> None:
    after = play(before_the_last_card(3, seat=0), "+OP end draw")
    texts = [s.text for s in GAME.scene(after, PUBLIC).everything() if isinstance(s, Text)]
    assert [t.id for t in texts if not isinstance(t, int | str)].count("last-round") == 1


def finished(*won: Sequence[str]) -> HiddenStones:
    """A game that is over, with these score piles."""
    last = len(won) - 1
    piles = [listed(cards) for cards in won]
    state = position(hands=[""] * len(won), won=piles, turn=last, last_round=True, deck="")
    after = play(state, "pass")
    assert after.actor == NOBODY
    return after


@pytest.mark.clause("hidden-stones", "6.3")
def test_the_points_of_the_cards_are_added_up() -> None:
    over = finished([*TWOS[:2], *THREES[:1]], [FIVES[0], *TWOS[3:5]])
    assert over.scores() == [7, 9]


@pytest.mark.clause("hidden-stones", "6.3")
def test_most_ones_bring_three_points() -> None:
    assert finished(ONES[:3], [*ONES[3:5], *TWOS[:1]]).scores() == [6, 4]


@pytest.mark.clause("hidden-stones", "6.3")
def test_in_a_tie_for_most_ones_each_gets_all_three_points() -> None:
    assert finished(ONES[:2], ONES[2:4], ONES[4:5]).scores() == [5, 5, 1]
    assert finished(ONES[:1], ONES[1:2], ONES[2:3], ONES[3:4]).scores() == [4, 4, 4, 4]


@pytest.mark.clause("hidden-stones", "6.3")
def test_without_any_ones_there_is_no_bonus() -> None:
    assert finished(TWOS[:2], THREES[:1]).scores() == [4, 3]
    assert finished([], []).scores() == [0, 0]


@pytest.mark.clause("hidden-stones", "6.3")
def test_the_bonus_is_given_only_when_the_game_is_over() -> None:
    state = position(hands=["", ""], won=[listed(ONES[:3]), ""])
    assert state.scores() == [3, 0]


@pytest.mark.clause("hidden-stones", "6.4")
def test_most_points_win_and_the_bonus_can_decide() -> None:
    over = finished([FIVES[0]], ONES[:3])
    assert over.scores() == [5, 6]
    assert over.returns() == [0.0, 1.0]


@pytest.mark.clause("hidden-stones", "6.4")
def test_equal_points_share_the_victory() -> None:
    assert finished([FIVES[0]], ONES[:2], TWOS[:1]).returns() == [0.5, 0.5, 0.0]
    over = finished(TWOS[:1], TWOS[1:2], TWOS[2:3])
    assert over.returns() == pytest.approx([1 / 3] * 3)


@pytest.mark.clause("hidden-stones", "6.4")
def test_more_cards_are_no_tie_break() -> None:
    assert finished([*TWOS[:1], *THREES[:1]], [FIVES[0]]).returns() == [0.5, 0.5]


@pytest.mark.clause("hidden-stones", "6.5")
def test_after_500_rounds_the_game_is_over() -> None:
    def at(rounds: int) -> HiddenStones:
        won = [listed(TWOS[:1]), ""]
        return position(hands=["", ""], won=won, turn=1, rounds=rounds, deck="")

    assert play(at(498), "pass").actor == 0
    over = play(at(499), "pass")
    assert over.actor == NOBODY
    assert over.returns() == [1.0, 0.0]


@pytest.mark.clause("hidden-stones", "6.5")
def test_the_round_that_is_the_500th_is_played_to_its_end() -> None:
    state = position(hands=["", "", ""], turn=1, starter=1, rounds=499, deck="")
    assert turns_left(state) == 3


def plates(state: HiddenStones, viewer: int) -> list[str]:
    """The points on the name plates, as `viewer` sees them."""
    groups = [s for s in GAME.scene(state, viewer).shapes if s.id.startswith("plaque-")]
    parts = [part for group in groups if isinstance(group, Group) for part in group.parts]
    return [str(p.text) for p in parts if isinstance(p, Text) and p.style == "points"]


@pytest.mark.clause("hidden-stones", "6.6")
def test_points_are_open_or_only_the_cards_are_counted() -> None:
    won = [listed(TWOS[:2]), listed(THREES[:2])]
    for value, seen in (("open", ["4", "6"]), ("hidden", ["4", "?"])):
        state = position(hands=["", ""], won=won, points=value)
        assert plates(state, 0) == seen
        assert plates(state, PUBLIC) == (seen if value == "open" else ["?", "?"])


@pytest.mark.clause("hidden-stones", "6.6")
def test_hidden_points_are_shown_when_the_game_is_over() -> None:
    won = [listed(TWOS[:2]), listed(THREES[:2])]
    state = position(hands=["", ""], won=won, turn=1, last_round=True, deck="", points="hidden")
    assert plates(play(state, "pass"), PUBLIC) == ["4", "6"]


@pytest.mark.clause("hidden-stones", "6.6")
def test_points_are_open_by_default() -> None:
    assert GAME.setup(2).options["points"] == "open"
    assert "points" not in GAME.setup(1).options
