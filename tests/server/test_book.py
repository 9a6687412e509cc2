"""The record book, and what the house says of options that somebody thinks of."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from steinkreis.core.dial import pack
from steinkreis.games.rollende_steine.material import PUSH_SIZES
from steinkreis.games.rollende_steine.questions import ROLL
from tests.server.guests import Guest, guest
from tests.server.house import Server

GAME = "rollende-steine"
SOUND = [[18, 60, 0], [34, 60, 0], [50, 60, 0], [66, 60, 0], [82, 60, 0]]


def push(x: float) -> int:
    """Straight ahead, as hard as can be, from `x` in the middle of the kick zone."""
    return pack([800, 240, round((x - 2.5) / 0.1), 35], PUSH_SIZES)


async def play(guest: Guest, x: float, **options: object) -> str:
    """A game alone with ten wheels, all pushed the same way."""
    options = {"wheels": "own", **options}
    table = await guest.open("me", game=GAME, options=options, public="course" in options)
    async with guest.at(table) as line:
        await line.frame()
        for _ in range(10):
            await line.answer(ROLL)
            await line.answer(push(x))
        assert line.frames[-1]["actor"] == -2
    return table


def book(house: Server) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = httpx.get(f"{house.http}/api/games/{GAME}/book").json()["rows"]
    return rows


def test_the_book_keeps_finished_games_by_course_and_for_good(own_house: Server) -> None:
    async def evening() -> str:
        async with guest(own_house, "Ann") as ann:
            await play(ann, 8)
            table = await play(ann, 50, course={"name": "Mine", "gates": SOUND})
            given_up = await ann.open("me", game=GAME)
            async with ann.at(given_up) as line:
                await line.frame()
                await line.send("resign", seat=0)
                await line.until(lambda frame: bool(frame["ended"]))
            return table

    assert book(own_house) == []
    table = asyncio.run(evening())
    rows = book(own_house)
    wheels = {"id": "book-wheels-of", "args": {"wheels": 10, "of": 10}}
    other, best = rows  # own courses stand behind the others
    assert best["cells"] == {"course": "Mine", "gates": 1, "wheels": wheels}
    assert (best["names"], best["table"]) == (["Ann"], table)
    assert other["cells"] == {"course": {"id": "option-course-wall"}, "gates": 0, "wheels": wheels}
    assert other["table"] is None  # at a table that was not public
    own_house.kill()
    own_house.start()
    assert book(own_house) == rows


def test_a_game_without_a_book_has_an_empty_one(house: Server) -> None:
    answer = httpx.get(f"{house.http}/api/games/hidden-stones/book")
    assert (answer.status_code, answer.json()) == (200, {"rows": []})
    assert httpx.get(f"{house.http}/api/games/chess/book").status_code == 404


def test_a_bad_course_is_refused_in_the_words_of_the_game(house: Server) -> None:
    bad = {"gates": [*SOUND[:4], [70, 60, 0]]}
    why = {"id": "course-overlap", "args": {"gate": 4, "other": 5}}
    table = {"game": GAME, "seats": ["me"], "options": {"course": bad}}
    answer = httpx.post(f"{house.http}/api/tables", json=table)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert (error["code"], error["why"]) == ("bad-setup", why)
    assert error["detail"] == "Gates 4 and 5 are in each other’s way."

    def judged(options: object) -> object:
        data = {"options": options}
        return httpx.post(f"{house.http}/api/games/{GAME}/check", json=data).json()["why"]

    assert judged({"course": bad}) == why
    assert judged({"course": {"gates": SOUND}}) is None
    assert judged({"curse": "wall"}) == {"id": "no-bad-setup"}
