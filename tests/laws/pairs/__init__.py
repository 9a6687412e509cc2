"""Pairs, for two or three: a model of a game in which remembering is all."""

from __future__ import annotations

from steinkreis.game.game import Game

from .rules import LIMIT, begin
from .scene import draw
from .tale import judge, tell

GAME = Game(
    name="pairs",
    package=__name__,
    rules=1,
    players=(2, 3),
    limit=LIMIT,
    begin=begin,
    draw=draw,
    tell=tell,
    judge=judge,
    memory=True,
)
