"""The monument: who has built what, and where druids stand."""

from __future__ import annotations

from mypy_extensions import i64

from steinkreis.games.erbaut_stonehenge.glory import added
from steinkreis.games.erbaut_stonehenge.material import ALL_SITES, FIRST_PLACE, NEUTRAL
from steinkreis.games.erbaut_stonehenge.yards import NOTHING, NOWHERE
from steinkreis.kit.bits import BIT, size
from steinkreis.kit.stonehenge import TRILITHS


class Monument:
    """Sets of sites, by their builders; those after the last seat are neutral blocks."""

    def __init__(self, seats: int) -> None:
        self.built: list[int] = [0] * (seats + 1)
        self.all: i64 = 0  # built by anybody
        self.druids: i64 = 0  # sites where a druid stands
        self.neutral: i64 = NEUTRAL  # blocks that are left
        self.erected: list[int] = [NOTHING] * TRILITHS  # the card of each trilith, by its place
        self.heir: i64 = NOWHERE  # the seat to which the neutral blocks belong

    def free(self) -> i64:
        """Sites with neither a building nor a druid."""
        return ALL_SITES & ~(self.all | self.druids)

    def unbuilt(self) -> i64:
        return ALL_SITES & ~self.all

    def build(self, owner: int, site: i64) -> None:
        self.built[owner] |= BIT[site]
        self.all |= BIT[site]

    def erect(self, owner: int, site: i64, card: int) -> None:
        """Put up a trilith."""
        self.build(owner, site)
        self.erected[site - FIRST_PLACE] = card

    def build_neutral(self, seat: i64, site: i64) -> None:
        """A neutral block: whoever is the first to need one owns them all."""  # clause 4.11
        self.build(len(self.built) - 1, site)
        self.neutral -= 1
        if self.heir == NOWHERE:
            self.heir = seat

    def occupy(self, site: i64) -> None:
        self.druids |= BIT[site]

    def leave(self, site: i64) -> None:
        if site != NOWHERE:
            self.druids &= ~BIT[site]

    def is_built(self, site: i64) -> bool:
        return self.all & BIT[site] != 0

    def of(self, seat: int) -> i64:
        """All that counts for the seat."""
        own: i64 = self.built[seat]
        if self.heir == seat:
            own |= self.built[len(self.built) - 1]
        return own

    def count(self) -> i64:
        return size(self.all)

    def gain(self, seat: int, site: i64, *, is_neutral: bool) -> int:
        """The points that a building there would add for the seat."""
        own = self.of(seat)
        if not is_neutral or self.heir == seat:
            return added(own, BIT[site])
        if self.heir == NOWHERE:
            neutral: i64 = self.built[len(self.built) - 1]
            return added(own, neutral | BIT[site])
        return 0  # it belongs to somebody else

    def copy(self) -> Monument:
        twin = Monument(len(self.built) - 1)
        twin.built = list(self.built)
        twin.all = self.all
        twin.druids = self.druids
        twin.neutral = self.neutral
        twin.erected = list(self.erected)
        twin.heir = self.heir
        return twin

    def key(self) -> str:
        return f"{self.built} {self.druids} {self.neutral} {self.heir} {self.erected}"
