"""A record as it may be given away: without what nobody ever gets to know.

Where a secret outlasts the game (`Game.conceal`), another one stands in its place that agrees with
all that was seen, so the record still plays through to the same end.
"""

from __future__ import annotations

from typing import Final

from steinkreis.core.rng import Rng
from steinkreis.core.state import PUBLIC
from steinkreis.game.record import Record, replay
from steinkreis.game.trouble import BadRecord

TRIES: Final = 20


def given(record: Record, rng: Rng) -> Record:
    """The same game with its lasting secrets drawn anew."""
    conceal = record.game.conceal
    if conceal is None:
        return record
    view, stored = record.state.hide(PUBLIC), record.stored()
    for _ in range(TRIES):
        stored.actions = conceal(view, record.actions, rng)
        try:
            return replay(stored, record.game)
        except BadRecord:
            continue  # drawn weights may miss a tilt that was very close
    raise BadRecord("no other secrets agree with what was seen")
