"""Board, wheels, gates and bars of Rollende Steine: lengths, dials and courses.

    95 ┌───────────────────────┐
       │     trilith zone      │   x runs to the right, y away from the players,
    35 ├───────────────────────┤   both from 0 to 100; gates and bars are turned
       │     run-up zone       │   by degrees
    12 ├───────────────────────┤
     0 └───────kick zone───────┘

The booklet shows zones and courses only in pictures that our copy lacks, so all numbers here are
our own (rulings R1 and R2 in the rules).
"""

from __future__ import annotations

from typing import Final

from steinkreis.core.dial import Dial
from steinkreis.kit.stonehenge import TRILITH_PLACES

BOARD: Final = 100.0
KICK_END: Final = 12.0  # up to here the wheel is set, and no bar stands
RUN_UP_END: Final = 35.0  # a wheel whose centre gets here has crossed the run-up zone
GATES_END: Final = 95.0  # up to here gates and bars may stand

RADIUS: Final = 2.5  # of a wheel, which rolls on its edge
HALF_THICKNESS: Final = 1.0

HALF_OPENING: Final = 3.5  # of a gate
HALF_PILLAR: Final = 1.5  # pillars are square
HALF_GATE: Final = 6.5  # from the middle of a gate to its outer side
PILLAR_HEIGHT: Final = 8.0
CAPSTONE_HEIGHT: Final = 2.0

HALF_BAR: Final = 5.0
HALF_BAR_DEPTH: Final = 0.8
BAR_HEIGHT: Final = 3.0

HALF_LANE: Final = HALF_THICKNESS  # before and behind a gate, what no bar may bar
LANE_END: Final = HALF_PILLAR + 2 * RADIUS  # from the middle of the gate: a wheel's length

GATES: Final = 5
COLOURS: Final = 5
WHEELS: Final = 10  # of each colour
BARS: Final = 10  # of each colour
WEAK_PUSHES: Final = 10  # clause 4.5

FULL_SPEED: Final = 125.0  # board units a second: the hardest push
SLOWING: Final = 65.0  # board units a second, every second: how a rolling wheel slows down

# How finely the dials can be turned.
AIM_GRID: Final = 0.1  # degrees
WHEEL_GRID: Final = 0.1  # board units
POWER_GRID: Final = 0.25  # per cent
BAR_GRID: Final = 0.5

# The push. Aim: degrees, 0 to the right, -90 straight away from the players.
LEFTMOST: Final = -170.0
WEAKEST: Final = 40.0
AIMS: Final = 1601
POWERS: Final = 241
COLUMNS: Final = 951
ROWS: Final = 71
PUSH_DIALS: Final = [
    Dial("aim", AIMS, LEFTMOST, -10.0),
    Dial("power", POWERS, WEAKEST, 100.0),
    Dial("wheel-x", COLUMNS, RADIUS, BOARD - RADIUS),
    Dial("wheel-y", ROWS, RADIUS, KICK_END - RADIUS),
]
PUSH_SIZES: Final = [dial.steps for dial in PUSH_DIALS]

# A bar: how it is turned, and where its middle is.
BAR_DIALS: Final = [
    Dial("bar-turn", 180, 0.0, 179.0),
    Dial("bar-x", 201, 0.0, BOARD),
    Dial("bar-y", 167, KICK_END, GATES_END),
]
BAR_SIZES: Final = [dial.steps for dial in BAR_DIALS]

# Courses: five gates, each the middle and by how many degrees the way through it is turned to the
# left from straight away. In the order of the wheels that they take (docs/physics.md); the first
# one is what a table gets that chooses nothing.
COURSES: Final = {
    "wall": [(18, 44, 0), (34, 44, 0), (50, 44, 0), (66, 44, 0), (82, 44, 0)],
    "podium": [(22, 44, 0), (36, 44, 0), (50, 52, 0), (64, 44, 0), (78, 44, 0)],
    "stairs": [(18, 45, 0), (34, 55, 0), (50, 65, 0), (66, 75, 0), (82, 85, 0)],
    "roof": [(18, 50, 30), (34, 62, 15), (50, 70, 0), (66, 62, -15), (82, 50, -30)],
    "pyramid": [(30, 54, 0), (50, 54, 0), (70, 54, 0), (40, 68, 0), (60, 68, 0)],
    "wedge": [(50, 45, 0), (38, 58, 15), (62, 58, -15), (26, 71, 30), (74, 71, -30)],
    "horseshoe": TRILITH_PLACES,  # as they are marked on the board
    "man": [(50, 86, 0), (28, 68, 65), (72, 68, -65), (40, 48, 10), (60, 48, -10)],
    "strider": [(50, 66, 0), (22, 48, 45), (78, 48, -45), (22, 84, -45), (78, 84, 45)],
}
OWN: Final = "own"  # what a course is called that the players made themselves


FEW: Final = 7  # wheels for all together, where few are wanted


def wheels_each(seats: int, wanted: str = "all") -> tuple[int, int]:
    """How many wheels of the own colour and how many neutral ones a player gets."""
    if wanted == "few":
        return (FEW + seats - 1) // seats, 0
    return WHEELS, 0 if wanted == "own" else (COLOURS - seats) * WHEELS // seats
