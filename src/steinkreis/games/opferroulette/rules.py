"""Opferroulette: a ball of stone rolls around Stonehenge and grinds what was offered there.

    ring    ... 28  29  30   1   2   3 ...      the ball o lies on a field and has a direction
    day     ...  .   a   .   .   b   . ...      offerings lie in the day and night pits within
    night   ...  b   .   .   a   .   . ...

Everybody's ten offerings are laid by cards. On your turn you play cards of one colour: each rolls
the ball to the next field of that colour, or lets it fall, which needs a card that rolled before; a
card with exactly the number that the ball reaches does both. Triliths turn the ball round. Where it
falls, by day or by night, the next card of the pile decides; whatever lies there is destroyed and
yours, and own offerings make your hand larger for good. When the pile has been played through
twice, an own offering that is left counts two points, a destroyed one counts one.

A turn is a question for each card (`TURN`), with its use in the answer. Clauses: see rules.en.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.core.ask import Ask
from steinkreis.core.message import Message, Seat
from steinkreis.core.numbers import Numbers
from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, HIDDEN, OVER, State
from steinkreis.games.opferroulette.choices import pick_turn, turn_actions
from steinkreis.games.opferroulette.material import DESTROYED, STANDS, owners
from steinkreis.games.opferroulette.numbers import fill
from steinkreis.games.opferroulette.offerings import NONE, Offerings, owner_of
from steinkreis.games.opferroulette.options import Options
from steinkreis.games.opferroulette.questions import (
    ASKS,
    BALL,
    DEAL,
    DRAW,
    DROP,
    END,
    FALL,
    LAY,
    PLACE,
    ROLL,
    STARTER,
    TURN,
    notation,
)
from steinkreis.games.opferroulette.refusals import why_not
from steinkreis.games.opferroulette.worth import worth
from steinkreis.kit.cards import Cards, Deck
from steinkreis.kit.stonehenge import (
    CARDS,
    CLOCKWISE,
    COLOUR_OF_CARD,
    DAY,
    FIRST_TRILITH,
    NIGHT,
    PITS,
    deck_of,
    field_of,
    is_trilith,
    next_of_colour,
    time_of,
    whole_deck,
)
from steinkreis.kit.winning import leaders, shares

MANY: Final = 100  # more than anybody can destroy: points count first
LIMIT: Final = 3000  # every turn draws a card, or all pass in a row


class Opferroulette(State):
    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats)
        self.options = options
        self.offerings = Offerings()
        self.ball: i64 = NONE
        self.direction: i64 = CLOCKWISE
        self.deck = Deck()
        self.discard = Cards()
        self.top = NONE  # the card on top of the discards
        self.hands: list[list[int]] = []
        self.starter: i64 = 0
        self.colour: i64 = NONE  # of the cards that were played in this turn
        self.acted = False  # any card played in this turn?
        self.idle: i64 = 0  # how many have passed one after the other
        self.draws: i64 = 0  # cards still to be drawn in this turn
        self.piles: i64 = 0  # how often the pile has been played through
        self.is_last = False  # it has been played through for the last time

    # Whose answer is awaited, and what may it be?

    def asks(self) -> list[Ask]:
        return ASKS

    def actions(self) -> list[int]:
        if self.phase == TURN:
            return turn_actions(self)
        if self.phase == PLACE:
            return list(range(PITS))
        if self.phase == STARTER:
            return list(range(self.seats))
        if self.phase == OVER:
            return []
        if self._takes_numbers_only():
            return [card for card in self.deck.outcomes() if card < FIRST_TRILITH]
        return self.deck.outcomes()

    def _takes_numbers_only(self) -> bool:
        """Whether a trilith card is replaced by another one."""  # clauses 2.5 and 2.6
        is_neutral = owner_of(self.offerings.laid) == self.seats
        return self.phase == BALL or (self.phase == LAY and is_neutral)

    def sample(self, rng: Rng) -> int:
        if self.phase == TURN:
            return pick_turn(self, rng)
        if self.phase == PLACE:
            return rng.below(PITS)
        if self.phase == STARTER:
            return rng.below(self.seats)
        card = self.deck.pick(rng)
        while is_trilith(card) and self._takes_numbers_only():
            card = self.deck.pick(rng)
        return card

    def why_not(self, action: int) -> Message:
        return why_not(self, action)

    # What happens

    def apply(self, action: int) -> None:
        if self.phase == TURN:
            self._play(action)
        elif self.phase == DRAW:
            self._draw(action)
        elif self.phase == FALL:
            self._fall(action)
        elif self.phase == LAY:
            self._lay(action)
        elif self.phase == DEAL:
            self._deal(action)
        elif self.phase == PLACE:
            self._place(action)
        elif self.phase == BALL:
            self._start_ball(action)
        else:
            self._choose_starter(action)

    def _lay(self, card: int) -> None:
        self._turn_over(card)
        self.offerings.lay(card)
        if self.offerings.laid == len(self.offerings.places):
            self._place_next()

    def _turn_over(self, card: int) -> None:
        """Lay a card from the pile face up onto the discards."""
        self.deck.take(card)
        self.discard.add(card)
        self.top = card

    def _place_next(self) -> None:
        offering = self.offerings.next_free()
        if offering == NONE:
            self.ask_chance(BALL)
        else:
            self.ask(PLACE, owner_of(offering))  # clause 2.2

    def _place(self, where: int) -> None:
        self.offerings.place(where)
        self._place_next()

    def _start_ball(self, card: int) -> None:
        self._turn_over(card)
        self.ball = field_of(card)
        self.deck = deck_of(list(range(self.options.cards)))  # clause 2.7
        self.discard.clear()
        self.top = NONE
        self.ask_chance(STARTER)

    def _choose_starter(self, seat: int) -> None:
        self.starter = seat
        self.turn = seat
        self.ask_chance(DEAL)

    def _deal(self, card: int) -> None:
        self.deck.take(card)
        self.hands[self.turn].append(card)
        if len(self.hands[self.turn]) == self.options.hand:
            self.turn = (self.turn + 1) % self.seats
            if self.turn == self.starter:
                self.ask(TURN, self.turn)

    def _play(self, action: int) -> None:
        if action == END:
            self._end_turn()
            return
        card, use = action % CARDS, action // CARDS
        self.hands[self.turn].remove(card)
        self.discard.add(card)
        self.top = card
        self.acted = True
        if is_trilith(card):
            self.direction = -self.direction
            return
        self.colour = COLOUR_OF_CARD[card]
        if use != DROP:
            self.ball = next_of_colour(self.ball, self.colour, self.direction)
        if use != ROLL:
            self._renew()
            self.ask_chance(FALL)

    def _fall(self, card: int) -> None:
        self._turn_over(card)
        self._count_pile()
        day = 2 * self.ball
        if is_trilith(card) or time_of(card) == DAY:
            self.offerings.destroy(day, self.turn)
        if is_trilith(card) or time_of(card) == NIGHT:
            self.offerings.destroy(day + 1, self.turn)
        self._end_turn()

    def _end_turn(self) -> None:
        self.idle = 0 if self.acted else self.idle + 1
        self.draws = 0 if self.is_last else self.hand_of(self.turn) - len(self.hands[self.turn])
        self._draw_or_go_on()

    def hand_of(self, seat: i64) -> int:
        """How many cards the seat may hold."""
        return self.options.hand + self.offerings.own_loot(seat)  # clause 4.3

    def _draw(self, card: int) -> None:
        self.deck.take(card)
        self.hands[self.turn].append(card)
        self.draws -= 1
        self._count_pile()
        self._draw_or_go_on()

    def _count_pile(self) -> None:
        if self.deck.left > 0:
            return
        self.piles += 1
        if self.piles >= self.options.piles:
            self.is_last = True  # clause 6.1
            self.draws = 0

    def _draw_or_go_on(self) -> None:
        if self.draws > 0:
            self._renew()
            if self.deck.left > 0:
                self.ask_chance(DRAW)
                return
        self._next_turn()

    def _renew(self) -> None:
        """Make a pile of the discards if there is none."""  # clause 5.2
        if self.deck.left == 0 and self.discard.size > 0:
            self.deck.shuffle_in(self.discard)
            self.top = NONE

    def _next_turn(self) -> None:
        self.draws = 0
        self.colour = NONE
        self.acted = False
        following = (self.turn + 1) % self.seats
        goes_on = self.options.plays_round_out and following != self.starter  # clause 6.2
        if (self.is_last and not goes_on) or self.idle == self.seats:
            self.finish()
        else:
            self.ask(TURN, following)

    def copy(self) -> Opferroulette:
        twin = Opferroulette(self.seats, self.options)
        self.copy_onto(twin)
        self.offerings.copy_onto(twin.offerings)
        twin.ball = self.ball
        twin.direction = self.direction
        self.deck.copy_onto(twin.deck)
        self.discard.copy_onto(twin.discard)
        twin.top = self.top
        twin.hands = [list(hand) for hand in self.hands]
        twin.starter = self.starter
        twin.colour = self.colour
        twin.acted = self.acted
        twin.idle = self.idle
        twin.draws = self.draws
        twin.piles = self.piles
        twin.is_last = self.is_last
        return twin

    # How does it stand?

    def scores(self) -> list[int]:
        """What the offerings count as they lie now."""  # clause 6.3
        there = self.offerings
        return [
            STANDS * there.standing(seat) + DESTROYED * there.loot(seat)
            for seat in range(self.seats)
        ]

    def winners(self) -> list[int]:
        """The most points, and of those with as many the most destroyed."""  # clause 6.4
        scores = self.scores()
        return leaders(
            [scores[seat] * MANY + self.offerings.loot(seat) for seat in range(self.seats)]
        )

    def returns(self) -> list[float]:
        return shares(self.winners(), self.seats)

    def worth(self, seat: int) -> float:
        return self.returns()[seat] if self.phase == OVER else worth(self, seat)

    # Who may know what?

    def hide(self, viewer: int) -> Opferroulette:
        view = self.copy()
        view.viewer = viewer
        view.deck.conceal_hands(view.hands, viewer)
        return view

    def guess(self, rng: Rng) -> Opferroulette:
        truth = self.copy()
        truth.viewer = ALL
        truth.deck.reveal_hands(truth.hands, rng)
        return truth

    def seen(self, action: int, viewer: int) -> int:
        if (self.phase == DRAW or self.phase == DEAL) and viewer != self.turn and viewer != ALL:
            return HIDDEN
        return action

    def tells(self, action: int, viewer: int) -> bool:
        """A card is shown when it is played."""
        return viewer != self.actor

    def fill(self, numbers: Numbers, first: int) -> None:
        fill(self, numbers, first)

    # How is it said?

    def question(self) -> Message:
        who = Seat(int(self.turn))
        if self.phase == PLACE:
            return Message("ask-place", who=who)
        if self.phase != TURN:
            return super().question()
        if len(self.hands[self.turn]) == 0:
            return Message("ask-end", who=who)
        if self.colour != NONE:
            return Message("ask-more", who=who)
        return Message(
            "ask-pass" if self.options.may_pass and not self.acted else "ask-turn", who=who
        )

    def notation(self, action: int) -> str:
        return notation(self.phase, action)

    def key(self) -> str:
        hands = [sorted(hand) for hand in self.hands]
        board = f"{self.offerings.key()} {self.ball} {self.direction}"
        place = f"{self.phase} {self.starter} {self.turn} {self.colour} {self.acted} {self.draws}"
        marks = f"{self.idle} {self.piles} {self.is_last}"
        return f"{place} {marks} {board} {hands} {self.top} {self.discard.key()} {self.deck.key()}"

    def material(self) -> list[int]:
        cards = self.deck.middle.all() + self.discard.all()
        for hand in self.hands:
            cards += hand
        if self.ball != NONE:
            cards += list(range(self.options.cards, CARDS))  # they stay in the box
        return [len(self.offerings.places), *sorted(cards)]


def begin(chosen: Chosen) -> Opferroulette:
    """A new game, before the first offering is laid."""
    state = Opferroulette(chosen.players, Options(chosen))
    state.offerings.wait(owners(chosen.players))
    state.deck = whole_deck()
    state.hands = [[] for _ in range(chosen.players)]
    return state
