"""What stands around the house while a game is being written (`steinkreis dev`).

A small script in every page shows what went wrong last, with file and line, and loads the page
anew when another process serves. Where the game cannot even be loaded there is nothing but that.
"""

from __future__ import annotations

import logging
import secrets
import socket
import traceback
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

SCRIPT = "/workbench.js"
STATE = "/api/workbench"
TAG = f'<script src="{SCRIPT}" defer></script></body>'.encode()
EMPTY = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Steinkreis</title>
<meta name="viewport" content="width=device-width"><body style="background: #39422f">"""
CLOSED = 1012  # try again later


class Workbench:
    """Passes everything on to the house, if there is one, and keeps what went wrong."""

    def __init__(self, app: ASGIApp | None, root: Path, trouble: str = "") -> None:
        self.app = app
        self.trouble = trouble
        self.began = secrets.token_hex(4)  # another process is another one
        logging.getLogger("steinkreis").addHandler(_Ear(self, root))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind, path = str(scope["type"]), scope.get("path", "")
        if path == SCRIPT:
            script = (files("steinkreis.server") / "workbench.js").read_bytes()
            await _answer(send, script, b"text/javascript")
        elif path == STATE:
            told = {"began": self.began, "trouble": self.trouble}
            await _answer(send, msgspec.json.encode(told), b"application/json")
        elif self.app is not None:
            await self.app(_plainly(scope), receive, _Pages(send).send)
        elif kind == "http":
            await _answer(send, EMPTY + TAG, b"text/html; charset=utf-8", 500)
        elif kind == "websocket":
            await send({"type": "websocket.close", "code": CLOSED, "reason": ""})


class _Ear(logging.Handler):
    """Hears of every bug."""

    def __init__(self, bench: Workbench, root: Path) -> None:
        super().__init__(logging.ERROR)
        self.bench = bench
        self.root = root

    def emit(self, record: logging.LogRecord) -> None:
        said = record.args if isinstance(record.args, tuple) else ()
        for error in (*(record.exc_info or ()), *said):
            if isinstance(error, BaseException):
                self.bench.trouble = in_words(error, self.root)


class _Pages:
    """Puts the script into pages, and lets nothing be kept."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._start: dict[str, Any] | None = None

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": _fresh(message["headers"])}
            if _is_page(message["headers"]):
                self._start = message
                return
        elif message["type"] == "http.response.body" and self._start is not None:
            body = message.get("body", b"").replace(b"</body>", TAG)
            headers = [head for head in self._start["headers"] if head[0] != b"content-length"]
            headers.append((b"content-length", str(len(body)).encode()))
            begun: Any = {**self._start, "headers": headers}
            self._start, message = None, {**message, "body": body}
            await self._send(begun)
        await self._send(message)


def in_words(error: BaseException, root: Path) -> str:
    """File and line of the last thing that the game did, then how it came to that."""
    lines = "".join(traceback.format_exception(error))
    return f"{_place(error, root)}{type(error).__name__}: {error}\n\n{lines}"


def _place(error: BaseException, root: Path) -> str:
    if isinstance(error, SyntaxError) and error.filename:
        return f"{_relative(error.filename, root)}, line {error.lineno}: "
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(root)] or frames[-1:]
    return f"{_relative(own[-1].filename, root)}, line {own[-1].lineno}: " if own else ""


def _relative(file: str, root: Path) -> str:
    return str(Path(file).relative_to(root)) if Path(file).is_relative_to(root) else file


def _plainly(scope: Scope) -> Any:
    """The same, by somebody who does not want anything packed."""
    headers = [head for head in scope.get("headers", ()) if head[0] != b"accept-encoding"]
    return {**scope, "headers": headers}


def _fresh(headers: Any) -> list[tuple[bytes, bytes]]:
    kept = [(name, value) for name, value in headers if name.lower() != b"cache-control"]
    return [*kept, (b"cache-control", b"no-store")]


def _is_page(headers: list[tuple[bytes, bytes]]) -> bool:
    return any(
        name.lower() == b"content-type" and value.startswith(b"text/html")
        for name, value in headers
    )


async def _answer(send: Send, body: bytes, kind: bytes, status: int = 200) -> None:
    headers = [(b"content-type", kind), (b"cache-control", b"no-store")]
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def serve_trouble(trouble: str, listening: socket.socket) -> None:
    """Serve nothing but what is wrong."""
    import uvicorn

    app: Any = Workbench(None, Path("/"), trouble)
    config = uvicorn.Config(app, log_level="error", lifespan="off", server_header=False)
    uvicorn.Server(config).run(sockets=[listening])
