"""The net that is trained and the net that plays are one; and what should be expected when."""

from __future__ import annotations

import numpy as np
import pytest

from steinkreis.bots.lesson import blended
from steinkreis.core.gauge import OWN
from steinkreis.core.net import Net, look
from steinkreis.core.numbers import Numbers
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, State
from steinkreis.game.registry import game
from steinkreis.learn.network import UNITS, Network
from steinkreis.learn.playing import width_of


def positions(name: str, players: int, count: int) -> list[State]:
    """Some positions of a random game, in which there is something to look at."""
    found = game(name)
    state: State = found.start(found.setup(players))
    rng = Rng(3)
    seen: list[State] = []
    while state.actor != NOBODY and len(seen) < count:
        if state.actor != CHANCE and look(state, 0, Numbers(), False):
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
    width = width_of(states[0], has_own=True)
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
    width = width_of(states[0], has_own=True)
    net = net_of(Network(width, 2, np.random.default_rng(1)), width, own=True)
    for state in states:
        for seat in range(2):
            own = min(0.98, max(0.02, state.worth(seat)))
            assert net.worth(state, seat) == pytest.approx(own, abs=1e-5)


def test_weights_that_are_missing_are_no_net() -> None:
    with pytest.raises(ValueError, match="missing"):
        Net("AAAAAA==", UNITS, 10, False)


def test_what_should_be_expected_is_blended_from_the_end_back() -> None:
    states = positions("hidden-stones", 2, 3)
    got = [1.0, 0.0]
    worths = [states[2].worth(0), states[1].worth(0)]
    wanted = blended(states, OWN, got, 0.5)
    assert wanted[2] == got
    assert wanted[1][0] == pytest.approx(0.5 * worths[0] + 0.5)
    assert wanted[0][0] == pytest.approx(0.5 * worths[1] + 0.5 * wanted[1][0])
    assert blended(states, OWN, got, 1.0) == [got, got, got]


def test_where_nothing_can_be_told_yet_the_game_itself_is_asked() -> None:
    found = game("steinbeisser")
    start: State = found.start(found.setup(4))
    width = width_of(start, has_own=False)
    net = net_of(trained(width, 0), width, own=False)
    assert not look(start, 0, Numbers(), False)
    assert [net.worth(start, seat) for seat in range(4)] == [start.worth(s) for s in range(4)]


def test_it_learns_what_can_be_learnt() -> None:
    rng = np.random.default_rng(2)
    rows = rng.integers(0, 2, (4000, 6)).astype(np.float32)
    wanted = (rows[:, 0] != rows[:, 1]).astype(np.float32)  # no straight line tells these apart
    network = Network(6, 0, rng)
    before = network.loss(rows, wanted)
    network.learn(rows, wanted, 300, rng)
    assert before == pytest.approx(np.log(2), abs=0.01)
    assert network.loss(rows, wanted) < 0.1
