"""Best replies are what is known of them on paper."""

from __future__ import annotations

from dataclasses import replace

import pytest

from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY, State
from steinkreis.research.exact import (
    TooLarge,
    Tree,
    best_reply,
    expected,
    exploitability,
    habits,
    uniform,
)
from steinkreis.research.small import FOUR_COLOURS, SMALL, Small
from tests.research.kuhn import MOST, Kuhn

CHIPS = 2 * MOST  # what a share of 1 is in chips

# How often one of the equilibria bets (or calls) with the lowest, middle and highest card.
FIRST = [0.0, 0.0, 0.0]
AFTER_A_PASS = [1 / 3, 0.0, 1.0]
AFTER_A_BET = [0.0, 1 / 3, 1.0]


def equilibrium(view: State) -> list[float]:
    assert isinstance(view, Kuhn)
    table = {0: FIRST, 1: AFTER_A_BET if view.bets == [1] else AFTER_A_PASS, 2: AFTER_A_BET}
    bets = table[len(view.bets)][view.cards[view.turn]]
    return [1 - bets, bets]


def test_kuhn_poker_at_random_is_as_exploitable_as_known() -> None:
    tree = Tree(Kuhn())
    assert len(tree.views) == 12
    assert exploitability(tree, uniform) * CHIPS == pytest.approx(11 / 24)
    odds = [uniform(view) for view in tree.views]
    assert [best_reply(tree, odds, seat) * CHIPS - MOST for seat in (0, 1)] == pytest.approx(
        [1 / 2, 5 / 12]
    )


def test_its_equilibrium_cannot_be_exploited() -> None:
    tree = Tree(Kuhn())
    odds = [equilibrium(view) for view in tree.views]
    assert expected(tree, odds, 0) * CHIPS - MOST == pytest.approx(-1 / 18)
    assert exploitability(tree, equilibrium) == pytest.approx(0)


def test_a_bot_is_measured_by_what_it_answers() -> None:
    """Asked often enough, the bot that does anything is the one that is known."""
    found = exploitability(Tree(Kuhn()), habits(bot("random"), 2000)) * CHIPS
    assert found == pytest.approx(11 / 24, abs=0.05)


def test_a_small_opferroulette_is_played_better_by_greedy_than_at_random() -> None:
    tree = Tree(replace(FOUR_COLOURS, options={**FOUR_COLOURS.options, "cards": 6}).start())
    assert exploitability(tree, habits(bot("greedy"), 4)) < exploitability(tree, uniform)


@pytest.mark.parametrize("small", SMALL, ids=lambda small: str(small.name))
def test_a_small_set_up_begins_as_it_says_and_ends_soon(small: Small) -> None:
    state, rng = small.start(), Rng(1)
    assert state.asks()[state.phase].name == small.begins
    steps = 0
    while state.actor != NOBODY:
        state.apply(state.sample(rng))
        steps += 1
    assert steps < 30


def test_a_tree_that_does_not_end_is_given_up() -> None:
    with pytest.raises(TooLarge, match="more than 100 positions"):
        Tree(FOUR_COLOURS.start(), most=100)
