"""The ground: on which places druids are, and on which stones."""

from __future__ import annotations

from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.games.dolmengoetter.board import reach
from steinkreis.games.dolmengoetter.material import DRUIDS, NONE
from steinkreis.games.dolmengoetter.places import EMPTY, FULL, Places
from steinkreis.games.dolmengoetter.questions import GATHER
from steinkreis.kit.bits import BIT


class Ground:
    """Druids are numbered through, DRUIDS of each seat."""

    def __init__(self) -> None:
        self.free: Places = FULL
        self.manned: Places = EMPTY  # the places with druids
        self.stones: list[Places] = []  # of each seat
        self.druids: list[int] = []  # the place of each, NONE before it is set
        self.lying: i64 = 0  # which of them gather herbs, a bit each

    def druids_of(self, seat: int) -> list[int]:
        """The places of the player's druids."""
        return self.druids[DRUIDS * seat : DRUIDS * (seat + 1)]

    def druid_at(self, place: int) -> int:
        """The number of the druid there, or NONE."""
        for druid in range(len(self.druids)):
            if self.druids[druid] == place:
                return druid
        return NONE

    def is_lying(self, druid: i64) -> bool:
        return self.lying & BIT[druid] != 0

    def targets(self, druid: int) -> Places:
        """Where the druid may go: to any free place if it lies, else as far as it can walk."""
        if self.is_lying(druid):
            return self.free  # clause 3.9
        return reach(self.druids[druid], self.manned, self.free)

    def throw(self, druid: int, rng: Rng) -> i64:
        """One of its targets at random, or GATHER, each equally likely."""
        if self.is_lying(druid):
            return self.free.throw(rng)
        targets = self.targets(druid)
        size = targets.size()
        number = rng.below(size + 1)
        return targets.nth(number) if number < size else GATHER

    def barred(self, place: i64) -> str:
        """Why the druid cannot go there, as the id of a message."""
        if self.manned.has(place):
            return "refused-taken"
        return "refused-far" if self.free.has(place) else "refused-stone"

    def owner(self, place: i64) -> int:
        """Whose stone stands there, or NONE."""
        for seat in range(len(self.stones)):
            if self.stones[seat].has(place):
                return seat
        return NONE

    def settle(self, druid: int, place: int) -> None:
        """Put the druid upright on a free place."""
        self.druids[druid] = place
        self.free = self.free.flip(place)
        self.manned = self.manned.flip(place)

    def lie_down(self, druid: i64) -> None:
        self.lying |= BIT[druid]

    def move(self, druid: int, target: int) -> None:
        """The place it leaves is not free before `put_stone` or `vacate` has said so."""
        self.manned = self.manned.flip(self.druids[druid])
        self.lying &= ~BIT[druid]
        self.settle(druid, target)

    def put_stone(self, seat: int, place: int) -> None:
        self.stones[seat] = self.stones[seat].flip(place)

    def vacate(self, place: int) -> None:
        self.free = self.free.flip(place)

    def copy(self) -> Ground:
        twin = Ground()
        twin.free = self.free
        twin.manned = self.manned
        twin.stones = self.stones[:]
        twin.druids = self.druids[:]
        twin.lying = self.lying
        return twin

    def key(self) -> str:
        """Which of a player's druids is which does not matter, but which of them lie."""
        stones = " ".join([f"{stones.low}.{stones.high}" for stones in self.stones])
        druids: list[int] = []
        for seat in range(len(self.stones)):
            first = DRUIDS * seat
            own = [2 * self.druids[k] + int(self.is_lying(k)) for k in range(first, first + DRUIDS)]
            own.sort()
            druids += own
        return f"{stones} {druids}"


def bare_ground(seats: int) -> Ground:
    ground = Ground()
    ground.stones = [EMPTY] * seats
    ground.druids = [NONE] * (DRUIDS * seats)
    return ground
