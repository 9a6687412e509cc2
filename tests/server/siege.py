"""Attacks on a server, and what an honest visitor feels meanwhile.

Attackers are plain sockets in threads that send what was prepared before, from an address of their
own on the loopback, so that neither costs the visitor anything but through the server.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import httpx

from tests.server.guests import Connection, Guest, guest
from tests.server.house import PATIENCE, Server

FOE = "127.0.0.2"  # where attackers come from
PAUSE = 0.02  # seconds between two things that the visitor does


def worked(pid: int) -> float:
    """Seconds for which the first thread of a process had a processor."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9
    except OSError:
        return 0.0  # not every system says so


class Feelings:
    """How long the visitor waited for what, at worst; `calm` is the worst before the attack.

    On a machine that is busy with other things everything is slow without any attack. So is noted
    as well for how long the server worked meanwhile: on a quiet machine that would be the wait.
    """

    def __init__(self, server: Server) -> None:
        self.calm = 0.0
        self._pid = server.pid
        self.begin()

    def begin(self) -> None:
        self.slowest = {"request": 0.0, "move": 0.0}
        self.counts = {"request": 0, "move": 0}
        self.work = 0.0

    @property
    def is_bearable(self) -> bool:
        return self.work < 0.5 and self.worst < 5 + 5 * self.calm

    @property
    def worst(self) -> float:
        return max(self.slowest.values())

    @contextmanager
    def wait(self, what: str) -> Iterator[None]:
        start, busy = time.monotonic(), worked(self._pid)
        yield
        self.slowest[what] = max(self.slowest[what], time.monotonic() - start)
        self.work = max(self.work, worked(self._pid) - busy)
        self.counts[what] += 1

    def __str__(self) -> str:
        parts = [
            f"{self.counts[what]} {what}s, the slowest {1000 * self.slowest[what]:.0f} ms"
            for what in self.slowest
        ]
        calm = f"before {1000 * self.calm:.0f} ms"
        return "; ".join([*parts, calm, f"the server worked {1000 * self.work:.0f} ms at most"])


@asynccontextmanager
async def visit(server: Server) -> AsyncIterator[Feelings]:
    """Somebody who plays at one screen and looks around, as long as the block lasts."""
    felt = Feelings(server)
    async with guest(server, "Ann") as ann, ann.at(await ann.open("me", "me")) as line:
        await line.frame()
        doing = [asyncio.create_task(_ask(ann, felt)), asyncio.create_task(_play(line, felt))]
        try:
            await _until(lambda: min(felt.counts.values()) >= 5, doing)
            felt.calm = felt.worst
            felt.begin()
            yield felt
            await _until(lambda: min(felt.counts.values()) >= 5, doing)
        finally:
            for task in doing:
                task.cancel()
            done = await asyncio.gather(*doing, return_exceptions=True)
    print(felt)
    for one in done:
        if isinstance(one, Exception) and not isinstance(one, asyncio.CancelledError):
            raise one


async def _until(is_so: Callable[[], bool], doing: list[asyncio.Task[None]]) -> None:
    while not is_so() and not any(task.done() for task in doing):
        await asyncio.sleep(0.1)


async def _ask(ann: Guest, felt: Feelings) -> None:
    """Requests, each by a new connection, as a visitor makes who has just come."""
    while True:
        address, cookies = ann.server.http, ann.http.cookies
        async with httpx.AsyncClient(
            base_url=address, timeout=PATIENCE, cookies=cookies, trust_env=False
        ) as browser:
            with felt.wait("request"):
                answer = await browser.get("/api/tables")
        assert answer.status_code == 200, answer.text
        await asyncio.sleep(2 * PAUSE)


async def _play(line: Connection, felt: Feelings) -> None:
    """Moves without end: one is made, then taken back, or both seats play on."""
    while True:
        with felt.wait("move"):
            await line.send("ping")
            known = line.pongs
            await line.wait(lambda: line.pongs > known)  # noqa: B023
            frame = await line.frame()
            if frame["info"]["status"] != "over":
                await line.play(0, 1, most=1)
        await asyncio.sleep(5 * PAUSE)


def dial(server: Server, source: str = FOE) -> socket.socket:
    """A connection from where attackers live."""
    line = socket.create_connection(("127.0.0.1", server.port), 10, (source, 0))
    line.settimeout(10)
    return line


def upgrade(server: Server, table: str, token: str = "", source: str = FOE) -> socket.socket:
    """A WebSocket to a table by hand: the handshake is over, what came with it is dropped."""
    line = dial(server, source)
    words = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        *(f"Host: {server.host}", "Connection: Upgrade", "Upgrade: websocket"),
        *("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: c3RlaW5rcmVpc3N0ZWluaw=="),
        *([f"Cookie: steinkreis={token}"] if token else []),
    ]
    line.sendall("\r\n".join([*words, "", ""]).encode())
    assert line.recv(65536).startswith(b"HTTP/1.1 101")
    return line


def pour(line: socket.socket, chunk: bytes, times: int) -> int:
    """Send it so often, or as often as somebody takes it; how many bytes were taken."""
    sent = 0
    with suppress(OSError):
        for _ in range(times):
            line.sendall(chunk)
            sent += len(chunk)
    return sent


async def attack(server: Server, *works: Callable[[], object]) -> Feelings:
    """What the visitor feels while these are done in threads."""
    async with visit(server) as felt:
        await asyncio.gather(*(asyncio.to_thread(work) for work in works))
    return felt


def resident(pid: int) -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise ValueError(f"no process {pid}")
