"""Chapter 4: what the ball hits, and what becomes of it."""

from __future__ import annotations

import pytest

from steinkreis.testing.notes import legal, square
from tests.games.opferroulette.position import ball, drawn, hand, loot, names, play, position

PITS = """
    field   10  11  12
    day     b   ac  .
    night   .   b   c
"""
HANDS = ["5d 23n", "1d", "2d"]


@pytest.mark.clause("opferroulette", "4.1")
@pytest.mark.parametrize(
    ("card", "taken", "left"),
    [
        ("1n", "b", "field 10 11 12\nday b ac .\nnight . . c"),
        ("30d", "ac", "field 10 11 12\nday b . .\nnight . b c"),
        ("Tg", "abc", "field 10 11 12\nday b . .\nnight . . c"),
    ],
)
def test_a_card_decides_between_day_night_and_both(card: str, taken: str, left: str) -> None:
    after = play(position(PITS, HANDS, ball="8>"), f"5d v23n {card}")
    assert loot(after, 0) == taken
    assert drawn(after, "10 11 12") == left


@pytest.mark.clause("opferroulette", "4.1")
def test_the_card_comes_from_the_pile_and_goes_onto_the_discards() -> None:
    state = play(position(PITS, HANDS, ball="8>", deck="4d 4n Tw"), "5d v23n")
    assert legal(state) == ["4d", "4n", "Tw"]
    after = play(state, "4n")
    assert names(after.discard.all()) == "4n 5d 23n"
    assert names([after.top]) == "4n"
    assert names(after.deck.middle.all()) == "4d Tw"


@pytest.mark.clause("opferroulette", "1.1", "4.2")
def test_all_that_lies_there_goes_to_whoever_made_the_ball_fall() -> None:
    state = position(
        """
        field   11
        day     abbn
        night   .
        """,
        hands=["1d", "5d 23n"],
        ball="8>",
        turn=1,
        loot=["b", "a"],
    )
    after = play(state, "5d v23n 4d")
    assert [loot(after, seat) for seat in (0, 1)] == ["b", "aabbn"]
    assert drawn(after, "11") == square("""
        field   11
        day     .
        night   .
    """)


@pytest.mark.clause("opferroulette", "4.2")
def test_nothing_happens_in_an_empty_pit() -> None:
    state = position(PITS, HANDS, ball="11>")
    after = play(state, "5d v23n 4d")
    assert after.offerings.key() == state.offerings.key()
    assert play(after, "draw").actor == 1


@pytest.mark.clause("opferroulette", "4.3", "5.1")
def test_own_offerings_make_the_hand_larger_at_once_and_for_good() -> None:
    state = position(
        """
        field   11
        day     a
        night   .
        """,
        hands=["5d 23n 1d 2d 3d", "6d 7d 8d 9d 10d"],
        ball="8>",
        loot=["ab", "a"],
    )
    assert (state.hand_of(0), state.hand_of(1)) == (6, 5)
    after = play(state, "5d v23n 4d draw")
    assert (after.hand_of(0), after.hand_of(1)) == (7, 5)
    assert len(after.hands[0]) == 7
    later = play(after, "6d end draw")
    assert len(later.hands[1]) == 5
    assert later.actor == 0
    again = play(later, f"{hand(later, 0).split()[0]} end draw")
    assert len(again.hands[0]) == 7


@pytest.mark.clause("opferroulette", "4.4")
@pytest.mark.parametrize(("start", "end"), [("8>", "11>"), ("13<", "11<")])
def test_the_ball_rolls_on_from_the_same_field_in_the_same_direction(start: str, end: str) -> None:
    after = play(position(PITS, HANDS, ball=start), "5d v23n 4d draw")
    assert ball(after) == end
    assert after.actor == 1
