"""What cards and faces are called, in pictures and in tales."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message
from steinkreis.games.hidden_stones.material import ANY, FACE_NAMES, FACES, VALUES, rows


@cache
def card_message(card: int) -> Message:
    """The card in words: its value, and its formation row by row."""
    lines = [_row_message(line) for line in rows(card)]
    form = Message(f"formation-{len(lines)}", **dict(zip("abc", lines)))
    return Message("card", value=VALUES[card], formation=form)


@cache
def face_message(face: int) -> Message:
    return Message(f"face-{FACE_NAMES[face]}")


def _row_message(line: str) -> Message:
    faces = [Message("face-any") if a == ANY else face_message(FACES.index(a)) for a in line]
    return Message(f"row-{len(line)}", **dict(zip("abc", faces)))
