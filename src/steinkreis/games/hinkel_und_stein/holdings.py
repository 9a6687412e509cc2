"""What everybody holds, what lies there and what was said, and who may know of it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, HIDDEN, OVER, State
from steinkreis.games.hinkel_und_stein.discs import Discs
from steinkreis.games.hinkel_und_stein.material import (
    COLUMN,
    EVERY_STONE,
    KINDS,
    NOMINAL,
    QUARTZ,
    SMALL_COLUMN,
    STONES_OF,
)
from steinkreis.games.hinkel_und_stein.options import Options
from steinkreis.games.hinkel_und_stein.questions import HEAVIER, WEIGH
from steinkreis.games.hinkel_und_stein.scale import Scale
from steinkreis.games.hinkel_und_stein.weighings import draw
from steinkreis.kit.bits import BIT, size
from steinkreis.kit.packed import ones, shifts
from steinkreis.kit.winning import leaders, shares

NEUTRAL: Final = 7  # owns what nobody owns
UNOWNED: Final = 0o7777  # all kinds, three bits a kind
NONE: Final = -1

# Rights that are used up, as a set.
USED_NOTCH: Final = 1
USED_BOTH: Final = 2
USED_TOP: Final = 4
USED_FATE: Final = 8

SHIFT: Final = shifts(3, KINDS)
ONE: Final = ones(3, KINDS)


class Payout:
    """How the last round ended."""

    def __init__(
        self, *, side: i64, players: i64, winners: i64, part: i64, rest: i64, earned: list[int]
    ) -> None:
        self.side = side  # that won
        self.players = players  # who placed each kind, three bits a kind
        self.winners = winners  # who shared the pot, as a set of seats
        self.part = part  # what each of them got
        self.rest = rest  # what stays in the pot
        self.earned = earned  # the discs that each kind brought, taken or won


class Holdings(State):
    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats)
        self.options = options
        self.then: i64 = 0  # what follows when the plank has come to rest
        self.weighed: i64 = 0  # stones that have their real weight
        self.dealt: i64 = 0
        self.scale = Scale()
        self.discs = Discs(seats)
        self.passage: i64 = 0
        self.round: i64 = 0
        self.owners: i64 = UNOWNED  # three bits a kind
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
        self.kind: i64 = NONE  # with which kind it is somebody's turn
        self.stone: i64 = NONE  # and with which stone
        self.last: Payout | None = None
        self.levelled: i64 = 0  # discs that everybody gave back after the last passage

    @abstractmethod
    def copy(self) -> Holdings: ...

    def give(self, twin: Holdings) -> None:
        """Make a new twin equal to this."""
        self.copy_onto(twin)
        twin.then = self.then
        twin.weighed = self.weighed
        twin.dealt = self.dealt
        twin.scale = self.scale.copy()
        twin.discs = self.discs.copy()
        twin.passage = self.passage
        twin.round = self.round
        twin.owners = self.owners
        twin.right = self.right
        twin.stock = self.stock
        twin.gone = self.gone
        twin.used = self.used
        twin.chief = self.chief
        twin.chief_kind = self.chief_kind
        twin.is_fresh = self.is_fresh
        twin.partner = self.partner
        twin.offered = self.offered
        twin.condition = self.condition
        twin.active = self.active
        twin.bets = self.bets
        twin.porter = self.porter
        twin.kind = self.kind
        twin.stone = self.stone
        twin.last = self.last
        twin.levelled = self.levelled

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

    def winning_side(self) -> i64:
        return self.scale.down if self.condition == HEAVIER else 1 - self.scale.down

    # What changes hands

    def deal(self, kind: i64) -> None:
        """The next seat gets the kind."""
        seat = self.dealt % self.seats
        self.owners -= (NEUTRAL - seat) * ONE[kind]
        if self.seats == 2 and self.dealt >= 2:
            self.right |= BIT[kind]
        if kind == COLUMN:
            self.chief = seat  # clause 2.5
        self.dealt += 1

    def fresh_round(self) -> None:
        """Nothing has been said yet, and nobody has bet."""
        self.is_fresh = True
        self.partner = NONE
        self.offered = NONE
        self.porter = NONE
        self.condition = NONE
        self.bets = 0
        self.active = 15 if self.seats == 4 else 0
        if self.seats == 3:
            self.active = 15 - BIT[QUARTZ]

    def take_away(self, kept: i64) -> None:
        """Columns come back, of two only the small one; of two boulders the one chosen."""
        back = self.scale.stones() & STONES_OF[COLUMN]
        if self.scale.both:
            back = BIT[SMALL_COLUMN]
        if kept != NONE:
            back |= BIT[kept]
        self.stock |= back
        self.gone |= self.scale.stones() & ~back

    def pass_on(self) -> None:
        """The end of a passage: all stones are there again, and the kinds change hands."""
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

    # How does it stand?

    def scores(self) -> list[int]:
        return [int(self.discs.of(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        winners = leaders(self.scores())
        if self.options.chief_breaks_ties and self.chief in winners:  # clause 6.8
            return [int(self.chief)]
        return winners

    def returns(self) -> list[float]:
        return shares(self.winners(), self.seats)

    # Who may know what?

    def hide(self, viewer: int) -> Holdings:
        """Only the real weights are a secret, and that for everybody: what is left is the look."""
        view = self.copy()
        view.viewer = viewer
        if not self.options.is_exact:
            view.scale.reweigh(NOMINAL)
        return view

    def guess(self, rng: Rng) -> Holdings:
        truth = self.copy()
        truth.viewer = ALL
        if not self.options.is_exact:
            truth.scale.reweigh(draw(self.scale.close, self.weighed, rng))
        return truth

    def blur(self, level: int, rng: Rng) -> Holdings:
        """A weaker head forgets what was close in earlier passages, and then everything."""
        if level <= 0:
            return self
        dim = self.copy()
        dim.scale.forget(self.passage if level == 1 else self.passage + 1)
        return dim

    def seen(self, action: int, viewer: int) -> int:
        return HIDDEN if self.phase == WEIGH and viewer != ALL else action

    def tells(self, action: int, viewer: int) -> bool:
        """What a stone weighs comes to light by weighing it, and that is chance."""
        return False

    def key(self) -> str:
        place = f"{self.phase} {self.then} {self.weighed} {self.dealt} {self.passage} {self.round}"
        kinds = f"{self.owners} {self.right} {self.stock} {self.gone} {self.used} {self.active}"
        chief = f"{self.chief} {self.chief_kind} {self.partner} {self.offered} {self.condition}"
        turn = f"{self.bets} {self.porter} {self.turn} {self.kind} {self.stone} {self.is_fresh}"
        weights = "?" if self.viewer != ALL else str(list(self.scale.weights))
        return f"{place}|{kinds}|{chief}|{turn}|{self.discs.key()}|{self.scale.key()}|{weights}"

    def material(self) -> list[int]:
        """The discs, and of each kind the stones in stock, on the plank and gone."""
        is_playing = not self.is_fresh and self.phase != OVER
        lying = self.scale.stones() if is_playing else 0
        counts = [int(self.discs.all())]
        for kind in range(KINDS):
            places = (self.stock, lying, self.gone)
            counts.append(sum([int(size(place & STONES_OF[kind])) for place in places]))
        return counts
