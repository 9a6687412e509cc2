"""Der Hohe Rat: two factions of druids around a ring, who convince each other seat by seat.

    field    ...  5   6   7   8   9 ...     w y for the motion, b r against it
    council  ...  .   r   Y   y   . ...     a capital letter is a speaker

On your turn you take one action: discuss (cards for arguments of their colour), take a seat (the
one on the card, or any of its colour for three arguments), ponder (three new cards) or counsel
(exchange a card with your partner). Before and after it you may convince neighbours of the other
faction with arguments in the colour of the field from which you do so: one, two or three, by the
size of their group. A block of sixteen wins. Once the ring is full, smaller groups cost only one.

A turn is many small questions: TURN asks for whom to convince or which action, the others for what
that needs: more cards (MORE), colours (COLOUR, PAY), a seat (PLACE), who sits there (PIECE, MOVE),
and the partner's card (RETURN). Clauses: see rules.en.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.core.ask import Ask
from steinkreis.core.message import Message, Seat
from steinkreis.core.numbers import Numbers
from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, CHANCE, HIDDEN, OVER, State
from steinkreis.games.der_hohe_rat.arguments import Arguments
from steinkreis.games.der_hohe_rat.choices import (
    can_join,
    movers,
    payable,
    pick_turn,
    pieces,
    seats_for,
    turn_actions,
)
from steinkreis.games.der_hohe_rat.council import Council
from steinkreis.games.der_hohe_rat.discussing import choose_colour, discuss, go_on
from steinkreis.games.der_hohe_rat.hands import Hands
from steinkreis.games.der_hohe_rat.material import (
    ARGUMENTS,
    BLOCK,
    CAMPS,
    CONTRA,
    FACTIONS,
    HAND,
    NONE,
    PRO,
    ROUNDS,
    VOTING_ROUNDS,
)
from steinkreis.games.der_hohe_rat.numbers import fill
from steinkreis.games.der_hohe_rat.questions import (
    ASKS,
    COLOUR,
    COUNSEL,
    DEAL,
    DISCUSS,
    DRAW,
    END,
    ENOUGH,
    MORE,
    MOVE,
    PAY,
    PIECE,
    PLACE,
    PONDER,
    RETURN,
    SHED,
    SIT,
    STARTER,
    TURN,
    notation,
    source_of,
)
from steinkreis.games.der_hohe_rat.refusals import why_not
from steinkreis.games.der_hohe_rat.seating import (
    bring,
    choose_seat,
    convince,
    move,
    pay,
    paying_field,
    sit,
)
from steinkreis.games.der_hohe_rat.worth import worth
from steinkreis.kit.stonehenge import number
from steinkreis.kit.winning import leaders, shares_of_sides

LIMIT: Final = 20 + ROUNDS * CAMPS * 160  # thirty arguments to convince with, and an action


def sides(seats: int) -> list[int]:
    """The faction of each seat: they sit in turn."""
    return [seat % FACTIONS for seat in range(seats)]


class Options:
    """What was agreed before the game."""

    def __init__(self, chosen: Chosen) -> None:
        self.has_open_end = chosen.word("voting", "ten-rounds", "open-end") == "open-end"
        self.joins_triliths = chosen.word("trilith", "alone", "with-cards") == "with-cards"
        self.block = chosen.number("block", BLOCK, 10, 20)


class DerHoheRat(State):
    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats)
        self.sides = FACTIONS
        self.options = options
        self.council = Council()
        self.arguments = Arguments()
        self.hands = Hands()
        self.starter: i64 = 0
        self.turns: i64 = 0  # that are over
        self.is_voting = False
        self.voted: i64 = 0  # turns since the voting began
        self.winner: i64 = NONE  # the faction with a block that is long enough
        self.acted = False  # has the action of this turn been taken?
        self.draws: i64 = 0
        # What the open question is about
        self.played: i64 = 0  # discussing: cards that bring an argument of one colour
        self.colour: i64 = NONE  # discussing: that colour, if it is not free
        self.gifts: i64 = 0  # discussing: arguments that may have any colour
        self.card = NONE  # taking a seat: the card
        self.source = NONE  # convincing: from where
        self.target = NONE  # the seat that is to be taken
        self.cost: i64 = 0

    # Whose answer is awaited, and what may it be?

    def asks(self) -> list[Ask]:
        return ASKS

    def actions(self) -> list[int]:
        seat = int(self.turn)
        if self.phase == TURN:
            return turn_actions(self)
        if self.phase == MORE:
            hand = self.hands.held[seat]
            return [*[card for card in hand if can_join(self, card)], ENOUGH]
        if self.phase == COLOUR:
            return [c for c in range(ARGUMENTS) if self.arguments.room(seat, c) > 0]
        if self.phase == PLACE:
            return seats_for(self, self.card)
        if self.phase == PAY:
            return payable(self, paying_field(self), self.cost)
        if self.phase == PIECE:
            return pieces(self)
        if self.phase == MOVE:
            return movers(self)
        if self.phase == RETURN:
            return list(self.hands.held[self.actor])
        if self.phase == SHED:
            return [self.hands.held[seat][0]]
        if self.phase == STARTER:
            return list(range(self.seats))
        return [] if self.phase == OVER else self.hands.deck_of(seat).outcomes()

    def sample(self, rng: Rng) -> int:
        if self.phase == DRAW or self.phase == DEAL:
            return self.hands.deck_of(int(self.turn)).pick(rng)
        if self.phase == TURN:
            return pick_turn(self, rng)
        actions = self.actions()
        return actions[rng.below(len(actions))]

    def why_not(self, action: int) -> Message:
        return why_not(self, action)

    # What happens

    def apply(self, action: int) -> None:
        if self.phase == TURN:
            self._take_turn(action)
        elif self.phase == MORE:
            go_on(self, action)
        elif self.phase == COLOUR:
            choose_colour(self, action)
        elif self.phase == PLACE:
            choose_seat(self, action)
        elif self.phase == PAY:
            pay(self, action)
        elif self.phase == PIECE:
            bring(self, action)
        elif self.phase == MOVE:
            move(self, action)
        elif self.phase == RETURN:
            self._give_back(action)
        elif self.phase == DRAW:
            self._draw(action)
        elif self.phase == SHED:
            self._shed(action)
        elif self.phase == DEAL:
            self._deal(action)
        else:
            self._choose_starter(action)

    def _choose_starter(self, seat: int) -> None:
        self.starter = seat
        self.turn = seat
        self.ask_chance(DEAL)

    def _deal(self, card: int) -> None:
        seat = int(self.turn)
        self.hands.draw(seat, card)
        if len(self.hands.held[seat]) == HAND:
            self.turn = (self.turn + 1) % self.seats
            if self.turn == self.starter:
                self.ask(TURN, self.turn)

    def _take_turn(self, action: int) -> None:
        if action == END:
            self._end_turn()
            return
        if action < DISCUSS:
            convince(self, source_of(action), action // 2)
            return
        self.acted = True  # clause 3.1
        if action < SIT:
            discuss(self, action - DISCUSS)
        elif action < COUNSEL:
            sit(self, action - SIT)
        elif action < PONDER:
            self._counsel(action - COUNSEL)
        else:
            self._ponder()

    # Pondering and counselling

    def _ponder(self) -> None:
        if len(self.hands.held[self.turn]) > 0:
            self.ask_chance(SHED)
        else:
            self.refill()

    def _shed(self, card: int) -> None:
        self.hands.play(int(self.turn), card)
        self._ponder()

    def partner(self) -> int:
        """Who sits with the one whose turn it is, in a game of four."""
        return int((self.turn + FACTIONS) % self.seats)

    def _counsel(self, card: int) -> None:
        self.hands.pass_on(int(self.turn), self.partner(), card)
        self.ask_aside(RETURN, self.partner())

    def _give_back(self, card: int) -> None:
        self.hands.pass_on(self.partner(), int(self.turn), card)
        self.ask(TURN, self.turn)

    # Drawing, and the next turn

    def refill(self) -> None:
        """Draw up to three cards, then go on with the turn."""
        self.draws = HAND - len(self.hands.held[self.turn])
        self._draw_or_go_on()

    def _draw(self, card: int) -> None:
        self.hands.draw(int(self.turn), card)
        self.draws -= 1
        self._draw_or_go_on()

    def _draw_or_go_on(self) -> None:
        if self.draws > 0:
            self.hands.renew(int(self.turn))
            self.ask_chance(DRAW)
        else:
            self.ask(TURN, self.turn)

    def _end_turn(self) -> None:
        self.acted = False
        self.turns += 1
        if self.is_voting:
            self.voted += 1
        has_voted = self.voted > VOTING_ROUNDS * self.seats and not self.options.has_open_end
        if has_voted or self.turns == ROUNDS * self.seats:
            self.finish()  # clauses 8.2 and 8.4
        else:
            self.ask(TURN, (self.turn + 1) % self.seats)

    def copy(self) -> DerHoheRat:
        twin = DerHoheRat(self.seats, self.options)
        self.copy_onto(twin)
        self.council.copy_onto(twin.council)
        twin.arguments.owned = self.arguments.owned
        self.hands.copy_onto(twin.hands)
        twin.starter = self.starter
        twin.turns = self.turns
        twin.is_voting = self.is_voting
        twin.voted = self.voted
        twin.winner = self.winner
        twin.acted = self.acted
        twin.draws = self.draws
        twin.played = self.played
        twin.colour = self.colour
        twin.gifts = self.gifts
        twin.card = self.card
        twin.source = self.source
        twin.target = self.target
        twin.cost = self.cost
        return twin

    # How does it stand?

    def scores(self) -> list[int]:
        """The longest block of each seat's faction."""
        blocks = [self.council.longest_block(faction) for faction in range(FACTIONS)]
        return [blocks[seat % FACTIONS] for seat in range(self.seats)]

    def winning_factions(self) -> list[int]:
        """A block that was long enough; else the longer block, then the more seats."""
        if self.winner != NONE:
            return [int(self.winner)]
        there = self.council
        return leaders([there.longest_block(f) * 100 + there.seated(f) for f in range(FACTIONS)])

    def returns(self) -> list[float]:
        return shares_of_sides(self.winning_factions(), sides(self.seats))

    def worth(self, seat: int) -> float:
        return self.returns()[seat] if self.phase == OVER else worth(self, seat)

    # Who may know what?

    def hide(self, viewer: int) -> DerHoheRat:
        view = self.copy()
        view.viewer = viewer
        view.hands.hide(viewer)
        return view

    def guess(self, rng: Rng) -> DerHoheRat:
        truth = self.copy()
        truth.viewer = ALL
        truth.hands.guess(rng)
        return truth

    def seen(self, action: int, viewer: int) -> int:
        if viewer == ALL or viewer == self.turn:
            return action
        if self.phase == DRAW or self.phase == DEAL:
            return HIDDEN
        is_whispered = self.phase == RETURN or (self.phase == TURN and COUNSEL <= action < PONDER)
        return HIDDEN if is_whispered and viewer != self.partner() else action

    def tells(self, action: int, viewer: int) -> bool:
        """Cards are shown when they are played; who sits where is open."""
        return viewer != self.actor and self.phase in (TURN, MORE, RETURN)

    def fill(self, numbers: Numbers, first: int) -> None:
        fill(self, numbers, first)

    # How is it said?

    def question(self) -> Message:
        if self.actor == CHANCE or self.phase == OVER:
            return super().question()
        who = Seat(self.actor)
        if self.phase == TURN:
            return Message("ask-convince" if self.acted else "ask-turn", who=who)
        if self.phase == COLOUR:
            count = 1 if self.played == 0 else int(self.played)
            return Message("ask-colour", who=who, count=count)
        if self.phase == PAY:
            return Message("ask-pay", who=who, count=int(self.cost))
        if self.phase == PIECE:
            return Message("ask-piece", who=who, number=number(self.target))
        names = {MORE: "more", PLACE: "place", MOVE: "move", RETURN: "return"}
        return Message("ask-" + names[int(self.phase)], who=who)

    def notation(self, action: int) -> str:
        return notation(int(self.phase), action)

    def key(self) -> str:
        place = f"{self.phase} {self.actor} {self.turn} {self.starter} {self.turns} {self.acted}"
        vote = f"{self.is_voting} {self.voted} {self.winner} {self.draws}"
        about = f"{self.played} {self.colour} {self.gifts} {self.card} {self.source} {self.target}"
        board = f"{self.council.key()} {self.arguments.owned} {self.cost}"
        return f"{place} {vote} {about} {board} {self.hands.key()}"

    def material(self) -> list[int]:
        there = self.council
        pieces = [there.supporters(camp) + there.has_speaker(camp) for camp in range(CAMPS)]
        return [sum(pieces) + there.seated(PRO) + there.seated(CONTRA), *self.hands.all()]


def begin(chosen: Chosen) -> DerHoheRat:
    """A new game, before anybody sits."""
    state = DerHoheRat(chosen.players, Options(chosen))
    state.hands.deal(chosen.players)
    return state
