"""What happened, line by line, and why who won."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import HIDDEN
from steinkreis.game.game import Source
from steinkreis.games.erbaut_stonehenge.material import FIRST_BLUESTONE, FIRST_PLACE
from steinkreis.games.erbaut_stonehenge.names import part_message, site_message
from steinkreis.games.erbaut_stonehenge.questions import (
    DISCARD,
    DRAW,
    END,
    PAY,
    PILE,
    PROJECT,
    REFILL,
    REVEAL,
    SABOTAGE,
    SHOW,
    SITE,
    STARTER,
    STEAL,
    TAKE,
)
from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge
from steinkreis.games.erbaut_stonehenge.yards import NOTHING, NOWHERE
from steinkreis.kit.bits import BIT
from steinkreis.kit.stonehenge import NIGHT, card_message, is_trilith, time_of
from steinkreis.kit.winning import verdict


def tell(before: ErbautStonehenge, action: int, after: ErbautStonehenge) -> list[Message]:
    """The lines for the log; `action` is HIDDEN where the viewer did not see it."""
    lines = _answered(before, action, after)
    lines += _blocked(before, action, after)
    taken = _taken_unasked(before, action, after)
    for step in range(before.seats):
        seat = int(before.mover + step) % before.seats
        lines += _yard(before, after, seat)
        lines += [_taken("log-took", card, Seat(seat)) for card in taken if taken[card] == seat]
    if after.monument.heir != before.monument.heir:
        lines.append(Message("log-heir", who=Seat(int(after.monument.heir))))
    return lines


# What was answered


def _answered(before: ErbautStonehenge, action: int, after: ErbautStonehenge) -> list[Message]:
    who = Seat(int(before.mover))
    if SABOTAGE <= action < END:
        return _sabotaged(before, action - SABOTAGE, who)
    if before.phase == PROJECT:
        return _projected(before, action, who)
    if before.phase == STARTER:
        return [Message("log-starter", who=Seat(action))]
    if before.phase == REVEAL:
        return _revealed(before, action, after)
    if before.phase == TAKE and action != PILE:
        return [_taken("log-took", action, who)]
    if before.phase == DRAW:
        return [_drawn(before, action, after, who)]
    if before.phase == PAY:
        return _paid(before, action, after, who)
    if before.phase == SHOW:
        return [Message("log-shows", who=who, card=card_message(action))]
    if before.phase == DISCARD:
        victim = Seat(int(before.target))
        return [Message("log-discarded", who=victim, card=card_message(action))]
    return [Message("log-cancelled", who=who)] if before.phase == SITE and action == END else []


def _sabotaged(before: ErbautStonehenge, other: int, who: Seat) -> list[Message]:
    yard, victim = before.yards[other], Seat(other)
    lines = [Message("log-sabotage", who=who, victim=victim)]
    if yard.has_trilith():
        lines.append(Message("log-interrupted", who=victim))
    elif yard.is_open:
        lines.append(Message("log-broken", who=victim, card=card_message(yard.card)))
    return lines


def _projected(before: ErbautStonehenge, action: int, who: Seat) -> list[Message]:
    if action == HIDDEN:
        return [Message("log-secret", who=who)]
    if action >= STEAL:
        return []
    name = "log-open" if time_of(action) == NIGHT else "log-secret-own"
    return [Message(name, who=who, card=card_message(action))]


def _paid(before: ErbautStonehenge, card: int, after: ErbautStonehenge, who: Seat) -> list[Message]:
    victim = Seat(int(before.target))
    lines = [Message("log-paid", who=who, victim=victim, card=card_message(card))]
    if after.yards[before.mover].has_trilith():
        lines.append(Message("log-stolen", who=who, victim=victim))
    return lines


def _revealed(before: ErbautStonehenge, card: int, after: ErbautStonehenge) -> list[Message]:
    who = Seat(int(before.target))
    if before.target != before.mover:
        return [Message("log-broken", who=who, card=card_message(card))]
    lines = [Message("log-revealed", who=who, card=card_message(card))]
    if after.yards[before.target].card != card:
        lines.append(Message("log-cancelled", who=who))
    return lines


def _taken_unasked(
    before: ErbautStonehenge, action: int, after: ErbautStonehenge
) -> dict[int, int]:
    """Open cards that somebody had to take, and who: where there is no choice nobody is asked."""
    lay_open = [*before.display, action] if before.phase == REFILL else before.display
    others = [*after.display, NOTHING]
    if before.phase == TAKE:
        others.append(action)
    return {card: _holder(after, card) for card in lay_open if card not in others}


def _holder(state: ErbautStonehenge, card: int) -> int:
    """Who has this card in hand or in the yard."""
    for seat in range(state.seats):
        if card in state.hands[seat] or card == state.yards[seat].card:
            return seat
    return int(state.mover)


def _taken(name: str, card: int, who: Seat) -> Message:
    return Message(
        name + "-trilith" if is_trilith(card) else name, who=who, card=card_message(card)
    )


def _drawn(before: ErbautStonehenge, card: int, after: ErbautStonehenge, who: Seat) -> Message:
    if card == HIDDEN:
        return Message("log-drew-hidden", who=who)
    if is_trilith(card) and before.has_drawn_trilith:
        return Message("log-put-under", card=card_message(card))
    return _taken("log-drew", card, who)


# What followed from it


def _blocked(before: ErbautStonehenge, action: int, after: ErbautStonehenge) -> list[Message]:
    who = Seat(int(before.mover))
    lines = []
    if (before.phase == PROJECT and action == END) or before.phase == SHOW:
        if after.phase == SHOW:
            return []
        if after.is_exchange:
            lines.append(Message("log-exchange", who=who))
        elif not after.yards[before.mover].is_out:
            lines.append(Message("log-waits", who=who))
    for seat in range(after.seats):
        if after.yards[seat].is_out and not before.yards[seat].is_out:
            lines.append(Message("log-out", who=Seat(seat)))
    return lines


def _yard(before: ErbautStonehenge, after: ErbautStonehenge, seat: int) -> list[Message]:
    """What became of the project and of the druid of one player."""
    old, new, who = before.yards[seat], after.yards[seat], Seat(seat)
    lines = _built(before, after, seat)
    if new.has_trilith() and old.card == new.card and new.steps > old.steps:
        lines.append(Message("log-part", who=who, part=part_message(int(new.steps))))
    if len(new.influence) > len(old.influence):
        lines.append(Message("log-influence", who=who))
    if new.rites < old.rites:
        lines.append(Message("log-rises" if new.rites else "log-leaves", who=who))
    is_taken_over = new.is_loot and new.site == before.yards[before.target].site
    if new.site != NOWHERE and new.site != old.site and not is_taken_over:
        lines.append(Message("log-placed", who=who, site=site_message(int(new.site))))
    return lines


def _built(before: ErbautStonehenge, after: ErbautStonehenge, seat: int) -> list[Message]:
    """What was put up on the site of the seat's druid, and what that brings."""
    site, who = int(before.yards[seat].site), Seat(seat)
    if site == NOWHERE or after.monument.druids & BIT[site]:
        return []
    if not after.monument.is_built(site):
        is_short = after.mover == seat and after.yards[seat].rites == 0
        return [Message("log-no-block", who=who)] if is_short and before.mover != seat else []
    if site >= FIRST_PLACE:
        name = "log-built-trilith"
    elif site >= FIRST_BLUESTONE:
        name = "log-built-bluestone"
    else:
        is_neutral = after.monument.neutral < before.monument.neutral
        name = "log-built-neutral" if is_neutral else "log-built-block"
    gain = after.scores()[seat] - before.scores()[seat]
    return [Message(name, who=who, site=site_message(site), points=gain)]


