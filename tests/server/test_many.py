"""Many processes, any table anywhere: what happens at one is seen at all, whoever dies.

`make kills` lets a hundred processes die (`STEINKREIS_KILLS`), a few in the usual run.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from steinkreis.game.record import read
from tests.server.guests import Guest, guest
from tests.server.house import Server, children
from tests.server.postgres import Cluster
from tests.server.sql import execute
from tests.server.test_faults import Stubborn, answers, needs_proc, sit_down
from tests.server.test_metrics import free_port

KILLS = int(os.environ.get("STEINKREIS_KILLS", "4"))
SEATS = [["me", "open"], ["me", "greedy"], ["me", "open", "random"], ["me"]]
PASSED_ON = 15.0  # seconds on a busy machine; the simulation holds five, by its own time


@contextmanager
def street(folder: Path, cluster: Cluster, count: int, *words: str) -> Iterator[list[Server]]:
    """So many servers on one database."""
    database = cluster.database()
    servers = []
    for number in range(count):
        own = folder / str(number)
        own.mkdir()
        servers.append(Server(own, "--no-limits", *words))
        servers[-1].database = database
        servers[-1].start()
    try:
        yield servers
    except BaseException:
        print(*(server.complaints() for server in servers), sep="\n")
        raise
    finally:
        for server in servers:
            server.close()


class Stopwatch:
    """Seconds since it was made, without those for which a busy machine kept us waiting."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._late = 0.0
        self._task = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        while True:
            asleep = time.monotonic()
            await asyncio.sleep(0.02)
            self._late += time.monotonic() - asleep - 0.02

    def read(self) -> float:
        return time.monotonic() - self._began - self._late


def moved(somebody: Guest, server: Server) -> Guest:
    """The same person at the door of another server."""
    return Guest(server, somebody.http, somebody.address)


def test_what_happens_at_one_is_seen_at_the_other(tmp_path: Path, cluster: Cluster) -> None:
    async def play(one: Server, other: Server) -> None:
        async with guest(one, "Ann") as ann, guest(other, "Ben") as ben:
            table = await ann.open("me", "open", public=True)
            async with ann.at(table) as here, ben.at(table) as there:
                await there.frame()
                await there.send("sit", seat=1)
                frame = await here.until(lambda frame: frame["scene"] is not None)
                assert [seat["name"] for seat in frame["info"]["seats"]] == ["Ann", "Ben"]
                await here.until(lambda f: all(seat["here"] for seat in f["info"]["seats"]))
                await there.until(lambda f: all(seat["here"] for seat in f["info"]["seats"]))
                while here.frames[-1]["turn"] < 8:
                    line, seat = (here, 0) if here.frames[-1]["actor"] == 0 else (there, 1)
                    turn = (await line.play(seat, most=1))["turn"]
                    await here.until(lambda frame: bool(frame["turn"] == turn))  # noqa: B023
                await there.send("chat", text="Hello over there!")
                await here.wait(lambda: len(here.chat) == 1)
                assert here.frames[-1]["turn"] == there.frames[-1]["turn"]
                assert here.errors == there.errors == []
            rows = (await ben.get("/api/tables"))["tables"]
            assert [row["id"] for row in rows] == [table]
            answer = await ben.ask("PUT", "/api/me", json={"name": "Benno"})
            assert answer.status_code == 200
            async with guest(one, token=ben.token) as benno:
                assert (await benno.get("/api/me"))["name"] == "Benno"

    with street(tmp_path, cluster, 2) as servers:
        asyncio.run(play(*servers))
        assert [server.complaints() for server in servers] == ["", ""]


