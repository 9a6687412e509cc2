"""The crash: damage, bouncing on, breaking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from steinkreis.games.trilithen_knallen.material import owner_of
from steinkreis.games.trilithen_knallen.stakes import NOBODY
from steinkreis.games.trilithen_knallen.track import BROKEN, WAITING

if TYPE_CHECKING:
    from steinkreis.games.trilithen_knallen.race import Race


class Hit:
    """What one trilith suffered: where it stood, how hard it was hit, and what became of it."""

    def __init__(self, trilith: int, spot: int, damage: int) -> None:
        self.trilith = trilith
        self.spot = spot
        self.damage = damage
        self.is_broken = False
        self.hero = NOBODY  # who gets the bar of one that broke
        self.fields = 0  # how far it bounced

    def key(self) -> str:
        return f"{self.trilith} {self.spot} {self.damage} {self.fields} {self.is_broken}"


def crash(state: Race, target: i64, damage: i64) -> list[Hit]:
    """The runner, which stands beside the target now, rams it: everybody who is hit, in order."""
    hits: list[Hit] = []
    struck, force = target, damage
    while force > 0:
        hit = Hit(int(struck), state.track.spots[struck], int(force))
        hits.append(hit)
        if not state.stakes.pay(struck, force, state.racer):
            _break(state, hit)  # clause 5.2: what is broken bounces no further
            break
        if state.options.is_simple:
            break  # clause 6.10
        gap = state.track.next(struck, state.direction)
        if force <= gap:
            _bounce(state, hit, force)
            break
        # What it bounces into suffers half of the fields between, rounded up.  clause 4.4
        struck = state.track.behind_gap(int(hit.spot), state.direction, gap)
        _bounce(state, hit, gap)
        force = (gap + 1) // 2
    return hits


def _bounce(state: Race, hit: Hit, fields: i64) -> None:
    hit.fields = int(fields)
    state.track.move(hit.trilith, state.direction, fields)


def _break(state: Race, hit: Hit) -> None:
    """A trilith falls apart: it leaves the track, for good or until its next life."""
    stakes = state.stakes
    trilith = hit.trilith
    hit.is_broken = True
    stakes.lives[trilith] -= 1
    if state.options.lives > 1:
        hit.hero = stakes.hero_over(trilith)  # clause 6.5
        if hit.hero != NOBODY:
            stakes.bars[hit.hero] += 1
    if stakes.lives[trilith] > 0:
        state.track.spots[trilith] = WAITING
        stakes.restore(trilith)
        return
    state.track.spots[trilith] = BROKEN
    owner = owner_of(state.seats, trilith)
    if not state.is_racing(owner):
        state.lay_down(owner)
