"""What a position promises: a guess that a bot can steer by."""

from __future__ import annotations

import pytest

from steinkreis.bots.play import play_out
from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.games.hinkel_und_stein.worth import odds_right
from tests.games.hinkel_und_stein.position import GAME, for_two, opened, play, rich


def test_everybody_has_a_share_and_all_of_them_make_one() -> None:
    for state in (opened(), opened("MBC"), for_two("MQ", "BC")):
        shares = [state.worth(seat) for seat in range(state.seats)]
        assert sum(shares) == pytest.approx(1)


def test_more_discs_are_worth_more() -> None:
    shares = [rich(opened(), 0, 3, 9, 1).worth(seat) for seat in range(4)]
    assert shares[2] > shares[1] > shares[0]


def test_the_plank_as_it_stands_makes_a_side_likely() -> None:
    state = play(opened(), "heavier s1 +1 M5 a s2 +1 Q5 b")
    assert odds_right(state) < 0.5
    full = play(opened(), "heavier s1 +1 M5 a s2 +1 Q5 b s3 +1 B1 c +1 C1")
    assert odds_right(full) < 0.01  # only the stone of fate could still move


def test_who_took_a_disc_hopes_for_nothing_more() -> None:
    sure = "heavier s1 +2 M5 a s2 {} Q5 b s3 +1 B1 c"
    bet, took = (play(opened(), sure.format(answer)).worth(1) for answer in ("+4", "take"))
    assert bet > took


def test_greedy_beats_random() -> None:
    won = 0.0
    for number in range(4):
        seats = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        state = GAME.start(GAME.setup(2))
        play_out(state, [bot(name) for name in seats], Rng(3, number), [])
        won += state.returns()[seats.index("greedy")]
    assert won == 4
