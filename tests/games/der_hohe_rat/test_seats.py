"""Chapters 5 to 9: taking a seat, convincing, voting, and the end."""

from __future__ import annotations

import pytest

from steinkreis.core.state import NOBODY
from steinkreis.games.der_hohe_rat.questions import TURN
from steinkreis.testing.notes import legal, square
from tests.games.der_hohe_rat.position import (
    at,
    convinced,
    discards,
    drawn,
    hand,
    owned,
    play,
    position,
    refused,
    ring,
    waiting,
)

# 1 white, 2 blue, 3 green, 4 yellow, 5 red, 6 black, and so on.
FOUR = ["7d 8d 9d", "7n 8n 9n", "10d 11d 12d", "10n 11n 12n"]


@pytest.mark.clause("der-hohe-rat", "5.1", "5.2", "5.6")
def test_a_card_brings_a_supporter_or_the_speaker_to_its_seat() -> None:
    state = play(position(hands=FOUR), "7d=")
    assert legal(state) == ["white", "White"]
    supporter, speaker = play(state, "white"), play(state, "White")
    assert (at(supporter, 7), at(speaker, 7)) == ("w", "W")
    assert waiting(supporter) == [9, 10, 10, 10]
    assert [speaker.council.has_speaker(camp) for camp in range(4)] == [False, True, True, True]
    assert discards(supporter, 0) == "7d"
    assert hand(play(supporter, "30d"), 0) == "8d 9d 30d"


@pytest.mark.clause("der-hohe-rat", "5.2")
def test_the_speaker_is_there_only_once() -> None:
    state = position(ring("W"), hands=FOUR)
    after = play(state, "7d=")
    assert at(after, 7) == "w"  # nothing to be asked


@pytest.mark.clause("der-hohe-rat", "5.2", "5.3")
@pytest.mark.parametrize("who", ["b", "B", "y", "Y", "W"])
def test_a_seat_that_is_taken_is_taken(who: str) -> None:
    state = position(ring(who, first=7), hands=FOUR)
    assert refused(state, "7d=") == "refused-no-seat"


@pytest.mark.clause("der-hohe-rat", "5.3")
def test_the_speaker_may_take_the_place_of_an_own_supporter() -> None:
    state = position(ring("w", first=7), hands=FOUR)
    after = play(state, "7d=")
    assert at(after, 7) == "W"
    assert after.council.supporters(0) == 10
    assert not after.council.has_speaker(0)
    sitting = position(ring("w.W", first=7), hands=FOUR)
    assert refused(sitting, "7d=") == "refused-no-seat"


@pytest.mark.clause("der-hohe-rat", "5.4")
def test_three_arguments_buy_any_free_seat_of_the_colour() -> None:
    state = position(ring("b", first=7), hands=FOUR, arguments=["wwww"])
    buying = play(state, "7d=")
    assert legal(buying) == ["1", "13", "19", "25"]
    after = play(buying, "19")
    assert at(after, 19) == "w"
    assert owned(after, 0) == "w"
    assert after.council.has_speaker(0)


@pytest.mark.clause("der-hohe-rat", "5.4")
def test_the_own_seat_stays_free_of_charge() -> None:
    state = play(position(hands=FOUR, arguments=["www"]), "7d=")
    assert legal(state) == ["1", "7", "13", "19", "25"]
    after = play(state, "7 White")
    assert owned(after, 0) == "www"
    bought = play(state, "1")
    assert (at(bought, 1), owned(bought, 0)) == ("w", "")


@pytest.mark.clause("der-hohe-rat", "5.4")
def test_arguments_of_another_colour_do_not_help() -> None:
    state = position(ring("b", first=7), hands=FOUR, arguments=["bbb ww"])
    assert refused(state, "7d=") == "refused-no-seat"


@pytest.mark.clause("der-hohe-rat", "5.5")
def test_black_seats_are_bought_with_three_of_any_one_colour() -> None:
    hands = [*FOUR[:2], "12d", ""]
    state = position(ring("b", first=12), hands=hands, arguments=["", "", "rrr ggg ww"], turn=2)
    placing = play(state, "12d=")
    assert legal(placing) == ["6", "18", "24", "30"]
    paying = play(placing, "30")
    assert legal(paying) == ["green", "red"]
    after = play(paying, "green")
    assert (at(after, 30), owned(after, 2)) == ("y", "wwrrr")
    mixed = position(ring("b", first=12), hands=hands, arguments=["", "", "rr g"], turn=2)
    assert refused(mixed, "12d=") == "refused-no-seat"


