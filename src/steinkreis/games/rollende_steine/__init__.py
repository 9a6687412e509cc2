"""Rollende Steine, for one to five against the course."""

from __future__ import annotations

from typing import Final

import msgspec

from steinkreis.core.message import Message
from steinkreis.game.game import Game, Row
from steinkreis.game.setup import Option, Setup
from steinkreis.games.rollende_steine import rules
from steinkreis.games.rollende_steine.book import entry
from steinkreis.games.rollende_steine.course import complaint, course_of
from steinkreis.games.rollende_steine.material import (
    BAR_DIALS,
    BOARD,
    COURSES,
    HALF_BAR,
    HALF_BAR_DEPTH,
    PUSH_DIALS,
    RADIUS,
    RUN_UP_END,
)
from steinkreis.games.rollende_steine.nature import let_roll
from steinkreis.games.rollende_steine.scene import SCALE, draw, on_scene
from steinkreis.games.rollende_steine.tale import judge, tell
from steinkreis.scene.shapes import Scene, Shot, Sprite


def begin(setup: Setup) -> rules.RollendeSteine:
    course = course_of(setup.options["course"])
    return rules.begin(setup.players, course, own_only=setup.options.get("wheels") == "own")


def all_together(setup: Setup) -> list[int]:
    return [0] * setup.players


def note(setup: Setup, state: rules.RollendeSteine) -> Row:
    """What the book says of a game."""  # clause 6.4
    row = entry(state)
    course = setup.options["course"]
    name = course.get("name", "") if isinstance(course, dict) else ""
    where = Message("course-own" if isinstance(course, dict) else f"option-course-{row.course}")
    wheels = Message("book-wheels-of", wheels=row.wheels, of=row.of)
    cells = {"course": name or where, "gates": row.gates, "wheels": wheels}
    return Row(cells=cells, rank=row.rank())


# How wheel and bar are taken in hand: where they may be set, and what is seen in the hand.
WHEEL: Final = Sprite(
    id="wheel",
    x=-RADIUS * SCALE,
    y=-RADIUS * SCALE,
    name="wheel",
    w=2 * RADIUS * SCALE,
    h=2 * RADIUS * SCALE,
)
BAR: Final = Sprite(
    x=-HALF_BAR * SCALE,
    y=-HALF_BAR_DEPTH * SCALE - 1,
    name="bar",
    w=2 * HALF_BAR * SCALE,
    h=2 * HALF_BAR_DEPTH * SCALE + 2,
)
RUN_UP: Final = (*on_scene(0, RUN_UP_END), BOARD * SCALE, RUN_UP_END * SCALE)


def draw_in_hand(state: rules.RollendeSteine) -> Scene:
    """The table, with what is in the hand of whoever looks."""
    scene = draw(state)
    last = scene.shapes[-1]
    if not isinstance(last, Shot):
        return scene
    across, along = (PUSH_DIALS if state.phase == rules.PUSH else BAR_DIALS)[-2:]
    field = (on_scene(across.low, along.low), on_scene(across.high, along.high))
    ghost, sight = (WHEEL, RUN_UP) if state.phase == rules.PUSH else (BAR, None)
    shot = msgspec.structs.replace(last, field=field, ghost=ghost, sight=sight)
    return msgspec.structs.replace(scene, shapes=(*scene.shapes[:-1], shot))


GAME = Game(
    name="rollende-steine",
    package=__name__,
    rules=1,
    players=(1, 2, 3, 4, 5),
    options=(
        Option(name="course", values=tuple(COURSES), check=complaint),
        Option(name="wheels", values=("all", "own"), players=(1, 2, 3, 4)),
    ),
    limit=rules.LIMIT,
    begin=begin,
    draw=draw_in_hand,
    tell=tell,
    judge=judge,
    sides=all_together,
    nature=let_roll,
    book=note,
)
