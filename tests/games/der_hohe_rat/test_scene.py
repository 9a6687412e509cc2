"""What the page shows: what it costs to convince whom, and how long the blocks are."""

from __future__ import annotations

import pytest

from steinkreis.core.message import Message
from steinkreis.core.state import PUBLIC
from steinkreis.game.words import Words
from steinkreis.games.der_hohe_rat.rules import DerHoheRat
from steinkreis.scene.shapes import Shape
from steinkreis.scene.stonehenge import trilith_of
from tests.games.der_hohe_rat.position import GAME, action, numbers, play, position, ring

FOUR = ["7d 8d 9d", "7n 8n 9n", "10d 11d 12d", "10n 11n 12n"]


def things(state: DerHoheRat, viewer: int = 0) -> dict[str, Shape]:
    return {shape.id: shape for shape in GAME.scene(state, viewer).everything() if shape.id}


def said(message: Message | None) -> str:
    assert message is not None
    return Words(GAME, "en", ["Anna", "Ben", "Cleo", "Dora"]).say(message)


@pytest.mark.clause("der-hohe-rat", "3.6")
def test_every_neighbour_shows_what_it_costs_also_where_that_is_too_much() -> None:
    state = position(ring("bbwr"), hands=FOUR, arguments=["g"])
    cheap, dear = action(state, "3>4"), action(state, "3>2")
    shown = things(state)
    assert shown[f"convince-{cheap}"].action == cheap
    assert said(shown[f"convince-{cheap}"].label).endswith("a red supporter, costs one argument")
    assert shown[f"convince-{dear}"].action is None
    assert said(shown[f"convince-{dear}"].why).startswith("That takes 2 arguments")
    assert not [name for name in things(state, viewer=1) if name.startswith("convince")]


@pytest.mark.clause("der-hohe-rat", "3.6")
def test_the_blocks_of_both_factions_are_shown() -> None:
    shown = things(position(ring("wy.bwww"), hands=FOUR), PUBLIC)
    assert said(shown["block-0"].label) == "Pro: longest block 3 of 16"
    assert said(shown["block-1"].label) == "Contra: longest block 1 of 16"


@pytest.mark.clause("der-hohe-rat", "3.6")
def test_each_card_shows_what_it_can_be_played_for() -> None:
    state = position(ring("b", first=7), hands=FOUR)
    card = numbers("7d")[0]
    shown = things(state)
    assert shown[f"discuss-{card}"].action == action(state, "7d+")
    assert shown[f"counsel-{card}"].action == action(state, "7d?")
    assert shown[f"sit-{card}"].action is None
    assert said(shown[f"sit-{card}"].why).startswith("The seat on that card is taken")


@pytest.mark.clause("der-hohe-rat", "3.6", "6.5")
def test_a_price_has_the_colour_of_the_arguments_that_it_takes() -> None:
    """From the green 3, and from the black 6, where any colour will do."""
    state = position(ring("bw.rw", first=2), hands=FOUR)
    shown = things(state)
    styles = [shape.style for shape in GAME.scene(state, 0).everything()]
    assert "henge-bar green price" in styles
    assert "henge-bar black price" in styles
    assert len([name for name in shown if name.startswith("convince-")]) == 2


@pytest.mark.clause("der-hohe-rat", "3.6", "5.2")
def test_the_seat_that_is_about_to_be_taken_is_marked_and_named() -> None:
    state = play(position(hands=FOUR), "8d=")
    assert said(state.question()) == "Who is to take seat 8?"
    assert [shape.style for shape in GAME.scene(state, 1).everything()].count("henge-goal") == 1


@pytest.mark.clause("der-hohe-rat", "1.4")
def test_the_stock_lies_on_the_places_of_the_triliths() -> None:
    shown = things(position(hands=FOUR, arguments=["ww", "w"]), PUBLIC)
    assert said(shown["arguments-0"].label) == "Arguments in stock, white: 7"
    for colour in range(5):
        x, y = trilith_of(colour)
        stock = shown[f"arguments-{colour}"]
        assert (stock.x + 20, stock.y + 15) == pytest.approx((x, y))


@pytest.mark.clause("der-hohe-rat", "2.3", "3.5")
def test_not_even_partners_see_each_other_s_hands() -> None:
    state = play(position(hands=FOUR), "8d? 10d")
    for viewer, own in ((0, "7d 9d 10d"), (2, "8d 11d 12d"), (1, "7n 8n 9n")):
        cards = {name for name in things(state, viewer) if name.startswith("card-")}
        assert cards == {f"card-{card}" for card in numbers(own)}
    assert not [name for name in things(state, PUBLIC) if name.startswith("card-")]


@pytest.mark.clause("der-hohe-rat", "3.6", "4.7")
def test_a_card_that_does_not_join_and_a_colour_with_little_room_say_so() -> None:
    hands = ["6d 12d 7d", *FOUR[1:]]
    state = position(hands=hands, arguments=["wwwwww bbbbb"])
    joining = things(play(state, "6d+"))
    seven = joining[f"card-{numbers('7d')[0]}"]
    assert seven.action is None
    assert said(seven.why) == "Your faction cannot get any more arguments for that."
    choosing = things(play(state, "6d+ 12d enough"))
    assert said(choosing["arguments-1"].label) == "Take one blue argument"
    assert said(choosing["arguments-2"].label) == "Take 2 green arguments"
    assert choosing["arguments-0"].action is None


@pytest.mark.clause("der-hohe-rat", "3.6", "6.6")
def test_a_price_from_a_black_seat_says_that_any_colour_will_do() -> None:
    state = position(ring("bW", first=6), hands=FOUR, turn=1)
    price = things(state, viewer=1)[f"convince-{action(state, '6>7')}"]
    assert said(price.why) == "That takes 3 arguments of one colour, whichever it is."
