"""Laws about the course of a game: copies, repetition, material, the end and the result."""

from __future__ import annotations

import math

import msgspec

from steinkreis.core.state import NOBODY, State
from steinkreis.game.record import Record, Sheet, replay
from steinkreis.game.trouble import Trouble
from steinkreis.laws.probe import Broken, Probe, demand


def same_again(probe: Probe) -> None:
    """Laws `apply` and `copy`: equal answers lead to equal states, and a copy is a world apart."""
    state = probe.state
    if state.actor == NOBODY:
        return
    key = state.key()
    action = state.sample(probe.rng)
    one, other = state.copy(), state.copy()
    demand(one.key() == key, "copy", "a copy has another key")
    one.apply(action)
    demand(state.key() == key, "copy", "playing on a copy changed the original")
    demand(other.key() == key, "copy", "playing on a copy changed another copy")
    other.apply(action)
    demand(one.key() == other.key(), "apply", f"answer {action} did not lead to one state only")
    later = one.copy()
    _play_on(later, probe, 6)
    demand(one.key() == other.key(), "copy", "playing on a copy of a copy changed the first copy")


def _play_on(state: State, probe: Probe, steps: int) -> None:
    for _ in range(steps):
        if state.actor != NOBODY:
            state.apply(state.sample(probe.rng))


def material(before: list[int], probe: Probe) -> list[int]:
    """Law `material`: once it is laid out, nothing is lost and nothing comes from nowhere."""
    now = probe.state.material()
    if before and now != before:
        raise Broken("material", f"was {before} and is {now}")
    return now


def worth(probe: Probe) -> None:
    """Law `worth`: a guess of the result is a number from 0 to 1, for everybody."""
    for seat in range(probe.state.seats):
        value = probe.state.worth(seat)
        is_fine = isinstance(value, float) and math.isfinite(value) and 0 <= value <= 1
        demand(is_fine, "worth", f"{value!r} for seat {seat} is not a number from 0 to 1")


def scores(probe: Probe) -> None:
    """Law `scores`: one whole number for every seat."""
    numbers = probe.state.scores()
    demand(len(numbers) == probe.state.seats, "scores", f"{numbers} for {probe.state.seats} seats")
    demand(all(type(number) is int for number in numbers), "scores", f"not whole: {numbers}")


def result(probe: Probe) -> None:
    """Law `returns`: k winning sides get 1/k each, every seat the share of its side."""
    state = probe.state
    shares = state.returns()
    demand(len(shares) == state.seats, "returns", f"{shares} for {state.seats} seats")
    for share in shares:
        fine = isinstance(share, float) and math.isfinite(share) and 0 <= share <= 1
        demand(fine, "returns", f"{share!r} is not a number from 0 to 1")
    sides = probe.game.sides(probe.setup)
    by_side = {side: shares[seat] for seat, side in enumerate(sides)}
    for seat, side in enumerate(sides):
        demand(shares[seat] == by_side[side], "returns", "one side, different results")
    winners = [share for share in by_side.values() if share > 0]
    is_shared = all(abs(share - 1 / len(winners)) < 1e-9 for share in winners)
    demand(is_shared, "returns", f"{shares}: k winning sides must get 1/k each")
    demand(bool(winners) or len(by_side) == 1, "returns", f"{shares}: nobody won")
    for message in probe.game.verdict(state):
        probe.must_have_words(message)


def ends(probe: Probe) -> None:
    """Law `ends`: no game lasts longer than it declares."""
    limit = probe.game.limit
    demand(len(probe.actions) <= limit, "ends", f"still not over after {limit} actions")


def store(probe: Probe) -> None:
    """Laws `store` and `replay`: what is written down, read and played again is the same game."""
    record = Record(probe.game, probe.setup)
    record.actions = list(probe.actions)
    try:
        text = record.write()
        again = _reread(text, probe)
    except (Trouble, TypeError) as error:
        raise Broken("store", str(error)) from None
    demand(again.state.key() == probe.state.key(), "replay", "the record leads to another end")


def _reread(text: str, probe: Probe) -> Record:
    return replay(msgspec.json.decode(text, type=Sheet), probe.game)


def kept(copies: list[tuple[State, str]]) -> None:
    """Law `copy`, once more at the end: the copies taken on the way are still what they were."""
    for state, key in copies:
        demand(state.key() == key, "copy", "a copy taken earlier has changed since")


LAWS = (same_again, worth, scores)
