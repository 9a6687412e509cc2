"""Steinbeißer, for two to six."""

from __future__ import annotations

from steinkreis.core.option import options_of, tunables_of
from steinkreis.core.state import NOBODY
from steinkreis.game.game import Game
from steinkreis.game.setup import Setup
from steinkreis.games.steinbeisser import rules
from steinkreis.games.steinbeisser.options import Options
from steinkreis.games.steinbeisser.questions import ROLL, ROLL_ONE
from steinkreis.games.steinbeisser.scene import draw
from steinkreis.games.steinbeisser.tale import conclude, judge, reckon, tell


def again(setup: Setup, won: bool) -> Setup:
    """Whoever won begins the next game; where nobody did so alone, the lot decides."""
    return Setup(setup.players, {**setup.options, "starter": "first" if won else "lot"})


GAME = Game(
    name="steinbeisser",
    package=__name__,
    rules=1,
    players=(2, 3, 4, 5, 6),
    options=options_of(Options),
    tunables=tunables_of(Options),
    limit=rules.LIMIT,
    begin=rules.begin,
    draw=draw,
    tell=tell,
    judge=judge,
    reckon=reckon,
    conclude=conclude,
    again=again,
    throws=lambda state: state.turn if state.phase in (ROLL, ROLL_ONE) else NOBODY,
    lingers=lambda before, after: after.board.bitten not in (0, before.board.bitten),
)
