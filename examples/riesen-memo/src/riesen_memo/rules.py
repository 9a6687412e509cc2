"""Riesen-Memo: the giants have left their stones in a grid, signs down, two of each sign.

Whoever's turn it is turns one stone over, then another. Two alike are taken, and bring another
turn; others stay open until the next turn begins, so that everybody sees them. Most pairs win;
after eighty turns it is over anyway.

Which sign a stone has is left to chance when it is turned over for the first time. From then on
all have seen it: so the state knows it, and every view of it, while the table shows it no longer.
What a weaker bot has forgotten of it is said by `blur`.
"""

from __future__ import annotations

from typing import Final

from steinkreis.core.ask import Ask, thrown
from steinkreis.core.message import Message, Seat
from steinkreis.core.numbers import Numbers
from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import OVER, OpenState
from steinkreis.kit.winning import leaders, odds, shares

from .options import Options

TURNS: Final = 80
MOST: Final = 24  # stones
LIMIT: Final = MOST + 2 * TURNS

UNKNOWN: Final = -1  # a sign that nobody has seen, or that is forgotten
GRID: Final = -1  # the owner of a stone that still lies there
NEVER: Final = -1  # when a stone was last open

FIRST, SECOND, SHOW = range(3)  # what is asked; SHOW asks chance
ASKS: Final = [Ask("first", MOST), Ask("second", MOST), thrown("show", MOST // 2)]

KEEPS: Final = [1000, 10, 4, 1]  # by level: a stone is lost after so many turns, give or take


class RiesenMemo(OpenState):
    # Without a dictionary an interpreted state is copied faster on the compiled core.
    __slots__ = ("goes_on", "open", "owner", "seen_at", "sign", "turns")

    def __init__(self, seats: int, stones: int = MOST) -> None:
        super().__init__(seats)
        self.sign = [UNKNOWN] * stones  # by place
        self.owner = [GRID] * stones
        self.seen_at = [NEVER] * stones  # the number of the turn
        self.open: list[int] = []  # the places of stones whose signs are up
        self.turns = 0
        self.goes_on = True

    # Whose answer is awaited, and what may it be?

    def asks(self) -> list[Ask]:
        return ASKS

    def actions(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.phase == SHOW:
            return [sign for sign in range(len(self.sign) // 2) if self._left(sign) > 0]
        return [place for place in range(len(self.sign)) if self._can_turn(place)]

    def weights(self) -> list[int]:
        return [self._left(sign) for sign in self.actions()]

    def why_not(self, action: int) -> Message:
        if self.phase != SECOND or action not in self.open:
            return super().why_not(action)
        return Message("refused-open")  # clause 2.1

    def _can_turn(self, place: int) -> bool:
        return self.owner[place] == GRID and (self.phase == FIRST or place not in self.open)

    def _left(self, sign: int) -> int:
        """How many stones with that sign may still lie somewhere."""
        return 2 - self.sign.count(sign)

    # What happens

    def apply(self, action: int) -> None:
        if self.phase == SHOW:
            self.sign[self.open[-1]] = action
            self._look()
        else:
            self._turn_over(action)

    def _turn_over(self, place: int) -> None:
        self.open = [place] if self.phase == FIRST else [*self.open, place]
        if self.sign[place] == UNKNOWN:
            self.ask_chance(SHOW)
        else:
            self._look()

    def _look(self) -> None:
        """Everybody sees the stone that was turned over."""
        self.seen_at[self.open[-1]] = self.turns
        if len(self.open) == 1:
            self.ask(SECOND, self.turn)
        else:
            self._compare()

    def _compare(self) -> None:
        one, other = self.open
        is_pair = self.sign[one] == self.sign[other]
        self.turns += 1
        if is_pair:  # clause 2.2
            self.owner[one] = self.owner[other] = self.turn
            self.open = []
        if not (is_pair and self.goes_on):  # clause 2.3
            self.turn = (self.turn + 1) % self.seats
        if GRID in self.owner and self.turns < TURNS:  # clauses 3.1 and 3.2
            self.ask(FIRST, self.turn)
        else:
            self.finish()

    def copy(self) -> RiesenMemo:
        twin = type(self)(self.seats, len(self.sign))
        self.copy_onto(twin)
        twin.sign = list(self.sign)
        twin.owner = list(self.owner)
        twin.seen_at = list(self.seen_at)
        twin.open = list(self.open)
        twin.turns = self.turns
        twin.goes_on = self.goes_on
        return twin

    # How does it stand?

    def scores(self) -> list[int]:
        return [self.owner.count(seat) // 2 for seat in range(self.seats)]

    def returns(self) -> list[float]:
        return shares(leaders(self.scores()), self.seats)

    def worth(self, seat: int) -> float:
        """By the pairs that everybody has, and a pair more for whoever could take one now."""
        hopes = [float(pairs) for pairs in self.scores()]
        if self.phase != OVER and self._sees_pair():
            hopes[self.turn] += 1.0
        return odds(hopes, seat, 1.0 + self.owner.count(GRID) / 8)

    def _sees_pair(self) -> bool:
        known = [self.sign[place] for place in self._lying()]
        return any(known.count(sign) == 2 for sign in known if sign != UNKNOWN)

    # Who may know what?

    def blur(self, level: int, rng: Rng) -> RiesenMemo:
        """A weaker head loses stones that have been lying signs down for a while."""
        if level <= 0:
            return self
        dim = self.copy()
        for place in range(len(self.sign)):
            is_covered = dim.owner[place] == GRID and place not in dim.open
            age = self.turns - self.seen_at[place]
            if is_covered and int(rng.below(KEEPS[level] * 2)) < age:
                dim.sign[place] = UNKNOWN
        return dim

    # What does a learner see?

    def fill(self, numbers: Numbers, first: int) -> None:
        """For `observe`: everybody's pairs, then of each place whether a stone lies there, whether
        it is open, and its sign, if it was ever shown."""
        signs = len(self.sign) // 2
        pairs = self.scores()
        numbers.part("pairs")
        for step in range(self.seats):
            numbers.share(pairs[(first + step) % self.seats], signs)
        numbers.part("places")
        for place in range(len(self.sign)):
            numbers.flag(self.owner[place] == GRID)
            numbers.flag(place in self.open)
            numbers.one_of(self.sign[place], signs)
        numbers.part("turns")
        numbers.share(self.turns, TURNS)

    def regard(self, viewer: int, numbers: Numbers) -> None:
        """What matters: pairs taken, pairs that only need to be fetched, lone stones that somebody
        remembers, unseen ones, and whose turn it is. Which sign lies where makes no difference."""
        numbers.begin()
        pairs, signs = self.scores(), len(self.sign) // 2
        lying = [self.sign[place] for place in self._lying()]
        seen = [sign for sign in lying if sign != UNKNOWN]
        lone = sum(seen.count(sign) == 1 for sign in seen)
        for step in range(self.seats):
            numbers.share(pairs[(viewer + step) % self.seats], signs)
        numbers.share(len(seen) - lone, len(self.sign))
        numbers.flag(len(seen) > lone)
        numbers.share(lone, signs)
        numbers.share(len(lying) - len(seen), len(self.sign))
        numbers.one_of(self.phase, len(ASKS))
        numbers.one_of((self.turn - viewer) % self.seats, self.seats)
        is_second = self.phase != FIRST and len(self.open) > 0
        first = self.sign[self.open[0]] if is_second else UNKNOWN
        numbers.flag(is_second and first == UNKNOWN)
        numbers.flag(is_second and seen.count(first) == 1)
        numbers.flag(is_second and seen.count(first) == 2)

    def _lying(self) -> list[int]:
        return [place for place, owner in enumerate(self.owner) if owner == GRID]

    # How is it said?

    def question(self) -> Message:
        if self.actor < 0:
            return super().question()
        return Message("ask-first" if self.phase == FIRST else "ask-second", who=Seat(self.turn))

    def notation(self, action: int) -> str:
        return str(action + 1)  # a place, or a sign

    def key(self) -> str:
        numbers = [self.phase, self.turn, self.turns, self.goes_on]
        return f"{numbers} {self.sign} {self.owner} {self.seen_at} {self.open}"

    def material(self) -> list[int]:
        signs = range(len(self.sign) // 2)
        return [len(self.owner), *(self.sign.count(sign) + self._left(sign) for sign in signs)]


def begin(chosen: Chosen) -> RiesenMemo:
    """A new game, with all signs down."""
    options = Options(chosen)
    state = RiesenMemo(chosen.players, options.stones)
    state.goes_on = options.goes_on
    state.ask(FIRST, 0)
    return state
