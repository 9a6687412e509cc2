"""One simulated evening: people play in several houses that are cut off, stopped and killed."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import msgspec

from steinkreis.core.state import PUBLIC
from steinkreis.game import registry
from steinkreis.game.step import Refused
from steinkreis.server import rooms, stamps
from steinkreis.table.events import Answered, AnyEvent, Chatted, Clock, Created
from steinkreis.table.frame import table_info
from steinkreis.table.moves import made_again
from steinkreis.table.picture import NOTHING, Sent, encode, frame, moment
from steinkreis.table.table import Table, fold
from tests.laws.pebbles import GAME as PEBBLES
from tests.server.guests import Frame, is_over, joined, shapes, whole
from tests.server.town import Socket, Town
from tests.server.virtual import virtual

LONG = 120.0  # seconds of an evening
_decode = msgspec.json.Decoder(AnyEvent).decode


class Wrong(AssertionError):
    """Something that must never be."""


def must(is_so: object, what: str) -> None:
    if not is_so:
        raise Wrong(what)


class Client:
    """Plays to the end of the game, wherever there is a door, and notes what was acknowledged."""

    def __init__(self, town: Town, table: str, name: str, *, is_lazy: bool = False) -> None:
        self.town = town
        self.table = table
        self.name = name
        self.is_lazy = is_lazy  # never answers: a clock does
        self.rng = random.Random(f"{name} {town.rng.random()}")
        self.pending: tuple[int, int] | None = None
        self.acknowledged: dict[int, int] = {}
        self.said: list[str] = []
        self.seq = 0
        self.seen: list[tuple[int, int, Any]] = []  # number, viewer, scene

    async def play(self) -> None:
        while not self.town.houses or not await self._visit():
            await asyncio.sleep(0.2 + self.rng.random() * 0.3)

    async def _visit(self) -> bool:
        """Whether the game came to its end before the line was lost."""
        socket = self.town.visit(self.table, self.name)
        picture, is_sent, chat = Frame(), -1, list[Any]()
        while True:
            while not socket.inbox:
                if socket.is_cut:
                    return False
                socket.heard.clear()
                await socket.heard.wait()
            news = json.loads(socket.inbox.popleft())
            if news["type"] == "error":
                must(news["code"] in ("stale", "trouble"), f"{self.name} was told {news}")
                continue
            picture = whole(news, picture)
            chat = joined(chat, news.get("chat"))
            self._take(picture)
            if is_over(picture):
                socket.cut()
                return True
            if picture["actor"] in picture["info"]["mine"] and picture["turn"] > is_sent:
                is_sent = picture["turn"]
                self._answer(socket, picture, chat)
            if self.rng.random() < 0.02:
                socket.cut()

    def _take(self, picture: Frame) -> None:
        must(picture["seq"] >= self.seq, f"{self.name} was told something that is gone")
        self.seq = picture["seq"]
        self.seen.append((picture["seq"], picture["viewer"], picture["scene"]))
        if self.pending is not None and picture["turn"] > self.pending[0]:
            turn, action = self.pending
            self.acknowledged[turn] = action
            self.pending = None

    def _answer(self, socket: Socket, picture: Frame, chat: list[Any]) -> None:
        if self.is_lazy:
            return
        if self.pending is None:
            found = [s["action"] for s in shapes(picture["scene"]) if s.get("action") is not None]
            self.pending = picture["turn"], self.rng.choice(sorted(found))
        turn, action = self.pending
        must(turn == picture["turn"], f"{self.name} is asked {turn} again")
        for _ in range(self.rng.choice([1, 1, 2])):
            socket.ask(type="answer", turn=turn, action=action)
        if not self.said:
            self.said.append(f"hello from {self.name}")
            socket.ask(type="chat", text=self.said[0])


@dataclass
class Evening:
    """What there was to see."""

    answers: int = 0
    kills: int = 0
    pictures: int = 0
    trace: list[str] = field(default_factory=list)


@contextmanager
def only_pebbles() -> Iterator[None]:
    """A little game with secrets is all there is; nature has nothing to do."""

    class Nobody:
        def __init__(self, *_: object) -> None: ...
        def submit(self, *_: object) -> None: ...
        def shutdown(self, *_: object, **__: object) -> None: ...

    def games() -> dict[str, Any]:
        return {"pebbles": PEBBLES}

    with (
        patch.object(registry, "games", games),
        patch.object(rooms, "games", games),
        patch.object(rooms, "ThreadPoolExecutor", Nobody),
        patch.object(stamps._Opened, "at", 10**18),
    ):
        yield


def evening(seed: object) -> Evening:
    """Play it; Wrong, if anything was."""
    rng = random.Random(f"evening {seed}")
    found = Evening()
    with only_pebbles(), virtual(seed) as loop:
        town = Town(loop, rng)
        try:
            loop.run(_play(town, found, rng), until=loop.time() + LONG)
        except TimeoutError as error:
            raise Wrong(f"a table is stuck: {error}") from None
        must(not town.wrongs, "; ".join(town.wrongs[:1]))
        troubles = [str(one.get("exception") or one["message"]) for one in loop.troubles]
        must(not troubles, "; ".join(troubles[:2]))
    return found


async def _play(town: Town, found: Evening, rng: random.Random) -> None:
    for _ in range(3):
        await town.open()
    clients: list[Client] = []
    parties = [(["ann", "ben"], "none"), (["cleo", "*"], "none"), (["dan", "lazy", "*"], "move")]
    for who, kind in rng.sample(parties, rng.choice([1, 1, 2])):
        clock = Clock("move", 2) if kind == "move" else Clock("none")
        table = await town.table(who, clock)
        clients += [
            Client(town, table, name, is_lazy=name == "lazy") for name in who if name != "*"
        ]
        clients.append(Client(town, table, f"watcher of {who[0]}", is_lazy=True))
    town.cuts = 0.01
    playing = asyncio.gather(*(client.play() for client in clients))
    while not playing.done():
        await asyncio.wait([playing], timeout=rng.expovariate(1.0))
        if not playing.done() and found.kills < 6:
            await _disturb(town, found, rng)
    playing.result()
    for table in dict.fromkeys(client.table for client in clients):
        _judge(town, [one for one in clients if one.table == table], found)


async def _disturb(town: Town, found: Evening, rng: random.Random) -> None:
    if rng.random() < 0.4:
        town.stop_one()
        return
    town.kill()
    found.kills += 1
    if len(town.houses) < 2 or rng.random() < 0.8:
        await asyncio.wait_for(town.open(), 60)


# What must be so afterwards


def _judge(town: Town, clients: list[Client], found: Evening) -> None:
    """The clients of one table, by what is stored of it."""
    happened = [_decode(body) for body in town.bodies(clients[0].table)]
    try:
        table = fold(happened)
    except Refused as refused:
        raise Wrong("what is stored was never possible") from refused
    must(table.is_over, "a game is not over")
    for client in clients:
        if not client.is_lazy and not table.timing.is_on:
            given = _answers(happened, table.seats_of(client.name))
            must(given == client.acknowledged, f"{client.name}: {given}, not {client.acknowledged}")
            must(client.pending is None, f"{client.name} still waits")
        said = [one.text for one in happened if isinstance(one, Chatted)]
        must(len(said) == len({*said}), f"{client.name} was heard twice")
        found.answers += len(client.acknowledged)
        found.pictures += len(client.seen)
        found.trace.append(f"{client.name} {client.acknowledged} {client.seen}")
    _judge_pictures(clients, happened)


def _answers(happened: list[AnyEvent], seats: list[int]) -> dict[int, int]:
    """By turn: what was answered at these seats."""
    moves = [one for one in happened if isinstance(one, Answered)]
    return {turn: one.actions[0] for turn, one in enumerate(moves) if one.seat in seats}


def _judge_pictures(clients: list[Client], happened: list[AnyEvent]) -> None:
    """Every scene is that of its moment, as seen through the client's own eyes."""
    created = happened[0]
    assert isinstance(created, Created)
    table = Table(created)
    for event in [None, *happened[1:]]:
        if event is not None:
            table.take(made_again(table.state, event))
        for client in clients:
            own = table.seats_of(client.name)
            shown = [(v, scene) for seq, v, scene in client.seen if seq == table.seq]
            for viewer, scene in shown:
                must(viewer == (own[0] if own else PUBLIC), f"{client.name} has other eyes")
                must(scene == _scene(table, client, viewer), f"{client.name} saw something else")


def _scene(table: Table, client: Client, viewer: int) -> object:
    info = table_info(table, client.table, client.name, set())
    shown = frame(table, moment(table, 0), info, person=client.name, viewer=viewer)
    return json.loads(encode(Sent(shown), NOTHING, NOTHING))["scene"]
