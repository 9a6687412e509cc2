"""Rollende Steine, for one to five against the course."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from steinkreis.core.message import Message
from steinkreis.game.game import Game, Row
from steinkreis.game.setup import Option, Setup
from steinkreis.games.rollende_steine import rules
from steinkreis.games.rollende_steine.book import entry
from steinkreis.games.rollende_steine.course import complaint, course_of
from steinkreis.games.rollende_steine.material import (
    BOARD,
    COURSES,
    HALF_BAR,
    HALF_BAR_DEPTH,
    RADIUS,
    RUN_UP_END,
)
from steinkreis.games.rollende_steine.nature import lacks, let_roll
from steinkreis.games.rollende_steine.questions import PUSH
from steinkreis.games.rollende_steine.scene import COLOURS, SCALE, draw, on_scene
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
RUN_UP: Final = (*on_scene(0, RUN_UP_END), BOARD * SCALE, RUN_UP_END * SCALE)


def draw_in_hand(state: rules.RollendeSteine) -> Scene:
    """The table, with what is in the hand of whoever looks."""
    scene = draw(state)
    shot = scene.shapes[-1]
    if not isinstance(shot, Shot):
        return scene
    is_push = state.phase == PUSH
    is_grey = is_push and state.own[state.turn] == 0
    owner = state.turn if state.lifted == rules.NONE else state.ground.bars[state.lifted].owner
    in_hand = _in_hand(shot, is_push, "grey" if is_grey else COLOURS[owner])
    return msgspec.structs.replace(scene, shapes=(*scene.shapes[:-1], in_hand))


@lru_cache
def _in_hand(shot: Shot, is_push: bool, colour: str) -> Shot:
    across, along = shot.dials[-2:]
    return msgspec.structs.replace(
        shot,
        field=(on_scene(across.low, along.low), on_scene(across.high, along.high)),
        ghost=_held("wheel", RADIUS, RADIUS, colour, "wheel")
        if is_push
        else _held("bar", HALF_BAR, HALF_BAR_DEPTH + 0.3, colour, ""),
        sight=RUN_UP if is_push else None,
    )


def _held(name: str, across: float, deep: float, colour: str, stands_for: str) -> Sprite:
    w, h = 2 * across * SCALE, 2 * deep * SCALE
    return Sprite(id=stands_for, x=-w / 2, y=-h / 2, name=name, w=w, h=h, style=colour)


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
    lacks=lacks,
    book=note,
)
