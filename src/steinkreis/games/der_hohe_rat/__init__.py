"""Der Hohe Rat, for two, or for four in two factions."""

from __future__ import annotations

from steinkreis.core.option import options_of, tunables_of
from steinkreis.game.game import Game
from steinkreis.game.setup import Setup
from steinkreis.games.der_hohe_rat import rules
from steinkreis.games.der_hohe_rat.material import FACTIONS
from steinkreis.games.der_hohe_rat.scene import draw
from steinkreis.games.der_hohe_rat.tale import conclude, judge, reckon, tell


def sides(setup: Setup) -> list[int]:
    return rules.sides(setup.players)


def lingers(before: rules.DerHoheRat, after: rules.DerHoheRat) -> bool:
    """Somebody was convinced and has left, or the vote begins."""
    is_fewer = [after.council.seated(f) < before.council.seated(f) for f in range(FACTIONS)]
    return any(is_fewer) or after.is_voting != before.is_voting


GAME = Game(
    name="der-hohe-rat",
    package=__name__,
    rules=1,
    players=(2, 4),
    options=options_of(rules.Options),
    tunables=tunables_of(rules.Options),
    limit=rules.LIMIT,
    begin=rules.begin,
    draw=draw,
    tell=tell,
    judge=judge,
    reckon=reckon,
    conclude=conclude,
    lingers=lingers,
    sides=sides,
    box="stonehenge",
)
