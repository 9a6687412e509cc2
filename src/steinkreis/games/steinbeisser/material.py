"""The board, the stones, the biters and the dice of Steinbeißer.

The booklet shows the board only as a picture: its size and the order of the colours round the
corners are ours (rulings R1 and R2 in the rules).
"""

from __future__ import annotations

from typing import Final

SIDES: Final = 4  # of the board; a corner begins each
MOST_FIELDS: Final = 28  # of a ring
COLOURS: Final = ["yellow", "red", "blue", "green"]  # of the biters, from corner to corner
LETTERS: Final = "yrbg"
BITERS: Final = 3  # of each colour
HUNGER: Final = 2  # stones that a biter dares to eat at once
SAFE: Final = 3  # stones on a field that are left alone, and block it

STONES: Final = [0, 0, 7, 7, 6, 6, 5]  # of each player, by the number of players
SEATS: Final = "abcdef"
ROUNDS: Final = 500  # clause 7.5: no game of people comes near it

PIPS: Final = 6  # sides of the die for the stones
WHITE: Final = 4  # on the other die 0-3 are the colours of the biters, then:
ARROW: Final = 5
FACES: Final = 6
FACE_NAMES: Final = [*COLOURS, "white", "arrow"]
FACE_LETTERS: Final = "yrbgw>"


def corner(side: int, size: int) -> int:
    """The field in the corner where the side begins, clockwise."""
    return side * size // SIDES


def is_barred(field: int, size: int, *, wide: bool) -> bool:
    """Whether no stone may be laid on the field before the game."""  # clause 2.6
    past = field % (size // SIDES)
    return past == 0 or (wide and (past == 1 or past == size // SIDES - 1))
