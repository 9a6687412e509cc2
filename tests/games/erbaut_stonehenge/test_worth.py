"""What bots hold a position to be worth."""

from __future__ import annotations

import pytest

from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from tests.games.erbaut_stonehenge.position import play, position

HANDS = ["7n 2n 3n", "10n 11n 12n", "13n 14n 15n"]


def worth(drawing: str = "", yard: str = "", hand: str = "7n 2n 3n") -> float:
    return position(drawing, [hand, *HANDS[1:]], [yard], turn=1).worth(0)


def test_shares_add_up_and_nobody_is_ahead_at_first() -> None:
    state = position(hands=["7n", "8n", "9n"])
    assert sum(state.worth(seat) for seat in range(3)) == pytest.approx(1)
    assert state.worth(0) == pytest.approx(1 / 3)


def test_points_and_what_is_under_way_are_good() -> None:
    assert worth("ring 1a") > worth()
    assert worth(yard="Tw@t1+3") > worth(yard="Tw@t1+1") > worth(yard="Tw@t1")


def test_chains_to_come_are_good() -> None:
    assert worth("ring 1a 2a 3a 9b") > worth("ring 1a 3a 5a 9b")
    assert worth("ring 1a 2a 3a 30b") > worth("ring 1a 2a 3a 30b 4b")
    assert worth("stones 1a 3a") > worth("stones 1a 8a")


def test_a_night_card_is_quicker_than_a_day_card() -> None:
    assert worth(hand="2n 3n 7n") >= worth(hand="2d 3d 7d")
    assert worth(yard="9n@9") > worth(yard="9d?")


def test_the_altar_and_being_out_are_bad() -> None:
    assert worth() > worth(yard="altar") > worth(yard="out")


@pytest.mark.parametrize("seed", range(3))
def test_greedy_closes_a_chain(seed: int) -> None:
    drawing = "ring 2a 3a 4a 20b 21b 14c 15c"
    state = position(drawing, ["11n", "10n 11d 12n", "13n 17n 18n"])
    state = play(state, "11n")
    answer = bot("greedy").choose(state.hide(0), Rng(seed))
    assert state.notation(answer) == "5"
