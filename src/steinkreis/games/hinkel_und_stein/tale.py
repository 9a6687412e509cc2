"""What happened, line by line, and why who won."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.game.game import Earning, Source
from steinkreis.games.hinkel_und_stein.holdings import NEUTRAL
from steinkreis.games.hinkel_und_stein.material import COLUMN, KINDS, PASSAGES, SMALLEST_BOULDER
from steinkreis.games.hinkel_und_stein.names import (
    field_message,
    kind_message,
    notch_message,
    side_message,
    spot_message,
    taken_message,
)
from steinkreis.games.hinkel_und_stein.questions import (
    BET,
    CONDITION,
    DEAL,
    HEAVIER,
    KEEP,
    LAST,
    NOTCH,
    OFFER,
    PARTNER,
    PUT_FATE,
    REPLY,
    SOLO,
    STONE,
    TAKE_ONE,
    TILT,
    TOP,
)
from steinkreis.games.hinkel_und_stein.rules import HinkelStein
from steinkreis.kit.bits import BIT, members
from steinkreis.kit.winning import verdict


def tell(before: HinkelStein, action: int, after: HinkelStein) -> list[Message]:
    """The lines for the log; only the weights of the stones are never seen."""
    lines = _said(before, action)
    lines += _supply(before, after)
    lines += _placed(before, after)
    lines += _tipped(before, after)
    if after.last is not before.last:
        lines += _paid(after)
    if before.phase == KEEP:
        who = Seat(before.actor)
        lines.append(Message("log-kept", who=who, stone=taken_message(action)))
    if after.passage > before.passage:
        lines += _passed(after)
    return lines


def _said(before: HinkelStein, action: int) -> list[Message]:
    phase = before.phase
    if phase == DEAL:
        seat = int(before.dealt) % before.seats
        return [Message("log-deal", who=Seat(seat), kind=kind_message(action))]
    if phase == PUT_FATE:
        return [Message("log-fate-home", spot=spot_message(action))]
    if before.actor < 0:
        return []
    who = Seat(before.actor)
    if phase == CONDITION:
        return [Message("log-heavier" if action == HEAVIER else "log-lighter", who=who)]
    if phase == OFFER and action == SOLO:
        return [Message("log-solo", who=who)]
    if phase == OFFER:
        return [Message("log-offer", who=who, partner=Seat(action - PARTNER))]
    if phase == REPLY:
        return [Message("log-accepts" if action else "log-refuses", who=who)]
    if phase == BET and action == TAKE_ONE:
        return [Message("log-took", who=who)]
    if phase == BET:
        return [Message("log-added", who=who, count=action)]
    if phase == STONE and action >= NOTCH:
        return [Message("log-notch", who=who, notch=notch_message(action - NOTCH))]
    if phase == LAST and action < TOP:
        return [Message("log-fate", who=who, spot=spot_message(action))]
    if phase == LAST and action == TOP:
        return [Message("log-top", who=who, stone=taken_message(SMALLEST_BOULDER))]
    return []


def _supply(before: HinkelStein, after: HinkelStein) -> list[Message]:
    lines = []
    back = int(after.discs.returned - before.discs.returned)
    if back:
        lines.append(Message("log-refilled", count=back))
    borrowed = int(after.discs.borrowed - before.discs.borrowed)
    if borrowed:
        lines.append(Message("log-borrowed", count=borrowed))
    return lines


def _placed(before: HinkelStein, after: HinkelStein) -> list[Message]:
    """The stones that came to lie; whoever had no choice may have followed at once."""
    if before.is_fresh and not after.is_fresh:
        was = 0
    else:
        was = int(before.scale.taken)
    new = [kind for kind in range(KINDS) if after.scale.has(kind)]
    new = [kind for kind in new if not was & BIT[after.scale.field_of(kind)]]
    new.sort(key=lambda kind: kind != before.kind)
    return [_placing(after, kind) for kind in new]


def _placing(after: HinkelStein, kind: int) -> Message:
    who = Seat(int(after.placer(kind)))
    field = field_message(int(after.scale.field_of(kind)))
    if kind == COLUMN and after.scale.both:
        return Message("log-placed-both", who=who, field=field)
    stone = taken_message(int(after.scale.stone_of(kind)))
    return Message("log-placed", who=who, stone=stone, field=field)


def _tipped(before: HinkelStein, after: HinkelStein) -> list[Message]:
    down = side_message(int(after.scale.down))
    if before.phase == TILT and after.scale.close is not None:
        return [Message("log-close", side=down)]
    is_cleared = before.is_fresh and not after.is_fresh
    if before.scale.down != after.scale.down and not is_cleared:
        return [Message("log-tips", side=down)]
    return []


def _paid(after: HinkelStein) -> list[Message]:
    last = after.last
    assert last is not None
    winners = [Seat(seat) for seat in members(last.winners)]
    name = "log-heavier-won" if last.side == after.scale.down else "log-lighter-won"
    lines = [Message(name, side=side_message(int(last.side)))]
    if winners:
        lines.append(Message("log-won", who=winners, count=int(last.part), winners=len(winners)))
    if last.rest:
        lines.append(Message("log-stays", count=int(last.rest)))
    lines.append(Message("log-chief", who=Seat(int(after.chief))))
    return lines


def _passed(after: HinkelStein) -> list[Message]:
    lines = [Message("log-passage", number=int(after.passage) + 1)]
    if after.levelled:
        lines.append(Message("log-levelled", count=int(after.levelled)))
    for seat in range(after.seats):
        kinds = [kind_message(kind) for kind in range(KINDS) if after.owner(kind) == seat]
        lines.append(Message("log-kinds", who=Seat(seat), kinds=kinds))
    return lines


def earn(before: HinkelStein, after: HinkelStein) -> list[Earning]:
    """At the end of a round: the discs that each kind brought whoever played it."""
    if after.last is None or after.last is before.last:
        return []
    return [
        Earning(kind_message(kind), after.last.earned[kind])
        for kind in range(KINDS)
        if before.owner(kind) != NEUTRAL
    ]


def reckon(state: HinkelStein) -> list[Source]:
    """Discs out of the pot, single ones that were taken for sure, and those that went back."""
    seats, scores, back = range(state.seats), state.scores(), int(state.discs.given_back)
    prizes = [int(state.discs.prize_of(seat)) for seat in seats]
    taken = [scores[seat] + back - prizes[seat] for seat in seats]
    sources = [Source(Message("source-pot"), prizes), Source(Message("source-taken"), taken)]
    if back:
        sources.append(Source(Message("source-returned"), [-back for _ in seats]))
    return sources


def judge(state: HinkelStein) -> list[Message]:
    """The result and how it came about."""
    scores = state.scores()
    lines = [Message("verdict-passages", count=PASSAGES[state.seats])]
    lines += [
        Message("verdict-discs", who=Seat(seat), count=scores[seat]) for seat in range(state.seats)
    ]
    if state.discs.pot:
        lines.append(Message("verdict-pot", count=int(state.discs.pot)))
    winners = state.winners()
    if len(winners) == 1 and scores.count(max(scores)) > 1:
        lines.append(Message("verdict-tie", who=Seat(winners[0])))
    return [*lines, verdict(winners, max(scores))]
