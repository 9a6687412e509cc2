"""The application: what can be asked over HTTP, and where the live tables are."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Litestar, Response, WebSocket, get, post, put, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Parameter

import steinkreis
from steinkreis.bots.roster import NAMES
from steinkreis.core.dial import Dial
from steinkreis.core.message import Message, Seat
from steinkreis.core.state import OpenState
from steinkreis.game.game import AnyGame
from steinkreis.game.record import Record, Sheet, read
from steinkreis.game.registry import game as game_named
from steinkreis.game.registry import games
from steinkreis.game.trouble import BadSetup
from steinkreis.game.words import LANGUAGES
from steinkreis.lab.archive import REPORT, Card, reports
from steinkreis.scene.wire import plain
from steinkreis.server.book import LONGEST_BOOK, Book, read_row
from steinkreis.server.errors import HANDLERS, STATUS, Asked, refusals, spoken
from steinkreis.server.limits import Buckets, Limits
from steinkreis.server.live import Line
from steinkreis.server.page import page, welcome
from steinkreis.server.people import COOKIE, People, Person, clean_name
from steinkreis.server.rooms import Room, Rooms, new_id, now
from steinkreis.server.store import Store
from steinkreis.server.studies import Progress, Studies
from steinkreis.server.workers import Workers
from steinkreis.table.events import AnyEvent, Clock, Manned, Plan, Sat
from steinkreis.table.frame import TableRow, table_row
from steinkreis.table.host import No
from steinkreis.table.replay import ReplayFrame, frames

LONGEST_CLOCK = 30 * 24 * 3600
MOST_FRAMES = 100
FORGOTTEN = 14 * 24 * 3600 * 1000  # milliseconds after which a quiet table counts no more


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[str]
    options: dict[str, Any] = {}
    public: bool = False
    clock: Clock = Clock()


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class OptionInfo(msgspec.Struct):
    name: str
    values: list[str]
    default: Any
    players: list[int]
    data: bool  # takes more than its values: something of one's own


class GameInfo(msgspec.Struct):
    name: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]
    secrets: bool
    can_resign: bool
    book: bool
    lacks: bool  # something without which it cannot be played on this server


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    options: dict[str, Any] = {}
    players: int = 0  # 0: as few as can be


class Judged(msgspec.Struct):
    why: Message | None


class GameList(msgspec.Struct):
    games: list[GameInfo]


class TableList(msgspec.Struct):
    tables: list[TableRow]


class Me(msgspec.Struct):
    name: str
    link: str
    tables: list[TableRow]


class Id(msgspec.Struct):
    id: str


class ReportList(msgspec.Struct):
    reports: list[Card]


class Replay(msgspec.Struct):
    game: str
    names: list[str]
    length: int
    frames: list[ReplayFrame]
    verdict: list[Message]


class House:
    """All that the handlers need."""

    def __init__(
        self, url: str, limits: Limits, pace: float, workers: int | None, reports: Path | None
    ) -> None:
        self.limits = limits
        self.reports = reports  # the folder of the lab
        self.store = Store(url)
        self.workers = Workers(workers)
        self.studies = Studies(self.store)
        self.people = People(self.store)
        self.rooms = Rooms(self.store, self.workers, pace)
        self.requests = Buckets(limits.requests, limits.request_burst)
        self.messages = Buckets(limits.messages, limits.burst)
        self.openings = Buckets(limits.tables_per_hour / 3600, limits.table_burst)

    def row(self, room: Room, person: Person) -> TableRow:
        return table_row(room.table, room.id, person.id, room.here)

    async def rows(self, ids: list[str], person: Person) -> list[TableRow]:
        found = []
        for id in ids:
            try:
                room = await self.rooms.room(id)
            except No:  # played by rules that are gone
                continue
            if room is not None:
                found.append(self.row(room, person))
        return found

    async def room(self, id: str) -> Room:
        room = await self.rooms.room(id)
        if room is None:
            raise No("unknown-table")
        return room


def house(state: State) -> House:
    found = state.house
    assert isinstance(found, House)
    return found


async def guest(request: Asked) -> Person:
    """Who asks; somebody new gets a token, which goes out with the answer."""
    home = house(request.app.state)
    person = await home.people.by_token(request.cookies.get(COOKIE))
    if not home.requests.take(_known_as(person, request)):
        raise No("too-fast")
    if person is None:
        person = await home.people.welcome()
        request.state.welcomed = person
    return person


def _known_as(person: Person | None, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """By what we count how much somebody asks of the house."""
    if person is not None and person.id:
        return person.id
    return connection.client.host if connection.client else "?"


def check_origin(headers: Any) -> None:
    """What changes anything must come from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin and origin.split("://", 1)[-1] != headers.get("host", ""):
        raise No("foreign")


