"""A turn: bars, the push, and what becomes of the wheel."""

from __future__ import annotations

from collections import Counter

import pytest

from steinkreis.core.dial import pack, positions
from steinkreis.core.message import Message, Seat
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY
from steinkreis.games.rollende_steine.course import named
from steinkreis.games.rollende_steine.ground import FITS, LATTICE, bare
from steinkreis.games.rollende_steine.material import (
    BAR_DIALS,
    BAR_GRID,
    BAR_SIZES,
    GATES,
    LANE_END,
    PUSH_DIALS,
)
from steinkreis.games.rollende_steine.questions import PLACE, PREPARE, PUSH, ROLLING
from steinkreis.games.rollende_steine.rules import ALL_GATES
from steinkreis.games.rollende_steine.sketch import SPENT, Push, Roll
from steinkreis.testing.notes import legal
from tests.games.rollende_steine.position import (
    EVERY_COURSE,
    GAME,
    action,
    bar,
    play,
    push,
    refused,
    table,
)

BARS = "lay bar@20,25/0 push spent lay bar@50,25/0 push spent"  # one of Anna's, one of Ben's


@pytest.mark.clause("rollende-steine", "3.1")
def test_a_turn_may_be_nothing_but_a_roll() -> None:
    state = table()
    assert legal(state) == ["roll", "lay"]
    after = play(state, "roll push spent")
    assert (after.turn, after.spent) == (1, 1)


@pytest.mark.clause("rollende-steine", "3.2")
def test_one_bar_is_laid_and_then_the_wheel_rolls() -> None:
    state = play(table(), "lay bar@50,30/30")
    assert state.phase == PUSH
    assert state.bars == [9, 10]
    laid = state.ground.bars[0]
    assert (laid.x, laid.y, laid.turn, laid.owner) == (50.0, 30.0, 30, 0)


@pytest.mark.clause("rollende-steine", "3.2")
def test_who_has_laid_all_bars_lays_no_more() -> None:
    state = table(1)
    for row in range(10):
        state = play(state, f"lay bar@10,{14 + 2 * row}/0 push spent")
    assert state.bars == [0]
    assert refused(state, "lay") == "refused-no-bars"
    assert "lay" not in legal(state)
    assert "move10" in legal(state)


@pytest.mark.clause("rollende-steine", "3.3")
def test_two_bars_may_be_moved_no_matter_whose() -> None:
    state = play(table(), BARS)
    assert legal(state) == ["roll", "lay", "move1", "move2"]
    moved = play(state, "move2 bar@50,31/90 move1 bar@20,31/90")
    assert moved.phase == PUSH
    assert [(b.x, b.y, b.turn, b.owner) for b in moved.ground.bars] == [
        (20.0, 31.0, 90, 0),
        (50.0, 31.0, 90, 1),
    ]
    assert moved.bars == state.bars


@pytest.mark.clause("rollende-steine", "3.3")
def test_one_moved_bar_may_be_enough() -> None:
    state = play(table(), f"{BARS} move1 bar@20,31/90")
    assert state.phase == PREPARE
    assert state.question() == Message("ask-prepare-again", who=Seat(0))
    assert legal(state) == ["roll", "move2"]
    assert refused(state, "move1") == "refused-moved-it"
    assert play(state, "roll").phase == PUSH


@pytest.mark.clause("rollende-steine", "3.3")
def test_where_only_one_bar_lies_there_is_no_second_to_move() -> None:
    state = play(table(), "lay bar@20,25/0 push spent move1 bar@20,31/0")
    assert state.phase == PUSH


@pytest.mark.clause("rollende-steine", "3.4")
def test_who_has_moved_a_bar_lays_none() -> None:
    state = play(table(), f"{BARS} move1 bar@20,31/90")
    assert refused(state, "lay") == "refused-moved"
    assert refused(play(state, "roll push spent"), "lay") == ""


