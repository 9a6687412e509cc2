"""Random games of every set-up, with somebody else keeping the books.

Random racers hardly ever find their cards, so here they peep: mostly the right card is turned up.
"""

from __future__ import annotations

import itertools

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY
from steinkreis.games.trilithen_knallen.display import UNSEEN
from steinkreis.games.trilithen_knallen.material import COLOURS
from steinkreis.games.trilithen_knallen.questions import FLIP, SHOW, STOP
from steinkreis.games.trilithen_knallen.rules import TrilithenKnallen
from steinkreis.kit.bits import members
from steinkreis.kit.stonehenge import FIELDS, number
from tests.games.books import BOOKS
from tests.games.trilithen_knallen.bookkeeper import EVERYBODY, Bookkeeper
from tests.games.trilithen_knallen.position import GAME, TRILITHS

VARIANTS: list[dict[str, str]] = [
    {},
    {"cards": "near"},
    {"lives": "2"},
    {"lives": "3", "cards": "near"},
    {"swaps": "1"},
    {"swaps": "5", "lives": "2"},
    {"simple": "on"},
    {"simple": "on", "swaps": "3", "lives": "3", "cards": "near", "stay": "on"},
    {"stay": "on"},
]


def lucky(state: TrilithenKnallen, rng: Rng) -> int:
    """What somebody answers who mostly knows where the cards lie."""
    if rng.below(12) == 0:
        return state.sample(rng)
    if state.phase == SHOW:
        right = [card for card in state.actions() if card % COLOURS == state.wanted()]
        return right[rng.below(len(right))] if right else state.sample(rng)
    if state.phase != FLIP:
        return state.sample(rng)
    down = members(state.display.face_down())
    seen = [p for p in down if state.display.face(p) != UNSEEN]
    known = [p for p in seen if state.display.face(p) % COLOURS == state.wanted()]
    choice = known or [p for p in down if p not in seen] or [STOP]
    return choice[rng.below(len(choice))] if choice != [STOP] else state.sample(rng)


def compare(state: TrilithenKnallen, book: Bookkeeper) -> None:
    """The track, the discs, the display and the cards, as both know them."""
    stands = {
        TRILITHS[trilith]: [number(spot), number((spot + 1) % FIELDS)]
        for trilith, spot in enumerate(state.track.spots)
        if spot >= 0
    }
    assert stands == book.fields
    assert state.stakes.discs == [book.discs[name] for name in book.fleet]
    assert state.stakes.lives == [book.lives[name] for name in book.fleet]
    assert state.stakes.bars == [book.bars[seat] for seat in range(state.seats)]
    assert state.scores() == book.booty()
    assert [state.is_racing(s) for s in range(state.seats)] == [
        bool(book.mine(s)) for s in range(state.seats)
    ]
    for place, letter in enumerate(book.letters):
        card = int(state.display.face(place))
        name = None if card == UNSEEN else f"{'wbgyr'[card % COLOURS]}{card // COLOURS + 1}"
        assert book.places.get(letter) == name
        seen = {
            seat for seat in range(EVERYBODY, state.seats) if state.display.has_seen(seat, place)
        }
        assert seen == book.seen[letter]
    for seat in range(state.seats):
        assert sorted(number(card >> 1) for card in state.hands[seat]) == sorted(book.hands[seat])
    assert {number(card >> 1) for card in state.deck.middle.all()} == book.pile


def follow(state: TrilithenKnallen, book: Bookkeeper, rng: Rng) -> int:
    crashes = 0
    while state.actor != NOBODY:
        assert {state.notation(action) for action in state.actions()} == book.answers()
        if state.actor != CHANCE:
            asked = book.looker if book.due in ("look", "keep") else book.turn
            assert state.actor == asked
        action = lucky(state, rng)
        notation = state.notation(action)
        hits = state.hits
        state.apply(action)
        book.hear(notation)
        if state.hits is not hits:
            crashes += len(state.hits)
            compare(state, book)
        if state.actor != CHANCE and rng.below(8) == 0:
            compare(state, book)
    assert book.due == "over"
    compare(state, book)
    assert {seat for seat, share in enumerate(state.returns()) if share > 0} == book.winners()
    return crashes


@pytest.mark.clause("trilithen-knallen", "3.5", "4.1", "4.3", "4.4", "4.5", "5.1", "5.3", "6.5")
@pytest.mark.parametrize(
    ("players", "options"), list(itertools.product((2, 3, 4, 5), VARIANTS)), ids=str
)
def test_the_books_agree(players: int, options: dict[str, str]) -> None:
    crashes = 0
    for game in range(BOOKS):
        state = GAME.start(GAME.setup(players, options))
        crashes += follow(state, Bookkeeper(players, options), Rng(11, game))
    assert crashes > BOOKS, "somebody must have been rammed"