@pytest.mark.clause("der-hohe-rat", "5.7")
def test_nobody_sits_down_with_a_trilith() -> None:
    assert refused(position(hands=["Tw", ""]), "Tw=") == "refused-trilith-seat"


@pytest.mark.clause("der-hohe-rat", "5.8")
def test_with_two_the_colour_is_free_each_time() -> None:
    state = play(position(ring("w", first=8), hands=["7d 8d", ""]), "7d=")
    assert legal(state) == ["white", "yellow", "White", "Yellow"]
    swapped = play(position(ring("w", first=8), hands=["7d 8d", ""]), "8d=")
    assert legal(swapped) == ["White", "Yellow"]
    after = play(swapped, "Yellow")
    assert at(after, 8) == "Y"
    assert after.council.supporters(0) == 10
    convincing = position(ring("wb"), hands=["", ""], arguments=["w"])
    assert legal(play(convincing, "1>2")) == ["white", "yellow"]


# Convincing


@pytest.mark.clause("der-hohe-rat", "6.1", "6.5", "6.7")
def test_convincing_replaces_a_neighbour_of_the_other_faction() -> None:
    state = position(
        """
        seat   6  7  8  9
        who    .  w  b  r
        """,
        hands=FOUR,
        arguments=["wwb"],
    )
    assert convinced(state) == ["7>8"]
    after = play(state, "7>8")
    assert drawn(after, "6 7 8 9") == square(
        """
        seat   6  7  8  9
        who    .  w  w  r
        """
    )
    assert owned(after, 0) == "wb"
    assert waiting(after) == [8, 10, 10, 9]
    assert convinced(after) == ["8>9"]  # from 8 it takes a blue one


@pytest.mark.clause("der-hohe-rat", "6.1")
def test_one_convinces_neighbours_only_and_not_one_s_own() -> None:
    state = position(ring("w.by"), hands=FOUR, arguments=["wwwyyy"])
    assert refused(state, "1>2") == "refused-no-opponent"
    assert refused(state, "2>3") == "refused-no-neighbour"
    assert refused(state, "3>4") == "refused-no-opponent"
    assert convinced(state) == ["4>3"]


@pytest.mark.clause("der-hohe-rat", "6.1", "1.2")
def test_thirty_is_a_neighbour_of_one() -> None:
    state = position(ring("wb", first=30), hands=["", ""], arguments=["g"])
    assert convinced(state) == ["30>1"]  # 30 is black: any colour will do


@pytest.mark.clause("der-hohe-rat", "6.2")
def test_the_partner_s_pieces_convince_too_but_not_with_his_arguments() -> None:
    state = position(ring("yb"), hands=FOUR, arguments=["w"])
    after = play(state, "1>2")
    assert at(after, 2) == "w"
    poor = position(ring("yb"), hands=FOUR, arguments=["", "", "www"])
    assert refused(poor, "1>2") == "refused-arguments"


@pytest.mark.clause("der-hohe-rat", "6.3")
@pytest.mark.parametrize(
    ("who", "price"), [("wb", 1), ("wbb", 2), ("wbbb", 3), ("wbbbbb", 3), ("wbr", 1), ("wb.b", 1)]
)
def test_the_price_is_the_size_of_the_group_up_to_three(who: str, price: int) -> None:
    poor = position(ring(who), hands=FOUR, arguments=["w" * (price - 1)])
    assert refused(poor, "1>2") == "refused-arguments"
    rich = position(ring(who), hands=FOUR, arguments=["w" * 4])
    assert owned(play(rich, "1>2"), 0) == "w" * (4 - price)


@pytest.mark.clause("der-hohe-rat", "6.4")
@pytest.mark.parametrize("who", ["wB", "wBb", "wBbb"])
def test_a_speaker_costs_three(who: str) -> None:
    assert refused(position(ring(who), hands=FOUR, arguments=["ww"]), "1>2") == "refused-arguments"
    after = play(position(ring(who), hands=FOUR, arguments=["www"]), "1>2")
    assert owned(after, 0) == ""
    assert after.council.has_speaker(1)


@pytest.mark.clause("der-hohe-rat", "6.5")
def test_the_colour_is_that_of_the_seat_from_which_one_convinces() -> None:
    state = position(ring("wbw"), hands=["", ""], arguments=["g"])
    assert convinced(state) == ["3>2"]  # 3 is green, 1 is white


