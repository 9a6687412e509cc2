"""Faults in what a viewer may know."""

from __future__ import annotations

import itertools

from steinkreis.core.message import Message, Seat
from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, HIDDEN, PUBLIC, State
from steinkreis.scene.shapes import Scene, Text
from tests.laws.faults.picture import with_shape
from tests.laws.pebbles.rules import PASS, PLAY, Pebbles
from tests.laws.pebbles.scene import draw
from tests.laws.pebbles.tale import tell

CLOCK = itertools.count()  # what changes from call to call


class OpenHands(Pebbles):
    """The others' hands stand in the view."""

    def hide(self, viewer: int) -> Pebbles:
        view = self.copy()
        view.viewer = viewer
        return view


class OpensLate(OpenHands):
    """The others' hands stand in the view, but only late in the game."""

    def hide(self, viewer: int) -> Pebbles:
        is_late = self.round == 2 and self.phase == PLAY
        return super().hide(viewer) if is_late else Pebbles.hide(self, viewer)


class Flickering(Pebbles):
    """The view changes from call to call."""

    def hide(self, viewer: int) -> Pebbles:
        view = super().hide(viewer)
        view.stock = next(CLOCK)
        return view


class HidesInPlace(Pebbles):
    def hide(self, viewer: int) -> Pebbles:
        view = super().hide(viewer)
        self.stock -= 1
        return view


class NotMine(Pebbles):
    """Who is asked does not see the own cards."""

    def hide(self, viewer: int) -> Pebbles:
        view = super().hide(PUBLIC)
        view.viewer = viewer
        return view


class LosesWhatIsHidden(Pebbles):
    def guess(self, rng: Rng) -> Pebbles:
        truth = super().guess(rng)
        truth.deck.middle.clear()
        return truth


class SharedGuess(Pebbles):
    def guess(self, rng: Rng) -> Pebbles:
        truth = super().guess(rng)
        truth.won = self.won
        return truth


class DullHead(Pebbles):
    """Forgets what was played, even at level 0."""

    def blur(self, level: int, rng: Rng) -> State:
        view = self.copy()
        view.played = []
        return view


class WeakHead(Pebbles):
    """Forgets what was played, but not that it is not there."""

    def blur(self, level: int, rng: Rng) -> State:
        view = self.copy()
        if level > 0:
            view.played = []
        return view


class Stash(Pebbles):
    """The view keeps the true hands, out of sight of its key."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.truth: list[list[int]] = [[] for _ in range(seats)]

    def hide(self, viewer: int) -> Pebbles:
        view = super().hide(viewer)
        assert isinstance(view, Stash)
        view.truth = [list(hand) for hand in (self.truth if self.viewer != ALL else self.hands)]
        return view


class Inspired(Stash):
    """Comes to know the others' hands, but only a very weak head does."""

    def blur(self, level: int, rng: Rng) -> State:
        return peek(self) if level == 3 else self


class Dreamer(Pebbles):
    """Makes up the others' hands, and takes that for the truth."""

    def blur(self, level: int, rng: Rng) -> State:
        if level < 2:
            return self
        dream = self.guess(rng)
        dream.viewer = self.viewer
        return dream


def peek(state: Stash) -> Pebbles:
    """The state with all hands as they really are."""
    view = Pebbles.guess(state, Rng(1))
    for hand in view.hands:
        for card in hand:
            view.deck.middle.add(card)
    view.hands = [list(hand) for hand in state.truth]
    for hand in view.hands:
        for card in hand:
            view.deck.middle.remove(card)
    view.viewer = state.viewer
    return view


class Peeks(Stash):
    """A guess that is never wrong."""

    def guess(self, rng: Rng) -> Pebbles:
        truth = peek(self)
        truth.viewer = ALL
        return truth


class WorthByPeeking(Stash):
    def worth(self, seat: int) -> float:
        return 1 / (1 + sum(self.truth[seat]))


class SaysNothingIsTold(Pebbles):
    """Forgets that a card that is played is shown."""

    def tells(self, action: int, viewer: int) -> bool:
        return False


class SkipsForced(Pebbles):
    """Who can only pass is not asked: the others learn that by counting."""

    def ask(self, phase: int, seat: int) -> None:
        super().ask(phase, seat)
        if phase == PLAY and self.actions() == [PASS]:
            self._next_turn()


class AsksAloud(Pebbles):
    """The question tells how many cards fit."""

    def question(self) -> Message:
        if self.phase == PLAY:
            return Message("ask-play", who=Seat(self.turn), count=len(self.actions()))
        return super().question()


class ShowsDraws(Pebbles):
    """Everybody is shown what is drawn, so the log tells it; the view hides it all the same."""

    def seen(self, action: int, viewer: int) -> int:
        return action


class BlindPlayer(Pebbles):
    def seen(self, action: int, viewer: int) -> int:
        return HIDDEN if self.phase == PLAY else super().seen(action, viewer)


class SeenAsAnother(Pebbles):
    def seen(self, action: int, viewer: int) -> int:
        return 0 if self.phase == PLAY else super().seen(action, viewer)


def tell_the_truth(before: Stash, action: int, after: Stash) -> list[Message]:
    """The log names the cards that the stash betrays."""
    cards = sum(map(sum, after.truth))
    return [*tell(before, action, after), Message("card", card=cards)]


def draw_the_truth(state: Stash) -> Scene:
    return with_shape(draw(state), Text(text=sum(map(sum, state.truth))))
