"""What needs the others: taking back, a bot for who left, a rematch."""

from __future__ import annotations

import pytest

from steinkreis.games.hidden_stones.questions import END, PASS
from tests.table.sitting import No, Sitting
from tests.table.test_play import play_out

SWAP = 0


def two_turns_later(*who: str) -> Sitting:
    """Both have passed and hold six cards, so that the first may end the turn without drawing."""
    table = Sitting(*who)
    table.play(PASS)
    for _ in who[1:]:
        table.play(PASS)
    return table


def other(who: str) -> str:
    return "ben" if who == "ann" else "ann"


def test_the_own_last_answer_is_taken_back_freely() -> None:
    table = Sitting("ann", "ben")
    who, key = table.actor, table.table.state.key()
    assert table.frame(who).undo == "no"
    table.answer(who, SWAP)
    assert table.frame(who).undo == "free"
    assert table.frame(other(who)).undo == "no"
    table.undo(who)
    assert table.table.state.key() == key
    assert table.table.turn == 3  # an answer to the old question is stale now
    with pytest.raises(No, match="stale"):
        table.answer(who, SWAP, turn=1)


def test_answers_are_taken_back_one_by_one() -> None:
    table = Sitting("ann", "ben")
    who = table.actor
    table.answer(who, SWAP)
    table.answer(who, table.table.state.actions()[0])
    table.undo(who)
    assert len(table.table.record.actions) > 0
    assert table.table.state.actions() == sorted(table.table.state.actions())
    table.undo(who)
    with pytest.raises(No, match="no-undo"):
        table.undo(who)


def test_past_the_answer_of_another_consent_is_needed() -> None:
    table = two_turns_later("ann", "ben")
    who, key = table.actor, table.table.state.key()
    table.play(END, SWAP)
    assert table.frame(who).undo == "ask"
    table.undo(who)
    vote = table.frame(who).moment.vote
    assert vote is not None
    assert (vote.kind, vote.waiting) == ("undo", table.table.seats_of(other(who)))
    assert len(table.table.record.actions) > 0
    table.vote(other(who), yes=True)
    assert table.table.state.key() == key
    assert table.frame(who).moment.vote is None


def test_asking_twice_is_asking() -> None:
    table = two_turns_later("ann", "ben")
    who = table.actor
    table.play(END, SWAP)
    table.undo(who)
    seq = table.table.seq
    table.undo(who)
    assert table.table.seq == seq


def test_who_refuses_refuses_for_all() -> None:
    table = two_turns_later("ann", "ben")
    who = table.actor
    table.play(END, SWAP)
    key = table.table.state.key()
    table.undo(who)
    table.vote(other(who), yes=False)
    assert table.table.vote is None
    assert table.table.state.key() == key


def test_everybody_else_must_agree_and_nobody_votes_twice() -> None:
    table = two_turns_later("ann", "ben", "cleo")
    who = table.actor
    first, second = [name for name in ("ann", "ben", "cleo") if name != who]
    table.play(END, SWAP)
    actions = len(table.table.record.actions)
    table.undo(who)
    table.vote(first, yes=True)
    table.vote(first, yes=False)  # too late
    table.vote(who, yes=True)  # who asks has agreed
    table.vote("dora", yes=False)  # looks on
    assert len(table.table.record.actions) == actions
    table.vote(second, yes=True)
    assert len(table.table.record.actions) == actions - 2


def test_who_asked_may_withdraw() -> None:
    table = two_turns_later("ann", "ben")
    who = table.actor
    table.play(END, SWAP)
    table.undo(who)
    table.vote(who, yes=False)
    assert table.table.vote is None
    with pytest.raises(No, match="no-vote"):
        table.vote(other(who), yes=True)


def test_bots_agree_silently() -> None:
    table = two_turns_later("ann", "*")
    if table.actor != "ann":
        table.play(END)
    key = table.table.state.key()
    table.play(END, SWAP)
    assert table.frame("ann").undo == "ask"
    table.undo("ann")
    assert table.table.state.key() == key


def test_the_next_answer_overtakes_a_vote() -> None:
    table = two_turns_later("ann", "ben")
    who = table.actor
    table.play(END, SWAP)
    table.undo(who)
    table.answer(other(who), table.table.state.actions()[0])
    assert table.table.vote is None
    with pytest.raises(No, match="no-vote"):
        table.vote(other(who), yes=True)


