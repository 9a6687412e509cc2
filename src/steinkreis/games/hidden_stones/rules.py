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

from steinkreis.core.message import Message, Seat
from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, CHANCE, HIDDEN, NOBODY, State
from steinkreis.games.hidden_stones.material import (
    CARDS_TO_END,
    CELLS,
    DECK,
    HAND,
    SOLO_DECK,
    STRIKES,
    VALUES,
)
from steinkreis.games.hidden_stones.outlook import worth_alone, worth_among
from steinkreis.games.hidden_stones.questions import (
    DEAL,
    DRAW,
    END,
    FLIP,
    LAY,
    OVER,
    PASS,
    PAY,
    SCORE,
    SELECT,
    STARTER,
    TURN,
    notation,
)
from steinkreis.games.hidden_stones.score import bonus, points_of
from steinkreis.games.hidden_stones.stones import Stones
from steinkreis.kit.cards import Cards, Deck, is_known

FULL_HAND: Final = 6
ROUNDS: Final = 500  # clause 6.5: nobody plays that long, except at random
LIMIT: Final = 50 + ROUNDS * 5 * 17  # six cards paid, the end, four cards drawn


class Options:
    """What was agreed before the game."""

    def __init__(self, *, play_down: bool, strict: bool, open_points: bool) -> None:
        self.play_down = play_down  # after a pass, play down to four cards
        self.strict = strict  # alone, a pass without scoring is a strike, too
        self.open_points = open_points  # everybody's points stand on the table


DEFAULTS: Final = Options(play_down=False, strict=False, open_points=True)


