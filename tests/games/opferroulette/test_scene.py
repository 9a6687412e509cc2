"""What the page shows: for each card where the ball would come to lie, and what it would take."""

from __future__ import annotations

import pytest

from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import PUBLIC
from steinkreis.game.words import Words
from steinkreis.games.opferroulette.questions import DROP, END, ROLL, STRIKE
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


@pytest.mark.clause("opferroulette", "3.7", "3.11")
def test_where_the_ball_has_to_fall_nobody_rolls_past() -> None:
    """Both sevens would have to fall on 7; with another white card first, one of them goes on."""
    assert in_reach(position(PITS, ["7d 7n", "1d"], ball="3>", exact="must")) == [(6, 1, 1)]
    assert in_reach(position(PITS, ["7d 7n", "1d"], ball="3>")) == [(6, 1, 1), (12, 2, 0)]
    three = position(PITS, ["7d 13n", "1d"], ball="3>", exact="must")
    assert in_reach(three) == [(6, 1, 1), (12, 2, 0)]  # 13 first, else the ball falls on 7


@pytest.mark.clause("opferroulette", "3.7", "3.11")
@pytest.mark.parametrize("exact", ["may", "must"])
def test_the_ring_shows_what_trying_everything_finds(exact: str) -> None:
    rng = Rng(5)
    for _ in range(150):
        held = [FEW_CARDS[rng.below(len(FEW_CARDS))] for _ in range(2 + rng.below(4))]
        state = position(PITS, [" ".join(sorted(set(held))), "Tr"], ball="4>", exact=exact)
        shown = {(there.field, there.rolls): there.falls for there in in_reach(state)}
        assert shown == tried(state)


FEW_CARDS = [f"{number}{time}" for number in (5, 11, 17, 13) for time in "dn"]


def tried(state: Opferroulette) -> dict[tuple[int, int], int]:
    """By field and rolls: the fewest cards with which the ball falls there, or 0."""
    found: dict[tuple[int, int], int] = {}
    heap = [(state, 0)]
    while heap:
        now, played = heap.pop()
        for action in now.actions():
            use = action // CARDS
            if action == END:
                continue
            after = now.copy()
            after.apply(action)
            rolls = played if use == DROP else played + 1
            place = int(after.ball), rolls
            if rolls > 5:  # once round
                continue
            best = found.setdefault(place, 0)
            if use == ROLL:
                heap.append((after, rolls))
            elif best == 0 or played + 1 < best:
                found[place] = played + 1
    return found


@pytest.mark.clause("opferroulette", "1.4")
def test_offerings_keep_their_ids_on_their_way_to_whoever_destroys_them() -> None:
    state = play(position(PITS, HANDS, ball="8>"), "11dv")
    gift = state.offerings.inside(numbers("11d")[0])[0]
    assert f"gift-{gift}" in things(state)
    assert f"gift-{gift}" in things(play(state, "30d"))


def test_nobody_sees_the_hand_of_another() -> None:
    shown = things(position(PITS, HANDS, ball="8>"), viewer=1)
    assert [name for name in shown if name.startswith("card-")] == [f"card-{numbers('1d')[0]}"]
