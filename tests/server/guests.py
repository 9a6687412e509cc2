"""Scripted people: each has a cookie, asks over HTTP and sits at tables over a WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from steinkreis.games.hidden_stones.material import FACE_NAMES, GRID, placements
from steinkreis.games.hidden_stones.questions import FLIP
from tests.server.house import PATIENCE, Server

GAME = "hidden-stones"
Frame = dict[str, Any]


def whole(news: Frame, before: Frame) -> Frame:
    """The frame that these news make of the one before."""
    scene = news.get("scene")
    if scene is not None:
        old = before.get("scene") or {"shapes": [], "panels": None}
        known = old["shapes"] + before.get("past", [])
        shapes = [known[s] if s.__class__ is int else s for s in scene["shapes"]]
        panels = scene.get("panels") or old["panels"]  # left out where as before
        news = {**news, "scene": {**scene, "panels": panels, "shapes": shapes}}
    news = {name: value for name, value in news.items() if name != "between"}
    return {**before, **news, "past": (before.get("scene") or {"shapes": []})["shapes"]}


def joined(lines: list[Any], news: Frame | None) -> list[Any]:
    """Lines up to where the new ones start, and these."""
    return lines if news is None else lines[: news["start"]] + news["lines"]


class Connection:
    """A connection to a table: hears everything, keeps everything."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []  # every message as it came
        self.frames: list[Frame] = []
        self.errors: list[dict[str, Any]] = []
        self.pongs = 0
        self.hints: list[dict[str, Any]] = []
        self.log: list[Any] = []
        self.logs: list[list[Any]] = []  # the log at each frame
        self.chat: list[Any] = []
        self.is_closed = False
        self._news = asyncio.Condition()

    async def listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                assert isinstance(text, str)
                async with self._news:
                    self._take(text)
                    self._news.notify_all()
        async with self._news:
            self.is_closed = True
            self._news.notify_all()

    def _take(self, text: str) -> None:
        self.raw.append(text)
        message = json.loads(text)
        if message["type"] == "error":
            self.errors.append(message)
        elif message["type"] == "pong":
            self.pongs += 1
        elif message["type"] == "hint":
            self.hints.append(message)
        else:
            frame = whole(message, self.frames[-1] if self.frames else {})
            self.log = joined(self.log, message.get("log"))
            self.chat = joined(self.chat, message.get("chat"))
            self.frames.append(frame)
            self.logs.append(self.log)

    async def wait(self, is_so: Callable[[], bool]) -> None:
        try:
            async with asyncio.timeout(PATIENCE), self._news:
                await self._news.wait_for(lambda: is_so() or self.is_closed)
        except TimeoutError:
            raise AssertionError(f"nothing more was heard after {self.raw[-1:]}") from None
        assert is_so(), f"the line was closed: {self.socket.close_code}, {self.errors[-1:]}"

    async def until(self, wanted: Callable[[Frame], bool]) -> Frame:
        """The newest frame, as soon as it is as wanted."""
        await self.wait(lambda: bool(self.frames) and wanted(self.frames[-1]))
        return self.frames[-1]

    async def frame(self) -> Frame:
        return await self.until(lambda frame: True)

    async def send(self, type: str, **more: object) -> None:
        await self.socket.send(json.dumps({"type": type, **more}))

    async def refusal(self, type: str, **more: object) -> str:
        """Send what must be refused, and get the code."""
        return await self.refusal_of(json.dumps({"type": type, **more}))

    async def refusal_of(self, data: str | bytes) -> str:
        known = len(self.errors)
        await self.socket.send(data)
        await self.wait(lambda: len(self.errors) > known)
        return str(self.errors[known]["code"])

    async def answer(self, action: int) -> Frame:
        """Answer the open question, and wait for the next one."""
        turn, known = self.frames[-1]["turn"], len(self.errors)
        await self.send("answer", turn=turn, action=action)
        await self.wait(lambda: self.frames[-1]["turn"] > turn or len(self.errors) > known)
        assert len(self.errors) == known, self.errors[-1]
        return self.frames[-1]

    async def play(self, *seats: int, most: int = 10**9) -> Frame:
        """Play for these seats to the end of the game, or so many answers."""
        player = Player()
        for _ in range(most):
            frame = await self.until(lambda frame: is_over(frame) or frame["actor"] in seats)
            if is_over(frame):
                break
            if frame["viewer"] != frame["actor"]:
                await self.send("look", seat=frame["actor"])
                frame = await self.until(lambda frame: bool(frame["viewer"] == frame["actor"]))
            await self.answer(player.choose(frame["scene"]))
        return self.frames[-1]


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: Server, http: httpx.AsyncClient, address: str = "") -> None:
        self.server = server
        self.address = address  # where a proxy says that they come from
        self.http = http
        self.bodies: list[str] = []  # every answer as it came

    @property
    def token(self) -> str:
        return self.http.cookies.get("steinkreis") or ""

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = await self.http.request(method, path, **more)
        self.bodies.append(answer.text)
        return answer

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def open(self, *seats: str, **more: object) -> str:
        """A new table; returns its id."""
        answer = await self.ask("POST", "/api/tables", json={"game": GAME, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @asynccontextmanager
    async def at(self, table: str, **headers: str) -> AsyncIterator[Connection]:
        address = f"ws://{self.server.host}/api/tables/{table}/live"
        if self.address:
            headers["X-Forwarded-For"] = self.address
        if self.token:
            headers["Cookie"] = f"steinkreis={self.token}"
        limits = {"open_timeout": PATIENCE, "max_size": None, "ping_interval": None}
        async with connect(address, additional_headers=headers, proxy=None, **limits) as socket:  # type: ignore[arg-type]
            line = Connection(socket)
            listening = asyncio.create_task(line.listen())
            try:
                yield line
            finally:
                await socket.close()
                await listening


@asynccontextmanager
async def guest(
    server: Server, name: str = "", token: str = "", address: str = ""
) -> AsyncIterator[Guest]:
    """Somebody comes in; without a name and a token, without a cookie as well."""
    cookies = httpx.Cookies()
    if token:  # of this server, so that a renewed one takes its place
        cookies.set("steinkreis", token, domain=httpx.URL(server.http).host)
    async with httpx.AsyncClient(
        base_url=server.http, timeout=PATIENCE, trust_env=False, cookies=cookies
    ) as http:
        if address:
            http.headers["X-Forwarded-For"] = address
        somebody = Guest(server, http, address)
        if name:
            answer = await somebody.ask("PUT", "/api/me", json={"name": name})
            assert answer.status_code == 200, answer.text
        yield somebody


def is_over(frame: Frame) -> bool:
    return bool(frame["info"]["status"] == "over")


def shapes(scene: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every shape of a scene, also inside groups."""
    waiting = list(scene["shapes"])
    while waiting:
        shape = waiting.pop()
        yield shape
        waiting += shape.get("parts", [])


class Player:
    """Plays Hidden Stones by what stands in the scene alone, and well enough to come to an end."""

    def __init__(self) -> None:
        self._goal = -1
        self._random = random.Random(1)

    def choose(self, scene: dict[str, Any]) -> int:
        clickable: dict[int, dict[str, Any]] = {
            s["action"]: s for s in shapes(scene) if s.get("action") is not None
        }
        words = {action: shape.get("label", {}).get("id") for action, shape in clickable.items()}
        scoring = [action for action, word in words.items() if word == "score"]
        if scoring:
            return min(scoring)
        paying = sorted(action for action, word in words.items() if word == "pay")
        if paying:
            return max([card for card in paying if card != self._goal] or paying)
        return self._move(scene, sorted(clickable))

    def _move(self, scene: dict[str, Any], legal: list[int]) -> int:
        """A swap or a turn that lets a card be scored; else other cards are needed."""
        faces, hand = _faces(scene), _hand(scene)
        for action in legal if len(hand) > 1 else []:
            after = _after(faces, action)
            for card in sorted(hand):
                if any(all(after[cell] == face for cell, face in p) for p in placements(card)):
                    self._goal = card
                    return action
        return self._random.choice(legal) if len(hand) > 4 else max(legal)


def _faces(scene: dict[str, Any]) -> list[int]:
    tiles = [s for s in shapes(scene) if str(s.get("id", "")).startswith("stone-")]
    tiles.sort(key=lambda tile: (tile["y"], tile["x"]))
    return [FACE_NAMES.index(tile["parts"][0]["name"].removeprefix("tile-")) for tile in tiles]


def _hand(scene: dict[str, Any]) -> list[int]:
    return [int(s["id"][5:]) for s in scene["shapes"] if str(s.get("id", "")).startswith("card-")]


def _after(faces: list[int], action: int) -> list[int]:
    after = list(faces)
    if action < FLIP:
        one, other = GRID.edges()[action]
        after[one], after[other] = after[other], after[one]
    elif action - FLIP < len(after):
        after[action - FLIP] ^= 1
    return after
