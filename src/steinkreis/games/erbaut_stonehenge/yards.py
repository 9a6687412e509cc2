"""A yard: the project of one player, where the druid is, and what is still in stock."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.games.erbaut_stonehenge.material import ALL_SITES, MARKED
from steinkreis.kit.cards import is_known
from steinkreis.kit.stonehenge import FIRST_TRILITH

NOTHING: Final = -9  # no card; a card that the viewer does not know is `unknown(0)`
NOWHERE: Final = -1  # no site


class Yard:
    """What a player has besides the hand."""

    def __init__(self) -> None:
        self.card = NOTHING  # the project
        self.is_open = False
        self.could: i64 = ALL_SITES  # fields whose day cards could have been played face down
        self.site: i64 = NOWHERE  # where the druid stands for it
        self.steps: i64 = 0  # that a trilith has come on
        self.is_loot = False  # a trilith that was stolen and has not come on since
        self.rites: i64 = 0  # building phases that the druid still stays at the altar
        self.blocks: i64 = 0
        self.dolerites: i64 = 0
        self.marks: i64 = 0  # dolerites that lie on triliths
        self.influence: list[int] = []  # cards to sabotage with
        self.is_out = False  # blocked for the rest of the game

    def has_project(self) -> bool:
        return self.card != NOTHING

    def is_secret(self) -> bool:
        """Whether a card lies there face down."""
        return self.card != NOTHING and not self.is_open

    def is_unseen(self) -> bool:
        """Whether the viewer does not know the project."""
        return self.card != NOTHING and not is_known(self.card)

    def has_trilith(self) -> bool:
        return self.card >= FIRST_TRILITH

    def is_marked(self) -> bool:
        return self.steps >= MARKED

    def has_loose_trilith(self) -> bool:
        """Whether a trilith lies here that may be stolen."""
        return self.card >= FIRST_TRILITH and self.steps < MARKED and not self.is_loot

    def lay(self, card: int, *, is_open: bool) -> None:
        """Begin a project."""
        self.card = card
        self.is_open = is_open
        self.steps = 0
        self.is_loot = False

    def clear(self) -> None:
        """Nothing lies here any more, and the druid stands at no site."""
        self.card = NOTHING
        self.is_open = False
        self.could = ALL_SITES
        self.site = NOWHERE
        self.steps = 0
        self.is_loot = False

    def copy(self) -> Yard:
        twin = Yard()
        twin.card = self.card
        twin.is_open = self.is_open
        twin.could = self.could
        twin.site = self.site
        twin.steps = self.steps
        twin.is_loot = self.is_loot
        twin.rites = self.rites
        twin.blocks = self.blocks
        twin.dolerites = self.dolerites
        twin.marks = self.marks
        twin.influence = list(self.influence)
        twin.is_out = self.is_out
        return twin

    def key(self) -> str:
        project = f"{self.card} {self.is_open} {self.could} {self.site} {self.steps}"
        stock = f"{self.rites} {self.blocks} {self.dolerites} {self.marks} {self.is_out}"
        return f"{project} {self.is_loot} {stock} {sorted(self.influence)}"


def new_yard(blocks: i64, dolerites: i64) -> Yard:
    """The yard of somebody who has built nothing yet."""
    yard = Yard()
    yard.blocks = blocks
    yard.dolerites = dolerites
    return yard
