"""Tables: the lobby, a new one, and the line to one that is there."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, get, post, websocket

from steinkreis.bots.roster import NAMES
from steinkreis.game.registry import game as game_named
from steinkreis.server.errors import STATUS, Asked, refusals, spoken
from steinkreis.server.house import check_origin, guest, house, known_as
from steinkreis.server.live import Line
from steinkreis.server.people import COOKIE, Person
from steinkreis.server.rooms import now
from steinkreis.table.events import AnyEvent, Clock, Manned, Plan, Sat
from steinkreis.table.frame import TableRow
from steinkreis.table.host import No

LONGEST_CLOCK = 30 * 24 * 3600
FORGOTTEN = 14 * 24 * 3600 * 1000  # milliseconds after which a quiet table counts no more


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[str]
    options: dict[str, Any] = {}
    public: bool = False
    clock: Clock = Clock()


class TableList(msgspec.Struct):
    tables: list[TableRow]


class Id(msgspec.Struct):
    id: str


@get("/api/tables", responses=refusals())
async def lobby(request: Asked) -> TableList:
    """Public tables: those with an open seat, then those being played."""
    home = house(request.app.state)
    person = await guest(request)
    ids = await home.store.tables_by_status("open", public=True, limit=50)
    ids += await home.store.tables_by_status("playing", public=True, limit=20)
    return TableList(await home.rows(ids, person))


@post("/api/tables", responses=refusals(403, 404, 413, 503))
async def open_table(request: Asked, data: NewTable) -> Id:
    """Set up a table; play begins when no seat is open."""
    check_origin(request.headers)
    home = house(request.app.state)
    person = await guest(request)
    game = game_named(data.game)
    setup = game.setup(len(data.seats), data.options)
    _check_clock(data.clock)
    missing = await asyncio.to_thread(game.lacks)
    if missing is not None:
        raise missing
    opening = _opening(data.seats, person)
    if not home.openings.take(person.id):
        raise No("too-many")
    if await home.store.count_unfinished(person.id, now() - FORGOTTEN) >= home.limits.unfinished:
        raise No("too-many")
    plan = Plan(game.name, game.rules, setup, data.public, data.clock)
    room = await home.rooms.create(plan, opening, person.id)
    return Id(room.id)


def _opening(seats: list[str], person: Person) -> list[AnyEvent]:
    """Who sits where from the start."""
    at = now()
    opening: list[AnyEvent] = []
    for seat, who in enumerate(seats):
        if who == "me":
            opening.append(Sat(at=at, seat=seat, person=person.id, name=person.name))
        elif who in NAMES:
            opening.append(Manned(at=at, seat=seat, bot=who))
        elif who != "open":
            raise No("bad-setup")
    return opening


def _check_clock(clock: Clock) -> None:
    is_fine = clock.kind == "none" or (
        clock.kind in ("move", "game") and 1 <= clock.seconds <= LONGEST_CLOCK
    )
    if not is_fine:
        raise No("bad-setup")


@get("/api/tables/{id:str}", responses=refusals(404, 410))
async def look_at_table(request: Asked, id: str) -> TableRow:
    """A table from outside, for whoever has its link."""
    person = await guest(request)
    home = house(request.app.state)
    return home.row(await home.room(id), person)


@websocket("/api/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], id: str) -> None:
    """The line to a table; see docs/protocol.md."""
    home = house(socket.app.state)
    try:
        await socket.accept()
        check_origin(socket.headers)
        person = await home.people.by_token(socket.cookies.get(COOKIE))
        if person is None:
            person = Person("", "", "")  # a spectator without a token
        name = known_as(person, socket)
        if not home.requests.take(name):
            raise No("too-fast")
        room = await home.room(id)
    except No as no:
        with contextlib.suppress(OSError):
            await socket.send_data(spoken(no).decode(), mode="text")
            await socket.close(code=4000 + STATUS.get(no.code, 400))
        return
    except OSError:
        return  # gone before we could say hello
    may_speak = partial(home.messages.take, name)
    await Line(socket, room, person, limits=home.limits, may_speak=may_speak).serve()
