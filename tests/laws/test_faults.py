"""The laws let the sound game pass and catch every faulty one, each by the right name."""

from __future__ import annotations

import pytest

from steinkreis.game.game import AnyGame
from steinkreis.laws.check import check, setups
from tests.laws import pairs, pebbles
from tests.laws.faults import FAULTS, Fault


@pytest.mark.parametrize("game", [pebbles.GAME, pairs.GAME], ids=lambda game: game.name)
def test_a_sound_game_obeys_every_law_in_every_set_up(game: AnyGame) -> None:
    finding = check(game, games=5)
    assert finding.breaches == []
    assert finding.games == 5 * len(list(setups(game)))
    assert finding.notes == []


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name.replace(" ", "-"))
def test_a_fault_is_caught_by_its_law(fault: Fault) -> None:
    breaches = check(fault.game, games=3).breaches
    assert breaches, f"{fault.name} went unnoticed"
    assert breaches[0].law == fault.law, breaches[0].sentence


def test_a_breach_can_be_played_again() -> None:
    fault = next(fault for fault in FAULTS if fault.name == "a lost card")
    breach = check(fault.game).breaches[0]
    state = fault.game.start(breach.setup)
    before = state.material()
    for action in breach.actions:
        assert state.refusal(action) is None
        state.apply(action)
    assert state.material() != before
