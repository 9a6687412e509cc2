"""The stones and the scale of Hinkel & Stein, in grams and millimetres.

The booklet gives no weight and no measure: all numbers here are our own (rulings R1 and R2), chosen
so that every kind earns about as much as the others. They are data: whoever changes them should ask
the lab again, which says what each kind earns.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MENHIR: Final = 0
QUARTZ: Final = 1
BOULDER: Final = 2
COLUMN: Final = 3
KINDS: Final = 4
KIND_NAMES: Final = ["menhir", "quartz", "boulder", "column"]
LETTERS: Final = "MQBC"

# What the stones of each kind weigh, the smallest first.
WEIGHTS: Final = [
    [23, 34, 47, 61, 74],  # menhirs
    [19, 31, 43, 56, 67],  # quartzes
    [17, 33, 49, 63, 79],  # boulders
    [27, 68],  # columns
]
FATE_WEIGHT: Final = 29
BOARD_WEIGHT: Final = 120  # of the plank, whose centre is its middle
TOLERANCE: Final = 8  # per cent that a real weight may differ from the nominal one

# Where things are, seen from the middle of the plank; to the left is negative.
FIELD_AT: Final = [-110, -80, 80, 110]  # outer left, inner left, inner right, outer right
NOTCH_AT: Final = [-5, 0, 5]
NOTCHES: Final = len(NOTCH_AT)
FATE_AT: Final = list(range(-50, 51, 10))  # where the stone of fate may lie

FIELDS: Final = 4
SPOTS: Final = len(FATE_AT)
MIDDLE: Final = 1  # the notch in which a round begins
LEFT: Final = 0
RIGHT: Final = 1

DISCS: Final = 50
ROUNDS: Final = 5
PASSAGES: Final = [0, 0, 4, 3, 4]  # by the number of players
MOST_SEATS: Final = len(PASSAGES) - 1
BASE_POT: Final = 2
MOST: Final = 2  # discs that a player may add to the pot
MOST_WITH_QUARTZ: Final = 4

# The stones are numbered through, kind by kind; the stone of fate is the last.
STONES: Final = sum(len(weights) for weights in WEIGHTS)
FATE: Final = STONES
FIRST_OF: Final = vec[i64]([sum(len(w) for w in WEIGHTS[:kind]) for kind in range(KINDS)])
KIND_OF: Final = vec[i64]([kind for kind in range(KINDS) for _ in WEIGHTS[kind]])
SMALLEST_BOULDER: Final = 10
SMALL_COLUMN: Final = 15
LARGE_COLUMN: Final = 16

_GRAMS: Final = [weight for weights in WEIGHTS for weight in weights] + [FATE_WEIGHT]
NOMINAL: Final = vec[i64](_GRAMS)
SPREAD: Final = vec[i64]([weight * TOLERANCE // 100 for weight in _GRAMS])

# Sets of stones are numbers (`kit/bits`).
STONES_OF: Final = vec[i64](
    [sum(1 << stone for stone in range(STONES) if KIND_OF[stone] == kind) for kind in range(KINDS)]
)
EVERY_STONE: Final = (1 << STONES) - 1


def side_of(field: int) -> int:
    """LEFT or RIGHT."""
    return field // 2


def outer_field(side: int) -> int:
    return 0 if side == LEFT else FIELDS - 1


def rank(stone: int) -> int:
    """Which of its kind a stone is, counted from the smallest, which is 1."""
    return stone - FIRST_OF[KIND_OF[stone]] + 1


def name(stone: int) -> str:
    """A stone in short: the letter of its kind and its rank."""
    return f"{LETTERS[KIND_OF[stone]]}{rank(stone)}"
