"""The net that is trained and the net that plays are one; and what should be expected when."""

from __future__ import annotations

import numpy as np
import pytest

from steinkreis.core.net import Net, look
from steinkreis.core.numbers import Numbers
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, State
from steinkreis.game.registry import game
from steinkreis.learn.network import UNITS, Network, blended
from steinkreis.learn.playing import width_of


def positions(name: str, players: int, count: int) -> list[State]:
    """Some positions of a random game."""
    found = game(name)
    state: State = found.start(found.setup(players))
    rng = Rng(3)
    seen: list[State] = []
    while state.actor != NOBODY and len(seen) < count:
        if state.actor != CHANCE:
            seen.append(state.copy())
        state.apply(state.sample(rng))
    return seen


def trained(width: int, own: int) -> Network:
    """A net whose weights are anything but plain."""
    rng = np.random.default_rng(7)
    network = Network(width, own, rng)
    for weights in network.weights.values():
        weights += rng.standard_normal(weights.shape).astype(np.float32) * 0.1
    return network


def net_of(network: Network, width: int, own: bool) -> Net:
    return Net(network.text(), UNITS, width, own)


@pytest.mark.parametrize(("name", "players"), [("steinbeisser", 4), ("hidden-stones", 2)])
def test_who_plays_expects_what_was_trained(name: str, players: int) -> None:
    states = positions(name, players, 12)
    width = width_of(states[0])
    network = trained(width, players)
    net = net_of(network, width, own=True)
    numbers = Numbers()
    for state in states:
        for seat in range(players):
            look(state, seat, numbers, True)
            row = np.asarray(numbers.row)[: int(numbers.end)].astype(np.float32)
            assert net.worth(state, seat) == pytest.approx(network.shares(row[None])[0], abs=1e-4)


def test_a_net_that_has_learnt_nothing_says_what_the_game_says() -> None:
    states = positions("steinbeisser", 2, 12)
    width = width_of(states[0])
    net = net_of(Network(width, 2, np.random.default_rng(1)), width, own=True)
    for state in states:
        for seat in range(2):
            own = min(0.98, max(0.02, state.worth(seat)))
            assert net.worth(state, seat) == pytest.approx(own, abs=1e-5)


def test_weights_that_are_missing_are_no_net() -> None:
    with pytest.raises(ValueError, match="missing"):
        Net("AAAAAA==", UNITS, 10, False)


def test_what_should_be_expected_is_blended_from_the_end_back() -> None:
    expected = np.array([[0.5, 0.5], [0.6, 0.4], [0.8, 0.2]], np.float32)
    got = np.array([1.0, 0.0], np.float32)
    wanted = blended(expected, got, 0.5)
    assert wanted[2].tolist() == [1.0, 0.0]
    assert wanted[1] == pytest.approx([0.9, 0.1])  # half of 0.8, half of 1
    assert wanted[0] == pytest.approx([0.75, 0.25])  # half of 0.6, half of 0.9
    assert blended(expected, got, 1.0)[0].tolist() == [1.0, 0.0]


def test_it_learns_what_can_be_learnt() -> None:
    rng = np.random.default_rng(2)
    rows = rng.integers(0, 2, (4000, 6)).astype(np.float32)
    wanted = (rows[:, 0] != rows[:, 1]).astype(np.float32)  # no straight line tells these apart
    network = Network(6, 0, rng)
    before = network.loss(rows, wanted)
    network.learn(rows, wanted, 300, rng)
    assert before == pytest.approx(np.log(2), abs=0.01)
    assert network.loss(rows, wanted) < 0.1
