"""What the page shows: for each card where the ball would come to lie, and what it would take."""

from __future__ import annotations

import pytest

from steinkreis.core.message import Message
from steinkreis.core.state import PUBLIC
from steinkreis.game.words import Words
from steinkreis.games.opferroulette.questions import DROP, STRIKE
from steinkreis.games.opferroulette.reach import in_reach
from steinkreis.games.opferroulette.rules import Opferroulette
from steinkreis.kit.stonehenge import CARDS
from steinkreis.scene.shapes import Shape
from tests.games.opferroulette.position import GAME, numbers, play, position

PITS = """
    field   11  17
    day     b   ab
    night   .   n
"""
HANDS = ["11d 5d 23n Tw", "1d"]


def things(state: Opferroulette, viewer: int = 0) -> dict[str, Shape]:
    return {shape.id: shape for shape in GAME.scene(state, viewer).everything() if shape.id}


def said(message: Message | None) -> str:
    assert message is not None
    return Words(GAME, "en", ["Anna", "Ben"]).say(message)


@pytest.mark.clause("opferroulette", "3.11")
def test_each_card_tells_where_the_ball_rolls_and_what_lies_there() -> None:
    state = position(PITS, HANDS, ball="8>")
    five, eleven, trilith = (numbers(card)[0] for card in ("5d", "11d", "Tw"))
    shown = things(state)
    assert said(shown[f"card-{five}"].label) == (
        "Roll to field 11 with [day 5, red]. There, by day: one offering of Ben; by night: nothing."
    )
    assert shown[f"strike-{eleven}"].action == STRIKE * CARDS + eleven
    assert f"drop-{five}" not in shown
    assert said(shown[f"card-{trilith}"].label).endswith("then the ball rolls anticlockwise.")


@pytest.mark.clause("opferroulette", "3.11")
def test_each_card_tells_what_a_fall_would_take() -> None:
    state = play(position(PITS, HANDS, ball="13>"), "5d")
    card = numbers("23n")[0]
    shown = things(state)
    assert shown[f"drop-{card}"].action == DROP * CARDS + card
    assert said(shown[f"drop-{card}"].label) == (
        "Let the ball fall on field 17 with [night 23, red]. There, by day: one offering of"
        " Anna and one offering of Ben; by night: one neutral offering."
    )


@pytest.mark.clause("opferroulette", "3.11")
def test_the_ring_tells_what_sets_of_cards_reach() -> None:
    state = position(PITS, HANDS, ball="8>")
    # The fields 11 and 23 by their own cards, 17 with one card more.
    assert in_reach(state) == [(10, 1, 1), (16, 2, 3), (22, 3, 3)]
    shown = things(state)
    assert said(shown["reach-16"].label) == (
        "Field 17: 2 cards roll the ball here, with 3 it falls. By day there is one offering of"
        " Anna and one offering of Ben, by night one neutral offering."
    )
    assert [f"reach-{field}" in shown for field in (10, 16, 22, 28)] == [True, True, True, False]
    assert not [name for name in things(state, PUBLIC) if name.startswith("reach-")]


@pytest.mark.clause("opferroulette", "3.3", "3.11")
def test_what_cannot_be_hit_is_not_marked() -> None:
    """Two red cards roll to 11 and 17; the one is left to fall with on 11, none on 17."""
    state = position(PITS, ["5d 29n", "1d"], ball="8>")
    assert in_reach(state) == [(10, 1, 2), (16, 2, 0)]
    assert said(things(state)["reach-16"].label).startswith(
        "Field 17: 2 cards roll the ball here. It cannot fall here."
    )
    marks = [shape for shape in GAME.scene(state, 0).everything() if "within" in shape.style]
    assert len(marks) == 1  # the day pit of 11


@pytest.mark.clause("opferroulette", "1.4")
def test_offerings_keep_their_ids_on_their_way_to_whoever_destroys_them() -> None:
    state = play(position(PITS, HANDS, ball="8>"), "11dv")
    gift = state.offerings.inside(numbers("11d")[0])[0]
    assert f"gift-{gift}" in things(state)
    assert f"gift-{gift}" in things(play(state, "30d"))


def test_nobody_sees_the_hand_of_another() -> None:
    shown = things(position(PITS, HANDS, ball="8>"), viewer=1)
    assert [name for name in shown if name.startswith("card-")] == [f"card-{numbers('1d')[0]}"]
