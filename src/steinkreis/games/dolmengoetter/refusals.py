"""Why an answer is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.core.message import Message
from steinkreis.games.dolmengoetter.board import PLACES
from steinkreis.games.dolmengoetter.material import VALUES
from steinkreis.games.dolmengoetter.questions import BUILD, DRUID, GATHER, GO, SETTLE

if TYPE_CHECKING:
    from steinkreis.games.dolmengoetter.rules import Dolmengoetter


def why_not(state: Dolmengoetter, action: int) -> Message:
    """The reason, for an answer that is not legal."""
    if state.phase == GO and action <= GATHER:
        return Message("refused-lying" if action == GATHER else state.ground.barred(action))
    if state.phase == DRUID and action < PLACES:
        return Message("refused-druid")
    if state.phase == SETTLE and action < PLACES:
        return Message("refused-taken")
    if state.phase == BUILD and 0 < action <= VALUES:
        return Message("refused-dolmen", value=action)
    return Message("refused")