@pytest.mark.clause("rollende-steine", "3.5", "3.7")
@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("bar@50,36/0", ""),  # a wheel's length before the gate is free
        ("bar@50,40/0", "refused-in-lane"),
        ("bar@50,48/0", "refused-in-lane"),  # nor may it be closed from behind
        ("bar@47.5,37/90", ""),  # beside the lane, to lead wheels in
        ("bar@49,37/90", "refused-in-lane"),
        ("bar@50,13/0", ""),
        ("bar@50,94/0", ""),
        ("bar@5,40/0", ""),
        ("bar@1,40/90", ""),
        ("bar@50,12.5/0", "refused-outside"),
        ("bar@50,16/90", "refused-outside"),
        ("bar@50,94.5/0", "refused-outside"),
        ("bar@4.5,40/0", "refused-outside"),
        ("bar@98,40/0", "refused-outside"),
        ("bar@50,44/90", "refused-on-gate"),  # in the passage
        ("bar@50,42/0", "refused-on-gate"),
        ("bar@42,44/0", "refused-on-gate"),
        ("bar@42,44/90", ""),  # between two gates
        ("bar@20,25/0", "refused-on-bar"),
        ("bar@20,26.5/0", "refused-on-bar"),
        ("bar@20,27/0", ""),
        ("bar@24,27/45", "refused-on-bar"),
    ],
)
def test_where_a_bar_may_lie(word: str, why: str) -> None:
    state = play(table(), "lay bar@20,25/0 push spent lay")
    assert state.phase == PLACE
    assert refused(state, word) == why


@pytest.mark.clause("rollende-steine", "3.5")
def test_a_lifted_bar_is_not_in_its_own_way() -> None:
    state = play(table(), "lay bar@20,25/0 push spent move1")
    assert refused(state, "bar@20,25/0") == ""
    assert refused(state, "bar@20,26/0") == ""


@pytest.mark.clause("rollende-steine", "3.6")
def test_own_wheels_roll_before_neutral_ones() -> None:
    state = table(4)
    for _ in range(10):
        state = play(state, "roll push spent " * 4)
    assert (state.own, state.neutral) == ([0] * 4, [2] * 4)
    after = play(state, "roll push spent")
    assert (after.own, after.neutral) == ([0] * 4, [1, 2, 2, 2])


@pytest.mark.clause("rollende-steine", "1.2", "4.1")
def test_the_wheel_stands_anywhere_in_the_kick_zone() -> None:
    aim, power, x, y = PUSH_DIALS
    assert (x.value(0), x.value(x.steps - 1)) == (2.5, 97.5)
    assert (y.value(0), y.value(y.steps - 1)) == (2.5, 9.5)
    assert (aim.value(0), aim.value(aim.steps - 1)) == (-170.0, -10.0)
    assert power.value(power.steps - 1) == 100.0
    state = play(table(), "roll")
    assert [dial.name for dial in state.dials()] == ["aim", "power", "wheel-x", "wheel-y"]
    for corner in (push(x=2.5, y=2.5), push(x=97.5, y=9.5, aim=-10, power=40)):
        assert state.refusal(corner) is None


@pytest.mark.parametrize("number", [-1, -(10**9), positions(PUSH_DIALS), 2**60])
def test_dials_turned_too_far_are_refused(number: int) -> None:
    pushing = play(table(), "roll")
    placing = play(table(), "lay")
    assert pushing.refusal(number) == Message("refused")
    assert placing.refusal(number) == Message("refused")
    assert placing.refusal(positions(BAR_DIALS)) == Message("refused")


@pytest.mark.clause("rollende-steine", "4.2", "4.4")
def test_a_wheel_that_falls_short_is_pushed_again() -> None:
    state = play(table(), "lay bar@58,40/0 push short")
    assert (state.phase, state.actor, state.spent) == (PUSH, 0, 0)
    assert state.question() == Message("ask-push-again", who=Seat(0))
    assert play(state, "push spent").spent == 1


@pytest.mark.clause("rollende-steine", "4.5")
def test_the_tenth_weak_push_is_the_last() -> None:
    state = play(table(), "roll" + " push short" * 9)
    assert (state.turn, state.spent) == (0, 0)
    assert GAME.scene(state, 0) != GAME.scene(play(table(), "roll push short"), 0)  # it counts
    state = play(state, "push short")
    assert (state.turn, state.spent) == (1, 1)
    assert play(state, "roll push short").weak == 1


