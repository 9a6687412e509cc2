"""Every game obeys the laws, and every game comes to its end."""

from __future__ import annotations

from typing import cast

import pytest

from steinkreis.game.game import AnyGame
from steinkreis.game.registry import games
from steinkreis.interpreted import is_compiled
from steinkreis.testing import LawTests


class TestEveryGame(LawTests):
    games_played = 1000 if is_compiled() else 50
    seconds = 14.0 if is_compiled() else 12.0  # `make laws` looks at every set-up in both builds

    @pytest.fixture(params=list(games().values()), ids=list(games()))
    def game(self, request: pytest.FixtureRequest) -> AnyGame:
        return cast(AnyGame, request.param)
