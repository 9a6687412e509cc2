"""What a position promises: a quick estimate, for `worth`."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.games.steinbeisser.board import COUNT, SHIFT, TOTAL, Board
from steinkreis.games.steinbeisser.material import BITERS, COLOURS, HUNGER, PIPS, SAFE
from steinkreis.kit.bits import BIT

STEP: Final = 0.22  # how likely a biter steps in a turn: its colour, or white and a choice
REACH: Final = 5  # steps from which a biter is feared
TURNS: Final = 8
ESCAPE: Final = 0.75  # how often one does not get away in time, for each step that is left
BROKEN: Final = 0.12  # how likely three beside a biter are broken up by somebody
HOPE: Final = 0.1  # what a stone under a biter is still good for, if it lies well
FAINT: Final = 0.03  # the same where the next biter waits beside it
STUCK: Final = 0.8  # what it costs to have no good move, whatever is rolled


def _risk(steps: int, turns: int) -> float:
    """How likely a biter makes the steps within the turns."""
    fewer = sum(
        math.comb(turns, k) * STEP**k * (1 - STEP) ** (turns - k)
        for k in range(min(steps, turns + 1))
    )
    return max(0.0, 1 - fewer) * ESCAPE ** (steps - 1)


# By steps and turns: how likely stones are eaten before their owner has moved.
RISK: Final = vec[float](
    [_risk(steps, turns) if steps else 1.0 for steps in range(REACH + 1) for turns in range(TURNS)]
)


def steps_to(board: Board, field: i64) -> i64:
    """Steps until a biter on the path may be beside the field, REACH + 1 if they are many."""
    least: i64 = REACH + 1
    for colour in range(len(COLOURS)):
        if board.lurks(colour):
            steps = field - board.lair(colour)
            if steps < 0:
                steps += board.size
            if 0 < steps < least:
                least = steps
    # Biters that stand in between are jumped over.
    between: i64 = 0
    for back in range(1, least):
        if board.path & BIT[board.ahead(field, board.size - back)] != 0:
            between += 1
    return least - between


def share(board: Board, seats: i64, seat: i64, turn: i64) -> float:
    """The chance to win of the seat, surer the fewer biters are left."""
    values = vec[float]([0.0] * seats)
    fields = vec[i64]([0] * seats)
    good: i64 = 0  # fields on which a stone may come to rest
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
        for owner in range(seats):
            own = (heap >> SHIFT[owner]) & COUNT
            if own == 0:
                continue
            kept = 1.0
            if not is_free:
                kept = FAINT if beside and count <= HUNGER else HOPE
            elif count > HUNGER:
                if beside and own < count:
                    kept = 1.0 - BROKEN
            elif steps <= REACH:
                wait = owner - turn
                if wait < 0:
                    wait += seats
                kept = 1.0 - RISK[steps * TURNS + wait + 1]
            values[owner] += kept * float(own)
            if is_free:
                fields[owner] |= bit
    twice = good | good * BIT[board.size]
    for owner in range(seats):
        if fields[owner] != 0:
            values[owner] -= STUCK * _stuck(fields[owner], twice)
    return _soft(values, seat, board)


def _stuck(fields: i64, good_twice: i64) -> float:
    """The share of pips with which no stone from these fields comes to rest well."""
    stuck = 0.0
    for pips in range(1, PIPS + 1):
        if fields & (good_twice >> pips) == 0:
            stuck += 1.0 / PIPS
    return stuck


def _soft(values: vec[float], seat: i64, board: Board) -> float:
    left: i64 = 0
    for out in board.out:
        left += BITERS - out
    doubt = 0.5 + 0.12 * float(left)
    total = 0.0
    mine = values[seat]
    for value in values:
        total += math.exp((value - mine) / doubt)
    return 1.0 / total
