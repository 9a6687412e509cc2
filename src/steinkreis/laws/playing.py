"""Laws about the course of a game: copies, repetition, material, the end and the result."""

from __future__ import annotations

import math

import msgspec

from steinkreis.core.state import NOBODY, State
from steinkreis.game.record import Record, replay
from steinkreis.game.stored import StoredRecord
from steinkreis.game.trouble import Trouble
from steinkreis.laws.probe import Broken, Probe, Snapshot, demand, portrait

STEPS = 6  # how far copies and guesses are followed


def same_again(probe: Probe) -> None:
    """Laws `apply` and `copy`: equal answers lead to equal states, and a copy is a world apart."""
    state = probe.state
    if state.actor == NOBODY:
        return
    now = portrait(state)
    action = state.sample(probe.rng)
    one, other = state.copy(), state.copy()
    demand(portrait(one) == now, "copy", "a copy is not the same")
    one.apply(action)
    demand(portrait(state) == now, "copy", "playing on a copy changed the original")
    demand(portrait(other) == now, "copy", "playing on a copy changed another copy")
    other.apply(action)
    then = portrait(one)
    demand(portrait(other) == then, "apply", f"answer {action} did not lead to one state only")
    play_on(one.copy(), probe)
    demand(portrait(one) == then, "copy", "playing on a copy of a copy changed the first copy")


def play_on(state: State, probe: Probe) -> None:
    """Answer a few more questions at random."""
    for _ in range(STEPS):
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
    must_have_worth(probe.state)


def must_have_worth(state: State) -> None:
    for seat in range(state.seats):
        value = state.worth(seat)
        is_fine = isinstance(value, float) and math.isfinite(value) and 0 <= value <= 1
        demand(is_fine, "worth", f"{value!r} for seat {seat} is not a number from 0 to 1")


def scores(probe: Probe) -> None:
    """Law `scores`: one whole number for every seat."""
    must_have_scores(probe.state)


def must_have_scores(state: State) -> None:
    numbers = state.scores()
    demand(len(numbers) == state.seats, "scores", f"{numbers} for {state.seats} seats")
    demand(all(type(number) is int for number in numbers), "scores", f"not whole: {numbers}")


def result(probe: Probe) -> None:
    """Law `returns`: k winning sides get 1/k each, every seat the share of its side."""
    state = probe.state
    if state.actor != NOBODY:
        return
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


def sources(probe: Probe) -> None:
    """Law `sources`: the points that a game says where they came from are all that there are."""
    if probe.state.actor != NOBODY or probe.game.reckon is None:
        return
    found = [source.points for source in probe.game.sources(probe.state)]
    sums = [sum(points) for points in zip(*found, strict=True)]
    scores = probe.state.scores()
    demand(sums == scores, "sources", f"they come to {sums}, and the scores are {scores}")


def ends(probe: Probe) -> None:
    """Law `ends`: no game lasts longer than it declares."""
    limit = probe.game.limit
    demand(len(probe.actions) <= limit, "ends", f"still not over after {limit} actions")


def store(probe: Probe) -> None:
    """Laws `store` and `replay`: what is written down, read and played again is the same game."""
    if probe.state.actor != NOBODY:
        return
    record = Record(probe.game, probe.setup)
    record.actions = list(probe.actions)
    stored = _reread(record)
    demand(stored.setup == record.setup, "store", f"{record.setup} is read as {stored.setup}")
    try:
        end = replay(stored, probe.game).state
    except Trouble as trouble:
        raise Broken("replay", str(trouble)) from None
    is_same = portrait(end) == portrait(probe.state) and end.returns() == probe.state.returns()
    demand(is_same, "replay", "the record leads to another end")


def _reread(record: Record) -> StoredRecord:
    try:
        return msgspec.json.decode(record.write(), type=StoredRecord)
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError) as error:
        raise Broken("store", str(error)) from None


def kept(probe: Probe, looks: list[Snapshot]) -> None:
    """Law `copy`, for the whole game: the copies taken on the way are still what they were."""
    for look in looks:
        is_same = portrait(look.state) == look.portrait
        demand(is_same, "copy", "a copy taken earlier has changed since")
        is_seen = probe.sight(look.state, look.viewer) == look.sight
        demand(is_seen, "copy", "a copy taken earlier looks different now")


LAWS = (same_again, worth, scores, result, sources, store)
