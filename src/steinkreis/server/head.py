"""The head of the page: its language and title, and what others show where a link to it is sent."""

from __future__ import annotations

from html import escape

from steinkreis.core.message import Message
from steinkreis.game.game import AnyGame
from steinkreis.game.registry import games
from steinkreis.game.words import Words

NAME = "Steinkreis"
ABOUT = {
    "de": "Alte deutsche Steinspiele, neu aufgestellt: allein, mit Freunden oder gegen Bots.",
    "en": "Old German stone games for the browser: alone, with friends or against bots.",
}
DOORS = {
    "table": ("Ein Tisch", "A table"),
    "replay": ("Eine Partie", "A game"),
    "guide": ("Die erste Partie", "A first game"),
}


def language_of(accepted: str) -> str:
    """German for whoever reads German, as the page itself decides."""
    codes = [word.split(";")[0].strip().lower() for word in accepted.split(",")]
    return "de" if any(code == "de" or code.startswith("de-") for code in codes) else "en"


def headed(index: str, language: str, kind: str, game: str, house: str = "/") -> str:
    """The page with the head for what is looked at: a game, a table, a replay, or anything else.

    `house` is the address of the home page: a preview is drawn elsewhere, and needs all of it.
    """
    title, about = NAME, ABOUT[language]
    known = games().get(game)
    if known is not None:
        name, about = _named(known, language)
        door = DOORS.get(kind)
        called = f"{name}: {door[language == 'en']}" if door else name
        title = f"{called} · {NAME}"
    tags = {"og:site_name": NAME, "og:type": "website", "og:title": title}
    tags |= {"og:description": about, "og:image": f"{house}icon-512.png"}
    lines = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in tags.items()]
    lines += [f'<meta name="description" content="{escape(about)}" />']
    return (
        index.replace('<html lang="en">', f'<html lang="{language}">')
        .replace(f"<title>{NAME}</title>", f"<title>{escape(title)}</title>")
        .replace("</head>", "\n".join([*lines, "</head>"]))
    )


def _named(game: AnyGame, language: str) -> tuple[str, str]:
    words = Words(game, language)
    return words.say(Message("title")), words.say(Message("tagline"))
