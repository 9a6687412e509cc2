"""OpenSpiel's own simulation of our games, each state packed and unpacked on the way."""

from __future__ import annotations

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from steinkreis.game.registry import games  # noqa: E402
from steinkreis.research.openspiel import register  # noqa: E402

pytestmark = pytest.mark.once


@pytest.mark.parametrize("name", sorted(games()))
def test_a_game_is_simulated(name: str) -> None:
    known = f"steinkreis_{name.replace('-', '_')}"
    assert known in register()
    most = max(games()[name].players)
    for players in {games()[name].players[0], min(most, 3)} & set(games()[name].players):
        game = pyspiel.load_game(known, {"players": players})
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_guess_agrees_with_what_a_player_knows() -> None:
    register()
    params = {"players": 3, "options": "points:hidden/goal:2"}
    state = pyspiel.load_game("steinkreis_hidden_stones", params).new_initial_state()
    while state.current_player() < 0:
        state.apply_action(state.chance_outcomes()[0][0])
    guess = state.resample_from_infostate(1, lambda: 0.3)
    assert guess.information_state_string(1) == state.information_state_string(1)
    assert str(guess) != str(state)
    guess = state.resample_from_infostate(state.current_player(), lambda: 0.3)
    assert guess.information_state_string() == state.information_state_string()  # of who is asked
