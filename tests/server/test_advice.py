"""Hints during a game, and the analysis after it."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.guests import Guest, guest
from tests.server.house import Server


def test_a_hint_is_an_answer_that_can_be_given(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, ann.at(await ann.open("me")) as line:
            frame = await line.frame()
            await line.send("hint")
            await line.wait(lambda: len(line.hints) == 1)
            [hint] = line.hints
            assert hint["turn"] == frame["turn"]
            assert 0 <= hint["share"] <= 1
            await line.answer(hint["action"])

    asyncio.run(evening())


def test_hints_are_only_for_whoever_is_asked_and_alone(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, guest(house, "Ben") as ben:
            table = await ann.open("me", "open")
            async with ann.at(table) as one, ben.at(table) as two:
                await two.frame()
                assert await one.refusal("hint") == "not-running"
                await two.send("sit", seat=1)
                frame = await one.until(lambda frame: frame["scene"] is not None)
                await two.until(lambda frame: frame["scene"] is not None)
                asked, other = (one, two) if frame["actor"] == 0 else (two, one)
                assert await asked.refusal("hint") == "no-hint"
                assert await other.refusal("hint") == "not-your-turn"
            async with ben.at(await ann.open("me")) as watching:
                await watching.frame()
                assert await watching.refusal("hint") == "not-your-turn"

    asyncio.run(evening())


async def finished(ann: Guest, table: str) -> dict[str, Any]:
    """The analysis, once it is done; on the way it only ever gets further."""
    path, done = f"/api/tables/{table}/analysis", 0
    async with asyncio.timeout(900):
        while True:
            progress = await ann.get(path)
            assert progress["done"] >= done or progress["analysis"]
            done = progress["done"]
            if progress["analysis"] is not None:
                return dict(progress["analysis"])
            await asyncio.sleep(0.1)


def test_an_analysis_is_made_in_the_background_and_kept(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")

    async def evening() -> str:
        async with guest(server, "Ann") as ann:
            short = {"hand": 9, "piles": 1}
            table = await ann.open("me", "me", game="opferroulette", options=short)
            async with ann.at(table) as line:
                await line.frame()
                early = await ann.ask("GET", f"/api/tables/{table}/analysis")
                assert early.json()["error"]["code"] == "not-over"
                await line.play(0, 1)
            found = await finished(ann, table)
            assert found["moments"]
            assert all(len(moment["shares"]) == 2 for moment in found["moments"])
            return table

    async def later(table: str) -> None:
        async with guest(server, "Ben") as ben:
            progress = await ben.get(f"/api/tables/{table}/analysis")
            assert progress["analysis"]["moments"]

    with closing(server):
        server.start()
        table = asyncio.run(evening())
        server.kill()
        server.start()
        asyncio.run(later(table))
    assert server.complaints() == ""
