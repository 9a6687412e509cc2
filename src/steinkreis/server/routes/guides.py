"""Guided first games, and the pictures of them that stand before the rules."""

from __future__ import annotations

from functools import lru_cache

from litestar import Response, get

from steinkreis.game.guide import Guide, guide_of
from steinkreis.game.registry import game as game_named
from steinkreis.server.errors import Request, denials
from steinkreis.server.packing import packed
from steinkreis.server.routes.games import CACHED
from steinkreis.table.guided import GuidePictures, encode, pictures, shown
from steinkreis.table.host import No


@get("/api/games/{name:str}/guide", responses=denials(404), sync_to_thread=True)
def follow_guide(request: Request, name: str) -> Response[bytes]:
    """The guided first game of a game, whole; a shape as in the moment before is a number."""
    body, headers = packed(_encoded(name), request.headers.get("accept-encoding", ""))
    return Response(body, media_type="application/json", headers={**CACHED, **headers})


@get("/api/games/{name:str}/pictures", responses=denials(404), sync_to_thread=True)
def look_at_pictures(name: str) -> GuidePictures:
    """What the rules show before they begin; nothing where a game has no guide."""
    guide = _guide(name)
    return GuidePictures([]) if guide is None else pictures(guide)


@lru_cache(32)
def _guide(name: str) -> Guide | None:
    return guide_of(game_named(name))


@lru_cache(32)
def _encoded(name: str) -> str:
    guide = _guide(name)
    if guide is None:
        raise No("unknown")
    return encode(shown(guide)).decode()
