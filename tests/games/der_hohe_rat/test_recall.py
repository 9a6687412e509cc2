"""What rivals can know of two partners who exchange cards: a witness keeps every possibility."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY
from steinkreis.games.der_hohe_rat.questions import DEAL, DRAW, RETURN, TURN
from steinkreis.games.der_hohe_rat.rules import DerHoheRat
from tests.games.books import BOOKS
from tests.games.der_hohe_rat.position import GAME

Eras = tuple[int, ...]  # how often the pile had been shuffled when each card of a hand was drawn
Pair = tuple[Eras, Eras]  # the hands of both partners


def gained(hands: Pair, who: int, era: int) -> Pair:
    more = tuple(sorted((*hands[who], era)))
    return (more, hands[1]) if who == 0 else (hands[0], more)


def lost(hands: Pair, who: int, era: int) -> Pair:
    fewer = list(hands[who])
    fewer.remove(era)
    return (tuple(fewer), hands[1]) if who == 0 else (hands[0], tuple(fewer))


def eras(state: DerHoheRat, faction: int) -> Pair:
    era = state.hands.decks[faction].eras
    one, other = state.hands.held[faction::2]
    return tuple(sorted(era[card] for card in one)), tuple(sorted(era[card] for card in other))


def witnessed(
    before: DerHoheRat, answer: str, after: DerHoheRat, possible: set[Pair], faction: int
) -> set[Pair]:
    """What both hands of the faction may be, by what everybody saw of this answer."""
    turn = int(before.turn)
    if turn % 2 != faction:
        return possible
    if before.phase == RETURN or (before.phase == TURN and answer.endswith("?")):
        giver = (turn // 2 + (before.phase == RETURN)) % 2
        return {
            gained(lost(hands, giver, era), 1 - giver, era)
            for hands in possible
            for era in hands[giver]
        }
    who, old, new = turn // 2, before.hands.held[turn], after.hands.held[turn]
    if before.phase in (DEAL, DRAW):
        era = int(before.hands.decks[faction].era)
        return {gained(hands, who, era) for hands in possible}
    for card in set(old) - set(new):
        era = before.hands.decks[faction].eras[card]
        possible = {lost(hands, who, era) for hands in possible if era in hands[who]}
    return possible


@pytest.mark.clause("der-hohe-rat", "3.4", "3.5", "9.2")
def test_rivals_take_for_possible_what_a_witness_does_and_nothing_else() -> None:
    doubts = 0
    for number in range(max(2, BOOKS // 4)):
        rng = Rng(17, number)
        state = GAME.start(GAME.setup(4))
        possible: list[set[Pair]] = [{((), ())}, {((), ())}]
        for step in range(800):
            if state.actor == NOBODY:
                break
            action = talkative(state, rng)
            answer, before = state.notation(action), state.copy()
            state.apply(action)
            for faction in (0, 1):
                possible[faction] = witnessed(before, answer, state, possible[faction], faction)
                if step % 5 == faction:
                    doubts += compare(state, faction, possible[faction])
    assert doubts > 50


def talkative(state: DerHoheRat, rng: Rng) -> int:
    """Some answer; of three actions one is counsel."""
    if state.phase == TURN and not state.acted and rng.below(3) == 0:
        able = [action for action in state.actions() if state.notation(action).endswith("?")]
        return able[rng.below(len(able))]
    return state.sample(rng)


def compare(state: DerHoheRat, faction: int, possible: set[Pair]) -> bool:
    """Whether there is any doubt, to which all guesses must do justice."""
    assert eras(state, faction) in possible
    view = state.hide(1 - faction)
    guesses = {eras(view.guess(Rng(seed)), faction) for seed in range(4 * len(possible))}
    assert guesses <= possible
    if len(possible) == 2:
        assert len({eras(view.guess(Rng(seed)), faction) for seed in range(40)}) == 2
    return len(possible) > 1
