"""What a stone about to be left would bring about, circle by circle: for pictures."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.games.dolmengoetter.circle import Circle
from steinkreis.games.dolmengoetter.material import NONE, factor
from steinkreis.games.dolmengoetter.names import circles_at
from steinkreis.games.dolmengoetter.questions import BUILD, GO, ORDER, STONE
from steinkreis.games.dolmengoetter.right import Right, right_to
from steinkreis.games.dolmengoetter.rules import Dolmengoetter


class View:
    """A circle that is looked at: as it is, who would build there, and in words what happens."""

    def __init__(self, number: int, circle: Circle, builder: int, omen: Message) -> None:
        self.number = number
        self.circle = circle
        self.builder = builder  # NONE where nobody builds
        self.omen = omen


def in_view(state: Dolmengoetter) -> list[View]:
    """The circles that matter just now."""
    if state.phase == GO or state.phase == STONE:
        place = state.left if state.phase == STONE else state.ground.druids[state.acting]
        if state.players[state.turn].stones == 0:
            return []
        return [_foreseen(state, number) for number in circles_at(int(place))]
    if state.phase == ORDER:
        return [_due(state, right) for right in state.rights]
    if state.phase == BUILD:
        return [_due(state, state.rights[0])]
    scored = Message("was-scored")
    return [View(int(opened.number), opened.circle, NONE, scored) for opened in state.opened]


def _foreseen(state: Dolmengoetter, number: int) -> View:
    before = state.circles[number]
    after = before.with_stone(state.turn)
    least = 1 if state.options.singles else 2
    right = right_to(number, before, after, state.turn, least)
    if right is None:
        return View(number, before, NONE, Message("omen-nothing"))
    is_scored = after.is_complete() and (before.height > 0 or state.may_build(right))
    if right.seat != NONE and state.may_build(right):
        return View(number, before, int(right.seat), _builds(before, right, is_scored))
    if is_scored:
        return View(number, before, NONE, Message("omen-scored"))
    return View(number, before, NONE, _lapsed(before, right))


def _lapsed(circle: Circle, right: Right) -> Message:
    """Why nobody builds, though somebody has the right to."""
    if right.seat == NONE:
        return Message("omen-nothing")
    if circle.has_room():
        return Message("omen-none-left", who=Seat(int(right.seat)))
    return Message("omen-full")


def _due(state: Dolmengoetter, right: Right) -> View:
    circle = state.circles[right.circle]
    if not state.may_build(right):
        return View(int(right.circle), circle, NONE, Message("right-scored"))
    return View(int(right.circle), circle, int(right.seat), _builds(circle, right, False))


def _builds(circle: Circle, right: Right, is_scored: bool) -> Message:
    """Who may build where in the stack, and what a dolmen counts there."""
    name = ("omen-top" if right.on_top else "omen-under") + "-scored" * is_scored
    times = int(factor(circle.size, 0 if right.on_top else circle.height))
    return Message(name, who=Seat(int(right.seat)), factor=times)
