"""Chapters 1 to 3: setting up, appearing, racing."""

from __future__ import annotations

from collections import Counter

import pytest

from steinkreis.core.state import CHANCE, HIDDEN, PUBLIC
from steinkreis.games.trilithen_knallen.material import COLOURS, printed
from steinkreis.games.trilithen_knallen.questions import (
    BLOCKS,
    CARD,
    COVER,
    DEAL,
    DISCARD,
    DRAW,
    FLIP,
    SHOW,
    STARTER,
)
from steinkreis.kit.stonehenge import COLOUR_OF_CARD, card_name
from steinkreis.testing.notes import legal
from tests.games.trilithen_knallen.position import (
    GAME,
    discs,
    drawn,
    hand,
    opened,
    play,
    position,
    refused,
    track,
)

LINE = """
    field   5   6   7   8   9   10  11  12  13
    track   .   a   a   .   .   .   b   b   .
    block   r   w   b   g   y   w   r   b   g
"""
BETWEEN = """
    field   6   7   11  12  25  26
    track   a   a   b   b   c   c
"""
FIELDS = "5 6 7 8 9 10 11 12 13"
HANDS = ["6 20 21 22", "1 2 3 4", "27 28 29 30"]


@pytest.mark.clause("trilithen-knallen", "2.1")
def test_the_display_holds_three_night_cards_of_each_of_five_colours() -> None:
    cards = [printed(card, 0) for card in range(15)]
    numbers = [*range(1, 6), *range(7, 12), *range(13, 18)]
    assert sorted(map(card_name, cards)) == sorted(f"{n}n" for n in numbers)
    assert Counter(int(COLOUR_OF_CARD[card]) for card in cards) == dict.fromkeys(range(5), 3)
    for card in range(15):
        assert COLOUR_OF_CARD[printed(card, 0)] == card % COLOURS
    state = opened(3, 1)
    assert state.display.places == 15
    assert state.display.up == 0


@pytest.mark.clause("trilithen-knallen", "1.2", "2.3")
def test_every_five_fields_get_all_five_colours() -> None:
    layouts = [opened(3, seed).blocks for seed in range(8)]
    for blocks in layouts:
        assert len(blocks) == 30
        assert all(sorted(blocks[k : k + 5]) == list(range(5)) for k in range(0, 30, 5))
    assert len({tuple(blocks) for blocks in layouts}) == 8


