"""Random games, kept twice: by the rules and by an independent book-keeper.

Both must agree, after every answer, on who is asked what and on all that may be answered; after
every stone and dolmen also on points, stacks, stones and majorities.
"""

from __future__ import annotations

from collections import Counter

import pytest

from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY
from steinkreis.games.dolmengoetter.board import COUNT, NAMES
from steinkreis.games.dolmengoetter.material import NONE
from steinkreis.games.dolmengoetter.options import Options
from steinkreis.games.dolmengoetter.questions import (
    BUILD,
    DECLINE,
    DRUID,
    GATHER,
    GO,
    LEAVE,
    ORDER,
    REVEAL,
    SETTLE,
    STARTER,
    STONE,
)
from steinkreis.games.dolmengoetter.rules import Dolmengoetter, begin
from steinkreis.testing.notes import legal
from tests.games.books import BOOKS
from tests.games.dolmengoetter.book import Asked, Book, leaders
from tests.games.dolmengoetter.position import SEATS, stacks

ASKED = {
    STARTER: "starter",
    SETTLE: "settle",
    DRUID: "druid",
    GO: "go",
    STONE: "stone",
    ORDER: "order",
    REVEAL: "reveal",
}


def what(state: Dolmengoetter) -> str:
    if state.phase == BUILD:
        return "build+" if state.rights[0].on_top else "build-"
    return ASKED[int(state.phase)]


def asked(state: Dolmengoetter) -> Asked:
    return SEATS[state.actor] if state.actor >= 0 else "", what(state), set(legal(state))


def eager(state: Dolmengoetter, rng: Rng) -> int:
    """A random answer of somebody who likes stones and dolmens: such games come to both ends."""
    choice = state.sample(rng)
    if state.phase == BUILD and choice == DECLINE and rng.below(8) > 0:
        return state.actions()[-1]
    if state.phase == STONE and rng.below(4) > 0:
        return LEAVE
    return state.sample(rng) if choice == GATHER and state.phase == GO else choice


def compare(book: Book, state: Dolmengoetter) -> None:
    """What lies on the table and what stands in the books."""
    assert state.scores() == [book.points[seat] for seat in book.seats]
    piles = [f"{name} {' '.join(pile)}" for name, pile in book.stacks.items() if pile]
    assert stacks(state) == piles
    owners = {name: state.ground.owner(place) for place, name in enumerate(NAMES)}
    assert {name: SEATS[own] for name, own in owners.items() if own != NONE} == book.stones
    for seat, player in zip(book.seats, state.players):
        assert (player.stones, player.dolmens) == (book.left[seat], len(book.dolmens[seat]))
        assert player.built == book.built[seat]
    for number in range(COUNT):
        circle, stones = state.circles[number], book.in_circle(f"k{number + 1}")
        ahead = leaders(stones)
        assert circle.leader == (SEATS.index(ahead[0]) if len(ahead) == 1 else NONE)
        assert [circle.of(seat) for seat in range(len(book.seats))] == [
            stones.count(seat) for seat in book.seats
        ]


def agree(chosen: Chosen, rng: Rng) -> str:
    """Play one game, kept twice; says which end it came to."""
    options = Options(chosen)
    letters = SEATS[: chosen.players]
    points = dict.fromkeys(letters, options.points)
    book = Book(letters, points, singles=options.singles, snake=options.snake)
    script = book.script()
    question = next(script)
    state = begin(chosen)
    lying = 0
    while state.actor != NOBODY:
        assert asked(state) == question
        action = eager(state, rng)
        answer = state.notation(action)
        state.apply(action)
        try:
            question = script.send(answer)
        except StopIteration:
            break
        now = len(book.stones) + book.built.total()
        if now != lying:
            lying = now
            compare(book, state)
    assert state.actor == NOBODY
    assert state.scores() == [book.points[seat] for seat in letters]
    winners = book.winners()
    assert state.returns() == [1 / len(winners) if s in winners else 0.0 for s in letters]
    return book.end


@pytest.mark.parametrize("snake", ["off", "on"])
@pytest.mark.parametrize("ties", ["off", "on"])
@pytest.mark.parametrize("points", ["4", "5"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rules_and_book_keeper_agree(seats: int, points: str, ties: str, snake: str) -> None:
    chosen = Chosen(seats, {"points": points, "single-ties": ties, "snake": snake})
    for number in range(BOOKS):
        agree(chosen, Rng(31, number))


def test_both_ends_come_up() -> None:
    """So that the book-keeper has looked at both."""
    chosen = Chosen(3, {"single-ties": "on"})
    ends = Counter(agree(chosen, Rng(8, number)) for number in range(24))
    assert set(ends) == {"stones", "dolmens"}


def test_the_book_keeper_counts_by_itself() -> None:
    assert leaders(["a", "a", "b"]) == ["a"]
    assert leaders(["a", "b", "c"]) == ["a", "b", "c"]
    assert leaders(["a", "a", "a"]) == []
    assert leaders(["a", "b"]) == []
