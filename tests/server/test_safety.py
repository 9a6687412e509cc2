"""Cookies, origins, headers and limits."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.guests import GAME, Connection, guest
from tests.server.house import PATIENCE, Server
from tests.server.test_lobby import code_of

ELSEWHERE = "https://elsewhere.example"


def test_a_token_is_a_cookie_that_scripts_cannot_read(house: Server) -> None:
    answer = httpx.get(f"{house.http}/api/me")
    cookie = answer.headers["set-cookie"]
    assert re.match(r"steinkreis=[\w-]{32,};", cookie)
    flags = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert any(flag.startswith("max-age=") for flag in flags)


def test_who_is_known_gets_no_new_token(house: Server) -> None:
    with httpx.Client(base_url=house.http) as browser:
        first = browser.get("/api/me")
        assert "set-cookie" in first.headers
        again = browser.get("/api/me")
        assert "set-cookie" not in again.headers
        assert again.json() == first.json()


def test_a_made_up_token_is_nobody(house: Server) -> None:
    for token in ("x" * 32, "", "x" * 5000, "ü", "'; drop table persons; --"):
        cookie = {"cookie": f"steinkreis={token}".encode().decode("latin-1").encode("latin-1")}
        answer = httpx.get(f"{house.http}/api/me", headers=cookie)  # type: ignore[arg-type]
        assert answer.status_code == 200
        assert "set-cookie" in answer.headers
        assert answer.json()["tables"] == []


def test_tokens_are_not_kept_in_the_clear(house: Server) -> None:
    token = httpx.get(f"{house.http}/api/me").cookies["steinkreis"]
    stored = b"".join(file.read_bytes() for file in house.folder.glob("tables.db*"))
    assert stored
    assert token.encode() not in stored


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/games", "/api/nothing", "/schema/openapi.json"]
)
def test_every_answer_has_the_headers_of_the_house(house: Server, path: str) -> None:
    headers = httpx.get(house.http + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy  # scripts come from here, and none stand in the page
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", "http://127.0.0.1:1", "http://127.0.0.1"])
def test_another_page_changes_nothing(house: Server, origin: str) -> None:
    asked: list[tuple[str, str, object]] = [
        ("PUT", "/api/me", {"name": "Mallory"}),
        ("POST", "/api/tables", {"game": GAME, "seats": ["me"]}),
        ("POST", "/api/replays", {}),
    ]
    for method, path, body in asked:
        answer = httpx.request(method, house.http + path, json=body, headers={"origin": origin})
        assert (answer.status_code, code_of(answer)) == (403, "foreign")


def test_the_own_page_is_let_in(house: Server) -> None:
    headers = {"origin": house.http}
    answer = httpx.put(f"{house.http}/api/me", json={"name": "Ann"}, headers=headers)
    assert answer.json()["name"] == "Ann"


def test_another_page_gets_no_line(house: Server) -> None:
    async def visit() -> None:
        async with guest(house, "Ann") as ann:
            table = await ann.open("me")
            async with ann.at(table, Origin=ELSEWHERE) as line:
                await line.wait(lambda: line.is_closed)
                assert [error["code"] for error in line.errors] == ["foreign"]
                assert not line.frames
                assert line.socket.close_code == 4403
            async with ann.at(table, Origin=house.http) as line:
                assert (await line.frame())["viewer"] == 0

    asyncio.run(visit())


def test_names_are_short_and_plain(house: Server) -> None:
    with httpx.Client(base_url=house.http) as browser:
        for name, kept in [
            ("  Ann \n\t Smith ", "Ann Smith"),
            ("x" * 1000, "x" * 24),
            ("\u202eevil\u0000", "evil"),
            ("<b>Ann</b>", "<b>Ann</b>"),
            ("", ""),
        ]:
            assert browser.put("/api/me", json={"name": name}).json()["name"] == kept


# Limits, at a server that has them


def test_who_asks_too_fast_must_wait(own_house: Server) -> None:
    async def hurry() -> list[httpx.Response]:
        """All at once, so that even a busy machine is asked faster than it allows."""
        async with httpx.AsyncClient(base_url=own_house.http, timeout=PATIENCE) as browser:
            await browser.get("/api/me")
            return await asyncio.gather(*(browser.get("/api/me") for _ in range(800)))

    refused = [answer for answer in asyncio.run(hurry()) if answer.status_code == 429]
    assert refused
    assert {code_of(answer) for answer in refused} == {"too-fast"}
    with httpx.Client(base_url=own_house.http) as other:
        assert other.get("/api/games").status_code == 200


def test_who_speaks_too_fast_must_wait_on_all_lines_together(own_house: Server) -> None:
    async def visit() -> None:
        async with guest(own_house, "Ann") as ann:
            table = await ann.open("me", "open")
            async with ann.at(table) as one, ann.at(table) as two:
                for line in (one, two):
                    for _ in range(50):
                        await line.send("ping")
                for line in (one, two):
                    await line.wait(lambda: line.pongs + len(line.errors) == 50)  # noqa: B023
                assert {error["code"] for error in one.errors + two.errors} == {"too-fast"}
                while await is_refused(two, "chat", text="Calm down."):
                    pass
                await one.wait(lambda: len(one.chat) == 1)

    asyncio.run(visit())


async def is_refused(line: Connection, type: str, **more: object) -> bool:
    """Whether the next answer is a refusal."""
    known = len(line.raw)
    await line.send(type, **more)
    await line.wait(lambda: len(line.raw) > known)
    return bool(json.loads(line.raw[known])["type"] == "error")


def test_a_long_message_is_refused_and_a_huge_one_ends_the_line(own_house: Server) -> None:
    async def visit() -> None:
        async with guest(own_house, "Ann") as ann:
            table = await ann.open("me")
            async with ann.at(table) as line:
                long = json.dumps({"type": "chat", "text": "x" * 9000})
                assert await line.refusal_of(long) == "too-long"
                many = json.dumps({"type": "chat", "text": "ä" * 5000}, ensure_ascii=False)
                assert await line.refusal_of(many) == "too-long"
                await line.send("ping")
                await line.wait(lambda: line.pongs == 1)
                await line.socket.send("x" * 100_000)
                await line.wait(lambda: line.is_closed)
                assert line.socket.close_code == 1009
            async with ann.at(table) as line:
                assert (await line.frame())["info"]["status"] == "playing"

    asyncio.run(visit())


def test_a_huge_body_is_refused(own_house: Server) -> None:
    answer = httpx.post(f"{own_house.http}/api/replays", content=b"x" * 3_000_000)
    assert (answer.status_code, code_of(answer)) == (413, "too-long")


def test_nobody_opens_tables_without_end(own_house: Server) -> None:
    with httpx.Client(base_url=own_house.http, timeout=60) as browser:
        setup = {"game": GAME, "seats": ["me", "open"]}
        answers = [browser.post("/api/tables", json=setup) for _ in range(40)]
        refused = [answer for answer in answers if answer.status_code != 201]
        assert refused
        assert {(a.status_code, code_of(a)) for a in refused} == {(429, "too-many")}
        assert len(browser.get("/api/me").json()["tables"]) == len(answers) - len(refused)


def test_a_lost_connection_disturbs_nobody(house: Server) -> None:
    """Lines that break while they are spoken to, at all moments."""

    async def visit() -> None:
        async with guest(house, "Ann") as ann, guest(house, "Ben") as ben:
            table = await ann.open("me", "open")
            async with ann.at(table) as line:
                await line.frame()
                for number in range(30):
                    address = f"ws://{house.host}/api/tables/{table}/live"
                    headers = {"Cookie": f"steinkreis={ben.token}"}
                    socket = await connect(address, additional_headers=headers, proxy=None)
                    for _ in range(20):
                        await socket.send('{"type":"ping"}')
                        await socket.send('{"type":"chat","text":"gone"}')
                    if number % 2:
                        socket.transport.abort()
                    await socket.close()
                await line.send("ping")
                await line.wait(lambda: line.pongs == 1)
                assert not line.is_closed
                assert not line.errors

    asyncio.run(visit())


# Who one is


def test_the_personal_link_asks_first(house: Server) -> None:
    with httpx.Client(base_url=house.http) as ann, httpx.Client(base_url=house.http) as ben:
        ann.put("/api/me", json={"name": "Ann <b>"})
        ben.put("/api/me", json={"name": "Ben"})
        own = ben.cookies["steinkreis"]
        link = ann.post("/api/me/link").json()["link"]
        page = ben.get(link)
        assert page.status_code == 200
        assert "Ann &lt;b&gt;" in page.text
        assert "Ben" in page.text
        assert "set-cookie" not in page.headers
        assert page.headers["cache-control"] == "no-store"
        assert ben.get("/api/me").json()["name"] == "Ben"
        foreign = ben.post(link, headers={"origin": ELSEWHERE})
        assert (foreign.status_code, code_of(foreign)) == (403, "foreign")
        assert ben.cookies["steinkreis"] == own
        yes = ben.post(link, headers={"origin": house.http})
        assert (yes.status_code, yes.headers["location"]) == (303, "/")
        assert ben.get("/api/me").json()["name"] == "Ann <b>"
        assert ben.get(link).status_code == 303  # already the same: nothing to ask


def test_the_personal_link_asks_in_the_language_of_the_browser(house: Server) -> None:
    with httpx.Client(base_url=house.http) as ann:
        link = ann.post("/api/me/link").json()["link"]
    for wanted, title in [("de-AT,de;q=0.9", "Bist du das?"), ("fr, en", "Is that you?")]:
        assert title in httpx.get(link, headers={"accept-language": wanted}).text


def test_the_token_is_told_only_when_asked_for(house: Server) -> None:
    with httpx.Client(base_url=house.http) as ann:
        me = ann.get("/api/me")
        token = ann.cookies["steinkreis"]
        assert token not in me.text
        assert token not in ann.put("/api/me", json={"name": "Ann"}).text
        assert me.headers["cache-control"] == "no-store"
        asked = ann.post("/api/me/link")
        assert asked.json()["link"].endswith(f"/hello/{token}")
        assert asked.headers["cache-control"] == "no-store"
        foreign = ann.post("/api/me/link", headers={"origin": ELSEWHERE})
        assert (foreign.status_code, code_of(foreign)) == (403, "foreign")


def test_a_cookie_lasts_as_long_as_it_is_used(own_house: Server) -> None:
    with httpx.Client(base_url=own_house.http) as ann:
        token = ann.get("/api/me").cookies["steinkreis"]
        assert "set-cookie" not in ann.get("/api/me").headers
        own_house.kill()
        own_house.start()
        again = ann.get("/api/me")
        assert again.cookies["steinkreis"] == token
        assert "max-age=31536000" in again.headers["set-cookie"].lower()


@pytest.mark.parametrize("name", ["evil.example", "localhost.evil.example", "127.0.0.1.nip.io"])
def test_a_foreign_name_is_not_ours(house: Server, name: str) -> None:
    """As if a page from elsewhere had let its name lead here."""
    headers = {"host": name, "origin": f"http://{name}"}
    for path in ("/", "/api/me", "/api/games"):
        answer = httpx.get(house.http + path, headers=headers)
        assert (answer.status_code, code_of(answer)) == (421, "foreign")
        assert "set-cookie" not in answer.headers
    port = house.port
    for ours in (f"127.0.0.1:{port}", f"localhost:{port}", "[::1]", "192.168.0.7:80"):
        assert httpx.get(f"{house.http}/api/me", headers={"host": ours}).status_code == 200


def test_a_foreign_name_gets_no_line(house: Server) -> None:
    async def visit() -> None:
        async with guest(house, "Ann") as ann:
            table = await ann.open("me")
            with pytest.raises(InvalidStatus, match="403"):
                async with ann.at(table, Host="evil.example"):
                    pass

    asyncio.run(visit())


def test_names_may_be_allowed(tmp_path: Path) -> None:
    server = Server(tmp_path, "--allowed-hosts", "play.example.org, *.example.net")
    server.start()
    try:
        for name, status in [
            *(("play.example.org", 200), ("PLAY.example.org:8443", 200), ("a.example.net", 200)),
            *(("example.org", 421), ("a.play.example.org", 421)),
        ]:
            answer = httpx.get(f"{server.http}/api/games", headers={"host": name})
            assert answer.status_code == status, name
    finally:
        server.close()


def test_chat_cannot_turn_the_direction_of_writing(house: Server) -> None:
    async def chat() -> None:
        async with guest(house, "Ann") as ann, ann.at(await ann.open("me")) as line:
            for text in ("\u202edlrow", "a\u2066b\u2069c", "x" + "\u0301" * 50, "\u202e\u200f"):
                await line.send("chat", text=text)
            await line.send("chat", text="👩\u200d🔬")  # joiners stay
            await line.wait(lambda: len(line.chat) == 4)
            said = [one["text"] for one in line.chat]
            assert said == ["dlrow", "a b c", "x" + "\u0301" * 4, "👩\u200d🔬"]

    asyncio.run(chat())


def test_a_wish_that_nobody_knows_is_no_wish(house: Server) -> None:
    async def wish() -> None:
        async with guest(house, "Ann") as ann, ann.at(await ann.open("me", "me")) as line:
            await line.send("resign", seat=0)
            await line.until(lambda frame: bool(frame["info"]["status"] == "over"))
            assert await line.refusal("dance") == "bad-message"
            assert await line.refusal("rematch", seat=1) == "bad-message"
            assert line.frames[-1]["next"] is None

    asyncio.run(wish())
