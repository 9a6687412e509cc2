"""Tables: the lobby, a new one, and the connection to one that is there."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, get, post, websocket

from steinkreis.bots.roster import NAMES
from steinkreis.game.registry import game as game_named
from steinkreis.server.door import call_of
from steinkreis.server.errors import STATUS, Request, denials, spoken
from steinkreis.server.house import House, address_of, check_origin, guest, house
from steinkreis.server.live import Connection
from steinkreis.server.people import COOKIE, Person, clean_name
from steinkreis.server.stamps import now
from steinkreis.table.events import AnyEvent, BotSat, Clock, Sat, Terms
from steinkreis.table.host import No
from steinkreis.table.listed import TableRow

LONGEST_CLOCK = 30 * 24 * 3600
FORGOTTEN = 14 * 24 * 3600 * 1000  # milliseconds after which a quiet table counts no more


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[str]  # `me`, `open`, or the name of a bot
    names: list[str] = []  # by seat: what those are called who share a screen; may be left out
    options: dict[str, Any] = {}
    public: bool = False
    clock: Clock = Clock("none")


class TableList(msgspec.Struct):
    tables: list[TableRow]


class Id(msgspec.Struct):
    id: str


@get("/api/tables", responses=denials())
async def lobby(request: Request) -> TableList:
    """Public tables: those with an open seat, then those being played."""
    home = house(request.app.state)
    person = await guest(request)
    listed = await home.store.lobby("open", limit=50)
    listed += await home.store.lobby("playing", limit=20)
    return TableList(home.rows(listed, person))


@post("/api/tables", responses=denials(403, 404, 413, 503))
async def open_table(request: Request, data: NewTable) -> Id:
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
    opening = _opening(data.seats, data.names, person)
    address = address_of(request)
    is_show = not {"me", "open"} & {*data.seats}
    if not home.openings.take(person.id, address) or (is_show and not home.shows.take(address)):
        raise No("too-many")
    if await home.store.count_unfinished(person.id, now() - FORGOTTEN) >= home.limits.unfinished:
        raise No("too-many")
    terms = Terms(game.name, game.rules, setup, data.public, data.clock)
    room = await home.rooms.create(terms, opening, person.id)
    return Id(room.id)


def _opening(seats: list[str], names: list[str], person: Person) -> list[AnyEvent]:
    """Who sits where from the start."""
    at = now()
    opening: list[AnyEvent] = []
    for seat, who in enumerate(seats):
        if who == "me":
            own = clean_name(names[seat]) if seat < len(names) else ""
            opening.append(Sat(at=at, seat=seat, person=person.id, name=own or person.name))
        elif who in NAMES:
            opening.append(BotSat(at=at, seat=seat, bot=who))
        elif who != "open":
            raise No("bad-setup")
    return opening


def _check_clock(clock: Clock) -> None:
    is_fine = clock.kind == "none" or (
        clock.kind in ("move", "game") and 1 <= clock.seconds <= LONGEST_CLOCK
    )
    if not is_fine:
        raise No("bad-setup")


@get("/api/tables/{id:str}", responses=denials(404, 410))
async def look_at_table(request: Request, id: str) -> TableRow:
    """A table from outside, for whoever has its link."""
    person = await guest(request)
    home = house(request.app.state)
    return await home.row(id, person)


@websocket("/api/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], id: str) -> None:
    """The connection to a table; see docs/protocol.md."""
    home, address = house(socket.app.state), address_of(socket)
    home.lines[address] += 1
    try:
        await _serve(socket, id, home, address)
    except No as no:
        with contextlib.suppress(OSError):
            await socket.send_data(spoken(no).decode(), mode="text")
            await socket.close(code=4000 + STATUS.get(no.code, 400))
    finally:
        home.lines[address] -= 1
        if home.lines[address] == 0:
            del home.lines[address]


async def _serve(socket: WebSocket[Any, Any, Any], id: str, home: House, address: str) -> None:
    try:
        await socket.accept()
        check_origin(socket.headers)
        person = await home.people.by_token(socket.cookies.get(COOKIE))
        if person is None:
            person = Person("", "", "")  # a spectator without a token
        if not home.requests.take(person.id, address):
            raise No("too-fast")
        if home.lines[address] > home.limits.lines * home.limits.crowd:
            raise No("too-many")
        room = await home.room(id)
    except OSError:
        return  # gone before we could say hello
    call = call_of(socket.scope["extensions"])
    await Connection(socket, call, room, person, home, address).serve()
