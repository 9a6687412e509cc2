"""Cards: a deck has no order until somebody draws, so there is no order that could leak.

Cards are the numbers 0, 1, 2, ... up to LIMIT; each exists once. A card that a viewer cannot know
is written `unknown(era)`. The era counts how often the deck had been shuffled when the card went
into it: everybody sees what is shuffled in, so everybody knows of a hidden card what it may be.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL
from steinkreis.kit.bits import BIT, INDEX, WORD, members

LIMIT: Final = 2 * WORD
EVERYBODY: Final = -1  # as `seen_by`: all bits set
FIRST_ERA: Final = [0] * LIMIT


def unknown(era: int) -> int:
    """A card of which no more is known than its era."""
    return -1 - era


def is_known(card: int) -> bool:
    return card >= 0


class Cards:
    """A set of cards, copied at the cost of two words."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.high: i64 = 0
        self.size: i64 = 0

    def has(self, card: i64) -> bool:
        if card < WORD:
            return self.low & BIT[card] != 0
        return self.high & BIT[card - WORD] != 0

    def add(self, card: i64) -> None:
        """Put in a card that is not there."""
        if card < WORD:
            self.low |= BIT[card]
        else:
            self.high |= BIT[card - WORD]
        self.size += 1

    def remove(self, card: i64) -> None:
        """Take out a card that is there."""
        if card < WORD:
            self.low ^= BIT[card]
        else:
            self.high ^= BIT[card - WORD]
        self.size -= 1

    def clear(self) -> None:
        self.low = 0
        self.high = 0
        self.size = 0

    def all(self) -> list[int]:
        """The cards, ascending."""
        found = members(self.low)
        word = self.high
        while word != 0:
            found.append(WORD + INDEX[(word & -word) % 67])
            word &= word - 1
        return found

    def key(self) -> str:
        """A short text that is equal for equal sets."""
        return f"{self.low}.{self.high}"

    def pick(self, rng: Rng) -> int:
        """One of them at random; the set stays as it is."""
        skip = rng.below(self.size)
        word = self.low
        while word != 0:
            if skip == 0:
                return INDEX[(word & -word) % 67]
            word &= word - 1
            skip -= 1
        word = self.high
        while skip > 0:
            word &= word - 1
            skip -= 1
        return WORD + INDEX[(word & -word) % 67]

    def pick_other(self, cards: range, rng: Rng) -> int:
        """One of these cards at random that is not in the set."""
        while True:
            card = cards[rng.below(len(cards))]
            if not self.has(card):
                return card

    def copy(self) -> Cards:
        twin = Cards()
        self.copy_onto(twin)
        return twin

    def copy_onto(self, twin: Cards) -> None:
        """Make another set equal to this one."""
        twin.low = self.low
        twin.high = self.high
        twin.size = self.size


class Placed:
    """A card at a known place of a deck, and which seats have seen it (a bit for each)."""

    def __init__(self, card: int, seen_by: int) -> None:
        self.card = card
        self.seen_by = seen_by

    def is_seen_by(self, viewer: int) -> bool:
        if viewer == ALL or self.seen_by == EVERYBODY:
            return True
        return viewer >= 0 and (self.seen_by >> viewer) & 1 == 1

    def copy(self) -> Placed:
        return Placed(self.card, self.seen_by)


