"""Hidden Stones: nine two-sided stones in a square, and cards that show formations.

    deck  discards
    a1  b1  c1        the deck lies above the grid, so that up is up for everybody
    a2  b2  c2
    a3  b3  c3

On your turn you may, as often as you like: pay a card to swap two neighbouring stones, pay a card
to turn a stone over, or score a card whose formation lies on the table, unturned. Then you fill
your hand up to four. Instead of all that you may pass and draw two, but not twice in a row.
Whoever has enough cards in the score pile begins the end: the round is played out, most ones earn
three points, and most points win. Alone you must score sixteen cards before four strikes.

A move is two questions: what to do with the stones (`TURN`), then which card to pay (`PAY`).
Scoring a card, ending the turn and passing are one answer each. Clauses: see rules.en.md.
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
from steinkreis.games.hidden_stones.material import (
    CARDS_TO_END,
    CELLS,
    DECK,
    HAND,
    STRIKES,
    solo_candidates,
)
from steinkreis.games.hidden_stones.numbers import fill
from steinkreis.games.hidden_stones.options import Options
from steinkreis.games.hidden_stones.questions import (
    ASKS,
    DEAL,
    DRAW,
    END,
    FLIP,
    LAY,
    PASS,
    PAY,
    SCORE,
    SELECT,
    STARTER,
    TURN,
    notation,
)
from steinkreis.games.hidden_stones.refusals import why_not
from steinkreis.games.hidden_stones.score import bonus, points_of
from steinkreis.games.hidden_stones.stones import Stones
from steinkreis.games.hidden_stones.worth import worth_alone, worth_among
from steinkreis.kit.cards import Cards, Deck
from steinkreis.kit.winning import leaders, shares

FULL_HAND: Final = 6
ROUNDS: Final = 500  # clause 6.5: nobody plays that long, except at random
LIMIT: Final = 50 + ROUNDS * 5 * 17  # six cards paid, the end, four cards drawn


class HiddenStones(State):
    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats)
        self.options = options
        self.stones = Stones()
        self.deck = Deck()
        self.discard = Cards()
        self.last_paid = -1  # the card on top of the discard pile
        self.hands: list[list[int]] = []
        self.won: list[Cards] = []
        self.passed: list[bool] = []  # who passed in the last turn
        self.starter: i64 = 0
        self.round: i64 = 0
        self.move = -1  # the answer to TURN that is still to be paid
        self.acted = False  # anything done in this turn?
        self.scored = False  # a card scored in this turn?
        self.draws: i64 = 0  # cards still to be drawn in this turn
        self.is_last_round = False
        self.strikes = 0

    # Whose answer is awaited, and what may it be?

    def asks(self) -> list[Ask]:
        return ASKS

    def actions(self) -> list[int]:
        if self.phase == TURN:
            return self._turn_actions()
        if self.phase == PAY:
            return sorted(self.hands[self.turn])
        if self.phase == LAY:
            return [face for face in range(8) if self.stones.left(face // 2) > 0]
        if self.phase == STARTER:
            return list(range(self.seats))
        if self.phase == SELECT:
            cards = solo_candidates(self.discard.size)
            return [card for card in cards if not self.discard.has(card)]
        if self.phase == OVER:
            return []
        return self.deck.outcomes()

    def _turn_actions(self) -> list[int]:
        hand = self.hands[self.turn]
        found: list[int] = []
        if hand:
            found.extend(range(END))
        if self._may_pass():
            found.append(PASS)
        elif self.may_end():
            found.append(END)
        for card in sorted(hand):
            if self.stones.show(card):
                found.append(SCORE + card)
        return found

    def _may_pass(self) -> bool:
        return not self.acted and not self.passed[self.turn]  # clause 4.2

    def may_end(self) -> bool:
        return not (self.options.play_down and len(self.hands[self.turn]) > HAND)  # clause 4.5

    def weights(self) -> list[int]:
        if self.phase == LAY:
            return [self.stones.left(face // 2) for face in self.actions()]
        return super().weights()

    def sample(self, rng: Rng) -> int:
        phase = self.phase
        if phase == TURN:
            return self._sample_turn(rng)
        if phase == PAY:
            hand = self.hands[self.turn]
            return hand[rng.below(len(hand))]
        if phase in (DRAW, DEAL):
            return self.deck.pick(rng)
        if phase == LAY:
            return self.stones.pick(rng)
        if phase == SELECT:
            return self.discard.pick_other(solo_candidates(self.discard.size), rng)
        return super().sample(rng)

    def _sample_turn(self, rng: Rng) -> int:
        """A throw at everything one could try, repeated until it is legal."""
        hand = self.hands[self.turn]
        if not hand:
            return PASS if self._may_pass() else END
        while True:
            throw = rng.below(END + 1 + len(hand))
            if throw < END:
                return throw
            if throw == END:
                if self._may_pass():
                    return PASS
                if self.may_end():
                    return END
            else:
                card = hand[throw - END - 1]
                if self.stones.show(card):
                    return SCORE + card

    def why_not(self, action: int) -> Message:
        return why_not(self, action)

    # What happens

    def apply(self, action: int) -> None:
        phase = self.phase
        if phase == TURN:
            self._take_turn(action)
        elif phase == PAY:
            self._pay(action)
        elif phase == DRAW:
            self._draw(action)
        elif phase == DEAL:
            self._deal(action)
        elif phase == LAY:
            self._lay(action)
        elif phase == STARTER:
            self._choose_starter(action)
        else:
            self._select(action)

    def _lay(self, face: int) -> None:
        self.stones.lay(face)
        if self.stones.laid == CELLS:
            self.phase = STARTER if self.seats > 1 else SELECT

    def _choose_starter(self, seat: int) -> None:
        self.starter = seat
        self.turn = seat
        self.deck.fill(list(range(DECK)))
        self.phase = DEAL

    def _select(self, card: int) -> None:
        """The chosen cards lie open on the discard pile until the deck is complete."""
        self.discard.add(card)
        if self.discard.size == CARDS_TO_END[1]:
            self.deck.fill(self.discard.all())
            self.discard.clear()
            self.phase = DEAL

    def _deal(self, card: int) -> None:
        self._take(card)
        if len(self.hands[self.turn]) == HAND:
            self.turn = (self.turn + 1) % self.seats
            if self.turn == self.starter:
                self._begin_turn()

    def _take(self, card: int) -> None:
        self.deck.take(card)
        self.hands[self.turn].append(card)

    def _begin_turn(self) -> None:
        self.acted = False
        self.scored = False
        self.ask(TURN, self.turn)

    def _take_turn(self, action: int) -> None:
        if action < END:
            self.move = action
            self.phase = PAY
        elif action == PASS:
            self._pass()
        elif action == END:
            self._end()
        else:
            self._score(action - SCORE)

    def _pay(self, card: int) -> None:
        self.hands[self.turn].remove(card)
        self.discard.add(card)
        self.last_paid = card
        self.stones.move(self.move)
        self.move = -1
        self.acted = True
        self.phase = TURN

    def _score(self, card: int) -> None:
        self.hands[self.turn].remove(card)
        self.won[self.turn].add(card)
        self.acted = True
        self.scored = True
        if self.seats == 1 and self.won[0].size == CARDS_TO_END[1]:
            self.finish()  # clause 7.4

    def _pass(self) -> None:
        self.passed[self.turn] = True
        self.draws = min(2, FULL_HAND - len(self.hands[self.turn]))  # clause 4.3
        self._strike(self.options.strict)
        self._draw_or_go_on()

    def _end(self) -> None:
        self.passed[self.turn] = False
        self.draws = HAND - len(self.hands[self.turn])
        self._strike(True)
        self._draw_or_go_on()

    def _strike(self, counts: bool) -> None:
        if self.seats == 1 and counts and not self.scored:  # clause 7.3
            self.strikes += 1
            if self.strikes == STRIKES:
                self.draws = 0  # clause 7.5

    def _draw(self, card: int) -> None:
        self._take(card)
        self.draws -= 1
        self._draw_or_go_on()

    def _draw_or_go_on(self) -> None:
        if self.deck.left == 0 and self.discard.size > 0 and self.draws > 0:
            self.deck.shuffle_in(self.discard)
            self.last_paid = -1
        if self.draws > 0 and self.deck.left > 0:
            self.ask_chance(DRAW)
        else:
            self._finish_turn()

    def _finish_turn(self) -> None:
        self.draws = 0
        if self.seats > 1 and self.won[self.turn].size >= self.options.goal:
            self.is_last_round = True  # clause 6.1
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.starter:
            self.round += 1
        is_round_over = self.turn == self.starter and self.is_last_round
        if is_round_over or self.round == ROUNDS or self.strikes == STRIKES:
            self.finish()
        else:
            self._begin_turn()

    def copy(self) -> HiddenStones:
        twin = HiddenStones(self.seats, self.options)
        self.copy_onto(twin)
        twin.stones = self.stones.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.last_paid = self.last_paid
        twin.hands = [list(hand) for hand in self.hands]
        twin.won = [pile.copy() for pile in self.won]
        twin.passed = list(self.passed)
        twin.starter = self.starter
        twin.round = self.round
        twin.move = self.move
        twin.acted = self.acted
        twin.scored = self.scored
        twin.draws = self.draws
        twin.is_last_round = self.is_last_round
        twin.strikes = self.strikes
        return twin

    # How does it stand?

    def scores(self) -> list[int]:
        """The points on the cards; the bonus is added when the game is over."""
        points = [points_of(pile) for pile in self.won]
        if self.phase == OVER:
            return [point + extra for point, extra in zip(points, bonus(self.won))]
        return points

    def returns(self) -> list[float]:
        if self.seats == 1:
            return [1.0 if self.won[0].size == CARDS_TO_END[1] else 0.0]
        return shares(leaders(self.scores()), self.seats)

    def worth(self, seat: int) -> float:
        if self.phase == OVER:
            return self.returns()[seat]
        return worth_alone(self) if self.seats == 1 else worth_among(self, seat)

    # Who may know what?

    def hide(self, viewer: int) -> HiddenStones:
        view = self.copy()
        view.viewer = viewer
        view.deck.conceal_hands(view.hands, viewer)
        return view

    def guess(self, rng: Rng) -> HiddenStones:
        truth = self.copy()
        truth.viewer = ALL
        truth.deck.reveal_hands(truth.hands, rng)
        return truth

    def seen(self, action: int, viewer: int) -> int:
        if (self.phase == DRAW or self.phase == DEAL) and viewer != self.turn and viewer != ALL:
            return HIDDEN
        return action

    def tells(self, action: int, viewer: int) -> bool:
        """Stones lie open; a card that is paid or scored is shown."""
        return viewer != self.actor and (self.phase != TURN or action >= SCORE)

    def fill(self, numbers: Numbers, first: int) -> None:
        fill(self, numbers, first)

    # How is it said?

    def question(self) -> Message:
        who = Seat(self.turn)
        if self.phase == TURN:
            return Message("ask-turn" if self.hands[self.turn] else "ask-end", who=who)
        if self.phase == PAY:
            return Message("ask-pay-swap" if self.move < FLIP else "ask-pay-flip", who=who)
        return super().question()

    def notation(self, action: int) -> str:
        return notation(self.phase, action)

    def key(self) -> str:
        hands = [sorted(hand) for hand in self.hands]
        won = " ".join([pile.key() for pile in self.won])
        stones = f"{self.stones.faces} {self.stones.laid}"
        place = f"{self.phase} {self.starter} {self.turn} {self.round} {self.move} {self.draws}"
        marks = f"{self.strikes} {self.acted} {self.scored} {self.is_last_round} {self.passed}"
        piles = f"{self.last_paid} {self.discard.key()} {self.deck.key()}"
        return f"{place} {marks} {stones} {hands} {won} {piles}"

    def material(self) -> list[int]:
        if self.phase <= SELECT:
            return []
        cards = self.deck.middle.all() + self.discard.all()
        for seat in range(self.seats):
            cards += self.hands[seat] + self.won[seat].all()
        return [self.stones.left(kind) for kind in range(4)] + sorted(cards)


def begin(chosen: Chosen) -> HiddenStones:
    """A new game, before the first stone is laid."""
    state = HiddenStones(chosen.players, Options(chosen))
    state.hands = [[] for _ in range(state.seats)]
    state.won = [Cards() for _ in range(state.seats)]
    state.passed = [False] * state.seats
    return state
