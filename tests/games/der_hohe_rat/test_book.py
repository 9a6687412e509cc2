"""Random games of every set-up, with somebody else keeping the books."""

from __future__ import annotations

import itertools

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY
from steinkreis.games.der_hohe_rat.council import EMPTY
from steinkreis.games.der_hohe_rat.rules import DerHoheRat
from steinkreis.kit.stonehenge import FIELDS, card_name
from tests.games.books import BOOKS
from tests.games.der_hohe_rat.bookkeeper import COLOURS, FOUR, Bookkeeper
from tests.games.der_hohe_rat.position import ARGUMENTS, GAME, at, hand, owned

SETUPS = list(itertools.product((2, 4), ("ten-rounds", "open-end"), ("alone", "with-cards")))


def compare(state: DerHoheRat, book: Bookkeeper) -> None:
    """Seats, groups, blocks, arguments and cards, as both know them."""
    letters: dict[tuple[str, bool] | None, str] = {None: "."}
    for colour in FOUR:
        letters[(colour, False)] = colour[0]
        letters[(colour, True)] = colour[0].upper()
    there = state.council
    for seat in range(1, FIELDS + 1):
        assert at(state, seat) == letters[book.ring[seat]]
        if there.piece(seat - 1) != EMPTY:
            assert there.group(seat - 1) == book.group(seat)
    for seat in range(state.seats):
        assert sorted(hand(state, seat).split()) == sorted(book.hands[seat])
        mine = book.arguments[seat]
        assert owned(state, seat) == "".join(ARGUMENTS[k] * mine[c] for k, c in enumerate(COLOURS))
    assert state.scores() == [book.longest(seat % 2) for seat in range(state.seats)]
    assert [there.supporters(k) for k in range(4)] == [book.waiting(colour) for colour in FOUR]
    assert [there.has_speaker(k) for k in range(4)] == [
        book.speaker_waits(colour) for colour in FOUR
    ]
    assert state.is_voting == book.voting
    for side in (0, 1):
        pile = state.hands.decks[side].middle.all()
        assert sorted(map(card_name, pile)) == sorted(book.piles[side])


@pytest.mark.clause("der-hohe-rat", "1.1", "1.2", "1.5", "3.1", "6.3", "7.2", "8.1", "8.3")
@pytest.mark.parametrize(("players", "voting", "trilith"), SETUPS)
def test_the_books_agree(players: int, voting: str, trilith: str) -> None:
    for number in range(BOOKS):
        state = GAME.start(GAME.setup(players, {"voting": voting, "trilith": trilith}))
        book = Bookkeeper(
            players, open_end=voting == "open-end", with_cards=trilith == "with-cards"
        )
        follow(state, book, Rng(11, number))


def follow(state: DerHoheRat, book: Bookkeeper, rng: Rng) -> None:
    turn = -1
    while state.actor != NOBODY:
        if state.actor != CHANCE:
            assert state.actor == book.actor()
        assert {state.notation(action) for action in state.actions()} == book.answers()
        action = state.sample(rng)
        book.hear(state.notation(action))
        state.apply(action)
        if state.turns != turn:
            turn = int(state.turns)
            compare(state, book)
    assert book.due == "over"
    compare(state, book)
    winners = {seat % 2 for seat, share in enumerate(state.returns()) if share > 0}
    assert winners == book.winners()
