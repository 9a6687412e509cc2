"""Laws about knowledge: what a viewer may know, and that nothing else shines through."""

from __future__ import annotations

import math

from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, HIDDEN, NOBODY, PUBLIC, State
from steinkreis.game.step import step
from steinkreis.game.undo import found_by_guessing
from steinkreis.laws.playing import STEPS, must_have_scores, must_have_worth, play_on
from steinkreis.laws.probe import Probe, demand, who

TOLD = 8  # guesses that must all come to the same view
GUESSES = 16  # that all hit on the truth only if they know it


def hide(probe: Probe) -> None:
    """Law `hide`: a view is what it is, again and again, and leaves the state alone."""
    state = probe.state
    key = state.key()
    for viewer in probe.viewers():
        view = state.hide(viewer)
        seen = view.key()
        demand(state.key() == key, "hide", "hiding changed the state")
        demand(view.viewer == viewer, "hide", f"the view of {who(viewer)} belongs to {view.viewer}")
        demand(view.actor == state.actor, "hide", "the view has another actor")
        demand(state.hide(viewer).key() == seen, "steady", "hiding twice gives two views")
        demand(view.hide(viewer).key() == seen, "hide", "hiding a view changes it")
        must_have_worth(view)
        must_have_scores(view)
        if state.actor == viewer:
            _same_question(probe, view)


def _same_question(probe: Probe, view: State) -> None:
    """Who is asked knows what may be answered."""
    state = probe.state
    demand(view.actions() == state.actions(), "hide", "the actor's view has other answers")
    demand(view.question() == state.question(), "hide", "the actor's view has another question")
    action = view.sample(probe.rng)
    demand(view.refusal(action) is None, "hide", "the actor's view refuses what it gave")
    demand(state.refusal(action) is None, "hide", "the actor's view gives an illegal answer")


def guess(probe: Probe) -> None:
    """Law `guess`: a guess looks exactly like what was seen, and nothing is missing in it."""
    state = probe.state
    for viewer in probe.viewers():
        view = state.hide(viewer)
        key = view.key()
        seed = int(probe.rng.next())
        truth = view.guess(Rng(seed))
        demand(view.key() == key, "guess", "guessing changed the view")
        demand(truth.viewer == ALL, "guess", "a guess must have nothing hidden")
        demand(truth.hide(viewer).key() == key, "guess", "hiding a guess gives another view")
        demand(truth.key() == view.guess(Rng(seed)).key(), "guess", "one seed gave two guesses")
        demand(truth.material() == state.material(), "guess", "a guess loses or adds material")
        play_on(truth, probe)
        demand(view.key() == key, "guess", "playing on a guess changed the view")


def substitution(probe: Probe) -> None:
    """Law `leak`: two guesses of one view look the same to the viewer, now and as play goes on.

    Also the number and order of questions and chance steps must be the same, for counting leaks.
    """
    for viewer in probe.viewers():
        view = probe.state.hide(viewer)
        one, other = view.guess(probe.rng), view.guess(probe.rng)
        for _ in range(STEPS):
            _look_alike(probe, one, other, viewer)
            if one.actor == NOBODY or not _step_together(probe, one, other, viewer):
                break


def _look_alike(probe: Probe, one: State, other: State, viewer: int) -> None:
    demand(one.actor == other.actor, "leak", "whose turn it is depends on what cannot be seen")
    views = [state.hide(viewer) for state in (one, other)]
    same = views[0].key() == views[1].key() and views[0].scores() == views[1].scores()
    demand(same, "leak", f"the view of {who(viewer)} depends on what it cannot see")
    same = list(one.observe(viewer)) == list(other.observe(viewer))
    demand(same, "leak", f"{who(viewer)} observes what it cannot see")
    for seat in range(one.seats):
        same = math.isclose(views[0].worth(seat), views[1].worth(seat), abs_tol=1e-9)
        demand(same, "leak", f"the worth for {seat} tells {who(viewer)} what it cannot see")
    scenes = [probe.game.scene(state, viewer) for state in (one, other)]
    demand(scenes[0] == scenes[1], "leak", f"the scene of {who(viewer)} shows what it cannot see")
    demand(one.question() == other.question(), "leak", "the question gives a secret away")


