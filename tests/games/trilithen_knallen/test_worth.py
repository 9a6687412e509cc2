"""What bots go by: how likely a run is, and what a position is worth."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY
from steinkreis.games.trilithen_knallen.material import owner_of
from steinkreis.games.trilithen_knallen.questions import DIRECTION, FLIP
from steinkreis.games.trilithen_knallen.rules import TrilithenKnallen
from steinkreis.games.trilithen_knallen.runs import Memory, odds
from steinkreis.games.trilithen_knallen.threats import HOPELESS, Threats, loss
from steinkreis.games.trilithen_knallen.track import PAIR, front
from steinkreis.kit.stonehenge import BACKWARDS, CLOCKWISE, FIELDS
from tests.games.trilithen_knallen.position import opened, play, position
from tests.games.trilithen_knallen.test_book import lucky

FOUR = """
    field   5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21
    track   . a a . . .  .  b  b  .  .  .  c  c  .  .  .
    block   r w b g y w  r  b  g  y  w  r  b  g  y  w  r
"""
HANDS = ["6 26 27 28", "1 2 3 4", "22 23 24 25"]


def by_hand(state: TrilithenKnallen, spot: int, memory: Memory) -> float:
    """The same as `Threats` says, run by run."""
    runner = int(state.runner)
    taken = state.track.taken(runner)
    best = 0.0
    for direction in (CLOCKWISE, BACKWARDS):
        gap = state.track.gap(spot, direction, taken)
        if gap in (0, FIELDS) or PAIR[spot] & taken:
            continue
        target = state.track.behind_gap(spot, direction, gap)
        if owner_of(state.seats, int(target)) != state.racer:
            cards = state.cards_for(gap)
            chance = odds(state, memory, front(spot, direction), direction, cards)
            best = max(best, chance * loss(state.stakes.discs[target], gap, 6.0))
    return best


@pytest.mark.parametrize(("players", "cards"), [(2, "hit"), (3, "near"), (5, "hit")])
def test_prospects_are_the_odds_of_every_single_run(players: int, cards: str) -> None:
    state, rng, compared = opened(players, 4, {"cards": cards}), Rng(4), 0
    while state.actor != NOBODY:
        if state.phase == DIRECTION:
            memory = Memory(state, state.racer, later=False)
            gains = Threats(state, memory, state.runner, 6.0).gains
            for spot in range(FIELDS):
                slack = 16 * HOPELESS
                assert gains[spot] == pytest.approx(by_hand(state, spot, memory), abs=slack)
                compared += gains[spot] > slack
        state.apply(lucky(state, rng))
    assert compared > 20


def test_who_remembers_is_sure_and_who_does_not_has_to_guess() -> None:
    state = play(position(FOUR, HANDS, seen="a=g1 b=y1 c=w1 d=r1 e=b1"), "6 6+7")
    assert state.phase == FLIP
    spot = front(state.track.spots[0], CLOCKWISE)
    assert odds(state, Memory(state, 0, later=False), spot, CLOCKWISE, 5) == 1.0
    blind = play(position(FOUR, HANDS), "6 6+7")
    guess = odds(blind, Memory(blind, 0, later=False), spot, CLOCKWISE, 5)
    assert guess == pytest.approx(3**5 / (15 * 14 * 13 * 12 * 11))
    assert state.worth(0) > blind.worth(0)


def test_of_cards_that_are_alike_bots_try_one() -> None:
    state = play(position(FOUR, HANDS, seen="a=g1 b=y1 c=w1 d=r1 e=b1 f=g2"), "6 6+7")
    right, wrong, unseen = set("af"), set("bcde"), set("ghijklmno")
    for k in range(20):
        names = {state.notation(action) for action in state.distinct(Rng(1, k))}
        assert [len(names & alike) for alike in (right, wrong, unseen)] == [1, 1, 1]
        assert len(names) == 3


def test_the_right_card_is_worth_more_than_a_wrong_one() -> None:
    state = play(position(FOUR, HANDS, seen="a=g1 b=y1 c=w1 d=r1 e=b1"), "6 6+7")
    values = {name: play(state, name).worth(0) for name in "abcde"}
    assert max(values, key=lambda name: values[name]) == "a"


def test_worth_adds_up_to_one() -> None:
    state, rng = opened(4, 2), Rng(2)
    while state.actor != NOBODY:
        total = sum(state.worth(seat) for seat in range(4))
        assert total == pytest.approx(1.0)
        state.apply(lucky(state, rng))
