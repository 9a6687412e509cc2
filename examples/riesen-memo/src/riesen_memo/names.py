"""What the signs are called, and their pictures: scene and tale share it."""

from __future__ import annotations

from typing import Final

from steinkreis.core.message import Message

SIGNS: Final = [
    *("foot", "hand", "tooth", "club", "hammer", "kettle"),
    *("mountain", "cloud", "moon", "tree", "bell", "ring"),
]


def sign_name(sign: int) -> Message:
    return Message(f"sign-{SIGNS[sign]}")
