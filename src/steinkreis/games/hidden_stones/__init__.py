"""Hidden Stones, for one to five."""

from __future__ import annotations

from steinkreis.core.option import options_of, tunables_of
from steinkreis.game.game import Game
from steinkreis.games.hidden_stones import rules
from steinkreis.games.hidden_stones.options import Options
from steinkreis.games.hidden_stones.scene import draw
from steinkreis.games.hidden_stones.tale import conclude, judge, lingers, reckon, tell

GAME = Game(
    name="hidden-stones",
    package=__name__,
    rules=1,
    players=(1, 2, 3, 4, 5),
    options=options_of(Options),
    tunables=tunables_of(Options),
    limit=rules.LIMIT,
    begin=rules.begin,
    draw=draw,
    tell=tell,
    judge=judge,
    reckon=reckon,
    conclude=conclude,
    lingers=lingers,
)