@pytest.mark.clause("rollende-steine", "4.6", "4.3")
def test_a_wheel_that_got_nowhere_is_spent() -> None:
    state = play(table(), "roll push spent")
    assert state.own == [9, 10]
    assert state.marks == [-1] * 5


@pytest.mark.clause("rollende-steine", "5.2", "6.3")
def test_whoever_gets_through_marks_the_gate() -> None:
    state = play(table(), "roll push gates3 roll push gates1")
    assert state.marks == [1, -1, 0, -1, -1]
    assert state.scores() == [1, 1]


@pytest.mark.clause("rollende-steine", "5.2")
def test_a_neutral_wheel_marks_with_the_own_colour() -> None:
    state = table(1)
    for _ in range(10):
        state = play(state, "roll push spent")
    assert state.own == [0]
    assert play(state, "roll push gates2").scores() == [1]


@pytest.mark.clause("rollende-steine", "5.3")
def test_a_gate_is_taken_once() -> None:
    state = play(table(), "roll push gates3 roll push")
    assert state.phase == ROLLING
    assert state.refusal(action("gates3")) is not None
    assert state.counted(action("gates34")) == action("gates4")
    assert state.counted(action("gates3")) == action("spent")
    assert state.counted(action("short")) == action("short")
    assert len(state.actions()) == 1 + 2**4


@pytest.mark.clause("rollende-steine", "5.4")
def test_one_wheel_may_take_several_gates() -> None:
    state = play(table(), "roll push gates125")
    assert state.marks == [0, 0, -1, -1, 0]
    assert (state.own, state.spent) == ([9, 10], 1)


@pytest.mark.clause("rollende-steine", "6.1")
def test_the_fifth_gate_wins_at_once() -> None:
    state = play(table(3), "roll push gates12 roll push gates34 roll push gates5")
    assert state.actor == NOBODY
    assert state.returns() == [1.0, 1.0, 1.0]
    assert state.scores() == [2, 2, 1]


@pytest.mark.clause("rollende-steine", "6.2")
def test_without_wheels_all_have_lost() -> None:
    state = play(table(5), "roll push gates1234" + " roll push spent" * 49)
    assert state.actor == NOBODY
    assert state.returns() == [0.0] * 5
    assert state.scores() == [4, 0, 0, 0, 0]
    assert state.actions() == []


@pytest.mark.clause("rollende-steine", "6.1")
def test_the_very_last_wheel_may_win() -> None:
    state = play(table(5), "roll push gates1234" + " roll push spent" * 48 + " roll push gates5")
    assert state.returns() == [1.0] * 5
    assert state.wheels_left() == 0


def test_the_odds_of_a_roll_are_what_is_drawn() -> None:
    state = play(table(), "roll push gates12 roll push gates34 roll")
    state.apply(push(x=80.2, aim=-90))
    assert state.actor == CHANCE
    actions, weights = state.actions(), state.weights()
    assert len(actions) == 3
    assert weights[actions.index(action("gates5"))] > 0.9 * sum(weights)
    counts = Counter(state.sample(Rng(1, k)) for k in range(2000))
    assert counts[action("gates5")] > 1900


def test_no_question_is_a_dead_end_even_on_a_crowded_board() -> None:
    state = table(5, course="pyramid")
    rng = Rng(4)
    for _ in range(50):
        state = play(state, "lay")
        place = state.sample(rng)
        assert state.refusal(place) is None
        state.apply(place)
        state.apply(push())
        state.apply(action("spent"))
    assert len(state.ground.bars) == 50
    assert state.ground.trouble(state.ground.free_place(), -1) == FITS


def test_where_there_is_no_room_no_bar_can_be_laid() -> None:
    """Nobody owns so many bars; but if the board were full, nobody would be stuck."""
    state = table(1)
    ground = state.ground
    for place in LATTICE:
        if ground.trouble(place, -1) == FITS:
            ground = ground.laid(0, place)
    assert ground.room == -1
    state.ground = ground
    assert refused(state, "lay") == "refused-no-room"
    assert "lay" not in legal(state)


