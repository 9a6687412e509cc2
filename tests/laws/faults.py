"""Pebbles with one fault each, and the law that must catch it."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from steinkreis.core.message import Message, Seat
from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY, State
from steinkreis.game.game import AnyGame
from steinkreis.game.setup import Option, Setup
from steinkreis.scene.shapes import Box, Button, Line, Scene, Shape, Text
from tests.laws.pebbles import GAME
from tests.laws.pebbles.rules import DIE, OVER, PASS, PLAY, ROLL, Pebbles, begin
from tests.laws.pebbles.scene import draw
from tests.laws.pebbles.tale import tell

DICE = random.Random(1)  # the hidden randomness of faulty games: seeded, so that tests repeat
CLOCK = itertools.count()


@dataclass(frozen=True)
class Fault:
    name: str
    game: AnyGame
    law: str


# Answers


class Unsorted(Pebbles):
    def actions(self) -> list[int]:
        return super().actions()[::-1]


class Double(Pebbles):
    def actions(self) -> list[int]:
        actions = super().actions()
        return actions + actions[-1:]


class TooLow(Pebbles):
    """Lists cards that do not beat those on the table."""

    def actions(self) -> list[int]:
        return [*self.hands[self.turn], PASS] if self.phase == PLAY else super().actions()


class AllowsAnything(Pebbles):
    def refusal(self, action: int) -> Message | None:
        return None


class BelowZero(Pebbles):
    def actions(self) -> list[int]:
        return [-3] if self.phase == ROLL else super().actions()


class Int64(int):
    """A number like those of numpy."""


class Numpy(Pebbles):
    def actions(self) -> list[int]:
        return [Int64(action) for action in super().actions()]


class Stuck(Pebbles):
    """Nobody may pass."""

    def actions(self) -> list[int]:
        return [action for action in super().actions() if action != PASS]

    def refusal(self, action: int) -> Message | None:
        return State.refusal(self, action)


class NeverDone(Pebbles):
    def actions(self) -> list[int]:
        return [PASS] if self.phase == OVER else super().actions()


class FourthAtTheTable(Pebbles):
    def _roll(self, pebbles: int) -> None:
        super()._roll(pebbles)
        self.actor = 3


class Capricious(Pebbles):
    """The answers change from call to call."""

    def actions(self) -> list[int]:
        return super().actions()[next(CLOCK) % 2 :]


class OddsTooFew(Pebbles):
    def weights(self) -> list[int]:
        return DIE[:2] if self.phase == ROLL else super().weights()


class OddsOfZero(Pebbles):
    def weights(self) -> list[int]:
        return [3, 3, 0] if self.phase == ROLL else super().weights()


class OddsInFractions(Pebbles):
    def weights(self) -> list[int]:
        return [1 / 2, 1 / 3, 1 / 7] if self.phase == ROLL else super().weights()  # type: ignore


class FairDie(Pebbles):
    """Draws by other odds than it declares."""

    def sample(self, rng: Rng) -> int:
        return int(rng.below(len(DIE))) if self.phase == ROLL else super().sample(rng)


class NeverPasses(Pebbles):
    def sample(self, rng: Rng) -> int:
        return self.actions()[0] if self.phase == PLAY else super().sample(rng)


class DrawsTooLow(Pebbles):
    def sample(self, rng: Rng) -> int:
        low = [card for card in self.hands[self.turn] if card < self.best]
        return low[0] if low else super().sample(rng)


class Ambiguous(Pebbles):
    def notation(self, action: int) -> str:
        return "low" if action < 6 else super().notation(action)


class Spaced(Pebbles):
    def notation(self, action: int) -> str:
        return f"card {super().notation(action)}"


# The course of the game


class RollsInSecret(Pebbles):
    """The pot gets what a hidden die says."""

    def _roll(self, pebbles: int) -> None:
        super()._roll(DICE.randint(1, 6))


class SharedHands(Pebbles):
    """Copies share a list of lists."""

    def copy(self) -> Pebbles:
        twin = super().copy()
        twin.hands = list(self.hands)
        return twin


class SharedScores(Pebbles):
    """Copies share a list that changes late."""

    def copy(self) -> Pebbles:
        twin = super().copy()
        twin.won = self.won
        return twin


class OneForAll(Pebbles):
    """A list of the class, where each state should have its own."""

    ledger: list[int] = []  # noqa: RUF012

    def apply(self, action: int) -> None:
        self.ledger.append(action)
        super().apply(action)

    def key(self) -> str:
        return f"{super().key()} {len(self.ledger)}"


class SharedLedger(Pebbles):
    """Copies share a list that the key does not mention."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.ledger: list[int] = []

    def _roll(self, pebbles: int) -> None:
        super()._roll(pebbles)
        self.ledger.append(pebbles)

    def copy(self) -> Pebbles:
        twin = super().copy()
        assert isinstance(twin, SharedLedger)
        twin.ledger = self.ledger
        return twin

    def scores(self) -> list[int]:
        return [won + sum(self.ledger) for won in self.won]


