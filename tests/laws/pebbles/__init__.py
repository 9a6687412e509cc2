"""Pebbles, for two or three: a model of a game that lives outside the package."""

from __future__ import annotations

from steinkreis.core.option import Option
from steinkreis.game.game import Game

from .rules import LIMIT, begin
from .scene import draw
from .tale import judge, tell

GAME = Game(
    name="pebbles",
    package=__name__,
    rules=1,
    players=(2, 3),
    options=(
        Option(name="refill", values=("off", "on")),
        Option(name="pot", values=("lost", "kept"), players=(3,)),
    ),
    limit=LIMIT,
    begin=begin,
    draw=draw,
    tell=tell,
    judge=judge,
)
