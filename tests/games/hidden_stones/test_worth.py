"""What a position is worth near the end, where a wrong guess costs the game."""

from __future__ import annotations

import pytest

from steinkreis.bots.turns import ways
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY
from steinkreis.games.hidden_stones.questions import SCORE
from steinkreis.games.hidden_stones.rules import HiddenStones
from steinkreis.testing.notes import settle
from tests.games.hidden_stones.position import FIVES, ONES, TWOS, listed, number, play, position

GAMES = 100
GRID = """
    Y O P
    R W B
    P G W
"""
PILES = (listed([*ONES[:1], *TWOS[:9]]), listed([*ONES[1:5], *TWOS[9:14]]))  # 19 to 14 + 3


def before_the_tenth(other: list[str]) -> HiddenStones:
    """Seat 1, last of the round, has nine cards and could score a tenth, which ends the game."""
    return position(GRID, hands=("", "OP"), won=(listed(other), listed(TWOS[5:14])), turn=1)


def scored(state: HiddenStones) -> HiddenStones:
    """After the tenth card and the end of the turn, before anything is drawn."""
    after = state.copy()
    after.apply(SCORE + number("OP"))
    return play(after, "end")


def test_the_card_that_ends_a_won_game_is_as_good_as_the_victory() -> None:
    state = scored(before_the_tenth(TWOS[:5]))
    assert state.actor == CHANCE
    assert state.worth(1) > 0.98
    assert settle(state).returns()[1] == 1.0


def test_the_card_that_ends_a_lost_game_is_better_kept() -> None:
    state = before_the_tenth([*FIVES[:3], *TWOS[:5]])
    assert scored(state).worth(1) < 0.001 < play(state, "pass").worth(1)


@pytest.mark.parametrize("hand", ["OP P/B", listed(FIVES[:4])])
def test_cards_are_worth_nothing_after_the_last_turn(hand: str) -> None:
    """Seat 0 has had its last turn: whatever it holds, only seat 1 can still gain."""
    full, empty = (
        position(GRID, hands=(cards, ONES[20]), won=PILES, turn=1, last_round=True)
        for cards in (hand, "")
    )
    assert full.worth(0) == empty.worth(0)


def test_the_nearer_the_last_cards_of_the_other_the_less_a_lead_is_worth() -> None:
    def lead(hand: str) -> float:
        state = position(GRID, hands=("", hand), won=PILES, turn=0, last_round=True)
        return play(state, "pass").worth(0)

    assert lead("") > lead(FIVES[0]) > lead(f"OP P/B {FIVES[0]}")


def test_who_has_only_one_card_left_can_pay_for_nothing() -> None:
    """In the last turn, a card that does not fit and cannot be made to fit is worth nothing."""
    only, none = (
        position(GRID, hands=("", cards), won=PILES, turn=1, last_round=True)
        for cards in (FIVES[0], "")
    )
    assert only.worth(1) == none.worth(1)


def test_in_the_last_turn_worth_promises_about_what_comes() -> None:
    """Over many last turns of seat 1, who plays it well."""
    rng = Rng(3)
    promised = won = 0.0
    for _ in range(GAMES):
        state = position(GRID, hands=("", ""), won=PILES, turn=0, last_round=True)
        for _ in range(4):
            card = state.deck.pick(rng)
            state.deck.take(card)
            state.hands[1].append(card)
        state = play(state, "pass draw")
        promised += state.worth(1)
        end = ways(state, 12, rng)[0].state
        while end.actor != NOBODY:
            end.apply(end.sample(rng))
        won += end.returns()[1]
    assert abs(promised - won) / GAMES < 0.15
