"""What bots hold a position to be worth."""

from __future__ import annotations

import pytest

from steinkreis.bots.play import play_out
from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from tests.games.opferroulette.position import GAME, REST, play, position

HANDS = ["5d 11n 1d 2d 3d", "6d 12d 7d 8d 9d"]


def worth(*loot: str, piles: int = 0, seat: int = 0) -> float:
    return position(hands=HANDS, loot=loot, piles=piles, turn=1).worth(seat)


def test_shares_are_fair_and_add_up() -> None:
    state = position(hands=["5d 11n 1d 2d 3d", "6d", "7d"], turn=1, loot=["b", "", ""])
    assert sum(state.worth(seat) for seat in range(3)) == pytest.approx(1)
    assert state.worth(0) > 1 / 3 > state.worth(1)


def test_loot_of_the_others_is_good_and_the_later_the_better() -> None:
    assert worth("bb", "aa") < worth("bbb", "aa")
    assert worth("bbb", "", piles=1) > worth("bbb", "", piles=0) > 0.5


def test_own_offerings_are_better_left_alone_when_little_is_to_come() -> None:
    whole, broken = (
        position(hands=HANDS, loot=[loot], deck="30d", discard=REST, piles=1, turn=1)
        for loot in ("", "a")
    )
    assert whole.worth(0) > broken.worth(0)


def test_a_larger_hand_is_worth_an_own_offering_when_much_is_to_come() -> None:
    assert worth("a") > worth("")


def test_the_ball_is_better_left_where_the_next_player_finds_little() -> None:
    full = """
        field   17
        day     aa
        night   a
    """
    there, before = (
        play(position(full, HANDS, ball=ball), "5d end").worth(0) for ball in ("11>", "6>")
    )
    assert there > before  # on 17 the next red field is 23, from 11 it is 17


def test_a_ball_over_full_pits_is_good_for_whoever_can_let_it_fall() -> None:
    full = """
        field   17
        day     bb
        night   b
    """
    state = position(full, HANDS, ball="13>")
    rolled = play(state, "5d")
    assert rolled.worth(0) > play(state, "1d").worth(0)
    assert play(rolled, "v11n").worth(0) > play(rolled, "end").worth(0)


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    bots = [bot("greedy"), *(bot("random") for _ in range(players - 1))]
    won = 0.0
    games = 40
    for number in range(games):
        state = GAME.start(GAME.setup(players))
        play_out(state, bots, Rng(3, number), [])
        won += state.returns()[0]
    assert won > 1.5 * games / players
