"""Rubbish by the thousand: typed errors, no traceback, no change, and the table goes on.

`STEINKREIS_ABUSE` multiplies the number of examples.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.sync.client import ClientConnection, connect

from tests.server.guests import GAME, guest
from tests.server.house import PATIENCE, Server

TIMES = int(os.environ.get("STEINKREIS_ABUSE", "1"))
ROUNDS = 40 * TIMES  # examples, each of up to 40 messages
CODES = {
    *("stale", "illegal", "not-your-seat", "not-your-turn", "full", "too-fast", "too-long"),
    *("unknown-table", "bad-message", "bad-setup", "not-over", "not-running", "not-left"),
    *("no-undo", "no-vote"),
}
WISHES = {
    **{"answer": ["turn", "action"], "look": ["seat"], "sit": ["seat"], "leave": ["seat"]},
    **{"bot": ["seat", "name"], "chat": ["text"], "undo": [], "replace": ["seat"]},
    **{"rematch": [], "vote": ["yes"], "resign": ["seat"], "ping": []},
}
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]

numbers = st.integers() | st.integers(-3, 200) | st.sampled_from([2**53, 2**63, 2**64, -(2**63)])
json_values: SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | numbers | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


@st.composite
def wrong_wishes(draw: st.DrawFn) -> str:
    """Nearly a wish: a known type with fields that are missing, wrong or too many."""
    name = draw(st.sampled_from(sorted(WISHES)))
    wish: dict[str, Any] = {"type": name}
    for field in WISHES[name]:
        if draw(st.integers(0, 9)) > 0:
            wish[field] = draw(json_values | numbers)
    if draw(st.integers(0, 4)) == 0:
        wish[draw(st.text(max_size=8))] = draw(json_values)
    return json.dumps(wish)


monsters = st.sampled_from(
    [
        "[" * 4000,
        '{"a":' * 1600,
        '{"x":' + "[" * 4000,
        '{"type":' + "[" * 4000,
        '{"type":"answer","turn":1e999,"action":0}',
        '{"type":"answer","turn":NaN,"action":0}',
        '{"type":"answer","turn":1,"action":' + "9" * 5000 + "}",
        '{"type":"answer","turn":1,"action":0',
        '{"type":"chat","text":"\\ud800"}',
        '{"type":"chat","text":"' + "x" * 301 + '"}',
        '{"type":"chat","text":"' + "y" * 9000 + '"}',
        '{"type":"ping","type":"resign","seat":0}',
        *('{"type":"Ping"}', '{"type":null}', "null", "", '"' * 8000, "\x00", "ping", "{}", "[]"),
    ]
)
rubbish: SearchStrategy[str | bytes] = st.one_of(
    wrong_wishes(),
    json_values.map(json.dumps),
    st.text(max_size=200).filter(lambda text: text.isprintable()),
    st.binary(max_size=200),
    monsters,
)


class Victim:
    """Two people at a table, one of whom has lost all manners, and one who looks on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.sent = 0
        self.table, self.tokens = asyncio.run(self._set())
        self._lines = ExitStack()
        self.foe = self._line(self.tokens[1])

    async def _set(self) -> tuple[str, list[str]]:
        async with guest(self.server, "Ann") as ann, guest(self.server, "Eve") as eve:
            table = await ann.open("me", "open", "random")
            async with eve.at(table) as line:
                await line.send("chat", text="hello")  # sits nowhere, wants everything
                await line.wait(lambda: len(line.chat) == 1)
            return table, [ann.token, eve.token]

    def _line(self, token: str) -> ClientConnection:
        address = f"ws://{self.server.host}/api/tables/{self.table}/live"
        cookie = {"Cookie": f"steinkreis={token}"}
        limits = {"open_timeout": PATIENCE, "max_size": None, "ping_interval": None}
        line = connect(address, additional_headers=cookie, proxy=None, **limits)  # type: ignore[arg-type]
        return self._lines.enter_context(line)

    def send(self, messages: list[str | bytes]) -> None:
        """Each is answered by a typed error, a pong or a frame, and the line stays open."""
        for message in messages:
            self.foe.send(message)
        self.foe.send('{"type":"ping"}')
        self.sent += len(messages)
        pongs = sum(is_ping(message) for message in messages) + 1
        while pongs > 0:
            heard = json.loads(self.foe.recv(PATIENCE))
            if heard["type"] == "error":
                assert heard["code"] in CODES, heard
                assert set(heard) - {"turn"} == {"type", "code", "why"}
            elif heard["type"] == "pong":
                pongs -= 1
            else:
                assert heard["type"] == "frame"

    def close(self) -> None:
        self._lines.close()