class ForgetfulCopy(Pebbles):
    def copy(self) -> Pebbles:
        twin = super().copy()
        twin.pot = 0
        return twin


class LostCard(Pebbles):
    def _play(self, card: int) -> None:
        super()._play(card)
        self.played = [other for other in self.played if other != 7]


class Generous(Pebbles):
    """Pebbles from nowhere."""

    def _end_round(self) -> None:
        super()._end_round()
        self.won[0] += 1


class Endless(Pebbles):
    def _end_round(self) -> None:
        self.round = 0
        super()._end_round()


class Moody(Pebbles):
    """Every game begins with another seat, and no record knows with which."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turn = next(CLOCK) % seats


class Unfathomable(Pebbles):
    def worth(self, seat: int) -> float:
        return math.nan


class Boastful(Pebbles):
    def worth(self, seat: int) -> float:
        return 0.5 + self.won[seat]


class AfraidOfTheDark(Pebbles):
    """Counts the cards of everybody, also where they are not known."""

    def worth(self, seat: int) -> float:
        return sum(self.hands[seat]) / 100


class HalfPoints(Pebbles):
    def scores(self) -> list[int]:
        return [won / 2 for won in self.won]  # type: ignore[misc]


class EverybodyWins(Pebbles):
    def returns(self) -> list[float]:
        return [1.0] * self.seats


class NobodyWins(Pebbles):
    def returns(self) -> list[float]:
        return [0.0] * self.seats


class ZeroSum(Pebbles):
    def returns(self) -> list[float]:
        return [2 * share - 1 for share in super().returns()]


# Knowledge


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
        view = super().hide(-2)
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


class Stash(Pebbles):
    """The view keeps the true hands, out of sight of its key."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.truth: list[list[int]] = [[] for _ in range(seats)]

    def hide(self, viewer: int) -> Pebbles:
        view = super().hide(viewer)
        assert isinstance(view, Stash)
        view.truth = [list(hand) for hand in (self.truth if self.viewer != -1 else self.hands)]
        return view


class Peeks(Stash):
    """A guess that is never wrong."""

    def guess(self, rng: Rng) -> Pebbles:
        truth = super().guess(rng)
        for hand in truth.hands:
            for card in hand:
                truth.deck.middle.add(card)
        truth.hands = [list(hand) for hand in self.truth]
        for hand in truth.hands:
            for card in hand:
                truth.deck.middle.remove(card)
        return truth


class WorthByPeeking(Stash):
    def worth(self, seat: int) -> float:
        return 1 / (1 + sum(self.truth[seat]))


class SkipsForced(Pebbles):
    """Who can only pass is not asked: the others learn that by counting."""

    def _ask(self, phase: int, actor: int) -> None:
        super()._ask(phase, actor)
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
        return -1 if self.phase == PLAY else super().seen(action, viewer)


class SeenAsAnother(Pebbles):
    def seen(self, action: int, viewer: int) -> int:
        return 0 if self.phase == PLAY else super().seen(action, viewer)


def tell_the_truth(before: Stash, action: int, after: Stash) -> list[Message]:
    """The log names the cards that the stash betrays."""
    cards = sum(map(sum, after.truth))
    return [*tell(before, action, after), Message("card", card=cards)]


