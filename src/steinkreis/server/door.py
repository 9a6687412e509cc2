"""The door: how connections come in, and which of them are shown out again.

The protocols are uvicorn's. They bear whatever a connection sends, for as long as it likes; here a
call that sends more frames than any page would is hung up, a request has to be complete within a
while, and where too many are not, the oldest goes of the address that has most of them.

What comes in over a WebSocket is first offered to whoever listens, right here; only what has to
wait for something goes the long way through the application.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import resource
import socket
from typing import Any, Protocol

from uvicorn import Config, Server
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import ProtocolError
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from steinkreis.server.budgets import Bucket
from steinkreis.server.framing import framed, is_small_frame, text_in
from steinkreis.server.handover import Handover
from steinkreis.server.limits import Limits

COMPLETE = 30.0  # seconds for a request to be complete, and for an answer to be fetched
FAREWELL = 2.0  # seconds that connections have to end when the house closes
MOST_FILES = 65_536  # connections and files that we ask the system for
MOST_WAITING = 500  # connections; fewer where the system allows few files
LONGEST_HEAD = 64 * 1024  # bytes of a request before its body
HERE = "steinkreis"  # under which the application finds the connection itself
ANSWER = b'{"type":"answer"'
MOST_AHEAD = 16  # requests that are sent before the one before is answered


class Door:
    """Makes the protocols of a server, and knows which requests are not complete yet."""

    def __init__(self, limits: Limits, handover: Handover | None = None) -> None:
        self.limits = limits
        self.handover = handover
        self.most = min(MOST_WAITING, _files() // 4)
        self._waiting: dict[str, dict[Visit, float]] = {}  # by address: since when, oldest first
        self._count = 0
        self._is_watched = False

    def visit(self, config: Config, server_state: ServerState, **more: Any) -> Visit:
        """For uvicorn: a connection over HTTP."""
        return Visit(self, config, server_state, **more)

    def call(self, config: Config, server_state: ServerState, **more: Any) -> Call:
        """For uvicorn: a WebSocket."""
        return Call(self, config, server_state, **more)

    def open(self, server: Server) -> None:
        """Take in those whom other processes hand over; they are not handed on."""

        def take(line: socket.socket, head: bytes) -> None:
            coming = self._take(server, line, head)
            server.server_state.tasks.add(task := asyncio.create_task(coming))
            task.add_done_callback(server.server_state.tasks.discard)

        if self.handover is not None:
            self.handover.open(take)

    async def _take(self, server: Server, line: socket.socket, head: bytes) -> None:
        visit = self.visit(server.config, server.server_state, app_state=server.lifespan.state)
        visit.is_here_to_stay = True
        line.setblocking(False)
        with contextlib.suppress(OSError):  # gone meanwhile
            await asyncio.get_running_loop().connect_accepted_socket(lambda: visit, line)
            visit.data_received(head)

    def close(self) -> None:
        if self.handover is not None:
            self.handover.close()

    def wait_for(self, visit: Visit) -> None:
        """A request begins, or may begin."""
        self.forget(visit)
        self._waiting.setdefault(visit.address, {})[visit] = visit.loop.time()
        self._count += 1
        if self._count > self.most:
            crowd = max(self._waiting.values(), key=len)  # of the address with most of them
            self._show_out(next(iter(crowd)))
        if not self._is_watched:
            self._is_watched = True
            visit.loop.call_later(1.0, self._watch, visit.loop)

    def forget(self, visit: Visit) -> None:
        """The request is complete, or will never be."""
        crowd = self._waiting.get(visit.address, {})
        if crowd.pop(visit, None) is not None:
            self._count -= 1
            if not crowd:
                del self._waiting[visit.address]

    def _watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Show out whoever has waited for too long."""
        late = loop.time() - COMPLETE
        crowds = [crowd.items() for crowd in self._waiting.values()]
        for visit in [visit for crowd in crowds for visit, since in crowd if since < late]:
            self._show_out(visit)
        self._is_watched = self._count > 0
        if self._is_watched:
            loop.call_later(1.0, self._watch, loop)

    def _show_out(self, visit: Visit) -> None:
        self.forget(visit)
        visit.transport.abort()


