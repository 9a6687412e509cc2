"""Chapters 6, 7 and 10: new projects, their sites, and what if there are none."""

from __future__ import annotations

import pytest

from steinkreis.core.state import NOBODY
from steinkreis.games.erbaut_stonehenge.questions import PROJECT, REFILL
from steinkreis.testing.notes import legal
from tests.games.erbaut_stonehenge.position import (
    drawn,
    hand,
    names,
    play,
    position,
    refused,
    under,
    yard,
)

OTHERS = ["10n 11n 12n", "13n 14n 15n"]
WHITE = "ring 1a 7b 13c 19a 25b"
ALL_BUT_24 = " ".join(f"{k}{'abc'[k % 3]}" for k in range(1, 31) if k != 24)
STONES = " ".join(f"{place}{'abc'[place % 3]}" for place in range(1, 20))
FULL = f"ring {ALL_BUT_24}\nstones {STONES}"


@pytest.mark.clause("erbaut-stonehenge", "6.1", "6.2")
def test_a_day_card_is_played_face_down() -> None:
    state = play(position(hands=["7d 2n 3n", *OTHERS]), "7d")
    assert yard(state, 0) == "7d?"
    assert hand(state, 0) == "2n 3n"
    assert state.mover == 1


@pytest.mark.clause("erbaut-stonehenge", "6.1", "6.3", "7.3")
def test_a_night_card_is_open_and_the_druid_takes_a_field_of_its_colour() -> None:
    state = play(position("ring 13b", ["7n 2n 3n", *OTHERS], ["", "1n@19"]), "7n")
    assert legal(state) == ["1", "7", "25"]  # 13 is built on, and a druid stands on 19
    assert refused(state, "13") == "refused-built"
    assert refused(state, "19") == "refused-druid"
    assert refused(state, "2") == "refused-field-colour"
    assert refused(state, "b1") == "refused-not-built-yet"
    assert refused(state, "t1") == "refused-trilith-place"
    assert yard(play(state, "25"), 0) == "7n@25"


@pytest.mark.clause("erbaut-stonehenge", "6.4", "7.2")
def test_trilith_cards_are_for_trilith_places_only() -> None:
    state = position(
        "gates 2b", ["1n 2n", *OTHERS], ["", "Tg@t4"], display="Tw", deck="", builds=True
    )
    assert legal(state) == ["t1", "t3", "t5"]
    assert refused(state, "1") == "refused-trilith-place"


@pytest.mark.clause("erbaut-stonehenge", "6.5")
def test_a_card_that_fits_nowhere_may_not_be_played() -> None:
    state = position(WHITE, ["1d 7n 2d", *OTHERS], dolerites=[0, 9, 9])
    assert legal(state) == ["2d"]
    assert refused(state, "1d") == "refused-no-site"
    assert refused(state, "9d") == "refused-not-in-hand"
    assert refused(state, "end") == "refused-must-play"


@pytest.mark.clause("erbaut-stonehenge", "7.1")
def test_a_site_with_a_druid_is_not_free() -> None:
    drawing = "ring 1a 7b 13c 19a"
    state = position(drawing, ["25n 2d", *OTHERS], ["", "1n@25"])
    assert legal(state) == ["2d"]


@pytest.mark.clause("erbaut-stonehenge", "7.4")
def test_with_the_own_number_built_any_bluestone_place_will_do() -> None:
    state = play(position("ring 7b\nstones 3c", ["7n 2n 3n", *OTHERS], ["", "8n@b4"]), "7n")
    places = [f"b{place}" for place in range(1, 20) if place not in (3, 4)]
    assert legal(state) == ["1", "13", "19", "25", *places]
    state = play(position("ring 7b", ["13n 2n 3n", "10n", "14n"]), "13n")
    assert legal(state) == ["1", "13", "19", "25"]  # 13 itself is not built on


@pytest.mark.clause("erbaut-stonehenge", "7.4")
def test_a_card_of_a_full_colour_still_makes_a_bluestone() -> None:
    state = play(position(WHITE, ["7n 2n 3n", *OTHERS]), "7n")
    assert legal(state) == [f"b{place}" for place in range(1, 20)]


# Blocked


