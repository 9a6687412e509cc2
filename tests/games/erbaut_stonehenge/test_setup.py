"""Chapters 1 to 3: what there is, and how a game begins."""

from __future__ import annotations

import pytest

from steinkreis.core.option import Chosen
from steinkreis.core.state import CHANCE
from steinkreis.games.erbaut_stonehenge.material import FIRST_PLACE, SITES
from steinkreis.games.erbaut_stonehenge.questions import PROJECT, REFILL, STARTER
from steinkreis.games.erbaut_stonehenge.rules import begin
from steinkreis.kit.stonehenge import is_trilith
from steinkreis.testing.notes import legal
from tests.games.erbaut_stonehenge.position import GAME, drawn, hand, opened, play, position, yard


@pytest.mark.clause("erbaut-stonehenge", "1.3", "1.4")
def test_there_are_54_sites_and_65_cards() -> None:
    assert SITES == 30 + 19 + 5
    assert FIRST_PLACE == 49
    assert len(begin(Chosen(3)).material()) == 1 + 2 * 3 + 65


@pytest.mark.clause("erbaut-stonehenge", "1.5", "2.1", "2.2", "2.6")
@pytest.mark.parametrize(("players", "blocks"), [(3, 9), (4, 7), (5, 6)])
def test_everybody_gets_dolerites_and_blocks(players: int, blocks: int) -> None:
    state = opened(players, 1)
    assert [int(yard.blocks) for yard in state.yards] == [blocks] * players
    assert [int(yard.dolerites) for yard in state.yards] == [10] * players
    assert state.monument.neutral == 10
    assert [yard(state, seat) for seat in range(players)] == [""] * players


@pytest.mark.clause("erbaut-stonehenge", "2.3", "2.4")
@pytest.mark.parametrize("seed", range(8))
def test_hands_are_numbers_and_the_triliths_join_later(seed: int) -> None:
    state = opened(4, seed)
    assert [len(cards) for cards in state.hands] == [3] * 4
    assert not any(is_trilith(card) for cards in state.hands for card in cards)
    assert len(state.display) == 3
    assert state.deck.left == 65 - 12 - 3
    triliths = [card for card in [*state.deck.middle.all(), *state.display] if is_trilith(card)]
    assert len(triliths) == 5


@pytest.mark.clause("erbaut-stonehenge", "2.4")
def test_triliths_are_in_the_pile_when_the_display_is_laid() -> None:
    state = begin(Chosen(3))
    for card in ["1d", "2d", "3d", "4d", "5d", "6d", "7d", "8d", "9d"]:
        assert "Tw" not in legal(state)
        state = play(state, card)
    assert state.phase == REFILL
    assert "Tw" in legal(state)


@pytest.mark.clause("erbaut-stonehenge", "2.5")
def test_the_first_player_is_drawn_by_lot() -> None:
    state = play(begin(Chosen(3)), "1d 2d 3d 4d 5d 6d 7d 8d 9d 10d 11d 12d")
    assert state.phase == STARTER
    assert state.actor == CHANCE
    assert legal(state) == ["1", "2", "3"]
    assert play(state, "3").actor == 2


@pytest.mark.clause("erbaut-stonehenge", "3.1", "3.2")
def test_in_the_first_round_nobody_builds_or_draws() -> None:
    state = play(begin(Chosen(3)), "1n 2n 3d 4n 5n 6d 7n 8n 9d 10d 11d 12d 1")
    for seat, (card, site) in enumerate([("1n", "13"), ("4n", "4"), ("7n", "1")]):
        assert (state.phase, state.actor) == (PROJECT, seat)
        state = play(state, f"{card} {site}")
    assert drawn(state) == "ring 13a"  # the second round: a builds, then draws
    assert state.actor == 0
    assert legal(state) == ["10d", "11d", "12d", "pile"]
    assert hand(state, 0) == "2n 3d"


@pytest.mark.clause("erbaut-stonehenge", "3.3")
def test_with_a_project_one_neither_draws_nor_begins_another() -> None:
    state = position(hands=["1d 2d", "3d 4n 5d", "6d"], yards=["Tw@t1"], builds=True)
    assert yard(state, 0) == "Tw@t1+1"
    assert state.mover == 1  # already: a could do nothing more


@pytest.mark.clause("erbaut-stonehenge", "1.1", "1.2")
def test_games_of_every_count_can_be_begun() -> None:
    assert GAME.players == (3, 4, 5)
    assert {GAME.setup(n).players for n in GAME.players} == {3, 4, 5}
