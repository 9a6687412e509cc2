"""The two rings: stones on the way, biters on the path beside it, and on the way themselves.

Fields are numbered clockwise from 0; field k of the path lies beside field k of the way. Sets of
fields are bit masks (`kit/bits`), lists of fields are numbers (`kit/packed`), and so are heaps: how
many stones of each seat, three bits a seat, and above them how many there are in all.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.games.steinbeisser.material import BITERS, COLOURS, HUNGER, SAFE, corner
from steinkreis.kit.bits import BIT
from steinkreis.kit.packed import UNIT, enlist, listed, shifts

TOTAL: Final = 18  # where the count of all begins in a heap
COUNT: Final = 7
SHIFT: Final = shifts(3, 6)
ONE: Final = vec[i64]([(1 << (3 * seat)) + (1 << TOTAL) for seat in range(6)])


class Board:
    """What lies and sits where.

    Of the biters of a colour the first `out` sit on the way, the next one lurks on the path, and
    the others wait in the cave; once on the way, a biter stays there.
    """

    def __init__(self, size: i64) -> None:
        self.size = size
        self.heaps: vec[i64] = vec[i64]()  # by field: the stones, free or under a biter
        self.stones: vec[i64] = vec[i64]()  # by seat: a list, to follow each stone by eye
        self.free: i64 = 0  # all stones that no biter sits on, as a heap
        self.places: vec[i64] = vec[i64]()  # by biter, three of each colour: its field
        self.out: vec[i64] = vec[i64]()  # by colour: biters on the way
        self.path: i64 = 0  # fields of the path with a biter
        self.way: i64 = 0  # fields of the way with a biter
        self.spared: i64 = 0  # fields whose stones the biter beside them must leave alone
        self.bitten: i64 = 0  # fields where stones were eaten since the last answer

    # What is seen

    def count(self, field: i64) -> i64:
        """Stones on the field, free or not."""
        return self.heaps[field] >> TOTAL

    def of(self, seat: i64, field: i64) -> i64:
        """Stones of the seat on the field, free or not."""
        return (self.heaps[field] >> SHIFT[seat]) & COUNT

    def free_of(self, seat: i64) -> i64:
        return (self.free >> SHIFT[seat]) & COUNT

    def holders(self) -> i64:
        """How many players have free stones."""
        found: i64 = 0
        seats = self.free & (BIT[TOTAL] - 1)
        while seats > 0:
            if seats & COUNT > 0:
                found += 1
            seats >>= 3
        return found

    def is_free(self, field: i64) -> bool:
        """Whether no biter sits on the field of the way."""
        return self.way & BIT[field] == 0

    def is_blocked(self, field: i64) -> bool:
        """Whether the stones on the field keep everything away."""  # clause 4.6
        return self.heaps[field] >> TOTAL >= SAFE and self.way & BIT[field] == 0

    def ahead(self, field: i64, steps: i64) -> i64:
        """The field so many steps further; at most once around."""
        end = field + steps
        return end - self.size if end >= self.size else end

    def lurks(self, colour: i64) -> bool:
        """Whether a biter of the colour is on the path."""
        return self.out[colour] < BITERS

    def lair(self, colour: i64) -> i64:
        """The field of the path where the biter of the colour lurks."""
        return self.places[BITERS * colour + self.out[colour]]

    def lurker(self, field: i64) -> i64:
        """The colour of the biter on this field of the path, which has one."""
        colour: i64 = 0
        while not self.lurks(colour) or self.lair(colour) != field:
            colour += 1
        return colour

    def sitter(self, field: i64) -> i64:
        """The biter on this field of the way, which has one."""
        biter: i64 = 0
        while self.places[biter] != field or biter % BITERS >= self.out[biter // BITERS]:
            biter += 1
        return biter

    def next_on_path(self, field: i64) -> i64:
        """The next field of the path without a biter."""  # clause 3.6
        field = self.ahead(field, 1)
        while self.path & BIT[field] != 0:
            field = self.ahead(field, 1)
        return field

    def next_on_way(self, field: i64) -> i64:
        """The next field of the way that a biter may jump on, or -1."""  # clause 5.1
        for _ in range(self.size):
            field = self.ahead(field, 1)
            if self.way & BIT[field] == 0 and self.heaps[field] >> TOTAL < SAFE:
                return field
        return -1

    # What happens

    def lay(self, seat: i64, field: i64) -> None:
        """The next stone of the seat comes onto the board."""
        self.stones[seat] = enlist(self.stones[seat], field)
        self.heaps[field] += ONE[seat]
        self.free += ONE[seat]

    def carry(self, seat: i64, start: i64, end: i64) -> None:
        """A stone of the seat goes from field to field, if need be into a mouth."""
        stones = self.stones[seat]
        stone: i64 = 0
        while listed(stones, stone) != start:
            stone += 1
        self.stones[seat] = stones + (end - start) * UNIT[stone]
        self.heaps[start] -= ONE[seat]
        self.heaps[end] += ONE[seat]
        if self.heaps[start] == 0:
            self.spared &= ~BIT[start]
        if self.way & BIT[end] != 0:  # clause 4.4
            self.free -= ONE[seat]
            self.bitten |= BIT[end]

    def bite(self, field: i64) -> bool:
        """The biter beside the field jumps on the stones there, if it may: whether it did."""
        bit = BIT[field]
        if self.path & bit == 0 or (self.way | self.spared) & bit != 0:
            return False
        heap = self.heaps[field]
        if heap == 0 or heap >> TOTAL > HUNGER:
            return False
        colour = self.lurker(field)
        self.out[colour] += 1
        if self.lurks(colour):
            self.places[BITERS * colour + self.out[colour]] = field  # clause 4.2
        else:
            self.path ^= bit
        self.way |= bit
        self.free -= heap
        self.bitten |= bit
        return True

    def step(self, colour: i64) -> i64:
        """The biter of the colour goes on by one field of the path; where it comes to."""
        start = self.lair(colour)
        end = self.next_on_path(start)
        self.places[BITERS * colour + self.out[colour]] = end
        self.path ^= BIT[start] | BIT[end]
        self.spared &= ~BIT[start]
        return end

    def jump(self, start: i64, *, grace: bool) -> i64:
        """The biter on this field of the way jumps on; where it comes to."""
        end = self.next_on_way(start)
        self.places[self.sitter(start)] = end
        self.way ^= BIT[start] | BIT[end]
        self.free += self.heaps[start] - self.heaps[end]
        self.spared &= ~BIT[end]
        if self.heaps[end] > 0:
            self.bitten |= BIT[end]
        if grace and self.heaps[start] > 0:
            self.spared |= BIT[start] & self.path  # clause 5.4
        return end

    def copy(self) -> Board:
        twin = Board(self.size)
        twin.heaps = vec[i64](self.heaps)
        twin.stones = vec[i64](self.stones)
        twin.free = self.free
        twin.places = vec[i64](self.places)
        twin.out = vec[i64](self.out)
        twin.path = self.path
        twin.way = self.way
        twin.spared = self.spared
        twin.bitten = self.bitten
        return twin


def set_up(size: int, seats: int) -> Board:
    """The empty way, and a biter in each corner of the path."""  # clause 2.1
    board = Board(size)
    board.heaps = vec[i64]([0] * size)
    board.stones = vec[i64]([0] * seats)
    board.out = vec[i64]([0] * len(COLOURS))
    places = [0] * (BITERS * len(COLOURS))
    for colour in range(len(COLOURS)):
        places[BITERS * colour] = corner(colour, size)
        board.path |= BIT[corner(colour, size)]
    board.places = vec[i64](places)
    return board
