"""Games in which physics decides: beside the event loop, and refused where it is missing."""

from __future__ import annotations

import asyncio
import os
import threading
from pathlib import Path
from typing import cast

import httpx
import pytest

from steinkreis.game.registry import game
from steinkreis.server.rooms import Room, Rooms, now
from steinkreis.server.store import Store
from steinkreis.server.workers import Workers
from steinkreis.table.events import AnyEvent, Clock, Created, Plan
from steinkreis.table.host import Host
from steinkreis.table.table import Table
from tests.server.house import Server


@pytest.mark.parametrize(
    ("name", "is_beside"), [("rollende-steine", True), ("hidden-stones", False)]
)
def test_nature_answers_beside_the_event_loop(name: str, is_beside: bool) -> None:
    threads: list[threading.Thread] = []

    def decide(host: Host) -> list[AnyEvent]:
        threads.append(threading.current_thread())
        return []

    async def evening() -> None:
        rooms = Rooms(cast(Store, None), cast(Workers, None), 0.0)  # nothing is stored or thought
        plan = Plan(name, game(name).rules, game(name).setup(2), False, Clock())
        room = Room("table", Table(Created(at=now(), plan=plan)), rooms)
        await room.hear(decide)
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
