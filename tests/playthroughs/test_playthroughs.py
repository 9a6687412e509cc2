"""Every game goes as it went when somebody last read through it.

Where that has changed on purpose, `make playthroughs` writes the texts anew; the differences are
what there is to review.
"""

from __future__ import annotations

import pytest

from steinkreis.game.game import AnyGame
from tests.playthroughs.story import FOLDER, place, playthroughs, story

every_game = pytest.mark.parametrize(
    ("game", "players"),
    playthroughs(),
    ids=[f"{game.name}-{players}" for game, players in playthroughs()],
)


@every_game
def test_a_game_goes_as_it_went(game: AnyGame, players: int) -> None:
    assert story(game, players) == place(game, players).read_text(encoding="utf-8")


@pytest.mark.once
def test_no_text_is_left_of_a_game_that_is_gone() -> None:
    assert set(FOLDER.glob("*.txt")) == {place(*each) for each in playthroughs()}