@pytest.mark.parametrize("name", EVERY_COURSE)
def test_what_is_suggested_is_better_than_chance(name: str) -> None:
    """Of the pushes suggested most go through a gate, of random ones few."""
    state = play(table(course=name), "roll")
    taken = {"suggest": 0, "sample": 0}
    for number in range(60):
        for how in taken:
            rng = Rng(2, number)
            after = state.copy()
            after.apply(after.suggest(rng) if how == "suggest" else after.sample(rng))
            after.apply(after.sample(rng))
            taken[how] += sum(after.scores())
    assert taken["suggest"] > 3 * taken["sample"]


def test_a_push_that_goes_through_is_worth_more_than_one_that_does_not() -> None:
    state = play(table(), "roll")
    good, bad, weak = state.copy(), state.copy(), state.copy()
    good.apply(push(x=50))
    bad.apply(push(x=58))
    weak.apply(push(power=40))
    assert good.worth(0) > weak.worth(0) == bad.worth(0)  # free, but no progress
    assert good.worth(0) == good.worth(1)


def test_a_bar_across_the_way_is_worth_less() -> None:
    state = play(table(), "lay")
    clear, blocked = state.copy(), state.copy()
    clear.apply(bar(5, 14))
    blocked.apply(bar(50, 39))
    assert clear.worth(0) > blocked.worth(0)


def test_what_can_be_clicked_is_what_is_asked() -> None:
    state = play(table(), BARS)
    ids = [shape.id for shape in GAME.scene(state, 0).clickable()]
    assert ids == ["bar-0", "bar-1", "lay", "roll"]
    assert GAME.scene(state, 1).clickable() == []
    moved = GAME.scene(play(state, "move1 bar@20,31/90"), 0)
    reasons = {s.id: s.why.id for s in moved.everything() if s.why is not None}
    assert reasons == {"bar-0": "refused-moved-it", "lay": "refused-moved"}


@pytest.mark.clause("rollende-steine", "5.2")
def test_the_scene_shows_who_took_a_gate_by_colour_and_sign() -> None:
    state = play(table(), "roll push spent roll push gates4")
    marks = [s for s in GAME.scene(state, 0).everything() if s.id.startswith("mark-")]
    assert [(m.id, m.style) for m in marks] == [("mark-3", "disc blue")]


@pytest.mark.clause("rollende-steine", "3.7")
def test_where_it_is_agreed_bars_may_close_a_gate() -> None:
    state = play(table(lanes="any"), "lay")
    assert refused(state, "bar@50,40/0") == ""


@pytest.mark.clause("rollende-steine", "3.7")
@pytest.mark.parametrize("course", EVERY_COURSE)
def test_however_bars_lie_a_wheel_gets_through_the_lane(course: str) -> None:
    """Bars as close to the middle of a gate as they may be, before it and behind it."""
    ground = bare(named(course).gates)
    rng = Rng(4)
    for _ in range(4000):
        gate = int(rng.below(GATES))
        x, y, _ = ground.gates[gate]
        spot = pack(
            [
                int(rng.below(BAR_SIZES[0])),
                min(BAR_SIZES[1] - 1, max(0, round((x - 9 + 18 * rng.chance()) / BAR_GRID))),
                min(BAR_SIZES[2] - 1, max(0, round((y - 21 + 18 * rng.chance()) / BAR_GRID))),
            ],
            BAR_SIZES,
        )
        if ground.trouble(spot, -1) == FITS and len(ground.bars) < 40:
            ground = ground.laid(0, spot)
    for gate, (x, y, _) in enumerate(ground.gates):
        c, s = ground.gate_c[gate], ground.gate_s[gate]
        start = x + LANE_END * s, y - LANE_END * c
        roll = Roll(Push(*start, -s, c, 30.0))
        assert (roll.run(ground) - SPENT) & (1 << gate), f"gate {gate + 1} is closed"


@pytest.mark.clause("rollende-steine", "5.5")
def test_from_the_front_only() -> None:
    ground = bare([(50.0, 60.0, 0.0)] * GATES, front_only=True)
    there = Roll(Push(50, 50, 0, 1, 60)).run(ground)
    back = Roll(Push(50, 70, 0, -1, 60)).run(ground)
    assert (there, back) == (SPENT + ALL_GATES, SPENT)
    assert table(through="front").ground.front_only
