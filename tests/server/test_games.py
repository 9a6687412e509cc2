"""Whole games over the wire: alone, together, with bots, on one screen, watched."""

from __future__ import annotations

import asyncio

import pytest

from steinkreis.game.record import read
from tests.server.guests import Connection, guest, is_over
from tests.server.house import Server


def test_alone_to_the_end(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, ann.at(await ann.open("me")) as line:
            frame = await line.play(0)
            assert frame["verdict"][0]["id"].startswith("verdict-solo")
            assert frame["returns"] in ([0.0], [1.0])
            assert (frame["actor"], frame["question"]) == (-2, None)
            assert not line.errors
            record = await ann.ask("GET", f"/api/tables/{frame['info']['id']}/record")
            assert read(record.content).is_over

    asyncio.run(evening())


def test_two_persons_and_a_bot_to_the_end(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, guest(house, "Ben") as ben:
            table = await ann.open("me", "open", "greedy")
            async with ann.at(table) as one, ben.at(table) as two:
                assert (await one.frame())["scene"] is None
                await two.send("sit", seat=1)
                ends = await asyncio.gather(one.play(0), two.play(1))
                names = [seat["name"] for seat in ends[0]["info"]["seats"]]
                assert names == ["Ann", "Ben", "Greedy"]
                assert ends[0]["returns"] == ends[1]["returns"]
                assert ends[0]["verdict"] == ends[1]["verdict"]
                assert sum(ends[0]["returns"]) == pytest.approx(1)
                assert not one.errors + two.errors

    asyncio.run(evening())


def test_a_game_among_bots_is_watched(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, guest(house) as stranger:
            table = await ann.open("random", "greedy", public=True)
            async with stranger.at(table) as line:
                frame = await line.until(is_over)
                assert frame["viewer"] == -4
                assert frame["info"]["mine"] == []
                assert len(line.log) > 20
                assert [await line.refusal("chat", text="hello")] == ["not-your-seat"]
                assert [await line.refusal("sit", seat=0)] == ["not-your-seat"]

    asyncio.run(evening())


def test_one_screen_for_two(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, ann.at(await ann.open("me", "me")) as line:
            frame = await line.frame()
            assert (frame["viewer"], frame["info"]["mine"]) == (-4, [0, 1])
            await line.play(0, 1)
            views = {frame["viewer"] for frame in line.frames}
            assert views == {-4, 0, 1}
            assert not line.errors

    asyncio.run(evening())


def test_a_look_brings_the_whole_log_of_that_seat(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, ann.at(await ann.open("me", "me")) as line:
            await line.play(0, 1, most=12)
            last = line.frames[-1]["viewer"]
            logs: dict[int, list[object]] = {}
            for seat in (1 - last, last, 1 - last, last):
                await line.send("look", seat=seat)
                frame = await line.until(lambda frame: bool(frame["viewer"] == seat))  # noqa: B023
                assert frame["log"]["start"] == 0
                assert line.log == logs.setdefault(seat, line.log)
            assert logs[0] != logs[1]

    asyncio.run(evening())


def test_whoever_comes_back_sees_all_at_once(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann:
            table = await ann.open("me", "greedy")
            async with ann.at(table) as line:
                await line.play(0, most=5)
                before = await line.until(lambda frame: bool(frame["actor"] == 0))
                log = line.log
            async with ann.at(table) as line:
                after = await line.frame()
                for part in ("turn", "seq", "scene", "question", "viewer", "undo"):
                    assert after[part] == before[part]
                assert line.log == log
                await line.play(0)

    asyncio.run(evening())


def test_the_personal_link_makes_another_device_the_same_person(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, guest(house) as phone:
            table = await ann.open("me", "random")
            link = (await ann.ask("POST", "/api/me/link")).json()["link"]
            assert link.startswith(house.http)
            assert (await phone.ask("GET", link)).status_code == 200  # asks
            answer = await phone.ask("POST", link)
            assert (answer.status_code, answer.headers["location"]) == (303, "/")
            assert (await phone.get("/api/me"))["name"] == "Ann"
            async with ann.at(table) as desk, phone.at(table) as pocket:
                await pocket.until(lambda frame: bool(frame["actor"] == 0))
                await pocket.play(0, most=1)
                turn = pocket.frames[-1]["turn"]
                await desk.until(lambda frame: bool(frame["turn"] >= turn))
                assert desk.frames[-1]["viewer"] == 0

    asyncio.run(evening())


def test_a_repeated_answer_is_harmless_and_a_stale_one_gets_the_newer_frame(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, ann.at(await ann.open("me")) as line:
            frame = await line.frame()
            turn = frame["turn"]
            await line.answer(0)
            for _ in range(3):
                known = len(line.frames)
                await line.send("answer", turn=turn, action=0)
                await line.wait(lambda: len(line.frames) > known)  # noqa: B023
            assert line.frames[-1]["turn"] == turn + 1
            assert not line.errors
            known = len(line.frames)
            assert await line.refusal("answer", turn=turn, action=1) == "stale"
            assert await line.refusal("answer", turn=turn + 7, action=0) == "stale"
            assert await line.refusal("vote", yes=True) == "no-vote"
            assert [error["turn"] for error in line.errors] == [turn, turn + 7, None]
            await line.wait(lambda: len(line.frames) > known)
            assert line.frames[-1]["turn"] == turn + 1

    asyncio.run(evening())


def test_who_runs_out_of_time_has_lost(house: Server) -> None:
    async def evening() -> None:
        clock = {"kind": "game", "seconds": 1}
        async with guest(house, "Ann") as ann:
            table = await ann.open("me", "me", clock=clock)
            async with ann.at(table) as line:
                first = await line.frame()
                assert first["clock"]["running"] == first["actor"]
                assert first["clock"]["left"][1 - first["actor"]] == 1
                frame = await line.until(is_over)
                assert frame["ended"] == {"seat": first["actor"], "why": "out of time"}
                assert frame["returns"][first["actor"]] == 0

    asyncio.run(evening())


def test_a_stand_in_moves_for_who_thinks_too_long(house: Server) -> None:
    async def evening() -> None:
        clock = {"kind": "move", "seconds": 1}
        async with guest(house, "Ann") as ann:
            table = await ann.open("me", "me", clock=clock)
            async with ann.at(table) as line:
                first = await line.frame()
                frame = await line.until(lambda frame: bool(frame["actor"] != first["actor"]))
                assert frame["turn"] > first["turn"]
                assert frame["info"]["status"] == "playing"
                assert frame["info"]["seats"][0]["kind"] == "person"

    asyncio.run(evening())


async def both_may_end(one: Connection, two: Connection) -> tuple[Connection, Connection]:
    """Everybody passes; who began may now end the turn without drawing: (that one, the other)."""
    first = (await one.frame())["actor"]
    lines = (one, two) if first == 0 else (two, one)
    for line in lines:
        seat = first if line is lines[0] else 1 - first
        await line.until(lambda frame: bool(frame["actor"] == seat))  # noqa: B023
        await line.answer(22)
    await lines[0].until(lambda frame: bool(frame["actor"] == first))
    return lines


def test_taking_back_with_consent(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, guest(house, "Ben") as ben:
            table = await ann.open("me", "open")
            async with ann.at(table) as one, ben.at(table) as two:
                await two.frame()
                await two.send("sit", seat=1)
                await one.until(lambda frame: frame["scene"] is not None)
                asker, other = await both_may_end(one, two)
                before = asker.frames[-1]
                await asker.answer(21)
                await other.until(lambda frame: bool(frame["actor"] == frame["viewer"]))
                await other.answer(0)
                turn = other.frames[-1]["turn"]
                await asker.until(lambda frame: bool(frame["turn"] == turn))
                assert asker.frames[-1]["undo"] == "ask"
                await asker.send("undo")
                frame = await other.until(lambda frame: frame["vote"] is not None)
                assert frame["vote"]["waiting"] == [frame["viewer"]]
                await other.send("vote", yes=False)
                await asker.until(lambda frame: frame["vote"] is None and frame["turn"] == turn)
                seq = asker.frames[-1]["seq"]
                await asker.send("undo")
                await other.until(lambda f: f["vote"] is not None and f["seq"] > seq)
                await other.send("vote", yes=True)
                after = await asker.until(lambda frame: bool(frame["turn"] == turn + 1))
                await other.until(lambda frame: bool(frame["turn"] == turn + 1))
                assert after["scene"] == before["scene"]
                assert after["log"]["start"] == 0
                await asyncio.gather(one.play(0), two.play(1))

    asyncio.run(evening())


def test_free_taking_back(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, ann.at(await ann.open("me")) as line:
            before = await line.frame()
            await line.answer(0)
            assert line.frames[-1]["undo"] == "free"
            await line.send("undo")
            after = await line.until(lambda frame: bool(frame["turn"] == before["turn"] + 2))
            assert after["scene"] == before["scene"]
            assert await line.refusal("undo") == "no-undo"

    asyncio.run(evening())


def test_chat_reaches_everybody_as_text(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, guest(house, "Cleo") as cleo:
            table = await ann.open("me", "open")
            async with ann.at(table) as one, cleo.at(table) as two:
                await one.send("chat", text="<i>Hi</i> \u202e there")
                await two.wait(lambda: len(two.chat) == 1)
                await two.send("chat", text="Hello!")
                await one.wait(lambda: len(one.chat) == 2)
                said = [(line["seat"], line["name"], line["text"]) for line in one.chat]
                assert said == [(0, "Ann", "<i>Hi</i> there"), (-1, "Cleo", "Hello!")]
                assert await one.refusal("chat", text="x" * 301) == "too-long"
            async with cleo.at(table) as again:
                await again.wait(lambda: len(again.chat) == 2)

    asyncio.run(evening())


def test_a_rematch_moves_everybody_one_seat_on(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, guest(house, "Ben") as ben:
            table = await ann.open("me", "open", public=True)
            async with ann.at(table) as one, ben.at(table) as two:
                await two.frame()
                await two.send("sit", seat=1)
                await one.until(lambda frame: frame["scene"] is not None)
                assert await one.refusal("rematch") == "not-over"
                await two.send("resign", seat=1)
                frame = await one.until(is_over)
                assert frame["ended"] == {"seat": 1, "why": "resigned"}
                await one.send("rematch")
                await two.until(lambda frame: frame["vote"] is not None)
                await asyncio.gather(two.send("rematch"), two.send("vote", yes=True))
                there = (await one.until(lambda frame: frame["next"] is not None))["next"]
                assert await one.refusal("rematch") == "not-over"
            async with ben.at(there) as line:
                frame = await line.until(lambda frame: frame["scene"] is not None)
                assert [seat["name"] for seat in frame["info"]["seats"]] == ["Ben", "Ann"]
                assert frame["viewer"] == 0
                assert frame["info"]["public"]
            mine = [info["id"] for info in (await ann.get("/api/me"))["tables"]]
            assert sorted(mine) == sorted([table, there])

    asyncio.run(evening())


def test_a_bot_takes_over_for_who_left_if_all_agree(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, guest(house, "Ben") as ben:
            table = await ann.open("me", "open")
            async with ann.at(table) as one, ben.at(table) as two:
                await two.frame()
                await two.send("sit", seat=1)
                await one.until(lambda frame: frame["scene"] is not None)
                assert await one.refusal("replace", seat=1) == "not-left"
                await two.send("leave", seat=1)
                await one.until(lambda frame: bool(frame["info"]["seats"][1]["left"]))
                await one.send("replace", seat=1)
                await one.until(lambda frame: frame["info"]["seats"][1]["kind"] == "bot")
                frame = await two.until(lambda frame: bool(frame["viewer"] == -4))
                assert frame["log"]["start"] == 0  # now as a spectator sees it
                await one.play(0)

    asyncio.run(evening())
