"""The scale: what lies on the plank, which of its sides is down, and what was seen of that."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.games.hinkel_und_stein.material import (
    BOARD_WEIGHT,
    BOULDER,
    COLUMN,
    FATE,
    FATE_AT,
    FIELD_AT,
    FIRST_OF,
    KIND_OF,
    KINDS,
    LEFT,
    MIDDLE,
    NOMINAL,
    NOTCH_AT,
    RIGHT,
    SMALL_COLUMN,
    SMALLEST_BOULDER,
    SPREAD,
)
from steinkreis.games.hinkel_und_stein.weighings import Weighing
from steinkreis.kit.bits import BIT
from steinkreis.kit.packed import ones, shifts

UNSURE: Final = -1  # which side goes down depends on what the stones really weigh
NOWHERE: Final = -1

X: Final = vec[i64](FIELD_AT)
PIVOT: Final = vec[i64](NOTCH_AT)
FATE_X: Final = vec[i64](FATE_AT)
# Where the stone of each kind lies is one number, eight bits a kind: field + 1, then rank.
SHIFT: Final = shifts(8, KINDS)
ONE: Final = ones(8, KINDS)


class Scale:
    """The plank on its wedge, the stones on it, the stone of fate."""

    def __init__(self) -> None:
        self.lying: i64 = 0
        self.taken: i64 = 0  # the fields that are not free, as a set
        self.both: bool = False  # the small column stands beside the large one
        self.top: bool = False  # the smallest boulder lies on the other one
        self.notch: i64 = MIDDLE
        self.fate: i64 = 0  # where the stone of fate is now
        self.home: i64 = 0  # and where it belongs
        self.down: i64 = LEFT
        self.is_exact: bool = False  # every stone weighs what it seems to weigh
        self.weights: vec[i64] = NOMINAL  # what the stones really weigh; never changed in place
        self.moment: i64 = 0  # of the stones on the fields, about the middle of the plank
        self.load: i64 = 0  # what they weigh together
        self.close: Weighing | None = None  # the newest tilt that was close

    def copy(self) -> Scale:
        twin = Scale()
        twin.lying = self.lying
        twin.taken = self.taken
        twin.both = self.both
        twin.top = self.top
        twin.notch = self.notch
        twin.fate = self.fate
        twin.home = self.home
        twin.down = self.down
        twin.is_exact = self.is_exact
        twin.weights = self.weights
        twin.moment = self.moment
        twin.load = self.load
        twin.close = self.close
        return twin

    # What lies where

    def has(self, kind: i64) -> bool:
        return (self.lying >> SHIFT[kind]) & 7 != 0

    def field_of(self, kind: i64) -> i64:
        """The field on which the kind lies, or NOWHERE."""
        return ((self.lying >> SHIFT[kind]) & 7) - 1

    def stone_of(self, kind: i64) -> i64:
        """The stone that was played of the kind; of two columns the large one."""
        return FIRST_OF[kind] + ((self.lying >> SHIFT[kind]) >> 3 & 7)

    def kind_on(self, field: i64) -> i64:
        """The kind that lies on the field, or NOWHERE."""
        for kind in range(KINDS):
            if self.field_of(kind) == field:
                return kind
        return NOWHERE

    def stones_on(self, field: int) -> list[int]:
        """All stones on the field, the one that was played first at the front."""
        kind = self.kind_on(field)
        if kind == NOWHERE:
            return []
        stones: list[int] = [self.stone_of(kind)]
        if kind == COLUMN and self.both:
            stones.append(SMALL_COLUMN)
        if kind == BOULDER and self.top:
            stones.append(SMALLEST_BOULDER)
        return stones

    def stones(self) -> i64:
        """All stones on the fields, as a set."""
        found: i64 = 0
        for kind in range(KINDS):
            if self.has(kind):
                found |= BIT[self.stone_of(kind)]
        if self.both:
            found |= BIT[SMALL_COLUMN]
        if self.top:
            found |= BIT[SMALLEST_BOULDER]
        return found

    # What changes

    def put(self, stone: i64, field: i64) -> None:
        """Put the stone of a kind on a free field."""
        kind = KIND_OF[stone]
        self.lying += (field + 1 + 8 * (stone - FIRST_OF[kind])) * ONE[kind]
        self.taken |= BIT[field]
        self._burden(stone, field)

    def put_both_columns(self, large: i64, field: i64) -> None:
        self.put(large, field)
        self.both = True
        self._burden(SMALL_COLUMN, field)

    def put_on_top(self) -> None:
        """Put the smallest boulder on the one that lies there."""
        self.top = True
        self._burden(SMALLEST_BOULDER, self.field_of(BOULDER))

    def _burden(self, stone: i64, field: i64) -> None:
        weight = self.weights[stone]
        self.load += weight
        self.moment += weight * X[field]

    def clear(self) -> None:
        """Take all stones off; the plank goes back to the middle notch."""
        self.lying = 0
        self.taken = 0
        self.both = False
        self.top = False
        self.notch = MIDDLE
        self.fate = self.home
        self.moment = 0
        self.load = 0
        self.down = self.sure()

    def weigh(self, stone: i64, step: i64) -> None:
        """Let a stone weigh so many steps more than the least it may."""
        weights = vec[i64](self.weights)
        weights[stone] = NOMINAL[stone] - SPREAD[stone] + step
        self.weights = weights

    def reweigh(self, weights: vec[i64]) -> None:
        """Let the stones weigh something else."""
        self.weights = weights
        self.moment = 0
        self.load = 0
        for kind in range(KINDS):
            if self.has(kind):
                self._burden(self.stone_of(kind), self.field_of(kind))
        if self.both:
            self._burden(SMALL_COLUMN, self.field_of(COLUMN))
        if self.top:
            self._burden(SMALLEST_BOULDER, self.field_of(BOULDER))

    # Which side is down

    def torque(self) -> i64:
        """In gram millimetres; more than 0 pulls the right side down."""
        pivot = PIVOT[self.notch]
        fate = self.weights[FATE]
        weight = self.load + fate + BOARD_WEIGHT
        return self.moment + fate * FATE_X[self.fate] - weight * pivot

    def true_side(self) -> i64:
        """The side that goes down; in exact balance the one that is down stays."""
        torque = self.torque()
        if torque == 0:
            return self.down
        return RIGHT if torque > 0 else LEFT

    def sure(self) -> i64:
        """The side that goes down whatever the stones really weigh, or UNSURE."""
        pivot = PIVOT[self.notch]
        arm = FATE_X[self.fate] - pivot
        middle = NOMINAL[FATE] * arm - BOARD_WEIGHT * pivot
        slack = SPREAD[FATE] * (arm if arm > 0 else -arm)
        for kind in range(KINDS):
            field = self.field_of(kind)
            if field != NOWHERE:
                stone = self.stone_of(kind)
                weight = NOMINAL[stone]
                spread = SPREAD[stone]
                if kind == COLUMN and self.both:
                    weight += NOMINAL[SMALL_COLUMN]
                    spread += SPREAD[SMALL_COLUMN]
                if kind == BOULDER and self.top:
                    weight += NOMINAL[SMALLEST_BOULDER]
                    spread += SPREAD[SMALLEST_BOULDER]
                arm = X[field] - pivot
                middle += weight * arm
                slack += spread * (arm if arm > 0 else -arm)
        if self.is_exact:
            slack = 0
        if middle - slack > 0 or (middle - slack == 0 and self.down == RIGHT):
            return RIGHT
        if middle + slack < 0 or (middle + slack == 0 and self.down == LEFT):
            return LEFT
        return UNSURE

    def tip(self, side: i64, passage: i64) -> None:
        """See a side go down, and remember what that tells."""
        code = side + 2 * self.down + 4 * self.fate + 64 * self.notch + 1024 * self.lying
        self.close = Weighing(
            arms=self.arms(),
            code=code + 256 * int(self.both) + 512 * int(self.top),
            was=self.down,
            down=side,
            passage=passage,
            before=self.close,
        )
        self.down = side

    def arms(self) -> vec[i64]:
        """The distance of everything to the pivot."""
        pivot = PIVOT[self.notch]
        arms = vec[i64]([0] * (FATE + 2))
        for kind in range(KINDS):
            if self.has(kind):
                arms[self.stone_of(kind)] = X[self.field_of(kind)] - pivot
        if self.both:
            arms[SMALL_COLUMN] = X[self.field_of(COLUMN)] - pivot
        if self.top:
            arms[SMALLEST_BOULDER] = X[self.field_of(BOULDER)] - pivot
        arms[FATE] = FATE_X[self.fate] - pivot
        arms[FATE + 1] = -pivot
        return arms

    # What is remembered

    def weighings(self) -> list[Weighing]:
        """All that was close, the newest first."""
        found: list[Weighing] = []
        weighing = self.close
        while weighing is not None:
            found.append(weighing)
            weighing = weighing.before
        return found

    def forget(self, passage: i64) -> None:
        """Keep only what was seen since the beginning of a passage."""
        kept = [weighing for weighing in self.weighings() if weighing.passage >= passage]
        self.close = None
        for weighing in reversed(kept):
            self.close = weighing.after(self.close)

    def key(self) -> str:
        codes = [str(weighing.code) for weighing in self.weighings()]
        stones = f"{self.lying} {self.both} {self.top}"
        return f"{stones} {self.notch} {self.fate} {self.home} {self.down} {' '.join(codes)}"
