"""The wooden discs: the supply, the pot, and what everybody holds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.games.hinkel_und_stein.material import DISCS
from steinkreis.kit.packed import ones, shifts

# What the players hold is one number, twelve bits a seat.
SHIFT: Final = shifts(12, 4)
ONE: Final = ones(12, 4)


class Discs:
    """Fifty discs, of which none is ever lost."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.supply: i64 = DISCS
        self.pot: i64 = 0
        self.held: i64 = 0
        self.prized: i64 = 0  # what everybody ever got out of the pot, written like `held`
        self.returned: i64 = 0  # discs a head that were given back when the supply ran out
        self.given_back: i64 = 0  # discs a head that were ever given back, for whatever reason
        self.borrowed: i64 = 0  # discs the box did not have

    def copy(self) -> Discs:
        twin = Discs(self.seats)
        twin.supply = self.supply
        twin.pot = self.pot
        twin.held = self.held
        twin.prized = self.prized
        twin.returned = self.returned
        twin.given_back = self.given_back
        twin.borrowed = self.borrowed
        return twin

    def of(self, seat: i64) -> i64:
        return (self.held >> SHIFT[seat]) & 4095

    def add_to_pot(self, count: i64) -> None:
        for _ in range(count):
            self._take()
            self.pot += 1

    def pay_out(self, seat: i64) -> None:
        """One disc from the supply, for the seat itself."""
        self._take()
        self.held += ONE[seat]

    def win(self, seat: i64, count: i64) -> None:
        """Discs out of the pot."""
        self.pot -= count
        self.held += count * ONE[seat]
        self.prized += count * ONE[seat]

    def prize_of(self, seat: i64) -> i64:
        """What a seat ever got out of the pot."""
        return (self.prized >> SHIFT[seat]) & 4095

    def _take(self) -> None:
        """One disc out of the supply, which is filled up first where it is empty."""
        if self.supply == 0:
            back = self.level()
            self.returned += back
            if back == 0:  # clause 6.6
                self.borrowed += 1
                self.supply = 1
        self.supply -= 1

    def level(self) -> i64:
        """Everybody gives back as many discs as the poorest has; how many that were."""
        least = self.of(0)
        for seat in range(1, self.seats):
            least = min(least, self.of(seat))
        for seat in range(self.seats):
            self.held -= least * ONE[seat]
        self.supply += least * self.seats
        self.given_back += least
        return least

    def all(self) -> i64:
        """Every disc there is, without those that were borrowed."""
        total = self.supply + self.pot - self.borrowed
        for seat in range(self.seats):
            total += self.of(seat)
        return total

    def key(self) -> str:
        return f"{self.supply} {self.pot} {self.held} {self.returned} {self.borrowed}"
