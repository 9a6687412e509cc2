"""By which names the house may be called.

A page from elsewhere whose name leads to this machine would count as our own page. So names have to
be known; numbers need not, because no page from elsewhere is called by our number.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address

from litestar.types import ASGIApp, Receive, Scope, Send

from steinkreis.server.errors import spoken
from steinkreis.table.host import No

MISDIRECTED = 421


class Hosts:
    """Lets only those in who call the house by a name of its own."""

    def __init__(self, app: ASGIApp, allowed: Iterable[str]) -> None:
        self.app = app
        own = socket.gethostname().lower()
        self.names = {"localhost", "*.localhost", own, f"{own}.local", *map(str.lower, allowed)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not self.is_called_right(scope):
            await self._refuse(scope["type"], send)
        else:
            await self.app(scope, receive, send)

    def is_called_right(self, scope: Scope) -> bool:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        return all(self.knows(host.decode("latin-1")) for host in hosts)

    def knows(self, host: str) -> bool:
        """Whether that is one of our names, or a number."""
        name = _without_port(host).lower().rstrip(".")
        _, _, domain = name.partition(".")
        is_ours = "*" in self.names or name in self.names or f"*.{domain}" in self.names
        return is_ours or not name or _is_number(name)

    async def _refuse(self, kind: str, send: Send) -> None:
        if kind == "websocket":
            await send({"type": "websocket.close", "code": 4000 + MISDIRECTED, "reason": ""})
            return
        headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
        await send({"type": "http.response.start", "status": MISDIRECTED, "headers": headers})
        body = spoken(No("foreign"))
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
