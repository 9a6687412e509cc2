"""The server is killed at random moments, and nothing is lost.

`STEINKREIS_FAULT_GAMES=50` plays as many games as the house promises; a few in the usual run.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from steinkreis.core.state import CHANCE, State
from steinkreis.game.record import Record, read
from tests.server.guests import Frame, Guest, Player, guest, is_over, joined, whole
from tests.server.house import PATIENCE, Server, children, wait_until_gone

GAMES = int(os.environ.get("STEINKREIS_FAULT_GAMES", "12"))
AT_ONCE = 6
SEATS = [
    *(["me"], ["me", "open"], ["me", "greedy"]),
    *(["me", "open", "greedy"], ["me", "open", "open"], ["me", "random", "open"]),
]
needs_proc = pytest.mark.skipif(not Path("/proc").exists(), reason="needs /proc")


class Stubborn:
    """A client that comes back again and again, and resends what was not acknowledged."""

    def __init__(self, somebody: Guest, table: str, seat: int, rng: random.Random) -> None:
        self.guest = somebody
        self.table = table
        self.seat = seat
        self.rng = rng
        self.player = Player()
        self.pending: tuple[int, int] | None = None  # turn and action
        self.acknowledged: dict[int, int] = {}
        self.seq = 0
        self.log: list[Any] = []
        self.connections = 0

    async def play(self) -> None:
        while not await self.visit():
            pass

    async def visit(self) -> bool:
        """Whether the game came to its end before the line was lost."""
        address = f"ws://{self.guest.server.host}/api/tables/{self.table}/live"
        headers = {"Cookie": f"steinkreis={self.guest.token}"}
        try:
            async with connect(
                address, additional_headers=headers, proxy=None, open_timeout=PATIENCE
            ) as socket:
                self.connections += 1
                return await self._follow(socket)
        except (OSError, WebSocketException):
            await asyncio.sleep(0.02)  # nobody listens yet
            return False

    async def _follow(self, socket: ClientConnection) -> bool:
        """Whether the game came to its end on this connection."""
        is_sent, log, frame = -1, list[Any](), Frame()
        async for text in socket:
            news = json.loads(text)
            if news["type"] == "error":
                # sent again after a kill: it counted already, or was the last of the game
                assert news["code"] in ("stale", "not-running"), news
                continue
            frame = whole(news, frame)
            log = joined(log, news.get("log"))
            self._take(frame, log)
            if is_over(frame):
                return True
            if frame["actor"] == self.seat and frame["turn"] > is_sent:
                is_sent = frame["turn"]
                await self._answer(socket, frame)
        return False

    def _take(self, frame: Frame, log: list[Any]) -> None:
        assert frame["seq"] >= self.seq, "something that was told is gone"
        assert log[: len(self.log)] == self.log, "the past has changed"
        self.seq, self.log = frame["seq"], log
        if self.pending is not None and frame["turn"] > self.pending[0]:
            turn, action = self.pending
            self.acknowledged[turn] = action
            self.pending = None

    async def _answer(self, socket: ClientConnection, frame: Frame) -> None:
        if self.pending is None:
            self.pending = frame["turn"], self.player.choose(frame["scene"])
        turn, action = self.pending
        assert turn == frame["turn"]
        wishes = [(turn, action)] * self.rng.choice([1, 1, 1, 2])
        if self.acknowledged and self.rng.random() < 0.2:  # from long ago
            wishes.insert(0, self.rng.choice(list(self.acknowledged.items())))
        for then, what in wishes:
            await socket.send(json.dumps({"type": "answer", "turn": then, "action": what}))


def answers(record: Record) -> dict[int, dict[int, int]]:
    """By seat: turn and action of every answer in the record."""
    found: dict[int, dict[int, int]] = {seat: {} for seat in range(record.setup.players)}
    state: State = record.game.start(record.setup)
    turn = 0
    for action in record.actions:
        if state.actor != CHANCE:
            found[state.actor][turn] = action
        state.apply(action)
        turn += state.actor != CHANCE
    return found


async def sit_down(guests: list[Guest], seats: list[str]) -> tuple[str, list[int]]:
    """A table with these people at it: the table, and the seats of the people."""
    table = await guests[0].open(*seats)
    theirs = [0, *(seat for seat, who in enumerate(seats) if who == "open")]
    for somebody, seat in zip(guests[1:], theirs[1:], strict=True):
        async with somebody.at(table) as line:
            await line.send("sit", seat=seat)
            await line.until(lambda frame: seat in frame["info"]["mine"])  # noqa: B023
    return table, theirs


async def evening(server: Server, first: int, count: int, rng: random.Random) -> int:
    """Some games at once, and a server that dies on them; how often it did."""
    async with AsyncExitStack() as stack:
        clients: list[Stubborn] = []
        for number in range(first, first + count):
            seats = SEATS[number % len(SEATS)]
            names = ["Ann", *("Ben" for who in seats if who == "open")]
            people = [await stack.enter_async_context(guest(server, name)) for name in names]
            table, theirs = await sit_down(people, seats)
            for somebody, seat in zip(people, theirs, strict=True):
                clients.append(Stubborn(somebody, table, seat, rng))
        playing = asyncio.gather(*(client.play() for client in clients))
        kills = await hunt(server, clients, playing, rng)
        await playing
        for client in clients:
            answer = await client.guest.ask("GET", f"/api/tables/{client.table}/record")
            record = read(answer.content)
            assert record.is_over
            assert record.ended is None
            assert answers(record)[client.seat] == client.acknowledged
            assert client.pending is None
        assert max(client.connections for client in clients) > 1
    return kills


async def hunt(
    server: Server, clients: list[Stubborn], playing: asyncio.Future[Any], rng: random.Random
) -> int:
    """Kill the server whenever some more answers were acknowledged, until all games are over."""
    kills = 0
    while not playing.done():
        wanted = sum(len(client.acknowledged) for client in clients) + rng.randint(5, 100)
        while sum(len(client.acknowledged) for client in clients) < wanted and not playing.done():
            await asyncio.sleep(0.002)
        await asyncio.sleep(rng.random() * 0.02)
        if playing.done():
            break
        server.kill()
        kills += 1
        await asyncio.to_thread(server.start)
    return kills


def test_a_killed_server_loses_nothing_and_doubles_nothing(
    own_house: Server, record_property: Any
) -> None:
    rng = random.Random(os.environ.get("STEINKREIS_FAULT_SEED", "stones"))
    kills = 0
    for first in range(0, GAMES, AT_ONCE):
        own_house.words = ("--no-limits",)
        kills += asyncio.run(evening(own_house, first, min(AT_ONCE, GAMES - first), rng))
    record_property("games", GAMES)
    record_property("kills", kills)
    print(f"{GAMES} games, {kills} kills")
    assert kills >= GAMES // AT_ONCE
    with closing(sqlite3.connect(own_house.folder / "tables.db")) as database:
        rows = database.execute("select count(*), max(seq), min(seq) from events group by table_id")
        assert all(count == last and one == 1 for count, last, one in rows)


# What else can happen to a process


@needs_proc
def test_no_worker_outlives_a_killed_server(own_house: Server) -> None:
    async def play() -> None:
        async with guest(own_house) as ann, ann.at(await ann.open("greedy", "greedy")) as line:
            await line.until(lambda frame: bool(frame["turn"] > 3))

    asyncio.run(play())
    workers = children(own_house.pid)
    assert len(workers) > 1
    own_house.kill()
    wait_until_gone(workers)


@needs_proc
def test_a_killed_worker_is_replaced(own_house: Server) -> None:
    async def play() -> None:
        async with guest(own_house, "Ann") as ann, ann.at(await ann.open("me", "greedy")) as line:
            for _ in range(3):
                await line.play(0, most=4)
                for worker in children(own_house.pid):
                    with suppress(FileNotFoundError, ProcessLookupError):  # gone meanwhile
                        if b"spawn_main" in Path(f"/proc/{worker}/cmdline").read_bytes():
                            os.kill(worker, signal.SIGKILL)
            await line.play(0)
            assert not line.errors

    asyncio.run(play())


@needs_proc
def test_a_server_that_is_asked_to_stop_stops(own_house: Server) -> None:
    async def play() -> None:
        async with guest(own_house, "Ann") as ann:
            tables = [await ann.open("greedy", "greedy") for _ in range(3)]
            async with ann.at(tables[0]) as line:
                await line.until(lambda frame: bool(frame["turn"] > 1))
                workers = children(own_house.pid)
                stopping = asyncio.to_thread(own_house.stop)
                await asyncio.gather(stopping, line.wait(lambda: line.is_closed))
        wait_until_gone(workers)
        await asyncio.to_thread(own_house.start)
        async with guest(own_house) as anybody, anybody.at(tables[2]) as line:
            turn = (await line.frame())["turn"]
            await line.until(lambda frame: bool(frame["turn"] > turn + 5))

    asyncio.run(play())


@contextmanager
def while_asleep(server: Server) -> Iterator[sqlite3.Connection]:
    """The database of a server that was killed; afterwards it runs again."""
    server.kill()
    with closing(sqlite3.connect(server.folder / "tables.db")) as database:
        yield database
        database.commit()
    server.start()


def test_a_full_table_that_was_not_begun_begins(own_house: Server) -> None:
    """As if the server had died between the last one's sitting down and the start."""

    async def play() -> None:
        async with guest(own_house, "Ann") as ann:
            table = await ann.open("me", "me")
            with while_asleep(own_house) as database:
                database.execute("delete from events where body like '%\"answered\"%'")
                database.execute("update tables set status = 'open'")
            async with ann.at(table) as line:
                assert (await line.frame())["turn"] == 1
                await line.play(0, 1, most=3)

    asyncio.run(play())


