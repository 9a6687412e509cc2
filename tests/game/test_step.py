"""Steps: the one door, states that stay as they were, and the way back without playing again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import PUBLIC
from steinkreis.game import undo
from steinkreis.game.game import AnyGame
from steinkreis.game.record import EVERY, FAR, Record
from steinkreis.game.step import Refused, chance, step
from tests.game.heap import Heap, heap
from tests.game.memory import CLOSE, MEMORY, Pairs

TAKE_ONE, TAKE_THREE = 1, 3


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every action that is applied to any heap."""
    found: list[int] = []
    plain = Heap.apply

    def apply(self: Heap, action: int) -> None:
        found.append(action)
        plain(self, action)

    monkeypatch.setattr(Heap, "apply", apply)
    return found


def record(stones: int = 10_000, players: int = 1) -> Record:
    game = heap(stones)
    return Record(game, game.setup(players))


def test_a_step_leaves_the_state_before_as_it_was() -> None:
    before = Heap(2, 10)
    made = step(before, TAKE_THREE)
    assert (before.stones, before.actor) == (10, 0)
    assert made.before is before
    assert isinstance(made.after, Heap)
    assert made.after.stones == 7


def test_the_door_lets_nothing_illegal_through() -> None:
    for action in (0, 4, -1, 2**70):
        with pytest.raises(Refused):
            step(Heap(2, 10), action)
    with pytest.raises(Refused) as refused:
        step(step(Heap(1, 2), 2).after, 1)
    assert refused.value.why.id == "refused-over"


def test_chance_goes_through_the_same_door() -> None:
    thrown = step(Heap(2, 10), TAKE_THREE).after
    made = chance(heap(10), thrown, Rng(1))
    assert made.before is thrown
    assert made.action in (0, 1)


def test_a_record_takes_over_only_steps_that_begin_where_it_stands() -> None:
    played = record()
    made = step(played.state, TAKE_ONE)
    played.add(made)
    assert played.state is made.after
    with pytest.raises(AssertionError):
        played.add(made)


def test_every_position_can_be_looked_at_again() -> None:
    played = record()
    keys = [played.state.key()]
    for index in range(3 * EVERY):
        played.play(TAKE_THREE if index % 50 == 0 else TAKE_ONE)
        if played.state.actor < 0:
            keys.append(played.state.key())
            played.play(1, "rolled")
        keys.append(played.state.key())
    assert [played.at(index).key() for index in range(len(keys))] == keys
    steps = list(played.steps())
    assert [one.before.key() for one in steps] == keys[:-1]
    assert [one.after.key() for one in steps] == keys[1:]
    assert [one.trace for one in steps[:3]] == [None, "rolled", None]
    assert [one.after.key() for one in played.steps(70, 75)] == keys[71:76]
    assert list(played.steps(10**7)) == []


def test_taking_back_applies_nothing(applied: list[int]) -> None:
    played = record()
    for _ in range(FAR):
        played.play(TAKE_ONE)
    assert len(applied) == FAR
    for _ in range(FAR):
        played.take_back(1)
    assert len(applied) == FAR
    assert played.state.key() == record().state.key()


def test_what_is_further_back_is_found_from_the_nearest_kept_state(applied: list[int]) -> None:
    played = record()
    for _ in range(1000):
        played.play(TAKE_ONE)
    played.take_back(700)
    assert len(applied) <= 1000 + 2 * EVERY + FAR
    again = record()
    for _ in range(300):
        again.play(TAKE_ONE)
    assert played.state.key() == again.state.key()
    assert played.actions == again.actions
    assert undo.free(played, 0) == FAR  # nobody is held to what happened to be kept
    played.play(TAKE_ONE)
    assert played.at(300).key() == again.state.key()


def test_nothing_is_free_past_chance_and_the_answers_of_others() -> None:
    played = record(players=2)
    played.play(TAKE_THREE)
    played.play(0)
    assert undo.by_consent(played) == 0
    played.play(TAKE_ONE)
    played.play(TAKE_ONE)
    assert (undo.free(played, 0), undo.free(played, 1)) == (1, 0)
    assert undo.back_to(played, [1]) == 2


# Where memory is the game, what was shown was learnt.


def laid_out(game: AnyGame) -> Record:
    """A A B B C C D D, and the first two pairs of different cards were turned up and closed."""
    played = Record(game, game.setup(2))
    for face in (0, 0, 1, 1, 2, 2, 3, 3):
        played.play(face)
    for place in (0, 2):
        played.play(place)
    played.play(0)
    return played


def test_a_card_that_is_turned_up_is_not_turned_back() -> None:
    played = laid_out(MEMORY)
    played.play(5)  # not seen before
    assert undo.free(played, 1) == 0
    assert undo.by_consent(played) == 0


def test_a_card_seen_before_cannot_be_looked_at_again_and_again() -> None:
    """By what a perfect memory knows nothing is new, so only the scene tells."""
    played = laid_out(MEMORY)
    played.play(0)
    assert undo.free(played, 1) == 0
    assert undo.by_consent(played) == 0
    careless = laid_out(replace(MEMORY, memory=False))
    careless.play(0)
    assert undo.free(careless, 1) == 1


def test_the_second_card_of_a_pair_is_news_too() -> None:
    """The same face is on the table already, but elsewhere."""
    played = laid_out(MEMORY)
    played.play(0)
    played.play(1)
    assert undo.free(played, 1) == 0


def test_what_was_covered_is_not_uncovered_by_taking_back() -> None:
    played = laid_out(MEMORY)
    played.play(0)
    played.play(4)
    assert isinstance(played.state, Pairs)
    assert played.state.phase == CLOSE
    played.play(0)  # both lie face down again
    assert undo.free(played, 1) == 0
    assert undo.by_consent(played) == 0


def test_the_public_is_shown_no_more_than_lies_face_up() -> None:
    played = laid_out(MEMORY)
    shown = MEMORY.scene(played.state, PUBLIC)
    assert [s for s in shown.everything() if type(s).__name__ == "Text"] == []
