"""Chapter 4: projects come on, and stones are put up."""

from __future__ import annotations

import pytest

from steinkreis.testing.notes import legal
from tests.games.erbaut_stonehenge.position import (
    drawn,
    gone,
    hand,
    names,
    play,
    position,
    under,
    yard,
)

FULL_RED = "ring 5a 11a 17b 23b 29c"


@pytest.mark.clause("erbaut-stonehenge", "4.1", "4.2")
def test_a_card_face_down_is_turned_over_and_built_a_turn_later() -> None:
    state = position(hands=["1n 2n", "3n", "4n"], yards=["7d?"], builds=True)
    state = play(state, "7d")
    assert yard(state, 0) == "7d"
    assert legal(state) == ["1", "7", "13", "19", "25"]
    state = play(state, "19")
    assert yard(state, 0) == "7d@19"
    assert drawn(state) == ""
    assert state.mover == 1


@pytest.mark.clause("erbaut-stonehenge", "4.3")
def test_what_fits_nowhere_any_more_is_given_up_and_the_turn_goes_on() -> None:
    state = position(
        FULL_RED,
        ["1n 2n", "3n", "4n"],
        ["5d?"],
        dolerites=[0, 10, 10],
        display="8d 9d 10d",
        builds=True,
    )
    state = play(state, "5d")
    assert yard(state, 0) == ""
    assert under(state) == "5d"
    assert legal(state) == ["8d", "9d", "10d", "pile"]


@pytest.mark.clause("erbaut-stonehenge", "4.3")
def test_before_it_is_given_up_one_may_free_a_site_by_sabotage() -> None:
    state = position(
        "ring 5a 11a 17b 23b",
        ["1n 2n", "3n", "4n"],
        ["5d?", "", "11n@29"],
        dolerites=[0, 10, 10],
        influence=["13d"],
        builds=True,
    )
    state = play(state, "5d")
    assert legal(state) == ["!3", "end"]
    state = play(state, "!3")
    assert yard(state, 0) == "5d@29"
    assert yard(state, 2) == "altar"


@pytest.mark.clause("erbaut-stonehenge", "4.4", "4.9")
def test_a_druid_at_a_site_builds_and_goes_home() -> None:
    state = position(hands=["1n 2n 3n", "4n", "6n"], yards=["8n@14"], builds=True)
    assert drawn(state) == "ring 14a"
    assert yard(state, 0) == ""
    assert state.yards[0].blocks == 8
    assert gone(state, "8n")
    state = position(hands=["1n 2n 3n", "4n", "6n"], yards=["8n@b4"], builds=True)
    assert drawn(state) == "stones 4a"
    assert state.yards[0].dolerites == 9


@pytest.mark.clause("erbaut-stonehenge", "4.5", "4.6", "4.7")
def test_a_trilith_takes_four_steps() -> None:
    state = position(hands=["1n 2n 3n", "", ""], yards=["Tg@t3", "out", "out"], builds=True)
    assert yard(state, 0) == ""  # nobody else plays, so all four steps followed at once
    assert drawn(state) == "gates 3a"
    assert state.yards[0].dolerites == 9
    assert gone(state, "Tg")


@pytest.mark.clause("erbaut-stonehenge", "4.5", "4.6")
@pytest.mark.parametrize(
    ("before", "after", "dolerites"),
    [("Tg@t3", "Tg@t3+1", 10), ("Tg@t3+1", "Tg@t3+2", 10), ("Tg@t3+2", "Tg@t3+3", 9)],
)
def test_pillar_pillar_capstone_with_a_mark(before: str, after: str, dolerites: int) -> None:
    state = position(hands=["1n", "4n", "5n"], yards=[before], builds=True)
    assert yard(state, 0) == after
    assert state.yards[0].dolerites == dolerites
    assert state.yards[0].is_marked() == (dolerites == 9)


@pytest.mark.clause("erbaut-stonehenge", "4.6")
def test_without_dolerites_it_is_marked_all_the_same() -> None:
    state = position(hands=["1n", "4n", "5n"], yards=["Tg@t3+2"], dolerites=[0, 1, 1], builds=True)
    assert state.yards[0].is_marked()
    assert state.yards[0].dolerites == 0


@pytest.mark.clause("erbaut-stonehenge", "4.8", "4.9")
@pytest.mark.parametrize(
    ("seat", "project", "kept"),
    [
        (0, "7n@1", "7n"),  # white builds on white
        (1, "2n@8", "2n"),  # blue builds on blue
        (1, "7n@1", ""),  # blue builds on white
        (0, "7n@b1", ""),  # a bluestone
        (0, "6n@12", ""),  # black is nobody's colour
    ],
)
def test_a_block_on_the_own_colour_gives_influence(seat: int, project: str, kept: str) -> None:
    yards = ["", "", ""]
    yards[seat] = project
    state = position(hands=["3n", "4n", "5n"], yards=yards, turn=seat, builds=True)
    assert names(state.yards[seat].influence) == kept
    assert gone(state, project.split("@")[0]) == (kept == "")


@pytest.mark.clause("erbaut-stonehenge", "4.10", "4.11")
def test_who_first_needs_a_neutral_block_owns_them_all() -> None:
    state = position(hands=["3n 4n 5n", "", ""], yards=["8n@14"], blocks=[0, 0, 9], builds=True)
    assert drawn(state) == "ring 14n"
    assert state.monument.neutral == 9
    assert state.monument.heir == 0
    state = position(
        "ring 14n",
        ["3n 4n 5n", "10n 11n 12n", ""],
        ["", "8n@20"],
        blocks=[0, 0, 9],
        heir="a",
        neutral=9,
        turn=1,
        builds=True,
    )
    assert drawn(state) == "ring 14n 20n"
    assert state.monument.heir == 0
    assert state.scores() == [2, 0, 0]


@pytest.mark.clause("erbaut-stonehenge", "4.12")
def test_where_no_block_is_left_the_card_goes_under_the_pile() -> None:
    state = position(
        hands=["3n 4n 5n", "", ""], yards=["8n@14"], blocks=[0, 0, 0], neutral=0, builds=True
    )
    assert drawn(state) == ""
    assert yard(state, 0) == ""
    assert under(state) == "8n"
    assert hand(state, 0) == "3n 4n 5n"


@pytest.mark.clause("erbaut-stonehenge", "4.12")
def test_without_dolerites_a_card_makes_no_bluestone() -> None:
    drawing = "ring 7a"
    state = position(drawing, ["7n", "4n", "5n"], dolerites=[0, 9, 9])
    assert legal(play(state, "7n")) == ["1", "13", "19", "25"]