def test_what_all_agreed_to_is_carried_out_after_all(own_house: Server) -> None:
    """As if the server had died between the last vote and what follows from it."""

    async def play() -> None:
        async with guest(own_house, "Ann") as ann, guest(own_house, "Ben") as ben:
            table = await ann.open("me", "open")
            async with ann.at(table) as one, ben.at(table) as two:
                await two.frame()
                await two.send("sit", seat=1)
                await two.until(lambda frame: frame["scene"] is not None)
                await two.send("resign", seat=1)
                await one.until(is_over)
                await one.send("rematch")
                await two.until(lambda frame: frame["vote"] is not None)
                await two.send("vote", yes=True)
                first = (await one.until(lambda frame: frame["next"] is not None))["next"]
            with while_asleep(own_house) as database:
                for name in ("events", "seats"):
                    database.execute(f"delete from {name} where table_id = ?", (first,))
                database.execute("delete from tables where id = ?", (first,))
                database.execute("delete from events where body like '%\"rematched\"%'")
            async with ann.at(table) as one:
                there = (await one.until(lambda frame: frame["next"] is not None))["next"]
            assert there != first
            assert len((await ben.get("/api/me"))["tables"]) == 2

    asyncio.run(play())


def test_a_game_by_other_rules_disturbs_nobody(own_house: Server) -> None:
    async def play() -> None:
        async with guest(own_house, "Ann") as ann:
            old = await ann.open("me", "me", public=True)
            sound = await ann.open("me", "me", public=True)
            with while_asleep(own_house) as database:
                rules = "update events set body = replace(body, '\"rules\":1', '\"rules\":0')"
                database.execute(f"{rules} where table_id = ?", (old,))
                database.execute("update tables set rules = 0 where id = ?", (old,))
            for path in ("", "/record", "/replay"):
                answer = await ann.ask("GET", f"/api/tables/{old}{path}")
                assert answer.status_code == 410
                assert answer.json()["error"]["code"] == "wrong-rules"
            for path in ("/api/tables", "/api/me"):
                tables = (await ann.get(path))["tables"]
                assert [info["id"] for info in tables] == [sound]
            async with ann.at(sound) as line:
                await line.play(0, 1, most=2)

    asyncio.run(play())


