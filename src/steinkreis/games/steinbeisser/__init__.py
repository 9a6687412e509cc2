"""Steinbeißer, for two to six."""

from __future__ import annotations

from steinkreis.game.game import Game
from steinkreis.game.setup import Option, Setup
from steinkreis.games.steinbeisser import rules
from steinkreis.games.steinbeisser.scene import draw
from steinkreis.games.steinbeisser.tale import judge, tell


def begin(setup: Setup) -> rules.Steinbeisser:
    options = rules.Options(
        size=24 if setup.options.get("board") == "24" else 28,
        wide=setup.options.get("corners") != "narrow",
        grace=setup.is_on("grace"),
        later=setup.options.get("last-stone") == "later",
    )
    return rules.begin(setup.players, options)


GAME = Game(
    name="steinbeisser",
    package=__name__,
    rules=1,
    players=(2, 3, 4, 5, 6),
    options=(
        Option(name="board", values=("28", "24")),
        Option(name="corners", values=("wide", "narrow")),
        Option(name="grace", values=("off", "on")),
        Option(name="last-stone", values=("shared", "later")),
    ),
    limit=rules.LIMIT,
    begin=begin,
    draw=draw,
    tell=tell,
    judge=judge,
)
