"""The race as it stands: all that lies on the table, and what can be said of it."""

from __future__ import annotations

from mypy_extensions import i64

from steinkreis.core.rng import MASK, Rng
from steinkreis.core.state import ALL, HIDDEN, State
from steinkreis.games.trilithen_knallen.alike import unlike
from steinkreis.games.trilithen_knallen.crash import Hit
from steinkreis.games.trilithen_knallen.display import Display
from steinkreis.games.trilithen_knallen.material import COLOURS, owner_of, triliths_of
from steinkreis.games.trilithen_knallen.options import Options
from steinkreis.games.trilithen_knallen.questions import AHEAD, BACK, DEAL, DRAW, FLIP, LOOK, PEEK
from steinkreis.games.trilithen_knallen.runs import is_possible
from steinkreis.games.trilithen_knallen.stakes import Stakes
from steinkreis.games.trilithen_knallen.track import BROKEN, NONE, Track, fits, front
from steinkreis.kit.bits import BIT
from steinkreis.kit.cards import Cards, Deck
from steinkreis.kit.stonehenge import BACKWARDS, CLOCKWISE, FIELDS
from steinkreis.kit.winning import leaders

MANY = 1000  # more discs than there are


def step_of(way: i64) -> i64:
    """An answer to DIRECTION as a step on the ring."""
    return CLOCKWISE if way == AHEAD else BACKWARDS


