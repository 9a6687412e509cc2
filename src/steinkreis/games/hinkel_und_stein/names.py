"""What stones, fields and weighings are called, in pictures and in tales."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message
from steinkreis.games.hinkel_und_stein.material import (
    COLUMN,
    FATE,
    FATE_AT,
    FIELD_AT,
    FIELDS,
    KIND_NAMES,
    KIND_OF,
    LARGE_COLUMN,
    NOTCH_AT,
    RIGHT,
    STONES,
    rank,
)
from steinkreis.games.hinkel_und_stein.weighings import Weighing

FIELD_NAMES = ["outer-left", "inner-left", "inner-right", "outer-right"]
NOTCH_NAMES = ["left", "middle", "right"]


@cache
def stone_message(stone: int) -> Message:
    """A stone by its kind and its rank; of the columns there are only a small and a large one."""
    kind = KIND_OF[stone]
    if kind == COLUMN:
        return Message("column-large" if stone == LARGE_COLUMN else "column-small")
    return Message(f"stone-{KIND_NAMES[kind]}", rank=int(rank(stone)))


@cache
def taken_message(stone: int) -> Message:
    """The same where somebody takes it or puts it somewhere."""
    kind = KIND_OF[stone]
    if kind == COLUMN:
        return Message("take-large" if stone == LARGE_COLUMN else "take-small")
    return Message(f"take-{KIND_NAMES[kind]}", rank=int(rank(stone)))


def kind_message(kind: int) -> Message:
    return Message(f"kind-{KIND_NAMES[kind]}")


def field_message(field: int) -> Message:
    return Message(f"field-{FIELD_NAMES[field]}")


def side_message(side: int) -> Message:
    return Message("side-right" if side == RIGHT else "side-left")


def spot_message(spot: int) -> Message:
    """Where the stone of fate lies."""
    x = FATE_AT[spot]
    name = "spot-middle" if x == 0 else "spot-right" if x > 0 else "spot-left"
    return Message(name, distance=abs(x) // 10)


def notch_message(notch: int) -> Message:
    return Message(f"notch-{NOTCH_NAMES[notch]}")


def weighing_message(weighing: Weighing) -> Message:
    """A close position, stone by stone, and its tilt."""
    pivot = -int(weighing.arms[FATE + 1])
    lying = [
        Message("lay", stone=stone_message(stone), field=field_message(field))
        for field in range(FIELDS)
        for stone in range(STONES)
        if weighing.arms[stone] == FIELD_AT[field] - pivot
    ]
    spot = FATE_AT.index(int(weighing.arms[FATE]) + pivot)
    return Message(
        "weighing",
        lying=[*lying, Message("lay-fate", spot=spot_message(spot))],
        notch=notch_message(NOTCH_AT.index(pivot)),
        down=side_message(int(weighing.down)),
    )
