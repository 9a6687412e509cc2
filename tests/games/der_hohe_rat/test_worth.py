"""What bots hold a position to be worth."""

from __future__ import annotations

import pytest

from steinkreis.bots.play import play_out
from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from tests.games.der_hohe_rat.position import GAME, play, position, ring


def worth(who: str, *arguments: str, seat: int = 0) -> float:
    return position(ring(who), hands=["", ""], arguments=arguments).worth(seat)


def test_factions_share_the_chances() -> None:
    state = position(ring("wwy.b"), hands=["", "", "", ""])
    shares = [state.worth(seat) for seat in range(4)]
    assert shares[0] == shares[2] > 0.5 > shares[1] == shares[3]
    assert shares[0] + shares[1] == pytest.approx(1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [("wwww", "www"), ("wwww", "w.w.......w.......w"), ("wwwW", "wwww"), ("www.b", "www.bb")],
)
def test_what_is_better(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)


def test_arguments_are_worth_something() -> None:
    assert worth("wwb", "w") > worth("wwb") > worth("wwb", "", "r")


def test_two_arguments_of_a_colour_are_worth_more_than_two_of_different_ones() -> None:
    assert worth("wwb", "ww") > worth("wwb", "wr")


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    games = 12
    won = 0.0
    for number in range(games):
        side = number % 2
        bots = [bot("greedy" if seat % 2 == side else "random") for seat in range(players)]
        state = GAME.start(GAME.setup(players))
        play_out(state, bots, Rng(3, number), [])
        won += state.returns()[side]
    assert won >= 0.75 * games


def test_greedy_takes_the_seat_that_wins() -> None:
    state = position(ring("wyWyYywywywywy.w"), hands=["15d 2d 3d", ""])
    assert play(state, "15d= white").worth(0) == 1.0