def test_nothing_is_taken_back_past_what_was_shown() -> None:
    """The other has paid a card, and everybody saw it: consent does not help."""
    table = two_turns_later("ann", "ben")
    who = table.actor
    table.play(END, SWAP)
    table.play(table.table.state.actions()[0])
    assert table.frame(who).undo == "no"
    with pytest.raises(No, match="no-undo"):
        table.undo(who)


def test_nothing_is_taken_back_past_chance() -> None:
    table = Sitting("ann", "ben")
    who = table.actor
    table.play(PASS)
    assert table.frame(who).undo == "no"
    with pytest.raises(No, match="no-undo"):
        table.undo(who)


def test_who_only_looks_on_asks_for_nothing() -> None:
    table = Sitting("ann", "ben")
    table.play(SWAP)
    for ask in (table.undo, table.rematch):
        with pytest.raises(No, match="not-your-seat"):
            ask("cleo")
    with pytest.raises(No, match="not-your-seat"):
        table.replace("cleo", 0)


def test_nothing_is_taken_back_outside_the_game() -> None:
    with pytest.raises(No, match="not-running"):
        Sitting("ann", "-").undo("ann")
    table = Sitting("ann")
    play_out(table)
    with pytest.raises(No, match="not-running"):
        table.undo("ann")


def test_a_bot_takes_a_seat_that_was_left_if_those_who_stay_agree() -> None:
    table = Sitting("ann", "ben", "cleo")
    with pytest.raises(No, match="not-left"):
        table.replace("ann", 1)
    table.leave("ben", 1)
    table.replace("ann", 1)
    assert table.seats == "ann (ben) cleo"
    table.vote("ben", yes=False)  # has no say any more
    table.vote("cleo", yes=True)
    assert table.seats == "ann * cleo"
    assert table.table.status == "playing"


def test_who_stays_alone_decides_alone() -> None:
    table = Sitting("ann", "ben")
    table.leave("ben", 1)
    table.replace("ann", 1)
    assert table.seats == "ann *"


def test_a_return_ends_the_vote_about_the_seat() -> None:
    table = Sitting("ann", "ben", "cleo")
    table.leave("ben", 1)
    table.replace("ann", 1)
    table.sit("ben", 1)
    assert table.table.vote is None
    assert table.seats == "ann ben cleo"


def test_to_agree_to_one_bot_is_not_to_agree_to_another() -> None:
    table = Sitting("ann", "ben", "cleo", "dora")
    table.leave("ben", 1)
    table.leave("cleo", 2)
    table.replace("ann", 1)
    table.replace("dora", 2)
    assert table.seats == "ann (ben) (cleo) dora"
    table.replace("ann", 2)  # asked for by both
    assert table.seats == "ann (ben) * dora"


def test_who_has_left_asks_for_nothing() -> None:
    table = Sitting("ann", "ben")
    table.leave("ann", 0)
    table.leave("ben", 1)
    with pytest.raises(No, match="not-your-seat"):
        table.replace("ann", 1)
    assert table.seats == "(ann) (ben)"


def test_who_leaves_is_not_waited_for() -> None:
    table = Sitting("ann", "ben", "cleo")
    table.leave("ben", 1)
    table.replace("ann", 1)
    table.leave("cleo", 2)
    assert table.seats == "ann * (cleo)"


def test_a_rematch_needs_everybody_and_the_end() -> None:
    table = Sitting("ann", "ben")
    with pytest.raises(No, match="not-over"):
        table.rematch("ann")
    table.resign("ann", 0)
    table.rematch("ann")
    assert not table.host.wants_rematch()
    table.rematch("ben")
    assert table.host.wants_rematch()


def test_a_refused_rematch_can_be_asked_for_again() -> None:
    table = Sitting("ann", "ben")
    table.resign("ann", 0)
    table.rematch("ann")
    table.vote("ben", yes=False)
    assert table.table.vote is None
    table.rematch("ben")
    table.vote("ann", yes=True)
    assert table.host.wants_rematch()


def test_there_is_no_rematch_where_nobody_stays() -> None:
    table = Sitting("ann", "ben")
    table.resign("ann", 0)
    table.rematch("ann")
    table.leave("ann", 0)
    table.leave("ben", 1)
    assert not table.host.wants_rematch()
