"""What matters in a position, as numbers, for `regard`: how stones lie before biters and arrows,
where a roll would lead them, and what the turn still has to bring.

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
from steinkreis.games.steinbeisser.questions import JUMP, STEP
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
STRUCK: Final = FIELDS + 1  # that the next step of a biter eats, for each of the biters
LINED: Final = STRUCK + 1  # on which a biter may jump by the arrow
FREED: Final = LINED + 1  # eaten, the most that one such jump frees
SIZE: Final = FREED + 1

CLOSE: Final = 2  # steps of a biter from which a stone had better go


def fill(board: Board, seats: i64, first: i64, turn: i64, phase: i64, numbers: Numbers) -> None:
    """The seats from `first` on, then what is common."""
    row = vec[float]([0.0] * (seats * SIZE))
    there = Landings(board, _count(board, seats, turn, row))
    _strike(board, seats, row)
    _line_up(board, seats, row)
    for step in range(seats):
        seat = (first + step) % seats
        numbers.part("stones")
        for place in range(seat * SIZE, (seat + 1) * SIZE):
            numbers.put(row[place] / STONES)
        _lands(board, seat, there, numbers)
    _common(board, seats, (turn - first) % seats, phase, numbers)


class Landings:
    """The fields on which a stone may come to rest, as sets, twice round."""

    def __init__(self, board: Board, good: i64) -> None:
        self.good = good
        self.open: i64 = 0  # at all
        self.third: i64 = 0  # where it makes a pair safe
        for field in range(board.size):
            if not board.is_blocked(field):
                self.open |= BIT[field]
                if board.count(field) == HUNGER and board.is_free(field):
                    self.third |= BIT[field]
        self.open |= self.open * BIT[board.size]
        self.third |= self.third * BIT[board.size]


def _lands(board: Board, seat: i64, there: Landings, numbers: Numbers) -> None:
    """Where rolls would lead the stones of the seat.

    By pips, whether some stone comes to rest well; then, how often one must go where it does not,
    how often one gets away from a biter, and how often one makes a pair safe.
    """
    numbers.part("lands")
    fields = _fields(board, seat)
    hunted = _hunted(board, fields)
    forced: i64 = 0
    escapes: i64 = 0
    thirds: i64 = 0
    for pips in range(1, PIPS + 1):
        lands = fields & (there.good >> pips) != 0
        numbers.flag(lands)
        if not lands and fields & (there.open >> pips) != 0:
            forced += 1
        if hunted & (there.good >> pips) != 0:
            escapes += 1
        if fields & (there.third >> pips) != 0:
            thirds += 1
    numbers.share(forced, PIPS)
    numbers.share(escapes, PIPS)
    numbers.share(thirds, PIPS)


def _hunted(board: Board, fields: i64) -> i64:
    """Of these fields, those to which a biter is close and whose stones it dares to eat."""
    found: i64 = 0
    for field in range(board.size):
        is_prey = fields & BIT[field] != 0 and board.count(field) <= HUNGER
        if is_prey and steps_to(board, field) <= CLOSE:
            found |= BIT[field]
    return found


def _strike(board: Board, seats: i64, row: vec[float]) -> None:
    """Whose stones the next step of each biter on the path eats."""
    for colour in range(len(COLOURS)):
        if board.lurks(colour):
            field = board.next_on_path(board.lair(colour))
            heap = board.heaps[field]
            is_safe = (board.way | board.spared) & BIT[field] != 0
            if heap != 0 and not is_safe and heap >> TOTAL <= HUNGER:
                for owner in range(seats):
                    row[owner * SIZE + STRUCK] += float((heap >> SHIFT[owner]) & COUNT)


def _line_up(board: Board, seats: i64, row: vec[float]) -> None:
    """Whose stones the jump of some biter on the way eats, and how many it frees."""
    ends: i64 = 0
    for start in range(board.size):
        if board.way & BIT[start] == 0:
            continue
        end = board.next_on_way(start)
        if end < 0:
            return
        heap = board.heaps[start]
        is_free = board.path & BIT[start] == 0 or heap >> TOTAL > HUNGER
        for owner in range(seats):
            base = owner * SIZE
            if is_free:
                freed = float((heap >> SHIFT[owner]) & COUNT)
                row[base + FREED] = max(row[base + FREED], freed)
            if ends & BIT[end] == 0:
                row[base + LINED] += float((board.heaps[end] >> SHIFT[owner]) & COUNT)
        ends |= BIT[end]


def _common(board: Board, seats: i64, wait: i64, phase: i64, numbers: Numbers) -> None:
    numbers.part("turn")
    numbers.one_of(wait, seats)
    numbers.flag(phase == STEP)
    numbers.flag(phase == JUMP)
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
