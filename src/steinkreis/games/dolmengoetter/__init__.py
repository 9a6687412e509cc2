"""Die Dolmengötter, for two to five."""

from __future__ import annotations

from steinkreis.core.option import options_of, tunables_of
from steinkreis.game.game import Game
from steinkreis.games.dolmengoetter import rules
from steinkreis.games.dolmengoetter.options import Options
from steinkreis.games.dolmengoetter.questions import REVEAL
from steinkreis.games.dolmengoetter.scene import draw
from steinkreis.games.dolmengoetter.tale import conclude, judge, reckon, tell

GAME = Game(
    name="dolmengoetter",
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
    lingers=lambda before, after: before.phase == REVEAL,
)
