"""Floods at the door: what one line, or many that never finish, do to everybody else.

The figures are printed; what is asserted leaves room for a busy machine.
"""

from __future__ import annotations

import asyncio
import resource
import socket
import time
from contextlib import suppress

import pytest

from tests.server.guests import guest
from tests.server.house import Server
from tests.server.siege import attack, dial, pour, resident, upgrade

MASK = b"\x00\x00\x00\x00"
FRAMES = {
    "pongs": b"\x8a\x80" + MASK,
    "pings": b"\x89\x80" + MASK,
    "fragments": b"\x00\x80" + MASK,
    "messages": b"\x81\x80" + MASK,
}


def a_table(server: Server) -> str:
    async def open_one() -> str:
        async with guest(server, "Eve") as eve:
            return await eve.open("me", "me")

    return asyncio.run(open_one())


@pytest.mark.parametrize("kind", FRAMES)
def test_a_line_full_of_empty_frames_stops_nobody(own_house: Server, kind: str) -> None:
    table = a_table(own_house)
    before = resident(own_house.pid)
    line = upgrade(own_house, table)
    if kind == "fragments":
        line.sendall(b"\x01\x80" + MASK)
    chunk = FRAMES[kind] * 40_000
    felt = asyncio.run(attack(own_house, lambda: pour(line, chunk, 29)))  # some 7 MB
    line.close()
    grown = resident(own_house.pid) - before
    print(f"{kind}: {felt.worst * 1000:.0f} ms at worst, {grown:.0f} MB more")
    assert felt.is_bearable
    assert grown < 30


def test_whoever_never_reads_is_not_written_to_for_ever(own_house: Server) -> None:
    """Pings at a pace that is allowed, whose answers nobody fetches."""
    table = a_table(own_house)
    line = upgrade(own_house, table)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    before = resident(own_house.pid)
    full = b"\x89\xfd" + MASK + b"x" * 125
    with suppress(OSError):
        for _ in range(60):
            line.sendall(full * 4)
            time.sleep(0.02)
    assert resident(own_house.pid) - before < 20
    line.close()


def test_requests_that_are_never_finished_stop_nobody(own_house: Server) -> None:
    begun = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n"
    lines: list[socket.socket] = []
    resource.prlimit(own_house.pid, resource.RLIMIT_NOFILE, (1024, 1024))  # as it often is

    def besiege() -> None:
        for number in range(1100):
            with suppress(OSError):
                line = dial(own_house)
                line.sendall(begun if number % 2 else begun + b"\r\n{")
                lines.append(line)
        time.sleep(1)

    felt = asyncio.run(attack(own_house, besiege))
    for line in lines:
        line.close()
    print(f"{len(lines)} unfinished requests: {felt.worst * 1000:.0f} ms at worst")
    assert felt.is_bearable
