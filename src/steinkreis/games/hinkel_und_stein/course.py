"""The course of the game: what follows from every answer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.core.state import CHANCE, NOBODY
from steinkreis.games.hinkel_und_stein.material import (
    BASE_POT,
    BIT,
    BOULDER,
    COLUMN,
    EVERY_STONE,
    FATE,
    FIELDS,
    KINDS,
    LARGE_COLUMN,
    NOMINAL,
    PASSAGES,
    QUARTZ,
    ROUNDS,
    SMALL_COLUMN,
    SMALLEST_BOULDER,
    SPREAD,
    STONES_OF,
    outer_field,
    side_of,
)
from steinkreis.games.hinkel_und_stein.questions import (
    ACTIVE,
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
    OVER,
    PARTNER,
    PUT_FATE,
    REPLY,
    ROLE,
    STONE,
    TAKE_ONE,
    TILT,
    TOP,
    WEIGH,
)
from steinkreis.games.hinkel_und_stein.scale import UNSURE
from steinkreis.games.hinkel_und_stein.table import (
    NEUTRAL,
    NONE,
    ONE,
    USED_BOTH,
    USED_FATE,
    USED_NOTCH,
    USED_TOP,
    Outcome,
    Table,
)

# What follows when the plank has come to rest.
THEN_STONE: Final = 0
THEN_NEXT: Final = 1
THEN_LAST: Final = 2


class Course(Table):
    """A game from the first weight to the last disc."""

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
        stone = self.weighed
        weights = vec[i64](self.scale.weights)
        weights[stone] = NOMINAL[stone] - SPREAD[stone] + step
        self.scale.weights = weights
        self.weighed += 1
        if self.weighed > FATE:
            self.phase = DEAL

    def _deal(self, kind: i64) -> None:
        seat = self.dealt % self.seats
        self.owners -= (NEUTRAL - seat) * ONE[kind]
        if self.seats == 2 and self.dealt >= 2:
            self.right |= BIT[kind]
        if kind == COLUMN:
            self.chief = seat  # clause 2.5
        self.dealt += 1
        if self.dealt == (3 if self.seats == 3 else KINDS):
            self.phase = PUT_FATE
            self.actor = int(self.chief) if self.options.chief_puts_fate else CHANCE

    def _put_fate(self, spot: i64) -> None:
        self.scale.home = spot
        self.scale.clear()
        self._begin_round()

    # The beginning of a round

    def _begin_round(self) -> None:
        self.is_fresh = True
        self.discs.add_to_pot(BASE_POT)
        self.partner = NONE
        self.offered = NONE
        self.porter = NONE
        self.condition = NONE
        self.bets = 0
        self.active = 15 if self.seats == 4 else 0
        if self.seats == 3:
            self.active = 15 - BIT[QUARTZ]
        is_offer = self.seats == 3 and not self.options.offers_late
        self._ask(OFFER if is_offer else CONDITION, self.chief)

    def _ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.actor = int(seat)
        self.turn = seat

    def _clear(self) -> None:
        """The stones of the last round lie there until the chief has said something."""
        if self.is_fresh:
            self.scale.clear()
            self.is_fresh = False

    def _set_condition(self, condition: i64) -> None:
        self._clear()
        self.condition = condition
        if self.seats == 3 and self.options.offers_late:
            self._ask(OFFER, self.chief)
        else:
            self._next_call()

    def _offer(self, seat: i64) -> None:
        self._clear()
        if seat == NONE:
            self._after_offer()
        else:
            self.offered = seat
            self._ask(REPLY, seat)

    def _reply(self, accepts: bool) -> None:
        if accepts:
            self.partner = self.offered
        self._after_offer()

    def _after_offer(self) -> None:
        if self.condition == NONE:
            self._ask(CONDITION, self.chief)
        else:
            self._next_call()

    # A turn

    def _next_call(self) -> None:
        calls = self._calls()
        if calls == 0:
            self._end_placing()
        elif calls & (calls - 1):
            self._ask(CALL, self.chief)
        else:
            self._call(only(calls))

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
            self._ask(ROLE, self.turn)

    def _take_role(self, kind: i64, active: bool) -> None:
        self.kind = kind
        if active:
            self.active |= BIT[kind]
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.stone = NONE
        if self.is_active(self.kind):
            self._ask(BET, self.turn)
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
        stones = self._stones()
        if stones & (stones - 1):
            self._ask(STONE, self.turn)
        else:
            self._choose_stone(only(stones))

    def _choose_stone(self, answer: i64) -> None:
        if answer >= NOTCH:
            self.used |= USED_NOTCH
            self.scale.notch = answer - NOTCH
            self._weigh(THEN_STONE)
            return
        self.stone = answer
        free = (BIT[FIELDS] - 1) & ~self.scale.taken
        if free & (free - 1):
            self._ask(FIELD, self.turn)
        else:
            self._place(only(free))

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
            self.phase = TILT
            self.actor = CHANCE
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
        if self._last_rights():
            self.kind = BOULDER
            self._ask(LAST, self.owner(BOULDER))
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
        side = self._winning_side()
        winners = self._winners(side)
        count: i64 = 0
        for seat in range(self.seats):
            if winners & BIT[seat]:
                count += 1
        part = self.discs.pot // count if count > 0 else 0
        for seat in range(self.seats):
            if winners & BIT[seat]:
                self.discs.win(seat, part)
        players: i64 = 0
        for kind in range(KINDS):
            players += self.player(kind) * ONE[kind]
        self.last = Outcome(
            side=side,
            players=players,
            winners=winners,
            part=part,
            rest=self.discs.pot,
            earned=[self._earned(kind, side, part) for kind in range(KINDS)],
        )
        self.chief_kind = self.scale.kind_on(outer_field(int(1 - side)))
        self.chief = self.player(self.chief_kind)
        if self.scale.top:
            self._ask(KEEP, self.owner(BOULDER))
        else:
            self._end_round(NONE)

    def _winners(self, side: i64) -> i64:
        """Who shares the pot, as a set of seats; who took a disc does not."""
        winners: i64 = 0
        for kind in range(KINDS):
            if self.bet(kind) > TAKE_ONE and self._has_won(kind, side):
                winners |= BIT[self.owner(kind)]
        return winners

    def _earned(self, kind: i64, side: i64, part: i64) -> int:
        """The discs that a kind brought in this round."""
        if self.bet(kind) <= TAKE_ONE:
            return 1 if self.bet(kind) == TAKE_ONE else 0
        return int(part) if self._has_won(kind, side) else 0

    def _has_won(self, kind: i64, side: i64) -> bool:
        if self.seats != 3:
            return side_of(int(self.scale.field_of(kind))) == side
        # The stone of the chief decides for all three (clauses 7.7 to 7.10).
        chiefs = NONE
        for each in range(KINDS):
            if self.owner(each) == self.chief:
                chiefs = int(each)
        owner = self.owner(kind)
        is_chiefs_side = owner == self.chief or owner == self.partner
        return is_chiefs_side == (side_of(int(self.scale.field_of(chiefs))) == side)

    def _end_round(self, kept: i64) -> None:
        self._take_away(kept)
        self.round += 1
        if self.round < ROUNDS:
            self._begin_round()
        elif self.passage + 1 < PASSAGES[self.seats]:
            self._end_passage()
            self._begin_round()
        else:
            self.phase = OVER
            self.actor = NOBODY

    def _take_away(self, kept: i64) -> None:
        """Columns come back, of two only the small one; of two boulders the one chosen."""
        back = self.scale.stones() & STONES_OF[COLUMN]
        if self.scale.both:
            back = BIT[SMALL_COLUMN]
        if kept != NONE:
            back |= BIT[kept]
        self.stock |= back
        self.gone |= self.scale.stones() & ~back

    def _end_passage(self) -> None:
        self.levelled = self.discs.level()
        self.round = 0
        self.passage += 1
        self.stock = EVERY_STONE
        self.gone = 0
        self.used = 0
        owners: i64 = 0
        right: i64 = 0
        for kind in range(KINDS):
            owner = self.owner(kind)
            if self.seats == 2 and self.right & BIT[kind]:
                pass  # it moves over to the left of the same player (clause 8.11)
            elif owner != NEUTRAL:
                owner = (owner + 1) % self.seats
                right |= BIT[kind]
            owners += owner * ONE[kind]
        self.owners = owners
        self.right = right if self.seats == 2 else 0


def only(answers: i64) -> i64:
    """The answer, where there is only one."""
    answer: i64 = 0
    while BIT[answer] != answers:
        answer += 1
    return answer
