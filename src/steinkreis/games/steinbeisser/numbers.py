"""A position as numbers, for `observe`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from steinkreis.core.numbers import Numbers
from steinkreis.games.steinbeisser.material import BITERS, COLOURS, FACES, PIPS, SAFE

if TYPE_CHECKING:
    from steinkreis.games.steinbeisser.rules import Steinbeisser

LONG: Final = 50  # rounds that hardly any game takes


def fill(state: Steinbeisser, numbers: Numbers, first: int) -> None:
    board = state.board
    for step in range(state.seats):
        _seat(state, numbers, (first + step) % state.seats)
    numbers.part("biters-on-way")
    numbers.members(board.way, board.size)
    for colour in range(len(COLOURS)):
        numbers.part(f"biter-on-path-{COLOURS[colour]}" if numbers.named else "")
        numbers.one_of(board.lair(colour) if board.lurks(colour) else -1, board.size)
    numbers.part("biters-out")
    for colour in range(len(COLOURS)):
        numbers.share(board.out[colour], BITERS)
    numbers.part("spared")
    numbers.members(board.spared, board.size)
    numbers.part("dice")
    numbers.one_of(state.pips - 1, PIPS)
    numbers.one_of(state.face, FACES)
    numbers.part("course")
    numbers.share(state.laid, state.seats * state.options.stones)
    numbers.share(state.round, LONG)


def _seat(state: Steinbeisser, numbers: Numbers, seat: i64) -> None:
    board = state.board
    numbers.part("stones")
    for field in range(board.size):
        numbers.share(board.of(seat, field), SAFE)
    numbers.part("seat")
    numbers.share(board.free_of(seat), state.options.stones)
    numbers.flag(seat == state.starter)
