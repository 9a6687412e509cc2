"""Clients that play as fast as they may, or at a given pace: one process of `bench/server.py`.

Everything is answered right in the callback of the socket, and read with a few regular expressions:
what the clients cost must not hide what the server costs.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import re
import resource
import time
from abc import ABC, abstractmethod
from collections import deque
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import cast

import msgspec
import uvloop
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

HOST = "127.0.0.1"


@dataclass
class Result:
    """What the clients of one process saw."""

    moves: int = 0  # acknowledged answers
    troubles: int = 0  # refusals, and whatever else was not expected
    frames: int = 0  # received
    bytes: int = 0
    cpu: float = 0.0  # seconds
    latencies: list[float] = field(default_factory=list)  # seconds, from answer to opponent


@dataclass
class News:
    """What a message says: how many answers there were, and what may be answered now."""

    turn: int
    choices: list[int]


class Link(asyncio.Protocol, ABC):
    """One WebSocket."""

    path: str

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self.table: Table | None = None
        self.seat = -1
        self.is_ready = asyncio.Event()
        self.result = Result()

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, HOST, self.port)
        await asyncio.wait_for(self.is_ready.wait(), 60)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.wire = ClientProtocol(parse_uri(f"ws://{HOST}:{self.port}{self.path}"), max_size=None)
        request = self.wire.connect()
        if self.cookie:
            request.headers["Cookie"] = self.cookie
        self.wire.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self.wire.receive_data(data)
        for event in self.wire.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.result.frames += 1
                self.result.bytes += len(event.data)
                self.hear(bytes(event.data))
        self._flush()

    def send(self, text: bytes) -> None:
        self.wire.send_text(text)
        self._flush()

    def _flush(self) -> None:
        for data in self.wire.data_to_send():
            self.transport.write(data)

    def tell(self, news: News) -> None:
        if self.table is not None:
            self.table.hear(self.seat, news)

    @abstractmethod
    def hear(self, data: bytes) -> None:
        """Read a message, and tell the table what it says."""

    @abstractmethod
    def answer(self, turn: int, choice: int) -> None: ...


class OurScene(msgspec.Struct):
    shapes: list[msgspec.Raw]


class OurNews(msgspec.Struct):
    turn: int
    scene: OurScene | None = None


read_news = msgspec.json.Decoder(OurNews).decode
ACTION = re.compile(rb'"action":(\d+)')


def actions_in(shape: msgspec.Raw) -> list[int]:
    return [int(action) for action in ACTION.findall(bytes(shape))]


class OurLink(Link):
    """Keeps, as the page does, the shapes of the scene before: a frame says only what is new."""

    def __init__(self, port: int, table_id: str, cookie: str = "") -> None:
        super().__init__(port, cookie)
        self.path = f"/api/tables/{table_id}/live"
        self.shapes: list[list[int]] = []  # the actions in each

    def hear(self, data: bytes) -> None:
        if not data.startswith(b'{"type":"frame"'):
            self.result.troubles += 1
            return
        self.is_ready.set()
        if self.table is None:
            return
        news = read_news(data)
        if news.scene is not None:
            old = self.shapes
            self.shapes = [
                old[int(bytes(raw))] if bytes(raw).isdigit() else actions_in(raw)
                for raw in news.scene.shapes
            ]
        self.tell(News(news.turn, [action for shape in self.shapes for action in shape]))

    def answer(self, turn: int, choice: int) -> None:
        self.send(b'{"type":"answer","turn":%d,"action":%d}' % (turn, choice))


class BoardgameLink(Link):
    """Speaks socket.io's protocol, as boardgame.io's own client does."""

    path = "/socket.io/?EIO=4&transport=websocket"
    NAMESPACE = b"/connect-four,"
    STATE = re.compile(rb'"_stateID":(\d+)')
    PLAYER = re.compile(rb'"currentPlayer":"(\d)"')
    HEIGHTS = re.compile(rb'"heights":\[([\d,]+)\]')
    ROWS = 6

    def __init__(self, port: int, match: str, player: int | None, credentials: str = "") -> None:
        super().__init__(port)
        self.match = match
        self.player = player
        self.credentials = credentials

    def hear(self, data: bytes) -> None:
        if data.startswith(b"42"):
            self._event(data)
        elif data == b"2":  # ping
            self.send(b"3")
        elif data.startswith(b"0"):
            self.send(b"40" + self.NAMESPACE)
        elif data.startswith(b"40"):
            player = None if self.player is None else str(self.player)
            self._emit(["sync", self.match, player, self.credentials, 2])

    def _event(self, data: bytes) -> None:
        start = len(self.NAMESPACE) + 2
        if data.startswith(b'["matchData"', start):
            return
        self.is_ready.set()
        if self.table is None:
            return
        state, player = self.STATE.search(data), self.PLAYER.search(data)
        heights = self.HEIGHTS.search(data)
        if state is None or player is None or heights is None:
            self.result.troubles += 1
            return
        choices: list[int] = []
        if int(player[1]) == self.player:
            columns = enumerate(heights[1].split(b","))
            choices = [column for column, height in columns if int(height) < self.ROWS]
        self.tell(News(int(state[1]), choices))

    def answer(self, turn: int, choice: int) -> None:
        payload = {
            **{"type": "drop", "args": [choice]},
            **{"playerID": str(self.player), "credentials": self.credentials},
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(["update", action, turn, self.match, str(self.player)])

    def _emit(self, event: list[object]) -> None:
        self.send(b"42" + self.NAMESPACE + json.dumps(event).encode())


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
