"""Opferroulette, for two to five."""

from __future__ import annotations

from steinkreis.core.option import options_of, tunables_of
from steinkreis.game.game import Game
from steinkreis.games.opferroulette import rules
from steinkreis.games.opferroulette.options import Options
from steinkreis.games.opferroulette.questions import FALL
from steinkreis.games.opferroulette.scene import draw
from steinkreis.games.opferroulette.tale import conclude, judge, reckon, tell

GAME = Game(
    name="opferroulette",
    package=__name__,
    rules=1,
    players=(2, 3, 4, 5),
    options=options_of(Options),
    tunables=tunables_of(Options),
    limit=rules.LIMIT,
    begin=rules.begin,
    draw=draw,
    tell=tell,
    judge=judge,
    reckon=reckon,
    conclude=conclude,
    lingers=lambda before, after: before.phase == FALL,
    box="stonehenge",
)
