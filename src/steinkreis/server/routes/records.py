"""Finished games: their records, pictures and analyses, and records from elsewhere."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from steinkreis.core.message import Message
from steinkreis.game.giving import given
from steinkreis.game.record import Record, read
from steinkreis.game.stored import StoredRecord
from steinkreis.server.errors import Request, denials
from steinkreis.server.house import House, address_of, check_origin, guest, house
from steinkreis.server.people import clean_name
from steinkreis.server.routes.tables import Id
from steinkreis.server.stamps import fresh_rng, new_id, now
from steinkreis.server.studies import Progress
from steinkreis.table.host import No
from steinkreis.table.replay import ReplayFrame, frames

MOST_FRAMES = 100
MOST_ACTIONS = 20_000  # of a record from elsewhere


class Replay(msgspec.Struct):
    game: str
    names: list[str]  # by seat; a bot by its name, written large
    length: int
    frames: list[ReplayFrame]
    verdict: list[Message]


async def _finished(home: House, id: str, address: str) -> tuple[Record, list[str]]:
    """The record of a game that is over, and what the players are called."""
    room = await home.rooms.room(id)
    if room is not None:
        if not room.table.is_over:
            raise No("not-over")
        names = [chair.called for chair in room.table.chairs]
        record = room.table.record
        record.seats = [name or "?" for name in names]
        return record, names
    text = await home.store.record(id)
    if text is None:
        raise No("unknown-table")
    record = await home.beside(address, read, text)
    return record, ["" if name == "?" else name for name in record.seats]


RECORD = {200: ResponseSpec(StoredRecord, generate_examples=False, description="The record.")}


@get("/api/tables/{id:str}/record", responses={**RECORD, **denials(404, 409, 410)})
async def download(request: Request, id: str) -> Response[str]:
    """The record as JSON, once the game is over, without what nobody ever gets to know."""
    await guest(request)
    home, address = house(request.app.state), address_of(request)
    record, _ = await _finished(home, id, address)
    shared = await home.beside(address, given, record, fresh_rng())
    headers = {"content-disposition": f'attachment; filename="{record.game.name}-{id}.json"'}
    return Response(shared.write() + "\n", media_type="application/json", headers=headers)


@get("/api/tables/{id:str}/replay", responses=denials(404, 409, 410))
async def replay(
    request: Request,
    id: str,
    first: Annotated[int, Parameter(query="from", ge=0, le=10_000_000)] = 0,
    last: Annotated[int, Parameter(query="to", ge=0, le=10_000_000)] = MOST_FRAMES,
) -> Replay:
    """Pictures of a finished game, as a spectator saw it, from position `from` up to `to`."""
    await guest(request)
    home, address = house(request.app.state), address_of(request)
    record, names = await _finished(home, id, address)
    shots = await home.beside(address, frames, record, first, min(last, first + MOST_FRAMES))
    verdict = record.game.verdict(record.state) if record.ended is None else []
    return Replay(record.game.name, names, len(record.actions) + 1, shots, verdict)


@get("/api/tables/{id:str}/analysis", responses=denials(404, 409, 410))
async def analyse(request: Request, id: str) -> Progress:
    """How everybody stood in a finished game, and what cost most; begins when first asked for."""
    await guest(request)
    home = house(request.app.state)
    record, _ = await _finished(home, id, address_of(request))
    return await home.studies.ask(id, record, address_of(request))


@post("/api/replays", responses=denials(403, 404, 409, 413))
async def upload(request: Request) -> Id:
    """Keep a record, to be looked at like a table that is over."""
    check_origin(request.headers)
    person = await guest(request)
    home = house(request.app.state)
    address = address_of(request)
    if not home.openings.take(person.id, address):
        raise No("too-many")
    record = await home.beside(address, read, await request.body(), MOST_ACTIONS)
    if not record.is_over:
        raise No("not-over")
    record.seats = [clean_name(name) or "?" for name in record.seats]
    id = new_id()
    await home.store.add_record(id, record.write(), now())
    return Id(id)
