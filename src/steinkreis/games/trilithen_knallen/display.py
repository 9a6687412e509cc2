"""The display: cards face down that everybody has to remember.

Which card lies at a place is left to chance when somebody sees it for the first time. From then on
the state knows it, and who has seen it when: everybody, or one seat alone. A view keeps all that
its viewer has ever seen; only a weaker head forgets.

Cards are 0 to 14, a card's colour is its number modulo five. All places fit into one number, four
bits each, and UNSEEN is what nobody (on a view: not the viewer) has seen.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.games.trilithen_knallen.material import PLACES
from steinkreis.kit.bits import BIT, members, pick
from steinkreis.kit.packed import ones, shifts

UNSEEN: Final = 15
NEVER: Final = -1
NOWHERE: Final = -1
SHIFT: Final = shifts(4, PLACES)
ONE: Final = ones(4, PLACES)
ALL_UNSEEN: Final = (1 << (4 * PLACES)) - 1
IN_ORDER: Final = sum(place << (4 * place) for place in range(PLACES))

# After how many turns a head has forgotten two cards out of three, by the level of its blur, with
# two players; it takes a third longer for each further one, for a round is longer then.
FADING: Final = [0.0, 40.0, 12.0, 5.0]


class Display:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.places: i64 = 0  # how many there are
        self.faces: i64 = ALL_UNSEEN
        self.backs: i64 = IN_ORDER  # which back lies where: everybody sees cards change places
        self.pool: i64 = 0  # the cards that lie at no known place
        self.up: i64 = 0  # the places whose cards lie face up
        # By place, and by seat and place: the last turn in which everybody, or that seat alone, saw
        # the card there. Replaced, never changed, so that copies may share them.
        self.shown: list[int] = []
        self.peeked: list[int] = []
        self.forgetter: i64 = NOWHERE  # whose weaker head this is
        self.forgotten: i64 = 0  # the places it has forgotten

    def lay(self, cards: int) -> None:
        self.places = cards
        self.pool = BIT[cards] - 1
        self.shown = [NEVER] * cards
        self.peeked = [NEVER] * (cards * self.seats)

    # What lies there

    def face(self, place: i64) -> i64:
        return (self.faces >> SHIFT[place]) & UNSEEN

    def back(self, place: i64) -> i64:
        return (self.backs >> SHIFT[place]) & UNSEEN

    def is_up(self, place: i64) -> bool:
        return self.up & BIT[place] != 0

    def face_down(self) -> i64:
        """The places whose cards lie face down."""
        return (BIT[self.places] - 1) & ~self.up

    def _set(self, place: i64, card: i64) -> None:
        self.faces += (card - self.face(place)) * ONE[place]

    # Who has seen it

    def seen_at(self, seat: i64, place: i64) -> i64:
        """The last turn in which the seat saw the card there, or NEVER; below 0 is no seat."""
        if seat == self.forgetter and self.forgotten & BIT[place] != 0:
            return NEVER
        when: i64 = self.shown[place]
        if seat >= 0:
            alone: i64 = self.peeked[seat * self.places + place]
            if alone > when:
                return alone
        return when

    def has_seen(self, seat: i64, place: i64) -> bool:
        return self.seen_at(seat, place) != NEVER

    def is_known_to_all(self, place: i64) -> bool:
        """Whether turning the card up tells nobody anything."""
        return self.shown[place] != NEVER and self.face(place) != UNSEEN

    def is_settled(self, place: i64) -> bool:
        """Whether anybody has ever seen the card there."""
        latest = self.shown[place]
        for seat in range(self.seats):
            latest = max(latest, self.peeked[seat * self.places + place])
        return latest != NEVER

    # What is done to it

    def outcomes(self, place: i64) -> i64:
        """Which cards may come to light there, as a set."""
        card = self.face(place)
        return self.pool if card == UNSEEN else BIT[card]

    def _settle(self, place: i64, card: i64) -> None:
        if self.face(place) == UNSEEN:
            self.pool &= ~BIT[card]
            self._set(place, card)
        self.forgotten &= ~BIT[place]

    def turn_up(self, place: i64, card: i64, turn: i64) -> None:
        self._settle(place, card)
        self.up |= BIT[place]
        shown = self.shown.copy()
        shown[place] = turn
        self.shown = shown

    def show_to(self, seat: i64, place: i64, card: i64, turn: i64) -> None:
        self._settle(place, card)
        peeked = self.peeked.copy()
        peeked[seat * self.places + place] = turn
        self.peeked = peeked

    def swap(self, one: i64, other: i64) -> None:
        """Two cards change places, with all that is known of them."""
        face = self.face(one)
        self._set(one, self.face(other))
        self._set(other, face)
        back = self.back(one) - self.back(other)
        self.backs += back * ONE[other] - back * ONE[one]
        self.up = _swapped(self.up, one, other)
        self.forgotten = _swapped(self.forgotten, one, other)
        self.shown = _exchanged(self.shown, one, other)
        peeked = self.peeked
        for seat in range(self.seats):
            first_place: i64 = seat * self.places
            peeked = _exchanged(peeked, first_place + one, first_place + other)
        self.peeked = peeked

    # Who may know what?

    def hide(self, viewer: i64) -> None:
        """Forget, in place, what the viewer has never seen."""
        place: i64 = 0
        while place < self.places:
            if not self.has_seen(viewer, place):
                self._conceal(place)
            place += 1

    def _conceal(self, place: i64) -> None:
        card = self.face(place)
        if card != UNSEEN:
            self.pool |= BIT[card]
            self._set(place, UNSEEN)

    def guess(self, rng: Rng) -> None:
        """Fill in, in place, what others have seen."""
        place: i64 = 0
        while place < self.places:
            if self.face(place) == UNSEEN and self.is_settled(place):
                card = pick(self.pool, rng)
                self.pool &= ~BIT[card]
                self._set(place, card)
            place += 1

    def fade(self, seat: i64, level: int, turn: i64, luck: int, kept: i64) -> None:
        """Let the seat forget, in place, what it saw long ago, but none of the places kept.

        How long a card stays in mind is settled when it is seen: what is forgotten stays so until
        it is seen again.
        """
        place: i64 = 0
        while place < self.places:
            when = self.seen_at(seat, place)
            lies_open = (self.up | kept) & BIT[place] != 0
            if when != NEVER and not lies_open:
                doubt = 1.0 - Rng(luck, int((turn_of(when) * PLACES + place) * 8 + seat)).chance()
                age = 3.0 * float(turn - when) / float(self.seats + 1)
                if age > -FADING[level] * math.log(doubt):
                    self._conceal(place)
                    self.forgetter = seat
                    self.forgotten |= BIT[place]
            place += 1

    def copy(self) -> Display:
        twin = Display(self.seats)
        twin.places = self.places
        twin.faces = self.faces
        twin.backs = self.backs
        twin.pool = self.pool
        twin.up = self.up
        twin.shown = self.shown
        twin.peeked = self.peeked
        twin.forgetter = self.forgetter
        twin.forgotten = self.forgotten
        return twin

    def key(self) -> str:
        seen = f"{self.shown} {self.peeked} {self.forgetter} {self.forgotten}"
        return f"{self.faces} {self.backs} {self.up} {self.pool} {seen}"

    def cards(self) -> list[int]:
        """All cards, at their places and elsewhere, ascending."""
        found = members(self.pool)
        for place in range(self.places):
            card = int(self.face(place))
            if card != UNSEEN:
                found.append(card)
        return sorted(found)


def turn_of(when: i64) -> i64:
    return when if when > 0 else 0


def _swapped(places: i64, one: i64, other: i64) -> i64:
    """A set of places after two cards have changed theirs."""
    both = BIT[one] | BIT[other]
    inside = places & both
    return places if inside == 0 or inside == both else places ^ both


def _exchanged(times: list[int], one: i64, other: i64) -> list[int]:
    if times[one] == times[other]:
        return times
    found = times.copy()
    found[one] = times[other]
    found[other] = times[one]
    return found