# Games


@get("/api/games", sync_to_thread=True)
def list_games() -> GameList:
    """Every game with its numbers of players and its options."""
    return GameList([_game_info(game) for game in games().values()])


def _game_info(game: AnyGame) -> GameInfo:
    options = [
        OptionInfo(o.name, list(o.values), o.default, list(o.players), o.check is not None)
        for o in game.options
    ]
    secrets = not isinstance(game.start(game.setup(game.players[0])), OpenState)
    return GameInfo(
        name=game.name,
        players=list(game.players),
        options=options,
        bots=NAMES[::-1],
        secrets=secrets,
        can_resign=game.can_resign,
        book=game.book is not None,
        lacks=game.lacks() is not None,
    )


@get("/api/games/{name:str}/book", responses=refusals(404))
async def open_book(request: Asked, name: str) -> Book:
    """The best games that were played here to their end, the best first."""
    game = game_named(name)
    home = house(request.app.state)
    rows = await home.store.best(game.name, LONGEST_BOOK) if game.book is not None else []
    return Book([read_row(*row) for row in rows])


@post("/api/games/{name:str}/check", status_code=200, responses=refusals(404))
async def check_options(request: Asked, name: str, data: Chosen) -> Judged:
    """What is wrong with options that somebody thinks of, so that it can be said at once."""
    await guest(request)
    game = game_named(name)
    try:
        game.setup(data.players or game.players[0], data.options)
    except BadSetup as bad:
        return Judged(bad.why or No("bad-setup").why)
    return Judged(None)


@get("/api/words/{file:str}", sync_to_thread=False, responses=refusals(404))
def shared_words(file: str) -> Response[str]:
    """The Fluent words that all games share."""
    if file not in [f"{language}.ftl" for language in LANGUAGES]:
        raise No("unknown")
    text = (files("steinkreis.game") / file).read_text(encoding="utf-8")
    return Response(text, media_type=FILES[file], headers=CACHED)


@get("/api/games/{name:str}/{file:str}", sync_to_thread=False, responses=refusals(404))
def game_file(name: str, file: str) -> Response[str]:
    """A game's words, rules, sprites or theme."""
    if file not in FILES:
        raise No("unknown")
    text = game_named(name).resource(file)
    return Response(text, media_type=FILES[file], headers=CACHED)


FILES = {
    "sprites.svg": "image/svg+xml; charset=utf-8",
    "theme.css": "text/css; charset=utf-8",
    **{f"{language}.ftl": "text/plain; charset=utf-8" for language in LANGUAGES},
    **{f"rules.{language}.md": "text/plain; charset=utf-8" for language in LANGUAGES},
}
CACHED = {"cache-control": "public, max-age=60"}


# People


@get("/api/me", responses=refusals())
async def who_am_i(request: Asked) -> Me:
    """The person who asks, with all tables, the latest first."""
    return await _me(request, await guest(request))


@put("/api/me", responses=refusals(403, 413))
async def call_me(request: Asked, data: NewName) -> Me:
    """Choose a name."""
    check_origin(request.headers)
    person = await guest(request)
    await house(request.app.state).people.rename(person, data.name)
    return await _me(request, person)


async def _me(request: Asked, person: Person) -> Me:
    home = house(request.app.state)
    ids = await home.store.tables_of(person.id, 50)
    link = f"{request.base_url.scheme}://{request.headers.get('host', '')}/hello/{person.token}"
    return Me(person.name, link, await home.rows(ids, person))


@get("/hello/{token:str}", status_code=303, responses=refusals(404))
async def hello(request: Asked, token: str) -> Response[None]:
    """The personal link: makes this browser the same person."""
    person = await house(request.app.state).people.by_token(token)
    if person is None:
        raise No("unknown")
    request.state.welcomed = person
    return Response(None, status_code=303, headers={"location": "/"})


# Tables


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


# Records


async def _finished(home: House, id: str) -> tuple[Record, list[str]]:
    """The record of a game that is over, and what the players are called."""
    room = await home.rooms.room(id)
    if room is not None:
        if not room.table.is_over:
            raise No("not-over")
        names = [seat.bot.capitalize() if seat.bot else seat.name for seat in room.table.seats]
        record = room.table.record
        record.seats = [name or "?" for name in names]
        return record, names
    text = await home.store.record(id)
    if text is None:
        raise No("unknown-table")
    record = await asyncio.to_thread(read, text)
    return record, ["" if name == "?" else name for name in record.seats]


