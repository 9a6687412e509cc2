"""Erbaut Stonehenge!: rival cults put up the great monument, and each wants the glory.

    ring         30 fields in six colours, for blocks: one point each, more for neighbours
    horseshoe    19 bluestone places, for dolerites
    middle       5 trilith places, and the altar, where sabotaged druids do their rites

Everybody has a yard for one project at a time. In your turn the project goes one step on, then you
fill up your hand, then you lay a new project if there is none: a night card open, so that your
druid takes a site at once and the stone stands one turn later; a day card face down, which takes a
turn longer; a trilith as soon as you draw one, which takes four steps and may be stolen until it is
marked. A block on a field of your own colour gives you an influence card to sabotage with. When all
is built, or nobody can build any more, stones and their chains are counted.

A turn is a few questions: which site (`SITE`), which card (`TAKE`), which project (`PROJECT`).
Clauses: see rules.en.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.core.ask import Ask
from steinkreis.core.message import Message
from steinkreis.core.numbers import Numbers
from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, HIDDEN, OVER, State
from steinkreis.games.erbaut_stonehenge import blocked, building, drawing, politics, projects
from steinkreis.games.erbaut_stonehenge.asking import question
from steinkreis.games.erbaut_stonehenge.glory import Glory, points
from steinkreis.games.erbaut_stonehenge.material import DISPLAY, HORSESHOE
from steinkreis.games.erbaut_stonehenge.monument import Monument
from steinkreis.games.erbaut_stonehenge.numbers import fill
from steinkreis.games.erbaut_stonehenge.options import Options
from steinkreis.games.erbaut_stonehenge.questions import (
    ASKS,
    DEAL,
    DISCARD,
    DRAW,
    END,
    PAY,
    POLITICS,
    PROJECT,
    REFILL,
    REVEAL,
    SABOTAGE,
    SHOW,
    SITE,
    STARTER,
    STEAL,
    TAKE,
    notation,
)
from steinkreis.games.erbaut_stonehenge.refusals import why_not
from steinkreis.games.erbaut_stonehenge.secrets import conceal, is_secret, reveal_all
from steinkreis.games.erbaut_stonehenge.worth import worth
from steinkreis.games.erbaut_stonehenge.yards import NOTHING, NOWHERE, Yard, new_yard
from steinkreis.kit.bits import size
from steinkreis.kit.cards import EVERYBODY, Cards, Deck
from steinkreis.kit.stonehenge import CARDS, FIRST_TRILITH, RING, TRILITHS
from steinkreis.kit.winning import leaders, shares

LIMIT: Final = 6000  # answers: influence cards are few, and nobody exchanges cards for ever


class ErbautStonehenge(State):
    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats)
        self.options = options
        self.monument = Monument(seats)
        self.yards: list[Yard] = []
        self.hands: list[list[int]] = []
        self.deck = Deck()
        self.display: list[int] = []
        self.shown = Cards()  # cards that somebody is known to hold, in hand or face down
        self.gone = Cards()  # out of the game
        self.starter: i64 = NOWHERE
        self.mover: i64 = 0  # whose turn it is; `turn` is who is asked
        self.opening: i64 = 0  # turns of the first round that are still to come
        self.draws: i64 = 0  # cards that are still to be drawn
        self.has_drawn_trilith = False  # in this turn
        self.is_exchange = False  # the hand was given up in this turn
        self.is_offered = False  # sabotage could be chosen in this turn
        self.sabotages: i64 = 0  # in this turn
        self.resume: i64 = 0  # the question that goes on after sabotage
        self.target: i64 = 0  # whose trilith is stolen, whose card is turned over
        self.paid: i64 = 0
        self.idle: i64 = 0  # times in a row that somebody was blocked, and nobody built

    # Whose answer is awaited, and what may it be?

    def asks(self) -> list[Ask]:
        return ASKS

    def actions(self) -> list[int]:
        if self.phase == PROJECT:
            return projects.choices(self)
        if self.phase == SITE:
            return projects.site_choices(self)
        if self.phase == TAKE:
            return drawing.takeable(self)
        if self.phase == PAY:
            return politics.payable(self, self.target)
        if self.phase == DISCARD:
            return sorted(self.hands[self.target])
        if self.phase == POLITICS:
            return [SABOTAGE + other for other in politics.targets(self)] + [END]
        return self._outcomes()

    def _outcomes(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.phase == STARTER:
            return list(range(self.seats))
        if self.phase == REVEAL:
            return [self.yards[self.target].card]
        if self.phase == SHOW:
            return [blocked.next_to_show(self)]
        return self.deck.outcomes()

    def sample(self, rng: Rng) -> int:
        if self.phase == PROJECT:
            return projects.sample_choice(self, rng)
        if self.phase == SITE:
            return projects.sample_site(self, rng)
        if self.phase == DRAW or self.phase == REFILL or self.phase == DEAL:
            return self.deck.pick(rng)
        if self.phase == REVEAL:
            return self.yards[self.target].card
        able = self.actions()
        return able[rng.below(len(able))]

    def why_not(self, action: int) -> Message:
        return why_not(self, action)

    # What happens

    def apply(self, action: int) -> None:
        if action >= SABOTAGE and action < END:
            politics.sabotage(self, action - SABOTAGE)
        elif self.phase == PROJECT:
            self._choose_project(action)
        elif self.phase == SITE:
            self._choose_site(action)
        elif self.phase == TAKE:
            drawing.take(self, action)
        elif self.phase == DRAW:
            drawing.draw(self, action)
        elif self.phase == REFILL:
            drawing.lay_open(self, action)
        elif self.phase == REVEAL:
            self._reveal()
        elif self.phase == POLITICS:
            self._next_turn()
        elif self.phase == PAY:
            politics.pay(self, action)
        elif self.phase == DISCARD:
            politics.discard(self, action)
        elif self.phase == SHOW:
            blocked.show(self, action)
        elif self.phase == DEAL:
            self._deal(action)
        else:
            self._begin_with(action)

    def _deal(self, card: int) -> None:
        self.deck.take(card)
        self.hands[self.turn].append(card)
        if len(self.hands[self.turn]) < self.options.hand:
            return
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
            self._mix_triliths()
            drawing.refill(self)

    def _mix_triliths(self) -> None:
        """The trilith cards are shuffled in when all hands are dealt."""  # clause 2.4
        for card in range(FIRST_TRILITH, CARDS):
            self.deck.middle.add(card)
        self.deck.left += TRILITHS

    def _begin_with(self, seat: int) -> None:
        self.starter = seat
        self.opening = self.seats
        self.start_turn(seat)

    def start_turn(self, seat: i64) -> None:
        self.mover = seat
        self.turn = seat
        self.is_exchange = False
        self.is_offered = False
        self.sabotages = 0
        if self.opening > 0:
            self.opening -= 1
            self.project_phase()  # clause 3.2
        else:
            building.build_phase(self)

    def _choose_project(self, action: int) -> None:
        if action == END:
            self.block()
        elif action >= STEAL:
            politics.steal(self, action - STEAL)
        else:
            projects.play(self, action)

    def _choose_site(self, action: int) -> None:
        if action == END:
            projects.cancel(self)
        else:
            projects.occupy(self, action)

    def _reveal(self) -> None:
        if self.target == self.mover:
            building.reveal(self)
        else:
            politics.show_broken(self)

    def draw_phase(self) -> None:
        drawing.draw_phase(self)

    def project_phase(self) -> None:
        projects.project_phase(self)

    def ask_site(self) -> None:
        projects.ask_site(self)

    def block(self) -> None:
        blocked.block(self)

    def go_on(self) -> None:
        """After sabotage: back to the question in which it was chosen."""
        if self.resume == PROJECT:
            self.project_phase()
        elif self.resume == SITE:
            self.ask_site()
        else:
            self.is_offered = False
            self.end_turn()

    def end_turn(self) -> None:
        """Whoever had no question in which to sabotage is asked now."""  # clause 9.10
        if not self.is_offered and politics.has_targets(self):
            self.is_offered = True
            self.ask(POLITICS, self.mover)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """The next player who is not blocked."""
        following = self.mover
        for _ in range(self.seats):
            following = (following + 1) % self.seats
            if not self.yards[following].is_out:
                break
        if self.yards[following].is_out or self.idle >= blocked.PATIENCE * self.seats:
            self.finish()  # clause 11.1
        else:
            self.start_turn(following)

    def show(self, card: int) -> None:
        """Everybody sees who holds the card now."""
        if not self.shown.has(card):
            self.shown.add(card)

    def forget(self, card: int) -> None:
        """Nobody holds the card any more."""
        if self.shown.has(card):
            self.shown.remove(card)

    def put_under(self, card: int) -> None:
        """Whatever goes under the pile is seen by all."""  # clause 12.3
        self.deck.put_under(card, EVERYBODY)

    def held(self, seat: int) -> int:
        """How many cards the seat has in hand; in a view its hidden project lies with them."""
        return len(self.hands[seat]) - (1 if self.yards[seat].is_unseen() else 0)

    def copy(self) -> ErbautStonehenge:
        twin = ErbautStonehenge(self.seats, self.options)
        self.copy_onto(twin)
        twin.monument = self.monument.copy()
        twin.yards = [yard.copy() for yard in self.yards]
        twin.hands = [list(hand) for hand in self.hands]
        twin.deck = self.deck.copy()
        twin.display = list(self.display)
        twin.shown = self.shown.copy()
        twin.gone = self.gone.copy()
        twin.starter = self.starter
        twin.mover = self.mover
        twin.opening = self.opening
        twin.draws = self.draws
        twin.has_drawn_trilith = self.has_drawn_trilith
        twin.is_exchange = self.is_exchange
        twin.is_offered = self.is_offered
        twin.sabotages = self.sabotages
        twin.resume = self.resume
        twin.target = self.target
        twin.paid = self.paid
        twin.idle = self.idle
        return twin

    # How does it stand?

    def glory(self, seat: int) -> Glory:
        """The points of the seat by their source."""
        return Glory(self.monument.of(seat))

    def scores(self) -> list[int]:
        """What the buildings count as they stand now."""
        return [points(self.monument.of(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The most points, of those the most triliths, of those the most bluestones."""
        return leaders([self.glory(seat).rank() for seat in range(self.seats)])

    def returns(self) -> list[float]:
        return shares(self.winners(), self.seats)

    def worth(self, seat: int) -> float:
        return self.returns()[seat] if self.phase == OVER else worth(self, seat)

    # Who may know what?

    def hide(self, viewer: int) -> ErbautStonehenge:
        view = self.copy()
        view.viewer = viewer
        for seat in range(self.seats):
            if seat != viewer:
                conceal(view, seat)
        return view

    def guess(self, rng: Rng) -> ErbautStonehenge:
        truth = self.copy()
        truth.viewer = ALL
        reveal_all(truth, rng)
        return truth

    def seen(self, action: int, viewer: int) -> int:
        if viewer == ALL or viewer == self.turn or viewer == self.actor:
            return action
        return HIDDEN if is_secret(self, action) else action

    def tells(self, action: int, viewer: int) -> bool:
        """Cards are shown when they are played; druids and the display lie open."""
        return viewer != self.actor and self.phase not in (SITE, TAKE, POLITICS)

    def fill(self, numbers: Numbers, first: int) -> None:
        fill(self, numbers, first)

    # How is it said?

    def question(self) -> Message:
        return super().question() if self.actor < 0 else question(self)

    def notation(self, action: int) -> str:
        return notation(self.phase, action)

    def key(self) -> str:
        hands = [sorted(hand) for hand in self.hands]
        yards = [yard.key() for yard in self.yards]
        place = f"{self.phase} {self.actor} {self.turn} {self.mover} {self.starter} {self.opening}"
        turn = f"{self.draws} {self.has_drawn_trilith} {self.is_exchange} {self.is_offered}"
        deeds = f"{self.sabotages} {self.resume} {self.target} {self.paid} {self.idle}"
        cards = f"{sorted(self.display)} {self.shown.key()} {self.gone.key()} {self.deck.key()}"
        return f"{place} {turn} {deeds} {self.monument.key()} {yards} {hands} {cards}"

    def material(self) -> list[int]:
        """Every card, and each player's blocks and dolerites, wherever they are."""
        cards = self.deck.middle.all() + [placed.card for placed in self.deck.bottom]
        cards += self.gone.all() + [card for card in self.display if card != NOTHING]
        counts = [int(self.monument.neutral + size(self.monument.built[self.seats]))]
        for seat in range(self.seats):
            yard = self.yards[seat]
            cards += self.hands[seat] + yard.influence
            if yard.has_project():
                cards.append(yard.card)
            own = self.monument.built[seat]
            counts.append(yard.blocks + size(own & RING))
            counts.append(yard.dolerites + yard.marks + size(own & HORSESHOE))
        if self.phase == DEAL:
            cards += list(range(FIRST_TRILITH, CARDS))
        return counts + sorted(cards)


def begin(chosen: Chosen) -> ErbautStonehenge:
    """A new game, before the first card is dealt."""
    options = Options(chosen)
    state = ErbautStonehenge(chosen.players, options)
    state.yards = [new_yard(options.blocks, options.dolerites) for _ in range(chosen.players)]
    state.hands = [[] for _ in range(chosen.players)]
    state.deck.fill(list(range(FIRST_TRILITH)))  # clause 2.3
    state.display = [NOTHING] * DISPLAY
    return state
