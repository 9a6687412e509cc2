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
from steinkreis.game.guide import FILE as GUIDE
from steinkreis.game.registry import game as game_named
from steinkreis.game.registry import games
from steinkreis.game.trouble import BadSetup
from steinkreis.game.words import LANGUAGES, Words
from steinkreis.server.book import LONGEST_BOOK, Book, read_row
from steinkreis.server.cover import cover
from steinkreis.server.errors import Request, denials
from steinkreis.server.house import guest, house
from steinkreis.server.packing import packed
from steinkreis.table.host import No

FILES = {
    "sprites.svg": "image/svg+xml; charset=utf-8",
    "cover.svg": "image/svg+xml; charset=utf-8",
    "theme.css": "text/css; charset=utf-8",
    **{f"{language}.ftl": "text/plain; charset=utf-8" for language in LANGUAGES},
    **{f"rules.{language}.md": "text/plain; charset=utf-8" for language in LANGUAGES},
}
CACHED = {"cache-control": "public, max-age=5"}  # whoever edits them sees it with the next look


class OptionInfo(msgspec.Struct):
    name: str
    values: list[str]
    default: Any
    players: list[int]
    data: bool  # takes more than its values: something of one's own


class GameInfo(msgspec.Struct):
    name: str
    titles: dict[str, str]  # by language, so that a list of games needs no words of theirs
    taglines: dict[str, str]
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]  # the usual one first
    secrets: bool
    can_resign: bool
    memory: bool  # what was shown is to be remembered: no hints
    book: bool
    guide: bool  # there is a guided first game
    lacks: bool  # something without which it cannot be played on this server


class GameList(msgspec.Struct):
    games: list[GameInfo]


class Draft(msgspec.Struct, forbid_unknown_fields=True):
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
    spoken = {language: Words(game, language) for language in LANGUAGES}
    return GameInfo(
        name=game.name,
        titles={language: said.say(Message("title")) for language, said in spoken.items()},
        taglines={language: said.say(Message("tagline")) for language, said in spoken.items()},
        players=list(game.players),
        options=options,
        bots=NAMES[::-1],
        secrets=secrets,
        can_resign=game.can_resign,
        memory=game.memory,
        book=game.book is not None,
        guide=bool(game.resource(GUIDE)),
        lacks=game.lacks() is not None,
    )


@get("/api/games/{name:str}/book", responses=denials(404))
async def open_book(request: Request, name: str) -> Book:
    """The best games that were played here to their end, the best first."""
    game = game_named(name)
    home = house(request.app.state)
    rows = await home.store.best(game.name, LONGEST_BOOK) if game.book is not None else []
    return Book([read_row(*row) for row in rows])


@post("/api/games/{name:str}/check", status_code=200, responses=denials(404))
async def check_options(request: Request, name: str, data: Draft) -> Judged:
    """What is wrong with options that somebody thinks of, so that it can be said at once."""
    await guest(request)
    game = game_named(name)
    try:
        game.setup(data.players or game.players[0], data.options)
    except BadSetup as bad:
        return Judged(bad.why or No("bad-setup").why)
    return Judged(None)


@get("/api/words/{file:str}", sync_to_thread=False, responses=denials(404))
def shared_words(request: Request, file: str) -> Response[bytes]:
    """The Fluent words that all games share."""
    if file not in [f"{language}.ftl" for language in LANGUAGES]:
        raise No("unknown")
    text = (files("steinkreis.game") / file).read_text(encoding="utf-8")
    return _sent(request, text, FILES[file])


@get("/api/games/{name:str}/{file:str}", sync_to_thread=False, responses=denials(404))
def game_file(request: Request, name: str, file: str) -> Response[bytes]:
    """A game's words, rules, sprites or theme."""
    if file not in FILES:
        raise No("unknown")
    game = game_named(name)
    if file == "cover.svg":
        text = cover(game.resource("sprites.svg"))
    else:
        text = game.theme() if file == "theme.css" else game.resource(file)
    return _sent(request, text, FILES[file])


def _sent(request: Request, text: str, kind: str) -> Response[bytes]:
    body, headers = packed(text, request.headers.get("accept-encoding", ""))
    return Response(body, media_type=kind, headers={**CACHED, **headers})
