"""Hinkel & Stein: a plank on a wedge, stones on its ends, bets on the side that wins.

Each round the chief says whether the lighter or the heavier side shall win, and calls the players
one by one. Whoever is called adds discs to the pot, or takes one and forgoes the share, and puts a
stone on one of the four fields. After every stone the plank shows which side is down; whoever has
played on the winning side in the end shares the pot. The owner of the stone at the outer end of
the losing side is the next chief. Four kinds of stones have rights of their own; after five rounds
they change hands, until everybody has played with every kind.

What the stones really weigh nobody knows: they look like their nominal weight and may be a little
off. Where that leaves open which side goes down, the plank tells, and it is chance's turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.core.ask import Ask
from steinkreis.core.message import Message
from steinkreis.core.numbers import Numbers
from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import OVER
from steinkreis.games.hinkel_und_stein import answers
from steinkreis.games.hinkel_und_stein.asking import question
from steinkreis.games.hinkel_und_stein.holdings import (
    NONE,
    ONE,
    USED_BOTH,
    USED_FATE,
    USED_NOTCH,
    USED_TOP,
    Holdings,
)
from steinkreis.games.hinkel_und_stein.material import (
    BASE_POT,
    BOULDER,
    COLUMN,
    FATE,
    KINDS,
    LARGE_COLUMN,
    PASSAGES,
    QUARTZ,
    ROUNDS,
    SMALLEST_BOULDER,
    STONES_OF,
    outer_field,
)
from steinkreis.games.hinkel_und_stein.numbers import fill
from steinkreis.games.hinkel_und_stein.options import Options
from steinkreis.games.hinkel_und_stein.payout import pay_out
from steinkreis.games.hinkel_und_stein.questions import (
    ACTIVE,
    ASKS,
    BET,
    BOTH,
    CALL,
    CONDITION,
    DEAL,
    DONE,
    FIELD,
    FOR_QUARTZ,
    KEEP,
    LAST,
    NOTCH,
    OFFER,
    PARTNER,
    PUT_FATE,
    REPLY,
    ROLE,
    STONE,
    TAKE_ONE,
    TILT,
    TOP,
    WEIGH,
    notation,
)
from steinkreis.games.hinkel_und_stein.scale import UNSURE
from steinkreis.games.hinkel_und_stein.weighings import other_weights
from steinkreis.games.hinkel_und_stein.worth import share
from steinkreis.kit.bits import BIT, first, is_several, members, pick

# Chance weighs 18 stones, deals 4 kinds and lays the stone of fate. In a round there are at most
# the offer and its reply, the condition, four times call, role, bet, notch, stone, field and two
# tilts, twice a right of the boulders with a tilt, the end of them, and the choice at the end.
LIMIT: Final = 18 + 4 + 1 + 4 * ROUNDS * (3 + 4 * 8 + 2 * 2 + 2)

# What follows when the plank has come to rest.
THEN_STONE: Final = 0
THEN_NEXT: Final = 1
THEN_LAST: Final = 2


class HinkelStein(Holdings):
    def copy(self) -> HinkelStein:
        twin = HinkelStein(self.seats, self.options)
        self.give(twin)
        return twin

    # Whose answer is awaited, and what may it be?

    def legal(self) -> i64:
        """The legal answers as a set."""
        return answers.legal(self)

    def asks(self) -> list[Ask]:
        return ASKS

    def actions(self) -> list[int]:
        return members(self.legal())

    def sample(self, rng: Rng) -> int:
        legal = self.legal()
        return pick(legal, rng) if is_several(legal) else first(legal)

    def why_not(self, action: int) -> Message:
        return Message(answers.why_not(self, action))

    def worth(self, seat: int) -> float:
        return share(self, seat) if self.phase != OVER else self.returns()[seat]

    # What happens

    def apply(self, action: int) -> None:
        phase = self.phase
        if phase == CALL:
            self._call(action)
        elif phase == BET:
            self._bet(action)
        elif phase == STONE:
            self._choose_stone(action)
        elif phase == FIELD:
            self._place(action)
        elif phase == TILT:
            self.scale.tip(action, self.passage)
            self._go_on()
        elif phase == CONDITION:
            self._set_condition(action)
        elif phase == LAST:
            self._use_last_right(action)
        elif phase == WEIGH:
            self._give_weight(action)
        else:
            self._apply_rare(phase, action)

    def _apply_rare(self, phase: i64, action: i64) -> None:
        if phase == ROLE:
            self._take_role(action // 2, action % 2 == ACTIVE)
        elif phase == KEEP:
            self._end_round(action)
        elif phase == OFFER:
            self._offer(action - PARTNER)
        elif phase == REPLY:
            self._reply(action == 1)
        elif phase == DEAL:
            self._deal(action)
        else:
            self._put_fate(action)

    # Before the first round

    def _give_weight(self, step: i64) -> None:
        self.scale.weigh(self.weighed, step)
        self.weighed += 1
        if self.weighed > FATE:
            self.phase = DEAL

    def _deal(self, kind: i64) -> None:
        self.deal(kind)
        if self.dealt == (3 if self.seats == 3 else KINDS):
            self.phase = PUT_FATE
            if self.options.chief_puts_fate:
                self.ask_aside(PUT_FATE, self.chief)

    def _put_fate(self, spot: i64) -> None:
        self.scale.home = spot
        self.scale.clear()
        self._begin_round()

    # The beginning of a round

    def _begin_round(self) -> None:
        self.discs.add_to_pot(BASE_POT)
        self.fresh_round()
        is_offer = self.seats == 3 and not self.options.offers_late
        self.ask(OFFER if is_offer else CONDITION, self.chief)

    def _clear(self) -> None:
        """The stones of the last round lie there until the chief has said something."""
        if self.is_fresh:
            self.scale.clear()
            self.is_fresh = False

    def _set_condition(self, condition: i64) -> None:
        self._clear()
        self.condition = condition
        if self.seats == 3 and self.options.offers_late:
            self.ask(OFFER, self.chief)
        else:
            self._next_call()

    def _offer(self, seat: i64) -> None:
        self._clear()
        if seat == NONE:
            self._after_offer()
        else:
            self.offered = seat
            self.ask(REPLY, seat)

    def _reply(self, accepts: bool) -> None:
        if accepts:
            self.partner = self.offered
        self._after_offer()

    def _after_offer(self) -> None:
        if self.condition == NONE:
            self.ask(CONDITION, self.chief)
        else:
            self._next_call()

    # A turn

    def _next_call(self) -> None:
        calls = answers.calls(self)
        if calls == 0:
            self._end_placing()
        elif is_several(calls):
            self.ask(CALL, self.chief)
        else:
            self._call(first(calls))

    def _call(self, call: i64) -> None:
        if call >= FOR_QUARTZ:
            self.turn = call - FOR_QUARTZ
            self.porter = self.turn
            self.kind = QUARTZ
        else:
            self.turn = call
            self.kind = self.kind_of(call)
        if self.seats == 2:
            self._assign_role()
        else:
            self._begin_turn()

    def _assign_role(self) -> None:
        """Two players: the first time one chooses, the second time the rest is left."""
        is_second = False
        was_active = False
        for kind in range(KINDS):
            if self.owner(kind) == self.turn and self.scale.has(kind):
                is_second = True
                was_active = self.is_active(kind)
        if is_second:
            self._take_role(self.kind, not was_active)
        else:
            self.ask(ROLE, self.turn)

    def _take_role(self, kind: i64, active: bool) -> None:
        self.kind = kind
        if active:
            self.active |= BIT[kind]
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.stone = NONE
        if self.is_active(self.kind):
            self.ask(BET, self.turn)
        else:
            self._ask_stone()

    def _bet(self, count: i64) -> None:
        if count == TAKE_ONE:
            self.discs.pay_out(self.turn)
        else:
            self.discs.add_to_pot(count)
        self.bets += (count + 1) * ONE[self.kind]
        self._ask_stone()

    def _ask_stone(self) -> None:
        stones = answers.stones(self)
        if is_several(stones):
            self.ask(STONE, self.turn)
        else:
            self._choose_stone(first(stones))

    def _choose_stone(self, answer: i64) -> None:
        if answer >= NOTCH:
            self.used |= USED_NOTCH
            self.scale.notch = answer - NOTCH
            self._weigh(THEN_STONE)
            return
        self.stone = answer
        free = answers.fields(self)
        if is_several(free):
            self.ask(FIELD, self.turn)
        else:
            self._place(first(free))

    def _place(self, field: i64) -> None:
        if self.stone == BOTH:
            self.used |= USED_BOTH
            self.stock &= ~STONES_OF[COLUMN]
            self.scale.put_both_columns(LARGE_COLUMN, field)
        else:
            self.stock &= ~BIT[self.stone]
            self.scale.put(self.stone, field)
        self.stone = NONE
        self._weigh(THEN_NEXT)

    def _weigh(self, then: i64) -> None:
        """Something has changed on the plank: which side is down now?"""
        self.then = then
        side = self.scale.sure()
        if side == UNSURE:
            self.ask_chance(TILT)
        else:
            self.scale.down = side
            self._go_on()

    def _go_on(self) -> None:
        if self.then == THEN_NEXT:
            self._next_call()
        elif self.then == THEN_STONE:
            self._ask_stone()
        else:
            self._end_placing()

    # The end of a round

    def _end_placing(self) -> None:
        if answers.last_rights(self):
            self.kind = BOULDER
            self.ask(LAST, self.owner(BOULDER))
        else:
            self._pay()

    def _use_last_right(self, answer: i64) -> None:
        if answer == DONE:
            self._pay()
            return
        if answer == TOP:
            self.used |= USED_TOP
            self.stock &= ~BIT[SMALLEST_BOULDER]
            self.scale.put_on_top()
        else:
            self.used |= USED_FATE
            self.scale.fate = answer
        self._weigh(THEN_LAST)

    def _pay(self) -> None:
        self.last = pay_out(self)
        self.chief_kind = self.scale.kind_on(outer_field(int(1 - self.last.side)))
        self.chief = self.player(self.chief_kind)
        if self.scale.top:
            self.ask(KEEP, self.owner(BOULDER))
        else:
            self._end_round(NONE)

    def _end_round(self, kept: i64) -> None:
        self.take_away(kept)
        self.round += 1
        if self.round < ROUNDS:
            self._begin_round()
        elif self.passage + 1 < PASSAGES[self.seats]:
            self.pass_on()
            self._begin_round()
        else:
            self.finish()

    def fill(self, numbers: Numbers, first: int) -> None:
        fill(self, numbers, first)

    # How is it said?

    def question(self) -> Message:
        return question(self) if self.actor >= 0 or self.phase == TILT else super().question()

    def notation(self, action: int) -> str:
        return notation(int(self.phase), action, int(self.weighed))


def conceal(state: HinkelStein, actions: list[int], rng: Rng) -> list[int]:
    """The answers without the weights, which nobody gets to know even afterwards (clause 2.4)."""
    if state.options.is_exact or state.weighed <= FATE:
        return actions
    return other_weights(state.scale.close, actions, rng)


def begin(chosen: Chosen) -> HinkelStein:
    """A new game, before chance gives the stones their weight."""
    options = Options(chosen)
    state = HinkelStein(chosen.players, options)
    if options.is_exact:
        state.scale.is_exact = True
        state.weighed = FATE + 1
        state.phase = DEAL
    return state