@pytest.mark.clause("der-hohe-rat", "6.6")
def test_from_a_black_seat_one_chooses_one_colour() -> None:
    state = position(ring("wbb", first=6), hands=FOUR, arguments=["gg rr w"])
    paying = play(state, "6>7")
    assert legal(paying) == ["green", "red"]
    assert owned(play(paying, "red"), 0) == "wgg"
    mixed = position(ring("wbb", first=6), hands=FOUR, arguments=["g r w"])
    assert refused(mixed, "6>7") == "refused-arguments-any"


@pytest.mark.clause("der-hohe-rat", "6.7")
def test_a_speaker_does_not_get_in_by_convincing() -> None:
    state = position(ring("wb"), hands=["", ""], arguments=["w"])
    assert legal(play(state, "1>2")) == ["white", "yellow"]


@pytest.mark.clause("der-hohe-rat", "6.8")
def test_the_example_of_the_booklet() -> None:
    """A yellow speaker on 7, a single red supporter on 6."""
    drawing = """
        seat   6  7
        who    r  Y
    """
    for seat in (0, 2):
        pro = position(drawing, hands=FOUR, arguments=["w", "", "w"], turn=seat)
        after = play(pro, "7>6")
        assert at(after, 6) == "wbyr"[seat]
        assert owned(after, seat) == ""
    for seat in (1, 3):
        for three in ("www", "ggg", "rrr"):
            arguments = ["", three, "", three]
            contra = position(drawing, hands=FOUR, arguments=arguments, turn=seat)
            after = play(contra, "6>7")
            assert at(after, 7) == "wbyr"[seat]
            assert owned(after, seat) == ""
        poor = position(drawing, hands=FOUR, arguments=["", "wwgg", "", "wwgg"], turn=seat)
        assert refused(poor, "6>7") == "refused-arguments-any"


# Voting


@pytest.mark.clause("der-hohe-rat", "7.1")
def test_the_last_seat_begins_the_voting_at_once() -> None:
    state = position(ring("wbyr" * 7 + "w."), hands=["30d", ""])
    assert not state.is_voting
    assert play(state, "30d= white").is_voting


@pytest.mark.clause("der-hohe-rat", "7.1", "9.1")
def test_the_voting_goes_on_when_a_seat_becomes_free() -> None:
    """Ten white supporters sit already, so one of them has to move."""
    state = position(ring("wb" * 10 + "yr" * 5), hands=FOUR, arguments=["w"])
    after = play(state, "1>2 5")
    assert drawn(after, "1 2 3 4 5") == "seat 1 2 3 4 5\nwho w w w b ."
    assert not after.council.is_full()
    assert after.is_voting


@pytest.mark.clause("der-hohe-rat", "7.2")
@pytest.mark.parametrize(
    ("who", "price"),
    [
        ("wwbr", 1),
        ("wwb", 1),
        ("wwbb", 2),  # equal
        ("wwbbb", 3),  # smaller
        ("wwwbb", 1),
        ("wwwbbb", 3),
        ("wwwwbbb", 1),
        ("wwB", 1),  # a speaker, too
        ("wwBb", 3),
        ("ywBr", 3),  # groups count, not blocks
    ],
)
def test_from_a_larger_group_one_argument_is_enough(who: str, price: int) -> None:
    target = next(k for k, letter in enumerate(who) if letter in "bB") + 1
    colour = "wbgy"[(target - 2) % 6]
    state = position(ring(who), hands=["", ""], arguments=[colour * 4], is_voting=True)
    convincing = play(state, f"{target - 1}>{target}")
    assert len(owned(convincing, 0)) == 4 - price


@pytest.mark.clause("der-hohe-rat", "7.2")
def test_before_the_voting_it_is_not() -> None:
    state = position(ring("wwwbb"), hands=["", ""], arguments=["gggg"])
    assert owned(play(state, "3>4"), 0) == "gg"


@pytest.mark.clause("der-hohe-rat", "6.2", "7.2")
def test_it_is_the_group_from_which_one_convinces_also_if_it_is_the_partner_s() -> None:
    state = position(ring("wyyybb"), hands=FOUR, arguments=["yyyy"], is_voting=True)
    after = play(state, "4>5")
    assert (at(after, 5), owned(after, 0)) == ("w", "yyy")
    block = position(ring("wwwybb"), hands=FOUR, arguments=["yyyy"], is_voting=True)
    assert owned(play(block, "4>5"), 0) == "yy"  # a group has one colour, however long the block