class Visit(HttpToolsProtocol):
    """Requests over one connection."""

    def __init__(self, door: Door, config: Config, state: ServerState, **more: Any) -> None:
        super().__init__(config, state, **more)
        self.door = door
        self._head = 0  # bytes of the request before its body
        self._in_head = False
        self._is_complete = False
        self._stuck: asyncio.TimerHandle | None = None
        self.is_here_to_stay = False  # others gave it to this process

    @property
    def address(self) -> str:
        return self.client[0] if self.client else "?"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.door.wait_for(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.forget(self)
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self.door.forget(self)
        if self.is_here_to_stay or not self._is_handed_over():
            super().handle_websocket_upgrade()

    def _is_handed_over(self) -> bool:
        """Whether another process goes on with this connection."""
        line = self.transport.get_extra_info("socket")
        if self.door.handover is None or line is None:
            return False
        lines = [b"%b: %b" % (name, value) for name, value in self.scope["headers"]]
        head = b"\r\n".join([b"GET %b HTTP/1.1" % self.url, *lines, b"", b""])
        is_given = self.door.handover.give(self.url, head, line.fileno())
        if is_given:
            self.transport.abort()  # here; whoever has it now has it open
        return is_given

    # What the parser finds

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise ValueError("too many requests at once")
        self._is_complete, self._in_head, self._head = False, True, 0
        self.door.wait_for(self)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_complete = True
        self.door.forget(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline:
            self.door.wait_for(self)

    # Whoever does not fetch the answer

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(COMPLETE, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        if self.flow is not None:
            super().resume_writing()

    def shutdown(self) -> None:
        """The house closes: who has not finished asking gets no answer any more."""
        super().shutdown()
        if not self._is_complete:
            self.transport.abort()
        else:
            self.loop.call_later(FAREWELL, self.transport.abort)


class Listener(Protocol):
    """Whoever a call leads to."""

    def hear_now(self, text: bytes) -> bool:
        """Hear it, if that can be done at once."""

    def show(self) -> None:
        """There is room for a picture again."""


class Call(WebSocketsSansIOProtocol):
    """A WebSocket that may send so many frames a second, of whatever kind."""

    listener: Listener | None = None

    def __init__(self, door: Door, config: Config, state: ServerState, **more: Any) -> None:
        super().__init__(config, state, **more)
        self._bucket = Bucket(door.limits.frames, door.limits.frame_burst)
        self._is_whole = True  # all that came so far ended with the end of a frame
        self.conn = Counted(
            self._bucket,
            max_size=config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), HERE: {"call": self}}

    @property
    def is_free(self) -> bool:
        """Whether whoever is there has read most of what was said."""
        return self.writable.is_set()

    async def free(self) -> None:
        await self.writable.wait()

    def say(self, text: bytes) -> None:
        """Say it, unless nobody is there any more."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(framed(text))

    def hear_later(self, text: bytes) -> None:
        """Give it to the application after all."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})

    def data_received(self, data: bytes) -> None:
        """An answer that came in one small frame is offered at once; all else is the protocol's."""
        self._is_whole = self._is_whole and (self.listener is None or is_small_frame(data))
        if self.listener is not None and self._is_whole and self._is_idle:
            text = text_in(data)
            if text.startswith(ANSWER) and self._bucket.take() and self.listener.hear_now(text):
                return
        super().data_received(data)

    @property
    def _is_idle(self) -> bool:
        """Whether nothing waits to be heard before what comes now, and nobody has hung up."""
        return self.conn.state is State.OPEN and self.queue.empty() and not self.frames

    def send_receive_event_to_app(self) -> None:
        is_heard = (
            self.listener is not None
            and self.queue.empty()
            and len(self.frames) == 1
            and self.curr_msg_data_type == "text"
            and self.listener.hear_now(self.frames[0])
        )
        if not is_heard:
            super().send_receive_event_to_app()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener is not None:
            self.listener.show()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # whoever does not read is not answered

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(FAREWELL, self.transport.abort)


def call_of(extensions: Any) -> Call:
    """The connection itself, out of what the application is given of it."""
    found = extensions[HERE]["call"]
    assert isinstance(found, Call)
    return found


class Counted(ServerProtocol):
    """Fails on too many frames, before it has read all of what arrived with them."""

    def __init__(self, bucket: Bucket, **more: Any) -> None:
        super().__init__(**more)
        self._bucket = bucket

    def recv_frame(self, frame: Frame) -> None:
        if not self._bucket.take():
            raise ProtocolError("too many frames")
        super().recv_frame(frame)


def _files() -> int:
    """How many files and connections the system lets this process have."""
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def open_wide() -> None:
    """Ask the system for as many connections as it gives."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    with contextlib.suppress(OSError, ValueError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
