"""Riesen-Memo, for two to five: giants' stones, two of each, and whoever remembers takes them."""

from __future__ import annotations

from steinkreis.core.option import options_of
from steinkreis.game.game import Game

from .options import Options
from .rules import LIMIT, begin
from .scene import draw
from .tale import judge, tell

GAME = Game(
    name="riesen-memo",
    package=__name__,
    rules=1,
    players=(2, 3, 4, 5),
    options=options_of(Options),
    limit=LIMIT,
    begin=begin,
    draw=draw,
    tell=tell,
    judge=judge,
    memory=True,
)
