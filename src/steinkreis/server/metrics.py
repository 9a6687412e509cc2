"""What there is to watch, as Prometheus reads it: counts and times, and nothing about anybody.

It is told at a port of its own, where nobody comes who is not meant to.
"""

from __future__ import annotations

import asyncio
import contextlib
from bisect import bisect_left
from collections.abc import Iterator
from typing import TYPE_CHECKING

from steinkreis.server.complaints import complaints

if TYPE_CHECKING:
    from steinkreis.server.house import House

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
LONGEST = 4096  # bytes of a question


class Times:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        so_far = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self.total}"
        yield f"{name}_count {so_far}"


class Metrics:
    """Counted where it happens."""

    def __init__(self) -> None:
        self.moves = 0  # answers that were stored here, people's and bots'
        self.late = 0  # times that another process was quicker
        self.storing = Times()  # of a change, from decided to stored
        self.thinking = Times()  # of a bot, from asked to answered


def written(home: House) -> str:
    """Everything, in Prometheus' text format."""
    rooms, workers, counted = home.rooms, home.workers, home.rooms.metrics
    gauges = {
        "tables": ("Tables in memory", len(rooms.all())),
        "guests": ("Open connections to tables", sum(len(room.guests) for room in rooms.all())),
        "bots_waiting": ("Questions to bots that wait for a free process", workers.waiting),
        "bots_thinking": ("Questions that bots think about", workers.thinking),
        "houses": ("Processes that serve from this database", rooms.houses),
    }
    counters = {
        "moves": ("Answers stored", counted.moves),
        "late": ("Changes decided anew because another process was quicker", counted.late),
        "complaints": ("Lines of the log, with those that were kept back", complaints()),
    }
    times = {
        "storing_seconds": ("From decided to stored", counted.storing),
        "thinking_seconds": ("From asking a bot to its answer", counted.thinking),
    }
    lines: list[str] = []
    for name, (words, value) in gauges.items():
        lines += [*_head(name, words, "gauge"), f"steinkreis_{name} {value}"]
    for name, (words, value) in counters.items():
        lines += [*_head(f"{name}_total", words, "counter"), f"steinkreis_{name}_total {value}"]
    for name, (words, found) in times.items():
        lines += [*_head(name, words, "histogram"), *found.lines(f"steinkreis_{name}")]
    return "\n".join(lines) + "\n"


def _head(name: str, words: str, kind: str) -> list[str]:
    return [f"# HELP steinkreis_{name} {words}.", f"# TYPE steinkreis_{name} {kind}"]


async def tell_metrics(home: House, host: str, port: int) -> asyncio.Server:
    """Answer GET /metrics there, until the server is closed."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, ValueError):
            async with asyncio.timeout(5):
                question = await reader.readuntil(b"\r\n\r\n")
                writer.write(_answer(home, question))
                await writer.drain()
        writer.close()

    return await asyncio.start_server(answer, host, port, limit=LONGEST)


def _answer(home: House, question: bytes) -> bytes:
    is_known = question.startswith((b"GET /metrics ", b"GET /metrics?"))
    body = written(home).encode() if is_known else b"only /metrics is here\n"
    status = b"200 OK" if is_known else b"404 Not Found"
    head = b"HTTP/1.1 %b\r\ncontent-type: text/plain; version=0.0.4\r\n" % status
    return head + b"content-length: %d\r\nconnection: close\r\n\r\n" % len(body) + body
