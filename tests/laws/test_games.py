"""Every game obeys the laws, and every game comes to its end."""

from __future__ import annotations

import pytest

from steinkreis.bots.play import play_out
from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY
from steinkreis.game.game import AnyGame
from steinkreis.game.registry import games
from steinkreis.interpreted import is_compiled
from steinkreis.laws.check import Breach, check

every_game = pytest.mark.parametrize("game", games().values(), ids=games())

GAMES = 1000 if is_compiled() else 50  # for each number of players
SECONDS = None if is_compiled() else 40.0  # `make laws` looks at every set-up in both builds


@every_game
def test_a_game_obeys_the_laws(game: AnyGame) -> None:
    finding = check(game, games=1, seconds=SECONDS)
    assert finding.looks > 0
    assert not finding.breaches, in_words(finding.breaches[0])


@every_game
def test_a_random_game_ends_within_its_limit(game: AnyGame) -> None:
    for players in game.players:
        for number in range(GAMES):
            state = game.start(game.setup(players))
            actions: list[int] = []
            play_out(state, [bot("random")] * players, Rng(7, number), actions)
            assert state.actor == NOBODY
            assert len(actions) <= game.limit


def in_words(breach: Breach) -> str:
    return f"{breach.law}: {breach.sentence}\n{breach.setup}\nafter {breach.actions}"
