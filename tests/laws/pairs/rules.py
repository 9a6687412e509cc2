"""Pairs: twelve cards, face down, two of each face.

Whoever's turn it is turns one card over, then another. Two alike are taken, and bring another turn;
others are turned back when the next turn begins. Most pairs win. After forty turns it is over
anyway.

Which face a card has is left to chance when it is turned over for the first time. From then on
everybody has seen it, so the state and its views remember it; the table shows it no longer.
"""

from __future__ import annotations

from typing import Final

from steinkreis.core.message import Message, Seat
from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import OVER, OpenState
from steinkreis.kit.winning import leaders, shares

FACES: Final = 6
CARDS: Final = 2 * FACES
TURNS: Final = 40
LIMIT: Final = CARDS + 2 * TURNS

UNKNOWN: Final = -1  # a face that nobody has seen, or that is forgotten
TABLE: Final = -1  # the owner of a card that still lies there

FIRST, SECOND, SHOW = range(3)


class Pairs(OpenState):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.faces = [UNKNOWN] * CARDS  # by place
        self.owner = [TABLE] * CARDS
        self.up: list[int] = []  # the places of cards that lie face up
        self.turns = 0

    # Whose answer is awaited, and what may it be?

    def actions(self) -> list[int]:
        if self.phase == SHOW:
            return [face for face in range(FACES) if self._left(face) > 0]
        if self.phase == OVER:
            return []
        lying = [place for place in range(CARDS) if self.owner[place] == TABLE]
        return [place for place in lying if self.phase == FIRST or place not in self.up]

    def weights(self) -> list[int]:
        return [self._left(face) for face in self.actions()]

    def _left(self, face: int) -> int:
        """How many cards with that face may still lie somewhere."""
        return 2 - self.faces.count(face)

    # What happens

    def apply(self, action: int) -> None:
        if self.phase == SHOW:
            self.faces[self.up[-1]] = action
            self._look()
        else:
            self.up = [action] if self.phase == FIRST else [*self.up, action]
            if self.faces[action] == UNKNOWN:
                self.ask_chance(SHOW)
            else:
                self._look()

    def _look(self) -> None:
        """A card was turned over: the first, or the second."""
        if len(self.up) == 1:
            self.ask(SECOND, self.turn)
            return
        one, other = self.up
        self.turns += 1
        if self.faces[one] == self.faces[other]:
            self.owner[one] = self.owner[other] = self.turn
            self.up = []
        else:
            self.turn = (self.turn + 1) % self.seats
        if TABLE in self.owner and self.turns < TURNS:
            self.ask(FIRST, self.turn)
        else:
            self.finish()

    def copy(self) -> Pairs:
        twin = type(self)(self.seats)
        self.copy_onto(twin)
        twin.faces = list(self.faces)
        twin.owner = list(self.owner)
        twin.up = list(self.up)
        twin.turns = self.turns
        return twin

    # How does it stand?

    def scores(self) -> list[int]:
        return [self.owner.count(seat) // 2 for seat in range(self.seats)]

    def returns(self) -> list[float]:
        return shares(leaders(self.scores()), self.seats)

    def worth(self, seat: int) -> float:
        pairs = self.scores()
        return (pairs[seat] + 1) / (sum(pairs) + self.seats)

    # Who may know what?

    def blur(self, level: int, rng: Rng) -> Pairs:
        """A weaker head forgets cards that lie face down again: some, most, or all of them."""
        if level <= 0:
            return self
        dim = self.copy()
        for place in range(CARDS):
            is_hidden = dim.owner[place] == TABLE and place not in dim.up
            if is_hidden and int(rng.below(3)) < level:
                dim.faces[place] = UNKNOWN
        return dim

    # How is it said?

    def question(self) -> Message:
        if self.actor < 0:
            return super().question()
        return Message("ask-first" if self.phase == FIRST else "ask-second", who=Seat(self.turn))

    def notation(self, action: int) -> str:
        return str(action + 1)  # a place, or a face

    def key(self) -> str:
        return f"{[self.phase, self.turn, self.turns]} {self.faces} {self.owner} {self.up}"

    def material(self) -> list[int]:
        return [self.faces.count(face) + self._left(face) for face in range(FACES)]


def begin(chosen: Chosen, kind: type[Pairs] = Pairs) -> Pairs:
    """A new game, with all cards face down."""
    state = kind(chosen.players)
    state.ask(FIRST, 0)
    return state
