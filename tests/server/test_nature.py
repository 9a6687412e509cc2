"""Games in which physics decides: beside the event loop, and refused where it is missing."""

from __future__ import annotations

import asyncio
import os
import threading
from pathlib import Path
from typing import cast

import httpx
import pytest

from steinkreis.core.rng import Rng
from steinkreis.game.registry import game
from steinkreis.server.room import Room
from steinkreis.server.rooms import Rooms
from steinkreis.server.stamps import now
from steinkreis.server.store import Store
from steinkreis.server.workers import Workers
from steinkreis.table.events import AnyEvent, Clock, Created, Sat, Terms
from steinkreis.table.host import Host
from steinkreis.table.moves import Happening
from steinkreis.table.table import Table
from tests.server.house import Server


@pytest.mark.parametrize(
    ("name", "is_beside"), [("rollende-steine", True), ("hidden-stones", False)]
)
def test_nature_answers_beside_the_event_loop(name: str, is_beside: bool) -> None:
    threads: list[threading.Thread] = []

    def decide(host: Host) -> list[Happening]:
        threads.append(threading.current_thread())
        return []

    async def evening() -> None:
        rooms = Rooms(Store("sqlite://"), cast(Workers, None), 0.0)  # nothing is stored or thought
        terms = Terms(name, game(name).rules, game(name).setup(2), False, Clock("none"))
        room = Room("table", Table(Created(at=now(), terms=terms)), rooms)
        await room.hear_answer(decide)
        await rooms.close()

    asyncio.run(evening())
    assert [thread is not threading.main_thread() for thread in threads] == [is_beside]


def test_no_table_is_opened_where_the_physics_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mujoco.py").write_text("raise ImportError", encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    monkeypatch.setenv("PYTHONPATH", path)
    house = Server(tmp_path)
    house.start()
    try:
        listed = httpx.get(f"{house.http}/api/games").json()["games"]
        assert [info["name"] for info in listed if info["lacks"]] == ["rollende-steine"]
        wanted = {"game": "rollende-steine", "seats": ["me"]}
        refused = httpx.post(f"{house.http}/api/tables", json=wanted)
        assert refused.status_code == 503
        error = refused.json()["error"]
        assert (error["code"], error["why"]["id"]) == ("lacking", "no-lacking")
        assert "MuJoCo" in error["detail"]
        wanted["game"] = "hidden-stones"
        assert httpx.post(f"{house.http}/api/tables", json=wanted).status_code == 201
    finally:
        house.close()
    assert house.complaints() == ""


def test_chat_does_not_wait_behind_physics(tmp_path: Path) -> None:
    """All wheels of the house are held up; who only talks is heard, also at a rolling table."""

    async def talk() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        rooms = Rooms(store, Workers(1), 0.0)
        rolling = game("rollende-steine")
        terms = Terms(rolling.name, rolling.rules, rolling.setup(1), False, Clock("none"))
        seats: list[AnyEvent] = [Sat(at=1, seat=0, person="ann", name="Ann")]
        room = await rooms.create(terms, seats, "ann")
        held = threading.Event()
        rooms.nature.submit(held.wait, 20)
        action = room.table.state.sample(Rng(1))
        turn = room.table.turn

        async def answer() -> None:
            await room.hear_answer(lambda host: host.answer("ann", turn, action, Rng(2), now()))

        answering = asyncio.create_task(answer())
        await asyncio.sleep(0.05)
        async with asyncio.timeout(10):
            await room.hear(lambda host: host.chat("ann", "Ann", "Roll!", now()))
        assert room.table.said == 1
        assert room.table.turn == turn
        held.set()
        await answering
        assert room.table.turn == turn + 1
        await rooms.close()
        await store.close()
        rooms.workers.close()

    asyncio.run(talk())


def test_of_two_answers_that_roll_at_once_one_counts(tmp_path: Path) -> None:
    async def roll() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        rooms = Rooms(store, Workers(1), 0.0)
        rolling = game("rollende-steine")
        terms = Terms(rolling.name, rolling.rules, rolling.setup(1), False, Clock("none"))
        seats: list[AnyEvent] = [Sat(at=1, seat=0, person="ann", name="Ann")]
        room = await rooms.create(terms, seats, "ann")
        action, turn = room.table.state.sample(Rng(1)), room.table.turn

        async def answer() -> None:
            await room.hear_answer(lambda host: host.answer("ann", turn, action, Rng(2), now()))

        found = await asyncio.gather(answer(), answer(), return_exceptions=True)
        assert sorted(type(one).__name__ for one in found) == ["NoneType", "Stale"]
        assert room.table.turn == turn + 1
        await rooms.close()
        await store.close()
        rooms.workers.close()

    asyncio.run(roll())
