"""What happened, line by line, and why who won."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.game.game import Source
from steinkreis.games.steinbeisser.board import Board
from steinkreis.games.steinbeisser.material import ARROW, BITERS, FACE_NAMES, FACES, WHITE
from steinkreis.games.steinbeisser.names import biter_message, stones_on
from steinkreis.games.steinbeisser.questions import JUMP, LAY, MOVE, ROLL, ROLL_ONE, STARTER, STEP
from steinkreis.games.steinbeisser.rules import Steinbeisser
from steinkreis.kit.bits import BIT
from steinkreis.kit.winning import verdict


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


def _rolled(before: Steinbeisser, roll: int, after: Steinbeisser, who: Seat) -> list[Message]:
    face = roll % FACES
    shown = Message("face-" + FACE_NAMES[face])
    if before.phase == ROLL_ONE:
        lines = [Message("log-rolled-one", who=who, face=shown)]
    else:
        lines = [Message("log-rolled", who=who, pips=_pips(roll), face=shown)]
        if after.phase == MOVE:
            return lines
        lines.append(Message("log-no-move", who=who))
    return lines + _obeyed(before.board.copy(), face)


def _pips(roll: int) -> Message:
    return Message("pips", pips=roll // FACES + 1)


def _moved(before: Steinbeisser, start: int, who: Seat) -> list[Message]:
    board = before.board.copy()
    end = int(board.ahead(start, before.pips))
    lines = [Message("log-moved", who=who, start=start + 1, end=end + 1)]
    board.carry(before.turn, start, end)
    lines += _bitten(board, start)
    if not board.is_free(end):
        biter = biter_message(int(board.sitter(end)) // BITERS)
        lines.append(Message("log-swallowed", biter=biter))
    lines += _bitten(board, end)
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


def reckon(state: Steinbeisser) -> list[Source]:
    """The stones that were laid, and those that biters sit on."""
    laid = state.options.stones
    return [
        Source(Message("source-laid"), [laid] * state.seats),
        Source(Message("source-caught"), [score - laid for score in state.scores()]),
    ]


def conclude(state: Steinbeisser) -> Message:
    """Why the game is over."""
    holders = [Seat(seat) for seat, score in enumerate(state.scores()) if score > 0]
    if state.board.path == 0:
        return Message("verdict-path")
    if len(holders) > 1:
        return Message("verdict-rounds", rounds=state.options.rounds)
    return Message("verdict-alone", who=holders) if holders else Message("verdict-nobody")


def judge(state: Steinbeisser) -> list[Message]:
    """The result and how it came about."""
    scores = state.scores()
    lines = [
        Message("verdict-stones", who=Seat(seat), stones=score) for seat, score in enumerate(scores)
    ]
    return [conclude(state), *lines, _won(state.winners(), scores)]


def _won(winners: list[int], scores: list[int]) -> Message:
    if max(scores) > 0:
        return verdict(winners, max(scores))
    seats = [Seat(seat) for seat in winners]
    if len(winners) == len(scores):
        return Message("verdict-empty", who=seats)
    return Message("verdict-later" if len(winners) == 1 else "verdict-later-shared", who=seats)
