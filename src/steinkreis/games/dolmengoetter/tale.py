"""What happened, line by line, and why who won."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import HIDDEN
from steinkreis.game.game import Source
from steinkreis.games.dolmengoetter.names import circle_numbers, circles_at, earnings, place_message
from steinkreis.games.dolmengoetter.questions import (
    BUILD,
    DECLINE,
    GATHER,
    GO,
    LEAVE,
    REVEAL,
    SETTLE,
    STARTER,
    STONE,
)
from steinkreis.games.dolmengoetter.rules import Dolmengoetter
from steinkreis.kit.winning import leaders, verdict


def tell(before: Dolmengoetter, action: int, after: Dolmengoetter) -> list[Message]:
    """The lines for the log; `action` is HIDDEN where the viewer did not see the value."""
    lines = [_revealed(before, after)] if before.phase == REVEAL else _told(before, action, after)
    if after.is_ending and not before.is_ending and _is_by_dolmens(after):
        lines.append(Message("log-last-dolmen", who=Seat(before.actor)))
    if after.is_final and not before.is_final:
        lines.append(_ended(after))
    return lines


def _revealed(before: Dolmengoetter, after: Dolmengoetter) -> Message:
    """A stack that is scored, in a complete circle or at the end."""
    number = int(before.revealed)
    if before.is_final:
        return Message("log-final", circle=number + 1, earnings=earnings(after.circles[number]))
    circle = after.opened[-1].circle
    return Message("log-scored", circle=number + 1, earnings=earnings(circle))


def _told(before: Dolmengoetter, action: int, after: Dolmengoetter) -> list[Message]:
    who = Seat(int(before.turn))
    if before.phase == GO:
        return _went(before, action, after, who)
    if before.phase == STONE:
        return [_left(before.left, action == LEAVE, who)]
    if before.phase == BUILD:
        return [_built(before, action)]
    if before.phase == SETTLE:
        return [Message("log-settled", who=who, place=place_message(action))]
    return [Message("log-starter", who=Seat(action))] if before.phase == STARTER else []


def _went(before: Dolmengoetter, target: int, after: Dolmengoetter, who: Seat) -> list[Message]:
    start = int(before.ground.druids[before.acting])
    if target == GATHER:
        return [Message("log-gathered", who=who, place=place_message(start))]
    name = "log-flew" if before.ground.is_lying(before.acting) else "log-walked"
    line = Message(name, who=who, start=place_message(start), end=place_message(target))
    if after.phase == STONE or before.players[before.turn].stones == 0:
        return [line]
    return [line, _left(start, True, who)]  # clause 3.6: by itself


def _left(place: int, a_stone: bool, who: Seat) -> Message:
    if not a_stone:
        return Message("log-paid", who=who)
    circles = circles_at(place)
    return Message("log-stone", who=who, count=len(circles), circles=circle_numbers(circles))


def _built(before: Dolmengoetter, action: int) -> Message:
    right = before.rights[0]
    who, circle = Seat(int(right.seat)), int(right.circle) + 1
    if action == DECLINE:
        return Message("log-declined", who=who, circle=circle)
    where = "top" if right.on_top else "under"
    if action == HIDDEN:
        return Message(f"log-built-{where}", who=who, circle=circle)
    return Message(f"log-built-{where}-known", who=who, circle=circle, value=action)


def _ended(after: Dolmengoetter) -> Message:
    return Message("log-end-dolmens" if _is_by_dolmens(after) else "log-end-stones")


def conclude(state: Dolmengoetter) -> Message:
    """Which of the two ends it came to."""
    return Message("end-dolmens" if _is_by_dolmens(state) else "end-stones")


def _is_by_dolmens(state: Dolmengoetter) -> bool:
    return any(player.stones > 0 for player in state.players)


def reckon(state: Dolmengoetter) -> list[Source]:
    """Where the points came from."""
    players = state.players
    return [
        Source(Message("source-start"), [int(player.start) for player in players]),
        Source(Message("source-paid"), [-int(player.paid) for player in players]),
        Source(Message("source-complete"), [int(player.earned) for player in players]),
        Source(Message("source-final"), [int(player.final) for player in players]),
    ]


def judge(state: Dolmengoetter) -> list[Message]:
    """The points by where they came from, and who won."""
    lines = [
        Message(
            "verdict-points",
            who=Seat(seat),
            points=int(player.points()),
            start=int(player.start),
            paid=int(player.paid),
            earned=int(player.earned),
            final=int(player.final),
            built=int(player.built),
        )
        for seat, player in enumerate(state.players)
    ]
    winners = state.winners()
    if len(leaders(state.scores())) > len(winners):
        who = [Seat(seat) for seat in winners]
        built = int(state.players[winners[0]].built)
        lines.append(Message("verdict-built", who=who, built=built))
    return [*lines, verdict(winners, max(state.scores()))]