class HiddenStones(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.phase: i64 = LAY
        self.stones = Stones()
        self.deck = Deck()
        self.discard = Cards()
        self.last_paid = -1  # the card on top of the discard pile
        self.hands: list[list[int]] = []
        self.won: list[Cards] = []
        self.passed: list[bool] = []  # who passed in the last turn
        self.starter = 0
        self.turn = 0  # whose turn it is, also while chance draws
        self.round: i64 = 0
        self.move = -1  # the answer to TURN that is still to be paid
        self.acted = False  # anything done in this turn?
        self.scored = False  # a card scored in this turn?
        self.draws: i64 = 0  # cards still to be drawn in this turn
        self.is_last_round = False
        self.strikes = 0
        self.options = DEFAULTS
        self.goal = CARDS_TO_END[seats]  # cards in a score pile that begin the end

    # Whose answer is awaited, and what may it be?

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
            return [card for card in self._candidates() if not self.discard.has(card)]
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
        elif self._may_end():
            found.append(END)
        for card in sorted(hand):
            if self.stones.show(card):
                found.append(SCORE + card)
        return found

    def _may_pass(self) -> bool:
        return not self.acted and not self.passed[self.turn]  # clause 4.2

    def _may_end(self) -> bool:
        return not (self.options.play_down and len(self.hands[self.turn]) > HAND)  # clause 4.5

    def weights(self) -> list[int]:
        actions = self.actions()
        if self.phase == LAY:
            return [self.stones.left(face // 2) for face in actions]
        return [1] * len(actions)

    def sample(self, rng: Rng) -> int:
        if self.phase == TURN:
            return self._sample_turn(rng)
        if self.phase == PAY:
            hand = self.hands[self.turn]
            return hand[rng.below(len(hand))]
        if self.phase == DRAW or self.phase == DEAL:
            return self.deck.pick(rng)
        if self.phase == LAY:
            return self.stones.pick(rng)
        if self.phase == SELECT:
            return self._sample_selection(rng)
        return super().sample(rng)

    def _sample_selection(self, rng: Rng) -> int:
        cards = self._candidates()
        while True:
            card = cards[rng.below(len(cards))]
            if not self.discard.has(card):
                return card

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
                if self._may_end():
                    return END
            else:
                card = hand[throw - END - 1]
                if self.stones.show(card):
                    return SCORE + card

    def refusal(self, action: int) -> Message | None:
        if action in self.actions():
            return None
        if self.phase == PAY:
            return Message("refused-not-in-hand")
        if self.phase != TURN:
            return Message("refused")
        if 0 <= action < END:
            return Message("refused-no-card")
        if action == PASS:
            return Message("refused-pass-acted" if self.acted else "refused-pass-twice")
        if action == END:
            return Message("refused-play-down" if not self._may_end() else "refused-end-is-pass")
        if action - SCORE in self.hands[self.turn]:
            return Message("refused-no-formation")
        return Message("refused-not-in-hand")

    # What happens

    def apply(self, action: int) -> None:
        if self.phase == TURN:
            self._take_turn(action)
        elif self.phase == PAY:
            self._pay(action)
        elif self.phase == DRAW:
            self._draw(action)
        elif self.phase == DEAL:
            self._deal(action)
        elif self.phase == LAY:
            self._lay(action)
        elif self.phase == STARTER:
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

    def _candidates(self) -> range:
        """The cards of the value that the solo deck takes next, low values first."""  # clause 7.1
        wanted: i64 = 0
        first = 0
        for value, count in SOLO_DECK.items():
            wanted += count
            end = first + VALUES.count(value)
            if self.discard.size < wanted:
                return range(first, end)
            first = end
        return range(0)

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
        self.phase = TURN
        self.actor = self.turn

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
            self._finish()  # clause 7.4

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
            self.phase = DRAW
            self.actor = CHANCE
        else:
            self._finish_turn()

    def _finish_turn(self) -> None:
        self.draws = 0
        if self.seats > 1 and self.won[self.turn].size >= self.goal:
            self.is_last_round = True  # clause 6.1
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.starter:
            self.round += 1
        is_round_over = self.turn == self.starter and self.is_last_round
        if is_round_over or self.round == ROUNDS or self.strikes == STRIKES:
            self._finish()
        else:
            self._begin_turn()

    def _finish(self) -> None:
        self.phase = OVER
        self.actor = NOBODY

    def copy(self) -> HiddenStones:
        twin = HiddenStones(self.seats)
        twin.actor = self.actor
        twin.viewer = self.viewer
        twin.phase = self.phase
        twin.stones = self.stones.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.last_paid = self.last_paid
        twin.hands = [list(hand) for hand in self.hands]
        twin.won = [pile.copy() for pile in self.won]
        twin.passed = list(self.passed)
        twin.starter = self.starter
        twin.turn = self.turn
        twin.round = self.round
        twin.move = self.move
        twin.acted = self.acted
        twin.scored = self.scored
        twin.draws = self.draws
        twin.is_last_round = self.is_last_round
        twin.strikes = self.strikes
        twin.options = self.options
        twin.goal = self.goal
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
        scores = self.scores()
        best = max(scores)
        return [1.0 / scores.count(best) if score == best else 0.0 for score in scores]

    def worth(self, seat: int) -> float:
        if self.phase == OVER:
            return self.returns()[seat]
        return worth_alone(self) if self.seats == 1 else worth_among(self, seat)

    # Who may know what?

    def hide(self, viewer: int) -> HiddenStones:
        view = self.copy()
        view.viewer = viewer
        for seat in range(self.seats):
            if seat != viewer:
                hand = view.hands[seat]
                for i in range(len(hand)):
                    if is_known(hand[i]):
                        hand[i] = view.deck.conceal(hand[i])
        return view

    def guess(self, rng: Rng) -> HiddenStones:
        truth = self.copy()
        truth.viewer = ALL
        for hand in truth.hands:
            for i in range(len(hand)):
                if not is_known(hand[i]):
                    hand[i] = truth.deck.reveal(hand[i], rng)
        return truth

    def seen(self, action: int, viewer: int) -> int:
        if (self.phase == DRAW or self.phase == DEAL) and viewer != self.turn and viewer != ALL:
            return HIDDEN
        return action

    # How is it said?

    def question(self) -> Message:
        who = Seat(self.turn)
        if self.phase == TURN:
            return Message("ask-turn" if self.hands[self.turn] else "ask-end", who=who)
        if self.phase == PAY:
            if self.move < FLIP:
                return Message("ask-pay-swap", who=who)
            return Message("ask-pay-flip", who=who)
        return Message("over" if self.phase == OVER else "ask-chance")

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


def begin(seats: int, options: Options = DEFAULTS) -> HiddenStones:
    """A new game, before the first stone is laid."""
    state = HiddenStones(seats)
    state.hands = [[] for _ in range(seats)]
    state.won = [Cards() for _ in range(seats)]
    state.passed = [False] * seats
    state.options = options
    return state
