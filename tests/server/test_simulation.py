"""Several processes in one, cut off, stopped and killed between any two awaits: nothing is lost.

`make simulate` has thousands of evenings; a seed that fails fails again.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import false

from steinkreis.server import live
from steinkreis.server.changes import Change, write
from steinkreis.server.database import Group, Late
from steinkreis.server.leases import Leases
from steinkreis.server.room import Room
from steinkreis.server.schema import events
from steinkreis.server.shared import Shared
from steinkreis.server.store import Done, Store
from steinkreis.table.events import Clock
from tests.server.evenings import Wrong, evening, only_pebbles
from tests.server.town import Lines, Town
from tests.server.virtual import virtual

EACH = 40  # evenings
ENOUGH = 60  # evenings, in which a bug must be found


@pytest.mark.parametrize("first", range(0, 5 * EACH, EACH))
def test_nothing_is_lost_or_doubled(first: int) -> None:
    found = [evening(seed) for seed in range(first, first + EACH)]
    assert sum(one.answers for one in found) > 4 * EACH
    assert sum(one.kills for one in found) > EACH


def fingerprint(seed: int) -> str:
    return hashlib.sha256("\n".join(evening(seed).trace).encode()).hexdigest()


def test_a_seed_gives_the_same_evening_again() -> None:
    words = "from tests.server.test_simulation import fingerprint; print(fingerprint(7))"
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    again = subprocess.run(
        [sys.executable, "-c", words], env=environment, capture_output=True, check=True
    )
    assert again.stdout.decode().strip() == fingerprint(7)
    assert fingerprint(7) != fingerprint(8)


@pytest.mark.parametrize("seed", range(10))
def test_a_table_of_a_dead_house_moves_on_within_five_seconds(seed: int) -> None:
    """By virtual time, so it does not matter how busy the machine is; lines are quick for once."""

    async def die(town: Town, took: list[float]) -> None:
        for _ in range(3):
            await town.open()
        table = await town.table(["ann", "ben"], Clock("move", 1))  # nobody comes: stand-ins play
        await asyncio.sleep(3 + town.rng.random())
        (holder,) = [p for p, home in town.houses.items() if home.rooms.leases.holds(table)]
        known, killed = len(town.bodies(table)), town.loop.time()
        town.kill(holder)
        while len(town.bodies(table)) == known:
            await asyncio.sleep(0.01)
        took.append(town.loop.time() - killed)

    with only_pebbles(), virtual(seed) as loop, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Town, "delay", lambda town: town.rng.random() * 0.01)
        took: list[float] = []
        loop.run(die(Town(loop, random.Random(seed)), took), until=loop.time() + 60)
    print(f"moved on after {took[0]:.1f} s")
    assert 1.0 < took[0] < 5.0


# Bugs that were planted


def acknowledged_too_early(patch: pytest.MonkeyPatch) -> None:
    """Told before it is stored."""
    put = Store.put

    def early(self: Store, changes: Group, done: Done) -> None:
        if changes[0].new is not None:
            put(self, changes, done)
            return
        put(self, changes, lambda error: None)
        asyncio.get_running_loop().call_soon(done, None)

    patch.setattr(Store, "put", early)


def lost_update(patch: pytest.MonkeyPatch) -> None:
    """Whoever comes later overwrites what was there."""

    def insert(self: Lines, pen: Any, changes: Any) -> set[str]:
        for change in changes:
            place = (events.c.table_id == change.table_id) & (events.c.seq >= change.seq)
            pen.execute(events.delete().where(place))
        write(pen, changes)
        return {change.table_id for change in changes}

    patch.setattr(Lines, "_insert", insert)


def two_holders(patch: pytest.MonkeyPatch) -> None:
    """A lease is believed without looking at the clock."""
    patch.setattr(Leases, "is_open", property(lambda self: True))


def applied_though_refused(patch: pytest.MonkeyPatch) -> None:
    """Somebody else was quicker, and it is told all the same."""
    put = Store.put

    def deaf(self: Store, changes: Group, done: Done) -> None:
        put(self, changes, lambda error: done(None if isinstance(error, Late) else error))

    patch.setattr(Store, "put", deaf)


def half_written(patch: pytest.MonkeyPatch) -> None:
    """Of what belongs together, the last is forgotten."""

    def insert(self: Lines, pen: Any, changes: Any) -> set[str]:
        stored = [change for change in changes if self._is_free(pen, change)]
        for change in stored:
            change.happened = (
                change.happened[:-1] if self.town.rng.random() < 0.1 else change.happened
            )
        write(pen, stored)
        return {change.table_id for change in stored}

    patch.setattr(Lines, "_insert", insert)


def said_twice(patch: pytest.MonkeyPatch) -> None:
    """After a lost line it is decided anew, without a look whether it was heard."""

    async def never(self: Shared, change: Change) -> bool:
        return False

    patch.setattr(Shared, "_is_own", never)


def deaf_ear(patch: pytest.MonkeyPatch) -> None:
    """What happens elsewhere is not listened to."""
    patch.setattr(Room, "follow", lambda self, *news: None)


def nobody_adopts(patch: pytest.MonkeyPatch) -> None:
    """The tables of a dead house stay where they are."""
    patch.setattr(Leases, "_is_gone", lambda self: false())


def other_eyes(patch: pytest.MonkeyPatch) -> None:
    """Who looks on sees the cards of the first seat."""
    patch.setattr(live, "viewer_for", lambda table, person, wanted: 0)


Bug = Callable[[pytest.MonkeyPatch], None]
BUGS: list[Bug] = [
    *(acknowledged_too_early, lost_update, two_holders, applied_though_refused, half_written),
    *(said_twice, deaf_ear, nobody_adopts, other_eyes),
]


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.__name__)
def test_a_planted_bug_is_found(bug: Bug, monkeypatch: pytest.MonkeyPatch) -> None:
    bug(monkeypatch)
    with pytest.raises(Wrong):
        evenings(ENOUGH)


def evenings(count: int) -> None:
    for seed in range(count):
        evening(seed)
