"""Hinkel & Stein calculated once more, without the rules: by hand, slowly, with lists.

It hears what the players answer and looks at what lies on the plank, and from that alone it knows
which side must be down, who gets what, who is chief, and where every disc is.
"""

from __future__ import annotations

from dataclasses import dataclass, field

GRAMS = {
    **{"M1": 23, "M2": 34, "M3": 47, "M4": 61, "M5": 74},
    **{"Q1": 19, "Q2": 31, "Q3": 43, "Q4": 56, "Q5": 67},
    **{"B1": 17, "B2": 33, "B3": 49, "B4": 63, "B5": 79},
    **{"C1": 27, "C2": 68, "fate": 29},
}
PLANK = 120
FIELDS = [-110, -80, 80, 110]


def pull(board: list[list[str]], grams: dict[str, int], *, pivot: int, fate: int) -> int:
    """The torque in gram millimetres, part by part; more than 0 pulls to the right."""
    parts = [grams[stone] * (x - pivot) for x, pile in zip(FIELDS, board) for stone in pile]
    parts.append(grams["fate"] * (fate - pivot))
    parts.append(PLANK * (0 - pivot))
    return sum(parts)


@dataclass
class Oracle:
    """The books of one game."""

    hands: list[list[str]]  # the kinds of each seat; with two players the left one first
    chief: int
    discs: list[int] = field(default_factory=list)
    supply: int = 50
    pot: int = 0
    added: int = 0  # discs that were not in the box
    condition: str = ""
    partner: int | None = None
    porter: int | None = None
    bets: dict[str, int] = field(default_factory=dict)  # by kind; 0 took a disc
    rounds: int = 0

    def __post_init__(self) -> None:
        self.discs = [0] * len(self.hands)
        self.begin_round()

    def begin_round(self) -> None:
        self.condition, self.partner, self.porter, self.bets = "", None, None, {}
        for _ in range(2):
            self.fetch()
            self.pot += 1

    def fetch(self) -> None:
        """One disc leaves the supply."""
        if self.supply == 0:
            poorest = min(self.discs)
            if poorest == 0:
                self.supply += 1
                self.added += 1
            else:
                self.discs = [count - poorest for count in self.discs]
                self.supply += poorest * len(self.discs)
        self.supply -= 1

    def bet(self, seat: int, kind: str, count: int) -> None:
        self.bets[kind] = count
        if count == 0:
            self.fetch()
            self.discs[seat] += 1
        for _ in range(count):
            self.fetch()
            self.pot += 1

    def owner(self, kind: str) -> int | None:
        return next((seat for seat, kinds in enumerate(self.hands) if kind in kinds), None)

    def winners(self, winning: list[str]) -> list[int]:
        """Everybody who has won, whether with a share or without; `winning` are kinds."""
        if len(self.hands) == 4:
            return [seat for kind in winning if (seat := self.owner(kind)) is not None]
        if len(self.hands) == 2:
            active = [kind for kind in winning if kind in self.bets]
            return [seat for kind in active if (seat := self.owner(kind)) is not None]
        team = [self.chief] if self.partner is None else [self.chief, self.partner]
        if self.hands[self.chief][0] in winning:
            return team
        return [seat for seat in range(3) if seat not in team]

    def end_round(self, board: list[list[str]], torque_is_right: bool) -> None:
        """Pay, name the chief, and after five rounds pass the cards on."""
        heavy, light = (board[2:], board[:2]) if torque_is_right else (board[:2], board[2:])
        won, lost = (heavy, light) if self.condition == "heavier" else (light, heavy)
        sharers = []
        for seat in self.winners([pile[0][0] for pile in won]):
            counts = [self.bets[kind] for kind in self.hands[seat] if kind in self.bets]
            if counts != [0]:
                sharers.append(seat)
        for seat in sharers:
            self.discs[seat] += self.pot // len(sharers)
        if sharers:
            self.pot %= len(sharers)
        outer = lost[1] if lost == board[2:] else lost[0]
        chief = self.owner(outer[0][0])
        if chief is None:
            chief = self.porter
        assert chief is not None
        self.chief = chief
        self.rounds += 1

    def end_passage(self) -> None:
        least = min(self.discs)
        self.discs = [count - least for count in self.discs]
        self.supply += least * len(self.discs)
        if len(self.hands) == 2:
            (a, b), (c, d) = self.hands
            self.hands = [[b, c], [d, a]]
        else:
            self.hands = [self.hands[-1], *self.hands[:-1]]
