"""What stands on the board: gates and bars, and whether they are in each other's way.

A ground that is made is never changed: another bar makes another one. So states share it freely.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec

from steinkreis.core.dial import pack, unpack
from steinkreis.games.rollende_steine.material import (
    BAR_GRID,
    BAR_SIZES,
    BOARD,
    GATES,
    GATES_END,
    HALF_BAR,
    HALF_BAR_DEPTH,
    HALF_GATE,
    HALF_LANE,
    HALF_OPENING,
    HALF_PILLAR,
    KICK_END,
    LANE_END,
)

GateRow = tuple[float, float, float]

TURN_COS: Final = [math.cos(math.radians(turn)) for turn in range(180)]
TURN_SIN: Final = [-math.sin(math.radians(turn)) for turn in range(180)]  # clockwise

FITS: Final = 0
OUTSIDE: Final = 1
ON_GATE: Final = 2
ON_BAR: Final = 3
IN_LANE: Final = 4

# Where a free place for a bar is looked for first: close together, along the board and across.
LATTICE: Final = [
    pack([turn, column, row], BAR_SIZES)
    for row in range(4, 160, 4)
    for turn in (0, 90)
    for column in range(12, 190, 22)
]


class Bar:
    """A bar that lies somewhere: whose it is, and the dials as they were turned."""

    def __init__(self, owner: int, place: int) -> None:
        self.owner = owner
        self.place = place
        turn, column, row = unpack(place, BAR_SIZES)
        self.turn = turn
        self.x = column * BAR_GRID
        self.y = KICK_END + row * BAR_GRID
        self.c = TURN_COS[turn]  # the direction in which it lies
        self.s = TURN_SIN[turn]


class Ground:
    """Gates and bars. All that can be run into is in parallel vectors, pillars first."""

    def __init__(self) -> None:
        self.gates: list[GateRow] = []
        self.gate_x: vec[float] = vec[float]()
        self.gate_y: vec[float] = vec[float]()
        self.gate_c: vec[float] = vec[float]()  # the direction in which its pillars stand
        self.gate_s: vec[float] = vec[float]()
        self.bars: list[Bar] = []
        self.x: vec[float] = vec[float]()
        self.y: vec[float] = vec[float]()
        self.c: vec[float] = vec[float]()  # the direction of its long side
        self.s: vec[float] = vec[float]()
        self.long: vec[float] = vec[float]()  # half its length
        self.wide: vec[float] = vec[float]()  # half its depth
        self.room = -1  # the first free place of the lattice, -1 if there is none
        self.keeps_lanes: bool = True  # clause 3.7
        self.front_only: bool = False  # clause 5.5
        self.ease: list[float] = []  # how easy each gate is; `worth` fills it in when asked

    def laid(self, owner: int, place: int) -> Ground:
        """The ground with one more bar."""
        twin = self._twin()
        bar = Bar(owner, place)
        twin.bars.append(bar)
        twin.add(bar.x, bar.y, bar.c, bar.s, HALF_BAR, HALF_BAR_DEPTH)
        if self.room >= 0:
            twin.find_room(self.room)
        return twin

    def moved(self, index: int, place: int) -> Ground:
        """The ground with a bar somewhere else."""
        twin = self._twin()
        bar = Bar(self.bars[index].owner, place)
        twin.bars[index] = bar
        k = 2 * GATES + index
        twin.x[k] = bar.x
        twin.y[k] = bar.y
        twin.c[k] = bar.c
        twin.s[k] = bar.s
        twin.find_room(0)
        return twin

    def _twin(self) -> Ground:
        twin = Ground()
        twin.keeps_lanes = self.keeps_lanes
        twin.front_only = self.front_only
        twin.gates = self.gates
        twin.gate_x = self.gate_x
        twin.gate_y = self.gate_y
        twin.gate_c = self.gate_c
        twin.gate_s = self.gate_s
        twin.bars = list(self.bars)
        twin.x = vec[float](self.x)
        twin.y = vec[float](self.y)
        twin.c = vec[float](self.c)
        twin.s = vec[float](self.s)
        twin.long = vec[float](self.long)
        twin.wide = vec[float](self.wide)
        return twin

    def add(self, x: float, y: float, c: float, s: float, long: float, wide: float) -> None:
        """Put something there that wheels run into; only while the ground is being made."""
        self.x = append(self.x, x)
        self.y = append(self.y, y)
        self.c = append(self.c, c)
        self.s = append(self.s, s)
        self.long = append(self.long, long)
        self.wide = append(self.wide, wide)

    def find_room(self, start: int) -> None:
        """The first place of the lattice that is free, where those before `start` are not."""
        for k in range(start, len(LATTICE)):
            if self.trouble(LATTICE[k], -1) == FITS:
                self.room = k
                return

    def free_place(self) -> int:
        """A place where a bar fits; only where there is room."""
        return LATTICE[self.room]

    def trouble(self, place: int, lifted: int) -> int:
        """FITS if a bar may lie there, with bar `lifted` in the hand, else what is in the way."""
        turn, column, row = unpack(place, BAR_SIZES)
        x = column * BAR_GRID
        y = KICK_END + row * BAR_GRID
        c, s = TURN_COS[turn], TURN_SIN[turn]
        across = HALF_BAR * abs(c) + HALF_BAR_DEPTH * abs(s)
        along = HALF_BAR * abs(s) + HALF_BAR_DEPTH * abs(c)
        if x < across or x > BOARD - across or y < KICK_END + along or y > GATES_END - along:
            return OUTSIDE
        for k in range(len(self.gate_x)):
            if touch(
                self.gate_x[k] - x, self.gate_y[k] - y, c, s, HALF_BAR, HALF_BAR_DEPTH,
                self.gate_c[k], self.gate_s[k], HALF_GATE, HALF_PILLAR,
            ):  # fmt: skip
                return ON_GATE
            if self.keeps_lanes and touch(
                self.gate_x[k] - x, self.gate_y[k] - y, c, s, HALF_BAR, HALF_BAR_DEPTH,
                self.gate_c[k], self.gate_s[k], HALF_LANE, LANE_END,
            ):  # fmt: skip
                return IN_LANE
        for k in range(len(self.bars)):
            bar = self.bars[k]
            if k != lifted and touch(
                bar.x - x, bar.y - y, c, s, HALF_BAR, HALF_BAR_DEPTH,
                bar.c, bar.s, HALF_BAR, HALF_BAR_DEPTH,
            ):  # fmt: skip
                return ON_BAR
        return FITS


def bare(gates: list[GateRow], keeps_lanes: bool = True, front_only: bool = False) -> Ground:
    """The ground with the gates alone."""
    ground = Ground()
    ground.keeps_lanes = keeps_lanes
    ground.front_only = front_only
    ground.gates = gates
    for x, y, turn in gates:
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        ground.gate_x = append(ground.gate_x, x)
        ground.gate_y = append(ground.gate_y, y)
        ground.gate_c = append(ground.gate_c, c)
        ground.gate_s = append(ground.gate_s, s)
        for side in (-1.0, 1.0):
            off = side * (HALF_OPENING + HALF_PILLAR)
            ground.add(x + off * c, y + off * s, c, s, HALF_PILLAR, HALF_PILLAR)
    ground.find_room(0)
    return ground


def touch(
    dx: float, dy: float,
    c: float, s: float, long: float, wide: float,
    other_c: float, other_s: float, other_long: float, other_wide: float,
) -> bool:  # fmt: skip
    """Whether two rectangles meet; (dx, dy) leads from the middle of one to that of the other."""
    reach = long + wide + other_long + other_wide
    if dx > reach or dx < -reach or dy > reach or dy < -reach:
        return False
    along = abs(c * other_c + s * other_s)
    across = abs(c * other_s - s * other_c)
    if abs(dx * c + dy * s) > long + other_long * along + other_wide * across:
        return False
    if abs(dy * c - dx * s) > wide + other_long * across + other_wide * along:
        return False
    if abs(dx * other_c + dy * other_s) > other_long + long * along + wide * across:
        return False
    return abs(dy * other_c - dx * other_s) <= other_wide + long * across + wide * along
