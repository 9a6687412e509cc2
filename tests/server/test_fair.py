"""Who asks for much waits behind those who ask for little: bots, analyses, tables, chat."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

from steinkreis.core.rng import Rng
from steinkreis.game.record import Record
from steinkreis.game.registry import game
from steinkreis.game.stored import EarlyEnd
from steinkreis.server.fair import Fair, Payer
from steinkreis.server.house import House
from steinkreis.server.limits import Limits
from steinkreis.server.store import database_at
from steinkreis.server.workers import Workers
from tests.server.guests import GAME, Guest, guest
from tests.server.house import Server
from tests.server.siege import visit

TRILITHS = {"game": GAME, "seats": ["trilith"] * 5}
BEARABLE = 5.0  # seconds for a bot's answer, and some more on a busy machine
FEW = 50  # answers that bots give before the server notices that nobody looks any more


# The queue by itself


def order_of(places: int, *asked: Payer) -> list[Payer]:
    """Who has it in which order, if all ask at once and have it equally long."""
    order: list[Payer] = []

    async def use(fair: Fair, who: Payer) -> None:
        async with fair.turn(who):
            order.append(who)
            await asyncio.sleep(0.001)

    async def use_all() -> None:
        fair = Fair(places)
        async with asyncio.TaskGroup() as group:
            for who in asked:
                group.create_task(use(fair, who))

    asyncio.run(use_all())
    return order


ANN, BEN, SHOW = Payer("ann"), Payer("ben"), Payer("ann", can_wait=True)


def test_one_after_the_other_by_who_asks_not_by_how_often() -> None:
    assert order_of(1, ANN, ANN, ANN, ANN, BEN, BEN) == [ANN, BEN, ANN, BEN, ANN, ANN]


def test_what_can_wait_waits() -> None:
    assert order_of(1, SHOW, SHOW, BEN, ANN, BEN) == [SHOW, BEN, ANN, BEN, SHOW]


def test_nobody_has_all_places() -> None:
    assert order_of(3, *[ANN] * 6, BEN)[2] == BEN


def test_whoever_gives_up_takes_no_place() -> None:
    async def give_up() -> None:
        fair = Fair(1)

        async def use(seconds: float) -> None:
            async with fair.turn(ANN):
                await asyncio.sleep(seconds)

        tasks = [asyncio.create_task(use(0.01)) for _ in range(5)]
        await asyncio.sleep(0.001)
        for task in tasks[:4]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with asyncio.timeout(5), fair.turn(BEN):
            pass

    asyncio.run(give_up())


# At a server


def test_tables_full_of_triliths_do_not_hold_up_the_bots_of_others(tmp_path: Path) -> None:
    """Five visitors without cookies want 30 tables of five Triliths each, and look at them all."""
    server = Server(tmp_path, "--thinkers", "2")
    server.start()

    async def play() -> tuple[list[float], list[float]]:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(guest(server, "Ann"))
            await bot_turns(ann, 1)  # lets the workers start
            calm = await bot_turns(ann, 3)
            tables = 0
            for number in range(5):
                foe = await stack.enter_async_context(guest(server, address=f"10.0.0.{number}"))
                opened = await open_shows(foe)
                tables += len(opened)
                for table in opened:
                    await stack.enter_async_context(foe.at(table))
            assert 5 <= tables <= 60
            async with visit(server) as felt:
                waits = await bot_turns(ann, 3)
            assert felt.is_bearable
            return calm, waits

    try:
        calm, waits = asyncio.run(play())
    finally:
        server.close()
    said = [f"{1000 * max(times):.0f} ms" for times in (calm, waits)]
    print(f"a bot answers within {said[0]}, with 50 tables of Triliths within {said[1]}")
    assert max(waits) < BEARABLE + 10 * max(calm)


async def open_shows(visitor: Guest) -> list[str]:
    """As many tables of Triliths as one gets, each time as somebody new."""
    opened = []
    for _ in range(30):
        visitor.http.cookies.clear()
        answer = await visitor.ask("POST", "/api/tables", json=TRILITHS)
        if answer.status_code == 201:
            opened.append(answer.json()["id"])
        else:
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
    return opened


async def bot_turns(somebody: Guest, count: int) -> list[float]:
    """How long the bot opposite takes, from one's own answer to the next question."""
    waits: list[float] = []
    async with somebody.at(await somebody.open("me", "greedy")) as line:
        while len(waits) < count:
            turn = (await line.until(lambda frame: frame["actor"] == 0))["turn"]
            start = time.monotonic()
            await line.play(0, most=1)
            if (await line.until(lambda frame: frame["actor"] == 0))["turn"] > turn + 1:
                waits.append(time.monotonic() - start)
    return waits


