"""The tree search: legal, repeatable, blind to secrets, and not blind to a win."""

from __future__ import annotations

from bench.connect_four import ConnectFour
from steinkreis.bots.levels import Level
from steinkreis.bots.search import Search, SearchBot
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, State
from steinkreis.game.registry import game

STONES = game("hidden-stones")
ITERATIONS = 60


def searcher(iterations: int) -> SearchBot:
    return SearchBot(Level("test", iterations=iterations, blur=0, slips=0))


def first_decision(players: int, seed: int) -> State:
    state: State = STONES.start(STONES.setup(players))
    rng = Rng(seed)
    while state.actor == CHANCE:
        state.apply(state.sample(rng))
    return state


def four(moves: str) -> ConnectFour:
    """A position of connect four, by the columns played."""
    state = ConnectFour()
    for column in moves:
        state.apply("abcdefg".index(column))
    return state


def test_it_wins_when_it_can() -> None:
    assert searcher(400).choose(four("dadada"), Rng(1)) == 3


def test_it_stops_a_win() -> None:
    assert searcher(2000).choose(four("dadad"), Rng(1)) == 3


def test_the_same_seed_gives_the_same_answer() -> None:
    for seed in range(4):
        state = first_decision(3, seed)
        view = state.hide(state.actor)
        answers = {searcher(ITERATIONS).choose(view, Rng(seed)) for _ in range(2)}
        assert len(answers) == 1
        assert state.refusal(answers.pop()) is None


def test_it_cannot_tell_one_secret_from_another() -> None:
    for seed in range(4):
        state = first_decision(2, seed)
        truths = [state.hide(state.actor).guess(Rng(guess)) for guess in range(3)]
        assert len({truth.key() for truth in truths}) == 3
        bot = searcher(ITERATIONS)
        assert len({bot.choose(truth.hide(state.actor), Rng(seed)) for truth in truths}) == 1


def test_every_iteration_is_counted_once() -> None:
    state = first_decision(2, 1)
    search = Search(state.hide(state.actor), Rng(1))
    search.run(ITERATIONS)
    lines = search.lines()
    assert sum(line.visits for line in lines) == ITERATIONS - 1  # the first one judged the root
    assert all(0 <= line.share <= 1 for line in lines)
