"""The cards of both factions: piles, discards and hands, and what partners know of each other."""

from __future__ import annotations

from typing import Final

from steinkreis.core.rng import Rng
from steinkreis.games.der_hohe_rat.material import FACTIONS
from steinkreis.kit.cards import Cards, Deck, is_known
from steinkreis.kit.stonehenge import (
    BLUE,
    DAY,
    NIGHT,
    RED,
    WHITE,
    YELLOW,
    cards_of,
    deck_of,
    trilith,
)

# Day cards for the motion, night cards against it, two triliths each.
DECKS: Final = [
    deck_of([*cards_of(DAY), trilith(WHITE), trilith(YELLOW)]),
    deck_of([*cards_of(NIGHT), trilith(BLUE), trilith(RED)]),
]


class Hands:
    """Seats of one faction draw from one pile. A card that was counselled is known to both."""

    def __init__(self) -> None:
        self.decks: list[Deck] = []
        self.discards: list[Cards] = []
        self.tops: list[int] = []  # the card on top of the discards of each faction, or -1
        self.held: list[list[int]] = []  # ascending
        self.shared = Cards()  # cards in hands that the partner knows to be there
        # Of each faction: may cards of different eras have changed hands, unseen by the others?
        self.mixed = [False] * FACTIONS

    def deal(self, seats: int) -> None:
        """Lay the piles and the discards of both factions."""
        self.decks = [deck.copy() for deck in DECKS]
        self.discards = [Cards() for _ in DECKS]
        self.tops = [-1] * FACTIONS
        self.held = [[] for _ in range(seats)]

    def deck_of(self, seat: int) -> Deck:
        return self.decks[seat % FACTIONS]

    def draw(self, seat: int, card: int) -> None:
        self.decks[seat % FACTIONS].take(card)
        _insert(self.held[seat], card)

    def play(self, seat: int, card: int) -> None:
        """Lay a card from the hand face up onto the discards of the faction."""
        self.held[seat].remove(card)
        self.discards[seat % FACTIONS].add(card)
        self.tops[seat % FACTIONS] = card
        if self.shared.has(card):
            self.shared.remove(card)
        if self.mixed[seat % FACTIONS]:
            self.mixed[seat % FACTIONS] = self._can_mix(seat % FACTIONS)

    def pass_on(self, giver: int, taker: int, card: int) -> None:
        """Give a card to the partner face down; from now on both know who has it."""
        self.held[giver].remove(card)
        _insert(self.held[taker], card)
        if not self.shared.has(card):
            self.shared.add(card)
        self.mixed[giver % FACTIONS] = self._can_mix(giver % FACTIONS)

    def _can_mix(self, faction: int) -> bool:
        """Whether it makes a difference to others which partner holds which cards."""
        one, other = self.held[faction], self.held[faction + FACTIONS]
        if len(one) == 0 or len(other) == 0:
            return False
        eras = self.decks[faction].eras
        return len({eras[card] for card in one + other}) > 1

    def renew(self, seat: int) -> None:
        """Make a pile of the faction's discards if there is none."""  # clause 9.2
        faction = seat % FACTIONS
        if self.decks[faction].left == 0:
            self.decks[faction].shuffle_in(self.discards[faction])
            self.tops[faction] = -1

    def hide(self, viewer: int) -> None:
        """Forget, in place, what the viewer cannot know."""
        for faction in range(FACTIONS):
            is_own = viewer >= 0 and viewer % FACTIONS == faction
            for seat in range(faction, len(self.held), FACTIONS):
                if seat != viewer:
                    self._conceal(seat, is_own)
            if not is_own and self.mixed[faction]:
                self._mix(faction)

    def _conceal(self, seat: int, is_partner: bool) -> None:
        hand = self.held[seat]
        for i in range(len(hand)):
            card = hand[i]
            if is_known(card):
                is_shared = self.shared.has(card)
                if is_shared and is_partner:
                    continue
                if is_shared:
                    self.shared.remove(card)
                hand[i] = self.decks[seat % FACTIONS].conceal(card)
        hand.sort()

    def _mix(self, faction: int) -> None:
        """Put unknown cards in one order: to others, partners may have exchanged any of them."""
        one, other = self.held[faction], self.held[faction + FACTIONS]
        mixed = sorted(one + other)
        one[:] = mixed[: len(one)]
        other[:] = mixed[len(one) :]

    def guess(self, rng: Rng) -> None:
        """Fill in, in place, what is unknown."""
        for faction in range(FACTIONS):
            if self.mixed[faction]:
                self._unmix(faction, rng)
            for seat in range(faction, len(self.held), FACTIONS):
                hand = self.held[seat]
                for i in range(len(hand)):
                    if not is_known(hand[i]):
                        hand[i] = self.decks[faction].reveal(hand[i], rng)
                hand.sort()

    def _unmix(self, faction: int, rng: Rng) -> None:
        """Where both hands of a faction are unknown, any card may be in either of them."""
        one, other = self.held[faction], self.held[faction + FACTIONS]
        mixed = one + other
        if max(mixed, default=-1) < 0:
            rng.shuffle(mixed)
            size = len(one)
            one[:] = mixed[:size]
            other[:] = mixed[size:]

    def copy_onto(self, twin: Hands) -> None:
        """Make new hands equal to these."""
        twin.decks = [deck.copy() for deck in self.decks]
        twin.discards = [pile.copy() for pile in self.discards]
        twin.tops = list(self.tops)
        twin.held = [list(hand) for hand in self.held]
        self.shared.copy_onto(twin.shared)
        twin.mixed = list(self.mixed)

    def key(self) -> str:
        piles = [deck.key() for deck in self.decks] + [pile.key() for pile in self.discards]
        return f"{self.held} {self.tops} {self.shared.key()} {self.mixed} {' '.join(piles)}"

    def all(self) -> list[int]:
        """Every card, wherever it is, of a true state."""
        found: list[int] = []
        for faction in range(FACTIONS):
            found += self.decks[faction].middle.all() + self.discards[faction].all()
        for hand in self.held:
            found += hand
        return sorted(found)


def _insert(hand: list[int], card: int) -> None:
    """Put a card where it belongs."""
    place = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)
