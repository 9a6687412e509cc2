"""Before the first turn: chapters 1 and 2."""

from __future__ import annotations

import pytest

from steinkreis.core.option import Chosen
from steinkreis.core.state import CHANCE
from steinkreis.games.dolmengoetter.dolmens import kinds, sum_of
from steinkreis.games.dolmengoetter.rules import begin
from steinkreis.testing.notes import legal
from tests.games.dolmengoetter.position import SEATS, asked, play, refused


@pytest.mark.clause("dolmengoetter", "1.3", "2.1")
@pytest.mark.parametrize(
    ("seats", "stones", "dolmens", "sum_of_values"),
    [(2, 16, 10, 20), (3, 15, 13, 26), (4, 13, 13, 26), (5, 10, 10, 20)],
)
def test_everybody_gets_the_same(seats: int, stones: int, dolmens: int, sum_of_values: int) -> None:
    state = begin(Chosen(seats))
    for player in state.players:
        assert (player.stones, player.dolmens) == (stones, dolmens)
        assert sum_of(player.supply) == sum_of_values
        assert kinds(player.supply) == [1, 2, 3, 4]


@pytest.mark.clause("dolmengoetter", "2.2")
def test_everybody_begins_with_four_points_or_five() -> None:
    assert begin(Chosen(3)).scores() == [4, 4, 4]
    assert begin(Chosen(3, {"points": "5"})).scores() == [5, 5, 5]


@pytest.mark.clause("dolmengoetter", "2.3")
def test_chance_names_who_begins() -> None:
    state = begin(Chosen(3))
    assert state.actor == CHANCE
    assert legal(state) == ["1", "2", "3"]
    assert state.weights() == [1, 1, 1]
    assert asked(play(state, "2")) == "b ask-settle"


@pytest.mark.clause("dolmengoetter", "2.4")
def test_druids_are_set_one_by_one_in_turn_on_any_free_place() -> None:
    state = play(begin(Chosen(3)), "2")
    order = ""
    for place in ("a1", "c5", "h13", "b2", "b3", "b4", "e1", "e2"):
        order += SEATS[state.actor]
        assert len(legal(state)) == 70 - len(order) + 1
        state = play(state, place)
    assert order == "bcabcabc"
    assert refused(state, "c5") == "refused-taken"
    assert asked(state) == "a ask-settle"
    assert asked(play(state, "f1")) == "b ask-druid"


@pytest.mark.clause("dolmengoetter", "2.5")
def test_in_snake_order_the_second_round_goes_backwards() -> None:
    state = play(begin(Chosen(3, {"snake": "on"})), "2")
    order = ""
    for place in ("a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9"):
        order += SEATS[state.actor]
        state = play(state, place)
    assert order == "bca" + "acb" + "bca"
    assert asked(state) == "b ask-druid"
    assert state.ground.druids_of(1) == [0, 5, 6]
