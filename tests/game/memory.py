"""Pairs: eight cards lie face down; turn one over, then another, and keep them if they are equal.

1 2 3 4      everybody has seen what was ever turned up, so `hide` remembers it,
? ? A ?      but on the table it lies face down again: who forgot it, forgot it.
"""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, HIDDEN, State
from steinkreis.game.game import Game
from steinkreis.scene.assembly import scene
from steinkreis.scene.shapes import Box, Button, Flow, Group, Panel, Scene, Shape, Text

CARDS, FACES, TURNS = 8, 4, 12
LAY, FIRST, SECOND, CLOSE = range(4)  # what is asked
UNKNOWN = -1
BOARD = Panel(name="board", flow=Flow(cell=(40, 60), count=CARDS))


class Pairs(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.faces: list[int] = []
        self.shown = [False] * CARDS  # ever, to everybody
        self.up: list[int] = []  # the places of what lies face up now
        self.owners = [-1] * CARDS
        self.turns = 0

    def actions(self) -> list[int]:
        if self.phase == LAY:
            return [face for face in range(FACES) if self.faces.count(face) < 2]
        if self.phase in (FIRST, SECOND):
            return [p for p in range(CARDS) if self.owners[p] < 0 and p not in self.up]
        return [0] if self.phase == CLOSE else []

    def apply(self, action: int) -> None:
        if self.phase == LAY:
            self.faces.append(action)
            if len(self.faces) == CARDS:
                self.ask(FIRST, 0)
        elif self.phase == CLOSE:
            self._close()
        else:
            self.up.append(action)
            self.shown[action] = True
            self.ask(SECOND if self.phase == FIRST else CLOSE, self.turn)

    def _close(self) -> None:
        if len({self.faces[place] for place in self.up}) == 1:
            for place in self.up:
                self.owners[place] = self.turn
        self.up = []
        self.turns += 1
        if self.turns == TURNS or -1 not in self.owners:
            self.finish()
        else:
            self.ask(FIRST, self.turns % self.seats)

    def copy(self) -> Pairs:
        twin = type(self)(self.seats)
        self.copy_onto(twin)
        twin.turns = self.turns
        twin.faces, twin.shown = list(self.faces), list(self.shown)
        twin.up, twin.owners = list(self.up), list(self.owners)
        return twin

    def scores(self) -> list[int]:
        return [self.owners.count(seat) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        scores = self.scores()
        best = max(scores)
        return [1 / scores.count(best) if score == best else 0.0 for score in scores]

    # Everybody knows what was ever shown.

    def hide(self, viewer: int) -> Pairs:
        view = self.copy()
        view.viewer = viewer
        view.faces = [f if self.shown[place] else UNKNOWN for place, f in enumerate(self.faces)]
        return view

    def guess(self, rng: Rng) -> Pairs:
        truth = self.copy()
        truth.viewer = ALL
        left = [f for f in range(FACES) for _ in range(2 - self.faces.count(f))]
        for place, face in enumerate(truth.faces):
            if face == UNKNOWN:
                truth.faces[place] = left.pop(rng.below(len(left)))
        return truth

    def seen(self, action: int, viewer: int) -> int:
        return HIDDEN if self.phase == LAY and viewer != ALL else action

    def question(self) -> Message:
        return Message("ask-turn", who=Seat(self.turn))

    def notation(self, action: int) -> str:
        return str(action + 1)

    def key(self) -> str:
        return f"{self.phase} {self.turns} {self.faces} {self.up} {self.owners}"


def draw(state: Pairs) -> Scene:
    """Only what lies face up is seen, whatever the viewer could remember."""
    is_asked = state.actor == state.viewer
    cards = [_card(state, p, is_asked) for p in range(CARDS) if state.owners[p] < 0]
    close = [Button(id="close", text=Message("button-close"), action=0)]
    return scene([(BOARD, cards)], close if is_asked and state.phase == CLOSE else [])


def _card(state: Pairs, place: int, is_asked: bool) -> Shape:
    parts: tuple[Shape, ...] = (Box(w=40, h=60, style="card"),)
    if place in state.up:
        parts += (Text(x=20, y=30, text="ABCD"[state.faces[place]]),)
    can_be_turned = is_asked and state.phase in (FIRST, SECOND) and place not in state.up
    return Group(
        id=f"card-{place}",
        w=40,
        h=60,
        parts=parts,
        label=Message("card", place=place),
        action=place if can_be_turned else None,
    )


def tell(before: Pairs, action: int, after: Pairs) -> list[Message]:
    return []


def judge(state: Pairs) -> list[Message]:
    return []


def begin(chosen: Chosen) -> Pairs:
    return Pairs(chosen.players)


MEMORY = Game(
    name="pairs",
    package="tests.game",
    rules=1,
    players=(1, 2),
    limit=CARDS + 3 * TURNS,
    begin=begin,
    draw=draw,
    tell=tell,
    judge=judge,
    memory=True,
)
