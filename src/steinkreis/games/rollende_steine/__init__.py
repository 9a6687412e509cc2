"""Rollende Steine, for one to five against the course."""

from __future__ import annotations

from steinkreis.game.game import Game
from steinkreis.game.setup import Option, Setup
from steinkreis.game.words import Words
from steinkreis.games.rollende_steine import rules
from steinkreis.games.rollende_steine.course import complaint, course_of
from steinkreis.games.rollende_steine.material import COURSES
from steinkreis.games.rollende_steine.nature import let_roll
from steinkreis.games.rollende_steine.scene import draw
from steinkreis.games.rollende_steine.tale import judge, tell


def begin(setup: Setup) -> rules.RollendeSteine:
    course = course_of(setup.options["course"])
    return rules.begin(setup.players, course, own_only=setup.options.get("wheels") == "own")


def all_together(setup: Setup) -> list[int]:
    return [0] * setup.players


def check_course(value: object) -> str | None:
    why = complaint(value)
    return None if why is None else Words(GAME, "en").say(why)


GAME = Game(
    name="rollende-steine",
    package=__name__,
    rules=1,
    players=(1, 2, 3, 4, 5),
    options=(
        Option(name="course", values=tuple(COURSES), check=check_course),
        Option(name="wheels", values=("all", "own"), players=(1, 2, 3, 4)),
    ),
    limit=rules.LIMIT,
    begin=begin,
    draw=draw,
    tell=tell,
    judge=judge,
    sides=all_together,
    nature=let_roll,
)
