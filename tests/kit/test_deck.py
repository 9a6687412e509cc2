"""A draw pile: what may be drawn, who knows what of it, and what can be guessed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, PUBLIC
from steinkreis.kit.cards import EVERYBODY, Cards, Deck, Placed, is_known, unknown

ANNA, BEN, CLEO = range(3)
SEATS = (ANNA, BEN, CLEO)
VIEWERS = (PUBLIC, *SEATS)
COUNT = 6  # cards on the table below: few, so that they are shuffled often


def deck_of(*cards: int) -> Deck:
    deck = Deck()
    deck.fill(list(cards))
    return deck


def draw(deck: Deck) -> int:
    """The lowest card that may come next."""
    card = deck.outcomes()[0]
    deck.take(card)
    return card


def pile_of(cards: Sequence[int]) -> Cards:
    pile = Cards()
    for card in cards:
        pile.add(card)
    return pile


def test_any_card_of_the_middle_may_come() -> None:
    deck = deck_of(3, 5, 70)
    assert deck.outcomes() == [3, 5, 70]
    deck.take(5)
    assert deck.outcomes() == [3, 70]
    assert deck.left == 2
    rng = Rng(1)
    assert {deck.pick(rng) for _ in range(50)} == {3, 70}


def test_cards_on_top_come_first_and_cards_below_come_last() -> None:
    deck = deck_of(1, 2)
    deck.put_under(10, EVERYBODY)
    deck.put_under(11, 0)
    deck.put_on_top(20, 0)
    deck.put_on_top(21, 0)
    assert deck.left == 6
    assert deck.pick(Rng(1)) == 21
    assert [draw(deck) for _ in range(4)] == [21, 20, 1, 2]
    assert deck.pick(Rng(1)) == 10
    assert [draw(deck) for _ in range(2)] == [10, 11]
    assert deck.left == 0


def test_a_look_at_the_top_card_keeps_it_there() -> None:
    deck = deck_of(1, 2, 3)
    deck.look(2, BEN)
    assert deck.outcomes() == [2]
    assert deck.left == 3
    deck.look(2, CLEO)
    assert [deck.top[0].is_seen_by(seat) for seat in SEATS] == [False, True, True]


def test_a_look_at_a_card_from_below_does_not_make_others_forget_it() -> None:
    deck = deck_of()
    deck.put_under(7, 1 << ANNA)
    deck.look(7, BEN)
    assert deck.outcomes() == [7]
    assert deck.left == 1
    for seat in (ANNA, BEN):
        view = deck.copy()
        view.hide(seat)
        assert view.outcomes() == [7]


@pytest.mark.parametrize(
    ("seen_by", "viewers"),
    [
        (0, {ALL}),
        (1 << BEN, {ALL, BEN}),
        (1 << ANNA | 1 << CLEO, {ALL, ANNA, CLEO}),
        (EVERYBODY, {ALL, PUBLIC, ANNA, BEN, CLEO}),
    ],
)
def test_who_has_seen_a_placed_card(seen_by: int, viewers: set[int]) -> None:
    placed = Placed(4, seen_by)
    assert {v for v in (ALL, *VIEWERS) if placed.is_seen_by(v)} == viewers


def test_hiding_keeps_what_was_seen_and_mixes_in_the_rest() -> None:
    deck = deck_of(1, 2)
    deck.put_under(10, 1 << ANNA)
    deck.put_on_top(20, 1 << BEN)
    deck.hide(ANNA)
    assert [placed.card for placed in deck.bottom] == [10]
    assert [placed.card for placed in deck.top] == [unknown(0)]
    assert deck.middle.all() == [1, 2, 20]
    assert deck.left == 4


def test_hiding_twice_is_hiding_once() -> None:
    deck = deck_of(1, 2)
    deck.put_under(10, 0)
    deck.hide(ANNA)
    once = deck.key()
    deck.hide(ANNA)
    assert deck.key() == once
    assert deck.middle.all() == [1, 2, 10]


def test_a_guess_puts_any_unseen_card_there() -> None:
    deck = deck_of(1, 2)
    deck.put_under(10, 0)
    deck.hide(ANNA)
    counts: Counter[int] = Counter()
    for seed in range(900):
        guess = deck.copy()
        guess.guess(Rng(seed))
        counts[guess.bottom[0].card] += 1
        assert sorted([guess.bottom[0].card, *guess.middle.all()]) == [1, 2, 10]
    assert set(counts) == {1, 2, 10}
    assert all(220 < count < 380 for count in counts.values())


def test_a_hand_is_hidden_and_guessed_in_place() -> None:
    deck, hand = deck_of(0, 1, 2, 3), [2, 3, unknown(0)]
    deck.take(2)
    deck.take(3)
    deck.conceal_hands([hand], 1)
    assert hand == [unknown(0)] * 3
    assert deck.middle.all() == [0, 1, 2, 3]
    guesses = set()
    for seed in range(40):
        guess, other = list(hand), deck.copy()
        other.reveal_hands([guess], Rng(seed))
        assert sorted(guess + other.middle.all()) == [0, 1, 2, 3]
        guesses |= set(guess)
    assert guesses == {0, 1, 2, 3}


def test_a_shuffle_begins_a_new_era() -> None:
    deck = deck_of(1, 2, 3)
    mine, yours, third = (draw(deck) for _ in SEATS)
    discards = pile_of([mine, third])
    deck.shuffle_in(discards)
    assert discards.size == 0
    assert deck.left == 2
    assert deck.outcomes() == [mine, third]
    assert (deck.era, deck.conceal(yours)) == (1, unknown(0))
    deck.take(mine)
    assert deck.conceal(mine) == unknown(1)


def test_a_card_of_an_old_era_is_guessed_among_the_cards_of_that_era() -> None:
    deck = deck_of(*range(8))
    hand = [draw(deck), draw(deck)]
    others = [draw(deck) for _ in range(6)]
    deck.shuffle_in(pile_of(others))
    hidden = [deck.conceal(card) for card in hand]
    assert hidden == [unknown(0)] * 2
    for seed in range(10):
        guess = deck.copy()
        rng = Rng(seed)
        assert sorted(guess.reveal(card, rng) for card in hidden) == hand
        assert guess.middle.all() == others


def test_a_copy_shares_nothing() -> None:
    deck = deck_of(1, 2)
    deck.put_under(10, 0)
    deck.put_on_top(20, 0)
    key = deck.key()
    twin = deck.copy()
    assert twin.key() == key
    twin.look(20, BEN)
    twin.hide(CLEO)
    twin.put_under(30, 0)
    draw(twin)
    assert deck.key() == key


def test_the_key_knows_places_eras_and_who_has_seen_what() -> None:
    def placed(card: int, seen_by: int, on_top: bool) -> str:
        deck = deck_of(1, 2)
        if on_top:
            deck.put_on_top(card, seen_by)
        else:
            deck.put_under(card, seen_by)
        return deck.key()

    keys = {placed(c, s, t) for c in (5, 6) for s in (0, 1) for t in (True, False)}
    assert len(keys) == 8


class Table:
    """Three players who draw, look, put back, discard and shuffle."""

    def __init__(self) -> None:
        self.deck = deck_of(*range(COUNT))
        self.hands: list[list[int]] = [[], [], []]
        self.discards = Cards()

    def step(self, move: int, seat: int, number: int) -> None:
        hand = self.hands[seat]
        if move == 0 and self.deck.left > 0:
            hand.append(self.deck.outcomes()[number % len(self.deck.outcomes())])
            self.deck.take(hand[-1])
        elif move == 1 and self.deck.left > 0:
            outcomes = self.deck.outcomes()
            self.deck.look(outcomes[number % len(outcomes)], seat)
        elif move == 2 and hand:
            self.deck.put_under(hand.pop(number % len(hand)), 1 << seat)
        elif move == 3 and hand:
            self.deck.put_on_top(hand.pop(number % len(hand)), 1 << seat)
        elif move == 4 and hand:
            self.discards.add(hand.pop(number % len(hand)))
        elif move == 5 and self.deck.left == 0 and self.discards.size > 0:
            self.deck.shuffle_in(self.discards)

    def hide(self, viewer: int) -> Table:
        view = self.copy()
        view.deck.hide(viewer)
        for seat in SEATS:
            if seat != viewer:
                cards = view.hands[seat]
                view.hands[seat] = [view.deck.conceal(c) if is_known(c) else c for c in cards]
        return view

    def guess(self, rng: Rng) -> Table:
        truth = self.copy()
        truth.deck.guess(rng)
        for seat in SEATS:
            cards = truth.hands[seat]
            truth.hands[seat] = [c if is_known(c) else truth.deck.reveal(c, rng) for c in cards]
        return truth

    def copy(self) -> Table:
        twin = Table()
        twin.deck = self.deck.copy()
        twin.hands = [list(hand) for hand in self.hands]
        twin.discards = self.discards.copy()
        return twin

    def key(self) -> str:
        hands = [sorted(hand) for hand in self.hands]
        return f"{self.deck.key()} {hands} {self.discards.all()}"

    def cards(self) -> list[int]:
        """Every card of the table, wherever it lies."""
        ends = [placed.card for placed in self.deck.top + self.deck.bottom]
        held = [card for hand in self.hands for card in hand]
        return sorted(ends + held + self.deck.middle.all() + self.discards.all())


MOVES = st.lists(
    st.tuples(
        st.sampled_from([0, 0, 0, 1, 2, 3, 4, 4, 5, 5]),
        st.sampled_from(SEATS),
        st.integers(0, COUNT - 1),
    ),
    min_size=20,
    max_size=80,
)


@given(moves=MOVES, viewer=st.sampled_from(VIEWERS), seed=st.integers(0, 2**32))
def test_a_guess_looks_exactly_like_what_was_seen(
    moves: list[tuple[int, int, int]], viewer: int, seed: int
) -> None:
    table = Table()
    for move in moves:
        table.step(*move)
    assert table.cards() == list(range(COUNT))
    view = table.hide(viewer)
    guess = view.guess(Rng(seed))
    assert guess.cards() == list(range(COUNT))
    assert guess.deck.left == table.deck.left
    places = len(guess.deck.top) + len(guess.deck.bottom)
    assert guess.deck.middle.size == guess.deck.left - places
    assert guess.hide(viewer).key() == view.key()
    assert view.hide(viewer).key() == view.key()


@given(moves=MOVES, viewer=st.sampled_from(VIEWERS), seed=st.integers(0, 2**32))
def test_every_guessed_card_is_of_the_right_era(
    moves: list[tuple[int, int, int]], viewer: int, seed: int
) -> None:
    table = Table()
    for move in moves:
        table.step(*move)
    view = table.hide(viewer)
    guess = view.guess(Rng(seed))
    for hidden, guessed in zip(view.hands, guess.hands, strict=True):
        for seen, meant in zip(hidden, guessed, strict=True):
            assert seen in (meant, unknown(table.deck.eras[meant]))


@given(moves=MOVES)
def test_the_next_card_is_always_one_of_the_outcomes(moves: list[tuple[int, int, int]]) -> None:
    table = Table()
    for move in moves:
        table.step(*move)
        if table.deck.left > 0:
            rng = Rng(len(moves))
            assert {table.deck.pick(rng) for _ in range(3)} <= set(table.deck.outcomes())
