"""Reports of the lab."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get

from steinkreis.lab.archive import Card, file_of, reports
from steinkreis.server.errors import Request, denials
from steinkreis.server.house import house
from steinkreis.table.host import No


class ReportList(msgspec.Struct):
    reports: list[Card]


@get("/api/reports", sync_to_thread=True)
def list_reports(request: Request) -> ReportList:
    """What the lab found out about the games, the newest first."""
    folder = house(request.app.state).reports
    return ReportList(reports(folder) if folder is not None else [])


@get("/api/reports/{game:str}/report.html", responses=denials(404), include_in_schema=False)
async def show_report(request: Request, game: str, language: str = "en") -> Response[bytes]:
    """One report, a page of its own, in that language where there is one."""
    folder = house(request.app.state).reports
    known = await asyncio.to_thread(reports, folder) if folder is not None else []
    if folder is None or game not in [card.game for card in known]:
        raise No("unknown")
    body = await asyncio.to_thread(file_of(folder, game, language).read_bytes)
    return Response(body, media_type="text/html; charset=utf-8")
