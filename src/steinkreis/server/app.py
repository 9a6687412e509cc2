"""The application: opens the house, and puts all that can be asked together."""

from __future__ import annotations

import asyncio
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
from steinkreis.server.attic import DAYS
from steinkreis.server.errors import HANDLERS
from steinkreis.server.house import House
from steinkreis.server.limits import Limits
from steinkreis.server.metrics import tell_metrics
from steinkreis.server.page import page, welcome
from steinkreis.server.routes import games, guides, people, records, tables
from steinkreis.server.routes import reports as lab
from steinkreis.server.store import database_at
from steinkreis.server.workers import Workers


def create_app(
    url: str,
    *,
    limits: Limits | None = None,
    pace: float = 0.7,
    thinkers: int | None = None,
    durable: bool = False,
    metrics: tuple[str, int] | None = None,
    days: int = DAYS,
    reports: Path | None = None,
) -> Litestar:
    """The whole house, with its store at `url`."""
    database = database_at(url, durable=durable)
    home = House(database, limits or Limits(), pace, Workers(thinkers), reports, days)

    @contextlib.asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        app.state.house = home
        await home.store.open()
        await home.rooms.open()
        tidying = asyncio.create_task(home.attic.tidy_on())
        told = await tell_metrics(home, *metrics) if metrics is not None else None
        yield
        if told is not None:
            told.close()
        tidying.cancel()
        await home.rooms.close()
        home.workers.close()
        home.studies.close()
        await home.store.close()

    return Litestar(
        route_handlers=[
            *(games.list_games, games.shared_words, games.open_book, games.check_options),
            *(guides.follow_guide, guides.look_at_pictures),
            *(games.game_file, people.who_am_i, people.call_me),
            *(people.my_link, people.hello, people.come_in),
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
