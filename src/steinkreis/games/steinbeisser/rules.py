"""Steinbeißer: stones on a way through the forest, and biters on the path beside it.

    way    a   ab  .   Yc   the outer ring: stones of a and b, and a biter on one of c
    path   .   y   .   r    the inner ring, field beside field: here the biters lurk
    cave   yy rr bb gg      where the others wait

You roll two dice. One moves a stone of yours clockwise, the other a biter. A biter that comes
beside one or two stones jumps on them and stays there, and another of its colour comes out of the
cave. Three stones on a field are safe, and block it. White moves any biter on the path; the arrow
moves one on the way, and what it sat on is free again. When only one player has free stones, or no
biter is left on the path, most free stones win.

A turn is a roll, then a stone (`MOVE`), then at white or arrow a biter (`STEP`, `JUMP`); a biter
whose colour was rolled moves by itself. Clauses: see rules.en.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.core.ask import Ask
from steinkreis.core.message import Message, Seat
from steinkreis.core.numbers import Numbers
from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, OVER, OpenState
from steinkreis.games.steinbeisser import matters
from steinkreis.games.steinbeisser.board import Board, set_up
from steinkreis.games.steinbeisser.material import (
    ARROW,
    BITERS,
    COLOURS,
    FACE_NAMES,
    FACES,
    PIPS,
    ROUNDS,
    SAFE,
    WHITE,
    is_barred,
)
from steinkreis.games.steinbeisser.numbers import fill
from steinkreis.games.steinbeisser.options import Options
from steinkreis.games.steinbeisser.questions import (
    ASKS,
    JUMP,
    LAY,
    MOVE,
    ROLL,
    ROLL_ONE,
    STARTER,
    STEP,
    notation,
)
from steinkreis.games.steinbeisser.worth import share
from steinkreis.kit.bits import BIT
from steinkreis.kit.packed import enlist, length, listed
from steinkreis.kit.winning import leaders, shares

LIMIT: Final = 31 + ROUNDS * 6 * 3
NOT_ROLLED: Final = -1


class Steinbeisser(OpenState):
    def __init__(self, seats: int, board: Board, options: Options) -> None:
        super().__init__(seats)
        self.board = board
        self.options = options
        self.starter: i64 = 0
        self.laid: i64 = 0  # stones laid before the game
        self.round: i64 = 0
        self.pips: i64 = 0  # of the last roll; 0 if only the die for the biters was rolled
        self.face: i64 = NOT_ROLLED
        self.before: i64 = 0  # all free stones, as a heap, before the last move or step

    # Whose answer is awaited, and what may it be?

    def asks(self) -> list[Ask]:
        return ASKS

    def actions(self) -> list[int]:
        if self.phase == MOVE:
            movers = self.movers()
            return sorted([int(listed(movers, k)) for k in range(length(movers))])
        if self.phase == STEP:
            return [colour for colour in range(len(COLOURS)) if self.board.lurks(colour)]
        if self.phase == JUMP:
            return [field for field in range(self.board.size) if not self.board.is_free(field)]
        if self.phase == LAY:
            return [field for field in range(self.board.size) if self._may_lay(field)]
        if self.phase == OVER:
            return []
        return list(range(self._outcomes()))

    def _outcomes(self) -> i64:
        """How many ways chance may go."""
        if self.phase == STARTER:
            return self.seats
        return PIPS * FACES if self.phase == ROLL else FACES

    def _may_lay(self, field: i64) -> bool:
        if self.board.count(field) >= SAFE:  # clause 2.7
            return False
        return not is_barred(field, self.board.size, wide=self.options.wide)

    def movers(self) -> i64:
        """The fields, as a list, from which the player may move a stone."""
        board = self.board
        seen = board.way  # clause 4.1: who sits under a biter stays there
        found: i64 = 0
        due: i64 = 0
        stones = board.stones[self.turn]
        for stone in range(length(stones)):
            field = listed(stones, stone)
            if seen & BIT[field] != 0:
                continue
            seen |= BIT[field]
            if board.is_blocked(board.ahead(field, self.pips)):
                continue
            found = enlist(found, field)
            if board.count(field) > SAFE:  # clause 5.5
                due = enlist(due, field)
        return due if due != 0 else found

    def sample(self, rng: Rng) -> int:
        phase = self.phase
        if phase == MOVE:
            movers = self.movers()
            return listed(movers, rng.below(length(movers)))
        if phase == STEP:
            return self._sample_lurker(rng)
        if phase == JUMP:
            return self._sample_sitter(rng)
        if phase == LAY:
            while True:
                field = rng.below(self.board.size)
                if self._may_lay(field):
                    return field
        return rng.below(self._outcomes())

    def _sample_lurker(self, rng: Rng) -> i64:
        while True:
            colour = rng.below(len(COLOURS))
            if self.board.lurks(colour):
                return colour

    def _sample_sitter(self, rng: Rng) -> i64:
        while True:
            biter = rng.below(BITERS * len(COLOURS))
            if biter % BITERS < self.board.out[biter // BITERS]:
                return self.board.places[biter]

    def why_not(self, action: int) -> Message:
        if self.phase == STEP and action < len(COLOURS):
            return Message("refused-not-on-path")
        if action >= self.board.size:
            return Message("refused")
        if self.phase == LAY:
            is_full = self.board.count(action) >= SAFE
            return Message("refused-full" if is_full else "refused-corner")
        if self.phase == MOVE:
            return self._refused_move(action)
        return Message("refused-no-biter" if self.phase == JUMP else "refused")

    def _refused_move(self, field: int) -> Message:
        if self.board.of(self.turn, field) == 0:
            return Message("refused-no-stone")
        if not self.board.is_free(field):
            return Message("refused-swallowed")
        if self.board.is_blocked(self.board.ahead(field, self.pips)):
            return Message("refused-blocked")
        return Message("refused-duty")

    # What happens

    def apply(self, action: int) -> None:
        phase = self.phase
        if self.actor != CHANCE:
            self.board.bitten = 0
        if phase == MOVE:
            self._move(action)
        elif phase == ROLL:
            self._roll(action // FACES + 1, action % FACES)
        elif phase == ROLL_ONE:
            self._roll(0, action)
        elif phase == STEP:
            self._step(action)
        elif phase == JUMP:
            self._jump(action)
        elif phase == LAY:
            self._lay(action)
        else:
            self.begin_with(action)

    def begin_with(self, seat: int) -> None:
        self.starter = seat
        self._ask_next_stone()

    def _ask_next_stone(self) -> None:
        """There and back again round the table."""  # clause 2.5
        lap = self.laid // self.seats
        place = self.laid % self.seats
        if lap % 2 == 1:
            place = self.seats - 1 - place
        self.ask(LAY, (self.starter + place) % self.seats)

    def _lay(self, field: int) -> None:
        self.board.lay(self.turn, field)
        self.laid += 1
        if self.laid < self.seats * self.options.stones:
            self._ask_next_stone()
        else:
            self._begin_turn(self.starter)

    def _begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.ask_chance(ROLL if self.board.free_of(seat) > 0 else ROLL_ONE)  # clause 6.1

    def _roll(self, pips: i64, face: i64) -> None:
        self.pips = pips
        self.face = face
        if pips > 0 and self.movers() != 0:
            self.ask(MOVE, self.turn)
        else:
            self._obey_face()  # clause 3.4

    def _move(self, start: int) -> None:
        board = self.board
        self.before = board.free
        end = board.ahead(start, self.pips)
        board.carry(self.turn, start, end)
        board.bite(start)  # clause 4.7
        board.bite(end)  # clause 4.3
        if self._is_over():
            self.finish()
        else:
            self._obey_face()

    def _obey_face(self) -> None:
        """What the other die demands: a step at once, a question, or nothing."""
        if self.face == WHITE:
            self.ask(STEP, self.turn)
        elif self.face == ARROW:
            if self.can_jump():
                self.ask(JUMP, self.turn)
            else:
                self._finish_turn()  # clause 5.3
        elif self.board.lurks(self.face):
            self._step(self.face)
        else:
            self._finish_turn()  # clause 3.7

    def can_jump(self) -> bool:
        """Whether a biter sits on the way and finds a field to jump on."""
        return self.board.way != 0 and self.board.next_on_way(0) >= 0

    def _step(self, colour: i64) -> None:
        self.before = self.board.free
        self.board.bite(self.board.step(colour))  # clause 4.1
        self._finish_turn()

    def _jump(self, start: i64) -> None:
        self.before = self.board.free
        self.board.jump(start, grace=self.options.grace)
        self.board.bite(start)  # clause 5.4
        self._finish_turn()

    def _is_over(self) -> bool:
        return self.board.path == 0 or self.board.holders() <= 1

    def _finish_turn(self) -> None:
        turn = self.turn + 1
        if turn == self.seats:
            turn = 0
        if turn == self.starter:
            self.round += 1
        if self.round == self.options.rounds or self._is_over():
            self.finish()
        else:
            self._begin_turn(turn)

    def copy(self) -> Steinbeisser:
        twin = Steinbeisser(self.seats, self.board.copy(), self.options)
        self.copy_onto(twin)
        twin.starter = self.starter
        twin.laid = self.laid
        twin.round = self.round
        twin.pips = self.pips
        twin.face = self.face
        twin.before = self.before
        return twin

    # How does it stand?

    def scores(self) -> list[int]:
        """The free stones on the way."""
        return [self.board.free_of(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Who has most free stones; all, if nobody has any, or who had some last."""
        scores = self.scores()
        if max(scores) == 0 and self.options.later:  # clause 7.4
            return [seat for seat in range(self.seats) if (self.before >> (3 * seat)) & 7 > 0]
        return leaders(scores)

    def returns(self) -> list[float]:
        return shares(self.winners(), self.seats)

    def worth(self, seat: int) -> float:
        if self.phase == OVER:
            return self.returns()[seat]
        return share(self.board, self.seats, seat, self.turn)

    def fill(self, numbers: Numbers, first: int) -> None:
        fill(self, numbers, first)

    def regard(self, viewer: int, numbers: Numbers) -> None:
        numbers.begin()
        if self.phase != LAY and self.phase != STARTER:  # how stones lie then says nothing yet
            matters.fill(self.board, self.seats, max(0, viewer), self.turn, self.phase, numbers)

    # How is it said?

    def question(self) -> Message:
        who = Seat(self.turn)
        if self.phase == LAY:
            left = self.options.stones - self.laid // self.seats
            return Message("ask-lay", who=who, left=left)
        if self.phase == MOVE:
            return self._ask_move(who)
        if self.phase == STEP:
            return Message("ask-step", who=who)
        if self.phase == JUMP:
            return Message("ask-jump", who=who)
        return super().question()

    def _ask_move(self, who: Seat) -> Message:
        name = "ask-duty" if self.is_due() else "ask-move"
        return Message(name, who=who, pips=int(self.pips), then=self._demand())

    def is_due(self) -> bool:
        """Whether the player must move a stone off a field with more than three."""
        movers = self.movers()
        return movers != 0 and self.board.count(listed(movers, 0)) > SAFE

    def _demand(self) -> Message:
        """What the die for the biters will ask for after the stone."""
        if self.face < len(COLOURS):
            name = "then-step" if self.board.lurks(self.face) else "then-nothing"
            return Message(name, biter=Message("biter-" + FACE_NAMES[self.face]))
        if self.face == ARROW and self.board.way == 0:
            return Message("then-arrow-none")
        return Message("then-" + FACE_NAMES[self.face])

    def notation(self, action: int) -> str:
        return notation(self.phase, action)

    def key(self) -> str:
        board = self.board
        biters = [
            [
                int(board.lair(colour)) if board.lurks(colour) else -1,
                *sorted([int(board.places[BITERS * colour + k]) for k in range(board.out[colour])]),
            ]
            for colour in range(len(COLOURS))
        ]
        heaps = [int(heap) for heap in board.heaps]
        place = f"{self.phase} {self.starter} {self.turn} {self.laid} {self.round}"
        dice = f"{self.pips} {self.face}"
        last = int(self.before) if self.phase == OVER else 0  # clause 7.4
        return f"{place} {dice} {biters} {board.spared} {heaps} {last}"

    def material(self) -> list[int]:
        """Stones of each player, biters, and what the count of free stones is off by."""
        board = self.board
        fields = [int(field) for field in range(board.size)]
        stones = [
            sum([int(board.of(seat, field)) for field in fields])
            + self.options.stones
            - int(length(board.stones[seat]))
            for seat in range(self.seats)
        ]
        free = sum([int(board.heaps[field]) for field in fields if board.is_free(field)])
        seen = [field for field in fields if not board.is_free(field)]
        seen += [field for field in fields if board.path & BIT[field] != 0]
        in_cave = 0
        for out in board.out:
            in_cave += max(0, int(BITERS - 1 - out))
        return [*stones, len(seen) + in_cave, free - int(board.free)]


def begin(chosen: Chosen) -> Steinbeisser:
    """A new game, before anybody has laid a stone."""
    options = Options(chosen)
    state = Steinbeisser(chosen.players, set_up(options.size, chosen.players), options)
    if options.first_begins:
        state.begin_with(0)
    return state