@pytest.mark.clause("erbaut-stonehenge", "10.1")
def test_to_the_letter_whoever_is_blocked_is_out() -> None:
    state = position(WHITE, ["1d 7n 13d", *OTHERS], dolerites=[0, 9, 9], blocked="as-written")
    assert legal(state) == ["end"]
    state = play(state, "end 1d 7n 13d")
    assert yard(state, 0) == "out"
    assert state.shown.all() == sorted(state.hands[0])  # all have seen the hand
    for _ in range(20):
        assert state.mover != 0
        state.apply(state.actions()[0])


@pytest.mark.clause("erbaut-stonehenge", "10.2")
def test_by_the_soft_rule_the_hand_is_exchanged() -> None:
    state = position(WHITE, ["1d 7n 13d", *OTHERS], dolerites=[0, 9, 9], display="2d 3d 4d")
    state = play(state, "end 1d 7n 13d")
    assert under(state) == "1d 7n 13d"
    assert legal(state) == ["2d", "3d", "4d", "pile"]
    state = play(state, "2d 3d 4d")
    assert hand(state, 0) == "2d 3d 4d"
    assert state.phase == REFILL
    state = play(state, "20d 21d 22d")
    assert (state.mover, yard(state, 0)) == (1, "")


@pytest.mark.clause("erbaut-stonehenge", "10.2")
def test_a_trilith_that_comes_up_then_lies_in_the_yard() -> None:
    state = position(WHITE, ["1d 7n 13d", *OTHERS], dolerites=[0, 9, 9], display="Tg 3d 4d")
    state = play(state, "end 1d 7n 13d 3d 20d 21d 22d t1")
    assert yard(state, 0) == "Tg@t1"
    assert hand(state, 0) == "3d 4d"


@pytest.mark.clause("erbaut-stonehenge", "10.3")
def test_without_cards_to_draw_one_waits_if_something_may_come_of_it() -> None:
    drawing = "ring 1a 7b 13c 19a"
    state = position(drawing, ["25d", *OTHERS], ["", "1n@25"], deck="", dolerites=[0, 9, 9], turn=0)
    state = play(state, "end 25d")
    assert (yard(state, 0), hand(state, 0)) == ("", "25d")
    assert drawn(state).startswith("ring 1a 7b 13c 19a 25b")  # b builds there now


@pytest.mark.clause("erbaut-stonehenge", "10.3")
def test_who_cannot_be_helped_is_out() -> None:
    state = position(FULL, ["1d", "", ""], deck="2d 3d", display="")
    assert legal(state) == ["end"]
    assert yard(play(state, "end 1d"), 0) == "out"
    state = position(FULL, ["1d", "", ""], deck="2d 18d", display="")
    state = play(state, "end 1d")
    assert yard(state, 0) == ""  # 18d may still be drawn, black like 24
    assert under(state) == "1d"


@pytest.mark.clause("erbaut-stonehenge", "10.1", "10.3")
def test_an_empty_hand_is_blocked_without_being_asked() -> None:
    state = position(FULL, ["", "18n", ""], ["", "", "out"], deck="", builds=True)
    assert yard(state, 0) == "out"
    assert (state.phase, state.actor) == (PROJECT, 1)
    state = position(FULL, ["", "", ""], ["", "out", "out"], deck="", builds=True)
    assert state.actor == NOBODY


@pytest.mark.clause("erbaut-stonehenge", "10.1")
def test_one_may_sabotage_before_one_is_blocked() -> None:
    state = position(
        "ring 1a 7b 13c 19a",
        ["25n", *OTHERS],
        ["", "", "1n@25"],
        influence=["2d"],
        dolerites=[0, 9, 9],
    )
    assert legal(state) == ["!3", "end"]
    state = play(state, "!3")
    assert legal(state) == ["25n"]
    assert names(state.yards[0].influence) == ""


@pytest.mark.clause("erbaut-stonehenge", "4.10", "4.12", "7.3")
def test_without_any_block_not_even_a_field_of_the_colour_will_do() -> None:
    hands = ["1n", "10n", "11n"]
    state = position("ring 1b", hands, blocks=[0, 5, 5], neutral=0)
    state = play(state, "1n")
    assert legal(state)[0] == "b1"
    assert refused(state, "7") == "refused-no-block"
    assert refused(state, "8") == "refused-field-colour"
