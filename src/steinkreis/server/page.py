"""The page that the browser shows, and the headers that go with everything."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Response, get
from litestar.datastructures import Cookie
from litestar.types import Scope

from steinkreis.game.guide import FILE
from steinkreis.game.registry import games
from steinkreis.server.errors import Request
from steinkreis.server.head import headed, language_of
from steinkreis.server.house import House, house
from steinkreis.server.packing import packed, packed_file
from steinkreis.server.people import COOKIE
from steinkreis.table.host import No

PAGE = files("steinkreis.server") / "page"
LONGEST_NAME = 200


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request, path: str = "/") -> Response[bytes]:
    """The page and its parts; an address that is neither is the page as well, which says so."""
    name = path.strip("/")
    if name.startswith("api/") or len(name) > LONGEST_NAME:
        raise No("unknown")
    parts = name.split("/")
    if name and name != "index.html" and ".." not in parts:
        folder = PAGE.joinpath(*parts[:-1])
        file = folder / parts[-1]
        if file.is_file():
            return _file(file, folder, name, request.headers.get("accept-encoding", ""))
    if "." in parts[-1] and name != "index.html":
        raise No("unknown")
    return await _whole(request, parts)


def _file(file: Traversable, folder: Traversable, name: str, accepted: str) -> Response[bytes]:
    body, headers = packed_file(file, folder, accepted)
    is_hashed = name.startswith("assets/")
    cache = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
    kind = KINDS.get(file.name.rsplit(".", 1)[-1]) or mimetypes.guess_type(file.name)[0]
    media = kind or "application/octet-stream"
    return Response(body, media_type=media, headers={**headers, "cache-control": cache})


async def _whole(request: Request, parts: list[str]) -> Response[bytes]:
    """The page itself, with a head for what is looked at."""
    index = PAGE / "index.html"
    if not index.is_file():
        return Response(b"The page has not been built; say make play.", status_code=503)
    game = await _game_at(house(request.app.state), parts)
    language = language_of(request.headers.get("accept-language", ""))
    shell, address = index.read_text(encoding="utf-8"), str(request.base_url)
    text = headed(shell, language, parts[0], game or "", address)
    body, headers = packed(text, request.headers.get("accept-encoding", ""))
    status = 404 if game is None else 200
    headers = {**headers, "cache-control": "no-cache", "content-language": language}
    return Response(body, media_type="text/html", headers=headers, status_code=status)


async def _game_at(home: House, parts: list[str]) -> str | None:
    """The game that is looked at there; "" where it is none, None where there is no such page."""
    if parts in ([""], ["index.html"], ["lab"]):
        return ""
    if parts[0] == "game" and len(parts) in (2, 3):
        return parts[1] if parts[1] in games() else None
    if parts[0] == "guide" and len(parts) == 2:
        known = games().get(parts[1])
        return known.name if known is not None and known.resource(FILE) else None
    if parts[0] not in ("table", "replay") or len(parts) != 2:
        return None
    table = await home.store.listed(parts[1])
    if table is not None:
        return table.game
    return "" if await home.store.record(parts[1]) is not None else None


KINDS = {"webmanifest": "application/manifest+json", "js": "text/javascript"}
POLICY = "; ".join(
    [
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]

PRIVATE = (b"cache-control", b"no-store")


async def welcome(message: Any, scope: Scope) -> None:
    """Adds the headers of the house, and for somebody new the token, as a cookie."""
    if message["type"] != "http.response.start":
        return
    said = {name.lower() for name, _ in message["headers"]}
    own = [*HEADERS, PRIVATE] if scope["path"].startswith("/api/") else HEADERS
    message["headers"] = [*message["headers"], *(one for one in own if one[0] not in said)]
    person = scope.get("state", {}).get("welcomed")
    if person is not None:
        cookie = Cookie(
            key=COOKIE,
            value=person.token,
            httponly=True,
            samesite="lax",
            secure=scope.get("scheme") == "https",
            max_age=365 * 24 * 3600,
            path="/",
        )
        message["headers"] = [*message["headers"], cookie.to_encoded_header()]