# The end


def conclude(state: ErbautStonehenge) -> Message:
    """Why the game is over."""
    if state.monument.count() >= state.options.whole:
        return Message("ending-whole")
    is_blocked = all(yard.is_out for yard in state.yards)
    return Message("verdict-blocked" if is_blocked else "verdict-idle")


def judge(state: ErbautStonehenge) -> list[Message]:
    """The result and how it came about."""
    scores = state.scores()
    lines = [_points(state, seat) for seat in range(state.seats)]
    lines = [conclude(state), *lines]
    winners = state.winners()
    if scores.count(max(scores)) > len(winners):
        lines.append(Message("verdict-tie-break"))
    return [*lines, verdict(winners, max(scores))]


def _points(state: ErbautStonehenge, seat: int) -> Message:
    glory = state.glory(seat)
    return Message(
        "verdict-points",
        who=Seat(seat),
        points=int(glory.total),
        blocks=int(glory.blocks),
        blockpoints=int(glory.block_points),
        blockchains=int(glory.block_chains),
        bluestones=int(glory.bluestones),
        bluestonepoints=int(glory.bluestone_points),
        bluestonechains=int(glory.bluestone_chains),
        triliths=int(glory.triliths),
        trilithpoints=int(glory.trilith_points),
    )


def reckon(state: ErbautStonehenge) -> list[Source]:
    """Where the points came from: blocks, bluestones and triliths, each with pairs and chains."""
    glories = [state.glory(seat) for seat in range(state.seats)]
    return [
        Source(Message("source-blocks"), [int(glory.block_points) for glory in glories]),
        Source(Message("source-bluestones"), [int(glory.bluestone_points) for glory in glories]),
        Source(Message("source-triliths"), [int(glory.trilith_points) for glory in glories]),
    ]
