"""What a guide shows: the guided seat's own view, and nothing to click but the guided answer."""

from __future__ import annotations

import msgspec
import pytest

from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.game.game import AnyGame
from steinkreis.game.guide import Guide, guide_of
from steinkreis.game.registry import games
from steinkreis.game.words import LANGUAGES, Words
from steinkreis.scene.wire import encode as encode_scene
from steinkreis.table.guided import encode, pictures, shown

every_game = pytest.mark.parametrize("game", games().values(), ids=games())
LONGEST_GOAL = 52  # letters: a line above the board of a phone
MOST_NOTES = 17


def guide(game: AnyGame) -> Guide:
    found = guide_of(game)
    assert found is not None
    return found


@every_game
def test_the_goal_is_said_in_a_line(game: AnyGame) -> None:
    for language in LANGUAGES:
        said = Words(game, language).say(Message("goal"))
        assert 15 < len(said) <= LONGEST_GOAL, said


@every_game
def test_a_guide_is_short_and_lets_do(game: AnyGame) -> None:
    found = guide(game)
    asking = [note for note in found.notes if found.asks(note)]
    assert 8 <= len(found.notes) <= MOST_NOTES
    assert len(asking) >= 4
    assert len(found.pictures) == 5


@every_game
def test_only_the_guided_answer_can_be_given(game: AnyGame) -> None:
    found = guide(game)
    for moment in shown(found).moments:
        if moment.answer is None:
            assert moment.actor != found.seat or moment.at == found.length
        elif not moment.scene.dials():
            assert [shape.action for shape in moment.scene.clickable()] == [moment.answer]


@every_game
def test_it_shows_what_the_guided_seat_may_know(game: AnyGame) -> None:
    """Whatever the others may hold, as far as the seat knows: the pictures are the same."""
    found = guide(game)
    plates = zip(found.pictures, pictures(found).pictures, strict=True)
    for plate, picture in plates:
        state = found.record.at(plate.at)
        other = state.hide(found.seat).guess(Rng(plate.at))
        names = {panel.name for panel in picture.scene.panels}
        for panel, lying in game.scene(other, found.seat).parts():
            if panel.name in names:
                assert set(map(encode_shape, lying)) <= set(map(encode_shape, picture.scene.shapes))


def encode_shape(shape: msgspec.Struct) -> str:
    return repr(shape)


def test_a_scene_travels_as_what_is_new() -> None:
    told = shown(guide(games()["hidden-stones"]))
    travelling = msgspec.json.decode(encode(told))
    past: list[object] = []
    before: list[object] = []
    for moment, sent in zip(told.moments, travelling["moments"], strict=True):
        shapes = [(before + past)[s] if isinstance(s, int) else s for s in sent["scene"]["shapes"]]
        assert shapes == msgspec.json.decode(encode_scene(moment.scene))["shapes"]
        past, before = before, shapes
    assert "panels" in travelling["moments"][0]["scene"]
    assert "panels" not in travelling["moments"][1]["scene"]