def draw_the_truth(state: Stash) -> Scene:
    return with_shapes(draw(state), Text(text=sum(map(sum, state.truth))))


# The class as a whole


class Incomplete(Pebbles):
    seen = State.seen


class ActorByProperty(Pebbles):
    @property
    def actor(self) -> int:  # type: ignore[override]
        return getattr(self, "asked", NOBODY)

    @actor.setter
    def actor(self, value: int) -> None:
        self.asked = value


class Partners(Pebbles):
    """One side in the state, each alone in the game."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.sides = 1


def cannot_begin(setup: Setup) -> Pebbles:
    raise RuntimeError("no")


# The scene


def with_shapes(scene: Scene, *more: Shape) -> Scene:
    return Scene(width=scene.width, height=scene.height, shapes=(*scene.shapes, *more))


def without(state: Pebbles, is_gone: Callable[[Shape], bool]) -> Scene:
    scene = draw(state)
    kept = tuple(shape for shape in scene.shapes if not is_gone(shape))
    return Scene(width=scene.width, height=scene.height, shapes=kept)


def adding(shape: Shape) -> AnyGame:
    """Pebbles with one more shape on the table."""
    return replace(GAME, draw=lambda state: with_shapes(draw(state), shape))


def for_the_actor(shape: Shape) -> AnyGame:
    def draw_more(state: Pebbles) -> Scene:
        is_asked = state.actor == state.viewer and state.phase == PLAY
        return with_shapes(draw(state), shape) if is_asked else draw(state)

    return replace(GAME, draw=draw_more)


def flicker(state: Pebbles) -> Scene:
    return with_shapes(draw(state), Box(w=1, h=next(CLOCK)))


def no_pass_button(state: Pebbles) -> Scene:
    return without(state, lambda shape: shape.id == "pass")


def tell_nameless(before: Pebbles, action: int, after: Pebbles) -> list[Message]:
    return [Message("log-passed")]


def played_as(kind: type[Pebbles]) -> AnyGame:
    return replace(GAME, begin=partial(begin, kind=kind))


def with_option(option: Option) -> AnyGame:
    return replace(GAME, options=(option,))


def pot_of(data: object) -> AnyGame:
    """Pebbles with data instead of a word as an option."""
    return with_option(Option(name="pot", default_data=data, check=lambda value: None))


PASS_WORDS = Message("button-pass")

FAULTS = [
    # the fourteen of the peers
    Fault("an opponent's hand in the view", played_as(OpenHands), "leak"),
    Fault("state shared between copies", played_as(OneForAll), "copy"),
    Fault("hidden randomness inside a move", played_as(RollsInSecret), "apply"),
    Fault("a view that changes from call to call", played_as(Flickering), "steady"),
    Fault("unsorted actions", played_as(Unsorted), "actions-sorted"),
    Fault("duplicate actions", played_as(Double), "actions-unique"),
    Fault("illegal actions", played_as(TooLow), "refusal"),
    Fault("wrong returns", played_as(EverybodyWins), "returns"),
    Fault("odds that do not add up", played_as(OddsTooFew), "odds"),
    Fault("ambiguous names", played_as(Ambiguous), "notation"),
    Fault("a game longer than declared", replace(GAME, limit=15), "ends"),
    Fault("a state that cannot be stored", played_as(Moody), "replay"),
    Fault("not-a-number in worth", played_as(Unfathomable), "worth"),
    Fault("worth out of range", played_as(Boastful), "worth"),
    # answers
    Fault("refuses nothing", played_as(AllowsAnything), "refusal"),
    Fault("actions below zero", played_as(BelowZero), "actions-in-range"),
    Fault("ints like those of numpy", played_as(Numpy), "actions-plain"),
    Fault("no answer possible", played_as(Stuck), "actions-never-empty"),
    Fault("answers after the end", played_as(NeverDone), "actions-end"),
    Fault("a seat that does not exist", played_as(FourthAtTheTable), "actor"),
    Fault("actions that change from call to call", played_as(Capricious), "steady"),
    Fault("odds of zero", played_as(OddsOfZero), "odds"),
    Fault("odds in fractions", played_as(OddsInFractions), "odds"),
    Fault("a die with other odds than declared", played_as(FairDie), "sample"),
    Fault("an answer never drawn", played_as(NeverPasses), "sample"),
    Fault("an illegal answer drawn", played_as(DrawsTooLow), "sample"),
    Fault("a space in a name", played_as(Spaced), "notation"),
    # the course of the game
    Fault("a shared list of lists", played_as(SharedHands), "copy"),
    Fault("a shared list that changes late", played_as(SharedScores), "copy"),
    Fault("a shared list outside the key", played_as(SharedLedger), "copy"),
    Fault("a field that copy forgets", played_as(ForgetfulCopy), "copy"),
    Fault("a lost card", played_as(LostCard), "material"),
    Fault("pebbles from nowhere", played_as(Generous), "material"),
    Fault("an endless game", played_as(Endless), "ends"),
    Fault("halves in the scores", played_as(HalfPoints), "scores"),
    Fault("nobody wins", played_as(NobodyWins), "returns"),
    Fault("returns below zero", played_as(ZeroSum), "returns"),
    Fault(
        "an option that JSON does not know",
        pot_of(object()),
        "store",
    ),
    Fault(
        "an option that JSON changes",
        pot_of((1, 2)),
        "store",
    ),
    # knowledge
    Fault("a view that leaks late", played_as(OpensLate), "leak"),
    Fault("hiding changes the state", played_as(HidesInPlace), "hide"),
    Fault("the own hand hidden", played_as(NotMine), "hide"),
    Fault("worth fails on a view", played_as(AfraidOfTheDark), "worth"),
    Fault("a guess that loses cards", played_as(LosesWhatIsHidden), "guess"),
    Fault("a guess that shares a list with the view", played_as(SharedGuess), "guess"),
    Fault("a guess that knows", played_as(Peeks), "leak"),
    Fault("a worth that knows", played_as(WorthByPeeking), "leak"),
    Fault("a question skipped for a secret", played_as(SkipsForced), "leak"),
    Fault("a question that tells a secret", played_as(AsksAloud), "leak"),
    Fault("an answer shown and then hidden", played_as(ShowsDraws), "seen"),
    Fault("a player who does not see the own answer", played_as(BlindPlayer), "seen"),
    Fault("an answer seen as another", played_as(SeenAsAnother), "seen"),
    Fault("a tale that tells a secret", replace(played_as(Stash), tell=tell_the_truth), "leak"),
    Fault("a scene that shows a secret", replace(played_as(Stash), draw=draw_the_truth), "leak"),
    # the class as a whole
    Fault("an incomplete class", played_as(Incomplete), "whole"),
    Fault("actor as a property", played_as(ActorByProperty), "whole"),
    Fault("sides that do not agree", played_as(Partners), "whole"),
    Fault("a game that cannot begin", replace(GAME, begin=cannot_begin), "whole"),
    # scene and words
    Fault("a dead click", adding(Button(id="x", text=PASS_WORDS, action=99)), "clicks"),
    Fault("a missing click", replace(GAME, draw=no_pass_button), "clicks"),
    Fault("a double click", for_the_actor(Button(id="x", text=PASS_WORDS, action=PASS)), "clicks"),
    Fault("one id for two things", adding(Box(id="pot", w=1, h=1)), "ids"),
    Fault("a scene that changes from call to call", replace(GAME, draw=flicker), "steady"),
    Fault("a shape at infinity", adding(Box(x=math.inf, w=1, h=1)), "scene"),
    Fault("a line to nowhere", adding(Line(points=((0, 0), (0, math.nan)))), "scene"),
    Fault("no words in German", replace(GAME, package="tests.laws.half_spoken"), "words"),
    Fault("no words in any language", adding(Text(text=Message("unheard-of"))), "words"),
    Fault("a message without its variable", replace(GAME, tell=tell_nameless), "words"),
    Fault("an option without words", with_option(Option(name="joker", values=("off",))), "words"),
]
