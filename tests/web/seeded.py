"""`steinkreis` for the tests: the same clicks always lead to the same game.

A table draws its luck from the number of the turn, and bots think from one seed, so that a run
that fails can be had again. Set STEINKREIS_DEAL to another number to meet other games.
"""

from __future__ import annotations

import os
import sys
from types import SimpleNamespace

from steinkreis.cli import main
from steinkreis.core.rng import Rng
from steinkreis.server import duty, room
from steinkreis.table.host import Host
from steinkreis.table.moves import Happening

DEAL = int(os.environ.get("STEINKREIS_DEAL", "1"))


class Foreseen(Host):
    """Speaks for a table where chance can be foreseen."""

    def start(self, rng: Rng, now: int) -> list[Happening]:
        return super().start(self._luck(), now)

    def answer_now(self, action: int, rng: Rng, now: int) -> list[Happening]:
        return super().answer_now(action, self._luck(), now)

    def _luck(self) -> Rng:
        return Rng(DEAL, self.table.turn)


if __name__ == "__main__":
    setattr(room, "Host", Foreseen)  # noqa: B010
    setattr(duty, "secrets", SimpleNamespace(randbits=lambda bits: DEAL))  # noqa: B010
    sys.exit(main())
