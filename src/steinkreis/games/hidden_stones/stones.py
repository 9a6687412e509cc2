"""The nine stones on the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.games.hidden_stones.material import (
    CELLS,
    DECK,
    FIRST_STONE,
    GRID,
    STONES,
    SWAPS,
    placements,
)


# The grid is one number, three bits a cell. Placement k of a card fits if the cells under
# MASK[k] show WANTED[k]; the placements of a card are those from FIRST[card] to FIRST[card + 1].
def _pack(placement: list[tuple[int, int]]) -> tuple[int, int]:
    mask = 0
    wanted = 0
    for cell, face in placement:
        mask |= 7 << (3 * cell)
        wanted |= face << (3 * cell)
    return mask, wanted


_PLACEMENTS: Final = [placements(card) for card in range(DECK)]
_PACKED: Final = [_pack(placement) for options in _PLACEMENTS for placement in options]
MASK: Final = vec[i64]([mask for mask, _ in _PACKED])
WANTED: Final = vec[i64]([wanted for _, wanted in _PACKED])
FIRST: Final = vec[i64]([sum(len(p) for p in _PLACEMENTS[:card]) for card in range(DECK + 1)])
SHIFT: Final = vec[i64]([3 * cell for cell in range(CELLS)])
ONE: Final = vec[i64]([1 << (3 * cell) for cell in range(CELLS)])
STONE_SHIFT: Final = vec[i64]([4 * cell for cell in range(CELLS)])
STONE_ONE: Final = vec[i64]([1 << (4 * cell) for cell in range(CELLS)])
SWAP_A: Final = vec[i64]([a for a, _ in GRID.edges()])
SWAP_B: Final = vec[i64]([b for _, b in GRID.edges()])


class Stones:
    """Which side of which stone lies where."""

    def __init__(self) -> None:
        self.faces: i64 = 0
        self.names: i64 = 0  # which of the nine stones it is, four bits a cell: to follow it by eye
        self.laid: i64 = 0  # cells that already hold a stone

    def face(self, cell: int) -> int:
        return (self.faces >> SHIFT[cell]) & 7

    def name(self, cell: int) -> int:
        return (self.names >> STONE_SHIFT[cell]) & 15

    def left(self, kind: int) -> int:
        """How many stones of the kind are still to be laid."""
        left = STONES[kind]
        for cell in range(self.laid):
            if self.face(cell) // 2 == kind:
                left -= 1
        return left

    def pick(self, rng: Rng) -> int:
        """A side of one of the stones that are still to be laid, at random."""
        throw = rng.below(2 * (CELLS - self.laid))
        face = -1
        while throw >= 0:
            face += 1
            throw -= self.left(face // 2)
        return face

    def lay(self, face: int) -> None:
        """Lay the next stone, row by row."""
        kind = face // 2
        self.names |= (FIRST_STONE[kind] + STONES[kind] - self.left(kind)) * STONE_ONE[self.laid]
        self.faces |= face * ONE[self.laid]
        self.laid += 1

    def move(self, move: i64) -> None:
        """Do what an answer below END means: swap two stones, or turn one over."""
        if move < SWAPS:
            self.swap(move)
        else:
            self.turn(move - SWAPS)

    def after(self, move: i64) -> i64:
        """The faces as the move would leave them."""
        twin = self.copy()
        twin.move(move)
        return twin.faces

    def turn(self, cell: i64) -> None:
        self.faces ^= ONE[cell]

    def swap(self, edge: i64) -> None:
        a = SWAP_A[edge]
        b = SWAP_B[edge]
        difference = ((self.faces >> SHIFT[a]) ^ (self.faces >> SHIFT[b])) & 7
        self.faces ^= difference * ONE[a] | difference * ONE[b]
        difference = ((self.names >> STONE_SHIFT[a]) ^ (self.names >> STONE_SHIFT[b])) & 15
        self.names ^= difference * STONE_ONE[a] | difference * STONE_ONE[b]

    def show(self, card: i64) -> bool:
        """Whether the formation of the card lies on the table."""
        k = FIRST[card]
        end = FIRST[card + 1]
        while k < end:
            if self.faces & MASK[k] == WANTED[k]:
                return True
            k += 1
        return False

    def copy(self) -> Stones:
        twin = Stones()
        twin.faces = self.faces
        twin.names = self.names
        twin.laid = self.laid
        return twin
