"""People: who asks, what they are called, and their personal link."""

from __future__ import annotations

import contextlib

import msgspec
from litestar import Response, get, post, put

from steinkreis.server.errors import Request, denials
from steinkreis.server.greeting import greeting
from steinkreis.server.house import House, address_of, check_origin, guest, house
from steinkreis.server.people import COOKIE, Person
from steinkreis.server.stamps import now
from steinkreis.table.host import No
from steinkreis.table.listed import TableRow

# A form is sent with its origin only where pages may say where one comes from, at least here.
ASKING = {"referrer-policy": "same-origin", "cache-control": "no-store"}


TOLD = 10  # tables that hear of a new name, the latest


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Me(msgspec.Struct):
    name: str
    tables: list[TableRow]


class PersonalLink(msgspec.Struct):
    link: str


@get("/api/me", responses=denials())
async def who_am_i(request: Request) -> Me:
    """The person who asks, with all tables, the latest first."""
    return await _me(request, await guest(request))


@put("/api/me", responses=denials(403, 413))
async def call_me(request: Request, data: NewName) -> Me:
    """Choose a name."""
    check_origin(request.headers)
    person = await guest(request)
    was = person.name
    home = house(request.app.state)
    await home.people.rename(person, data.name)
    if person.name != was:
        await _tell_tables(home, person, was)
    return await _me(request, person)


async def _tell_tables(home: House, person: Person, was: str) -> None:
    """At tables where something is still to happen the new name is used at once."""
    latest = await home.store.tables_of(person.id, TOLD)
    for one in latest:
        if one.situation.status == "over":
            continue
        with contextlib.suppress(No):  # one that cannot be opened any more
            room = await home.room(one.id)
            await room.hear(lambda host: host.call(person.id, was, person.name, now()))


async def _me(request: Request, person: Person) -> Me:
    home = house(request.app.state)
    listed = await home.store.tables_of(person.id, 50)
    return Me(person.name, home.rows(listed, person))


@post("/api/me/link", status_code=200, responses=denials(403))
async def my_link(request: Request) -> PersonalLink:
    """The personal link: whoever has it can be this person, so it is told only when asked for."""
    check_origin(request.headers)
    person = await guest(request)
    here = f"{request.base_url.scheme}://{request.headers.get('host', '')}"
    return PersonalLink(f"{here}/hello/{person.token}")


@get("/hello/{token:str}", include_in_schema=False)
async def hello(request: Request, token: str) -> Response[str]:
    """The personal link: asks whether this browser is to be that person."""
    people = house(request.app.state).people
    person = await _person_of(request, token)
    now = await people.by_token(request.cookies.get(COOKIE))
    if now is not None and now.id == person.id:
        return Response("", status_code=303, headers={"location": "/", **ASKING})
    language = request.headers.get("accept-language", "")
    page = greeting(person, now, language)
    return Response(page, media_type="text/html; charset=utf-8", headers=ASKING)


@post("/hello/{token:str}", status_code=303, include_in_schema=False)
async def come_in(request: Request, token: str) -> Response[None]:
    """Makes this browser that person, after somebody said yes."""
    check_origin(request.headers)
    request.state.welcomed = await _person_of(request, token)
    return Response(None, status_code=303, headers={"location": "/", **ASKING})


async def _person_of(request: Request, token: str) -> Person:
    home = house(request.app.state)
    if not home.requests.take("", address_of(request)):
        raise No("too-fast")
    person = await home.people.by_token(token)
    if person is None:
        raise No("unknown")
    return person
