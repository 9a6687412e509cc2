"""Clauses 2.4 and 3.4: nobody knows the real weights, and the tilts are all the evidence."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, NOBODY, PUBLIC
from steinkreis.games.hinkel_und_stein.material import FATE, NOMINAL, SPREAD
from steinkreis.games.hinkel_und_stein.rules import HinkelStein
from steinkreis.games.hinkel_und_stein.weighings import Weighing, claim, draw, fresh, surplus
from steinkreis.interpreted import is_compiled
from tests.games.hinkel_und_stein.position import GAME, by_eye, opened, play

GAMES = 150 if is_compiled() else 12


def agrees(weights: list[int], weighing: Weighing) -> bool:
    """Whether these weights tip the plank as it was seen to tip, by pencil and paper."""
    arms = [int(arm) for arm in weighing.arms]
    torque = sum(weight * arm for weight, arm in zip(weights, arms)) + 120 * arms[FATE + 1]
    if torque == 0:
        return weighing.was == weighing.down
    return (torque > 0) == (weighing.down == 1)


def random_game(players: int, number: int) -> HinkelStein:
    state = GAME.start(GAME.setup(players))
    rng = Rng(31, number)
    while state.actor != NOBODY:
        state.apply(state.sample(rng))
    return state


@pytest.mark.clause("hinkel-und-stein", "2.4", "3.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_agrees_with_every_tilt_that_was_seen(players: int) -> None:
    seen = 0
    for number in range(GAMES):
        state = random_game(players, number)
        weighings = state.scale.weighings()
        seen += len(weighings)
        assert all(agrees([int(w) for w in state.scale.weights], each) for each in weighings)
        view = state.hide(PUBLIC)
        for seed in range(3):
            weights = [int(weight) for weight in view.guess(Rng(seed)).scale.weights]
            assert all(agrees(weights, each) for each in weighings)
            for stone in range(FATE + 1):
                assert abs(weights[stone] - int(NOMINAL[stone])) <= SPREAD[stone]
    assert seen > 5 * GAMES


@pytest.mark.clause("hinkel-und-stein", "3.4")
def test_a_claim_is_the_tilt_as_an_inequality() -> None:
    state = play(by_eye(), "heavier s1 +1 M3 a s2 +1 Q3 d")  # left stays down: 5170 : 4730
    weighing = state.scale.close
    assert weighing is not None
    assert surplus(NOMINAL, claim(weighing)) == 5170 - 4730
    state = play(by_eye(), "heavier s2 +1 Q3 d s1 +1 M3 a")  # left comes down, so by 1 at least
    weighing = state.scale.close
    assert weighing is not None
    assert surplus(NOMINAL, claim(weighing)) == 5170 - 4730 - 1


@pytest.mark.clause("hinkel-und-stein", "3.4")
def test_guesses_learn_from_a_tilt() -> None:
    """A quartz that lifts a menhir said to be heavier: the menhir is lighter, or the quartz not."""
    state = by_eye()
    weights = fresh(0, Rng(1))
    weights[2], weights[7] = NOMINAL[2] - SPREAD[2], NOMINAL[7] + SPREAD[7]  # M3 44, Q3 46
    state.scale.weights = weights
    state = play(state, "heavier s1 +1 M3 a s2 +1 Q3 d")
    assert state.scale.down == 1
    view = state.hide(0)
    pairs = set()
    for seed in range(200):
        guess = view.guess(Rng(seed)).scale.weights
        assert guess[7] > guess[2]
        pairs.add((int(guess[2]), int(guess[7])))
    assert pairs == {(44, 45), (44, 46), (45, 46)}


@pytest.mark.clause("hinkel-und-stein", "2.4")
def test_without_evidence_a_guess_may_be_anything_near() -> None:
    view = by_eye().hide(2)
    guesses = [view.guess(Rng(seed)).scale.weights for seed in range(300)]
    for stone in range(FATE + 1):
        found = {int(guess[stone]) for guess in guesses}
        spread = int(SPREAD[stone])
        assert found == set(range(int(NOMINAL[stone]) - spread, int(NOMINAL[stone]) + spread + 1))


@pytest.mark.clause("hinkel-und-stein", "2.4")
def test_a_view_keeps_nothing_of_the_real_weights() -> None:
    one, other = by_eye(), by_eye()
    other.scale.weights = draw(None, FATE + 1, Rng(4))
    assert one.key() != other.key()
    answers = "heavier s4 +1 C2 d s1 +2 M1 a s2 +1 Q1 b"
    views = [play(state, answers).hide(viewer) for state in (one, other) for viewer in (0, PUBLIC)]
    assert len({view.key() for view in views}) == 1
    assert [view.scale.torque() for view in views] == [views[0].scale.torque()] * 4
    assert [view.worth(2) for view in views] == [views[0].worth(2)] * 4


@pytest.mark.clause("hinkel-und-stein", "2.4")
def test_open_weights_are_known_to_everybody() -> None:
    state = opened()
    assert list(state.hide(1).guess(Rng(1)).scale.weights) == list(NOMINAL)
    assert state.hide(1).guess(Rng(1)).viewer == ALL


def test_a_weaker_head_forgets_earlier_passages_then_everything() -> None:
    state = random_game(4, 1)
    passages = [int(weighing.passage) for weighing in state.scale.weighings()]
    assert len(set(passages)) > 1
    view = state.hide(0)
    now = int(state.passage)
    kept = view.blur(1, Rng(1))
    assert [int(w.passage) for w in kept.scale.weighings()] == [p for p in passages if p == now]
    assert view.blur(2, Rng(1)).scale.weighings() == []
    assert len(view.scale.weighings()) == len(passages)
