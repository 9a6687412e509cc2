"""What happened, line by line, and why who won."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.games.steinbeisser.board import BIT, COUNT, Board
from steinkreis.games.steinbeisser.material import (
    ARROW,
    BITERS,
    COLOURS,
    FACE_NAMES,
    FACES,
    SEATS,
    WHITE,
)
from steinkreis.games.steinbeisser.questions import JUMP, LAY, MOVE, ROLL, ROLL_ONE, STARTER, STEP
from steinkreis.games.steinbeisser.rules import ROUNDS, Steinbeisser


def tell(before: Steinbeisser, action: int, after: Steinbeisser) -> list[Message]:
    """The lines for the log."""
    who = Seat(before.turn)
    if before.phase == MOVE:
        return _moved(before, action, who)
    if before.phase == ROLL or before.phase == ROLL_ONE:
        return _rolled(before, action, after, who)
    if before.phase == STEP:
        return _stepped(before.board.copy(), action)
    if before.phase == JUMP:
        return _jumped(before, action)
    if before.phase == LAY:
        return [Message("log-laid", who=who, field=action + 1)]
    return [Message("log-starter", who=Seat(action))] if before.phase == STARTER else []


def stones_on(board: Board, field: int) -> list[Message]:
    """Whose stones lie on the field, in words."""
    return stones_in(int(board.heaps[field]))


def stones_in(heap: int) -> list[Message]:
    """Whose stones a heap is made of, in words."""
    counts = [(heap >> (3 * seat)) & COUNT for seat in range(len(SEATS))]
    return [
        Message("stones-of", who=Seat(seat), count=count)
        for seat, count in enumerate(counts)
        if count > 0
    ]


def biter_message(colour: int) -> Message:
    return Message("biter-" + COLOURS[colour])


def _rolled(before: Steinbeisser, roll: int, after: Steinbeisser, who: Seat) -> list[Message]:
    face = roll % FACES
    shown = Message("face-" + FACE_NAMES[face])
    if before.phase == ROLL_ONE:
        lines = [Message("log-rolled-one", who=who, face=shown)]
    else:
        lines = [Message("log-rolled", who=who, pips=roll // FACES + 1, face=shown)]
        if after.phase == MOVE:
            return lines
        lines.append(Message("log-no-move", who=who))
    return lines + _obeyed(before.board.copy(), face)


def _moved(before: Steinbeisser, start: int, who: Seat) -> list[Message]:
    board = before.board.copy()
    end = int(board.ahead(start, before.pips))
    lines = [Message("log-moved", who=who, start=start + 1, end=end + 1)]
    board.carry(before.turn, start, end)
    if not board.is_free(end):
        biter = biter_message(int(board.sitter(end)) // BITERS)
        lines.append(Message("log-swallowed", biter=biter))
    lines += _bitten(board, start) + _bitten(board, end)
    if board.path == 0 or board.holders() <= 1:
        return lines
    return lines + _obeyed(board, before.face)


def _obeyed(board: Board, face: int) -> list[Message]:
    """What the die for the biters did of itself."""
    if face < WHITE:
        if board.lurks(face):
            return _stepped(board, face)
        return [Message("log-none-left", biter=biter_message(face))]
    if face == ARROW and (board.way == 0 or board.next_on_way(0) < 0):
        return [Message("log-no-jump")]
    return []


def _stepped(board: Board, colour: int) -> list[Message]:
    field = int(board.step(colour))
    line = Message("log-stepped", biter=biter_message(colour), field=field + 1)
    return [line, *_bitten(board, field)]


def _jumped(before: Steinbeisser, start: int) -> list[Message]:
    board = before.board.copy()
    biter = biter_message(int(board.sitter(start)) // BITERS)
    freed = stones_on(board, start)
    end = int(board.jump(start, grace=before.options.grace))
    lines = [Message("log-jumped", biter=biter, start=start + 1, end=end + 1)]
    if freed:
        lines.append(Message("log-freed", stones=freed))
    caught = stones_on(board, end)
    if caught:
        lines.append(Message("log-caught", biter=biter, stones=caught))
    return lines + _bitten(board, start)


def _bitten(board: Board, field: int) -> list[Message]:
    if board.path & BIT[field] == 0:
        return []
    colour = int(board.lurker(field))
    if not board.bite(field):
        return []
    biter, stones = biter_message(colour), stones_on(board, field)
    return [
        Message("log-bit", biter=biter, field=field + 1, stones=stones),
        Message("log-next" if board.lurks(colour) else "log-last", biter=biter),
    ]


def judge(state: Steinbeisser) -> list[Message]:
    """The result and how it came about."""
    scores = state.scores()
    holders = [Seat(seat) for seat, score in enumerate(scores) if score > 0]
    if state.board.path == 0:
        lines = [Message("verdict-path")]
    elif len(holders) > 1:
        lines = [Message("verdict-rounds", rounds=ROUNDS)]
    elif holders:
        lines = [Message("verdict-alone", who=holders)]
    else:
        lines = [Message("verdict-nobody")]
    lines += [
        Message("verdict-stones", who=Seat(seat), stones=score) for seat, score in enumerate(scores)
    ]
    winners = state.winners()
    seats = [Seat(seat) for seat in winners]
    if max(scores) == 0 and len(winners) < state.seats:
        name = "verdict-later" if len(winners) == 1 else "verdict-later-shared"
        return [*lines, Message(name, who=seats)]
    name = "verdict-won" if len(winners) == 1 else "verdict-shared"
    return [*lines, Message(name, who=seats, stones=max(scores))]
