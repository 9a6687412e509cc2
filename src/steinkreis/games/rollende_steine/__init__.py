"""Rollende Steine, for one to five against the course."""

from __future__ import annotations

from steinkreis.core.message import Message
from steinkreis.game.game import Game, Row
from steinkreis.game.setup import Option, Setup
from steinkreis.games.rollende_steine import rules
from steinkreis.games.rollende_steine.book import entry
from steinkreis.games.rollende_steine.course import complaint, course_of
from steinkreis.games.rollende_steine.material import COURSES
from steinkreis.games.rollende_steine.nature import lacks, let_roll
from steinkreis.games.rollende_steine.scene import draw
from steinkreis.games.rollende_steine.tale import judge, tell


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


GAME = Game(
    name="rollende-steine",
    package=__name__,
    rules=2,
    players=(1, 2, 3, 4, 5),
    options=(
        Option(name="course", values=tuple(COURSES), check=complaint),
        Option(name="wheels", values=("all", "own"), players=(1, 2, 3, 4)),
    ),
    limit=rules.LIMIT,
    begin=begin,
    draw=draw,
    tell=tell,
    judge=judge,
    sides=all_together,
    nature=let_roll,
    lacks=lacks,
    book=note,
)