@pytest.mark.clause("der-hohe-rat", "7.3")
def test_whoever_fills_the_circle_votes_on_the_same_turn() -> None:
    who = "www" + "bb" + "yr" * 12 + "."
    state = position(ring(who), hands=["30d", ""], arguments=["g"])
    assert refused(state, "3>4") == "refused-arguments"
    after = play(state, "30d= white draw")
    assert refused(after, "3>4") == ""


# The end


@pytest.mark.clause("der-hohe-rat", "8.1")
def test_a_block_of_sixteen_wins_at_once() -> None:
    state = position(ring("wyWyYywywywywy.w"), hands=["15d 1d 2d", ""])
    over = play(state, "15d= white")
    assert over.actor == NOBODY
    assert over.returns() == [1.0, 0.0]
    assert over.scores() == [16, 0]
    assert len(over.hands.held[0]) == 2  # nothing is drawn any more


@pytest.mark.clause("der-hohe-rat", "8.1")
def test_fifteen_are_not_enough() -> None:
    state = position(ring("wywywywywywywy."), hands=["15d 1d 2d", ""])
    assert play(state, "15d= white draw").phase == TURN


@pytest.mark.clause("der-hohe-rat", "8.1")
def test_convincing_may_win_too_and_partners_win_together() -> None:
    state = position(ring("brbrbrbrbrbrbrbwb"), hands=FOUR, arguments=["", "", "", "gbw"], turn=3)
    over = play(state, "15>16")
    assert over.returns() == [0.0, 1.0, 0.0, 1.0]


@pytest.mark.clause("der-hohe-rat", "8.2")
def test_after_ten_rounds_of_voting_the_longer_block_wins() -> None:
    state = position(ring("wyw.bb"), hands=["", ""], is_voting=True, voted=20, turn=1)
    over = play(state, "end")
    assert over.actor == NOBODY
    assert over.returns() == [1.0, 0.0]
    earlier = position(ring("wyw.bb"), hands=["", ""], is_voting=True, voted=19, turn=1)
    assert play(earlier, "end").actor == 0
    free = position(ring("wyw.bb"), is_voting=True, voted=20, turn=1, voting="open-end")
    assert play(free, "end").actor == 0


@pytest.mark.clause("der-hohe-rat", "8.3")
@pytest.mark.parametrize(
    ("who", "shares"),
    [("ww.bb.w", [1.0, 0.0]), ("ww.bb", [0.5, 0.5]), ("ww.bbb.w.w", [0.0, 1.0])],
)
def test_then_the_more_pieces_and_else_both(who: str, shares: list[float]) -> None:
    state = position(ring(who), hands=["", ""], is_voting=True, voted=20, turn=1)
    assert play(state, "end").returns() == shares


@pytest.mark.clause("der-hohe-rat", "8.4")
@pytest.mark.parametrize("players", [2, 4])
def test_after_two_hundred_rounds_it_is_over(players: int) -> None:
    state = position(ring("ww"), hands=[""] * players, turns=200 * players - 1, turn=players - 1)
    assert play(state, "end").actor == NOBODY
    earlier = position(ring("ww"), hands=[""] * players, turns=200 * players - 2)
    assert play(earlier, "end").actor == 1


# Nobody waits any more


@pytest.mark.clause("der-hohe-rat", "9.1")
def test_a_supporter_changes_seats_when_none_waits() -> None:
    who = "w.w.w.w.w.w.w.w.w.w"
    state = position(ring(who), hands=["20d 21d", "", "", ""])
    choosing = play(state, "20d=")
    assert legal(choosing) == ["White", "move"]
    moving = play(choosing, "move")
    assert legal(moving) == [str(seat) for seat in range(1, 20, 2)]
    after = play(moving, "5")
    assert (at(after, 5), at(after, 20)) == (".", "w")
    assert after.council.supporters(0) == 0


@pytest.mark.clause("der-hohe-rat", "9.1")
def test_with_two_the_other_colour_comes_first() -> None:
    state = position(ring("w.w.w.w.w.w.w.w.w.w"), hands=["20d 21d", ""])
    assert legal(play(state, "20d=")) == ["yellow", "White", "Yellow"]


@pytest.mark.clause("der-hohe-rat", "9.1")
def test_even_whoever_convinced_may_move() -> None:
    who = "wb" + ".w" * 9
    state = position(ring(who), hands=FOUR, arguments=["w"])
    moving = play(state, "1>2")
    assert legal(moving)[0] == "1"
    after = play(moving, "1")
    assert (at(after, 1), at(after, 2)) == (".", "w")
