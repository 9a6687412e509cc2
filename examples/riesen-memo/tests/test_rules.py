"""The rules, clause by clause. A turn of stone 1, whose sign chance says, is written `1 sign`."""

from __future__ import annotations

import pytest
from riesen_memo import GAME
from riesen_memo.rules import GRID, TURNS, UNKNOWN, RiesenMemo

from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY
from steinkreis.testing import Notes, legal

NOTES = Notes(GAME)


def new(players: int = 2, **options: object) -> RiesenMemo:
    return GAME.start(GAME.setup(players, options))


def play(state: RiesenMemo, answers: str) -> RiesenMemo:
    return NOTES.play(state, answers)


@pytest.mark.clause("riesen-memo", "1.1")
def test_all_stones_lie_signs_down_two_of_each() -> None:
    state = new()
    assert state.sign == [UNKNOWN] * 24
    assert state.material() == [24] + [2] * 12
    assert new(stones="16").material() == [16] + [2] * 8


@pytest.mark.clause("riesen-memo", "2.1")
def test_two_stones_are_turned_over_one_after_the_other() -> None:
    state = play(new(), "7 3")
    assert state.open == [6]
    assert "7" not in legal(state)
    assert NOTES.refused(state, "7") == "refused-open"
    assert play(state, "8 5").sign[6:8] == [2, 4]


@pytest.mark.clause("riesen-memo", "2.2")
def test_a_pair_is_taken() -> None:
    state = play(new(), "1 4 2 4")
    assert state.owner[:3] == [0, 0, GRID]
    assert state.scores() == [1, 0]


@pytest.mark.clause("riesen-memo", "2.2")
def test_others_stay_open_until_the_next_stone_is_turned() -> None:
    state = play(new(), "1 4 2 5")
    assert state.open == [0, 1]
    state = play(state, "3 1")
    assert state.open == [2]
    assert "1" in legal(state), "it can be turned over again, and its sign is known"
    assert play(state, "1").phase != state.phase


@pytest.mark.clause("riesen-memo", "2.3")
def test_a_pair_brings_another_turn() -> None:
    assert play(new(), "1 4 2 4").turn == 0
    assert play(new(), "1 4 2 5").turn == 1
    assert play(new(pair="next"), "1 4 2 4").turn == 1


@pytest.mark.clause("riesen-memo", "3.1", "3.3")
def test_most_pairs_win_when_all_stones_are_taken() -> None:
    pairs = " ".join(f"{2 * k + 1} {k + 1} {2 * k + 2} {k + 1}" for k in range(8))
    state = play(new(stones="16"), pairs)
    assert state.actor == NOBODY
    assert state.returns() == [1.0, 0.0]
    state = play(new(stones="16", pair="next"), pairs)
    assert state.returns() == [0.5, 0.5]


@pytest.mark.clause("riesen-memo", "3.2")
def test_after_eighty_turns_it_is_over() -> None:
    first = play(new(), "1 1 2 2")
    state = play(first, "1 2 " * (TURNS - 2))
    assert state.actor != NOBODY
    assert play(state, "1 2").actor == NOBODY


def test_a_covered_stone_is_remembered_but_not_drawn() -> None:
    state = play(new(), "1 4 2 5 3 1")
    view = state.hide(1)
    assert view.key() == state.key()
    assert "hamm" not in str(GAME.picture(state, 1))


def test_weak_heads_forget_old_stones_first() -> None:
    state = play(new(), "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8")
    known = [0] * 24
    for seed in range(200):
        dim = state.hide(0).blur(2, Rng(seed))
        known = [count + (sign != UNKNOWN) for count, sign in zip(known, dim.sign, strict=True)]
    assert known[0] < known[2] < known[4] < known[6] == 200
    forgetful = [state.hide(0).blur(3, Rng(seed)).sign[:6] for seed in range(20)]
    assert all(sign == UNKNOWN for signs in forgetful for sign in signs)


@pytest.mark.parametrize("language", ["de", "en"])
def test_it_is_told(language: str) -> None:
    told = NOTES.say(language, NOTES.told(new(), "1 5 2 5"))
    assert (
        told
        == {
            "de": [
                *("Anna dreht Stein 1 um: Hammer.", "Anna dreht Stein 2 um: Hammer."),
                "Anna nimmt das Paar (Hammer).",
            ],
            "en": [
                *("Anna turns stone 1 over: hammer.", "Anna turns stone 2 over: hammer."),
                "Anna takes the pair (hammer).",
            ],
        }[language]
    )
