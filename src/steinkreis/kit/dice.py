"""Dice: one chance step for a roll of any number of dice, equal or not."""

from __future__ import annotations

from steinkreis.core.dial import pack, unpack


class Dice:
    """A set of dice, given by how many sides each has; a roll is one number."""

    def __init__(self, sides: list[int]) -> None:
        self.sides = sides
        self.count = 1
        for side in sides:
            self.count *= side

    def outcomes(self) -> list[int]:
        """Every roll, all equally likely."""
        return list(range(self.count))

    def faces(self, roll: int) -> list[int]:
        """What each die shows, counted from 0."""
        return unpack(roll, self.sides)

    def roll(self, faces: list[int]) -> int:
        """The roll that shows these faces."""
        return pack(faces, self.sides)