@pytest.mark.clause("trilithen-knallen", "1.4", "2.2", "2.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_gets_four_day_cards_a_trilith_and_ten_discs(players: int) -> None:
    state = opened(players, 2)
    assert [len(cards) for cards in state.hands] == [4] * players
    assert all(card % 2 == 0 for cards in state.hands for card in cards)
    assert state.deck.left == 30 - 4 * players
    assert track(state) == ""
    assert discs(state) == [10] * players
    view = state.hide(1)
    assert all(card < 0 for seat in range(players) if seat != 1 for card in view.hands[seat])


@pytest.mark.clause("trilithen-knallen", "2.5")
def test_lots_decide_who_begins_and_play_goes_round() -> None:
    state = GAME.start(GAME.setup(4))
    assert state.phase == BLOCKS
    state = play(state, "wbgyr wbgyr wbgyr wbgyr wbgyr wbgyr")
    assert (state.phase, state.actor) == (STARTER, CHANCE)
    state = play(state, "3 draw")
    assert (state.actor, state.phase) == (2, CARD)


@pytest.mark.clause("trilithen-knallen", "2.2")
def test_nobody_sees_the_cards_of_another() -> None:
    state = play(GAME.start(GAME.setup(3)), "wbgyr wbgyr wbgyr wbgyr wbgyr wbgyr 2")
    assert state.phase == DEAL
    assert [state.seen(4, viewer) for viewer in (0, 1, 2, PUBLIC)] == [HIDDEN, 4, HIDDEN, HIDDEN]


@pytest.mark.clause("trilithen-knallen", "3.1")
def test_in_the_first_turn_there_is_nothing_to_take_away() -> None:
    state = position("field 1", HANDS)
    after = play(state, "20 20+21")
    assert track(after) == "a20+21"
    assert after.phase == DRAW, "there is nobody to race at"


@pytest.mark.clause("trilithen-knallen", "3.1", "3.2")
def test_a_trilith_leaves_its_place_and_appears_elsewhere() -> None:
    state = play(position(LINE, HANDS), "20")
    assert legal(state) == ["19+20", "20+21"]
    after = play(state, "19+20")
    assert track(after) == "a19+20 b11+12"
    assert drawn(after, FIELDS) == ". . . . . . b b ."


@pytest.mark.clause("trilithen-knallen", "3.2")
def test_both_fields_must_be_free_of_other_triliths_but_the_own_place_counts_as_free() -> None:
    state = position(LINE, ["7 10 11 12", *HANDS[1:]])
    assert legal(state) == ["7", "10"]
    assert refused(state, "11") == "refused-taken"
    assert refused(state, "1") == "refused-not-in-hand"
    assert refused(state, "skip") == "refused-must-play"
    assert legal(play(state, "7")) == ["6+7", "7+8"]
    assert track(play(state, "10")) == "a9+10 b11+12", "only one place is possible"


@pytest.mark.clause("trilithen-knallen", "3.2")
def test_the_ring_is_closed() -> None:
    state = play(position(LINE, ["30 1 2 3", *HANDS[1:]]), "30")
    assert legal(state) == ["29+30", "30+1"]
    assert track(play(state, "30+1")) == "a30+1 b11+12"


@pytest.mark.clause("trilithen-knallen", "3.3")
def test_who_can_play_no_card_sits_out_and_may_throw_cards_away() -> None:
    state = position(LINE, ["11 12", *HANDS[1:]])
    assert legal(state) == ["skip"]
    state = play(state, "skip")
    assert (state.phase, legal(state)) == (DISCARD, ["11", "12", "done"])
    assert state.seen(state.actions()[0], 1) == state.actions()[0], "open to everybody"
    after = play(state, "12 done")
    assert (after.phase, hand(after, 0)) == (DRAW, "11")
    assert track(after) == track(state)
    after = play(after, "draw")
    assert len(after.hands[0]) == 4
    assert (after.actor, after.phase) == (1, CARD)


@pytest.mark.clause("trilithen-knallen", "3.4")
def test_one_races_either_way_at_the_next_trilith() -> None:
    state = play(position(BETWEEN, HANDS), "20 20+21")
    assert legal(state) == ["cw", "ccw"]
    clockwise, back = play(state, "cw"), play(state, "ccw")
    assert (clockwise.gap, clockwise.needed, back.gap, back.needed) == (3, 4, 7, 8)


@pytest.mark.clause("trilithen-knallen", "3.4")
def test_at_least_one_field_must_be_free_between() -> None:
    beside = "field 3 4 11 12\ntrack c c b b"
    state = play(position(beside, ["10 1 2 20", *HANDS[1:]], stay="on"), "10")
    assert track(state) == "a9+10 b11+12 c3+4"
    assert legal(state) == ["ccw", "stay"]
    assert refused(state, "cw") == "refused-no-run"


@pytest.mark.clause("trilithen-knallen", "3.5")
def test_each_card_must_have_the_colour_of_the_next_block() -> None:
    state = play(position(LINE, HANDS), "6 6+7")
    assert (state.phase, state.gap, state.needed) == (FLIP, 3, 4)
    state = play(state, "c g2")
    assert drawn(state, FIELDS) == ". . a a . . b b ."
    state = play(state, "h y1")
    assert drawn(state, FIELDS) == ". . . a a . b b ."
    assert state.phase == FLIP


@pytest.mark.clause("trilithen-knallen", "3.6", "3.11")
def test_open_cards_stay_so_until_the_end_of_the_turn_and_cannot_serve_twice() -> None:
    again = LINE.replace("g   y   w   r", "g   g   w   r")
    state = play(position(again, HANDS), "6 6+7 c g1")
    assert refused(state, "c") == "refused-open"
    state = play(state, "d g2 e r1")
    assert (state.phase, state.display.up) == (COVER, 0b11100)
    after = play(state, "cover")
    assert after.display.up == 0
    assert (after.phase, after.top) == (DRAW, 10)


@pytest.mark.clause("trilithen-knallen", "3.7")
def test_to_ram_takes_the_free_fields_and_the_first_one_under_the_target() -> None:
    run = "6 6+7 a g1 b y1 c w1"
    state = play(position(LINE, HANDS), run)
    assert state.phase == FLIP
    assert discs(state) == [10, 10, 10]
    assert discs(play(state, "d r1")) == [10, 7, 10]
    assert discs(play(position(LINE, HANDS, cards="near"), run)) == [10, 7, 10]


FOURTH = """
    field   5   6   7   8   9   10  11  12  13
    track   .   a   a   .   .   .   b   b   .
    block   r   w   b   g   g   g   g   b   g
"""


@pytest.mark.clause("trilithen-knallen", "3.8")
def test_nobody_races_at_what_three_cards_a_colour_cannot_reach() -> None:
    state = position(FOURTH, HANDS, stay="on", cards="near")
    assert legal(play(state, "6 6+7")) == ["cw", "stay"]  # the other way it is 22 fields
    state = position(FOURTH, HANDS, stay="on")
    assert play(state, "6 6+7").phase == DRAW


@pytest.mark.clause("trilithen-knallen", "3.8")
def test_where_nobody_can_be_reached_the_turn_is_over() -> None:
    after = play(position(FOURTH, HANDS), "6 6+7")
    assert (after.phase, track(after)) == (DRAW, "a6+7 b11+12")


@pytest.mark.clause("trilithen-knallen", "3.9")
def test_a_wrong_card_ends_the_turn_after_the_right_ones() -> None:
    state = play(position(LINE, HANDS), "6 6+7 c g1 d b1")
    assert (state.phase, legal(state)) == (COVER, ["cover"])
    assert drawn(state, FIELDS) == ". . a a . . b b ."
    after = play(state, "cover draw")
    assert (after.actor, discs(after)) == (1, [10, 10, 10])


@pytest.mark.clause("trilithen-knallen", "3.9")
def test_a_wrong_last_card_leaves_the_trilith_beside_its_target() -> None:
    state = play(position(LINE, HANDS), "6 6+7 a g1 b y1 c w1 d w2")
    assert drawn(state, FIELDS) == ". . . . a a b b ."
    assert discs(state) == [10, 10, 10]


@pytest.mark.clause("trilithen-knallen", "3.10")
def test_after_a_right_card_one_may_stop() -> None:
    state = play(position(LINE, HANDS), "6 6+7")
    assert refused(state, "stop") == "refused-stop"
    after = play(state, "c g1 stop")
    assert (after.phase, drawn(after, FIELDS)) == (COVER, ". . a a . . b b .")


@pytest.mark.clause("trilithen-knallen", "3.10")
def test_who_can_reach_somebody_has_to_try_unless_staying_is_allowed() -> None:
    state = play(position(BETWEEN, HANDS), "20 20+21")
    assert refused(state, "stay") == "refused-stay"
    free = play(position(BETWEEN, HANDS, stay="on"), "20 20+21")
    assert play(free, "stay").phase == DRAW
    assert play(free, "ccw stop").phase == DRAW, "nothing was turned up"


@pytest.mark.clause("trilithen-knallen", "3.11")
def test_the_hand_is_filled_up_also_from_the_discards() -> None:
    state = position(LINE, HANDS)
    for card in state.deck.middle.all():
        state.deck.take(card)
        state.discard.add(card)
    after = play(play(state, "6 6+7 c b1 cover"), "draw")
    assert len(after.hands[0]) == 4
    assert after.deck.era == 1
    assert after.discard.size == 0


@pytest.mark.clause("trilithen-knallen", "1.3")
def test_what_was_seen_comes_up_again_without_chance() -> None:
    state = play(position(LINE, HANDS, seen="c=g1"), "6 6+7 c")
    assert (state.phase, state.steps) == (FLIP, 1)
    unseen = play(position(LINE, HANDS), "6 6+7 c")
    assert (unseen.phase, len(legal(unseen))) == (SHOW, 15)
