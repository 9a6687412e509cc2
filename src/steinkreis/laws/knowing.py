"""Laws about knowledge: what a viewer may know, and that nothing else shines through."""

from __future__ import annotations

from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, HIDDEN, NOBODY, State
from steinkreis.laws.probe import Probe, demand
from steinkreis.scene.wire import encode

STEPS = 6  # how far two guesses are followed


def hide(probe: Probe) -> None:
    """Law `hide`: a view is what it is, again and again, and leaves the state alone."""
    state = probe.state
    key = state.key()
    for viewer in probe.viewers():
        view = state.hide(viewer)
        seen = view.key()
        demand(state.key() == key, "hide", "hiding changed the state")
        demand(view.viewer == viewer, "hide", f"the view of {viewer} belongs to {view.viewer}")
        demand(view.actor == state.actor, "hide", "the view has another actor")
        demand(state.hide(viewer).key() == seen, "steady", "hiding twice gives two views")
        demand(view.hide(viewer).key() == seen, "hide", "hiding a view changes it")
        if state.actor == viewer:
            _same_question(state, view)


def _same_question(state: State, view: State) -> None:
    demand(view.actions() == state.actions(), "hide", "the actor's view has other answers")
    demand(view.question() == state.question(), "hide", "the actor's view has another question")


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
    same = one.hide(viewer).key() == other.hide(viewer).key()
    demand(same, "leak", f"the view of {viewer} depends on what it cannot see")
    scenes = [encode(probe.game.scene(state, viewer)) for state in (one, other)]
    demand(scenes[0] == scenes[1], "leak", f"the scene of {viewer} shows what it cannot see")
    demand(one.question().id == other.question().id, "leak", "the question gives a secret away")


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
        tales.append(encode(probe.game.tale(before, action, state, viewer)))
    demand(tales[0] == tales[1], "leak", f"the log of {viewer} tells what it cannot see")


def unseen(probe: Probe) -> None:
    """Law `leak`: who does not see an answer cannot tell afterwards which one it was."""
    state = probe.state
    actions = state.actions()
    for viewer in probe.viewers():
        for action in actions:
            seen = state.seen(action, viewer)
            demand(seen in (action, HIDDEN), "seen", f"{action} is seen as {seen}")
        secret = [action for action in actions if state.seen(action, viewer) == HIDDEN]
        if len(secret) > 1:
            _cannot_tell(probe, secret[0], secret[-1], viewer)


def _cannot_tell(probe: Probe, first: int, last: int, viewer: int) -> None:
    one, other = probe.state.copy(), probe.state.copy()
    one.apply(first)
    other.apply(last)
    same = one.hide(viewer).key() == other.hide(viewer).key()
    demand(same, "leak", f"{viewer} does not see the answer, but its view depends on it")
    _look_alike(probe, one, other, viewer)


LAWS = (hide, guess, substitution, unseen)
