"""A position as numbers, for `observe`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.core.numbers import Numbers
from steinkreis.games.trilithen_knallen.display import UNSEEN
from steinkreis.games.trilithen_knallen.material import COLOURS, PLACES, triliths_of
from steinkreis.games.trilithen_knallen.race import Race
from steinkreis.games.trilithen_knallen.track import WAITING
from steinkreis.kit.bits import BIT
from steinkreis.kit.cards import is_known
from steinkreis.kit.noting import note_seat
from steinkreis.kit.stonehenge import CLOCKWISE, FIELDS

FEW: Final = 6  # cards in a hand
LIVES: Final = 3
LOOT: Final = 20


def fill(state: Race, numbers: Numbers, first: int) -> None:
    for step in range(state.seats):
        _seat(state, numbers, (first + step) % state.seats)
    numbers.part("own-hand")
    numbers.members(_fields(state.hands[first]), FIELDS)
    numbers.part("discards")
    numbers.members(_fields(state.discard.all()), FIELDS)
    numbers.part("blocks")
    for field in range(FIELDS):
        numbers.one_of(state.blocks[field] if field < len(state.blocks) else -1, COLOURS)
    _display(state, numbers)
    _run(state, numbers, first)
    numbers.part("course")
    numbers.share(state.turns, state.options.rounds * state.seats)
    numbers.share(state.deck.left, FIELDS)


def _fields(cards: list[int]) -> i64:
    """The fields of the day cards that are known, as a set."""
    fields: i64 = 0
    for card in cards:
        if is_known(card):
            fields |= BIT[card >> 1]
    return fields


def _seat(state: Race, numbers: Numbers, seat: int) -> None:
    held = state.stakes
    numbers.part("seat")
    numbers.share(len(state.hands[seat]), FEW)
    numbers.share(held.loot(seat), LOOT)
    numbers.share(held.bars[seat], LIVES)
    numbers.flag(seat == state.starter)
    for trilith in triliths_of(state.seats, seat):
        numbers.part("trilith")
        numbers.one_of(state.track.spots[trilith], FIELDS)
        numbers.flag(state.track.spots[trilith] == WAITING)
        numbers.flag(state.runner == trilith)
        numbers.share(held.discs[trilith], held.most)
        numbers.share(held.lives[trilith], LIVES)
    numbers.part("has-seen")
    for place in range(PLACES):
        is_there = place < state.display.places
        numbers.flag(is_there and state.display.has_seen(seat, place))


def _display(state: Race, numbers: Numbers) -> None:
    display = state.display
    numbers.part("display")
    for place in range(PLACES):
        is_there = place < display.places
        card = display.face(place) if is_there else UNSEEN
        numbers.one_of(card % COLOURS if card != UNSEEN else -1, COLOURS)
        numbers.flag(card < state.options.swaps)
        numbers.flag(is_there and display.is_up(place))
        numbers.flag(is_there)


def _run(state: Race, numbers: Numbers, first: int) -> None:
    numbers.part("card")
    numbers.one_of(state.card, FIELDS)
    numbers.part("place")
    numbers.one_of(state.place, PLACES)
    numbers.part("racer")
    note_seat(numbers, state.racer, first, state.seats)
    numbers.part("looker")
    note_seat(numbers, state.looker, first, state.seats)
    numbers.part("run")
    numbers.flag(state.direction == CLOCKWISE)
    numbers.share(state.gap, FIELDS)
    numbers.share(state.needed, FIELDS)
    numbers.share(state.steps, FIELDS)
    numbers.flag(state.is_wrong)
