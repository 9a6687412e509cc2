"""The board as tables: where places lie, what is one step apart, what a place belongs to."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.games.dolmengoetter import langbrett
from steinkreis.games.dolmengoetter.material import NONE
from steinkreis.games.dolmengoetter.places import HALF, Places
from steinkreis.kit.bits import first

MOST: Final = 3  # circles that a place may belong to


def _names() -> list[str]:
    rows = [row.split() for row in langbrett.PLACES]
    return [f"{row[0]}{number}" for row in rows for number in range(1, len(row) - 1)]


def _points() -> list[tuple[int, int]]:
    rows = [row.split() for row in langbrett.PLACES]
    return [(int(right), int(row[1])) for row in rows for right in row[2:]]


NAMES: Final = _names()
PLACES: Final = len(NAMES)
POINTS: Final = _points()  # right and down, in tenths of the distance between two cells


def _numbers(names: list[str]) -> list[int]:
    return [NAMES.index(name) for name in names]


CIRCLES: Final = [_numbers(row.split()) for row in langbrett.CIRCLES]
COUNT: Final = len(CIRCLES)
RUNES: Final = [_numbers(row.split()[1:]) for row in langbrett.RUNES]
RUNE_NAMES: Final = [row.split()[0] for row in langbrett.RUNES]


def edges() -> list[tuple[int, int]]:
    """The pairs of places that are neighbours in a circle, the lower number first."""
    found = {
        (min(pair), max(pair))
        for circle in CIRCLES
        for pair in zip(circle, circle[1:] + circle[:1])
    }
    return sorted(found)


def _steps() -> list[list[int]]:
    """Of each place those that are one step away, along an edge or by a rune."""
    found: list[set[int]] = [set() for _ in NAMES]
    for one, other in edges():
        found[one].add(other)
        found[other].add(one)
    for rune in RUNES:
        for place in rune:
            found[place] |= set(rune) - {place}
    return [sorted(places) for places in found]


STEPS: Final = _steps()


def _word(places: list[int], first: int) -> int:
    """The bits of those places that stand in the word which begins with place `first`."""
    return sum(1 << (place - first) for place in places if first <= place < first + HALF)


# One step from a place, as the two words of a set of places.
STEPS_LOW: Final = vec[i64]([_word(places, 0) for places in STEPS])
STEPS_HIGH: Final = vec[i64]([_word(places, HALF) for places in STEPS])

SIZE: Final = vec[i64]([len(circle) for circle in CIRCLES])


def _circles_of(place: int) -> list[int]:
    found = [number for number, circle in enumerate(CIRCLES) if place in circle]
    return found + [NONE] * (MOST - len(found))


# The circles of place p at MOST * p and after it, NONE where there are fewer.
CIRCLES_OF: Final = vec[i64]([number for place in range(PLACES) for number in _circles_of(place)])


def rune_of(place: int) -> int:
    """Which rune the place has, or NONE."""
    return next((number for number, rune in enumerate(RUNES) if place in rune), NONE)


def reach(start: i64, druids: Places, free: Places) -> Places:
    """The free places one step away, or beyond druids that stand on the way."""  # clause 3.3
    low = STEPS_LOW[start]
    high = STEPS_HIGH[start]
    new_low = low & druids.low
    new_high = high & druids.high
    seen_low = new_low
    seen_high = new_high
    while new_low != 0 or new_high != 0:
        if new_low != 0:
            place = first(new_low)
            new_low &= new_low - 1
        else:
            place = HALF + first(new_high)
            new_high &= new_high - 1
        low |= STEPS_LOW[place]
        high |= STEPS_HIGH[place]
        new_low |= STEPS_LOW[place] & druids.low & ~seen_low
        new_high |= STEPS_HIGH[place] & druids.high & ~seen_high
        seen_low |= new_low
        seen_high |= new_high
    return Places(low & free.low, high & free.high)
