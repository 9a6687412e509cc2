"""Positions of Die Dolmengötter, drawn as players see them, and answers as players write them.

    a   a  A  .         the upper left corner of the board: the places a1, a2, a3,
    b         b         below them b1 (the spaces do not matter, the order does),
    c   .  A_           and c1, c2; together they are circle 1
    k1  b3 a1           the stack of circle 1, the top first: whose, and of which value

Small letters are stones, capitals druids, with `_` if they lie. Rows end where nothing more lies;
druids that are not drawn stand far away, in the lower right of the board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from steinkreis.core.option import Chosen
from steinkreis.game.game import Game
from steinkreis.game.registry import game
from steinkreis.games.dolmengoetter.board import CIRCLES_OF, COUNT, MOST, NAMES
from steinkreis.games.dolmengoetter.dolmens import ONE_OF
from steinkreis.games.dolmengoetter.material import DRUIDS, NONE
from steinkreis.games.dolmengoetter.questions import DRUID
from steinkreis.games.dolmengoetter.rules import Dolmengoetter, begin
from steinkreis.testing.notes import Notes, legal

GAME: Game[Dolmengoetter] = game("dolmengoetter")
NOTES = Notes(GAME, settles=True)  # dolmens that are due are turned over by themselves
play, told, refused, say = NOTES.play, NOTES.told, NOTES.refused, NOTES.say

SEATS = "abcde"
SINGLES = {"single-ties": "on"}
FAR = ("g3", "g4", "g5", "f8", "f9", "f10", "e4", "e5", "d4", "d5", "c8", "c9", "c10", "f6", "f7")


def position(
    drawing: str,
    *,
    seats: int = 2,
    turn: int = 0,
    points: Sequence[int] = (),
    stones: Sequence[int] = (),
    dolmens: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
) -> Dolmengoetter:
    """The seat `turn` is to choose a druid.

    `points` and `stones` are what each seat has left, `dolmens` the values it has not yet built.
    """
    state = begin(Chosen(seats, options))
    rows = [line.split() for line in drawing.strip().splitlines()]
    placed: list[list[int]] = [[] for _ in range(seats)]
    for row in rows:
        if not row[0].startswith("k"):
            for number, token in enumerate(row[1:], 1):
                lay(state, f"{row[0]}{number}", token, placed)
    settle_far(state, placed)
    for row in rows:
        if row[0].startswith("k"):
            stack(state, int(row[0][1:]) - 1, row[1:])
    for seat, count in enumerate(points):
        state.players[seat].start = count
    for seat, count in enumerate(stones):
        state.players[seat].stones = count
    for seat, values in enumerate(dolmens):
        state.players[seat].supply = sum(ONE_OF[int(value)] for value in values)
        state.players[seat].dolmens = len(values)
    state.turn = turn
    state.phase, state.actor = DRUID, turn
    return state


def lay(state: Dolmengoetter, name: str, token: str, placed: list[list[int]]) -> None:
    """Put on a place what is drawn there."""
    if token == ".":
        return
    place, seat = NAMES.index(name), SEATS.index(token[0].lower())
    if token[0].islower():
        state.players[seat].stones -= 1
        state.ground.vacate(place)
        state.ground.put_stone(seat, place)
        for number in CIRCLES_OF[MOST * place : MOST * place + MOST]:
            if number != NONE:
                state.circles[number] = state.circles[number].with_stone(seat)
        return
    druid = DRUIDS * seat + len(placed[seat])
    placed[seat].append(place)
    state.ground.settle(druid, place)
    if token.endswith("_"):
        state.ground.lie_down(druid)


def settle_far(state: Dolmengoetter, placed: list[list[int]]) -> None:
    far = [place for name in FAR if state.ground.free.has(place := NAMES.index(name))]
    for seat, places in enumerate(placed):
        for number in range(len(places), DRUIDS):
            state.ground.settle(DRUIDS * seat + number, far.pop(0))


def stack(state: Dolmengoetter, number: int, dolmens: list[str]) -> None:
    for dolmen in reversed(dolmens):
        seat, value = SEATS.index(dolmen[0]), int(dolmen[1])
        circle = state.circles[number]
        state.circles[number] = circle.with_dolmen(seat, value, on_top=True)
        player = state.players[seat]
        player.supply -= ONE_OF[value]
        player.dolmens -= 1
        player.built += 1


def drawn(state: Dolmengoetter, like: str) -> str:
    """The position, as much of it as is drawn in `like`, and all stacks."""
    lines = []
    for row in (line.split() for line in like.strip().splitlines()):
        if not row[0].startswith("k"):
            places = [NAMES.index(f"{row[0]}{number}") for number in range(1, len(row))]
            lines.append(" ".join([row[0], *(token(state, place) for place in places)]))
    return "\n".join([*lines, *stacks(state)])


def stacks(state: Dolmengoetter) -> list[str]:
    """The stacks, one a line: `k1 b3 a1`; a dolmen that the viewer has not seen is `b0`."""
    lines = []
    for number in range(COUNT):
        circle = state.circles[number]
        dolmens = [SEATS[circle.owner(k)] + str(circle.value(k)) for k in range(circle.height)]
        if dolmens:
            lines.append(f"k{number + 1} {' '.join(dolmens)}")
    return lines


def token(state: Dolmengoetter, place: int) -> str:
    druid, owner = state.ground.druid_at(place), state.ground.owner(place)
    if druid != NONE:
        return SEATS[druid // DRUIDS].upper() + "_" * state.ground.is_lying(druid)
    if owner != NONE:
        return SEATS[owner]
    return "."


def after(answers: str, drawing: str, *, seats: int = 2, turn: int = 0) -> str:
    """How a drawing looks after these answers."""
    return drawn(play(position(drawing, seats=seats, turn=turn), answers), drawing)


def asked(state: Dolmengoetter) -> str:
    """Who is asked what: `b ask-build-top`."""
    return f"{SEATS[state.actor]} {state.question().id}" if state.actor >= 0 else "over"


def leave_stone(state: Dolmengoetter, place: str, target: str = "") -> Dolmengoetter:
    """The druid on `place` goes away, or to `target`, and leaves a stone."""
    chosen = play(state, place)
    gone = play(chosen, target or legal(chosen)[0])
    return play(gone, "stone") if asked(gone).endswith("ask-stone") else gone