def test_a_table_of_a_dead_process_moves_on(tmp_path: Path, cluster: Cluster) -> None:
    """Its bots and its clock are somebody else's within seconds, though nobody comes."""

    async def play(one: Server, other: Server) -> None:
        async with guest(other, "Ann") as ann:
            async with guest(one, token=ann.token) as same:
                bots = await same.open("me", "random", "random")
                clock = await same.open("me", "me", clock={"kind": "game", "seconds": 2})
                async with same.at(bots) as line:
                    await line.until(lambda frame: bool(frame["actor"] == 0))
            warm = await ann.open("me", "random")  # bots think here, too
            async with ann.at(warm) as line:
                await line.until(lambda frame: bool(frame["actor"] == 0))
            async with ann.at(bots) as line:
                await line.frame()
                one.kill()
                killed, watch = time.monotonic(), Stopwatch()
                while (await line.play(0, most=1))["actor"] == 0:
                    pass
                await line.until(lambda frame: bool(frame["actor"] == 0))
                took = watch.read()
                print(f"bots moved on after {time.monotonic() - killed:.1f} s, {took:.1f} of ours")
                assert took < PASSED_ON
                while (await ann.get(f"/api/tables/{clock}"))["status"] != "over":
                    assert time.monotonic() < killed + 60
                    await asyncio.sleep(0.05)
                took = watch.read()
                print(f"the clock of 2 s ran out after {time.monotonic() - killed:.1f} s")
                assert took < 2 + PASSED_ON

    with street(tmp_path, cluster, 2, "--pace", "0.1") as servers:
        asyncio.run(play(*servers))
        assert servers[1].complaints() == ""


def test_bots_among_themselves_play_where_somebody_looks(tmp_path: Path, cluster: Cluster) -> None:
    async def play(one: Server, other: Server) -> None:
        async with guest(one, "Ann") as ann, guest(other, "Ben") as ben:
            table = await ann.open("random", "random")
            async with ann.at(table) as line:
                await line.until(lambda frame: bool(frame["turn"] > 2))
            async with ben.at(table) as line:
                turn = (await line.frame())["turn"]
                await line.until(lambda frame: bool(frame["turn"] > turn + 5))

    with street(tmp_path, cluster, 2, "--pace", "0.05") as servers:
        asyncio.run(play(*servers))
        assert [server.complaints() for server in servers] == ["", ""]


@needs_proc
async def again(one: Guest, path: str) -> bytes:
    """What stands there; a line that went down with its process is taken up anew."""
    for _ in range(20):
        with contextlib.suppress(httpx.TransportError):
            return (await one.ask("GET", path)).content
        await asyncio.sleep(0.2)
    raise AssertionError("nobody answers")


def test_workers_share_an_address(tmp_path: Path, cluster: Cluster) -> None:
    async def play(server: Server) -> None:
        async with guest(server, "Ann") as ann, guest(server, "Ben") as ben:
            people = [ann, ben]
            table, _ = await sit_down(people, ["me", "open"])
            clients = [
                Stubborn(one, table, seat, random.Random(seat)) for seat, one in enumerate(people)
            ]
            playing = asyncio.gather(*(client.play() for client in clients))
            for _ in range(3):
                await asyncio.sleep(1)
                os.kill(random.choice(serving(server)), signal.SIGKILL)
            await playing
            record = read(await again(ann, f"/api/tables/{table}/record"))
            for client in clients:
                assert answers(record)[client.seat] == client.acknowledged

    with street(tmp_path, cluster, 1, "--workers", "2") as (server,):
        wait_for(lambda: len(serving(server)) == 2)
        asyncio.run(play(server))
        wait_for(lambda: len(serving(server)) == 2)
        assert server.stop() == 0


def test_whoever_comes_to_a_table_sits_in_one_process(tmp_path: Path, cluster: Cluster) -> None:
    """Whichever of them took them from the queue."""
    port = free_port()

    def guests() -> list[int]:
        """Open connections of each process."""
        found = []
        for number in range(2):
            text = httpx.get(f"http://127.0.0.1:{port + number}/metrics", trust_env=False).text
            found += re.findall(r"^steinkreis_guests (\d+)", text, re.MULTILINE)
        return [int(count) for count in found]

    async def come(server: Server) -> None:
        async with guest(server, "Ann") as ann, AsyncExitStack() as stack:
            tables = [await ann.open("me", "me") for _ in range(4)]
            for table in tables:
                for _ in range(6):
                    line = await stack.enter_async_context(ann.at(table))
                    await line.frame()
            found = await asyncio.to_thread(guests)
            assert sum(found) == 24
            assert all(count % 6 == 0 for count in found), found
            await line.play(0, 1, most=3)
            assert line.errors == []

    with street(tmp_path, cluster, 1, "--workers", "2", "--metrics", str(port)) as (server,):
        wait_for(lambda: _answers(port) and _answers(port + 1))
        asyncio.run(come(server))
        assert server.complaints() == ""


