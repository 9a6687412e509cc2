"""People: who asks, what they are called, and their personal link."""

from __future__ import annotations

import msgspec
from litestar import Response, get, put

from steinkreis.server.errors import Asked, refusals
from steinkreis.server.house import check_origin, guest, house
from steinkreis.server.people import Person
from steinkreis.table.frame import TableRow
from steinkreis.table.host import No


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Me(msgspec.Struct):
    name: str
    link: str
    tables: list[TableRow]


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
