"""The contract: what a game is to bots, tables, records and researchers.

A state asks one small question at a time. Whoever is the `actor` answers with an action, an int
whose meaning belongs to the question. A compound move is several questions (choose the card, then
the tile), so that an action is one click, one edge of a search tree, one index for a learner.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from steinkreis.core.dial import Dial, pack, positions, unpack
from steinkreis.core.message import Message
from steinkreis.core.rng import Rng

CHANCE: Final = -1  # the actor when dice, deck or physics decide
NOBODY: Final = -2  # the actor when the game is over

ALL: Final = -3  # the viewer of a true state, from whom nothing is hidden
PUBLIC: Final = -4  # the viewer who sits at no seat and sees only what everybody sees

HIDDEN: Final = -5  # an action, to a viewer who does not see which it was

STEADY: Final = 16  # times a shaking hand tries to give a legal answer


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position of a game, with the question that is open in it.

    There are three layers of knowledge: the true state; `hide(viewer)`, all that a seat could
    know, which is all a bot ever gets; and the scene, what is visible on the table now, which is
    all that leaves the server. A card one has to remember is in the second and not in the third.

    A hidden state may be asked for `actions`, `dials`, `refusal`, `sample`, `suggest`, `shaken`
    and `question` when `actor == viewer`, and always for `scores`, `worth`, `key` and a scene;
    `weights` and `apply` only after `guess` has filled in what is unknown.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats  # how many play
        self.sides = seats  # how many of them play against each other; a team is one side
        self.actor = CHANCE  # whose answer is awaited: a seat, CHANCE or NOBODY
        self.viewer = ALL  # for whom this state was hidden: a seat, PUBLIC or ALL

    # Whose answer is awaited, and what may it be?

    @abstractmethod
    def actions(self) -> list[int]:
        """The legal answers, ascending, each from 0 up to 2^53; at CHANCE the possible outcomes.

        Never empty before the end of the game, except where dials are turned.
        """

    def weights(self) -> list[int]:
        """At CHANCE: the odds of `actions()` as positive integers, in the same order."""
        return [1] * len(self.actions())

    def dials(self) -> list[Dial]:
        """The dials of a shot. If there are any, `actions` is empty and `pack` makes the action."""
        return []

    def refusal(self, action: int) -> Message | None:
        """None if `action` is legal, else why it is not."""
        dials = self.dials()
        if len(dials) > 0:
            legal = 0 <= action < positions(dials)
        else:
            legal = action in self.actions()
        return None if legal else Message("refused")

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
            return rng.below(positions(dials))
        actions = self.actions()
        if self.actor == CHANCE:
            return actions[rng.weighted(self.weights())]
        return actions[rng.below(len(actions))]

    def suggest(self, rng: Rng) -> int:
        """A legal answer that may be good: what somebody would try who thinks of this game.

        For searchers where dials are turned, of whose positions hardly any is worth a try.
        """
        return self.sample(rng)

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

    # How is it said?

    @abstractmethod
    def question(self) -> Message:
        """What is asked now; its attribute `others` in the Fluent file is what the rest reads."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """The action in short, without language or spaces, unique among the legal ones."""

    @abstractmethod
    def key(self) -> str:
        """A text that is equal for two states if and only if they are the same to the players."""

    def material(self) -> list[int]:
        """Counts that no action may change (cards, stones, discs), taken on a true state."""
        return []


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

    def seen(self, action: int, viewer: int) -> int:
        return action
