"""The yardstick: plain determinized UCT plays soundly, so that it is worth to be compared with."""

from __future__ import annotations

from bench.connect_four import ConnectFour
from steinkreis.bots.uct import UctBot
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE
from steinkreis.game.registry import game


def four(moves: str) -> ConnectFour:
    """The board after these columns."""
    state = ConnectFour()
    for letter in moves:
        state.apply("abcdefg".index(letter))
    return state


def test_it_wins_when_it_can() -> None:
    state = four("agbgc")  # a, b, c are taken below: d would win for the first player
    state.apply(5)
    assert UctBot(0.05).choose(state.hide(0), Rng(1)) == 3


def test_it_stops_a_win() -> None:
    state = four("agbgc")
    assert UctBot(0.2).choose(state.hide(1), Rng(1)) == 3


def test_it_looks_into_every_guess_and_answers_legally() -> None:
    stones = game("hidden-stones")
    state, rng = stones.start(stones.setup(2)), Rng(3)
    while state.actor == CHANCE or len(state.actions()) == 1:
        state.apply(state.sample(rng))
    bot = UctBot(0.0, worlds=5)  # no time at all: each guess is tried once
    assert bot.choose(state.hide(state.actor), rng) in state.actions()
    assert bot.trials == 5