class Race(State):
    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats)
        self.options = options
        self.blocks: list[int] = []  # the colour of each field; never changed, so copies share it
        self.track = Track()
        self.stakes = Stakes(seats)
        self.display = Display(seats)
        self.deck = Deck()
        self.discard = Cards()
        self.top = NONE  # the card on top of the discards
        self.hands: list[list[int]] = []
        self.starter: i64 = 0
        self.turns: i64 = 0
        self.racer: i64 = 0  # whose turn it is
        self.opened: i64 = 0  # with two players: who has placed both triliths
        self.runner: i64 = NONE  # the trilith that is moved
        self.card: i64 = NONE  # the field of the day card that was played for it
        self.direction: i64 = CLOCKWISE
        self.gap: i64 = 0  # free fields before the run
        self.needed: i64 = 0  # cards that the run takes
        self.steps: i64 = 0  # cards that were right
        self.place: i64 = NONE  # the place of the display that is turned up or looked at
        self.is_wrong = False  # the last card was wrong
        self.looker: i64 = NONE  # who may look at a card
        self.hits: list[Hit] = []  # of the latest crash; replaced, never changed

    # What can be done

    def playable(self, trilith: i64) -> list[int]:
        """The fields of the cards with which the racer can place that trilith, ascending."""
        taken = self.track.taken(trilith)
        hand = self.hands[self.racer]
        return sorted([card >> 1 for card in hand if fits(card >> 1, taken)])  # clause 3.2

    def liftable(self) -> list[int]:
        """The triliths that the racer can move; all of them where there is none."""  # clause 6.2
        mine = [t for t in triliths_of(self.seats, self.racer) if self.track.spots[t] != BROKEN]
        return [t for t in mine if len(self.playable(t)) > 0] or mine

    def may_stop(self) -> bool:
        return self.steps > 0 or self.options.may_stay  # clause 3.10

    def directions(self) -> list[int]:
        """The ways in which there is a trilith that the runner could ram."""
        return [way for way in (AHEAD, BACK) if self.can_ram(step_of(way))]

    def can_ram(self, direction: i64) -> bool:
        spot: i64 = self.track.spots[self.runner]
        gap = self.track.next(self.runner, direction)
        if gap == 0 or gap == FIELDS:
            return False  # clause 3.4
        target = self.track.behind_gap(spot, direction, gap)
        if owner_of(self.seats, int(target)) == self.racer:
            return False  # clause 6.3
        cards = self.cards_for(gap)
        return is_possible(self, front(spot, direction), direction, cards)  # clause 3.8

    def cards_for(self, gap: i64) -> i64:
        """How many cards it takes to ram over so many free fields."""
        return gap + 1 if self.options.reaches_under else gap  # clause 3.7

    def wanted(self) -> i64:
        """The colour of the card that has to come next."""
        spot: i64 = self.track.spots[self.runner]
        return self.blocks[front(spot, self.direction)]

    def is_opening(self) -> bool:
        """Whether the racer still has to place two triliths, before any run."""  # clause 6.1
        return self.seats == 2 and self.opened & BIT[self.racer] == 0

    def distinct(self, rng: Rng) -> list[int]:
        if self.phase == FLIP or self.phase == LOOK:
            return unlike(self, rng)
        return self.actions()

    def come_to_rest(self) -> None:
        """The run is over; what it came to stays in `hits`."""
        self.runner = NONE
        self.card = NONE
        self.place = NONE
        self.steps = 0
        self.gap = 0
        self.needed = 0

    # How it stands

    def is_racing(self, seat: int) -> bool:
        """Whether the seat still has a trilith, on the track or waiting for its next life."""
        spots = self.track.spots
        if self.seats > 2:
            return spots[seat] != BROKEN
        return spots[2 * seat] != BROKEN or spots[2 * seat + 1] != BROKEN

    def luck(self) -> int:
        """What the blocks come to as a number: whoever is asked again has forgotten the same."""
        luck = 0
        for colour in self.blocks:
            luck = (luck * COLOURS + colour) & MASK
        return luck

    def lay_down(self, seat: int) -> None:
        """Somebody who is out puts all cards onto the discards."""  # clause 5.2
        for card in self.hands[seat]:
            self.discard.add(card)
            self.top = card
        self.hands[seat] = []

    def scores(self) -> list[int]:
        """How many discs everybody has won."""
        return [self.stakes.loot(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Who is left; when night falls, who has the most lives, then discs, then booty."""
        ranks: list[int] = []
        for seat in range(self.seats):
            held = self.stakes
            rank = (held.lives_of(seat) * MANY + held.strength(seat)) * MANY + held.loot(seat)
            ranks.append(rank if self.is_racing(seat) else -1)
        return leaders(ranks)  # clauses 5.3 and 5.6

    def hearts(self) -> list[int]:
        """Whom the crowd loves: the most bars, then the most discs won."""  # clauses 5.4 and 6.7
        if self.seats == 2:
            return []  # clause 6.3
        held = self.stakes
        ranks = [held.bars[seat] * MANY + held.loot(seat) for seat in range(self.seats)]
        return leaders(ranks) if max(ranks) > 0 else []

    def seen(self, action: int, viewer: int) -> int:
        if viewer == ALL:
            return action
        if self.phase in (DRAW, DEAL):
            return action if viewer == self.racer else HIDDEN
        if self.phase == PEEK:
            return action if viewer == self.looker else HIDDEN  # clause 4.6
        return action

    def tells(self, action: int, viewer: int) -> bool:
        """Cards come to light by chance; those in a hand are shown when they are played."""
        return viewer != self.actor

    def copy_race(self, twin: Race) -> None:
        """Give a twin all that there is."""
        self.copy_onto(twin)
        twin.blocks = self.blocks
        twin.track = self.track.copy()
        twin.stakes = self.stakes.copy()
        twin.display = self.display.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.top = self.top
        twin.hands = [hand.copy() for hand in self.hands]
        twin.starter = self.starter
        twin.turns = self.turns
        twin.racer = self.racer
        twin.opened = self.opened
        twin.runner = self.runner
        twin.card = self.card
        twin.direction = self.direction
        twin.gap = self.gap
        twin.needed = self.needed
        twin.steps = self.steps
        twin.place = self.place
        twin.is_wrong = self.is_wrong
        twin.looker = self.looker
        twin.hits = self.hits

    def key(self) -> str:
        hands = [sorted(hand) for hand in self.hands]
        run = [self.runner, self.card, self.direction, self.gap, self.steps, self.place]
        place = [self.phase, self.actor, self.racer, self.starter, self.turns, self.opened]
        marks = f"{self.is_wrong} {self.looker} {[hit.key() for hit in self.hits]}"
        cards = f"{hands} {self.top} {self.discard.key()} {self.deck.key()}"
        table = f"{self.blocks} {self.track.spots} {self.stakes.key()} {self.display.key()}"
        return f"{place} {run} {marks} {table} {cards}"

    def material(self) -> list[int]:
        cards = self.deck.middle.all() + self.discard.all()
        for hand in self.hands:
            cards += hand
        return [*self.display.cards(), *sorted(cards)]
