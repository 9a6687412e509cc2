"""Rollende Steine, for one to five against the course."""

from __future__ import annotations

from steinkreis.core.option import options_of
from steinkreis.game.game import Game
from steinkreis.games.rollende_steine import rules
from steinkreis.games.rollende_steine.nature import lacks, let_roll
from steinkreis.games.rollende_steine.options import Options
from steinkreis.games.rollende_steine.scene import draw
from steinkreis.games.rollende_steine.tale import conclude, judge, note, reckon, tell

GAME = Game(
    name="rollende-steine",
    package=__name__,
    rules=3,
    older={2: {"lanes": "any"}},  # bars could lie right before a gate
    players=(1, 2, 3, 4, 5),
    options=options_of(Options),
    limit=rules.LIMIT,
    begin=rules.begin,
    draw=draw,
    tell=tell,
    judge=judge,
    reckon=reckon,
    conclude=conclude,
    sides=lambda setup: [0] * setup.players,
    nature=let_roll,
    lacks=lacks,
    book=note,
)
