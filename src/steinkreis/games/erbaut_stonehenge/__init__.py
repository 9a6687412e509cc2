"""Erbaut Stonehenge!, for three and four, and for five as an experiment."""

from __future__ import annotations

from steinkreis.core.option import options_of, tunables_of
from steinkreis.game.game import Game
from steinkreis.games.erbaut_stonehenge import rules
from steinkreis.games.erbaut_stonehenge.material import BLOCK_CHAIN
from steinkreis.games.erbaut_stonehenge.options import Options
from steinkreis.games.erbaut_stonehenge.scene import draw
from steinkreis.games.erbaut_stonehenge.tale import conclude, judge, reckon, tell


def lingers(before: rules.ErbautStonehenge, after: rules.ErbautStonehenge) -> bool:
    """A chain, or a trilith: whatever brings as much as a chain does."""
    scores = zip(before.scores(), after.scores(), strict=True)
    return any(new - old >= BLOCK_CHAIN for old, new in scores)


GAME = Game(
    name="erbaut-stonehenge",
    package=__name__,
    rules=1,
    players=(3, 4, 5),
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
    box="stonehenge",
)
