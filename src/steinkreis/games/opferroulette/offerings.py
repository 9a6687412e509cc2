"""The offerings: which of them lies in which pit, and who has destroyed which."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.games.opferroulette.material import MOST_OWNERS, OFFERINGS
from steinkreis.kit.bits import BIT
from steinkreis.kit.packed import ones, shifts
from steinkreis.kit.stonehenge import FIRST_TRILITH, PITS, TRILITHS, is_trilith

NONE: Final = -1
WAITING: Final = -1  # not laid yet
LOOT: Final = PITS  # + the seat that has destroyed it

DIGIT: Final = 63
SHIFT: Final = shifts(6, MOST_OWNERS)
ONE: Final = ones(6, MOST_OWNERS)


class Offerings:
    """The place of every offering, ten for each owner: a pit, or LOOT + seat, or WAITING.

    What follows from the places is counted along, in digits (`kit/packed.py`).
    """

    def __init__(self) -> None:
        self.places: list[int] = []
        self.laid = 0  # offerings whose card is known
        self.free: list[int] = []  # by the colour of a trilith card: its offering, or NONE
        self.filled: i64 = 0  # the pits in which something lies, as a set
        self.lying: i64 = 0  # of each owner, in pits
        self.taken: i64 = 0  # by each seat, whosever they were
        self.own: i64 = 0  # by each seat, of its own

    def wait(self, owners: int) -> None:
        """Get all of them ready to be laid."""
        self.places = [WAITING] * (owners * OFFERINGS)
        self.free = [NONE] * TRILITHS

    def lay(self, card: int) -> None:
        """Lay the next offering as its card says; that of a trilith card has to wait."""
        if is_trilith(card):
            self.free[card - FIRST_TRILITH] = self.laid
        else:
            self._put(self.laid, card)
        self.laid += 1

    def _put(self, offering: int, pit: int) -> None:
        self.places[offering] = pit
        self.filled |= BIT[pit]
        self.lying += ONE[owner_of(offering)]

    def next_free(self) -> int:
        """The offering of a trilith card that comes next, by the colour of the card, or NONE."""
        for offering in self.free:
            if offering != NONE:
                return offering  # clause 2.3
        return NONE

    def place(self, pit: int) -> None:
        """Lay that offering into any pit."""
        offering = self.next_free()
        self._put(offering, pit)
        self.free[self.free.index(offering)] = NONE

    def destroy(self, pit: i64, seat: i64) -> None:
        """Give everything in the pit to the seat."""
        if self.filled & BIT[pit] == 0:
            return
        self.filled -= BIT[pit]
        for offering in range(len(self.places)):
            if self.places[offering] == pit:
                owner = owner_of(offering)
                self.places[offering] = LOOT + int(seat)
                self.lying -= ONE[owner]
                self.taken += ONE[seat]
                if owner == seat:
                    self.own += ONE[seat]

    def inside(self, pit: int) -> list[int]:
        """The offerings in a pit."""
        return [k for k in range(len(self.places)) if self.places[k] == pit]

    def standing(self, owner: i64) -> int:
        """How many of the owner's offerings lie in pits."""
        return (self.lying >> SHIFT[owner]) & DIGIT

    def loot(self, seat: i64) -> int:
        """How many offerings the seat has destroyed, whosever they were."""
        return (self.taken >> SHIFT[seat]) & DIGIT

    def own_loot(self, seat: i64) -> int:
        """How many of its own offerings the seat has destroyed."""
        return (self.own >> SHIFT[seat]) & DIGIT

    def copy_onto(self, twin: Offerings) -> None:
        """Make new offerings equal to these."""
        twin.places = list(self.places)
        twin.laid = self.laid
        twin.free = list(self.free)
        twin.filled = self.filled
        twin.lying = self.lying
        twin.taken = self.taken
        twin.own = self.own

    def key(self) -> str:
        """Equal if the same owners' offerings lie in the same places."""
        firsts = range(0, len(self.places), OFFERINGS)
        lying = [sorted(self.places[first : first + OFFERINGS]) for first in firsts]
        free = [NONE if offering == NONE else owner_of(offering) for offering in self.free]
        return f"{lying} {self.laid} {free}"


def owner_of(offering: int) -> int:
    return offering // OFFERINGS
