"""Processes that serve at one address hand each other those who come to a table.

Whoever takes a WebSocket from the queue may give it to a colleague, so that all who look at a table
mostly sit in one process, and a move is worked out once. Nothing depends on it: any process can
serve any table, and does where nobody is there to take it.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections.abc import Callable, MutableSequence
from zlib import crc32

LONGEST = 128 * 1024  # bytes of a request that can be handed over
TABLE = re.compile(rb"/api/tables/([\w-]+)/live\b")
Take = Callable[[socket.socket, bytes], None]


class Desks:
    """What the processes share: where each takes in whom it is given, and who is there."""

    def __init__(self, count: int, is_there: MutableSequence[int]) -> None:
        self.is_there = is_there  # in memory that all of them see
        pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        self.inboxes = [one for one, _ in pairs]
        self.outboxes = [other for _, other in pairs]
        for end in (*self.inboxes, *self.outboxes):
            end.setblocking(False)


class Handover:
    """The desk of one process."""

    def __init__(self, desks: Desks, number: int) -> None:
        self._desks = desks
        self._number = number

    def open(self, take: Take) -> None:
        """From now on take in whom others give."""
        inbox = self._desks.inboxes[self._number]
        asyncio.get_running_loop().add_reader(inbox.fileno(), self._receive, inbox, take)
        self._desks.is_there[self._number] = 1

    def close(self) -> None:
        self._desks.is_there[self._number] = 0
        asyncio.get_running_loop().remove_reader(self._desks.inboxes[self._number].fileno())

    def give(self, url: bytes, head: bytes, file: int) -> bool:
        """Let a colleague have the connection whose request is `head`; False to keep it."""
        found = TABLE.search(url)
        if found is None:
            return False
        desk = crc32(found[1]) % len(self._desks.outboxes)
        if desk == self._number or not self._desks.is_there[desk]:
            return False
        outbox = self._desks.outboxes[desk]
        with contextlib.suppress(OSError):  # its inbox is full, or the request too long
            socket.send_fds(outbox, [head], [file])
            return True
        return False

    def _receive(self, inbox: socket.socket, take: Take) -> None:
        with contextlib.suppress(OSError):  # somebody had too many files open
            head, files, _, _ = socket.recv_fds(inbox, LONGEST, 1)
            for file in files:
                take(socket.socket(fileno=file), head)
