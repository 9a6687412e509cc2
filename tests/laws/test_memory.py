"""Where memory is the game, nothing is looked up by taking back; hints are in tests/table."""

from __future__ import annotations

from dataclasses import replace

from steinkreis.core.state import PUBLIC
from steinkreis.game import undo
from steinkreis.game.game import AnyGame
from steinkreis.game.record import Record
from steinkreis.scene.text import text
from tests.laws.pairs import GAME
from tests.laws.pairs.rules import SECOND

SUN, MOON, TREE = range(3)


def remembered(game: AnyGame) -> Record:
    """Ada has turned over a sun and a moon, then Bo a tree, and Bo looks for the other one.

    1 2 3 4      1: sun, turned back
    . . t .      2: moon, turned back
    . . . .      3: tree, face up
    """
    record = Record(game, game.setup(2))
    for action in (0, SUN, 1, MOON, 2, TREE):
        record.play(action)
    return record


def test_what_was_seen_is_remembered_but_lies_face_down() -> None:
    state = remembered(GAME).state
    view = state.hide(1)
    assert view.key() == state.key()
    picture = text(GAME.scene(state, PUBLIC), lambda message: "")
    assert str(TREE + 1) in picture
    assert str(MOON + 1) not in picture


def test_a_card_turned_over_again_stays_so() -> None:
    """Nobody's perfect memory learns from it, yet whoever forgot it does."""
    record = remembered(GAME)
    record.play(0)
    assert undo.free(record, 1) == 0
    assert undo.by_consent(record) == 0


def test_without_the_word_memory_it_could_be_peeked_at() -> None:
    record = remembered(replace(GAME, memory=False))
    assert record.state.phase == SECOND
    record.play(0)
    assert undo.free(record, 1) == 1
