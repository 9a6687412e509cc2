"""Laws about questions and answers: what may be done, what chance may do, how it is written."""

from __future__ import annotations

import inspect
import math
from collections import Counter

from steinkreis.core.dial import positions
from steinkreis.core.message import Message
from steinkreis.core.state import BOUND, CHANCE, NOBODY, State
from steinkreis.laws.probe import Broken, Probe, demand, portrait

FAR = (-(2**200), -(2**63), -1, 2**31, 2**32, BOUND, 2**63 - 1, 2**63, 2**64, 2**200)
FEW = 8  # answers that are drawn often enough to be counted
DRAWS = 100  # for each of them
RARELY = 3  # of so many questions one is counted
DOUBT = 6  # deviations from the mean that still may be luck
REQUIRED = (
    *("actions", "apply", "copy", "scores", "returns", "hide", "guess", "seen"),
    *("question", "notation", "key"),
)


def whole(probe: Probe) -> None:
    """Law `whole`: the state gives all that the contract asks for, in plain types."""
    state = probe.state
    kind = type(state)
    missing = [name for name in REQUIRED if getattr(kind, name) is getattr(State, name)]
    demand(not missing, "whole", f"the state does not define {', '.join(missing)}")
    is_property = isinstance(inspect.getattr_static(kind, "actor", None), property)
    demand(not is_property, "whole", "actor must be a field, not a property")
    for name in ("actor", "viewer", "seats", "sides"):
        value = getattr(state, name)
        demand(type(value) is int, "whole", f"{name} is {value!r}, not a plain int")
    sides = len(set(probe.game.sides(probe.setup)))
    demand(state.seats == probe.setup.players, "whole", "seats is not the number of players")
    demand(state.sides == sides, "whole", f"the state has {state.sides} sides, the game {sides}")


def asked(probe: Probe) -> None:
    """Laws `actor` and `steady`: somebody who exists is asked, and the same at every look."""
    state = probe.state
    is_there = type(state.actor) is int and NOBODY <= state.actor < state.seats
    demand(is_there, "actor", f"{state.actor!r} is asked, whom there is not")
    demand(portrait(state) == portrait(state), "steady", "two looks at one state differ")


def answers(probe: Probe) -> None:
    """Laws on the list of answers: plain, in range, ascending, single, legal, never missing."""
    state = probe.state
    actions = state.actions()
    dials = state.dials()
    demand(isinstance(actions, list), "actions-plain", "actions must be a list")
    for action in actions:
        demand(type(action) is int, "actions-plain", f"{action!r} is not a plain int")
        demand(0 <= action < BOUND, "actions-in-range", f"{action} is not from 0 to 2^53")
    demand(len(set(actions)) == len(actions), "actions-unique", f"double in {actions}")
    demand(actions == sorted(actions), "actions-sorted", f"not ascending: {actions}")
    if state.actor == NOBODY:
        demand(not actions, "actions-end", "there are answers after the end")
    elif dials:
        demand(not actions, "dials", "where dials are turned, actions must be empty")
        demand(all(dial.steps > 1 for dial in dials), "dials", "a dial needs two positions or more")
    else:
        demand(bool(actions), "actions-never-empty", f"nothing can be answered to {_asked(state)}")


def refusals(probe: Probe) -> None:
    """Law `refusal`: the listed answers are allowed, any other number is not, and is told why."""
    state = probe.state
    actions = state.actions()
    for action in actions:
        why = _refusal(state, action)
        demand(why is None, "refusal", f"{action} is listed but refused: {why!r}")
    for action in _odd(probe):
        why = _refusal(state, action)
        demand(why is not None, "refusal", f"{action} is not listed, yet not refused")
        if why is not None:
            probe.must_have_words(why)


def _odd(probe: Probe) -> list[int]:
    """Numbers that are no answer, near and far."""
    dials, actions = probe.state.dials(), probe.state.actions()
    if dials:
        count = positions(dials)
        return [count, *(action for action in FAR if not 0 <= action < count)]
    near = {int(probe.rng.below(1000)), *(action + 1 for action in actions)}
    return sorted(near.union(FAR) - set(actions))


def _refusal(state: State, action: int) -> Message | None:
    try:
        return state.refusal(action)
    except Exception as error:
        sentence = f"{action} is not refused: {type(error).__name__}: {error}"
        raise Broken("refusal", sentence) from None


def odds(probe: Probe) -> None:
    """Law `odds`: chance has one positive whole weight for each outcome."""
    state = probe.state
    if state.actor != CHANCE:
        return
    weights = state.weights()
    demand(len(weights) == len(state.actions()), "odds", "as many weights as outcomes are needed")
    for weight in weights:
        demand(type(weight) is int and weight > 0, "odds", f"{weight!r} is not a positive int")


def sample(probe: Probe) -> None:
    """Law `sample`: it gives legal answers only, each as often as it should."""
    state = probe.state
    if state.actor == NOBODY:
        return
    count = len(state.actions())
    is_counted = 1 < count <= FEW and probe.rng.below(RARELY) == 0
    drawn = Counter(state.sample(probe.rng) for _ in range(DRAWS * count if is_counted else 3))
    for action in drawn:
        is_legal = type(action) is int and state.refusal(action) is None
        demand(is_legal, "sample", f"{action!r} was drawn but is not legal")
    if is_counted:
        _as_often(state, drawn)


def _as_often(state: State, drawn: Counter[int]) -> None:
    actions = state.actions()
    weights = state.weights() if state.actor == CHANCE else [1] * len(actions)
    for action, weight in zip(actions, weights):
        mean = drawn.total() * weight / sum(weights)
        is_fair = abs(drawn[action] - mean) <= DOUBT * (1 + math.sqrt(mean))
        often = f"{action} came up {drawn[action]} times in {drawn.total()}, not about {mean:.0f}"
        demand(is_fair, "sample", often)


def suggest(probe: Probe) -> None:
    """Law `suggest`: what is suggested is legal, and so is what a shaking hand makes of it."""
    state = probe.state
    if state.actor < 0:
        return
    action = state.suggest(probe.rng)
    is_legal = type(action) is int and state.refusal(action) is None
    demand(is_legal, "suggest", f"{action!r} was suggested but is not legal")
    demand(state.shaken(action, probe.rng, 0.0) == action, "suggest", "a steady hand shakes")
    shaken = state.shaken(action, probe.rng, 0.1)
    demand(state.refusal(shaken) is None, "suggest", f"{action} is shaken to {shaken}, not legal")


def distinct(probe: Probe) -> None:
    """Law `distinct`: of the legal answers some are left, and nothing else."""
    state = probe.state
    if state.actor < 0 or state.dials():
        return
    found, actions = state.distinct(probe.rng), state.actions()
    is_part = bool(found) and len(set(found)) == len(found) and set(found) <= set(actions)
    demand(is_part, "distinct", f"{found} is not a part of {actions}")


def notation(probe: Probe) -> None:
    """Law `notation`: every answer has a name of its own, without spaces."""
    state = probe.state
    names: dict[str, int] = {}
    for action in state.actions():
        name = state.notation(action)
        demand(bool(name) and not any(c.isspace() for c in name), "notation", f"{name!r}")
        if name in names:
            demand(False, "notation", f"{name!r} means {names[name]} and {action}")
        names[name] = action


def _asked(state: State) -> str:
    return state.question().id


LAWS = (asked, answers, refusals, odds, sample, suggest, distinct, notation)
