"""Laws about weaker heads: they may forget, never know more, and cannot look up what is gone."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from steinkreis.bots.levels import LEVELS
from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, CHANCE, State
from steinkreis.game.step import step
from steinkreis.game.undo import learns
from steinkreis.laws.probe import Probe, demand, who
from steinkreis.scene.wire import pieces

BLURS = sorted({level.blur for level in LEVELS} - {0})
SELDOM = 5  # of so many answers one is taken back
FEW = 4  # guesses that tell whether it showed what was forgotten
RARELY = 120  # of so many views one is looked at for what a weaker head makes of it
ANSWERS = 3  # that are tried then
GUESSES = 12
MORE = 200  # before anybody is accused

Fact: TypeAlias = "tuple[int, bytes]"  # a seat, and something that is drawn for it


def blur(probe: Probe) -> None:
    """Law `blur`: a weaker head still knows what may be answered, and at 0 forgets nothing."""
    state = probe.state
    for viewer in probe.viewers():
        view = state.hide(viewer)
        key = view.key()
        demand(view.blur(0, probe.rng).key() == key, "blur", "something is forgotten at level 0")
        if type(state).blur is State.blur:
            continue
        for level in BLURS:
            seed = int(probe.rng.next())
            blurred = view.blur(level, Rng(seed))
            demand(view.key() == key, "blur", "blurring changed the view")
            _still_plays(state, view, blurred)
            _from_the_view_alone(view, blurred, level, seed)
            if probe.rng.below(RARELY) == 0:
                _only_forgets(probe, view, blurred, level)


def _still_plays(state: State, view: State, blurred: State) -> None:
    if state.actor == view.viewer:
        demand(blurred.actions() == view.actions(), "blur", "a blurred view has other answers")
    truth = blurred.guess(Rng(1))
    demand(truth.viewer == ALL, "blur", "a blurred view does not give a true state")
    demand(truth.material() == state.material(), "blur", "blurring loses or adds material")


def _from_the_view_alone(view: State, blurred: State, level: int, seed: int) -> None:
    """What is kept of two views that are the same is the same, whatever the truth behind them."""
    other = view.guess(Rng(seed)).hide(view.viewer).blur(level, Rng(seed))
    is_same = other.key() == blurred.key()
    demand(is_same, "blur", f"at level {level} {who(view.viewer)} knows what it cannot see")


def _only_forgets(probe: Probe, view: State, blurred: State, level: int) -> None:
    """What a weaker head is sure of, the view does not leave open."""
    answers = _answers(probe, view)
    sure = _sure(probe, blurred, answers, GUESSES)
    seen = Counter[Fact]()
    for _ in range(GUESSES):
        seen.update(_facts(probe, view.guess(probe.rng), view.viewer, answers))
    added = {fact for fact in sure if 0 < seen[fact] <= GUESSES // 2}
    if added:
        added &= _sure(probe, blurred, answers, MORE)
    what = ", ".join(sorted(f"seat {seat} sees {piece!r}" for seat, piece in added)[:1])
    demand(not added, "blur", f"at level {level} {who(view.viewer)} is surer than before: {what}")


def _answers(probe: Probe, view: State) -> list[int]:
    """Some answers that the viewer could give."""
    is_asked = view.actor == view.viewer
    return [view.sample(probe.rng) for _ in range(ANSWERS)] if is_asked else []


def _sure(probe: Probe, view: State, answers: list[int], guesses: int) -> set[Fact]:
    """What is so in every guess."""
    sure = _facts(probe, view.guess(probe.rng), view.viewer, answers)
    for _ in range(guesses - 1):
        sure &= _facts(probe, view.guess(probe.rng), view.viewer, answers)
    return sure


def _facts(probe: Probe, truth: State, viewer: int, answers: list[int]) -> set[Fact]:
    """What is so in a world: what each seat sees there, and what an answer brings to light."""
    facts: set[Fact] = set()
    for seat in range(truth.seats):
        facts.update((seat, piece) for piece in pieces(probe.game.scene(truth, seat).shapes))
    for answer in answers:
        then = truth.copy()
        then.apply(answer)
        while then.actor == CHANCE:
            then.apply(then.sample(probe.rng))
        facts.update((viewer, piece) for piece in pieces(probe.game.scene(then, viewer).shapes))
    return facts


def undo(probe: Probe) -> None:
    """Law `undo`: what a weaker head has forgotten is not to be looked up and taken back."""
    state, seat = probe.state, probe.state.actor
    if seat < 0 or type(state).blur is State.blur or probe.rng.below(SELDOM) > 0:
        return
    made = step(state, state.sample(probe.rng))
    if made.after.actor == CHANCE or learns(probe.game, made, seat):
        return  # this cannot be taken back
    shown = _news(probe, state, made.action, seat)
    forgetful = state.hide(seat).blur(BLURS[-1], probe.rng)
    for _ in range(FEW):
        new = shown - _news(probe, forgetful.guess(probe.rng), made.action, seat)
        what = ", ".join(str(piece) for piece in sorted(new))
        demand(not new, "undo", f"can be looked up: {what}; is this a game of memory?")


def _news(probe: Probe, before: State, action: int, seat: int) -> set[bytes]:
    """What is drawn for a seat after an answer, and was not before."""
    after = before.copy()
    after.apply(action)
    while after.actor == CHANCE:
        after.apply(after.sample(probe.rng))
    pictures = [probe.game.scene(state, seat) for state in (before, after)]
    old, new = (set(pieces(picture.shapes[: sum(picture.counts)])) for picture in pictures)
    return new - old


LAWS = (blur, undo)
