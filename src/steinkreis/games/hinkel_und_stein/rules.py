"""Hinkel & Stein: a plank on a wedge, stones on its ends, bets on the side that wins.

Each round the chief says whether the lighter or the heavier side shall win, and calls the players
one by one. Whoever is called adds discs to the pot, or takes one and forgoes the share, and puts a
stone on one of the four fields. After every stone the plank shows which side is down; whoever has
played on the winning side in the end shares the pot. The owner of the stone at the outer end of
the losing side is the next chief. Four kinds of stones have rights of their own; after five rounds
they change hands, until everybody has played with every kind.

What the stones really weigh nobody knows: they look like their nominal weight and may be a little
off. Where that leaves open which side goes down, the plank tells, and it is chance's turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.core.message import Message, Seat
from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, CHANCE, HIDDEN, NOBODY
from steinkreis.games.hinkel_und_stein.course import Course
from steinkreis.games.hinkel_und_stein.evidence import draw
from steinkreis.games.hinkel_und_stein.material import (
    FATE,
    KIND_NAMES,
    KINDS,
    NOMINAL,
    ROUNDS,
    STONES_OF,
)
from steinkreis.games.hinkel_und_stein.prospects import share
from steinkreis.games.hinkel_und_stein.questions import (
    ASKED,
    DEAL,
    OVER,
    REPLY,
    STONE,
    TILT,
    WEIGH,
    notation,
)
from steinkreis.games.hinkel_und_stein.table import DEFAULTS, NEUTRAL, ONE, Options

# Chance weighs 18 stones, deals 4 kinds and lays the stone of fate. In a round there are at most
# the offer and its reply, the condition, four times call, role, bet, notch, stone, field and two
# tilts, twice a right of the boulders with a tilt, the end of them, and the choice at the end.
LIMIT: Final = 18 + 4 + 1 + 4 * ROUNDS * (3 + 4 * 8 + 2 * 2 + 2)


class HinkelStein(Course):
    def copy(self) -> HinkelStein:
        twin = HinkelStein(self.seats)
        twin.actor = self.actor
        twin.viewer = self.viewer
        twin.phase = self.phase
        twin.then = self.then
        twin.weighed = self.weighed
        twin.dealt = self.dealt
        twin.scale = self.scale.copy()
        twin.discs = self.discs.copy()
        twin.options = self.options
        twin.passage = self.passage
        twin.round = self.round
        twin.owners = self.owners
        twin.right = self.right
        twin.stock = self.stock
        twin.gone = self.gone
        twin.used = self.used
        twin.chief = self.chief
        twin.chief_kind = self.chief_kind
        twin.is_fresh = self.is_fresh
        twin.partner = self.partner
        twin.offered = self.offered
        twin.condition = self.condition
        twin.active = self.active
        twin.bets = self.bets
        twin.porter = self.porter
        twin.turn = self.turn
        twin.kind = self.kind
        twin.stone = self.stone
        twin.last = self.last
        twin.levelled = self.levelled
        return twin

    # How does it stand?

    def scores(self) -> list[int]:
        return [int(self.discs.of(seat)) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        scores = self.scores()
        best = max(scores)
        if self.options.chief_breaks_ties and scores[self.chief] == best:  # clause 6.8
            return [1.0 if seat == self.chief else 0.0 for seat in range(self.seats)]
        return [1.0 / scores.count(best) if score == best else 0.0 for score in scores]

    def worth(self, seat: int) -> float:
        if self.phase == OVER:
            return self.returns()[seat]
        return share(self, seat)

    # Who may know what?

    def hide(self, viewer: int) -> HinkelStein:
        """Only the real weights are a secret, and that for everybody: what is left is the look."""
        view = self.copy()
        view.viewer = viewer
        if not self.options.is_exact:
            view.scale.reweigh(NOMINAL)
        return view

    def guess(self, rng: Rng) -> HinkelStein:
        truth = self.copy()
        truth.viewer = ALL
        if not self.options.is_exact:
            truth.scale.reweigh(draw(self.scale.evidence, self.weighed, rng))
        return truth

    def blur(self, level: int, rng: Rng) -> HinkelStein:
        """A weaker head forgets what was close in earlier passages, and then everything."""
        if level <= 0:
            return self
        dim = self.copy()
        dim.scale.forget(self.passage if level == 1 else self.passage + 1)
        return dim

    def seen(self, action: int, viewer: int) -> int:
        return HIDDEN if self.phase == WEIGH and viewer != ALL else action

    # How is it said?

    def question(self) -> Message:
        name = f"ask-{ASKED[self.phase]}"
        if self.actor == NOBODY:
            return Message("over")
        if self.actor == CHANCE:
            return Message("ask-tilt" if self.phase == TILT else "ask-chance")
        if self.phase == STONE:
            return Message("ask-stone", who=Seat(self.actor), kind=kind_message(self.kind))
        if self.phase == REPLY:
            return Message(name, who=Seat(self.actor), chief=Seat(int(self.chief)))
        return Message(name, who=Seat(self.actor))

    def notation(self, action: int) -> str:
        return notation(int(self.phase), action, int(self.weighed))

    def key(self) -> str:
        place = f"{self.phase} {self.then} {self.weighed} {self.dealt} {self.passage} {self.round}"
        kinds = f"{self.owners} {self.right} {self.stock} {self.gone} {self.used} {self.active}"
        chief = f"{self.chief} {self.chief_kind} {self.partner} {self.offered} {self.condition}"
        turn = f"{self.bets} {self.porter} {self.turn} {self.kind} {self.stone} {self.is_fresh}"
        weights = "?" if self.viewer != ALL else str(list(self.scale.weights))
        return f"{place}|{kinds}|{chief}|{turn}|{self.discs.key()}|{self.scale.key()}|{weights}"

    def material(self) -> list[int]:
        """The discs, and of each kind the stones in stock, on the plank and gone."""
        is_playing = not self.is_fresh and self.phase != OVER
        lying = self.scale.stones() if is_playing else 0
        counts = [int(self.discs.all())]
        for kind in range(KINDS):
            places = (self.stock, lying, self.gone)
            counts.append(sum([size_of(place & STONES_OF[kind]) for place in places]))
        return counts


def kind_message(kind: int) -> Message:
    return Message(f"kind-{KIND_NAMES[kind]}")


def size_of(stones: i64) -> int:
    """How many there are in a set."""
    count = 0
    while stones:
        stones &= stones - 1
        count += 1
    return count


def begin(seats: int, options: Options = DEFAULTS) -> HinkelStein:
    """A new game, before chance gives the stones their weight."""
    state = HinkelStein(seats)
    state.options = options
    for kind in range(KINDS):
        state.owners += NEUTRAL * ONE[kind]
    if options.is_exact:
        state.scale.is_exact = True
        state.weighed = FATE + 1
        state.phase = DEAL
    return state
