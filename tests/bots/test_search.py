"""The searching bots: legal, repeatable, blind to secrets, and not blind to a win."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from bench.connect_four import ConnectFour
from steinkreis.bots.levels import LEVELS, Level
from steinkreis.bots.plans import CONFIRMED, PlanSearch, follow
from steinkreis.bots.roster import bot
from steinkreis.bots.search import SearchBot, Thought, explain
from steinkreis.bots.thought import Candidate
from steinkreis.bots.tree import Tree
from steinkreis.bots.turns import play_turn, ways
from steinkreis.core.dial import Dial
from steinkreis.core.message import Message
from steinkreis.core.nature import Nature, Outcome
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, HIDDEN, NOBODY, OpenState, State
from steinkreis.game.registry import game
from steinkreis.game.words import Words
from tests.laws.pebbles import GAME as PEBBLES
from tests.laws.pebbles.rules import Pebbles, begin

STONES = game("hidden-stones")


def searcher(*, iterations: int = 24, playouts: int = 60, plans: int = 6) -> SearchBot:
    return SearchBot(
        Level(
            "test",
            iterations=iterations,
            playouts=playouts,
            beam=3,
            pool=plans,
            guesses=12,
            plans=plans,
            turns=2,
            replies=1,
            blur=0,
            slips=0,
            shake=0,
        )
    )


def to_decision(state: State, seed: int) -> State:
    rng = Rng(seed)
    while state.actor == CHANCE:
        state.apply(state.sample(rng))
    return state


def stones(players: int, seed: int) -> State:
    return to_decision(STONES.start(STONES.setup(players)), seed)


def four(moves: str) -> ConnectFour:
    """A position of connect four, by the columns played."""
    state = ConnectFour()
    for column in moves:
        state.apply("abcdefg".index(column))
    return state


class Marbles(OpenState):
    """One roll: the nearer the dial is to 70, the likelier the marble hits."""

    def __init__(self) -> None:
        super().__init__(1)
        self.actor = 0
        self.turned = -1
        self.has_hit = False

    def actions(self) -> list[int]:
        return [0, 1] if self.actor == CHANCE else []

    def weights(self) -> list[int]:
        off = abs(self.turned - 70)
        return [1 + off, max(1, 70 - off)]

    def dials(self) -> list[Dial]:
        return [Dial("aim", 101, 0, 1)] if self.actor == 0 else []

    def apply(self, action: int) -> None:
        if self.actor == 0:
            self.turned = action
            self.actor = CHANCE
        else:
            self.has_hit = action == 1
            self.actor = NOBODY

    def copy(self) -> Marbles:
        twin = type(self)()
        twin.actor, twin.viewer = self.actor, self.viewer
        twin.turned, twin.has_hit = self.turned, self.has_hit
        return twin

    def scores(self) -> list[int]:
        return [int(self.has_hit)]

    def returns(self) -> list[float]:
        return [float(self.has_hit)]

    def question(self) -> Message:
        return Message("ask-shot")

    def notation(self, action: int) -> str:
        return str(action)

    def key(self) -> str:
        return f"{self.actor} {self.turned} {self.has_hit}"


class Promising(Marbles):
    """Marbles that say what they are worth, by the odds that they declare."""

    def worth(self, seat: int) -> float:
        odds = self.weights() if self.turned >= 0 else [1, 1]
        return odds[1] / sum(odds)


class Worthless(Pebbles):
    """Pebbles that cannot say what they are worth, so that random games decide."""

    worth = State.worth


def pebbles(seed: int) -> State:
    return to_decision(begin(PEBBLES.setup(3).chosen()), seed)


def worthless_pebbles(seed: int) -> State:
    return to_decision(begin(PEBBLES.setup(3).chosen(), Worthless), seed)


def two_at_the_stones(seed: int) -> State:
    return stones(2, seed)


def alone_at_the_stones(seed: int) -> State:
    return stones(1, seed)


Position = Callable[[int], State]
everywhere = pytest.mark.parametrize(
    "position", [two_at_the_stones, alone_at_the_stones, pebbles, worthless_pebbles]
)
with_secrets = pytest.mark.parametrize("position", [two_at_the_stones, pebbles, worthless_pebbles])


def test_it_wins_when_it_can() -> None:
    assert searcher(playouts=400).choose(four("dadada"), Rng(1)) == 3


def test_it_stops_a_win() -> None:
    assert searcher(playouts=2000).choose(four("dadad"), Rng(1)) == 3


@everywhere
def test_the_same_seed_gives_the_same_answer(position: Position) -> None:
    for seed in range(2):
        state = position(seed)
        view = state.hide(state.actor)
        answers = {searcher().choose(view, Rng(seed)) for _ in range(2)}
        assert len(answers) == 1
        assert state.refusal(answers.pop()) is None


@with_secrets
def test_it_cannot_tell_one_secret_from_another(position: Position) -> None:
    for seed in range(2):
        state = position(seed)
        truths = [state.hide(state.actor).guess(Rng(guess)) for guess in range(3)]
        assert len({truth.key() for truth in truths}) == 3
        answers = {searcher().choose(truth.hide(state.actor), Rng(seed)) for truth in truths}
        assert len(answers) == 1


def test_every_random_game_is_counted_once() -> None:
    state = worthless_pebbles(1)
    tree = Tree(state.hide(state.actor), Rng(1))
    for _ in range(50):
        tree.iterate()
    thought = tree.thought()
    assert sum(line.visits for line in thought.candidates) == 50
    assert all(0 <= line.share <= 1 for line in thought.candidates)
    assert sum(thought.shares) == pytest.approx(1)


def test_answers_that_look_alike_share_an_edge() -> None:
    """What another draws unseen is one edge, not one for every card."""
    state = begin(PEBBLES.setup(3, {"refill": "on"}).chosen(), Worthless)
    to_decision(state, 2)
    tree = Tree(state.hide(state.actor), Rng(1))
    for _ in range(400):
        tree.iterate()
    hidden = [node for node in range(len(tree.edge)) if tree.edge[node] == HIDDEN]
    assert hidden
    assert len({tree.parent[node] for node in hidden}) == len(hidden)


def test_plans_are_halved_on_the_same_guesses() -> None:
    state = stones(2, 1)
    bot = searcher(plans=4)
    search = PlanSearch(state.hide(state.actor), bot.level, Rng(1))
    search.run(24, 0.0)
    assert [plan.visits for plan in search.order] == [9, 9, 3, 3]
    assert search.trials == 9


@everywhere
def test_a_turn_is_played_like_the_best_way_with_a_beam_of_one(position: Position) -> None:
    for seed in range(6):
        state = position(seed)
        key = state.key()
        best = ways(state, 1, Rng(seed))[0].state
        assert play_turn(state, Rng(seed)).key() == best.key()
        assert state.key() == key


def wide(pool: int, guesses: int, plans: int) -> Level:
    """A level that looks at many plans and tries none."""
    return Level(
        "wide",
        iterations=0,
        playouts=2,
        beam=12,
        pool=pool,
        guesses=guesses,
        plans=plans,
        turns=1,
        replies=1,
        blur=0,
        slips=0,
        shake=0,
    )


def test_the_better_plans_are_judged_on_more_guesses() -> None:
    """Those that are left have their mean worth over all guesses, the best first."""
    state = stones(2, 1)
    view = state.hide(state.actor)
    plans = PlanSearch(view, wide(pool=40, guesses=24, plans=5), Rng(1)).plans
    rng = Rng(1)
    rng.next()
    guesses = [view.guess(rng) for _ in range(24)]
    assert len(plans) == 5
    for plan in plans:
        worths = []
        for guess in guesses:
            after = guess.copy()
            follow(after, plan)
            worths.append(after.worth(view.actor))
        assert plan.worth == pytest.approx(sum(worths) / 24)
    assert sorted((plan.worth for plan in plans), reverse=True) == [plan.worth for plan in plans]


def test_plans_are_found_even_when_the_time_for_it_is_over() -> None:
    state = stones(2, 1)
    plans = PlanSearch(
        state.hide(state.actor), wide(pool=40, guesses=24, plans=5), Rng(1), until=0.0
    ).plans
    assert len(plans) == 5
    assert state.refusal(plans[0].actions[0]) is None


def test_the_rest_of_a_turn_needs_no_further_thought() -> None:
    state = stones(2, 3)
    seat = state.actor
    bot = searcher()
    rng = Rng(3)
    first = bot.choose(state.hide(seat), rng)
    planned = [first, *bot.plan]
    state.apply(first)
    played = [first]
    while state.actor == seat:
        played.append(bot.choose(state.hide(seat), rng))
        state.apply(played[-1])
    assert played == planned


def test_a_plan_is_given_up_when_another_game_begins() -> None:
    bot = searcher()
    rng = Rng(3)
    for seed in range(4):
        state = stones(2, seed)
        assert state.refusal(bot.choose(state.hide(state.actor), rng)) is None


def test_a_forced_answer_costs_nothing() -> None:
    state = four("eedcdbfgggbcecedcfgcebbdcedggfdababfff")
    rng = Rng(1)
    before = rng.copy().next()
    assert state.actions() == [0]
    assert searcher().choose(state, rng) == 0
    assert rng.next() == before


def test_time_can_be_limited() -> None:
    """A millisecond is over before the budget of the strongest."""
    state = stones(2, 1)
    strongest = SearchBot(LEVELS[-1].scaled(1.0))
    thought = strongest.think(state.hide(state.actor), Rng(1), seconds=0.001)
    assert sum(line.visits for line in thought.candidates) < LEVELS[-1].iterations
    assert state.refusal(thought.candidates[0].action) is None


def test_a_shot_is_searched_where_dials_are_turned() -> None:
    state = Marbles()
    assert abs(searcher(playouts=2000).choose(state, Rng(1)) - 70) < 15


def only_even_dials_hit(state: State) -> Outcome:
    """A nature of which the odds know nothing."""
    assert isinstance(state, Promising)
    return Outcome(int(state.turned % 2 == 0), None)


def with_nature(nature: Nature) -> SearchBot:
    return SearchBot(searcher(plans=20).level, nature)


def test_nature_confirms_the_best_few_plans() -> None:
    asked: list[int] = []

    def nature(state: State) -> Outcome:
        assert isinstance(state, Promising)
        asked.append(state.turned)
        return only_even_dials_hit(state)

    trusting = [searcher(plans=20).choose(Promising(), Rng(seed)) for seed in range(8)]
    assert any(dial % 2 == 1 for dial in trusting)
    trying = [with_nature(nature).choose(Promising(), Rng(seed)) for seed in range(8)]
    assert all(dial % 2 == 0 for dial in trying)
    assert len(asked) == 8 * CONFIRMED
    again = [with_nature(nature).choose(Promising(), Rng(seed)) for seed in range(8)]
    assert again == trying


def test_of_equal_outcomes_the_search_decides() -> None:
    for seed in range(4):
        trusting = searcher(plans=20).choose(Promising(), Rng(seed))
        indifferent = with_nature(lambda state: Outcome(1, None))
        assert indifferent.choose(Promising(), Rng(seed)) == trusting


def test_a_nature_that_does_not_decide_changes_nothing() -> None:
    for seed in range(4):
        trusting = searcher(plans=20).choose(Promising(), Rng(seed))
        assert with_nature(lambda state: None).choose(Promising(), Rng(seed)) == trusting


def test_a_thought_is_said_in_one_sentence() -> None:
    thought = Thought([Candidate(4, 30, 0.618), Candidate(2, 10, 0.55)], [0.6, 0.4])
    message = explain(thought)
    assert message is not None
    assert Words(STONES, "de").say(message) == (
        "Meine Aussicht auf den Sieg: 62 %. Mit dem Nächstbesten wären es 55 %."
    )
    assert "62" in Words(STONES, "en").say(message)
    assert explain(Thought([Candidate(4, 30, 0.618)], [0.6, 0.4])) is None


def test_a_level_is_scaled() -> None:
    scaled = bot("trilith*0.1")
    assert isinstance(scaled, SearchBot)
    assert scaled.level.iterations == round(LEVELS[-1].iterations * 0.1)
    assert scaled.level.beam == round(LEVELS[-1].beam * 0.1)
    work = scaled.level.pool * scaled.level.guesses
    assert work < 0.12 * LEVELS[-1].pool * LEVELS[-1].guesses
    for name in ("trilith*", "trilith*x", "trilith*-1", "trilith*nan", "random*0.5", "trilith@"):
        with pytest.raises(KeyError):
            bot(name)


def test_a_bot_has_processor_time_for_a_turn() -> None:
    state = STONES.start(STONES.setup(2))
    rng = Rng(1)
    while state.actor < 0:
        state.apply(state.sample(rng))
    thinker = bot("trilith*100@0.05")
    assert isinstance(thinker, SearchBot)
    began = time.process_time()
    thinker.choose(state.hide(state.actor), rng)
    assert time.process_time() - began < 30  # a hundred Triliths would take minutes
