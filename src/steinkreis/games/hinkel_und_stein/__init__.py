"""Hinkel & Stein, for two to four."""

from __future__ import annotations

from steinkreis.core.option import options_of
from steinkreis.game.game import Game
from steinkreis.games.hinkel_und_stein import rules
from steinkreis.games.hinkel_und_stein.options import Options
from steinkreis.games.hinkel_und_stein.scene import draw
from steinkreis.games.hinkel_und_stein.tale import earn, judge, reckon, tell

GAME = Game(
    name="hinkel-und-stein",
    package=__name__,
    rules=1,
    players=(2, 3, 4),
    options=options_of(Options),
    limit=rules.LIMIT,
    begin=rules.begin,
    draw=draw,
    tell=tell,
    judge=judge,
    conceal=rules.conceal,
    reckon=reckon,
    earn=earn,
    lingers=lambda before, after: after.last is not before.last,
)
