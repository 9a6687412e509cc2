"""Tables of Rollende Steine, and answers in words."""

from __future__ import annotations

from steinkreis.core.dial import pack
from steinkreis.game.game import Game
from steinkreis.game.registry import game
from steinkreis.games.rollende_steine.material import (
    BAR_DIALS,
    BAR_SIZES,
    COURSES,
    PUSH_DIALS,
    PUSH_SIZES,
)
from steinkreis.games.rollende_steine.questions import LAY, MOVE, ROLL
from steinkreis.games.rollende_steine.rules import RollendeSteine
from steinkreis.games.rollende_steine.sketch import SHORT, SPENT
from steinkreis.testing.notes import Notes

GAME: Game[RollendeSteine] = game("rollende-steine")
EVERY_COURSE = list(COURSES)


def table(players: int = 2, **options: object) -> RollendeSteine:
    """A table that is set up."""
    return GAME.start(GAME.setup(players, options))


def push(aim: float = -90, power: float = 80, x: float = 50, y: float = 6) -> int:
    """A push as the dials give it: aim in degrees, -90 straight away from the players."""
    values = zip(PUSH_DIALS, (aim, power, x, y), strict=True)
    return pack([dial.step(value) for dial, value in values], PUSH_SIZES)


def bar(x: float, y: float, turn: int = 0) -> int:
    """A place for a bar."""
    values = zip(BAR_DIALS, (turn, x, y), strict=True)
    return pack([dial.step(value) for dial, value in values], BAR_SIZES)


def action(word: str) -> int:
    """What an answer in words means, e.g. `roll lay move2 bar@50,40/0 push short spent gates13`."""
    if word in ("roll", "lay"):
        return ROLL if word == "roll" else LAY
    if word.startswith("move"):
        return MOVE + int(word[4:]) - 1
    if word.startswith("bar@"):
        place, turn = word[4:].split("/")
        x, y = place.split(",")
        return bar(float(x), float(y), int(turn))
    if word == "push":
        return push()
    if word.startswith("gates"):
        return SPENT + sum(1 << (int(gate) - 1) for gate in word[5:])
    return {"short": SHORT, "spent": SPENT}[word]


NOTES = Notes(GAME, action=lambda _, word: action(word))
play, told, refused = NOTES.play, NOTES.told, NOTES.refused
check = NOTES.check
