"""The page that the browser shows, and the headers that go with everything."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from typing import Any

from litestar import Response, get
from litestar.datastructures import Cookie
from litestar.types import Scope

from steinkreis.server.people import COOKIE
from steinkreis.table.host import No

PAGE = files("steinkreis.server") / "page"
LONGEST_NAME = 200


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def page(path: str = "/") -> Response[bytes]:
    """The page and its parts; every address that is no file is the page itself."""
    name = path.strip("/")
    if name.startswith("api/") or len(name) > LONGEST_NAME:
        raise No("unknown")
    file = PAGE.joinpath(*name.split("/")) if name and ".." not in name else PAGE / "index.html"
    if not file.is_file():
        if "." in name.rsplit("/", 1)[-1]:
            raise No("unknown")
        file = PAGE / "index.html"
    if not file.is_file():
        return Response(b"The page has not been built; say make play.", status_code=503)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    is_hashed = name.startswith("assets/")
    cache = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})


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


async def welcome(message: Any, scope: Scope) -> None:
    """Adds the headers of the house, and for somebody new the token, as a cookie."""
    if message["type"] != "http.response.start":
        return
    message["headers"] = [*message["headers"], *HEADERS]
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
