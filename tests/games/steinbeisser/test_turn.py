"""The turn: rolling, moving a stone, moving a biter; chapters 3 and 6."""

from __future__ import annotations

import pytest

from steinkreis.core.state import CHANCE
from steinkreis.games.steinbeisser.questions import MOVE, ROLL, ROLL_ONE, STEP
from steinkreis.testing.notes import legal, square
from tests.games.steinbeisser.position import after, drawn, play, position, refused

QUIET = """
    path   .  .  .  .  .  .  .  .
    way    a  .  b  .  .  .  .  .
"""


@pytest.mark.clause("steinbeisser", "3.1")
def test_a_turn_is_a_roll_a_stone_and_a_biter_then_the_next_player_rolls() -> None:
    state = position(QUIET, seats=2)
    assert state.actor == CHANCE
    rolled = play(state, "4y")
    assert (rolled.phase, rolled.actor) == (MOVE, 0)
    done = play(rolled, "1")
    assert done.board.lair(0) == state.board.lair(0) + 1
    assert (done.phase, done.actor, done.turn) == (ROLL, CHANCE, 1)


@pytest.mark.clause("steinbeisser", "3.1", "3.2")
def test_stones_go_clockwise_all_around() -> None:
    state = position("path " + ". " * 28 + "\nway b " + ". " * 25 + "a .")
    assert drawn(play(state, "6r 27"), 6) == "path . . . . . .\nway b . . . a ."


@pytest.mark.clause("steinbeisser", "3.2")
def test_a_stone_passes_over_stones_and_biters() -> None:
    assert after(
        "6g 1",
        """
        path   .  .  y  r  .  .  .
        way    a  bb Bb bbb .  .  .
        """,
    ) == square(
        """
        path   .  .  y  r  .  .  .
        way    .  bb Bb bbb .  .  a
        """
    )


@pytest.mark.clause("steinbeisser", "3.3")
def test_one_chooses_the_stone_but_has_to_move_one_even_into_a_mouth() -> None:
    state = position(
        """
        path   .  .  .  y  .  .  .
        way    a  .  a  .  Rb .  b
        """
    )
    rolled = play(state, "2b")
    assert legal(rolled) == ["1", "3"]
    only = position(
        """
        path   .  .  .  y  .  .  .
        way    .  .  a  .  Rb .  b
        """
    )
    assert legal(play(only, "2b")) == ["3"]


@pytest.mark.clause("steinbeisser", "3.3")
def test_why_a_stone_cannot_be_moved() -> None:
    state = position(
        """
        path   .  .  .  .  .  .  .
        way    a  .  bbb Ya b a .
        """
    )
    rolled = play(state, "2b")
    assert legal(rolled) == ["6"]
    assert refused(rolled, "1") == "refused-blocked"
    assert refused(rolled, "2") == "refused-no-stone"
    assert refused(rolled, "4") == "refused-swallowed"
    assert refused(rolled, "5") == "refused-no-stone"
    assert refused(rolled, "6") == ""


@pytest.mark.clause("steinbeisser", "3.4", "4.6")
def test_if_every_field_is_blocked_only_the_biter_moves() -> None:
    state = position(
        """
        path   y  .  .  .
        way    .  .  a  bbb
        """
    )
    done = play(state, "1y")
    assert done.turn == 1
    assert drawn(done, 4) == square(
        """
        path   .  y  .  .
        way    .  .  a  bbb
        """
    )
    white = play(state, "1w")
    assert (white.phase, white.actor) == (STEP, 0)


@pytest.mark.clause("steinbeisser", "3.5")
def test_the_biter_of_the_colour_goes_on_by_one_field() -> None:
    assert after(
        "1r 5",
        """
        path   .  r  .  .  y  .  .
        way    .  .  .  b  a  .  .
        """,
    ) == square(
        """
        path   .  .  r  .  y  .  .
        way    .  .  .  b  .  a  .
        """
    )


@pytest.mark.clause("steinbeisser", "3.6")
def test_biters_on_the_path_are_jumped_over() -> None:
    assert after(
        "1r 5",
        """
        path   .  r  y  b  .  .  .
        way    .  .  .  .  a  b  b
        """,
    ) == square(
        """
        path   .  .  y  b  r  .  .
        way    .  .  .  .  .  ab b
        """
    )


@pytest.mark.clause("steinbeisser", "3.7")
def test_a_colour_that_is_out_three_times_is_lost() -> None:
    before = position(
        """
        path   .  .  .  .  .  .  .
        way    Y  Ya Yb a  .  b  .
        """
    )
    done = play(before, "1y 4")
    assert done.turn == 1
    assert done.board.path == before.board.path
    assert drawn(done, 7) == square(
        """
        path   .  .  .  .  .  .  .
        way    Y  Ya Yb .  a  b  .
        """
    )


@pytest.mark.clause("steinbeisser", "3.8")
def test_white_moves_any_biter_on_the_path() -> None:
    state = play(
        position(
            """
            path   y  .  r  .  .  .  .
            way    .  a  .  b  Y  .  .
            """
        ),
        "5w 2",
    )
    assert (state.phase, state.actor) == (STEP, 0)
    assert legal(state) == ["y", "r", "b", "g"]
    assert drawn(play(state, "r"), 7) == square(
        """
        path   y  .  .  r  .  .  .
        way    .  .  .  Rb Y  .  a
        """
    )


@pytest.mark.clause("steinbeisser", "3.8")
def test_white_cannot_move_a_colour_that_is_not_on_the_path() -> None:
    state = play(position("path . . . . . . .\nway Y Y Y a . b ."), "1w 4")
    assert legal(state) == ["r", "b", "g"]
    assert refused(state, "y") == "refused-not-on-path"


@pytest.mark.clause("steinbeisser", "6.1")
def test_whoever_has_no_free_stones_rolls_one_die() -> None:
    state = position("path y . . .\nway Ya b c b", seats=3)
    assert state.phase == ROLL_ONE
    assert legal(state) == list("yrbgw>")
    done = play(state, "y")
    assert done.turn == 1
    assert done.phase == ROLL
    assert done.pips == 0
    assert drawn(done, 4) == "path . y . .\nway Ya Yb c b"


@pytest.mark.clause("steinbeisser", "6.2")
def test_a_freed_stone_brings_its_owner_back() -> None:
    state = position("path . . . . . .\nway Ya . bb c . .", seats=3)
    assert state.phase == ROLL_ONE
    freed = play(state, "> 1")
    assert drawn(freed, 6) == "path . . . . . .\nway a Y bb c . ."
    assert (freed.turn, freed.phase) == (1, ROLL)
    again = play(freed, "1r 3 1r 4")
    assert (again.turn, again.phase) == (0, ROLL)
