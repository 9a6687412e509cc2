"""What a record says once it is given away."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY, PUBLIC
from steinkreis.game.giving import given
from steinkreis.game.record import Record, read
from steinkreis.game.registry import game
from steinkreis.games.hinkel_und_stein.material import FATE

WEIGHTS = FATE + 1


def played(name: str, players: int, seed: int, **options: object) -> Record:
    record = Record(game(name), game(name).setup(players, options))
    rng = Rng(seed)
    while record.state.actor != NOBODY:
        record.play(record.state.sample(rng))
    return record


@pytest.mark.clause("hinkel-und-stein", "2.4")
@pytest.mark.parametrize("seed", range(6))
def test_a_given_record_holds_other_weights_and_plays_to_the_same_end(seed: int) -> None:
    record = played("hinkel-und-stein", 2 + seed % 3, seed)
    shared = read(given(record, Rng(99 + seed)).write())
    assert shared.actions[:WEIGHTS] != record.actions[:WEIGHTS]
    assert shared.actions[WEIGHTS:] == record.actions[WEIGHTS:]
    assert shared.state.hide(PUBLIC).key() == record.state.hide(PUBLIC).key()


def test_the_weights_that_are_given_do_not_depend_on_the_true_ones() -> None:
    record = played("hinkel-und-stein", 4, 3)
    other = given(record, Rng(5))
    assert given(record, Rng(7)).actions == given(other, Rng(7)).actions


def test_where_the_weights_are_open_or_nothing_is_secret_the_record_stays() -> None:
    record = played("hinkel-und-stein", 4, 1, weights="open")
    assert given(record, Rng(1)).actions == record.actions
    record = played("steinbeisser", 2, 1)
    assert given(record, Rng(1)) is record
