"""Weights that lie beside the rules fit what their game shows today, and were kept with reason."""

from __future__ import annotations

import pytest

from steinkreis.game.learnt import Weights, learnt_of
from steinkreis.game.registry import game, games
from steinkreis.learn.playing import width_of

KEPT = [
    pytest.param(name, weights, id=f"{name}-{weights.players}")
    for name in games()
    if (learnt := learnt_of(game(name))) is not None
    for weights in learnt.nets
]


@pytest.mark.parametrize(("name", "weights"), KEPT)
def test_weights_fit_what_is_looked_at(name: str, weights: Weights) -> None:
    found = game(name)
    setup = found.setup(weights.players, weights.options)
    learnt = learnt_of(found)
    assert learnt is not None
    assert learnt.fits(found, setup) is weights
    assert weights.width == width_of(found.start(setup), weights.own)
    weights.net()


@pytest.mark.parametrize(("name", "weights"), KEPT)
def test_weights_have_won_beyond_doubt(name: str, weights: Weights) -> None:
    assert weights.origin.low > weights.origin.even
    assert weights.origin.match
