"""A position as numbers, for `observe`; close tilts of earlier rounds are not among them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.core.numbers import Numbers
from steinkreis.games.hinkel_und_stein.holdings import Holdings
from steinkreis.games.hinkel_und_stein.material import (
    DISCS,
    FIELDS,
    KINDS,
    MOST_WITH_QUARTZ,
    NOTCHES,
    PASSAGES,
    RIGHT,
    ROUNDS,
    SPOTS,
    STONES,
    rank,
)
from steinkreis.kit.bits import BIT
from steinkreis.kit.noting import note_seat

MOST_OF_A_KIND: Final = 5
FAR: Final = 20000  # gram millimetres: a plank that surely goes down


def fill(state: Holdings, numbers: Numbers, first: int) -> None:
    for step in range(state.seats):
        _seat(state, numbers, (first + step) % state.seats)
    for kind in range(KINDS):
        _kind(state, numbers, kind, first)
    _plank(state, numbers)
    numbers.part("stock")
    numbers.members(state.stock, STONES)
    numbers.part("gone")
    numbers.members(state.gone, STONES)
    numbers.part("stone-in-hand")
    numbers.one_of(state.stone, STONES)
    numbers.part("kind-to-play")
    numbers.one_of(state.kind, KINDS)
    numbers.part("course")
    numbers.members(state.used, 4)
    numbers.one_of(state.condition, 2)
    numbers.share(state.discs.pot, DISCS)
    numbers.share(state.discs.supply, DISCS)
    numbers.share(state.passage, PASSAGES[state.seats])
    numbers.share(state.round, ROUNDS)
    numbers.flag(state.is_fresh)


def _seat(state: Holdings, numbers: Numbers, seat: i64) -> None:
    numbers.part("seat")
    numbers.share(state.discs.of(seat), DISCS)
    numbers.flag(state.chief == seat)
    numbers.flag(state.partner == seat)
    numbers.flag(state.offered == seat)
    numbers.flag(state.porter == seat)


def _kind(state: Holdings, numbers: Numbers, kind: i64, first: i64) -> None:
    lies = state.scale.has(kind)
    numbers.part("kind")
    note_seat(numbers, state.owner(kind), first, state.seats)
    numbers.flag(state.right & BIT[kind] != 0)
    numbers.flag(state.is_active(kind))
    numbers.one_of(state.bet(kind), MOST_WITH_QUARTZ + 1)
    numbers.one_of(state.scale.field_of(kind), FIELDS)
    numbers.one_of(rank(state.scale.stone_of(kind)) - 1 if lies else -1, MOST_OF_A_KIND)


def _plank(state: Holdings, numbers: Numbers) -> None:
    scale = state.scale
    numbers.part("plank")
    numbers.one_of(scale.notch, NOTCHES)
    numbers.one_of(scale.fate, SPOTS)
    numbers.one_of(scale.home, SPOTS)
    numbers.share(scale.torque(), FAR)
    numbers.flag(scale.down == RIGHT)
    numbers.flag(scale.both)
    numbers.flag(scale.top)
