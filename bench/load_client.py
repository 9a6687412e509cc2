"""Clients that play as fast as they may, or at a given pace: one process of `bench/server.py`.

Everything is answered right in the callback of the socket, and read with a few regular expressions:
what the clients cost must not hide what the server costs.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import resource
import time
from collections import deque
from dataclasses import dataclass
from multiprocessing.connection import Connection

import uvloop
from load_links import HOST, BoardgameLink, Link, News, OurLink, Result


class Table:
    """Two clients who play against each other, and when they answered what."""

    def __init__(self, links: list[Link], rng: random.Random) -> None:
        self.links = links
        self.rng = rng
        self.turn = -1  # the last one that somebody could answer
        self.asked: tuple[int, News] | None = None  # who may answer now
        self.sent: list[deque[tuple[int, float]]] = [deque(), deque()]  # what each awaits
        self.interval: float | None = None  # None: as fast as possible
        self.due = 0.0
        self.is_on = False
        self.result = Result()
        for seat, link in enumerate(links):
            link.table, link.seat, link.result = self, seat, self.result

    def start(self, interval: float | None) -> None:
        self.interval = interval
        self.due = time.perf_counter() + self.rng.random() * (interval or 0.02)
        self.is_on = True
        self._go_on()

    def stop(self) -> Result:
        self.is_on = False
        found, self.result = self.result, Result()
        for link in self.links:
            link.result = self.result
        return found

    def hear(self, seat: int, news: News) -> None:
        now = time.perf_counter()
        waiting = self.sent[seat]
        while waiting and waiting[0][0] < news.turn:
            _, at = waiting.popleft()
            if at > 0:
                self.result.latencies.append(now - at)
            else:
                self.result.moves += 1
        if news.choices and news.turn > self.turn:
            self.turn = news.turn
            self.asked = (seat, news)
            if self.is_on:
                self._go_on()

    def _go_on(self) -> None:
        """Answer now, or when it is time."""
        wait = self.due - time.perf_counter()
        if self.interval is None and wait <= 0:
            self._answer()
        else:
            asyncio.get_running_loop().call_later(max(0.0, wait), self._answer)

    def _answer(self) -> None:
        if self.asked is None or not self.is_on:
            return
        seat, news = self.asked
        self.asked = None
        self.due += self.interval or 0.0
        self.sent[seat].append((news.turn, 0.0))
        self.sent[1 - seat].append((news.turn, time.perf_counter()))
        self.links[seat].answer(news.turn, self.rng.choice(news.choices))


# Tables and matches


class House:
    """Asks a server over HTTP."""

    def __init__(self, port: int) -> None:
        self.line = http.client.HTTPConnection(HOST, port, timeout=60)

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> dict[str, str]:
        headers = {"content-type": "application/json", **({"cookie": cookie} if cookie else {})}
        self.line.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = self.line.getresponse()
        found = json.loads(answer.read())
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {found}")
        cookie = (answer.getheader("set-cookie") or "").split(";")[0]
        return {**found, "cookie": cookie}

    def newcomer(self) -> str:
        return self.ask("GET", "/api/me")["cookie"]


async def our_table(port: int, rng: random.Random, bot: str = "") -> tuple[Table, str]:
    house = House(port)
    one, other = house.newcomer(), house.newcomer()
    plan = {"game": "hidden-stones", "seats": ["me", "open", *([bot] if bot else [])]}
    id = house.ask("POST", "/api/tables", plan, one)["id"]
    first, second = OurLink(port, id, one), OurLink(port, id, other)
    for link in (first, second):
        await link.open()
    table = Table([first, second], rng)
    second.send(b'{"type":"sit","seat":1}')
    return table, id


async def boardgame_table(port: int, rng: random.Random) -> tuple[Table, str]:
    house = House(port)
    games = "/games/connect-four"
    id = house.ask("POST", f"{games}/create", {"numPlayers": 2})["matchID"]
    links: list[Link] = []
    for player in (0, 1):
        seat = {"playerID": str(player), "playerName": f"player {player}"}
        credentials = house.ask("POST", f"{games}/{id}/join", seat)["playerCredentials"]
        links.append(BoardgameLink(port, id, player, credentials))
    table = Table(links, rng)
    for link in links:
        await link.open()
    return table, id


def spectator(peer: str, port: int, id: str) -> Link:
    return OurLink(port, id) if peer == "steinkreis" else BoardgameLink(port, id, None)


# The process


@dataclass(frozen=True)
class Players:
    """Make so many tables with two clients each, and perhaps a bot."""

    peer: str
    port: int
    tables: int
    seed: int
    bot: str = ""


@dataclass(frozen=True)
class Spectators:
    """Look at these tables, so many at each."""

    peer: str
    port: int
    ids: list[str]
    each: int


@dataclass(frozen=True)
class Run:
    """For so many seconds; moves a second at each table, or None for as many as possible."""

    seconds: float
    rate: float | None


def work(task: Players | Spectators, boss: Connection) -> None:
    """The life of a process: get ready, then run whenever told to, until told None."""
    uvloop.run(_play(task, boss) if isinstance(task, Players) else _watch(task, boss))


async def _play(task: Players, boss: Connection) -> None:
    rng = random.Random(task.seed)
    if task.peer == "steinkreis":
        made = [await our_table(task.port, rng, task.bot) for _ in range(task.tables)]
    else:
        made = [await boardgame_table(task.port, rng) for _ in range(task.tables)]
    tables = [table for table, _ in made]
    boss.send([id for _, id in made])
    while (run := await _told(boss)) is not None:
        for table in tables:
            table.start(1 / run.rate if run.rate else None)
        before = _cpu()
        await asyncio.sleep(run.seconds)
        total = _sum([table.stop() for table in tables])
        total.cpu = _cpu() - before
        boss.send(total)


async def _watch(task: Spectators, boss: Connection) -> None:
    links = [spectator(task.peer, task.port, id) for id in task.ids for _ in range(task.each)]
    for link in links:
        await link.open()
    boss.send([])
    while (run := await _told(boss)) is not None:
        for link in links:
            link.result = Result()
        before = _cpu()
        await asyncio.sleep(run.seconds)
        total = _sum([link.result for link in links])
        total.cpu = _cpu() - before
        boss.send(total)


async def _told(boss: Connection) -> Run | None:
    loop = asyncio.get_running_loop()
    run = await loop.run_in_executor(None, boss.recv)
    assert run is None or isinstance(run, Run)
    return run


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _sum(results: list[Result]) -> Result:
    return Result(
        moves=sum(r.moves for r in results),
        troubles=sum(r.troubles for r in results),
        frames=sum(r.frames for r in results),
        bytes=sum(r.bytes for r in results),
        latencies=[latency for r in results for latency in r.latencies],
    )
