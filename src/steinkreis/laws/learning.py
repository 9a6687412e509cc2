"""Laws for those who learn: what can be asked, what is observed, and that states can be kept."""

from __future__ import annotations

import copy
import math
import pickle

from steinkreis.core.numbers import Numbers
from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY, PUBLIC, State, parts_of
from steinkreis.laws.probe import Probe, demand, portrait, who


def asks(probe: Probe) -> None:
    """Law `asks`: whatever is asked was declared, and no answer lies beyond what was said."""
    state = probe.state
    declared = state.asks()
    if not declared or state.actor == NOBODY:
        return
    names = [ask.name for ask in declared]
    demand(len(set(names)) == len(names), "asks", f"a name twice in {names}")
    demand(0 <= state.phase < len(names), "asks", f"phase {state.phase} is not declared")
    ask = declared[state.phase]
    demand(state.actor < 0 or not ask.chance, "asks", f"{ask.name} is said to be up to chance")
    sizes = [[dial.steps for dial in dials] for dials in (ask.dials, state.dials())]
    demand(sizes[0] == sizes[1], "asks", f"{ask.name} has other dials than declared")
    beyond = [action for action in state.actions() if action >= ask.answers]
    demand(not beyond, "asks", f"{beyond} to {ask.name}, which has {ask.answers} answers")


def observe(probe: Probe) -> None:
    """Law `observe`: as many finite numbers as ever, the same ones for the same view."""
    state = probe.state
    parts = probe.parts
    count = sum(part.size for part in parts)
    for viewer in (PUBLIC, len(probe.actions) % state.seats):
        numbers = list(state.observe(viewer))
        demand(len(numbers) == count, "observe", f"{len(numbers)} numbers, not {count}")
        is_finite = all(math.isfinite(number) for number in numbers)
        demand(is_finite, "observe", f"no number in what {who(viewer)} observes")
        is_same = list(state.hide(viewer).observe(viewer)) == numbers
        demand(is_same, "observe", f"the view of {who(viewer)} gives other numbers")
        is_same = repr(parts_of(state, viewer)) == repr(parts)
        demand(is_same, "observe", f"the numbers for {who(viewer)} mean something else")


def regard(probe: Probe) -> None:
    """Law `regard`: what matters is nothing, or as many finite numbers as ever, and known."""
    state = probe.state
    seat = len(probe.actions) % state.seats
    if state.actor == NOBODY:
        return
    found = _regarded(state, seat)
    if found:
        probe.regarded.add(len(found))
    demand(len(probe.regarded) <= 1, "regard", f"{sorted(probe.regarded)} numbers, by turns")
    demand(all(math.isfinite(number) for number in found), "regard", f"no number for {who(seat)}")
    is_same = _regarded(state.hide(seat), seat) == found
    demand(is_same, "regard", f"what matters to {who(seat)} is more than it knows")


def _regarded(state: State, seat: int) -> list[float]:
    numbers = Numbers()
    state.regard(seat, numbers)
    return list(numbers.row)[: int(numbers.end)]


def keep(probe: Probe) -> None:
    """Law `keep`: a state that was packed and unpacked, or copied deeply, is the same."""
    state = probe.state
    now = portrait(state)
    packed: State = pickle.loads(pickle.dumps(state))
    for twin, way in ((packed, "pickled"), (copy.deepcopy(state), "copied deeply")):
        demand(portrait(twin) == now, "keep", f"a {way} state is not the same")
        if state.actor != NOBODY:
            twin.apply(twin.sample(Rng(len(probe.actions))))
        demand(portrait(state) == now, "keep", f"playing on a {way} state changed the original")


LAWS = (observe, regard, keep)