def is_ping(message: str | bytes) -> bool:
    try:
        return isinstance(message, str) and json.loads(message) == {"type": "ping"}
    except (ValueError, RecursionError):
        return False


@pytest.fixture
def victim(house: Server) -> Iterator[Victim]:
    found = Victim(house)
    yield found
    found.close()


relaxed = settings(
    max_examples=ROUNDS,
    deadline=None,
    suppress_health_check=[
        HealthCheck.function_scoped_fixture,
        HealthCheck.too_slow,
        HealthCheck.filter_too_much,
        HealthCheck.data_too_large,
    ],
)


def test_no_message_breaks_a_table(house: Server, victim: Victim) -> None:
    @relaxed
    @given(st.lists(rubbish, min_size=20, max_size=40))
    def bombard(messages: list[str | bytes]) -> None:
        victim.send(messages)

    bombard()
    print(f"{victim.sent} messages")
    assert victim.sent > 500

    async def after() -> None:
        """The table is as it was, or as Eve may lawfully have made it; and it goes on."""
        token = victim.tokens[0]
        async with guest(house, token=token) as ann, ann.at(victim.table) as line:
            frame = await line.frame()
            mine = {"kind": "person", "name": "Ann", "here": True, "left": False}
            assert frame["info"]["seats"][0] == mine
            if frame["info"]["seats"][1]["kind"] == "open":
                await line.send("bot", seat=1, name="greedy")
            await line.until(lambda frame: frame["scene"] is not None)
            await line.send("resign", seat=0)
            await line.until(lambda frame: not frame["info"]["mine"])

    asyncio.run(after())


def test_who_is_not_asked_changes_nothing(house: Server) -> None:
    """Out of turn, illegal, stale and repeated answers, hundreds of each."""

    async def evening() -> None:
        async with guest(house, "Ann") as ann, guest(house, "Eve") as eve:
            table = await ann.open("me", "open")
            async with ann.at(table) as one, eve.at(table) as two:
                await two.frame()
                await two.send("sit", seat=1)
                await one.until(lambda frame: frame["scene"] is not None)
                frame = await two.until(lambda frame: frame["scene"] is not None)
                asked, other = (one, two) if frame["actor"] == 0 else (two, one)
                turn, seq = frame["turn"], frame["seq"]
                for action in range(300):
                    await other.send("answer", turn=turn, action=action)
                    await asked.send("answer", turn=turn - 1, action=action)
                    await asked.send("answer", turn=turn + 1, action=action)
                    await asked.send("answer", turn=turn, action=1000 + action)
                await other.wait(lambda: len(other.errors) == 300)
                await asked.wait(lambda: len(asked.errors) == 900)
                assert {error["code"] for error in other.errors} == {"not-your-turn"}
                assert {error["code"] for error in asked.errors} == {"stale", "illegal"}
                assert asked.frames[-1]["seq"] == seq
                await asked.answer(0)
                for _ in range(300):
                    await asked.send("answer", turn=turn, action=0)
                await asked.send("ping")
                await asked.wait(lambda: asked.pongs == 1)
                assert len(asked.errors) == 900
                assert asked.frames[-1]["turn"] == turn + 1
                asked.errors.clear()
                other.errors.clear()
                await asyncio.gather(one.play(0), two.play(1))

    asyncio.run(evening())


