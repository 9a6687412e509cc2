"""Who holds what: the discs of each trilith, those that were won, lives and bars."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.games.trilithen_knallen.material import fleet, owner_of, triliths_of

NOBODY: Final = -1
HOME: Final = -1  # a disc is still with its trilith
GONE: Final = -2  # a disc has left the game


class Stakes:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.most = 0  # discs that a trilith begins with
        self.discs: list[int] = []  # that a trilith has left, its structure points
        # Where every disc of every trilith is: HOME, GONE, or with a seat that won it. Replaced,
        # never changed, so that copies may share it.
        self.holders: list[int] = []
        self.lives: list[int] = []  # of a trilith
        self.bars: list[int] = []  # that a seat has won, where there are several lives

    def deal(self, discs: int, lives: int) -> None:
        triliths = fleet(self.seats)
        self.most = discs
        self.discs = [discs] * triliths
        self.holders = [HOME] * (triliths * discs)
        self.lives = [lives] * triliths
        self.bars = [0] * self.seats

    def pay(self, trilith: i64, damage: i64, to: i64) -> bool:
        """Hand over discs for damage, as far as there are any; whether that was enough.

        What one would pay oneself leaves the game.
        """  # clauses 4.1, 4.4, 5.1 and 6.3
        have: i64 = self.discs[trilith]
        paid = damage if damage < have else have
        self.discs[trilith] = int(have - paid)
        holder = GONE if owner_of(self.seats, int(trilith)) == to else int(to)
        holders = self.holders.copy()
        last: i64 = trilith * self.most + have
        for disc in range(last - paid, last):
            holders[disc] = holder
        self.holders = holders
        return damage <= have

    def discs_of(self, trilith: int) -> list[int]:
        """Where each disc of the trilith is."""
        return self.holders[trilith * self.most : (trilith + 1) * self.most]

    def hero_over(self, trilith: int) -> int:
        """The seat that holds the most discs of the trilith, or NOBODY where two hold as many."""
        most, best = 0, NOBODY
        discs = self.discs_of(trilith)
        for seat in range(self.seats):
            held = discs.count(seat)
            if held >= most:
                best = NOBODY if held == most else seat
                most = held
        return best

    def restore(self, trilith: int) -> None:
        """All discs of the trilith come back to it."""  # clause 6.6
        self.discs[trilith] = self.most
        first = trilith * self.most
        rest = self.holders[first + self.most :]
        self.holders = self.holders[:first] + [HOME] * self.most + rest

    def loot(self, seat: int) -> int:
        """How many discs the seat has won."""
        return self.holders.count(seat)

    def strength(self, seat: int) -> int:
        """How many discs the own triliths of the seat have left."""
        return sum([self.discs[trilith] for trilith in triliths_of(self.seats, seat)])

    def lives_of(self, seat: int) -> int:
        return sum([self.lives[trilith] for trilith in triliths_of(self.seats, seat)])

    def copy(self) -> Stakes:
        twin = Stakes(self.seats)
        twin.most = self.most
        twin.discs = self.discs.copy()
        twin.holders = self.holders
        twin.lives = self.lives.copy()
        twin.bars = self.bars.copy()
        return twin

    def key(self) -> str:
        """Equal if everybody holds as many discs of each trilith, lives and bars."""
        held = [sorted(self.discs_of(trilith)) for trilith in range(len(self.discs))]
        return f"{held} {self.lives} {self.bars}"
