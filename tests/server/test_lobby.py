"""What is asked over HTTP: tables, people, records, files."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from steinkreis.game.record import read
from steinkreis.game.registry import games
from tests.server.guests import GAME, guest, is_over
from tests.server.house import Server


def code_of(answer: httpx.Response) -> str:
    """The code of a refusal, which must have the shape of the protocol."""
    error = answer.json()["error"]
    assert set(error) <= {"code", "why", "detail"}
    assert isinstance(error["why"]["id"], str)
    return str(error["code"])


async def ids(tables: list[dict[str, Any]]) -> list[str]:
    return [info["id"] for info in tables]


def test_the_lobby_shows_public_tables_only(house: Server) -> None:
    async def visit() -> None:
        async with guest(house, "Ann") as ann, guest(house, "Ben") as ben:
            secret = await ann.open("me", "open")
            shown = await ann.open("me", "open", public=True)
            played = await ann.open("me", "me", public=True)
            over = await ann.open("me", public=True)
            async with ann.at(over) as line:
                await line.frame()
                await line.send("resign", seat=0)
                await line.until(is_over)
            lobby = await ids((await ben.get("/api/tables"))["tables"])
            assert {shown, played} <= set(lobby)
            assert not {secret, over} & set(lobby)
            assert lobby.index(shown) < lobby.index(played)
            mine = await ids((await ann.get("/api/me"))["tables"])
            assert mine == [over, played, shown, secret]
            assert (await ben.get("/api/me"))["tables"] == []
            assert (await ben.get(f"/api/tables/{secret}"))["mine"] == []  # by the invite link

    asyncio.run(visit())


def test_a_new_name_is_used_at_tables_at_once(house: Server) -> None:
    async def visit() -> None:
        async with guest(house, "Ann") as ann, guest(house, "Ben") as ben:
            table = await ann.open("me", "open", "me", names=["", "", " Oma\u202e "])
            async with ann.at(table) as line, ben.at(table) as other:
                frame = await line.frame()
                assert [seat["name"] for seat in frame["info"]["seats"]] == ["Ann", "", "Oma"]
                await other.frame()
                await ann.ask("PUT", "/api/me", json={"name": "Anna"})
                frame = await other.until(lambda f: f["info"]["seats"][0]["name"] == "Anna")
                assert frame["info"]["seats"][2]["name"] == "Oma"  # whoever shares the screen

    asyncio.run(visit())


def test_a_table_says_what_it_is(house: Server) -> None:
    async def visit() -> None:
        async with guest(house, "Ann") as ann:
            options = {"play-down": "on"}
            table = await ann.open("me", "open", "random", options=options, public=True)
            info = await ann.get(f"/api/tables/{table}")
            assert (info["id"], info["game"], info["status"]) == (table, GAME, "open")
            assert info["setup"]["players"] == 3
            assert info["setup"]["options"]["play-down"] == "on"
            assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "bot"]
            assert (info["mine"], info["turn_is_mine"], info["public"]) == ([0], False, True)
            assert info["changed"] >= info["created"] > 10**12
            assert not info["seats"][0]["here"]
            async with ann.at(table) as line:
                await line.until(lambda frame: bool(frame["info"]["seats"][0]["here"]))
                assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["here"]

    asyncio.run(visit())


def test_a_record_is_given_out_only_when_the_game_is_over(house: Server) -> None:
    async def visit() -> None:
        async with guest(house, "Ann") as ann, guest(house, "Ben") as ben:
            table = await ann.open("me", "me", public=True)
            async with ann.at(table) as line:
                await line.play(0, 1, most=6)
                for somebody in (ann, ben):
                    for path in ("record", "replay", "replay?from=0&to=1"):
                        answer = await somebody.ask("GET", f"/api/tables/{table}/{path}")
                        assert (answer.status_code, code_of(answer)) == (409, "not-over")
                await line.play(0, 1)
            answer = await ben.ask("GET", f"/api/tables/{table}/record")
            assert answer.status_code == 200
            assert "attachment" in answer.headers["content-disposition"]
            record = read(answer.content)
            assert record.is_over
            assert record.seats == ["Ann", "Ann"]

    asyncio.run(visit())


def test_a_replay_shows_every_position(house: Server) -> None:
    async def visit() -> None:
        async with guest(house, "Ann") as ann:
            table = await ann.open("me")
            async with ann.at(table) as line:
                await line.play(0)
            record = read((await ann.ask("GET", f"/api/tables/{table}/record")).content)
            path = f"/api/tables/{table}/replay"
            first = await ann.get(path)
            assert first["length"] == len(record.actions) + 1
            assert len(first["frames"]) == min(100, first["length"])
            assert await ann.get(f"{path}?from=0&to=100000") == first
            part = await ann.get(f"{path}?from=10&to=15")
            assert part["frames"] == first["frames"][10:15]
            end = await ann.get(f"{path}?from={first['length'] - 1}&to={first['length'] + 50}")
            assert [frame["actor"] for frame in end["frames"]] == [-2]
            assert (await ann.get(f"{path}?from=50&to=10"))["frames"] == []

    asyncio.run(visit())


def test_a_record_that_was_downloaded_can_be_uploaded_and_replayed(house: Server) -> None:
    async def visit() -> None:
        async with guest(house, "Ann") as ann, guest(house) as ben:
            table = await ann.open("me", "me")
            async with ann.at(table) as line:
                await line.frame()
                await line.send("resign", seat=1)
                await line.until(is_over)
            record = await ann.ask("GET", f"/api/tables/{table}/record")
            answer = await ben.ask("POST", "/api/replays", content=record.content)
            assert answer.status_code == 201
            copy = answer.json()["id"]
            assert copy != table
            assert (await ben.ask("GET", f"/api/tables/{copy}/record")).text == record.text
            here = await ben.get(f"/api/tables/{copy}/replay")
            assert here == await ann.get(f"/api/tables/{table}/replay")

    asyncio.run(visit())


def test_names_in_an_uploaded_record_are_cleaned(house: Server) -> None:
    async def visit() -> None:
        async with guest(house, "Ann") as ann:
            table = await ann.open("me", "me")
            async with ann.at(table) as line:
                await line.frame()
                await line.send("resign", seat=1)
                await line.until(is_over)
            stored = (await ann.ask("GET", f"/api/tables/{table}/record")).json()
            stored["seats"] = ["x" * 10_000, "\u0000\u202e"]
            answer = await ann.ask("POST", "/api/replays", json=stored)
            again = await ann.get(f"/api/tables/{answer.json()['id']}/record")
            assert again["seats"] == ["x" * 24, "?"]

    asyncio.run(visit())


def test_a_record_without_end_is_not_played_through(house: Server) -> None:
    """Else every look at it would keep a processor busy for seconds."""
    stored = {"game": GAME, "rules": 1, "setup": {"players": 2}, "seats": ["a", "b"]}
    body = {**stored, "actions": [0] * 20_001}
    answer = httpx.post(f"{house.http}/api/replays", json=body)
    assert (answer.status_code, code_of(answer)) == (400, "bad-record")
    assert "more than 20000" in answer.text


def test_a_running_game_cannot_be_uploaded(house: Server) -> None:
    stored = {"game": GAME, "rules": 1, "setup": {"players": 2}, "seats": ["a", "b"], "actions": []}
    answer = httpx.post(f"{house.http}/api/replays", json=stored)
    assert (answer.status_code, code_of(answer)) == (409, "not-over")


@pytest.mark.parametrize(
    "path",
    [
        *("/api/tables/nothing", "/api/tables/nothing/record", "/api/tables/nothing/replay"),
        *("/api/games/nothing/de.ftl", f"/api/games/{GAME}/rules.py", "/api/words/fr.ftl"),
        *("/api/nothing", "/hello/nobody", "/no-such-file.js", f"/{'x' * 300}", "/assets/x.js"),
        *("/api/tables/" + "x" * 3000, f"/api/games/{GAME}/..%2f..%2fapp.py"),
    ],
)
def test_what_is_not_there_is_said_to_be_not_there(house: Server, path: str) -> None:
    answer = httpx.get(house.http + path)
    assert answer.status_code == 404
    assert code_of(answer) in ("unknown", "unknown-table")


@pytest.mark.parametrize(
    "path", ["/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/%2e%2e/%2e%2e/app.py", "/%00"]
)
def test_no_path_leads_out_of_the_page(house: Server, path: str) -> None:
    with httpx.Client() as browser:
        request = browser.build_request("GET", house.http)
        request.url = request.url.copy_with(raw_path=path.encode())
        answer = browser.send(request)
    assert answer.status_code in (200, 404, 503)
    assert "import" not in answer.text.split("<script")[0]


def test_an_unknown_table_has_no_line(house: Server) -> None:
    async def visit() -> None:
        async with guest(house, "Ann") as ann, ann.at("nothing") as line:
            await line.wait(lambda: line.is_closed)
            assert [error["code"] for error in line.errors] == ["unknown-table"]
            assert line.socket.close_code == 4404

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"seats": []}, "bad-setup"),
        ({"seats": ["me"] * 6}, "bad-setup"),
        ({"seats": ["me", "queen"]}, "bad-setup"),
        ({"seats": ["me", "me"], "options": {"pionts": "open"}}, "bad-setup"),
        ({"seats": ["me", "me"], "options": {"points": ["open"]}}, "bad-setup"),
        ({"seats": ["me"], "clock": {"kind": "move", "seconds": 0}}, "bad-setup"),
        ({"seats": ["me"], "clock": {"kind": "sand", "seconds": 9}}, "bad-message"),
        ({"seats": ["me"], "clock": {"kind": "game", "seconds": 10**12}}, "bad-setup"),
        ({"seats": ["me"], "clock": {"kind": "game", "seconds": 1.5}}, "bad-message"),
        ({"seats": "me"}, "bad-message"),
        ({}, "bad-message"),
    ],
)
def test_an_impossible_table_is_refused(house: Server, setup: dict[str, object], code: str) -> None:
    answer = httpx.post(f"{house.http}/api/tables", json={"game": GAME, **setup})
    assert (answer.status_code, code_of(answer)) == (400, code)


def test_an_unknown_game_is_not_set_up(house: Server) -> None:
    answer = httpx.post(f"{house.http}/api/tables", json={"game": "chess", "seats": ["me"]})
    assert (answer.status_code, code_of(answer)) == (404, "unknown")


def test_games_are_listed_with_their_files(house: Server) -> None:
    listed = httpx.get(f"{house.http}/api/games").json()["games"]
    assert [info["name"] for info in listed] == list(games())
    for info in listed:
        assert info["bots"]
        game = games()[info["name"]]
        texts = {
            file: game.resource(file)
            for file in ("de.ftl", "en.ftl", "sprites.svg", "rules.de.md", "rules.en.md")
        }
        for file, text in {**texts, "theme.css": game.theme()}.items():
            answer = httpx.get(f"{house.http}/api/games/{info['name']}/{file}")
            assert answer.status_code == 200
            assert answer.text == text
    for language in ("de", "en"):
        words = httpx.get(f"{house.http}/api/words/{language}.ftl").text
        assert "no-too-fast" in words


def test_every_refusal_has_words(house: Server) -> None:
    words = httpx.get(f"{house.http}/api/words/en.ftl").text
    codes = {
        *("stale", "illegal", "not-your-seat", "not-your-turn", "full", "too-fast", "too-long"),
        *("too-many", "unknown-table", "unknown", "bad-message", "bad-setup", "bad-record"),
        *("not-over", "not-running", "not-left", "no-undo", "no-vote", "cannot-resign"),
        *("wrong-rules", "lacking", "foreign", "trouble"),
    }
    assert not [code for code in codes if f"\nno-{code} = " not in words]


def test_the_document_of_the_interface_is_there_and_needs_nothing_from_elsewhere(
    house: Server,
) -> None:
    answer = httpx.get(f"{house.http}/schema/openapi.json")
    assert answer.status_code == 200
    assert "/api/tables/{id}/replay" in json.loads(answer.content)["paths"]
    assert "http" not in httpx.get(f"{house.http}/schema").text.replace(house.http, "")
