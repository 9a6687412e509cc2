"""Heap: take one, two or three stones; who takes three throws a die for one more.

A little open game with chance, a log and a book, long enough to be taken back a thousand times.
"""

from __future__ import annotations

from functools import partial

from steinkreis.core.message import Message, Seat
from steinkreis.core.option import Chosen
from steinkreis.core.state import OpenState
from steinkreis.game.game import AnyGame, Entry, Game
from steinkreis.game.setup import Setup
from steinkreis.scene.assembly import scene
from steinkreis.scene.shapes import Button, Panel, Scene, Text

TAKE, THROW = range(2)  # what is asked
BOARD = Panel(name="board", window=(0, 0, 100, 100))


class Heap(OpenState):
    def __init__(self, seats: int, stones: int) -> None:
        super().__init__(seats)
        self.stones = stones
        self.taken = [0] * seats
        self.ask(TAKE, 0)

    def actions(self) -> list[int]:
        if self.phase == THROW:
            return [0, 1]
        return [count for count in (1, 2, 3) if count <= self.stones]

    def apply(self, action: int) -> None:
        self.stones -= action
        self.taken[self.turn] += action
        if self.stones == 0:
            self.finish()
        elif self.phase == TAKE and action == 3:
            self.ask_chance(THROW)
        else:
            self.ask(TAKE, (self.turn + 1) % self.seats)

    def copy(self) -> Heap:
        twin = type(self)(self.seats, self.stones)
        self.copy_onto(twin)
        twin.taken = list(self.taken)
        return twin

    def scores(self) -> list[int]:
        return list(self.taken)

    def returns(self) -> list[float]:
        best = max(self.taken)
        return [1 / self.taken.count(best) if taken == best else 0.0 for taken in self.taken]

    def question(self) -> Message:
        return Message("ask-take", who=Seat(self.turn))

    def notation(self, action: int) -> str:
        return str(action)

    def key(self) -> str:
        return f"{self.stones} {self.taken} {self.turn} {self.actor}"


def draw(state: Heap) -> Scene:
    heap = Text(id="heap", x=50, y=50, text=state.stones)
    answers = state.actions() if state.is_asked(TAKE) else []
    return scene(
        [(BOARD, [heap])],
        [Button(id=f"take-{n}", text=Message("take", count=n), action=n) for n in answers],
    )


def tell(before: Heap, action: int, after: Heap) -> list[Message]:
    return [Message("log-took", who=Seat(before.turn), count=action)] if action else []


def judge(state: Heap) -> list[Message]:
    return [Message("verdict-won", who=[Seat(state.taken.index(max(state.taken)))])]


def note(setup: Setup, state: Heap) -> Entry:
    return Entry(cells={"most": max(state.taken)}, rank=(-max(state.taken),))


def heap(stones: int) -> AnyGame:
    """The game with so many stones."""
    return Game(
        name="heap",
        package="tests.game",
        rules=1,
        players=(1, 2, 3),
        limit=2 * stones,
        begin=partial(_begin, stones),
        draw=draw,
        tell=tell,
        judge=judge,
        book=note,
    )


def _begin(stones: int, chosen: Chosen) -> Heap:
    return Heap(chosen.players, stones)
