"""Random games of every set-up, with somebody else keeping the books."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY
from steinkreis.games.opferroulette.offerings import owner_of
from steinkreis.games.opferroulette.questions import PLACE, TURN
from steinkreis.games.opferroulette.rules import Opferroulette
from steinkreis.kit.stonehenge import PITS, card_name
from tests.games.books import BOOKS
from tests.games.opferroulette.bookkeeper import Bookkeeper
from tests.games.opferroulette.position import GAME, ball, hand, letters, loot

SETUPS = list(itertools.product((2, 3, 4, 5), ("may", "must"), ("off", "on"), ("off", "on")))


def compare(state: Opferroulette, book: Bookkeeper) -> None:
    """The board, the cards and the points, as both know them."""
    names = dict(zip(book.owners, letters(state), strict=True))
    pits = Counter(
        (letters(state)[owner_of(gift)], card_name(place))
        for gift, place in enumerate(state.offerings.places)
        if place < PITS
    )
    assert pits == Counter(
        {(names[owner], pit): n for pit, owners in book.pits.items() for owner, n in owners.items()}
    )
    for seat in range(state.seats):
        assert sorted(hand(state, seat).split()) == sorted(book.hands[seat])
        taken = "".join(names[owner] * count for owner, count in book.loot[seat].items())
        assert sorted(loot(state, seat)) == sorted(taken)
    assert ball(state) == f"{book.ball}{'>' if book.step > 0 else '<'}"
    assert sorted(map(card_name, state.deck.middle.all())) == sorted(book.pile)
    assert state.scores() == book.points()


@pytest.mark.clause("opferroulette", "1.1", "1.2", "1.3", "2.1", "3.1", "4.2", "5.1", "6.1", "6.3")
@pytest.mark.parametrize(("players", "exact", "passing", "last_round"), SETUPS)
def test_the_books_agree(players: int, exact: str, passing: str, last_round: str) -> None:
    options = {"exact": exact, "pass": passing, "last-round": last_round}
    for number in range(BOOKS):
        state = GAME.start(GAME.setup(players, options))
        book = Bookkeeper(
            players,
            must=exact == "must",
            passing=passing == "on",
            last_round=last_round == "on",
        )
        follow(state, book, Rng(7, number))


def follow(state: Opferroulette, book: Bookkeeper, rng: Rng) -> None:
    steps = 0
    while state.actor != NOBODY:
        steps += 1
        action = state.sample(rng)
        if state.phase in (TURN, PLACE) or steps % 10 == 0:
            assert state.actor == (book.turn if state.actor != CHANCE else CHANCE)
            assert {state.notation(each) for each in state.actions()} == book.answers()
        book.hear(state.notation(action))
        state.apply(action)
        if state.phase == TURN and not state.acted:
            compare(state, book)
    assert book.due == "over"
    compare(state, book)
    winners = {seat for seat, share in enumerate(state.returns()) if share > 0}
    assert winners == book.winners()


def test_a_hand_of_all_triliths_is_in_the_books_too() -> None:
    """Too rare to come up by chance."""
    book = Bookkeeper(2, must=False, passing=False, last_round=False)
    book.due, book.ball = "turn", 1
    book.hands[0] = ["Tw"]
    assert book.answers() == {"Tw"}
    book.hear("Tw")
    assert book.answers() == {"end"}
