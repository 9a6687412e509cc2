"""Threats: what a run from every spot of the track may break off, by what its driver remembers.

From each target outwards, on both sides, a run grows field by field, and so do the cards it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.games.trilithen_knallen.material import owner_of
from steinkreis.games.trilithen_knallen.runs import DIGIT, ONE, SHIFT, Memory
from steinkreis.kit.bits import BIT
from steinkreis.kit.stonehenge import BACKWARDS, CLOCKWISE, FIELDS

if TYPE_CHECKING:
    from steinkreis.games.trilithen_knallen.race import Race

CHOICES: Final = 5  # of all spots, so many of the best are what some hand may reach
HOPELESS: Final = 0.01  # no run is looked at that is less likely


def loss(discs: i64, fields: i64, alive: float) -> float:
    """What it costs a trilith with so many discs to be rammed over so many fields.

    `alive` is what racing is worth.
    """
    return float(fields) if fields <= discs else float(discs) + alive


class Threats:
    def __init__(self, state: Race, memory: Memory, runner: i64, alive: float) -> None:
        self.gains = vec[float](
            [0.0] * FIELDS
        )  # by spot: the best that a run from there may expect
        self.victims = vec[i64]([0] * FIELDS)  # and whom it would hit
        self.seats = state.seats
        seat = owner_of(state.seats, int(runner))
        taken = state.track.taken(runner)
        for trilith in range(len(state.track.spots)):
            owner = owner_of(state.seats, trilith)
            if trilith != runner and state.track.spots[trilith] >= 0 and owner != seat:
                self._from_behind(state, memory, trilith, CLOCKWISE, taken, alive)
                self._from_behind(state, memory, trilith, BACKWARDS, taken, alive)

    def _from_behind(
        self,
        state: Race,
        memory: Memory,
        target: i64,
        direction: i64,
        taken: i64,
        alive: float,
    ) -> None:
        """All runs in that direction that end at this target."""
        spot: i64 = state.track.spots[target]
        field = spot if direction == CLOCKWISE else (spot + 1) % FIELDS
        known, others, count = memory.known, memory.others, memory.count
        chance = 1.0
        discs: i64 = state.stakes.discs[target]
        owner: i64 = owner_of(self.seats, int(target))
        fields: i64 = 0 if state.options.reaches_under else 1
        if fields == 1:
            field = (field - direction) % FIELDS
        while chance > HOPELESS and (fields == 0 or taken & BIT[field] == 0):
            colour: i64 = state.blocks[field]
            if (known >> SHIFT[colour]) & DIGIT > 0:
                known -= ONE[colour]
            else:
                chance *= float((others >> SHIFT[colour]) & DIGIT) / float(max(count, 1))
                others -= ONE[colour]
                count -= 1
            if fields > 0:
                one = (field - direction) % FIELDS  # the pillars: before the run, side by side
                two = (one - direction) % FIELDS
                start = two if direction == CLOCKWISE else one
                if taken & (BIT[one] | BIT[two]) == 0:
                    self._offer(start, chance * loss(discs, fields, alive), owner)
            field = (field - direction) % FIELDS
            fields += 1

    def _offer(self, spot: i64, gain: float, victim: i64) -> None:
        if gain > self.gains[spot]:
            self.gains[spot] = gain
            self.victims[spot] = victim

    def best(self, spots: list[int]) -> int:
        """The spot of these from which a run promises most."""
        found = spots[0]
        for spot in spots:
            if self.gains[spot] > self.gains[found]:
                found = spot
        return found

    def spread(self, hopes: list[float], weight: float) -> None:
        """Take off what somebody may do whose hand is not known: the mean of the best spots.

        Whom it hits is as likely as it is tempting, for which gains count by their cubes.
        """
        total = _best(self.gains) / CHOICES
        if total == 0.0:
            return
        shares = vec[float]([0.0] * self.seats)
        whole = 0.0
        spot: i64 = 0
        while spot < FIELDS:
            gain = self.gains[spot]
            if gain > 0.0:
                tempting = gain * gain * gain
                shares[self.victims[spot]] += tempting
                whole += tempting
            spot += 1
        for seat in range(self.seats):
            hopes[seat] -= weight * total * shares[seat] / whole


def _best(gains: vec[float]) -> float:
    """The sum of the CHOICES best."""
    best = vec[float]([0.0] * CHOICES)  # ascending
    for gain in gains:
        if gain > best[0]:
            place: i64 = 0
            while place + 1 < CHOICES and best[place + 1] < gain:
                best[place] = best[place + 1]
                place += 1
            best[place] = gain
    total = 0.0
    for gain in best:
        total += gain
    return total
