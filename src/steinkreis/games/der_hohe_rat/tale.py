"""What happened, line by line, and why who won."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import HIDDEN
from steinkreis.game.game import Source
from steinkreis.games.der_hohe_rat.council import EMPTY, SPEAKER, Council
from steinkreis.games.der_hohe_rat.material import ARGUMENTS, FACTIONS, NONE, ROUNDS
from steinkreis.games.der_hohe_rat.names import arguments_message, faction_message, piece_message
from steinkreis.games.der_hohe_rat.questions import (
    COUNSEL,
    DEAL,
    DISCUSS,
    DRAW,
    END,
    ENOUGH,
    MORE,
    PONDER,
    RETURN,
    SHED,
    SIT,
    STARTER,
    TURN,
)
from steinkreis.games.der_hohe_rat.rules import DerHoheRat
from steinkreis.kit.bits import BIT
from steinkreis.kit.stonehenge import FIELDS, card_message, number


def tell(before: DerHoheRat, action: int, after: DerHoheRat) -> list[Message]:
    """The lines for the log; `action` is HIDDEN where the viewer did not see it."""
    lines = _told(before, action)
    lines += _arguments(before, after)
    lines += _council(before, after)
    for faction in range(FACTIONS):
        if after.hands.decks[faction].era > before.hands.decks[faction].era:
            lines.append(Message("log-reshuffled", faction=faction_message(faction)))
    if after.is_voting and not before.is_voting:
        lines.append(Message("log-voting"))
    return lines


def _told(before: DerHoheRat, action: int) -> list[Message]:
    who = Seat(int(before.turn))
    if before.phase == TURN:
        return _turn(before, action, who)
    if before.phase == RETURN:
        return [_whispered("log-returned", before.partner(), before.turn, action)]
    if before.phase == MORE and action != ENOUGH:
        return [Message("log-joined", who=who, card=card_message(action))]
    if before.phase == SHED:
        return [Message("log-shed", who=who, card=card_message(action))]
    if before.phase == STARTER:
        return [Message("log-starter", who=Seat(action))]
    if before.phase in (DRAW, DEAL) and action != HIDDEN:
        return [Message("log-drew", who=who, card=card_message(action))]
    return []


def _turn(before: DerHoheRat, action: int, who: Seat) -> list[Message]:
    if action == HIDDEN or COUNSEL <= action < PONDER:
        card = action if action == HIDDEN else action - COUNSEL
        return [_whispered("log-counselled", before.turn, before.partner(), card)]
    if action == END:
        return [Message("log-ended", who=who)]
    if action == PONDER:
        return [Message("log-pondered", who=who)]
    if action >= SIT:
        return [Message("log-sits", who=who, card=card_message(action - SIT))]
    if action >= DISCUSS:
        return [Message("log-discusses", who=who, card=card_message(action - DISCUSS))]
    return []


def _whispered(name: str, giver: int, taker: int, card: int) -> Message:
    """A card that went to the partner: named only to those who saw it."""
    one, other = Seat(int(giver)), Seat(int(taker))
    if card == HIDDEN:
        return Message(name, who=one, partner=other)
    return Message(name + "-card", who=one, partner=other, card=card_message(card))


def _arguments(before: DerHoheRat, after: DerHoheRat) -> list[Message]:
    """Who got or gave arguments."""
    lines = []
    for place in range(before.seats * ARGUMENTS):
        seat, colour = divmod(place, ARGUMENTS)
        who = Seat(seat)
        had = int(before.arguments.of(seat, colour))
        has = int(after.arguments.of(seat, colour))
        if has > had:
            gained = arguments_message(colour, has - had)
            lines.append(Message("log-takes", who=who, arguments=gained))
        elif has < had:
            lines.append(
                Message("log-pays", who=who, arguments=arguments_message(colour, had - has))
            )
    return lines


def _council(before: DerHoheRat, after: DerHoheRat) -> list[Message]:
    """Who sits where now."""
    lines = []
    who = Seat(int(before.turn))
    for field in range(FIELDS):
        old, new = before.council.piece(field), after.council.piece(field)
        if old == new:
            continue
        where = number(field)
        if new == EMPTY:
            lines.append(Message("log-left", piece=piece_message(old), number=where))
        elif old == EMPTY:
            lines.append(Message("log-seated", who=who, piece=piece_message(new), number=where))
        else:
            lines.append(
                Message(
                    "log-swapped" if old % FACTIONS == new % FACTIONS else "log-replaced",
                    who=who,
                    piece=piece_message(new),
                    number=where,
                    other=piece_message(old),
                )
            )
    return lines


def reckon(state: DerHoheRat) -> list[Source]:
    """Who sits in the longest block of everybody's faction: that is what the council counts."""
    there = state.council
    blocks = [_longest(there, seat % FACTIONS) for seat in range(state.seats)]
    pieces = [[there.piece(field) for field in block] for block in blocks]
    speakers = [sum(piece >= SPEAKER for piece in block) for block in pieces]
    supporters = [len(block) - count for block, count in zip(pieces, speakers)]
    return [
        Source(Message("source-supporters"), supporters),
        Source(Message("source-speakers"), speakers),
    ]


def _longest(there: Council, faction: int) -> list[int]:
    """The fields of the longest block of a faction."""
    fields, length = there.of_faction(faction), there.longest_block(faction)
    for first in range(FIELDS):
        block = [(first + k) % FIELDS for k in range(length)]
        if all(fields & BIT[field] != 0 for field in block):
            return block
    return []


def conclude(state: DerHoheRat) -> Message:
    """Why the debate is over."""
    if state.winner != NONE:
        block = state.council.longest_block(state.winner)
        return Message("ending-block", faction=faction_message(int(state.winner)), block=block)
    if state.turns == ROUNDS * state.seats:
        return Message("verdict-rounds", rounds=ROUNDS)
    return Message("verdict-vote")


def judge(state: DerHoheRat) -> list[Message]:
    """The result and how it came about."""
    lines = [
        Message(
            "verdict-block",
            faction=faction_message(faction),
            block=state.council.longest_block(faction),
            seated=state.council.seated(faction),
        )
        for faction in range(FACTIONS)
    ]
    lines = [conclude(state), *lines]
    factions = state.winning_factions()
    if len(factions) > 1:
        return [*lines, Message("verdict-draw")]
    winners = [Seat(seat) for seat in range(factions[0], state.seats, FACTIONS)]
    won = Message("verdict-faction", faction=faction_message(factions[0]), who=winners)
    return [*lines, won]
