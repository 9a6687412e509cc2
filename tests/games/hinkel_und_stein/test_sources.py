"""Where the discs came from: what was taken is never less than nothing, whatever went back."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY
from steinkreis.game.registry import games


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_discs_that_were_taken_are_counted_as_such(players: int, seed: int) -> None:
    game, rng = games()["hinkel-und-stein"], Rng(seed)
    state = game.start(game.setup(players))
    while state.actor != NOBODY:
        state.apply(state.sample(rng))
    pot, taken, *returned = [source.points for source in game.sources(state)]
    assert min(pot) >= 0
    assert min(taken) >= 0
    assert all(points <= 0 for source in returned for points in source)