class Deck:
    """A face-down draw pile: an unordered middle, and cards at known places above and below it.

    On a hidden deck the middle holds every card that the viewer cannot place, also those in other
    hands; `left` still says how many cards really lie in the pile.
    """

    def __init__(self) -> None:
        self.middle = Cards()
        self.top: list[Placed] = []  # the next card to be drawn is the last one
        self.bottom: list[Placed] = []  # the last card to be drawn is the last one
        self.left: i64 = 0
        self.era: i64 = 0
        self.eras = FIRST_ERA  # of each card; replaced, never changed, so copies may share it

    def fill(self, cards: list[int]) -> None:
        """Lay the first pile, which everybody knows to be these cards."""
        for card in cards:
            self.middle.add(card)
        self.left = len(cards)

    def outcomes(self) -> list[int]:
        """Which card the next draw may give, ascending, all equally likely."""
        if self.top:
            return [self.top[-1].card]
        if self.middle.size == 0:
            return [self.bottom[0].card]
        return self.middle.all()

    def pick(self, rng: Rng) -> int:
        """One of the outcomes at random."""
        if self.top:
            return self.top[-1].card
        if self.middle.size == 0:
            return self.bottom[0].card
        return self.middle.pick(rng)

    def take(self, card: int) -> None:
        """Draw the card that chance has named."""
        self.left -= 1
        if self.top:
            self.top.pop()
        elif self.middle.size == 0:
            self.bottom.pop(0)
        else:
            self.middle.remove(card)

    def put_on_top(self, card: int, seen_by: int) -> None:
        self.top.append(Placed(card, seen_by))
        self.left += 1

    def put_under(self, card: int, seen_by: int) -> None:
        self.bottom.append(Placed(card, seen_by))
        self.left += 1

    def look(self, card: int, seat: int) -> None:
        """Let `seat` see that `card`, drawn by chance, lies on top."""
        if self.top:
            self.top[-1].seen_by |= 1 << seat
        elif self.middle.size == 0:
            self.bottom[0].seen_by |= 1 << seat
        else:
            self.take(card)
            self.put_on_top(card, 1 << seat)

    def shuffle_in(self, cards: Cards) -> None:
        """Make a new pile of `cards`, which everybody has seen, once the old one is used up."""
        self.era += 1
        eras = list(self.eras)
        for card in cards.all():
            eras[card] = self.era
        self.eras = eras
        self.middle = cards.copy()
        self.left = cards.size
        cards.clear()

    def conceal(self, card: int) -> int:
        """Hide a card that lies elsewhere: it joins the middle; what is left of it is unknown."""
        self.middle.add(card)
        return unknown(self.eras[card])

    def reveal(self, card: int, rng: Rng) -> int:
        """Guess which card an unknown one is: any of its era that the viewer cannot place."""
        chosen = self._of(-1 - card).pick(rng)
        self.middle.remove(chosen)
        return chosen

    def conceal_hands(self, hands: list[list[int]], viewer: int) -> None:
        """Hide, in place, the known cards of all hands but the viewer's own."""
        for seat in range(len(hands)):
            hand = hands[seat]
            for i in range(len(hand)):
                if seat != viewer and is_known(hand[i]):
                    hand[i] = self.conceal(hand[i])

    def reveal_hands(self, hands: list[list[int]], rng: Rng) -> None:
        """Guess, in place, the unknown cards of all hands."""
        for hand in hands:
            for i in range(len(hand)):
                if not is_known(hand[i]):
                    hand[i] = self.reveal(hand[i], rng)

    def _of(self, era: int) -> Cards:
        """The cards of the middle that went into the pile in that era."""
        if self.era == 0:
            return self.middle
        found = Cards()
        for card in range(len(self.eras)):
            if self.eras[card] == era and self.middle.has(card):
                found.add(card)
        return found

    def hide(self, viewer: int) -> None:
        """Forget, in place, the cards at known places that `viewer` has not seen."""
        for placed in self.top + self.bottom:
            if is_known(placed.card) and not placed.is_seen_by(viewer):
                placed.card = self.conceal(placed.card)

    def guess(self, rng: Rng) -> None:
        """Fill in, in place, the unknown cards at known places."""
        for placed in self.top + self.bottom:
            if not is_known(placed.card):
                placed.card = self.reveal(placed.card, rng)

    def copy(self) -> Deck:
        twin = Deck()
        self.copy_onto(twin)
        return twin

    def copy_onto(self, twin: Deck) -> None:
        """Make a new deck equal to this one."""
        self.middle.copy_onto(twin.middle)
        if self.top:
            twin.top = [placed.copy() for placed in self.top]
        if self.bottom:
            twin.bottom = [placed.copy() for placed in self.bottom]
        twin.left = self.left
        twin.era = self.era
        twin.eras = self.eras

    def key(self) -> str:
        """What the pile holds: places in order, the middle, and which of its cards are older."""
        ends = [[(p.card, p.seen_by) for p in end] for end in (self.top, self.bottom)]
        older = [
            (card, era)
            for card, era in enumerate(self.eras)
            if era != self.era and self.middle.has(card)
        ]
        return f"{self.left} {self.era} {ends} {self.middle.key()} {older}"
