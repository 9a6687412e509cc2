"""A position as numbers, for `observe`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from steinkreis.core.numbers import Numbers
from steinkreis.games.dolmengoetter.board import COUNT, PLACES
from steinkreis.games.dolmengoetter.circle import Circle
from steinkreis.games.dolmengoetter.material import DRUIDS, NONE, VALUES, room
from steinkreis.games.dolmengoetter.places import HALF, Places
from steinkreis.kit.bits import BIT
from steinkreis.kit.noting import note_seat

if TYPE_CHECKING:
    from steinkreis.games.dolmengoetter.rules import Dolmengoetter

POINTS: Final = 60
STONES: Final = 20
DOLMENS: Final = 13
MOST: Final = 5  # of one value


def fill(state: Dolmengoetter, numbers: Numbers, first: int) -> None:
    for step in range(state.seats):
        _seat(state, numbers, (first + step) % state.seats)
    numbers.part("acting")
    numbers.one_of(state.ground.druids[state.acting] if state.acting != NONE else NONE, PLACES)
    numbers.part("left")
    numbers.one_of(state.left, PLACES)
    numbers.part("rights")
    due: i64 = 0
    for right in state.rights:
        due |= BIT[right.circle]
    numbers.members(due, COUNT)
    for circle in state.circles:
        _circle(state, numbers, circle, first)
    numbers.part("course")
    numbers.flag(state.is_ending)
    numbers.flag(state.is_final)


def _seat(state: Dolmengoetter, numbers: Numbers, seat: int) -> None:
    player = state.players[seat]
    numbers.part("seat")
    numbers.share(player.points(), POINTS)
    numbers.share(player.stones, STONES)
    numbers.share(player.dolmens, DOLMENS)
    numbers.share(player.built, DOLMENS)
    for value in range(1, VALUES + 1):
        numbers.share((player.supply >> (4 * value)) & 15, MOST)
    numbers.flag(seat == state.starter)
    numbers.flag(state.owed & BIT[seat] != 0)
    numbers.part("stones")
    _places(numbers, state.ground.stones[seat])
    _druids(state, numbers, seat)


def _druids(state: Dolmengoetter, numbers: Numbers, seat: int) -> None:
    """The places of those who stand, then of those who gather herbs."""
    for lies in (False, True):
        found = Places(0, 0)
        for druid in range(DRUIDS * seat, DRUIDS * (seat + 1)):
            place = state.ground.druids[druid]
            if place != NONE and state.ground.is_lying(druid) == lies:
                found = found.flip(place)
        numbers.part("druids-lying" if lies else "druids")
        _places(numbers, found)


def _places(numbers: Numbers, places: Places) -> None:
    numbers.members(places.low, HALF)
    numbers.members(places.high, PLACES - HALF)


def _circle(state: Dolmengoetter, numbers: Numbers, circle: Circle, first: i64) -> None:
    """By seat: stones, dolmens, points that are known; then who leads, who is on top."""
    numbers.part("circle")
    for step in range(state.seats):
        seat = (first + step) % state.seats
        dolmens: i64 = 0
        points: i64 = 0
        for level in range(circle.height):
            if circle.owner(level) == seat:
                dolmens += 1
                points += circle.points(level)
        numbers.share(circle.of(seat), circle.size)
        numbers.share(dolmens, room(circle.size))
        numbers.share(points, POINTS)
    note_seat(numbers, circle.leader, first, state.seats)
    note_seat(numbers, circle.owner(0) if circle.height > 0 else NONE, first, state.seats)
    numbers.flag(circle.is_complete())
