"""What biters and stones are called, in pictures and in tales."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.games.steinbeisser.board import COUNT, Board
from steinkreis.games.steinbeisser.material import COLOURS, SEATS


def stones_on(board: Board, field: int) -> list[Message]:
    """Whose stones lie on the field, in words."""
    return stones_in(int(board.heaps[field]))


def stones_in(heap: int) -> list[Message]:
    """Whose stones a heap is made of, in words."""
    counts = [(heap >> (3 * seat)) & COUNT for seat in range(len(SEATS))]
    return [
        Message("stones-of", who=Seat(seat), count=count)
        for seat, count in enumerate(counts)
        if count > 0
    ]


def biter_message(colour: int) -> Message:
    return Message("biter-" + COLOURS[colour])
