"""Thousands of random rounds, calculated twice: by the rules and by a naive book-keeper."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY
from steinkreis.games.hinkel_und_stein.material import FATE, FATE_AT, NOTCH_AT, STONES, name
from steinkreis.games.hinkel_und_stein.questions import BET, CALL, CONDITION, REPLY, WEIGH
from steinkreis.games.hinkel_und_stein.rules import HinkelStein
from tests.games.hinkel_und_stein.oracle import GRAMS, Oracle, pull
from tests.games.hinkel_und_stein.position import GAME

GAMES = 120  # 2,400 rounds with two and four players, 1,800 with three


def board(state: HinkelStein) -> list[list[str]]:
    return [[name(stone) for stone in state.scale.stones_on(field)] for field in range(4)]


def grams(state: HinkelStein) -> dict[str, int]:
    if state.options.is_exact:
        return GRAMS
    weights = {name(stone): int(state.scale.weights[stone]) for stone in range(STONES)}
    return {**weights, "fate": int(state.scale.weights[FATE])}


def opened(players: int, weights: str, rng: Rng) -> HinkelStein:
    state = GAME.start(GAME.setup(players, {"weights": weights}))
    while state.actor == CHANCE:
        state.apply(state.sample(rng))
    return state


def book(state: HinkelStein) -> Oracle:
    """The book-keeper as the game begins."""
    hands: list[list[str]] = [[] for _ in range(state.seats)]
    for kind, letter in enumerate("MQBC"):
        if state.owner(kind) < state.seats:
            hands[state.owner(kind)].append(letter)
    if state.seats == 2:
        for hand in hands:
            hand.sort(key=lambda letter: bool(state.right & (1 << "MQBC".index(letter))))
    chief = next(seat for seat, hand in enumerate(hands) if "C" in hand)
    return Oracle(hands, chief)


def hear(oracle: Oracle, state: HinkelStein, action: int) -> None:
    """What the book-keeper notes of an answer, in the words of the players."""
    answer = state.notation(action)
    if state.phase == CONDITION:
        oracle.condition = answer
    elif state.phase == REPLY and answer == "yes":
        oracle.partner = state.actor
    elif state.phase == BET:
        count = 0 if answer == "take" else int(answer)
        oracle.bet(state.actor, "MQBC"[state.kind], count)
    elif state.phase == CALL and answer.endswith("Q"):
        oracle.porter = int(answer[1]) - 1


def look(oracle: Oracle, state: HinkelStein, was_down: int) -> None:
    """Compare what is on the table with the books."""
    position = {"pivot": NOTCH_AT[state.scale.notch], "fate": FATE_AT[state.scale.fate]}
    torque = pull(board(state), grams(state), **position)
    if state.phase != WEIGH and state.question().id != "ask-tilt":
        down = was_down if torque == 0 else int(torque > 0)
        assert state.scale.down == down, board(state)


def settle_books(oracle: Oracle, state: HinkelStein) -> None:
    if oracle.porter is None and oracle.partner is not None:
        third = {0, 1, 2} - {oracle.chief, oracle.partner}
        oracle.porter = third.pop()  # was called without a question
    position = {"pivot": NOTCH_AT[state.scale.notch], "fate": FATE_AT[state.scale.fate]}
    torque = pull(board(state), grams(state), **position)
    right = torque > 0 or (torque == 0 and state.scale.down == 1)
    oracle.end_round(board(state), right)


@pytest.mark.parametrize("weights", ["by-eye", "open"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rules_and_book_keeper_agree(players: int, weights: str) -> None:
    for number in range(GAMES // 2):
        rng = Rng(23, number)
        state = opened(players, weights, rng)
        oracle = book(state)
        while state.actor != NOBODY:
            last, down, passage = state.last, int(state.scale.down), int(state.passage)
            action = state.sample(rng)
            hear(oracle, state, action)
            state.apply(action)
            look(oracle, state, down)
            if state.last is not last:
                settle_books(oracle, state)
            is_next = state.is_fresh and oracle.condition != ""
            if is_next:
                if state.passage != passage:
                    oracle.end_passage()
                oracle.begin_round()
            assert state.scores() == oracle.discs
            assert (state.discs.pot, state.discs.supply) == (oracle.pot, oracle.supply)
            assert state.discs.borrowed == oracle.added
            assert state.chief == oracle.chief
        assert oracle.rounds == (15 if players == 3 else 20)
        best = max(oracle.discs)
        shares = [1 / oracle.discs.count(best) if d == best else 0.0 for d in oracle.discs]
        assert state.returns() == shares


def test_the_book_keeper_weighs_by_itself() -> None:
    """One position by pencil and paper, on the right notch."""
    board = [["M5"], ["C1"], [], ["B5"]]
    left, right = 74 * 115 + 27 * 85 + 29 * 25 + 120 * 5, 79 * 105
    assert pull(board, GRAMS, pivot=5, fate=-20) == right - left
