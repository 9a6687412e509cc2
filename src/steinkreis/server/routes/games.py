"""The games: what there is, their words and pictures, their record books."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
from litestar import Response, get, post

from steinkreis.bots.roster import NAMES
from steinkreis.core.message import Message
from steinkreis.core.state import OpenState
from steinkreis.game.game import AnyGame
from steinkreis.game.registry import game as game_named
from steinkreis.game.registry import games
from steinkreis.game.trouble import BadSetup
from steinkreis.game.words import LANGUAGES
from steinkreis.server.book import LONGEST_BOOK, Book, read_row
from steinkreis.server.errors import Asked, refusals
from steinkreis.server.house import guest, house
from steinkreis.table.host import No

FILES = {
    "sprites.svg": "image/svg+xml; charset=utf-8",
    "theme.css": "text/css; charset=utf-8",
    **{f"{language}.ftl": "text/plain; charset=utf-8" for language in LANGUAGES},
    **{f"rules.{language}.md": "text/plain; charset=utf-8" for language in LANGUAGES},
}
CACHED = {"cache-control": "public, max-age=60"}


class OptionInfo(msgspec.Struct):
    name: str
    values: list[str]
    default: Any
    players: list[int]
    data: bool  # takes more than its values: something of one's own


class GameInfo(msgspec.Struct):
    name: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]
    secrets: bool
    can_resign: bool
    book: bool
    lacks: bool  # something without which it cannot be played on this server


class GameList(msgspec.Struct):
    games: list[GameInfo]


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    options: dict[str, Any] = {}
    players: int = 0  # 0: as few as can be


class Judged(msgspec.Struct):
    why: Message | None


@get("/api/games", sync_to_thread=True)
def list_games() -> GameList:
    """Every game with its numbers of players and its options."""
    return GameList([_game_info(game) for game in games().values()])


def _game_info(game: AnyGame) -> GameInfo:
    options = [
        OptionInfo(o.name, list(o.values), o.default, list(o.players), o.check is not None)
        for o in game.options
    ]
    secrets = not isinstance(game.start(game.setup(game.players[0])), OpenState)
    return GameInfo(
        name=game.name,
        players=list(game.players),
        options=options,
        bots=NAMES[::-1],
        secrets=secrets,
        can_resign=game.can_resign,
        book=game.book is not None,
        lacks=game.lacks() is not None,
    )


@get("/api/games/{name:str}/book", responses=refusals(404))
async def open_book(request: Asked, name: str) -> Book:
    """The best games that were played here to their end, the best first."""
    game = game_named(name)
    home = house(request.app.state)
    rows = await home.store.best(game.name, LONGEST_BOOK) if game.book is not None else []
    return Book([read_row(*row) for row in rows])


@post("/api/games/{name:str}/check", status_code=200, responses=refusals(404))
async def check_options(request: Asked, name: str, data: Chosen) -> Judged:
    """What is wrong with options that somebody thinks of, so that it can be said at once."""
    await guest(request)
    game = game_named(name)
    try:
        game.setup(data.players or game.players[0], data.options)
    except BadSetup as bad:
        return Judged(bad.why or No("bad-setup").why)
    return Judged(None)


@get("/api/words/{file:str}", sync_to_thread=False, responses=refusals(404))
def shared_words(file: str) -> Response[str]:
    """The Fluent words that all games share."""
    if file not in [f"{language}.ftl" for language in LANGUAGES]:
        raise No("unknown")
    text = (files("steinkreis.game") / file).read_text(encoding="utf-8")
    return Response(text, media_type=FILES[file], headers=CACHED)


@get("/api/games/{name:str}/{file:str}", sync_to_thread=False, responses=refusals(404))
def game_file(name: str, file: str) -> Response[str]:
    """A game's words, rules, sprites or theme."""
    if file not in FILES:
        raise No("unknown")
    text = game_named(name).resource(file)
    return Response(text, media_type=FILES[file], headers=CACHED)
