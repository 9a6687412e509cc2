"""Chapters 1 and 2: what there is, and how a game begins."""

from __future__ import annotations

import pytest

from steinkreis.core.option import Chosen
from steinkreis.core.state import PUBLIC
from steinkreis.game.trouble import BadSetup
from steinkreis.games.der_hohe_rat.questions import DEAL, STARTER, TURN
from steinkreis.games.der_hohe_rat.rules import begin
from steinkreis.kit.cards import is_known
from steinkreis.kit.stonehenge import COLOUR_NAMES, COLOUR_OF_FIELD
from steinkreis.testing.notes import legal
from tests.games.der_hohe_rat.position import GAME, names, opened, play, position, ring


@pytest.mark.clause("der-hohe-rat", "1.2")
def test_thirty_seats_in_six_colours() -> None:
    colours = [COLOUR_NAMES[COLOUR_OF_FIELD[field]] for field in range(30)]
    assert colours == ["white", "blue", "green", "yellow", "red", "black"] * 5
    assert position(ring("wb" * 15)).council.is_full()


@pytest.mark.clause("der-hohe-rat", "1.3")
def test_ten_supporters_and_a_speaker_of_each_colour_wait() -> None:
    there = begin(Chosen(4)).council
    assert [there.supporters(camp) for camp in range(4)] == [10] * 4
    assert all(there.has_speaker(camp) for camp in range(4))
    assert there.taken == 0


@pytest.mark.clause("der-hohe-rat", "1.4", "4.7")
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_owns_arguments_at_first(players: int) -> None:
    state = begin(Chosen(players))
    assert [state.arguments.row(seat) for seat in range(players)] == [[0] * 5] * players
    assert [state.arguments.room(0, colour) for colour in range(5)] == [6] * 5


@pytest.mark.clause("der-hohe-rat", "1.4", "4.7")
def test_there_are_ten_arguments_of_each_colour() -> None:
    state = position(hands=["", ""], arguments=["", "rrrrrr"])
    assert state.arguments.room(0, 4) == 4
    assert state.arguments.room(1, 4) == 0


@pytest.mark.clause("der-hohe-rat", "1.5")
@pytest.mark.parametrize(
    ("who", "seat", "group", "block"),
    [
        ("w", 1, 1, 1),
        ("wwy", 1, 2, 3),
        ("wwy", 3, 1, 3),
        ("wWw.w", 2, 3, 3),  # a speaker belongs to his group
        ("wyb", 2, 1, 2),
        ("brb", 2, 1, 3),
        ("ww.yy", 1, 2, 2),  # an empty seat divides
    ],
)
def test_groups_and_blocks(who: str, seat: int, group: int, block: int) -> None:
    there = position(ring(who)).council
    assert there.group(seat - 1) == group
    assert there.block(seat - 1) == block


@pytest.mark.clause("der-hohe-rat", "1.2", "1.5")
def test_groups_go_on_from_thirty_to_one() -> None:
    there = position(ring("wwwy", first=29)).council
    assert [there.group(field) for field in (28, 29, 0, 1)] == [3, 3, 3, 1]
    assert there.block(0) == there.longest_block(0) == 4


def test_a_full_ring_of_one_faction_is_one_block() -> None:
    there = position(ring("wy" * 10 + "WY")).council
    assert there.longest_block(0) == 22
    assert there.longest_block(1) == 0


@pytest.mark.clause("der-hohe-rat", "2.1")
def test_two_play_two_colours_each_and_four_one() -> None:
    one = ["7d", "8n"]
    assert legal(play(position(hands=one), "7d=")) == ["white", "yellow", "White", "Yellow"]
    assert legal(play(position(hands=one, turn=1), "8n=")) == ["blue", "red", "Blue", "Red"]
    hands = ["7d", "8n", "9d", "10n"]
    for seat, colour in enumerate(("white", "blue", "yellow", "red")):
        sitting = play(position(hands=hands, turn=seat), f"{hands[seat]}=")
        assert legal(sitting) == [colour, colour.capitalize()]


@pytest.mark.clause("der-hohe-rat", "2.1")
def test_factions_sit_alternately_and_are_sides() -> None:
    assert GAME.sides(GAME.setup(4)) == [0, 1, 0, 1]
    assert GAME.sides(GAME.setup(2)) == [0, 1]
    assert begin(Chosen(4)).sides == 2
    with pytest.raises(BadSetup):
        GAME.setup(3)


@pytest.mark.clause("der-hohe-rat", "2.2")
def test_day_cards_for_the_motion_night_cards_against_it() -> None:
    pro, contra = (names(deck.middle.all()) for deck in begin(Chosen(4)).hands.decks)
    assert pro == " ".join([*(f"{number}d" for number in range(1, 31)), "Tw", "Ty"])
    assert contra == " ".join([*(f"{number}n" for number in range(1, 31)), "Tb", "Tr"])


@pytest.mark.clause("der-hohe-rat", "2.3")
@pytest.mark.parametrize("players", [2, 4])
def test_everybody_gets_three_cards_that_nobody_else_sees(players: int) -> None:
    state = opened(players, seed=4)
    assert [len(hand) for hand in state.hands.held] == [3] * players
    assert [deck.left for deck in state.hands.decks] == [32 - 3 * players // 2] * 2
    for viewer in (*range(players), PUBLIC):
        view = state.hide(viewer)
        for seat in range(players):
            assert all(is_known(card) == (seat == viewer) for card in view.hands.held[seat])


@pytest.mark.clause("der-hohe-rat", "2.4")
def test_lots_decide_who_begins_and_play_goes_round() -> None:
    state = begin(Chosen(4))
    assert state.phase == STARTER
    assert legal(state) == ["1", "2", "3", "4"]
    state = play(state, "3")
    assert state.phase == DEAL
    state = play(state, "draw")
    turns = []
    for _ in range(5):
        assert state.phase == TURN
        turns.append(int(state.turn))
        state = play(state, "end")
    assert turns == [2, 3, 0, 1, 2]
