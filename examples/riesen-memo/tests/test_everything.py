"""What every game has to hold: laws, clauses, words."""

from __future__ import annotations

from riesen_memo import GAME

from steinkreis.testing import GameTests


class TestRiesenMemo(GameTests):
    of = GAME
    seconds = 12.0
