"""Rollende Steine: wheels of stone are rolled through five gates, all players together.

    trilith zone    ∩  ∩  ∩  ∩  ∩     five gates, set up as a course
    run-up zone     ─     /           has to be crossed; bars may lie here and above
    kick zone             o           the wheel is set anywhere in here and pushed

In turn everybody rolls one wheel. Before that you may lay one of your bars or move up to two that
lie there. A wheel that comes to rest before it is across the run-up zone is pushed again; any other
is spent, whatever it did. Every gate that it rolled through for the first time is marked with your
colour. All win together at the fifth gate, and lose together when the wheels are used up.

A turn is three kinds of questions: bars or roll (`PREPARE`), where to put the bar (`PLACE`), the
push (`PUSH`); then physics answers (`ROLLING`). Clauses: see rules.en.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.core.ask import Ask
from steinkreis.core.dial import Dial, pack, positions
from steinkreis.core.message import Message, Seat
from steinkreis.core.numbers import Numbers
from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import OpenState
from steinkreis.games.rollende_steine.ground import (
    FITS,
    IN_LANE,
    ON_BAR,
    ON_GATE,
    OUTSIDE,
    Ground,
    bare,
)
from steinkreis.games.rollende_steine.material import (
    BAR_DIALS,
    BAR_SIZES,
    BARS,
    GATES,
    PUSH_DIALS,
    PUSH_SIZES,
    WEAK_PUSHES,
    wheels_each,
)
from steinkreis.games.rollende_steine.numbers import fill
from steinkreis.games.rollende_steine.options import Options
from steinkreis.games.rollende_steine.questions import (
    ASKS,
    LAY,
    MOVE,
    PLACE,
    PREPARE,
    PUSH,
    ROLL,
    ROLLING,
    notation,
)
from steinkreis.games.rollende_steine.sketch import SHORT, SPENT, WOBBLES, sketched
from steinkreis.games.rollende_steine.worth import aimed, chance_to_win, eases, rail
from steinkreis.kit.bits import BIT, size

LIMIT: Final = 50 * (4 + 2 * WEAK_PUSHES)  # for every wheel: two bars moved, all pushes weak
ALL_GATES: Final = 31
NONE: Final = -1

SURE: Final = 4096  # the odds of an outcome for each of the four sketches that have it
ANYWAY: Final = 1  # the odds of any other: physics may do what no sketch foresees
TRIES: Final = 24

PLACES: Final = positions(BAR_DIALS)
TROUBLES: Final = {
    OUTSIDE: "refused-outside",
    ON_GATE: "refused-on-gate",
    ON_BAR: "refused-on-bar",
    IN_LANE: "refused-in-lane",
}


class RollendeSteine(OpenState):
    def __init__(self, seats: int, ground: Ground) -> None:
        super().__init__(seats)
        self.sides = 1
        self.course = ""
        self.ground = ground
        self.open: i64 = ALL_GATES  # the gates nobody has rolled through yet, a bit each
        self.marks: list[int] = []  # whose colour each gate bears, NONE at first
        self.own: list[int] = []  # wheels left of everybody's own colour
        self.neutral: list[int] = []
        self.spent = 0  # wheels used up by all together
        self.bars: list[int] = []  # bars not laid yet
        self.lifted = NONE  # the bar that is being moved; NONE: a new one is laid
        self.moved = NONE  # the bar that was moved in this turn
        self.weak = 0  # pushes of this wheel that fell short
        self.push = NONE  # the push that is under way

    # Whose answer is awaited, and what may it be?

    def asks(self) -> list[Ask]:
        return ASKS

    def actions(self) -> list[int]:
        if self.phase == PREPARE:
            found = [ROLL]
            if self.may_lay() == "":
                found.append(LAY)
            found.extend([MOVE + k for k in range(len(self.ground.bars)) if k != self.moved])
            return found
        if self.phase == ROLLING:
            masks = [mask for mask in range(ALL_GATES + 1) if mask & ~self.open == 0]
            return [SHORT, *[SPENT + mask for mask in masks]]
        return []

    def may_lay(self) -> str:
        """Why no bar can be laid, empty where one can."""
        if self.moved != NONE:
            return "refused-moved"  # clause 3.4
        if self.bars[self.turn] == 0:
            return "refused-no-bars"
        return "" if self.ground.room >= 0 else "refused-no-room"

    def dials(self) -> list[Dial]:
        if self.phase == PUSH:
            return PUSH_DIALS
        return BAR_DIALS if self.phase == PLACE else []

    def weights(self) -> list[int]:
        """What the sketches make of the push, and a grain for everything else."""
        actions = self.actions()
        weights = [ANYWAY] * len(actions)
        if self.phase == ROLLING:
            for wobble in range(WOBBLES):
                weights[actions.index(self._sketched(wobble))] += SURE
        return weights

    def _sketched(self, wobble: int) -> int:
        return self.counted(sketched(self.ground, self.push, wobble))

    def counted(self, outcome: int) -> int:
        """An outcome without the gates that are marked already."""  # clause 5.3
        return outcome if outcome == SHORT else SPENT + ((outcome - SPENT) & self.open)

    def sample(self, rng: Rng) -> int:
        phase = self.phase
        if phase == PUSH:
            return pack([rng.below(size) for size in PUSH_SIZES], PUSH_SIZES)
        if phase == PLACE:
            return self._sample_place(rng)
        if phase == ROLLING:
            return self._sample_outcome(rng)
        lays = 1 if self.may_lay() == "" else 0
        skips = 1 if self.moved != NONE else 0
        answer: int = rng.below(1 + lays + len(self.ground.bars) - skips)
        if answer <= lays:
            return answer
        bar = answer - 1 - lays
        return MOVE + (bar + 1 if 0 <= self.moved <= bar else bar)

    def _sample_place(self, rng: Rng) -> int:
        for _ in range(TRIES):
            place = pack([rng.below(size) for size in BAR_SIZES], BAR_SIZES)
            if self.ground.trouble(place, self.lifted) == FITS:
                return place
        return self._sure_place()

    def _sure_place(self) -> int:
        """A place that is free for certain: where the bar lies already, or any there is."""
        if self.lifted == NONE:
            return self.ground.free_place()
        return self.ground.bars[self.lifted].place

    def _sample_outcome(self, rng: Rng) -> int:
        count = BIT[size(self.open)]
        throw = rng.below(WOBBLES * SURE + (count + 1) * ANYWAY)
        if throw < WOBBLES * SURE:
            return self._sketched(throw // SURE)
        return self.actions()[throw - WOBBLES * SURE]

    def suggest(self, rng: Rng) -> int:
        if self.phase == PUSH:
            return aimed(self.ground, self.open, rng)
        if self.phase == PLACE:
            place = rail(self.ground, self.open, self.lifted, rng)
            return place if place >= 0 else self._sample_place(rng)
        return self.sample(rng)

    def is_legal(self, action: int) -> bool:
        if self.phase == PLACE:
            return action < PLACES and self.ground.trouble(action, self.lifted) == FITS
        return super().is_legal(action)

    def why_not(self, action: int) -> Message:
        if self.phase == PREPARE and action == LAY:
            return Message(self.may_lay())
        if self.phase == PREPARE and action - MOVE == self.moved:
            return Message("refused-moved-it")
        if self.phase == PLACE and action < PLACES:
            return Message(TROUBLES[self.ground.trouble(action, self.lifted)])
        return Message("refused")

    # What happens

    def apply(self, action: int) -> None:
        phase = self.phase
        if phase == PREPARE:
            self._prepare(action)
        elif phase == PLACE:
            self._place(action)
        elif phase == PUSH:
            self._push(action)
        else:
            self._come_to_rest(action)

    def begin_turn(self) -> None:
        self.moved = NONE
        self.weak = 0
        can_prepare = len(self.ground.bars) > 0 or self.may_lay() == ""
        self.ask(PREPARE if can_prepare else PUSH, self.turn)

    def _prepare(self, action: int) -> None:
        if action == ROLL:
            self.phase = PUSH
        else:
            self.lifted = action - MOVE if action >= MOVE else NONE
            self.phase = PLACE

    def _place(self, place: int) -> None:
        if self.lifted == NONE:
            self.ground = self.ground.laid(self.turn, place)
            self.bars[self.turn] -= 1
            self.phase = PUSH
        else:
            self.ground = self.ground.moved(self.lifted, place)
            is_first = self.moved == NONE and len(self.ground.bars) > 1
            self.moved = self.lifted
            self.phase = PREPARE if is_first else PUSH  # clause 3.3
        self.lifted = NONE

    def _push(self, action: int) -> None:
        self.push = action
        self.ask_chance(ROLLING)

    def _come_to_rest(self, outcome: int) -> None:
        self.push = NONE
        if outcome == SHORT and self.weak + 1 < WEAK_PUSHES:
            self.weak += 1
            self.ask(PUSH, self.turn)  # clause 4.4
            return
        self._spend()
        for gate in range(GATES):
            if outcome > SPENT and (outcome - SPENT) & BIT[gate]:
                self.marks[gate] = self.turn
                self.open &= ~BIT[gate]
        self.turn = (self.turn + 1) % self.seats
        if self.open == 0 or self.own[self.turn] + self.neutral[self.turn] == 0:
            self.finish()
        else:
            self.begin_turn()

    def _spend(self) -> None:
        """One wheel less: those of the own colour first."""  # clause 3.6
        if self.own[self.turn] > 0:
            self.own[self.turn] -= 1
        else:
            self.neutral[self.turn] -= 1
        self.spent += 1

    def copy(self) -> RollendeSteine:
        twin = RollendeSteine(self.seats, self.ground)
        self.copy_onto(twin)
        twin.course = self.course
        twin.open = self.open
        twin.marks = list(self.marks)
        twin.own = list(self.own)
        twin.neutral = list(self.neutral)
        twin.spent = self.spent
        twin.bars = list(self.bars)
        twin.lifted = self.lifted
        twin.moved = self.moved
        twin.weak = self.weak
        twin.push = self.push
        return twin

    # How does it stand?

    def wheels_left(self) -> int:
        return sum(self.own) + sum(self.neutral)

    def wheels(self) -> int:
        """All that there were."""
        return self.spent + self.wheels_left()

    def is_won(self) -> bool:
        return self.open == 0

    def scores(self) -> list[int]:
        """The fame of each seat: gates that bear its colour."""
        return [self.marks.count(seat) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        return [1.0 if self.is_won() else 0.0] * self.seats

    def worth(self, seat: int) -> float:
        ease = eases(self.ground)
        wheels = self.wheels_left()
        if self.phase != ROLLING:
            # A push that falls short is free, but who counts on that pushes for ever: it is a miss.
            is_miss = self.phase == PUSH and self.weak > 0
            return chance_to_win(wheels - 1 if is_miss else wheels, self.open, ease)
        total = 0.0
        for wobble in range(WOBBLES):
            outcome = self._sketched(wobble)
            passed = 0 if outcome == SHORT else outcome - SPENT
            total += chance_to_win(wheels - 1, self.open & ~passed, ease)
        return total / WOBBLES

    def fill(self, numbers: Numbers, first: int) -> None:
        fill(self, numbers, first)

    # How is it said?

    def question(self) -> Message:
        who = Seat(self.turn)
        if self.phase == PREPARE:
            return Message("ask-prepare" if self.moved == NONE else "ask-prepare-again", who=who)
        if self.phase == PLACE:
            return Message("ask-lay" if self.lifted == NONE else "ask-move", who=who)
        if self.phase == PUSH:
            return Message("ask-push" if self.weak == 0 else "ask-push-again", who=who)
        return super().question()

    def notation(self, action: int) -> str:
        return notation(self.phase, action)

    def key(self) -> str:
        bars = " ".join([f"{bar.owner}:{bar.place}" for bar in self.ground.bars])
        wheels = f"{self.own} {self.neutral} {self.spent} {self.bars}"
        place = f"{self.phase} {self.turn} {self.lifted} {self.moved} {self.weak} {self.push}"
        return f"{place} {self.marks} {wheels} {self.ground.gates} {bars}"

    def material(self) -> list[int]:
        return [self.wheels(), sum(self.bars) + len(self.ground.bars)]


def begin(chosen: Chosen) -> RollendeSteine:
    """The first state: all wheels and bars handed out, the first seat begins."""
    seats, options = chosen.players, Options(chosen)
    ground = bare(options.course.gates, options.keeps_lanes, options.front_only)
    state = RollendeSteine(seats, ground)
    own, neutral = wheels_each(seats, options.wheels)
    state.course = options.course.name
    state.marks = [NONE] * GATES
    state.own = [own] * seats
    state.neutral = [neutral] * seats
    state.bars = [BARS] * seats
    state.begin_turn()
    return state
