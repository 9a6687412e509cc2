"""The arrow, and stones set free: chapter 5."""

from __future__ import annotations

import pytest

from steinkreis.games.steinbeisser.board import TOTAL
from steinkreis.games.steinbeisser.material import SAFE
from steinkreis.games.steinbeisser.questions import JUMP, ROLL
from steinkreis.testing.notes import legal, square
from tests.games.steinbeisser.position import after, drawn, play, position, refused


@pytest.mark.clause("steinbeisser", "5.1", "5.2")
def test_a_biter_jumps_to_the_next_open_field_and_sets_its_stones_free() -> None:
    assert after(
        "1> 7 1",
        """
        path   .  .  .  .  .  .  .  .
        way    Yab R bbb .  .  .  a  .
        """,
    ) == square(
        """
        path   .  .  .  .  .  .  .  .
        way    ab R bbb Y  .  .  .  a
        """
    )


@pytest.mark.clause("steinbeisser", "5.1")
def test_any_biter_on_the_way_may_be_chosen() -> None:
    state = play(position("path . . . . . . . .\nway Yab R . Gb . . a b"), "1> 7")
    assert state.phase == JUMP
    assert legal(state) == ["1", "2", "4"]
    assert refused(state, "3") == "refused-no-biter"


@pytest.mark.clause("steinbeisser", "5.2")
def test_it_catches_what_lies_on_the_new_field_and_nobody_comes() -> None:
    state = play(position("path . y . . . . . .\nway Rab . bb . . . a b"), "1> 7")
    done = play(state, "1")
    assert drawn(done, 8) == "path . y . . . . . .\nway ab R bb . . . . ab"
    caught = play(position("path . . y . . . . .\nway Rab abb bb . . . a b"), "1> 7 1")
    assert drawn(caught, 8) == "path . . y . . . . .\nway ab abb Rbb . . . . ab"
    assert list(caught.board.out) == [0, 1, 0, 0]


@pytest.mark.clause("steinbeisser", "5.2")
def test_the_jump_goes_on_around_the_corner() -> None:
    state = position("path " + ". " * 28 + "\nway b a " + ". " * 25 + "Yb")
    done = play(state, "1> 2 28")
    assert drawn(done, 3).splitlines()[1] == "way Yb . a"
    assert done.board.of(1, 27) == 1
    assert done.board.is_free(27)


@pytest.mark.clause("steinbeisser", "5.3")
def test_without_a_biter_on_the_way_the_arrow_is_lost() -> None:
    state = position("path . . . .\nway a b . .")
    done = play(state, "1> 1")
    assert (done.phase, done.turn) == (ROLL, 1)
    assert drawn(done, 4) == "path . . . .\nway . ab . ."


@pytest.mark.clause("steinbeisser", "5.3")
def test_where_every_field_is_closed_the_arrow_is_lost() -> None:
    """Far more stones than there are: it cannot happen, and the rule holds all the same."""
    state = position("path . . . .\nway a Yab b .")
    for field in range(3, 28):
        state.board.heaps[field] = SAFE << TOTAL
    state.board.heaps[2] += (SAFE - 1) << TOTAL
    assert state.board.next_on_way(1) == 0
    assert play(state, "3>").phase == JUMP
    state.board.heaps[0] += (SAFE - 1) << TOTAL
    assert state.board.next_on_way(1) == -1
    done = play(state, "3>")
    assert (done.phase, done.turn) == (ROLL, 1)


@pytest.mark.clause("steinbeisser", "5.4")
@pytest.mark.parametrize("stones", ["b", "ab"])
def test_freed_stones_beside_a_biter_are_eaten_at_once(stones: str) -> None:
    assert after(
        "1> 7 1",
        f"""
        path   y  .  .  .  .  .  .  .
        way    R{stones} . . . . b a b
        """,
    ) == square(
        f"""
        path   y  .  .  .  .  .  .  .
        way    Y{stones} R . . . b . ab
        """
    )


@pytest.mark.clause("steinbeisser", "5.4")
def test_three_freed_beside_a_biter_are_safe() -> None:
    state = position("path y . . . . . . .\nway Rabb . . . . b a b")
    assert drawn(play(state, "1> 7 1"), 8) == "path y . . . . . . .\nway abb R . . . b . ab"


