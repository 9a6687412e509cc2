"""Every clause of every game is shown by a test, and both languages say the same."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

from steinkreis.game.game import AnyGame
from steinkreis.game.registry import games
from steinkreis.game.words import LANGUAGES
from steinkreis.testing import WrittenTests
from steinkreis.testing.clauses import clauses, rulings, shown_in
from steinkreis.testing.words import messages

HERE = Path(__file__).parent

pytestmark = pytest.mark.once


class TestEveryGame(WrittenTests):
    @pytest.fixture(params=list(games().values()), ids=list(games()))
    def game(self, request: pytest.FixtureRequest) -> AnyGame:
        return cast(AnyGame, request.param)


def test_no_test_names_a_game_that_does_not_exist() -> None:
    assert set(shown_in(HERE)) <= set(games())


def test_the_docs_count_the_clauses_of_all_games_right() -> None:
    paper = (HERE.parents[1] / "docs" / "rules.md").read_text(encoding="utf-8")
    numbers = r" \| (\d+) \| (\d+) \| (\d+) \|"
    listed = re.findall(r"/(\w+)/rules\.de\.md\)\)" + numbers, paper)
    counted = {
        game.package.rpartition(".")[2]: [
            len(clauses(game)),
            len(rulings(game)),
            len(game.options),
        ]
        for game in games().values()
    }
    assert {folder: [int(count) for count in counts] for folder, *counts in listed} == counted
    sums = tuple(str(sum(column)) for column in zip(*counted.values(), strict=True))
    assert re.findall("nine games" + numbers, paper) == [sums]


@pytest.mark.parametrize(
    ("package", "box"), [("steinkreis.game", ""), ("steinkreis.scene", "stonehenge.")]
)
def test_words_that_games_share_are_the_same_in_both_languages(package: str, box: str) -> None:
    german, english = (messages(package, f"{box}{language}.ftl") for language in LANGUAGES)
    assert german == english