def test_bots_among_themselves_stop_when_nobody_looks(own_house: Server) -> None:
    async def play() -> None:
        async with guest(own_house, "Ann") as ann:
            table = await ann.open("random", "random")
            async with ann.at(table) as line:
                turn = (await line.until(lambda frame: bool(frame["turn"] > 2)))["turn"]
            await asyncio.sleep(0.5)
            async with ann.at(table) as line:
                first = (await line.frame())["turn"]
            await asyncio.sleep(1.0)
            async with ann.at(table) as line:
                again = (await line.frame())["turn"]
                assert turn <= first <= again <= first + FEW  # in a second they play hundreds
                await line.until(lambda frame: bool(frame["turn"] > again + FEW))

    asyncio.run(play())


def test_an_address_does_not_open_tables_without_end(own_house: Server) -> None:
    """A new person every time, and none of them has opened many."""

    async def open_many() -> list[int]:
        async with guest(own_house, address="10.0.0.1") as foe:
            codes = []
            for _ in range(140):
                foe.http.cookies.clear()
                body = {"game": GAME, "seats": ["me", "open"]}
                codes.append((await foe.ask("POST", "/api/tables", json=body)).status_code)
        async with guest(own_house, "Ann") as ann:
            await ann.open("me", "open")
        return codes

    codes = asyncio.run(open_many())
    assert set(codes) == {201, 429}
    assert 100 < codes.count(201) < 130


def test_two_people_do_not_fill_the_queue_of_analyses(own_house: Server) -> None:
    records = [short_game(seed) for seed in range(53)]

    async def ask() -> None:
        async with AsyncExitStack() as stack:
            foes = [
                await stack.enter_async_context(guest(own_house, "Eve", address=f"10.0.0.{number}"))
                for number in range(2)
            ]
            async with visit(own_house) as felt:
                codes = [await analysis(foes[n % 2], one) for n, one in enumerate(records[1:])]
            assert felt.is_bearable
            assert codes[:10] == [200] * 10
            assert 429 in codes
            ann = await stack.enter_async_context(guest(own_house, "Ann"))
            assert await analysis(ann, records[0]) == 200

    asyncio.run(ask())


async def analysis(somebody: Guest, record: str) -> int:
    """Keep a record and ask for its analysis: the status."""
    kept = await somebody.ask("POST", "/api/replays", content=record)
    path = f"/api/tables/{kept.json()['id']}/analysis"
    return (await somebody.ask("GET", path)).status_code


def short_game(seed: int) -> str:
    """Somebody has given up soon."""
    stones = game(GAME)
    record, rng = Record(stones, stones.setup(2)), Rng(seed)
    for _ in range(60):
        record.play(record.state.sample(rng))
    record.ended = EarlyEnd(0, "resigned")
    return record.write()


def test_games_are_played_through_for_one_address_after_the_other(tmp_path: Path) -> None:
    """Whoever looks at many replays leaves room for the replays of others."""
    order: list[str] = []

    async def look() -> None:
        database = database_at(f"sqlite:///{tmp_path / 'tables.db'}")
        home = House(database, Limits(), 0.0, Workers(1))
        asked = [home.beside("foe", order.append, "foe") for _ in range(9)]
        asked.append(home.beside("ann", order.append, "ann"))
        await asyncio.gather(*asked)
        home.workers.close()

    asyncio.run(look())
    assert "ann" in order[:3]
    assert len(order) == 10


def test_chat_without_end_is_not_told_without_end(own_house: Server) -> None:
    async def chat() -> None:
        async with guest(own_house, "Eve", address="10.0.0.1") as eve:
            table = await eve.open("me", "me")
            async with eve.at(table) as line:
                async with visit(own_house) as felt:
                    for _ in range(40):
                        await line.send("chat", text="x" * 300)
                    await line.wait(lambda: len(line.errors) + len(line.chat) >= 40)
                assert felt.is_bearable
                assert {error["code"] for error in line.errors} == {"too-fast"}
                assert 15 < len(line.chat) < 35

    asyncio.run(chat())


def test_whoever_comes_is_told_the_latest_lines(house: Server) -> None:
    """A server without limits: thousands of lines, and a first picture that stays small."""

    async def chat() -> None:
        async with guest(house, "Eve") as eve:
            table = await eve.open("me", "me")
            async with eve.at(table) as line:
                for number in range(1000):
                    await line.send("chat", text=f"{number} " + "x" * 290)
                await line.wait(lambda: bool(line.chat) and line.chat[-1]["text"][:3] == "999")
                assert len(line.chat) == 1000
                assert line.chat[500]["text"].startswith("500 ")
            async with eve.at(table) as line:
                await line.frame()
                assert [said["text"].split()[0] for said in line.chat] == [
                    str(number) for number in range(900, 1000)
                ]
                print(f"the first picture has {len(line.raw[0])} bytes")
                assert len(line.raw[0]) < 100_000
                await line.send("chat", text="one more")
                await line.wait(lambda: line.chat[-1]["text"] == "one more")
                assert len(line.chat) == 101

    asyncio.run(chat())
