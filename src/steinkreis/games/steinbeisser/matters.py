"""What matters in a position, as numbers, for `regard`: by seat how its stones lie before biters.

Where a biter is on the ring says little by itself; how many steps it is behind a stone says all.
The dice are left out: what was rolled would only blur what a position is worth before the roll.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.core.numbers import Numbers
from steinkreis.games.steinbeisser.board import COUNT, SHIFT, TOTAL, Board
from steinkreis.games.steinbeisser.material import BITERS, COLOURS, HUNGER, PIPS, SAFE
from steinkreis.games.steinbeisser.worth import REACH, RISK, TURNS, steps_to
from steinkreis.kit.bits import BIT

STONES: Final = 6.0  # about as many as somebody has
NEAR: Final = 3  # steps within which biters behind a stone are counted

# By seat: what is counted where.
FREE: Final = 0
EATEN: Final = 1
AWAITED: Final = 2  # eaten, and the next biter waits beside it
ALONE: Final = 3  # single stones, by the steps of the next biter
PAIRED: Final = ALONE + REACH + 1  # in heaps of two, the same way
SAFELY: Final = PAIRED + REACH + 1  # in heaps of three and more: all own or not, biter or not
LOADED: Final = SAFELY + 4  # in heaps from which one must go
SPARED: Final = LOADED + 1
CROWD: Final = SPARED + 1  # biters close behind
KEPT: Final = CROWD + 1  # what is left of the stones when the seat is to move, at a guess
FIELDS: Final = KEPT + 1
LANDS: Final = FIELDS + 1  # by pips: whether some stone comes to rest well
SIZE: Final = LANDS + PIPS


def fill(board: Board, seats: i64, first: i64, turn: i64, numbers: Numbers) -> None:
    """The seats from `first` on, then what is common."""
    row = vec[float]([0.0] * (seats * SIZE))
    good = _count(board, seats, turn, row)
    for step in range(seats):
        seat = (first + step) % seats
        numbers.part("stones")
        for place in range(seat * SIZE, seat * SIZE + LANDS):
            numbers.put(row[place] / STONES)
        numbers.part("lands")
        fields = _fields(board, seat)
        for pips in range(1, PIPS + 1):
            numbers.flag(fields & (good >> pips) != 0)
    _common(board, seats, (turn - first) % seats, numbers)


def _common(board: Board, seats: i64, wait: i64, numbers: Numbers) -> None:
    numbers.part("turn")
    numbers.one_of(wait, seats)
    numbers.part("biters")
    left: i64 = 0
    lurking: i64 = 0
    for colour in range(len(COLOURS)):
        left += BITERS - board.out[colour]
        if board.lurks(colour):
            lurking += 1
    numbers.share(left, BITERS * len(COLOURS))
    numbers.one_of(lurking - 1, len(COLOURS))
    numbers.part("holders")
    numbers.share(board.holders(), seats)


def _count(board: Board, seats: i64, turn: i64, row: vec[float]) -> i64:
    """Fill the row; the fields on which a stone may come to rest, twice round."""
    good: i64 = 0
    for field in range(board.size):
        heap = board.heaps[field]
        count = heap >> TOTAL
        bit = BIT[field]
        is_free = board.way & bit == 0
        beside = board.path & bit != 0
        if is_free and count < SAFE and (not beside or count == HUNGER):
            good |= bit
        if heap == 0:
            continue
        steps = steps_to(board, field) if is_free and count <= HUNGER else 0
        crowd = _crowd(board, field) if is_free else 0
        for owner in range(seats):
            own = (heap >> SHIFT[owner]) & COUNT
            if own == 0:
                continue
            base = owner * SIZE
            stones = float(own)
            if not is_free:
                row[base + EATEN] += stones
                if beside and count <= HUNGER:
                    row[base + AWAITED] += stones
                continue
            row[base + FREE] += stones
            row[base + FIELDS] += 1.0
            row[base + CROWD] += stones * float(crowd)
            if board.spared & bit != 0:
                row[base + SPARED] += stones
            if count > HUNGER:
                row[base + SAFELY + (2 if own < count else 0) + (1 if beside else 0)] += stones
                row[base + KEPT] += stones
                if count > SAFE:
                    row[base + LOADED] += stones
                continue
            row[base + (ALONE if count == 1 else PAIRED) + min(steps, REACH + 1) - 1] += stones
            wait = owner - turn
            if wait < 0:
                wait += seats
            risk = RISK[steps * TURNS + wait + 1] if steps <= REACH else 0.0
            row[base + KEPT] += stones * (1.0 - risk)
    return good | good * BIT[board.size]


def _crowd(board: Board, field: i64) -> i64:
    """Biters on the path a few steps behind the field."""
    found: i64 = 0
    for back in range(1, NEAR + 1):
        if board.path & BIT[board.ahead(field, board.size - back)] != 0:
            found += 1
    return found


def _fields(board: Board, seat: i64) -> i64:
    """Where the seat has free stones."""
    found: i64 = 0
    for field in range(board.size):
        if board.way & BIT[field] == 0 and (board.heaps[field] >> SHIFT[seat]) & COUNT != 0:
            found |= BIT[field]
    return found
