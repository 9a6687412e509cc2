"""Small frames of a WebSocket, read and written without the protocol's machinery."""

from __future__ import annotations


def is_small_frame(data: bytes) -> bool:
    """Whether it is one frame as browsers send them, whole, masked, and below 126 bytes."""
    return len(data) >= 6 and 0x80 <= data[1] < 0xFE and len(data) == 6 + data[1] - 0x80


def text_in(data: bytes) -> bytes:
    """The text of such a frame; nothing where it is no text, or not all of one."""
    if data[0] != 0x81:
        return b""
    length = len(data) - 6
    mask = int.from_bytes((data[2:6] * 32)[:length])
    return (int.from_bytes(data[6:]) ^ mask).to_bytes(length)


def framed(text: bytes) -> bytes:
    """The text as one frame of a server."""
    length = len(text)
    if length < 126:
        return b"\x81%c%b" % (length, text)
    if length < 65536:
        return b"\x81\x7e%b%b" % (length.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (length.to_bytes(8), text)
