"""How a game came out: where the points came from, why it is over, and who won together."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.game.registry import game
from tests.table.sitting import Sitting

TOLD = [
    *("hidden-stones", "hinkel-und-stein", "steinbeisser", "dolmengoetter", "opferroulette"),
    *("der-hohe-rat",),
]


def played(name: str, *who: str) -> Sitting:
    """A game that was played at random to its end."""
    table = Sitting(*who, of=game(name))
    rng = Rng(4)
    while not table.table.is_over:
        table.play(table.table.state.sample(rng))
    return table


@pytest.mark.parametrize("name", TOLD)
def test_sources_come_to_the_scores(name: str) -> None:
    table = played(name, "ann", "ben")
    result = table.frame("ann").moment.result
    assert result is not None
    sums = [sum(points) for points in zip(*(one.points for one in result.sources), strict=True)]
    assert sums == table.table.state.scores()
    assert any(sums)
    assert len(set(result.sides)) == 2


def test_who_won_begins_the_next_game_where_the_rules_say_so() -> None:
    table = played("steinbeisser", "ann", "ben").table
    winner = max((0, 1), key=lambda seat: table.state.returns()[seat])
    assert table.state.returns()[winner] == 1.0
    terms, first = table.next_terms()
    assert first == winner
    assert table.game.start(terms.setup).actor == 0
    stones = played("hidden-stones", "ann", "ben").table
    assert stones.next_terms() == (stones.terms, 1)


def test_after_a_shared_victory_the_lot_decides_again() -> None:
    table = Sitting("ann", "ben", "cleo", of=game("steinbeisser")).table
    terms, first = table.next_terms()
    assert (terms.setup.options["starter"], first) == ("lot", 1)


def test_while_a_game_is_played_nothing_is_said_of_its_result() -> None:
    assert Sitting("ann", "ben").frame("ann").moment.result is None


def test_who_plays_on_one_side_wins_together() -> None:
    rolling = game("rollende-steine")
    setup = rolling.setup(2)
    assert len(set(rolling.sides(setup))) == 1
    table = Sitting("ann", "ben", of=rolling).table
    assert table.result() is None
    while table.state.actor != -2:
        table.state.apply(table.state.sample(Rng(1)))
    result = table.result()
    assert result is not None
    assert len(set(result.sides)) == 1
    assert len(result.sources) == 5
