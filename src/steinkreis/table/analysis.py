"""A finished game, looked at by a bot: how everybody stood, and which decisions cost most.

Each decision is judged from what its player knew at that moment, not from the truth.
"""

from __future__ import annotations

import msgspec

from steinkreis.bots.levels import LEVELS
from steinkreis.bots.search import SearchBot
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE
from steinkreis.game.record import Record
from steinkreis.game.step import Step
from steinkreis.scene.shapes import Scene

JUDGE = LEVELS[-1].scaled(0.2)  # sees what matters, and is quick enough for a whole game
MOST = 6  # decisions that are shown
NOTICED = 0.04  # the share of the win from which on a decision is worth showing


class Moment(msgspec.Struct):
    """A decision: what everybody could expect there, and what the answer cost its player."""

    at: int  # actions before it
    seat: int
    shares: list[float]
    played: int
    better: int
    cost: float  # share of the win


class Slip(msgspec.Struct):
    """A decision that cost much, as its player saw the table."""

    moment: Moment
    scene: Scene


class Analysis(msgspec.Struct):
    moments: list[Moment]
    slips: list[Slip]  # the dearest first


def places(record: Record) -> list[int]:
    """Where somebody had a choice."""
    found = []
    for at, step in enumerate(record.steps()):
        state = step.before
        if state.actor != CHANCE and (state.dials() or len(state.actions()) > 1):
            found.append(at)
    return found


def weigh(step: Step, at: int) -> Moment:
    """The decision after `at` actions."""
    seat, played = step.before.actor, step.action
    thought = SearchBot(JUDGE).think(step.before.hide(seat), Rng(at), also=played)
    best = thought.candidates[0]
    own = [each.share for each in thought.candidates if each.action == played]
    cost = max(0.0, best.share - own[0]) if own and best.action != played else 0.0
    return Moment(at, seat, thought.shares, played, best.action, cost)


def analysis(record: Record, moments: list[Moment]) -> Analysis:
    """All moments, and the dearest with the picture that their players had before them."""
    dearest = sorted(moments, key=lambda moment: -moment.cost)[:MOST]
    slips = []
    for moment in dearest:
        if moment.cost >= NOTICED:
            state = record.at(moment.at)
            slips.append(Slip(moment, record.game.scene(state, moment.seat)))
    return Analysis(moments, slips)