def test_everything_is_there_after_a_restart(own_house: Server) -> None:
    async def play() -> None:
        async with guest(own_house, "Ann") as ann:
            table = await ann.open("me", "me", public=True)
            async with ann.at(table) as line:
                await line.play(0, 1, most=7)
                await line.send("chat", text="Good night!")
                await line.wait(lambda: len(line.chat) == 1)
                before, log = line.frames[-1], line.log
            info = await ann.get("/api/me")
            with while_asleep(own_house):
                pass
            assert await ann.get("/api/me") == info
            async with ann.at(table) as line:
                await line.send("look", seat=before["viewer"])
                after = await line.until(lambda frame: bool(frame["viewer"] == before["viewer"]))
                for part in ("seq", "turn", "scene", "question", "undo", "actor"):
                    assert after[part] == before[part]
                assert line.log == log
                assert [said["text"] for said in line.chat] == ["Good night!"]

    asyncio.run(play())


def test_no_clock_runs_while_the_server_is_down(own_house: Server) -> None:
    async def begin() -> tuple[str, str]:
        async with guest(own_house, "Ann") as ann:
            table = await ann.open("me", "me", clock={"kind": "game", "seconds": 4})
            async with ann.at(table) as line:
                await line.frame()
            return ann.token, table

    async def go_on(token: str, table: str) -> None:
        async with guest(own_house, "Ann", token=token) as ann, ann.at(table) as line:
            frame = await line.frame()
            assert frame["info"]["status"] == "playing"
            assert 0 < frame["clock"]["left"][frame["actor"]] <= 6

    token, table = asyncio.run(begin())
    own_house.kill()
    time.sleep(5)
    own_house.start()
    asyncio.run(go_on(token, table))
