"""Time: none, for every move, for the whole game."""

from __future__ import annotations

import pytest

from steinkreis.game.stored import EarlyEnd
from steinkreis.games.hidden_stones.questions import END, PASS
from steinkreis.table.events import Clock
from tests.table.sitting import Sitting
from tests.table.test_together import other

MOVE = Clock("move", 30)
GAME = Clock("game", 60)


def left(table: Sitting, who: str) -> float | None:
    clock = table.frame("nobody").moment.clock
    assert clock is not None
    return clock.left[table.table.seats_of(who)[0]]


def test_without_a_clock_nobody_hurries() -> None:
    table = Sitting("ann", "ben")
    table.wait(10**9)
    assert table.frame("ann").moment.clock is None
    assert table.table.status == "playing"


def test_time_runs_for_who_is_asked() -> None:
    table = Sitting("ann", "ben", clock=GAME)
    who = table.actor
    table.wait(10)
    assert (left(table, who), left(table, other(who))) == (50, 60)
    table.play(PASS)
    table.wait(7)
    assert (left(table, who), left(table, other(who))) == (50, 53)


def test_time_does_not_run_before_the_start() -> None:
    table = Sitting("ann", "-", clock=GAME)
    table.wait(10**6)
    assert left(table, "ann") == 60
    table.sit("ben", 1)
    table.wait(1)
    assert left(table, table.actor) == 59


def test_no_time_runs_while_the_server_is_down() -> None:
    table = Sitting("ann", "ben", clock=GAME)
    who = table.actor
    table.wait(5)
    table.sleep(100)
    assert left(table, who) == 55
    table.wait(5)
    assert left(table, who) == 50
    timeless = Sitting("ann", "ben")
    seq = timeless.table.seq
    timeless.sleep(100)
    assert timeless.table.seq == seq


def test_between_two_whose_time_is_up_has_lost() -> None:
    table = Sitting("ann", "ben", clock=GAME)
    seat = table.table.state.actor
    table.wait(59.999)
    assert table.table.status == "playing"
    table.wait(0.001)
    frame = table.frame("ann")
    assert frame.moment.ended == EarlyEnd(seat, "out of time")
    assert frame.moment.returns is not None
    assert frame.moment.returns[seat] == 0
    assert frame.moment.clock is not None
    assert frame.moment.clock.running == -1
    table.wait(1000)


def test_among_more_a_bot_plays_on_when_the_time_is_up() -> None:
    table = Sitting("ann", "ben", "cleo", clock=GAME)
    who, seat = table.actor, table.table.state.actor
    table.wait(60)
    assert table.table.status == "playing"
    assert table.table.bot_to_move() == seat
    assert table.table.seats_of(who) == []


def test_bots_have_no_clock() -> None:
    table = Sitting("ann", "*", clock=GAME)
    if table.actor == "ann":
        table.play(PASS)
    clock = table.frame("ann").moment.clock
    assert clock is not None
    assert clock.running == -1
    assert clock.left[1] is None
    assert table.table.timing.deadline() is None
    table.wait(10**6)
    assert table.table.status == "playing"


def test_the_clock_stops_for_a_bot_that_takes_over() -> None:
    table = Sitting("ann", "ben", "cleo", clock=GAME)
    table.resign(table.actor, table.table.state.actor)
    clock = table.frame("ann").moment.clock
    assert clock is not None
    assert clock.running == -1
    assert table.table.timing.deadline() is None


def test_a_bot_that_takes_another_seat_leaves_the_clock_alone() -> None:
    table = Sitting("ann", "ben", "cleo", clock=MOVE)
    table.wait(10)
    who = table.actor
    seat = next(seat for seat in range(3) if seat != table.table.state.actor)
    table.resign(table.table.chairs[seat].person or "", seat)
    assert left(table, who) == 20


def test_every_move_has_its_own_time() -> None:
    table = Sitting("ann", "ben", clock=MOVE)
    who = table.actor
    table.wait(20)
    table.play(PASS)
    table.wait(20)
    table.play(PASS)
    assert left(table, who) == 30


def test_alone_every_turn_is_a_move() -> None:
    table = Sitting("ann", clock=MOVE)
    table.wait(20)
    table.play(PASS)
    assert left(table, "ann") == 30


@pytest.mark.parametrize("clock", [MOVE, GAME], ids=["move", "game"])
def test_taking_back_does_not_stop_the_clock(clock: Clock) -> None:
    table = Sitting("ann", "ben", clock=clock)
    who = table.actor
    for _ in range(5):
        table.play(0)
        table.wait(2)
        table.undo(who)
        table.wait(2)
    assert left(table, who) == clock.seconds - 20


def test_a_move_that_takes_too_long_is_for_the_stand_in() -> None:
    """The host ends nothing: the server asks the stand-in, answer by answer, until the turn ends"""
    table = Sitting("ann", "ben", clock=MOVE)
    who = table.actor
    table.wait(31)
    assert table.table.status == "playing"
    deadline = table.table.timing.deadline()
    assert deadline is not None
    assert deadline <= table.now
    table.play(0)  # the stand-in
    assert left(table, who) == 0
    table.play(table.table.state.actions()[0], END)
    assert left(table, who) == 0
    assert left(table, other(who)) == 30


def test_an_answer_in_time_is_in_time() -> None:
    table = Sitting("ann", "ben", clock=GAME)
    deadline = table.table.timing.deadline()
    table.play(0)
    assert table.table.timing.deadline() == deadline
    table.play(table.table.state.actions()[0], END)
    assert table.table.timing.running == table.table.state.actor
