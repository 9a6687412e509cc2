"""What Prometheus is told: true figures, nothing about anybody, and only where it is asked for."""

from __future__ import annotations

import asyncio
import re
import socket
from pathlib import Path

import httpx

from tests.server.guests import guest
from tests.server.house import Server

LINE = re.compile(r'(?:# (?:HELP|TYPE) .+|steinkreis_\w+(?:\{le="[^"]+"\})? [0-9.e+-]+)')


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_metrics_are_true_and_tell_nothing(tmp_path: Path) -> None:
    port = free_port()
    server = Server(tmp_path, "--metrics", str(port))
    server.start()

    def read() -> dict[str, float]:
        text = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
        assert all(LINE.fullmatch(line) for line in text.splitlines())
        pairs = [line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#"]
        return {name: float(value) for name, value in pairs}

    async def play() -> None:
        async with guest(server, "Ann") as ann:
            table = await ann.open("me", "me")
            async with ann.at(table) as line:
                await line.play(0, 1, most=5)
                found = await asyncio.to_thread(read)
                assert found["steinkreis_tables"] == found["steinkreis_guests"] == 1
                assert found["steinkreis_moves_total"] == 6  # the first is chance's
                assert found["steinkreis_storing_seconds_count"] >= 6
                assert found["steinkreis_complaints_total"] == 0
            text = await asyncio.to_thread(
                lambda: httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
            )
            assert table not in text
            assert "Ann" not in text
            answer = await ann.ask("GET", "/metrics")  # not where everybody comes
            assert "steinkreis_moves" not in answer.text

    try:
        asyncio.run(play())
        assert httpx.get(f"http://127.0.0.1:{port}/", trust_env=False).status_code == 404
        assert server.complaints() == ""
    finally:
        server.close()
