"""Trilithen Knallen, for two to five."""

from __future__ import annotations

from steinkreis.core.option import options_of, tunables_of
from steinkreis.game.game import Game
from steinkreis.games.trilithen_knallen import rules
from steinkreis.games.trilithen_knallen.options import Options
from steinkreis.games.trilithen_knallen.scene import draw
from steinkreis.games.trilithen_knallen.tale import conclude, judge, reckon, tell


def lingers(before: rules.TrilithenKnallen, after: rules.TrilithenKnallen) -> bool:
    """A crash, or a wrong card."""
    has_crashed = bool(after.hits) and after.hits is not before.hits
    return has_crashed or (after.is_wrong and not before.is_wrong)


GAME = Game(
    name="trilithen-knallen",
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
    lingers=lingers,
    memory=True,
    box="stonehenge",
)
