"""Records: the one door to a game, and the way back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, PUBLIC
from steinkreis.game import undo
from steinkreis.game.record import Record, read
from steinkreis.game.registry import game
from steinkreis.game.step import Refused
from steinkreis.game.stored import EarlyEnd
from steinkreis.game.trouble import BadRecord, Trouble
from steinkreis.games.hidden_stones.questions import END, PASS, SCORE
from tests.game.heap import Heap

STONES = game("hidden-stones")


def played(players: int, decisions: int, seed: int = 1) -> Record:
    """A record after some random answers and the chance that followed."""
    record = Record(STONES, STONES.setup(players))
    rng = Rng(seed)
    while record.state.actor == CHANCE or decisions > 0:
        decisions -= record.state.actor != CHANCE
        record.play(record.state.sample(rng))
    return record


def test_a_record_leads_back_to_its_game() -> None:
    record = played(3, 30)
    again = read(record.write())
    assert again.state.key() == record.state.key()
    assert again.write() == record.write()


TRACE = {"seconds": 1.5, "paths": {"wheel": [[0, 0], [1.5, 2]]}}


def with_extras(extras: dict[str, object], of: str = "rollende-steine") -> str:
    """A game that was given up after the first roll, with something besides."""
    rolling = game(of)
    record, rng = Record(rolling, rolling.setup(2)), Rng(1)
    while CHANCE not in record.actors or record.state.actor == CHANCE:
        record.play(record.state.sample(rng))
    chance = str(record.actors.index(CHANCE))
    record.extras = {chance if key == "roll" else key: value for key, value in extras.items()}
    record.ended = EarlyEnd(0, "resigned")
    return record.write()


def test_a_trace_is_kept() -> None:
    record = read(with_extras({"roll": TRACE}))
    assert list(record.extras.values()) == [TRACE]


@pytest.mark.parametrize(
    "extras",
    [
        {"roll": "x" * 1000},
        {"roll": {**TRACE, "more": 1}},
        {"roll": {**TRACE, "seconds": -1}},
        {"roll": {**TRACE, "paths": {"<b>": []}}},
        {"roll": {**TRACE, "paths": {"wheel": [[0, 0]] * 6000}}},
        {"roll": {**TRACE, "pose": [[1, 2, 3]]}},
        {"roll": {**TRACE, "solid": {"thing": "wheel"}}},
        {"0": TRACE},
        {"-1": TRACE},
        {"9999": TRACE},
        {"x": TRACE},
    ],
)
def test_what_is_no_trace_is_no_record(extras: dict[str, object]) -> None:
    with pytest.raises(BadRecord):
        read(with_extras(extras))


def test_where_nature_moves_nothing_there_is_no_trace() -> None:
    with pytest.raises(BadRecord):
        read(with_extras({"roll": TRACE}, "hidden-stones"))


def test_an_illegal_answer_changes_nothing() -> None:
    record = played(2, 4)
    before = record.write(), record.state.key()
    with pytest.raises(Refused):
        record.play(99999)
    assert (record.write(), record.state.key()) == before


def test_nothing_is_answered_after_the_end() -> None:
    record = played(2, 4)
    record.ended = EarlyEnd(1, "resigned")
    with pytest.raises(Refused) as refused:
        record.play(0)
    assert refused.value.why.id == "refused-over"
    assert read(record.write()).ended == EarlyEnd(1, "resigned")


@given(st.binary(max_size=300) | st.text(max_size=300))
def test_no_rubbish_is_a_record(rubbish: str | bytes) -> None:
    with pytest.raises(Trouble):
        read(rubbish)


@settings(max_examples=40)
@given(st.integers(0, 10), st.integers(-(2**70), 2**70))
def test_a_falsified_record_is_found_out(place: int, action: int) -> None:
    record = played(2, 6)
    sound = list(record.actions)
    record.actions[place] = action
    try:
        again = read(record.write())
    except BadRecord:
        return
    assert again.actions == record.actions
    assert again.actions == sound or again.state.key() != played(2, 6).state.key()


def test_the_own_answers_of_a_turn_are_taken_back_freely() -> None:
    record = played(2, 0)
    seat = record.state.actor
    key = record.state.key()
    record.play(0)
    record.play(record.state.actions()[0])
    record.play(13)
    assert undo.free(record, seat) == 3
    assert undo.free(record, 1 - seat) == 0
    record.take_back(3)
    assert record.state.key() == key


def test_nothing_is_taken_back_past_chance() -> None:
    record = played(2, 0)
    seat = record.state.actor
    record.play(PASS)
    while record.state.actor == CHANCE:
        record.play(record.state.actions()[0])
    assert undo.free(record, seat) == 0
    assert undo.by_consent(record) == 0


def test_what_was_shown_to_others_needs_more_than_consent() -> None:
    """A paid card has been seen: its owner may withdraw it, but nobody can unsee it."""
    record = played(2, 0)
    seat = record.state.actor
    record.play(0)
    assert undo.by_consent(record) == 1
    record.play(record.state.actions()[0])
    assert undo.free(record, seat) == 2
    assert undo.by_consent(record) == 0


def test_take_back_drops_the_traces_of_what_is_gone() -> None:
    record = Record(STONES, STONES.setup(2))
    record.play(3, "first")
    record.play(3, "second")
    assert record.last_trace() == "second"
    record.take_back(1)
    assert record.extras == {"0": "first"}
    assert record.last_trace() == "first"
    record.take_back(1)
    assert record.last_trace() is None


def test_a_position_can_be_looked_at() -> None:
    record = played(2, 5)
    look = STONES.picture(record.state, PUBLIC, language="en")
    assert look._repr_svg_().startswith("<svg")
    assert "Player 1" in str(look)
    assert "Spieler 1" in str(STONES.picture(record.state, 0, language="de"))


def test_refusals_name_their_reason() -> None:
    record = played(2, 0)
    state = record.state
    hand = state.hide(state.actor).actions()
    assert END not in hand
    why = state.refusal(END)
    assert why is not None
    assert why.id == "refused-end-is-pass"
    unfit = next(SCORE + card for card in range(72) if SCORE + card not in hand)
    assert state.refusal(unfit) is not None


def test_a_state_shows_itself_in_a_notebook() -> None:
    state = Record(STONES, STONES.setup(2)).state
    seen = STONES.picture(state, 1)._repr_svg_()
    assert state.hide(1)._repr_svg_() == seen
    assert state._repr_svg_() == STONES.picture(state, PUBLIC)._repr_svg_()
    assert Heap(2, 9)._repr_svg_() is None
