"""What happened, line by line, and why who won."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import HIDDEN, OVER
from steinkreis.game.game import Source
from steinkreis.games.opferroulette.material import DESTROYED, STANDS, owners
from steinkreis.games.opferroulette.names import (
    direction_message,
    gifts_message,
    pit_message,
    pits_message,
)
from steinkreis.games.opferroulette.offerings import owner_of
from steinkreis.games.opferroulette.questions import (
    BALL,
    DEAL,
    DRAW,
    DROP,
    END,
    FALL,
    LAY,
    PLACE,
    ROLL,
    STARTER,
    TURN,
)
from steinkreis.games.opferroulette.rules import Opferroulette
from steinkreis.kit.stonehenge import (
    CARDS,
    DAY,
    NIGHT,
    card_message,
    field_of,
    is_trilith,
    number,
    pit,
    time_of,
)
from steinkreis.kit.winning import verdict


def tell(before: Opferroulette, action: int, after: Opferroulette) -> list[Message]:
    """The lines for the log; `action` is HIDDEN where the viewer did not see it."""
    lines = _told(before, action, after)
    if after.deck.era > before.deck.era:
        lines.append(Message("log-reshuffled"))
    if after.is_last and not before.is_last:
        goes_on = after.phase != OVER
        lines.append(Message("log-last-round" if goes_on else "log-last", times=int(after.piles)))
    return lines


def _told(before: Opferroulette, action: int, after: Opferroulette) -> list[Message]:
    who = Seat(int(before.turn))
    if before.phase == TURN:
        return [_played(before, action, after, who)]
    if before.phase == FALL:
        return _fell(before, action, after, who)
    if before.phase == PLACE:
        return [Message("log-placed", who=who, pit=pit_message(action))]
    if before.phase == BALL:
        return [Message("log-ball", number=number(field_of(action)))]
    if before.phase == STARTER:
        return [Message("log-starter", who=Seat(action))]
    if before.phase == LAY and is_trilith(action):
        owner = Seat(owner_of(before.offerings.laid))
        return [Message("log-free", who=owner, card=card_message(action))]
    if before.phase in (DRAW, DEAL) and action != HIDDEN:
        return [Message("log-drew", who=who, card=card_message(action))]
    return []


def _played(before: Opferroulette, action: int, after: Opferroulette, who: Seat) -> Message:
    if action == END:
        return Message("log-ended" if before.acted else "log-passed", who=who)
    use, card = action // CARDS, card_message(action % CARDS)
    if is_trilith(action % CARDS):
        towards = direction_message(int(after.direction))
        return Message("log-turned", who=who, card=card, direction=towards)
    if use == DROP:
        return Message("log-dropped", who=who, card=card)
    name = "log-rolled" if use == ROLL else "log-struck"
    return Message(name, who=who, card=card, number=number(int(after.ball)))


def _fell(before: Opferroulette, card: int, after: Opferroulette, who: Seat) -> list[Message]:
    pits = [
        pit(int(before.ball), time)
        for time in (DAY, NIGHT)
        if is_trilith(card) or time_of(card) == time
    ]
    struck = pits_message(pits)
    gone = [gift for where in pits for gift in before.offerings.inside(where)]
    if not gone:
        return [Message("log-fell-empty", card=card_message(card), pits=struck)]
    gifts = [
        gifts_message(owner, count, before.seats)
        for owner in range(owners(before.seats))
        if (count := sum(owner_of(gift) == owner for gift in gone))
    ]
    lines = [Message("log-fell", card=card_message(card), pits=struck, who=who, gifts=gifts)]
    seat = int(before.turn)
    if after.hand_of(seat) > before.hand_of(seat):
        lines.append(Message("log-larger-hand", who=who, count=after.hand_of(seat)))
    return lines


def conclude(state: Opferroulette) -> Message:
    """Why the game is over."""
    return Message("ending-pile") if state.is_last else Message("verdict-passed")


def judge(state: Opferroulette) -> list[Message]:
    """The result and how it came about."""
    scores = state.scores()
    lines = [
        Message(
            "verdict-points",
            who=Seat(seat),
            points=scores[seat],
            standing=state.offerings.standing(seat),
            destroyed=state.offerings.loot(seat),
        )
        for seat in range(state.seats)
    ]
    lines = [conclude(state), *lines]
    winners = state.winners()
    if scores.count(max(scores)) > len(winners):
        lines.append(Message("verdict-tie-break"))
    return [*lines, verdict(winners, max(scores))]


def reckon(state: Opferroulette) -> list[Source]:
    """Where the points came from: own offerings that still lie, and all that were destroyed."""
    there, seats = state.offerings, range(state.seats)
    return [
        Source(Message("source-standing"), [STANDS * there.standing(seat) for seat in seats]),
        Source(Message("source-destroyed"), [DESTROYED * there.loot(seat) for seat in seats]),
    ]
