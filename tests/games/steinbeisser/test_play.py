"""Whole games: nothing is lost, every game ends, and the greedy bot knows what it wants."""

from __future__ import annotations

from itertools import product

import pytest

from steinkreis.bots.bot import Bot
from steinkreis.bots.play import play_out
from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY
from steinkreis.games.steinbeisser.material import HUNGER
from steinkreis.games.steinbeisser.rules import Steinbeisser
from steinkreis.interpreted import is_compiled
from steinkreis.kit.bits import BIT
from tests.games.steinbeisser.position import GAME, position

GAMES = 1000 if is_compiled() else 40
EVERY_COUNT = pytest.mark.parametrize("players", GAME.players)
OPTIONS = [
    {option.name: value for option, value in zip(GAME.options, values, strict=True)}
    for values in product(*(option.values for option in GAME.options))
]


@EVERY_COUNT
def test_stones_and_biters_are_conserved(players: int) -> None:
    for number in range(GAMES):
        state = GAME.start(GAME.setup(players, OPTIONS[number % len(OPTIONS)]))
        material, rng = state.material(), Rng(players, number)
        while state.actor != NOBODY:
            state.apply(state.sample(rng))
        assert state.material() == material
        assert material == [material[0]] * players + [12, 0]


@EVERY_COUNT
def test_nobody_stays_hungry_beside_one_or_two_stones(players: int) -> None:
    for number in range(GAMES // 10):
        state = GAME.start(GAME.setup(players, {"corners": "narrow"}))
        rng = Rng(players, number)
        while state.actor != NOBODY:
            state.apply(state.sample(rng))
            assert not hungry(state)


def hungry(state: Steinbeisser) -> list[int]:
    board = state.board
    return [
        field
        for field in range(board.size)
        if board.path & BIT[field] and board.is_free(field) and 0 < board.count(field) <= HUNGER
    ]


def test_worth_prefers_what_is_safe() -> None:
    safe = position("path y . . . . .\nway . . . abb a .")
    threatened = position("path y . . . . .\nway . a . bb a .")
    caught = position("path y . . . . .\nway . Ya . bb a .")
    assert safe.worth(0) > threatened.worth(0) > caught.worth(0)
    assert sum(safe.worth(seat) for seat in range(2)) == pytest.approx(1)


def test_the_greedy_bot_wins_more_than_its_share_against_three_random_ones() -> None:
    games = 40
    won = 0.0
    for number in range(games):
        bots: list[Bot] = [bot("random") for _ in range(4)]
        bots[number % 4] = bot("greedy")
        state = GAME.start(GAME.setup(4))
        play_out(state, bots, Rng(3, number), [])
        won += state.returns()[number % 4]
    assert won / games > 1.8 * 0.25