RECORD = {200: ResponseSpec(Sheet, generate_examples=False, description="The record.")}


@get("/api/tables/{id:str}/record", responses={**RECORD, **refusals(404, 409, 410)})
async def download(request: Asked, id: str) -> Response[str]:
    """The record as JSON, once the game is over."""
    await guest(request)
    record, _ = await _finished(house(request.app.state), id)
    headers = {"content-disposition": f'attachment; filename="{record.game.name}-{id}.json"'}
    return Response(record.write() + "\n", media_type="application/json", headers=headers)


@get("/api/tables/{id:str}/replay", responses=refusals(404, 409, 410))
async def replay(
    request: Asked,
    id: str,
    first: Annotated[int, Parameter(query="from", ge=0, le=10_000_000)] = 0,
    last: Annotated[int, Parameter(query="to", ge=0, le=10_000_000)] = MOST_FRAMES,
) -> Replay:
    """Pictures of a finished game, as a spectator saw it, from position `from` up to `to`."""
    await guest(request)
    record, names = await _finished(house(request.app.state), id)
    shots = await asyncio.to_thread(frames, record, first, min(last, first + MOST_FRAMES))
    verdict = record.game.verdict(record.state) if record.ended is None else []
    return Replay(record.game.name, names, len(record.actions) + 1, shots, verdict)


@get("/api/tables/{id:str}/analysis", responses=refusals(404, 409, 410))
async def analyse(request: Asked, id: str) -> Progress:
    """How everybody stood in a finished game, and what cost most; begins when first asked for."""
    await guest(request)
    home = house(request.app.state)
    record, _ = await _finished(home, id)
    return await home.studies.ask(id, record)


# Reports of the lab


@get("/api/reports", sync_to_thread=True)
def list_reports(request: Asked) -> ReportList:
    """What the lab found out about the games, the newest first."""
    folder = house(request.app.state).reports
    return ReportList(reports(folder) if folder is not None else [])


@get("/api/reports/{game:str}/report.html", responses=refusals(404), include_in_schema=False)
async def show_report(request: Asked, game: str) -> Response[bytes]:
    """One report, a page of its own."""
    folder = house(request.app.state).reports
    known = await asyncio.to_thread(reports, folder) if folder is not None else []
    if folder is None or game not in [card.game for card in known]:
        raise No("unknown")
    body = await asyncio.to_thread((folder / game / REPORT).read_bytes)
    return Response(body, media_type="text/html; charset=utf-8")


@post("/api/replays", responses=refusals(403, 404, 409, 413))
async def upload(request: Asked) -> Id:
    """Keep a record, to be looked at like a table that is over."""
    check_origin(request.headers)
    person = await guest(request)
    home = house(request.app.state)
    if not home.openings.take(person.id):
        raise No("too-many")
    record = await asyncio.to_thread(read, await request.body())
    if not record.is_over:
        raise No("not-over")
    record.seats = [clean_name(name) or "?" for name in record.seats]
    id = new_id()
    await home.store.add_record(id, record.write(), now())
    return Id(id)


# Live


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
        known_as = _known_as(person, socket)
        if not home.requests.take(known_as):
            raise No("too-fast")
        room = await home.room(id)
    except No as no:
        with contextlib.suppress(OSError):
            await socket.send_data(spoken(no).decode(), mode="text")
            await socket.close(code=4000 + STATUS.get(no.code, 400))
        return
    except OSError:
        return  # gone before we could say hello
    may_speak = partial(home.messages.take, known_as)
    await Line(socket, room, person, limits=home.limits, may_speak=may_speak).serve()


def create_app(
    url: str,
    *,
    limits: Limits | None = None,
    pace: float = 0.7,
    workers: int | None = None,
    reports: Path | None = None,
) -> Litestar:
    """The whole house, with its store at `url`."""
    home = House(url, limits or Limits(), pace, workers, reports)

    @contextlib.asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        app.state.house = home
        await home.store.open()
        await home.rooms.open()
        yield
        await home.rooms.close()
        home.workers.close()
        home.studies.close()
        await home.store.close()

    return Litestar(
        route_handlers=[
            *(
                list_games,
                shared_words,
                open_book,
                check_options,
                game_file,
                who_am_i,
                call_me,
                hello,
            ),
            *(lobby, open_table, look_at_table, download, replay, analyse, upload),
            *(list_reports, show_report, live, page),
        ],
        lifespan=[opened],
        before_send=[welcome],
        exception_handlers=HANDLERS,
        type_encoders=dict.fromkeys((Message, Seat, Dial), plain),
        request_max_body_size=home.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Steinkreis",
            version=steinkreis.__version__,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