def _answers(port: int) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).status_code == 200
    return False


def serving(server: Server) -> list[int]:
    """The processes that serve with `--workers`; those in which bots think are their children.

    Without, there is one that serves, and these are the ones in which bots think.
    """
    found = []
    for pid in children(server.pid):
        stat = Path(f"/proc/{pid}/stat")
        words = Path(f"/proc/{pid}/cmdline").read_bytes() if stat.exists() else b""
        is_own = stat.exists() and int(stat.read_text().rsplit(")", 1)[1].split()[1]) == server.pid
        if is_own and b"spawn_main" in words:
            found.append(pid)
    return found


def wait_for(is_so: Any) -> None:
    late = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < late
        time.sleep(0.05)


def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--workers", "2", "--db", f"sqlite:///{tmp_path / 'x.db'}"]
    said = subprocess.run([sys.executable, "-m", "steinkreis", *words], capture_output=True)
    assert said.returncode != 0
    assert b"several processes need PostgreSQL" in said.stderr


# Killing


class Wanderer(Stubborn):
    """Comes back to whichever server is there."""

    def __init__(self, somebody: Guest, servers: list[Server], table: str, seat: int) -> None:
        super().__init__(somebody, table, seat, random.Random(f"{table} {seat}"))
        self.servers = servers

    async def play(self) -> None:
        while True:
            self.guest = moved(self.guest, self.rng.choice(self.servers))
            if await self.visit():
                return


async def strike(
    servers: list[Server], cluster: Cluster, rng: random.Random, done: Counter[str]
) -> None:
    """Let a server die, one of its bot workers, or the database; of each some."""
    victim, lot = rng.choice(servers), rng.random()
    workers = serving(victim)
    if lot < 0.1 or done["kills"] == 2:
        await asyncio.to_thread(cluster.stop, rng.choice(["fast", "immediate"]))
        await asyncio.to_thread(cluster.start)
        done["restarts"] += 1
    elif workers and (lot < 0.3 or done["kills"] == 1):
        os.kill(rng.choice(workers), signal.SIGKILL)
        done["workers"] += 1
    else:
        victim.kill()
        await asyncio.to_thread(victim.start)
    done["kills"] += 1


async def evening(servers: list[Server], cluster: Cluster, kills: int) -> Counter[str]:
    """Games at all servers at once, until so many were killed and all games are over."""
    rng = random.Random(os.environ.get("STEINKREIS_FAULT_SEED", "many"))
    done = Counter[str]()
    while done["kills"] < kills:
        async with AsyncExitStack() as stack:
            clients: list[Wanderer] = []
            for seats in SEATS:
                home = servers[rng.randrange(len(servers))]
                names = ["Ann", *("Ben" for who in seats if who == "open")]
                people = [await stack.enter_async_context(guest(home, name)) for name in names]
                table, theirs = await sit_down(people, seats)
                for somebody, seat in zip(people, theirs, strict=True):
                    clients.append(Wanderer(somebody, servers, table, seat))
            playing = asyncio.gather(*(client.play() for client in clients))
            while not playing.done():
                await asyncio.wait([playing], timeout=rng.uniform(0.5, 2.0))
                if playing.done() or done["kills"] >= kills:
                    continue
                await strike(servers, cluster, rng, done)
            await playing
            for client in clients:
                answer = await client.guest.ask("GET", f"/api/tables/{client.table}/record")
                record = read(answer.content)
                assert record.is_over
                assert answers(record)[client.seat] == client.acknowledged
                assert client.pending is None
                done["answers"] += len(client.acknowledged)
            done["games"] += len(SEATS)
    return done


def test_nothing_is_lost_whoever_is_killed(tmp_path: Path, cluster: Cluster) -> None:
    with street(tmp_path, cluster, 3, "--pace", "0.01") as servers:
        done = asyncio.run(evening(servers, cluster, KILLS))
        print(f"{done['kills']} kills, {done['restarts']} of them of the database,", end=" ")
        print(f"{done['workers']} of bot workers;")
        print(f"{done['answers']} answers in {done['games']} games")
        query = "SELECT count(*), max(seq), min(seq) FROM events GROUP BY table_id"
        rows = execute(servers[0].database, query)
        assert all(count == last and first == 1 for count, last, first in rows)