def _step_together(probe: Probe, one: State, other: State, viewer: int) -> bool:
    """Let the same be seen to happen in both; False where that cannot be."""
    for _ in range(4):
        action = one.sample(probe.rng)
        if one.seen(action, viewer) == HIDDEN:
            twin = other.sample(probe.rng)
            if other.seen(twin, viewer) != HIDDEN:
                continue
        elif other.refusal(action) is None:
            twin = action
        else:
            continue
        _tell_alike(probe, (one, action), (other, twin), viewer)
        return True
    return False


def _tell_alike(
    probe: Probe, one: tuple[State, int], other: tuple[State, int], viewer: int
) -> None:
    tales = []
    for state, action in (one, other):
        before = state.copy()
        state.apply(action)
        tales.append(probe.game.tale(before, action, state, viewer))
    demand(tales[0] == tales[1], "leak", f"the log of {who(viewer)} tells what it cannot see")


def seen(probe: Probe) -> None:
    """Law `seen`: an answer is seen or hidden; who gives it sees it, who sees it can tell it."""
    state = probe.state
    for viewer in probe.viewers():
        for action in state.actions():
            what = state.seen(action, viewer)
            demand(what in (action, HIDDEN), "seen", f"{action} is seen as {what}")
            is_blind = viewer == state.actor and what == HIDDEN
            demand(not is_blind, "seen", f"{who(viewer)} does not see its own answer")
        for one, other in _two_ends(probe, viewer, is_seen=True):
            is_told = one.hide(viewer).key() != other.hide(viewer).key() or one.key() == other.key()
            demand(is_told, "seen", f"the answer is shown to {who(viewer)}, but not in its view")


def unseen(probe: Probe) -> None:
    """Law `leak`: who does not see an answer cannot tell afterwards which one it was."""
    for viewer in probe.viewers():
        for one, other in _two_ends(probe, viewer, is_seen=False):
            _look_alike(probe, one, other, viewer)
            is_secret = one.key() != other.key()
            knows = is_secret and _hits(probe, one, viewer) and _hits(probe, other, viewer)
            demand(not knows, "leak", f"the guesses of {who(viewer)} know what it cannot see")


def _two_ends(probe: Probe, viewer: int, *, is_seen: bool) -> list[tuple[State, State]]:
    """Where two answers lead that the viewer does, or does not, see; empty where there are none."""
    state = probe.state
    actions = [a for a in state.actions() if (state.seen(a, viewer) != HIDDEN) == is_seen]
    if len(actions) < 2:
        return []
    probe.rng.shuffle(actions)
    one, other = state.copy(), state.copy()
    one.apply(actions[0])
    other.apply(actions[1])
    return [(one, other)]


def _hits(probe: Probe, truth: State, viewer: int) -> bool:
    """Whether all guesses hit on this truth, though it may be another."""
    view, key = truth.hide(viewer), truth.key()
    return all(view.guess(probe.rng).key() == key for _ in range(GUESSES))


def tells(probe: Probe) -> None:
    """Law `tells`: where a state says that an answer tells nobody anything, guessing agrees."""
    state = probe.state
    if state.actor < 0:
        return
    made = step(state, state.sample(probe.rng))
    for viewer in (PUBLIC, *range(state.seats)):
        is_seen = state.seen(made.action, viewer) == made.action
        if is_seen and not state.tells(made.action, viewer):
            is_more = found_by_guessing(made, viewer, TOLD)
            demand(not is_more, "tells", f"an answer tells {who(viewer)} more than is said")


LAWS = (hide, guess, seen, tells)
LEAKS = (unseen, substitution)
