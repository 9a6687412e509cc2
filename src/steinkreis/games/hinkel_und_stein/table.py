"""The table: who owns what, whose turn it is, and what may be answered."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import State
from steinkreis.games.hinkel_und_stein.discs import Discs
from steinkreis.games.hinkel_und_stein.material import (
    BIT,
    BOULDER,
    COLUMN,
    EVERY_STONE,
    FIELDS,
    KINDS,
    MENHIR,
    MIDDLE,
    MOST,
    MOST_WITH_QUARTZ,
    QUARTZ,
    SMALLEST_BOULDER,
    SPOTS,
    SPREAD,
    STONES_OF,
)
from steinkreis.games.hinkel_und_stein.questions import (
    ACTIVE,
    ANSWERS,
    BET,
    BOTH,
    CALL,
    CONDITION,
    DEAL,
    DONE,
    FIELD,
    FOR_QUARTZ,
    HEAVIER,
    KEEP,
    LAST,
    LIGHTER,
    NOTCH,
    OFFER,
    OVER,
    PARTNER,
    PASSIVE,
    PUT_FATE,
    REPLY,
    ROLE,
    SOLO,
    STONE,
    TILT,
    TOP,
    WEIGH,
)
from steinkreis.games.hinkel_und_stein.scale import Scale

NEUTRAL: Final = 7  # owns what nobody owns
NONE: Final = -1

# Rights that are used up, as a set.
USED_NOTCH: Final = 1
USED_BOTH: Final = 2
USED_TOP: Final = 4
USED_FATE: Final = 8

SHIFT: Final = vec[i64]([3 * n for n in range(KINDS)])
ONE: Final = vec[i64]([1 << (3 * n) for n in range(KINDS)])


class Options:
    """What was agreed before the game."""

    def __init__(
        self, *, is_exact: bool, chief_puts_fate: bool, offers_late: bool, chief_breaks_ties: bool
    ) -> None:
        self.is_exact = is_exact  # the nominal weights are the real ones
        self.chief_puts_fate = chief_puts_fate  # else chance does
        self.offers_late = offers_late  # a partnership is offered after the condition is named
        self.chief_breaks_ties = chief_breaks_ties  # who would be chief next wins a tie


DEFAULTS: Final = Options(
    is_exact=False, chief_puts_fate=False, offers_late=False, chief_breaks_ties=False
)


class Outcome:
    """How the last round ended."""

    def __init__(
        self,
        *,
        side: i64,
        players: i64,
        winners: i64,
        part: i64,
        rest: i64,
        earned: list[int],
    ) -> None:
        self.side = side  # that won
        self.players = players  # who placed each kind, three bits a kind
        self.winners = winners  # who shared the pot, as a set of seats
        self.part = part  # what each of them got
        self.rest = rest  # what stays in the pot
        self.earned = earned  # the discs that each kind brought, taken or won


class Table(State):
    """Everything that lies there, is owned, was said."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.phase: i64 = WEIGH
        self.then: i64 = 0  # what follows when the plank has come to rest
        self.weighed: i64 = 0  # stones that have their real weight
        self.dealt: i64 = 0
        self.scale = Scale()
        self.discs = Discs(seats)
        self.options = DEFAULTS
        self.passage: i64 = 0
        self.round: i64 = 0
        self.owners: i64 = 0  # three bits a kind
        self.right: i64 = 0  # two players: the kinds that lie to the right of their owners
        self.stock: i64 = EVERY_STONE  # the stones that can still be played in this passage
        self.gone: i64 = 0  # those that have left the game until the next passage
        self.used: i64 = 0  # the rights that have been used
        self.chief: i64 = 0
        self.chief_kind: i64 = COLUMN  # the stone that made the chief
        self.is_fresh = False  # the round has begun, but the last one's stones still lie there
        self.partner: i64 = NONE  # three players
        self.offered: i64 = NONE
        self.condition: i64 = NONE
        self.active: i64 = 0  # the kinds that are played actively in this round
        self.bets: i64 = 0  # three bits a kind: 0 none yet, 1 took one, else discs + 1
        self.porter: i64 = NONE  # three players: who placed the quartz
        self.turn: i64 = 0  # whose turn it is, also while chance decides
        self.kind: i64 = NONE  # with which kind
        self.stone: i64 = NONE  # and with which stone
        self.last: Outcome | None = None
        self.levelled: i64 = 0  # discs that everybody gave back after the last passage

    # Whose answer is awaited, and what may it be?

    def actions(self) -> list[int]:
        legal = self.legal()
        return [n for n in range(ANSWERS) if legal & BIT[n]]

    def sample(self, rng: Rng) -> int:
        legal = self.legal()
        count: i64 = 0
        rest = legal
        while rest:
            rest &= rest - 1
            count += 1
        skip = rng.below(count) if count > 1 else 0
        while skip > 0:
            legal &= legal - 1
            skip -= 1
        lowest = legal & -legal
        action = 0
        while BIT[action] != lowest:
            action += 1
        return action

    def legal(self) -> i64:
        """The legal answers as a set."""
        phase = self.phase
        if phase == CALL:
            return self._calls()
        if phase == BET:
            most = MOST_WITH_QUARTZ if self.kind == QUARTZ else MOST
            return BIT[most + 1] - 1
        if phase == STONE:
            return self._stones()
        if phase == FIELD:
            return (BIT[FIELDS] - 1) & ~self.scale.taken
        if phase == TILT:
            return BIT[self.scale.true_side()]
        if phase == LAST:
            return self._last_rights() | BIT[DONE]
        if phase == KEEP:
            return BIT[SMALLEST_BOULDER] | BIT[self.scale.stone_of(BOULDER)]
        if phase == WEIGH:
            return BIT[2 * SPREAD[self.weighed] + 1] - 1
        return self._rare_answers(phase)

    def _rare_answers(self, phase: i64) -> i64:
        if phase == CONDITION:
            return BIT[LIGHTER] | BIT[HEAVIER]
        if phase == REPLY:
            return 3
        if phase == ROLE:
            return self._roles()
        if phase == OFFER:
            return BIT[SOLO] | (BIT[PARTNER] * (7 - BIT[self.chief]))
        if phase == PUT_FATE:
            return BIT[SPOTS] - 1
        if phase == DEAL:
            return self._undealt()
        return 0

    def _undealt(self) -> i64:
        kinds: i64 = 15
        if self.seats == 3:
            kinds -= BIT[QUARTZ]
        for kind in range(KINDS):
            if self.owner(kind) != NEUTRAL:
                kinds &= ~BIT[kind]
        return kinds

    def _calls(self) -> i64:
        """Everybody who still has to play; the neutral quartz is placed by an opponent."""
        calls: i64 = 0
        for kind in range(KINDS):
            if not self.scale.has(kind):
                owner = self.owner(kind)
                if owner != NEUTRAL:
                    calls |= BIT[owner]
                else:
                    for seat in range(self.seats):
                        if seat != self.chief and seat != self.partner:  # clauses 7.4, 7.5
                            calls |= BIT[FOR_QUARTZ + seat]
        return calls

    def _roles(self) -> i64:
        """Two players: both kinds, actively or passively; the chief is bound (clause 8.3)."""
        roles: i64 = 0
        is_bound = self.turn == self.chief and self.owner(self.chief_kind) == self.chief
        for kind in range(KINDS):
            if self.owner(kind) == self.turn:
                if not is_bound or kind == self.chief_kind:
                    roles |= BIT[2 * kind + ACTIVE]
                if not is_bound or kind != self.chief_kind:
                    roles |= BIT[2 * kind + PASSIVE]
        return roles

    def _stones(self) -> i64:
        stones = self.stock & STONES_OF[self.kind]
        if self.is_active(self.kind):
            if self.kind == MENHIR and not self.used & USED_NOTCH:
                stones |= BIT[NOTCH] | BIT[NOTCH + 2]
            if self.kind == COLUMN and not self.used & USED_BOTH:
                stones |= BIT[BOTH]
        return stones

    def _last_rights(self) -> i64:
        """What the owner of the boulders may do when all stones lie."""
        rights: i64 = 0
        if self.is_active(BOULDER):
            if not self.used & USED_FATE:
                rights = (BIT[SPOTS] - 1) & ~BIT[self.scale.fate]
            if not self.used & USED_TOP and self.stock & BIT[SMALLEST_BOULDER]:
                rights |= BIT[TOP]
        return rights

    def refusal(self, action: int) -> Message | None:
        if 0 <= action < ANSWERS and self.legal() & BIT[action]:
            return None
        return Message(self._why_not(action))

    def _why_not(self, action: int) -> str:
        if self.phase == CALL and 0 <= action < FOR_QUARTZ + self.seats:
            return self._why_not_called(action)
        if self.phase == ROLE and 0 <= action < 2 * KINDS:
            own = self.owner(action // 2) == self.turn
            return "refused-bound" if own else "refused-not-yours"
        if self.phase == BET and MOST < action <= MOST_WITH_QUARTZ:
            return "refused-too-many"
        if self.phase == STONE and 0 <= action <= NOTCH + 2:
            return self._why_not_stone(action)
        if self.phase == FIELD and 0 <= action < FIELDS:
            return "refused-taken"
        if self.phase == LAST and 0 <= action <= TOP:
            return "refused-used" if action < TOP or self.used & USED_TOP else "refused-no-top"
        return "refused"

    def _why_not_called(self, call: int) -> str:
        if call < FOR_QUARTZ or self.scale.has(QUARTZ):
            return "refused-called"
        return "refused-chief" if call - FOR_QUARTZ == self.chief else "refused-partner"

    def _why_not_stone(self, action: int) -> str:
        if action < BOTH:
            own = STONES_OF[self.kind] & BIT[action]
            return "refused-gone" if own else "refused-not-called"
        if self.kind != (COLUMN if action == BOTH else MENHIR):
            return "refused-no-right"
        if not self.is_active(self.kind):
            return "refused-passive"
        return "refused-middle" if action == NOTCH + MIDDLE else "refused-used"

    # Who and what

    def owner(self, kind: i64) -> i64:
        """The seat that plays the kind, or NEUTRAL."""
        return (self.owners >> SHIFT[kind]) & 7

    def player(self, kind: i64) -> i64:
        """Who placed, or has to place, the kind in this round; NONE where that is open."""
        owner = self.owner(kind)
        return owner if owner != NEUTRAL else self.porter

    def placer(self, kind: i64) -> i64:
        """Who placed the stone that lies there, perhaps in the round before."""
        if self.last is not None and (self.is_fresh or self.phase == OVER):
            return (self.last.players >> SHIFT[kind]) & 7
        return self.player(kind)

    def kind_of(self, seat: i64) -> i64:
        """The kind of the seat; of two the one that is still to be played."""
        for kind in range(KINDS):
            if self.owner(kind) == seat and not self.scale.has(kind):
                return kind
        return NONE

    def is_active(self, kind: i64) -> bool:
        return self.active & BIT[kind] != 0

    def bet(self, kind: i64) -> i64:
        """The discs that were added with the kind, TAKE_ONE, or NONE as long as it is open."""
        return ((self.bets >> SHIFT[kind]) & 7) - 1

    def _winning_side(self) -> i64:
        return self.scale.down if self.condition == HEAVIER else 1 - self.scale.down
