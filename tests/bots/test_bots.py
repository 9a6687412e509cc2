"""The first bots: legal, repeatable, and one of them sensible."""

from __future__ import annotations

import pytest

from steinkreis.bots.play import play_out
from steinkreis.bots.roster import NAMES, bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, State
from steinkreis.game.registry import game

STONES = game("hidden-stones")
# Trilith is Menhir with larger numbers, which would take minutes here, interpreted.
QUICK = ["random", "greedy", "kiesel", "findling", "menhir*0.1"]


def first_decision(players: int, seed: int) -> State:
    state: State = STONES.start(STONES.setup(players))
    rng = Rng(seed)
    while state.actor == CHANCE:
        state.apply(state.sample(rng))
    return state


def test_greedy_beats_random() -> None:
    won = 0.0
    for number in range(6):
        seats = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        state = STONES.start(STONES.setup(2))
        play_out(state, [bot(name) for name in seats], Rng(3, number), [])
        won += state.returns()[seats.index("greedy")]
    assert won == 6


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_move(name: str) -> None:
    for seed in range(2):
        view = first_decision(3, seed)
        view = view.hide(view.actor)
        one = bot(name).choose(view, Rng(seed))
        assert one == bot(name).choose(view, Rng(seed))
        assert view.refusal(one) is None


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_does_not_change_what_it_looks_at(name: str) -> None:
    state = first_decision(2, 1)
    view = state.hide(state.actor)
    key = view.key()
    bot(name).choose(view, Rng(1))
    assert view.key() == key


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_cannot_tell_one_secret_from_another(name: str) -> None:
    """Another hand of the opponent, the same view, the same move."""
    for seed in range(2):
        state = first_decision(2, seed)
        truths = [state.hide(state.actor).guess(Rng(guess)) for guess in range(3)]
        assert len({truth.key() for truth in truths}) == 3
        moves = {bot(name).choose(truth.hide(state.actor), Rng(seed)) for truth in truths}
        assert len(moves) == 1


def test_greedy_scores_what_lies_on_the_table() -> None:
    """With a fitting card in hand, a greedy turn brings points."""
    for seed in range(20):
        state = first_decision(2, seed)
        seat = state.actor
        fitting = [action for action in state.actions() if action > 22]
        if fitting:
            rng = Rng(seed)
            while state.actor == seat:
                state.apply(bot("greedy").choose(state.hide(seat), rng))
            assert state.scores()[seat] > 0
            return
    pytest.fail("no position with a fitting card among the seeds")


def test_an_unknown_bot_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        bot("genius")


def test_the_roster_names_every_bot() -> None:
    assert NAMES == ["random", "greedy", "kiesel", "findling", "menhir", "trilith"]
    for name in NAMES:
        bot(name)
