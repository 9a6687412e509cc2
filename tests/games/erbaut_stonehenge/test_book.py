"""Random games of every set-up, with somebody else keeping the books."""

from __future__ import annotations

import itertools

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY
from steinkreis.games.erbaut_stonehenge.questions import site_name
from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge
from steinkreis.games.erbaut_stonehenge.yards import NOTHING, NOWHERE
from steinkreis.kit.bits import members
from steinkreis.kit.stonehenge import card_name
from steinkreis.testing.notes import legal
from tests.games.books import BOOKS
from tests.games.erbaut_stonehenge.bookkeeper import Bookkeeper, Due, chains
from tests.games.erbaut_stonehenge.position import GAME

SETUPS = list(itertools.product((3, 4, 5), ("soft", "as-written"), ("one", "any")))


def compare(state: ErbautStonehenge, book: Bookkeeper) -> None:
    """Cards, yards, stocks, the monument and the points, as both know them."""
    for seat, player in enumerate(book.players):
        yard = state.yards[seat]
        assert sorted(map(card_name, state.hands[seat])) == sorted(player.hand)
        assert (card_name(yard.card) if yard.card != NOTHING else "") == player.card
        assert (site_name(int(yard.site)) if yard.site != NOWHERE else "") == player.site
        stock = int(yard.blocks), int(yard.dolerites), int(yard.rites), yard.is_out
        assert stock == (player.blocks, player.dolerites, player.penance, player.out)
        assert sorted(map(card_name, yard.influence)) == sorted(player.influence)
        glory = state.glory(seat)
        sources = int(glory.block_points), int(glory.bluestone_points), int(glory.trilith_points)
        assert sources == book.by_source(seat)
    built = {
        site_name(site): "neutral" if owner == state.seats else owner
        for owner, sites in enumerate(state.monument.built)
        for site in members(sites)
    }
    assert built == book.stands
    assert state.monument.neutral == book.neutral
    assert sorted(map(card_name, state.deck.middle.all())) == sorted(book.pile)
    assert [card_name(placed.card) for placed in state.deck.bottom] == book.under
    assert {card_name(card) for card in state.shown.all()} == book.seen
    assert state.scores() == book.points()


def follow(state: ErbautStonehenge, book: Bookkeeper, rng: Rng) -> None:
    story = book.tell()
    due: Due | None = next(story)
    steps = 0
    while state.actor != NOBODY:
        assert due is not None, "the book is closed already"
        who, answers = due
        assert who == ("chance" if state.actor == CHANCE else state.actor)
        assert answers == set(legal(state))
        action = state.sample(rng)
        said = state.notation(action)
        state.apply(action)
        try:
            due = story.send(said)
        except StopIteration:
            due = None
        steps += 1
        if steps % 5 == 0 or due is None:
            compare(state, book)
    assert due is None
    compare(state, book)
    assert set(state.winners()) == book.winners()


@pytest.mark.clause("erbaut-stonehenge", "1.2", "3.1", "4.4", "5.1", "6.1", "11.1", "11.9")
@pytest.mark.parametrize(("players", "blocked", "sabotage"), SETUPS)
def test_the_books_agree(players: int, blocked: str, sabotage: str) -> None:
    for number in range(BOOKS):
        state = GAME.start(GAME.setup(players, {"blocked": blocked, "sabotage": sabotage}))
        book = Bookkeeper(players, soft=blocked == "soft", unlimited=sabotage == "any")
        follow(state, book, Rng(11, number))


def test_the_bookkeeper_walks_chains() -> None:
    assert chains([True, True, False, True]) == [(2, 1), (1, 0)]
    assert chains([True, True, False, True], closed=True) == [(3, 2)]
    assert chains([True] * 3, closed=True) == [(3, 3)]
