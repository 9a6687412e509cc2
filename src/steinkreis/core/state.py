"""The contract: what a game is to bots, tables, records and researchers.

A state asks one small question at a time. Whoever is the `actor` answers with an action, an int
whose meaning belongs to the question. A compound move is several questions (choose the card, then
the tile), so that an action is one click, one edge of a search tree, one index for a learner.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from steinkreis.core.ask import Ask
from steinkreis.core.dial import Dial, pack, positions, unpack
from steinkreis.core.kept import keep, restore
from steinkreis.core.message import Message
from steinkreis.core.numbers import Numbers, Part
from steinkreis.core.rng import Rng

CHANCE: Final = -1  # the actor when dice, deck or physics decide
NOBODY: Final = -2  # the actor when the game is over

ALL: Final = -3  # the viewer of a true state, from whom nothing is hidden
PUBLIC: Final = -4  # the viewer who sits at no seat and sees only what everybody sees

HIDDEN: Final = -5  # an action, to a viewer who does not see which it was

OVER: Final = 99  # the phase when the game is over; games number theirs from 0, in their order

BOUND: Final = 1 << 53  # actions lie below: any JSON reader can hold them exactly

STEADY: Final = 16  # times a shaking hand tries to give a legal answer


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position of a game, with the question that is open in it.

    There are three layers of knowledge: the true state; `hide(viewer)`, all that a seat could
    know, which is all a bot ever gets; and the scene, what is visible on the table now, which is
    all that leaves the server. A card one has to remember is in the second and not in the third.

    A hidden state may be asked for `actions`, `dials`, `refusal`, `sample`, `suggest`, `distinct`,
    `shaken` and `question` when `actor == viewer`, and always for `scores`, `worth`, `key`,
    `observe` and a scene; `weights` and `apply` only after `guess` has filled in what is
    unknown.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats  # how many play
        self.sides = seats  # how many of them play against each other; a team is one side
        self.actor = CHANCE  # whose answer is awaited: a seat, CHANCE or NOBODY
        self.viewer = ALL  # for whom this state was hidden: a seat, PUBLIC or ALL
        self.phase: i64 = 0  # which question is open, by a number that the game gives it, or OVER
        self.turn: i64 = 0  # whose turn it is, also while chance answers

    # How does it go on? For games that are asked this way.

    def ask(self, phase: i64, seat: i64) -> None:
        """Put a question to a seat, whose turn it is."""
        self.phase = phase
        self.turn = seat
        self.actor = seat

    def ask_aside(self, phase: i64, seat: i64) -> None:
        """Put a question to a seat; whose turn it is stays."""
        self.phase = phase
        self.actor = seat

    def ask_chance(self, phase: i64) -> None:
        """Let chance answer; whose turn it is stays."""
        self.phase = phase
        self.actor = CHANCE

    def finish(self) -> None:
        """The game is over."""
        self.phase = OVER
        self.actor = NOBODY

    def is_asked(self, phase: i64) -> bool:
        """Whether whoever looks at this state is asked that now."""
        return self.phase == phase and self.actor == self.viewer

    def copy_onto(self, twin: State) -> None:
        """Give a twin all that every state has; `copy` adds what is the game's own."""
        twin.sides = self.sides
        twin.actor = self.actor
        twin.viewer = self.viewer
        twin.phase = self.phase
        twin.turn = self.turn

    # Whose answer is awaited, and what may it be?

    def asks(self) -> list[Ask]:
        """All that this game can ask, by the number of the phase; empty where it does not say.

        The same in every state of a game, whatever was chosen before it.
        """
        return []

    @abstractmethod
    def actions(self) -> list[int]:
        """The legal answers, ascending, from 0 to below BOUND; at CHANCE the possible outcomes.

        Never empty before the end of the game, except where dials are turned.
        """

    def weights(self) -> list[int]:
        """At CHANCE: the odds of `actions()` as positive integers, in the same order."""
        return [1] * len(self.actions())

    def dials(self) -> list[Dial]:
        """The dials of a shot. If there are any, `actions` is empty and `pack` makes the action."""
        return []

    def refusal(self, action: int) -> Message | None:
        """None if `action` is legal, else why it is not: the door for any number at all.

        Games override `is_legal` and `why_not`, which are asked only within BOUND.
        """
        if not 0 <= action < BOUND:
            return Message("refused")
        return None if self.is_legal(action) else self.why_not(action)

    def is_legal(self, action: int) -> bool:
        """To be overridden where not every position of the dials is legal."""
        dials = self.dials()
        if len(dials) > 0:
            return action < positions(dials)
        return action in self.actions()

    def why_not(self, action: int) -> Message:
        """Why an action is not legal that is not."""
        return Message("refused")

    @abstractmethod
    def apply(self, action: int) -> None:
        """Answer the open question, in place, the same way every time. Trusts its caller."""

    @abstractmethod
    def copy(self) -> State:
        """The same position, which shares nothing that either of the two may change."""

    def sample(self, rng: Rng) -> int:
        """One legal action, each equally likely; at CHANCE by its odds.

        To be overridden where random play is hot and building the list is what costs.
        """
        dials = self.dials()
        if len(dials) > 0:
            sizes = [dial.steps for dial in dials]
            return pack([int(rng.below(size)) for size in sizes], sizes)
        actions = self.actions()
        if self.actor == CHANCE:
            return actions[rng.weighted(self.weights())]
        return actions[rng.below(len(actions))]

    def suggest(self, rng: Rng) -> int:
        """A legal answer that may be good: what somebody would try who thinks of this game.

        For searchers where dials are turned, of whose positions hardly any is worth a try.
        """
        return self.sample(rng)

    def distinct(self, rng: Rng) -> list[int]:
        """The legal answers, but only one of those that are all alike to whoever is asked.

        For searchers: which card that nobody has seen is turned up makes no difference.
        """
        return self.actions()

    def shaken(self, action: int, rng: Rng, amount: float) -> int:
        """The answer as an unsteady hand gives it: every dial off by some `amount` of its range.

        Legal like `action` itself; the same where no dials are turned, or `amount` is 0.
        """
        dials = self.dials()
        if len(dials) == 0 or amount <= 0.0:
            return action
        sizes = [dial.steps for dial in dials]
        for _ in range(STEADY):
            steps: list[int] = []
            for step, size in zip(unpack(action, sizes), sizes):
                off = round(rng.normal() * amount * size)
                steps.append(max(0, min(size - 1, step + off)))
            shaken = pack(steps, sizes)
            if self.refusal(shaken) is None:
                return shaken
        return action

    # How does it stand?

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat by the booklet; on a hidden state, as far as the viewer knows."""

    @abstractmethod
    def returns(self) -> list[float]:
        """At the end: k winning sides get 1/k each, and every seat the share of its side.

        A side that plays alone (solo, all together) gets 1 or 0.
        """

    def worth(self, seat: int) -> float:
        """A guess, from 0 to 1, of what `returns` will give the seat."""
        return 1.0 / self.sides

    # Who may know what?

    @abstractmethod
    def hide(self, viewer: int) -> State:
        """What `viewer` (a seat or PUBLIC) knows: a copy in which everything unseen is unknown.

        It remembers all that was ever shown to the viewer and all that follows from it.
        """

    def blur(self, level: int, rng: Rng) -> State:
        """A hidden state as a weaker head keeps it: it may forget, never add; at 0 it keeps all."""
        return self

    @abstractmethod
    def guess(self, rng: Rng) -> State:
        """A true state that the viewer could be in: every unknown thing filled in at random.

        It agrees with all that was shown: hiding it again gives the hidden state back. Any two
        guesses lead through the same number and order of questions and chance steps.
        """

    @abstractmethod
    def seen(self, action: int, viewer: int) -> int:
        """Asked before `apply`: the action as `viewer` sees it, or HIDDEN."""

    def tells(self, action: int, viewer: int) -> bool:
        """Asked before `apply`: whether the answer of whoever is asked may tell `viewer` more than
        the view before it.

        Only a quick no: where this says yes, it is found out by guessing, which takes long. A
        game in which secrets come to light by chance alone may say that nobody learns anything by
        an own answer.
        """
        return True

    # How is it learnt?

    def observe(self, viewer: int) -> vec[float]:
        """What `viewer` (a seat or PUBLIC) knows, as numbers: as many, with the same meaning, in
        every state of a set-up (`Numbers.parts`); empty where a game does not say.

        The viewer comes first, then the others in turn, then what belongs to nobody.
        """
        numbers = Numbers()
        self.note(viewer, numbers)
        return numbers.row

    def note(self, viewer: int, numbers: Numbers) -> None:
        """The same written into a row that is there already."""
        self.hide(viewer).write(numbers, max(0, viewer))

    def write(self, numbers: Numbers, first: int) -> None:
        """Asked of a hidden state: all numbers, those of the seat `first` before the others'."""
        numbers.begin()
        self.fill(numbers, first)
        if numbers.end > numbers.start:
            numbers.part("question")
            numbers.one_of(self.phase, len(self.asks()))
            numbers.part("turn")
            numbers.one_of((self.turn - first) % self.seats, self.seats)
            numbers.part("asked")
            numbers.flag(self.actor == first)

    def fill(self, numbers: Numbers, first: int) -> None:  # noqa: B027
        """What the game itself has to say: the seats from `first` on, then what is common.

        Asked of hidden states, so that nothing can be told that the viewer does not know.
        """

    def regard(self, viewer: int, numbers: Numbers) -> None:
        """What matters for how it will end for `viewer`, for whoever learns that: all that can be
        observed, unless a game knows better what to look at. Asked of true states as well, so what
        `viewer` does not know must be left out.

        Nothing, where it cannot be told yet: there the game's own `worth` is asked.
        """
        self.note(viewer, numbers)

    # How is it kept?

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (keep(self),)

    # How is it said?

    @abstractmethod
    def question(self) -> Message:
        """What is asked now; its attribute `others` in the Fluent file is what the rest reads.

        What is said while nobody is asked stands here, for `super().question()`.
        """
        return Message("over" if self.actor == NOBODY else "ask-chance")

    @abstractmethod
    def notation(self, action: int) -> str:
        """The action in short, without language or spaces, unique among the legal ones."""

    @abstractmethod
    def key(self) -> str:
        """A text that is equal for two states if and only if they are the same to the players."""

    def _repr_svg_(self) -> str | None:
        """The table as a notebook shows it, drawn by who knows the games (`game/registry.py`)."""
        return painters[0](self) if painters else None

    def material(self) -> list[int]:
        """Counts that no action may change (cards, stones, discs), taken on a true state."""
        return []


# Who draws a state for a notebook; one at most.
painters: list[Callable[[State], str | None]] = []


def parts_of(state: State, viewer: int) -> list[Part]:
    """What the numbers are that `viewer` observes: the same parts in all states of a set-up."""
    numbers = Numbers(named=True)
    state.note(viewer, numbers)
    return numbers.parts()


def has_worth(state: State) -> bool:
    """Whether the game has a `worth` of its own."""
    return type(state).worth is not State.worth


def regards(state: State) -> bool:
    """Whether the game says what matters in a position."""
    return type(state).regard is not State.regard


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenState(State):
    """A state in which nothing is secret: said aloud, because the default must not leak."""

    def hide(self, viewer: int) -> State:
        view = self.copy()
        view.viewer = viewer
        return view

    def guess(self, rng: Rng) -> State:
        truth = self.copy()
        truth.viewer = ALL
        return truth

    def note(self, viewer: int, numbers: Numbers) -> None:
        self.write(numbers, max(0, viewer))

    def seen(self, action: int, viewer: int) -> int:
        return action

    def tells(self, action: int, viewer: int) -> bool:
        return False
