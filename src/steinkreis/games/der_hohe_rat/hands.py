"""The cards of both factions: piles, discards and hands, and what partners know of each other."""

from __future__ import annotations

from typing import Final

from steinkreis.core.rng import Rng
from steinkreis.games.der_hohe_rat.material import FACTIONS
from steinkreis.kit.cards import Cards, Deck, is_known, unknown
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
        # Of each faction: which eras the cards of its first seat may be from, as far as others can
        # tell, who do not see what is counselled; empty where there is no doubt.
        self.maybe: list[list[list[int]]] = [[] for _ in range(FACTIONS)]

    def deal(self, seats: int) -> None:
        """Lay the piles and the discards of both factions."""
        self.decks = [deck.copy() for deck in DECKS]
        self.discards = [Cards() for _ in DECKS]
        self.tops = [-1] * FACTIONS
        self.held = [[] for _ in range(seats)]

    def deck_of(self, seat: int) -> Deck:
        return self.decks[seat % FACTIONS]

    def draw(self, seat: int, card: int) -> None:
        faction = seat % FACTIONS
        self.decks[faction].take(card)
        _insert(self.held[seat], card)
        if len(self.maybe[faction]) > 0 and seat == faction:
            era = self.decks[faction].eras[card]
            self._settle(faction, [_with(eras, era) for eras in self.maybe[faction]])

    def play(self, seat: int, card: int) -> None:
        """Lay a card from the hand face up onto the discards of the faction."""
        self.held[seat].remove(card)
        self.discards[seat % FACTIONS].add(card)
        self.tops[seat % FACTIONS] = card
        if self.shared.has(card):
            self.shared.remove(card)
        if len(self.maybe[seat % FACTIONS]) > 0:
            self._learn_from(seat, self.deck_of(seat).eras[card])

    def pass_on(self, giver: int, taker: int, card: int) -> None:
        """Give a card to the partner face down; from now on both know who has it."""
        self._doubt(giver)
        self.held[giver].remove(card)
        _insert(self.held[taker], card)
        if not self.shared.has(card):
            self.shared.add(card)

    # What others know of partners who exchange cards unseen

    def _eras(self, faction: int) -> list[int]:
        """Of all cards that both partners hold: everybody knows who drew and played when."""
        eras = self.decks[faction].eras
        return sorted([eras[card] for card in self.held[faction] + self.held[faction + FACTIONS]])

    def _doubt(self, giver: int) -> None:
        """Somebody is about to give away a card, and it may be any that he may hold."""
        faction = giver % FACTIONS
        both = self._eras(faction)
        if both[0] == both[-1]:
            return
        eras = self.decks[faction].eras
        before = self.maybe[faction] or [sorted([eras[card] for card in self.held[faction]])]
        after: list[list[int]] = []
        for first in before:
            if giver == faction:
                after += [_without(first, [era]) for era in first]
            else:
                after += [_with(first, era) for era in _without(both, first)]
        self._settle(faction, after)

    def _learn_from(self, seat: int, era: int) -> None:
        """A card of that era was played: whoever played it must have held one."""
        faction = seat % FACTIONS
        if seat == faction:
            firsts = [_without(first, [era]) for first in self.maybe[faction] if era in first]
        else:
            both = self._eras(faction)
            spare = len(self.held[seat])
            firsts = [first for first in self.maybe[faction] if len(_without(both, first)) == spare]
        self._settle(faction, firsts)

    def _settle(self, faction: int, firsts: list[list[int]]) -> None:
        """Each possibility once; a single one is no doubt."""
        found: list[list[int]] = []
        for first in sorted(firsts):
            if len(found) == 0 or first != found[-1]:
                found.append(first)
        self.maybe[faction] = found if len(found) > 1 else []

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
            if not is_own and len(self.maybe[faction]) > 0:
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
        """Put unknown cards in one order: `maybe` says to others who may hold which of them."""
        one, other = self.held[faction], self.held[faction + FACTIONS]
        mixed = sorted(one + other)
        one[:] = mixed[: len(one)]
        other[:] = mixed[len(one) :]

    def guess(self, rng: Rng) -> None:
        """Fill in, in place, what is unknown."""
        for faction in range(FACTIONS):
            if len(self.maybe[faction]) > 0:
                self._unmix(faction, rng)
            for seat in range(faction, len(self.held), FACTIONS):
                hand = self.held[seat]
                for i in range(len(hand)):
                    if not is_known(hand[i]):
                        hand[i] = self.decks[faction].reveal(hand[i], rng)
                hand.sort()

    def _unmix(self, faction: int, rng: Rng) -> None:
        """Where both hands of a faction are unknown, they are one of the possible ones."""
        one, other = self.held[faction], self.held[faction + FACTIONS]
        if max(one + other) >= 0:
            return
        firsts = self.maybe[faction]
        first = [unknown(era) for era in firsts[rng.below(len(firsts))]]
        other[:] = _without(sorted(one + other), first)
        one[:] = first

    def copy_onto(self, twin: Hands) -> None:
        """Make new hands equal to these."""
        twin.decks = [deck.copy() for deck in self.decks]
        twin.discards = [pile.copy() for pile in self.discards]
        twin.tops = list(self.tops)
        twin.held = [list(hand) for hand in self.held]
        self.shared.copy_onto(twin.shared)
        twin.maybe = list(self.maybe)  # its lists are replaced, never changed

    def key(self) -> str:
        piles = [deck.key() for deck in self.decks] + [pile.key() for pile in self.discards]
        return f"{self.held} {self.tops} {self.shared.key()} {self.maybe} {' '.join(piles)}"

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


def _with(some: list[int], one: int) -> list[int]:
    """These in order, and one more."""
    return sorted([*some, one])


def _without(some: list[int], others: list[int]) -> list[int]:
    """These in order, each of the others left out once if it is there."""
    left = list(some)
    for one in others:
        if one in left:
            left.remove(one)
    return left
