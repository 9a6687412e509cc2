"""What may be answered, and why something may not; sets of answers are numbers (`kit/bits`)."""

from __future__ import annotations

from mypy_extensions import i64

from steinkreis.games.hinkel_und_stein.holdings import (
    NEUTRAL,
    USED_BOTH,
    USED_FATE,
    USED_NOTCH,
    USED_TOP,
    Holdings,
)
from steinkreis.games.hinkel_und_stein.material import (
    BOULDER,
    COLUMN,
    FIELDS,
    KINDS,
    MENHIR,
    MIDDLE,
    MOST,
    MOST_WITH_QUARTZ,
    QUARTZ,
    SMALLEST_BOULDER,
    SPOTS,
    SPREAD,
    STONES_OF,
)
from steinkreis.games.hinkel_und_stein.questions import (
    ACTIVE,
    BET,
    BOTH,
    CALL,
    CONDITION,
    DEAL,
    DONE,
    FIELD,
    FOR_QUARTZ,
    HEAVIER,
    KEEP,
    LAST,
    LIGHTER,
    NOTCH,
    OFFER,
    PARTNER,
    PASSIVE,
    PUT_FATE,
    REPLY,
    ROLE,
    SOLO,
    STONE,
    TILT,
    TOP,
    WEIGH,
)
from steinkreis.kit.bits import BIT


def legal(state: Holdings) -> i64:
    """The legal answers as a set."""
    phase = state.phase
    if phase == CALL:
        return calls(state)
    if phase == BET:
        most = MOST_WITH_QUARTZ if state.kind == QUARTZ else MOST
        return BIT[most + 1] - 1
    if phase == STONE:
        return stones(state)
    if phase == FIELD:
        return fields(state)
    if phase == TILT:
        return BIT[state.scale.true_side()]
    if phase == LAST:
        return last_rights(state) | BIT[DONE]
    if phase == KEEP:
        return BIT[SMALLEST_BOULDER] | BIT[state.scale.stone_of(BOULDER)]
    if phase == WEIGH:
        return BIT[2 * SPREAD[state.weighed] + 1] - 1
    return _rare(state, phase)


def _rare(state: Holdings, phase: i64) -> i64:
    if phase == CONDITION:
        return BIT[LIGHTER] | BIT[HEAVIER]
    if phase == REPLY:
        return 3
    if phase == ROLE:
        return _roles(state)
    if phase == OFFER:
        return BIT[SOLO] | (BIT[PARTNER] * (7 - BIT[state.chief]))
    if phase == PUT_FATE:
        return BIT[SPOTS] - 1
    if phase == DEAL:
        return _undealt(state)
    return 0


def _undealt(state: Holdings) -> i64:
    kinds: i64 = 15
    if state.seats == 3:
        kinds -= BIT[QUARTZ]
    for kind in range(KINDS):
        if state.owner(kind) != NEUTRAL:
            kinds &= ~BIT[kind]
    return kinds


def calls(state: Holdings) -> i64:
    """Everybody who still has to play; the neutral quartz is placed by an opponent."""
    found: i64 = 0
    for kind in range(KINDS):
        if not state.scale.has(kind):
            owner = state.owner(kind)
            if owner != NEUTRAL:
                found |= BIT[owner]
            else:
                for seat in range(state.seats):
                    if seat != state.chief and seat != state.partner:  # clauses 7.4, 7.5
                        found |= BIT[FOR_QUARTZ + seat]
    return found


def _roles(state: Holdings) -> i64:
    """Two players: both kinds, actively or passively; the chief is bound (clause 8.3)."""
    roles: i64 = 0
    is_bound = state.turn == state.chief and state.owner(state.chief_kind) == state.chief
    for kind in range(KINDS):
        if state.owner(kind) == state.turn:
            if not is_bound or kind == state.chief_kind:
                roles |= BIT[2 * kind + ACTIVE]
            if not is_bound or kind != state.chief_kind:
                roles |= BIT[2 * kind + PASSIVE]
    return roles


def stones(state: Holdings) -> i64:
    """The stones of the kind whose turn it is, and its rights."""
    found = state.stock & STONES_OF[state.kind]
    if state.is_active(state.kind):
        if state.kind == MENHIR and not state.used & USED_NOTCH:
            found |= BIT[NOTCH] | BIT[NOTCH + 2]
        if state.kind == COLUMN and not state.used & USED_BOTH:
            found |= BIT[BOTH]
    return found


def fields(state: Holdings) -> i64:
    """The fields that are free."""
    return (BIT[FIELDS] - 1) & ~state.scale.taken


def last_rights(state: Holdings) -> i64:
    """What the owner of the boulders may do when all stones lie."""
    rights: i64 = 0
    if state.is_active(BOULDER):
        if not state.used & USED_FATE:
            rights = (BIT[SPOTS] - 1) & ~BIT[state.scale.fate]
        if not state.used & USED_TOP and state.stock & BIT[SMALLEST_BOULDER]:
            rights |= BIT[TOP]
    return rights


def why_not(state: Holdings, action: int) -> str:
    """Why an answer is not legal that is not, as the id of a message."""
    if state.phase == CALL and action < FOR_QUARTZ + state.seats:
        return _why_not_called(state, action)
    if state.phase == ROLE and action < 2 * KINDS:
        own = state.owner(action // 2) == state.turn
        return "refused-bound" if own else "refused-not-yours"
    if state.phase == BET and MOST < action <= MOST_WITH_QUARTZ:
        return "refused-too-many"
    if state.phase == STONE and action <= NOTCH + 2:
        return _why_not_stone(state, action)
    if state.phase == FIELD and action < FIELDS:
        return "refused-taken"
    if state.phase == LAST and action <= TOP:
        return _why_not_last(state, action)
    return "refused"


def _why_not_called(state: Holdings, call: int) -> str:
    if call < FOR_QUARTZ or state.scale.has(QUARTZ):
        return "refused-called"
    return "refused-chief" if call - FOR_QUARTZ == state.chief else "refused-partner"


def _why_not_stone(state: Holdings, action: int) -> str:
    if action < BOTH:
        own = STONES_OF[state.kind] & BIT[action]
        return "refused-gone" if own else "refused-not-called"
    if state.kind != (COLUMN if action == BOTH else MENHIR):
        return "refused-no-right"
    if not state.is_active(state.kind):
        return "refused-passive"
    is_there = action == NOTCH + MIDDLE and state.scale.notch == MIDDLE
    return "refused-middle" if is_there else "refused-used"


def _why_not_last(state: Holdings, action: int) -> str:
    if state.used & (USED_TOP if action == TOP else USED_FATE):
        return "refused-used"
    return "refused-no-top" if action == TOP else "refused-same-spot"
