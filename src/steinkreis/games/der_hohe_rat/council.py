"""The ring of the council: who sits where, in groups and blocks, and what it costs to convince."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.games.der_hohe_rat.material import CAMPS, CONTRA, FACTIONS, SUPPORTERS
from steinkreis.kit.bits import BIT, size
from steinkreis.kit.stonehenge import RING, longest_row, row_around

EMPTY: Final = -1
SPEAKER: Final = CAMPS  # added to the colour of a supporter
CAMP: Final = CAMPS - 1  # the bits of a piece that say its colour


class Council:
    """The piece on every field: EMPTY, a colour for a supporter, SPEAKER + a colour.

    Each word has a bit for every field, so that the whole ring is copied and searched at once.
    """

    def __init__(self) -> None:
        self.taken: i64 = 0
        self.contra: i64 = 0  # by somebody against the motion
        self.second: i64 = 0  # by the second colour of a faction: yellow or red
        self.speaking: i64 = 0  # by a speaker

    def piece(self, field: i64) -> int:
        """Who sits there."""
        bit = BIT[field]
        if self.taken & bit == 0:
            return EMPTY
        piece: i64 = CONTRA if self.contra & bit != 0 else 0
        if self.second & bit != 0:
            piece += FACTIONS
        if self.speaking & bit != 0:
            piece += SPEAKER
        return piece

    def seat(self, field: i64, piece: i64) -> None:
        """Bring a piece that waits to a field; whoever sat there waits again."""
        self.clear(field)
        bit = BIT[field]
        self.taken |= bit
        if piece & CONTRA != 0:
            self.contra |= bit
        if piece & FACTIONS != 0:
            self.second |= bit
        if piece >= SPEAKER:
            self.speaking |= bit

    def clear(self, field: i64) -> None:
        """Send whoever sits there back to wait."""
        others = RING - BIT[field]
        self.taken &= others
        self.contra &= others
        self.second &= others
        self.speaking &= others

    def of_faction(self, faction: i64) -> i64:
        """The fields where the faction sits, as a set."""
        return self.contra if faction == CONTRA else self.taken - self.contra

    def of_camp(self, camp: i64) -> i64:
        """The fields where this colour sits, as a set."""
        faction = self.of_faction(camp % FACTIONS)
        second = faction & self.second
        return second if camp >= FACTIONS else faction - second

    def supporters(self, camp: i64) -> int:
        """How many of the colour still wait."""
        seated = self.of_camp(camp)
        return SUPPORTERS - size(seated - (seated & self.speaking))

    def has_speaker(self, camp: i64) -> bool:
        """Whether the speaker of the colour still waits."""
        return self.of_camp(camp) & self.speaking == 0

    def group(self, field: i64) -> i64:
        """How many pieces of the same colour sit together with the one on the field."""
        camp: i64 = self.piece(field) & CAMP
        return row_around(self.of_camp(camp), field)

    def block(self, field: i64) -> i64:
        """How many pieces of the same faction sit together with the one on the field."""
        is_contra = self.contra & BIT[field] != 0
        return row_around(self.contra if is_contra else self.taken - self.contra, field)

    def cost(self, source: i64, target: i64, *, is_voting: bool) -> i64:
        """The arguments that convince the piece on the target, starting from the source."""
        group = self.group(target)
        if is_voting and self.group(source) > group:
            return 1  # clause 7.2
        if self.speaking & BIT[target] != 0:
            return 3  # clause 6.4
        return group if group < 3 else 3  # clause 6.3

    def longest_block(self, faction: i64) -> int:
        """The pieces in the longest block of a faction."""
        return longest_row(self.of_faction(faction))

    def seated(self, faction: i64) -> int:
        """All pieces of a faction on the ring."""
        return size(self.of_faction(faction))

    def is_full(self) -> bool:
        return self.taken == RING

    def copy_onto(self, twin: Council) -> None:
        """Make another council equal to this one."""
        twin.taken = self.taken
        twin.contra = self.contra
        twin.second = self.second
        twin.speaking = self.speaking

    def key(self) -> str:
        return f"{self.taken} {self.contra} {self.second} {self.speaking}"
