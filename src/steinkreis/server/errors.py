"""Denials and failures over HTTP: a status, a code for programs, a reason for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request as AnyRequest
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from steinkreis.game.trouble import BadRecord, BadSetup, Lacking, Trouble, UnknownGame
from steinkreis.scene.wire import plain
from steinkreis.server.complaints import complain
from steinkreis.table.host import No

LONGEST_DETAIL = 200
STATUS = {
    **{"unknown": 404, "unknown-table": 404, "not-your-seat": 403, "foreign": 403},
    **{"too-fast": 429, "too-many": 429, "not-over": 409, "wrong-rules": 410, "damaged": 410},
    **{"too-long": 413, "lacking": 503},
}
Request = AnyRequest[Any, Any, Any]


class Reason(msgspec.Struct):
    code: str
    why: dict[str, Any]


class Denial(msgspec.Struct):
    """Why it was not done."""

    error: Reason


def denials(*statuses: int) -> dict[int, ResponseSpec]:
    """For the document of the interface: how a request may be refused."""
    denied = ResponseSpec(Denial, generate_examples=False, description="Refused, with a reason.")
    return dict.fromkeys((400, 429, *statuses), denied)


def spoken(no: No, detail: str = "") -> bytes:
    body: dict[str, object] = {"code": no.code, "why": no.why}
    if detail:
        body["detail"] = detail[:LONGEST_DETAIL]
    return msgspec.json.encode({"type": "error", "error": body, **body}, enc_hook=plain)


def _answer(no: No, status: int, detail: str = "") -> Response[bytes]:
    return Response(spoken(no, detail), status_code=status, media_type="application/json")


def on_no(_: Request, no: No) -> Response[bytes]:
    return _answer(no, STATUS.get(no.code, 400))


def on_trouble(_: Request, trouble: Trouble) -> Response[bytes]:
    if isinstance(trouble, UnknownGame):
        return _answer(No("unknown"), 404, str(trouble))
    if isinstance(trouble, Lacking):
        return _answer(No("lacking"), STATUS["lacking"], str(trouble))
    code = {BadSetup: "bad-setup", BadRecord: "bad-record"}.get(type(trouble), "bad-message")
    why = trouble.why if isinstance(trouble, BadSetup) else None
    return _answer(No(code, why), 400, str(trouble))


def on_http(_: Request, error: HTTPException) -> Response[bytes]:
    codes = {404: "unknown", 405: "bad-message", 413: "too-long", 429: "too-fast"}
    code = codes.get(error.status_code, "bad-message" if error.status_code < 500 else "trouble")
    return _answer(No(code), error.status_code)


def on_depth(_: Request, error: RecursionError) -> Response[bytes]:
    """Data nested deeper than anybody could mean."""
    return _answer(No("bad-message"), 400)


def on_bug(_: Request, error: Exception) -> Response[bytes]:
    complain("a request", error)
    return _answer(No("trouble"), 500)


HANDLERS: dict[int | type[Exception], Callable[[Request, Any], Response[Any]]] = {
    No: on_no,
    Trouble: on_trouble,
    HTTPException: on_http,
    RecursionError: on_depth,
    Exception: on_bug,
}
