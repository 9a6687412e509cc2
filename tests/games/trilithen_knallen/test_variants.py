"""Chapter 6: two players, several lives, a changing display, the simple game, notes."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY
from steinkreis.games.trilithen_knallen.material import printed
from steinkreis.games.trilithen_knallen.questions import CARD, COVER, DRAW, FLIP, LIFT, LOOK, SWAP
from steinkreis.kit.stonehenge import card_name
from steinkreis.testing.notes import legal
from tests.games.trilithen_knallen.position import (
    GAME,
    at_home,
    discs,
    drawn,
    held,
    opened,
    play,
    position,
    refused,
    track,
)

FIELDS = "5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24"
TWO = """
    field   1 2 6 7 8 9 10 11 12 13 14 15 16 17 18 24 25
    track   d d a a . . .  .  c  c  .  .  .  b  b  .  .
    block   w b w b g y w  r  b  g  y  w  r  b  g  y  r
"""
PAIR = ["6 17 20 21 22 23", "3 4 5 28 29 30"]
RUN = "6 6+7 a g1 b y1 c w1 d r1 e b1"
RACE = "1 6 6+7 cw a g1 b y1 c w1 d r1 e b1"
FOUR = """
    field   5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21
    track   . a a . . .  .  b  b  .  .  .  c  c  .  .  .
    block   r w b g y w  r  b  g  y  w  r  b  g  y  w  r
