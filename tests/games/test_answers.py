"""Whatever number somebody answers with: a refusal in words, and never more than that."""

from __future__ import annotations

import pytest

from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY, State
from steinkreis.game.registry import game, games
from steinkreis.testing.notes import Notes

NUMBERS = (-1, -100, 2**53, 2**63 - 1, 2**63, 2**64, 2**200, -(2**63), -(2**200))


def way(name: str, players: int) -> list[State]:
    """The states of a random game."""
    state: State = game(name).start(game(name).setup(players))
    rng, passed = Rng(1, players), []
    while state.actor != NOBODY:
        passed.append(state.copy())
        state.apply(state.sample(rng))
    return [*passed, state]


@pytest.mark.parametrize("name", games())
def test_any_number_at_all_is_answered_in_words(name: str) -> None:
    notes = Notes(game(name))
    for players in (game(name).players[0], game(name).players[-1]):
        for state in way(name, players)[:300]:
            assert [state.refusal(number) for number in NUMBERS] == [Message("refused")] * 9
            whys = [state.refusal(number) for number in (0, 1, 7, 30, 95, 10_000, 2**52)]
            for why in whys:
                assert why is None or all(notes.say("de", [why]) + notes.say("en", [why]))


@pytest.mark.parametrize("name", games())
def test_after_the_end_nothing_is_possible(name: str) -> None:
    over = way(name, game(name).players[0])[-1]
    assert over.actions() == []
    assert over.refusal(0) == Message("refused")
    notes = Notes(game(name))
    notes.check([over.question()], ["Das Spiel ist zu Ende."], ["The game is over."])