@pytest.mark.clause("steinbeisser", "5.4")
def test_with_grace_they_are_spared_until_that_biter_moves_on() -> None:
    drawing = "path y r . . . . . .\nway Rab . . . . b a b"
    freed = play(position(drawing, grace="on"), "1> 7 1")
    assert drawn(freed, 8) == "path y r . . . . . .\nway ab R . . . b . ab"
    still = play(freed, "3b 6")
    assert drawn(still, 8) == "path y r . . . . . .\nway ab R . . . . . ab"
    gone = play(freed, "3y 6")
    assert drawn(gone, 8) == "path . r y . . . . .\nway ab R . . . . . ab"
    assert gone.board.spared == 0


@pytest.mark.clause("steinbeisser", "5.4")
def test_grace_is_for_the_stones_and_over_when_the_field_was_empty() -> None:
    state = position("path y . . . . . . .\nway Ra . . . . b a b", grace="on")
    freed = play(state, "1> 7 1")
    assert drawn(freed, 8) == "path y . . . . . . .\nway a R . . . b . ab"
    joined = freed.copy()
    joined.board.lay(1, 0)
    assert not joined.board.copy().bite(0)  # who comes to them is spared, too
    empty = freed.copy()
    empty.board.carry(0, 0, 4)
    empty.board.carry(1, 5, 0)
    assert empty.board.bite(0)


@pytest.mark.clause("steinbeisser", "5.4")
def test_grace_is_over_for_the_next_biter_that_comes() -> None:
    state = position("path . y . . . . .\nway . Rb . . a b .", grace="on")
    freed = play(state, "1> 5 2")
    assert drawn(freed, 7) == "path . y . . . . .\nway . b R . . ab ."
    gone = play(freed, "1y 6")
    assert gone.board.spared == 0
    twin = gone.copy()
    twin.board.places[4] = 0  # the red biter comes from behind
    twin.board.path ^= 1 | 1 << 21
    assert drawn(play(twin, "1r 6"), 3) == "path . r y\nway . Rb R"


@pytest.mark.clause("steinbeisser", "5.5")
def test_more_than_three_freed_must_be_moved_off() -> None:
    state = position("path . . . . . . . . .\nway Raabb . . . . a . b .")
    freed = play(state, "1> 6 1")
    assert drawn(freed, 9) == "path . . . . . . . . .\nway aabb R . . . . a b ."
    rolled = play(freed, "2y")
    assert legal(rolled) == ["1"]
    assert refused(rolled, "8") == "refused-duty"
    assert rolled.question().id == "ask-duty"
    done = play(rolled, "1")
    assert drawn(done, 9) == "path . . . . . . . . .\nway aab R b . . . a b ."
    assert legal(play(done, "2y")) == ["1", "7"]


@pytest.mark.clause("steinbeisser", "5.5")
def test_the_duty_leads_even_into_a_mouth() -> None:
    state = position("path . . . . . . .\nway aabb R . . . a b")
    rolled = play(state, "1y")
    assert legal(rolled) == ["1"]
    assert drawn(play(rolled, "1"), 7) == "path . . . . . . .\nway abb Ra . . . a b"


@pytest.mark.clause("steinbeisser", "5.5")
def test_a_duty_that_cannot_be_met_does_not_bind() -> None:
    state = position("path . . . . . . .\nway aabb bbb . . . a b")
    assert legal(play(state, "1y")) == ["6"]


@pytest.mark.clause("steinbeisser", "5.6")
def test_more_than_three_are_safe_and_close_the_field() -> None:
    state = position("path y . . . . . .\nway a aabbb . Ra . a b")
    assert legal(play(state, "1b")) == ["2"]
    assert drawn(play(state, "4y 2"), 7) == "path . y . . . . .\nway a abbb . Ra . aa b"
    jumped = position("path . . . . . . .\nway Ra aabb . . . a b")
    assert drawn(play(jumped, "6> 2 1"), 4) == "path . . . .\nway a abb R ."
    assert jumped.board.next_on_way(0) == 2