"""
HANDS = ["6 26 27 28", "1 2 3 4", "22 23 24 25"]


@pytest.mark.clause("trilithen-knallen", "6.1")
def test_two_players_place_two_triliths_each_before_anybody_races() -> None:
    state = opened(2, 3)
    assert discs(state) == [10, 10, 10, 10]
    assert [len(cards) for cards in state.hands] == [6, 6]
    first = state.actor
    for _ in range(2):
        assert state.actor == first
        assert state.is_opening()
        state = play(state, legal(state)[0])
        if state.phase != CARD and state.actor == first:
            state = play(state, legal(state)[0])
    assert state.phase == DRAW, "no racing yet"
    state = play(state, "draw")
    assert state.actor == 1 - first
    assert [len(cards) for cards in state.hands] == [6, 6]


@pytest.mark.clause("trilithen-knallen", "6.2")
def test_later_only_one_of_the_two_is_moved() -> None:
    state = position(TWO, PAIR)
    assert (state.phase, legal(state)) == (LIFT, ["1", "2"])
    after = play(state, "2 20 20+21")
    assert track(after).startswith("a6+7 b20+21")


@pytest.mark.clause("trilithen-knallen", "6.2")
def test_only_a_trilith_for_which_a_card_fits_is_taken() -> None:
    state = position(TWO, ["6", PAIR[1]])
    assert legal(state) == ["1"]
    assert refused(state, "2") == "refused-trilith"
    stuck = position(TWO, ["12", PAIR[1]])
    assert legal(stuck) == ["1", "2"]
    assert legal(play(stuck, "2")) == ["skip"]


@pytest.mark.clause("trilithen-knallen", "6.3")
def test_the_own_trilith_is_no_target_and_what_it_loses_leaves_the_game() -> None:
    after = play(position(TWO, PAIR), RACE)
    assert discs(after) == [10, 8, 6, 10]
    assert (held(after, 0, "c"), held(after, 0, "b"), held(after, 1, "b")) == (4, 0, 0)
    assert at_home(after, "b") == 8
    own = position(TWO.replace("c  c", ".  ."), PAIR, broken="c", stay="on")
    assert legal(play(own, "1 6 6+7")) == ["ccw", "stay"]


@pytest.mark.clause("trilithen-knallen", "6.3")
def test_it_ends_when_only_one_player_has_triliths() -> None:
    state = position(TWO.replace("d d", ". ."), PAIR, broken="d", discs=[10, 10, 3, 0])
    after = play(state, "1 " + RUN)
    assert (after.actor, after.returns(), after.hearts()) == (NOBODY, [1.0, 0.0], [])
    goes_on = play(position(TWO, PAIR, discs=[10, 10, 3, 10]), RACE)
    assert (goes_on.actor, goes_on.phase) == (1, LOOK)


@pytest.mark.clause("trilithen-knallen", "6.4", "6.5", "6.6")
def test_a_broken_trilith_gives_a_bar_and_comes_back_with_all_its_discs() -> None:
    state = position(FOUR, HANDS, lives=2, discs=[10, 3, 10])
    after = play(state, RUN)  # c held seven of b's discs, a has three now
    assert after.stakes.bars == [0, 0, 1]
    assert after.stakes.lives == [2, 1, 2]
    assert (discs(after), after.scores()) == ([10, 10, 10], [0, 0, 0])
    assert track(after) == "a10+11 c17+18"
    back = play(after, "no cover draw")
    assert (back.actor, back.phase) == (1, CARD)
    assert track(play(back, "3 3+4")) == "a10+11 b3+4 c17+18"


@pytest.mark.clause("trilithen-knallen", "6.5")
def test_where_two_hold_as_many_the_bar_leaves_the_game() -> None:
    state = position(FOUR, HANDS, lives=2, discs=[10, 3, 10])
    holders = list(state.stakes.holders)
    holders[13:20] = [0, 0, 2, 2, 2, 2, 2]  # and three more for a make five each
    state.stakes.holders = holders
    assert play(state, RUN).stakes.bars == [0, 0, 0]


@pytest.mark.clause("trilithen-knallen", "6.6", "6.7")
def test_with_the_last_life_it_is_broken_for_good_and_bars_count_before_discs() -> None:
    state = position(FOUR, HANDS, lives=2, discs=[10, 3, 10])
    state.stakes.lives[1] = 1
    after = play(state, RUN)
    assert not after.is_racing(1)
    assert (held(after, 0, "b"), held(after, 2, "b")) == (3, 7)
    assert after.stakes.bars == [0, 0, 1]
    after.stakes.holders = [0] * 30
    assert after.hearts() == [2]


@pytest.mark.clause("trilithen-knallen", "6.8")
def test_trilith_cards_stand_for_a_card_of_their_colour() -> None:
    assert [card_name(printed(card, 3)) for card in range(6)] == [
        "Tw",
        "Tb",
        "Tg",
        "4n",
        "5n",
        "7n",
    ]
    state = play(position(FOUR, HANDS, swaps=5), "6 6+7 a g1")
    assert (state.phase, state.steps) == (SWAP, 1)


@pytest.mark.clause("trilithen-knallen", "6.9")
def test_a_trilith_card_changes_places_at_once_and_stays_open() -> None:
    state = play(position(FOUR, HANDS, swaps=5, seen="h=y2"), "6 6+7 a g1")
    assert legal(state) == [*"bcdefghijklmno"]
    assert refused(state, "a") == "refused-itself"
    after = play(state, "h")
    assert (after.phase, after.display.up) == (FLIP, 1 << 7)
    assert after.display.face(7) == 2
    assert play(after, "a").steps == 2, "the yellow card lies there now"


@pytest.mark.clause("trilithen-knallen", "6.9")
def test_also_a_wrong_trilith_card_changes_places() -> None:
    state = play(position(FOUR, HANDS, swaps=5), "6 6+7 a w1")
    assert state.phase == SWAP
    after = play(state, "c")
    assert (after.phase, after.is_wrong, after.display.up) == (COVER, True, 0b100)


@pytest.mark.clause("trilithen-knallen", "6.9")
def test_whoever_knows_a_card_still_does_when_it_changes_places() -> None:
    state = play(position(FOUR, HANDS, swaps=1, seen="h=y2"), "6 6+7 b g2 h c w1")
    assert state.phase == SWAP
    after = play(state, "h")
    assert [after.display.has_seen(0, place) for place in (2, 7)] == [True, True]
    assert after.hide(2).display.face(2) == state.display.face(7)


@pytest.mark.clause("trilithen-knallen", "6.10")
def test_in_the_simple_game_there_are_two_cards_a_colour_and_nobody_bounces() -> None:
    assert opened(3, 1, {"simple": "on"}).display.places == 10
    after = play(position(FOUR, HANDS, simple="on"), RUN)
    assert discs(after) == [10, 6, 10]
    assert drawn(after, FIELDS) == ". . . . . a a b b . . . c c . . . . . ."
    greens = FOUR.replace("g y w  r", "g g w  g")
    assert play(position(greens, HANDS, simple="on", stay="on"), "6 6+7").phase == DRAW


@pytest.mark.clause("trilithen-knallen", "6.11")
def test_notes_show_only_what_one_saw_oneself_and_only_by_option() -> None:
    for notes, expected in (("off", 0), ("on", 2)):
        state = position(FOUR, HANDS, seen="a=g1 h=y2", notes=notes)
        state.display.show_to(1, 5, 0, 1)
        marks = [
            sum(
                shape.label is not None and shape.label.id == "display-noted"
                for shape in GAME.scene(state, viewer).everything()
            )
            for viewer in range(3)
        ]
        assert marks == [expected, expected + (notes == "on"), expected]
        head = state.hide(1).blur(3, Rng(1))
        forgets = state.copy()
        forgets.turns = 500
        assert head.key() == state.hide(1).key() or notes == "off"
        assert (forgets.hide(1).blur(3, Rng(1)).key() == forgets.hide(1).key()) == (notes == "on")
