"""Connections of the clients in `load_client.py`: to our server, and to that of boardgame.io."""

from __future__ import annotations

import asyncio
import json
import re
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

if TYPE_CHECKING:
    from load_client import Table

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
    """Keeps, as the page does, the shapes of the last two scenes: a frame says only what is new."""

    def __init__(self, port: int, table_id: str, cookie: str = "") -> None:
        super().__init__(port, cookie)
        self.path = f"/api/tables/{table_id}/live"
        self.shapes: list[list[int]] = []  # the actions in each
        self.past: list[list[int]] = []  # and in those of the scene before

    def hear(self, data: bytes) -> None:
        if not data.startswith(b'{"type":"frame"'):
            self.result.troubles += 1
            return
        self.is_ready.set()
        if self.table is None:
            return
        news = read_news(data)
        old, self.past = self.shapes + self.past, self.shapes
        if news.scene is not None:
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
