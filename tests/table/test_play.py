"""Answers, the end, and what is said at the table."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY, PUBLIC
from steinkreis.game.registry import game
from steinkreis.game.stored import EarlyEnd
from steinkreis.games.hidden_stones.questions import END, PASS
from steinkreis.table.events import Clock
from tests.table.sitting import No, Sitting


def play_out(table: Sitting) -> None:
    """Everybody ends the turn as soon as possible; alone that loses quickly."""
    while not table.table.is_over:
        legal = table.table.state.actions()
        table.play(PASS if PASS in legal else END)


def test_an_answer_leads_to_the_next_question() -> None:
    table = Sitting("ann", "ben")
    who = table.actor
    table.answer(who, 0)
    assert table.table.turn == 2
    assert table.actor == who  # a move is paid for
    assert table.table.last_answer == (table.table.state.actor, 0)


def test_an_answer_must_know_its_turn() -> None:
    table = Sitting("ann", "ben")
    who = table.actor
    table.answer(who, 0)
    for turn in (1, 0, -1, 3, 2**70):
        with pytest.raises(No, match="stale"):
            table.answer(who, 0, turn)
    assert table.table.turn == 2


def test_only_who_is_asked_answers() -> None:
    table = Sitting("ann", "ben")
    other = "ben" if table.actor == "ann" else "ann"
    for who in (other, "cleo", ""):
        with pytest.raises(No, match="not-your-turn"):
            table.answer(who, 0)
    assert table.table.turn == 1


@pytest.mark.parametrize("action", [-1, -5, 1000, END, 2**63, -(2**70)])
def test_an_illegal_answer_is_refused_with_a_reason(action: int) -> None:
    """The game's own reason, unless no answer at all is such a number."""
    table = Sitting("ann", "ben")
    key = table.table.state.key()
    with pytest.raises(No, match="illegal") as refused:
        table.answer(table.actor, action)
    assert refused.value.why.id.startswith("refused-" if action in (1000, END) else "refused")
    assert table.table.state.key() == key
    assert table.table.turn == 1


def test_nothing_is_answered_before_the_start_or_after_the_end() -> None:
    table = Sitting("ann", "-")
    with pytest.raises(No, match="not-running"):
        table.answer("ann", 0)
    alone = Sitting("ann")
    play_out(alone)
    with pytest.raises(No, match="not-running"):
        alone.answer("ann", 0)


def test_a_bot_is_asked_in_its_turn() -> None:
    table = Sitting("*", "*")
    bot = table.table.bot_to_move()
    assert bot == table.table.state.actor
    table.play(PASS)
    assert table.table.bot_to_move() == 1 - bot
    assert Sitting("ann", "-").table.bot_to_move() is None
    assert Sitting("ann").table.bot_to_move() is None


def test_a_game_comes_to_its_end() -> None:
    table = Sitting("ann")
    play_out(table)
    frame = table.frame("ann")
    assert (frame.moment.actor, frame.moment.question, frame.moment.returns) == (
        NOBODY,
        None,
        [0.0],
    )
    assert frame.moment.verdict is not None
    assert [line.id for line in frame.moment.verdict] == ["verdict-solo-lost"]
    assert frame.info.status == "over"
    assert b'"is_last":true' in table.stored[-1]


def test_between_two_who_resigns_has_lost() -> None:
    table = Sitting("ann", "ben")
    table.resign("ann", 0)
    frame = table.frame("ben")
    assert frame.moment.ended == EarlyEnd(0, "resigned")
    assert frame.moment.returns == [0.0, 1.0]
    assert (frame.moment.actor, frame.moment.verdict, frame.info.status) == (NOBODY, [], "over")


def test_who_resigns_alone_has_lost() -> None:
    table = Sitting("ann")
    table.resign("ann", 0)
    assert table.frame("ann").moment.returns == [0.0]


def test_among_more_a_bot_plays_on_for_who_resigns() -> None:
    table = Sitting("ann", "ben", "cleo")
    table.resign("ben", 1)
    assert table.seats == "ann * cleo"
    assert table.table.status == "playing"
    assert table.frame("ben").viewer == PUBLIC


def test_who_plays_together_plays_on_when_one_gives_up() -> None:
    """In a co-operative game a bot takes the place, until nobody is left."""
    table = Sitting("ann", "ben", "cleo", of=game("rollende-steine"))
    for seat, who in enumerate(("ann", "ben")):
        table.resign(who, seat)
        assert table.frame("cleo").moment.ended is None
        assert table.table.chairs[seat].bot is not None
    table.resign("cleo", 2)
    assert table.frame("cleo").moment.ended == EarlyEnd(2, "resigned")


def test_one_of_a_faction_does_not_give_up_for_the_other() -> None:
    table = Sitting("ann", "ben", "cleo", "dora", of=game("der-hohe-rat"))
    sides = table.table.game.sides(table.table.terms.setup)
    friend = next(seat for seat in (1, 2, 3) if sides[seat] == sides[0])
    table.resign("ann", 0)
    assert table.frame("ann").moment.ended is None
    assert table.table.chairs[0].bot is not None
    table.resign(("ann", "ben", "cleo", "dora")[friend], friend)
    ended = table.frame("ann").moment.ended
    assert ended == EarlyEnd(friend, "resigned")


def test_one_clock_does_not_end_it_for_all() -> None:
    clock = Clock("game", 10)
    table = Sitting("ann", "ben", of=game("rollende-steine"), clock=clock)
    seat = table.table.timing.running
    table.now += 11_000
    for event in table.host.time_is_up(table.now):
        table.table.take(event)
    assert table.table.chairs[seat].bot is not None
    assert not table.table.is_over


def test_nobody_resigns_for_another_or_after_the_end() -> None:
    table = Sitting("ann", "ben")
    with pytest.raises(No, match="not-your-seat"):
        table.resign("ann", 1)
    table.resign("ann", 0)
    with pytest.raises(No, match="not-running"):
        table.resign("ben", 1)
    with pytest.raises(No, match="not-running"):
        Sitting("ann", "-").resign("ann", 0)


def test_chat_is_one_line_of_text() -> None:
    table = Sitting("ann", "-")
    table.chat("ann", "  Hello,\n\n <b>Ben</b>!\t ")
    table.chat("cleo", "I only watch.")
    table.chat("ann", " \n ")
    lines = table.frame("ann").moment.chat
    assert [(line.seat, line.name, line.text) for line in lines] == [
        (0, "Ann", "Hello, <b>Ben</b>!"),
        (-1, "Cleo", "I only watch."),
    ]


def test_chat_has_a_limit() -> None:
    table = Sitting("ann", "ben")
    table.chat("ann", "x" * 300)
    with pytest.raises(No, match="too-long"):
        table.chat("ann", "x" * 301)
    assert len(table.table.chat) == 1


def test_chat_disturbs_no_answer() -> None:
    table = Sitting("ann", "ben")
    turn = table.table.turn
    table.chat("ben", "Think!")
    table.answer(table.actor, 0, turn)


def test_chance_at_a_table_comes_from_its_rng() -> None:
    one, two = Sitting("ann", seed=1), Sitting("ann", seed=2)
    assert one.table.record.actions != two.table.record.actions
    assert Sitting("ann", seed=1).table.record.actions == one.table.record.actions
    assert one.host.start(Rng(1), one.now) == []
