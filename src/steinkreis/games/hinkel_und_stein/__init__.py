"""Hinkel & Stein, for two to four."""

from __future__ import annotations

from steinkreis.game.game import Game
from steinkreis.game.setup import Option, Setup
from steinkreis.games.hinkel_und_stein import rules
from steinkreis.games.hinkel_und_stein.scene import draw
from steinkreis.games.hinkel_und_stein.table import Options
from steinkreis.games.hinkel_und_stein.tale import earn, judge, tell


def begin(setup: Setup) -> rules.HinkelStein:
    options = Options(
        is_exact=setup.options.get("weights") == "open",
        chief_puts_fate=setup.options.get("fate") == "chief",
        offers_late=setup.options.get("offer") == "after",
        chief_breaks_ties=setup.options.get("tie") == "chief",
    )
    return rules.begin(setup.players, options)


GAME = Game(
    name="hinkel-und-stein",
    package=__name__,
    rules=1,
    players=(2, 3, 4),
    options=(
        Option(name="weights", values=("by-eye", "open")),
        Option(name="fate", values=("chance", "chief")),
        Option(name="offer", values=("before", "after"), players=(3,)),
        Option(name="tie", values=("shared", "chief")),
    ),
    limit=rules.LIMIT,
    begin=begin,
    draw=draw,
    tell=tell,
    judge=judge,
    earn=earn,
)