bodies = st.one_of(
    st.binary(max_size=300),
    json_values.map(lambda value: json.dumps(value).encode()),
    st.fixed_dictionaries(
        {"game": st.just(GAME) | json_values, "seats": st.lists(json_values, max_size=7)},
        optional={"options": json_values, "public": json_values, "clock": json_values},
    ).map(lambda value: json.dumps(value).encode()),
    st.fixed_dictionaries(
        {
            "game": st.just(GAME) | st.text(max_size=5),
            "rules": st.just(1) | numbers,
            "setup": st.fixed_dictionaries({"players": st.integers(-1, 7), "options": json_values}),
            "seats": st.lists(st.text(max_size=5), max_size=6),
            "actions": st.lists(numbers, max_size=30),
        },
        optional={"ended": json_values, "extras": json_values},
    ).map(lambda value: json.dumps(value).encode()),
    st.sampled_from(
        [
            *(
                b"[" * 100_000,
                b'{"a":' * 20_000,
                b'{"game":"x","seats":[],"options":' + b"[" * 90_000,
            ),
            *(b'{"name":"\\ud800"}', b'{"name":' + b"9" * 10_000 + b"}", b'"' * 1000, b"\xff\xfe"),
            b'{"game":"hidden-stones","seats":["me","me"],"options":{"points":'
            + b"[" * 985
            + b"]" * 985
            + b"}}",
        ]
    ),
)
methods = st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH"])
doors = st.sampled_from([("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/replays")])
kinds = st.sampled_from(
    [
        *("application/json", "text/plain", "application/x-www-form-urlencoded", "*/*", ""),
        *(
            "multipart/form-data; boundary=x",
            "application/x-msgpack",
            "application/json; charset=x",
        ),
    ]
)


def test_no_request_breaks_the_house(house: Server) -> None:
    with httpx.Client(base_url=house.http, timeout=PATIENCE, trust_env=False) as browser:

        @settings(relaxed, max_examples=200 * TIMES)
        @given(doors, bodies, kinds)
        def bombard(door: tuple[str, str], body: bytes, kind: str) -> None:
            method, path = door
            answer = browser.request(method, path, content=body, headers={"content-type": kind})
            check_answer(answer)

        bombard()


def check_answer(answer: httpx.Response) -> None:
    """It was done, or the refusal says why."""
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        error = answer.json()["error"]
        assert error["why"]["id"]
        assert len(error.get("detail", "")) <= 200


def test_no_path_breaks_the_house(house: Server) -> None:
    with httpx.Client(base_url=house.http, timeout=PATIENCE, trust_env=False) as browser:
        odd = st.sampled_from(["..", ".", "", "%00", "%ff", "~", "api", "x" * 300])
        roots = st.sampled_from(
            ["/", "/api/tables/", "/api/games/", f"/api/games/{GAME}/", "/hello/", "/api/words/"]
        )

        @settings(relaxed, max_examples=200 * TIMES)
        @given(roots, st.lists(st.text(max_size=30) | odd, max_size=4), methods)
        def bombard(root: str, rest: list[str], method: str) -> None:
            path = root + "/".join(quote(part, safe="%") for part in rest)
            request = browser.build_request(method, "/")
            request.url = request.url.copy_with(raw_path=path.encode())
            answer = browser.send(request)
            is_page = answer.headers.get("content-type", "").startswith("text/html")
            if is_page:
                assert answer.status_code in (200, 404)  # an unknown address: the page says so
            elif answer.status_code != 503:  # where the page is not built
                check_answer(answer)

        bombard()


def test_the_house_does_what_its_document_says(house: Server) -> None:
    """Schemathesis reads the OpenAPI document and asks everything in it, rightly and wrongly."""
    schema = schemathesis.openapi.from_url(f"{house.http}/schema/openapi.json")
    asked = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        for mode in GenerationMode:

            @settings(relaxed, max_examples=12 * TIMES)
            @given(found.ok().as_strategy(generation_mode=mode))
            def ask(case: Any) -> None:
                nonlocal asked
                asked += 1
                answer = case.call(timeout=PATIENCE, allow_redirects=False)
                case.validate_response(answer, checks=CHECKS)

            with suppress(Unsatisfiable):  # where nothing can be asked wrongly
                ask()
    print(f"{asked} requests")
    assert asked > 100
