"""The application: opens the house, and puts all that can be asked together."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import steinkreis
from steinkreis.core.dial import Dial
from steinkreis.core.message import Message, Seat
from steinkreis.scene.wire import plain
from steinkreis.server.errors import HANDLERS
from steinkreis.server.house import House
from steinkreis.server.limits import Limits
from steinkreis.server.page import page, welcome
from steinkreis.server.routes import games, people, records, tables
from steinkreis.server.routes import reports as lab


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
            *(games.list_games, games.shared_words, games.open_book, games.check_options),
            *(games.game_file, people.who_am_i, people.call_me, people.hello),
            *(tables.lobby, tables.open_table, tables.look_at_table, tables.live),
            *(records.download, records.replay, records.analyse, records.upload),
            *(lab.list_reports, lab.show_report, page),
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
