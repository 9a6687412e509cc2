"""The pytest plugin: the mark `clause`, the game of a test class, and who shows which clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from steinkreis.game.game import AnyGame


def pytest_configure(config: pytest.Config) -> None:
    line = "clause(game, *numbers): the clauses of a game that this test shows"
    config.addinivalue_line("markers", line)


@pytest.fixture
def game(request: pytest.FixtureRequest) -> AnyGame:
    """The game that a test class is `of`."""
    found: AnyGame = request.cls.of
    return found


@pytest.fixture
def shown(request: pytest.FixtureRequest) -> dict[str, set[str]]:
    """The clauses of each game that tests beside and below this one name, run or not."""
    from steinkreis.testing.clauses import shown_in

    return shown_in(request.path.parent)
