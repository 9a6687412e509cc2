"""Set-ups: options of words and options of data."""

from __future__ import annotations

import pytest

from steinkreis.core.message import Message
from steinkreis.core.option import Chosen, Option, options_of, tunables_of
from steinkreis.game.registry import game
from steinkreis.game.setup import Setup, complete, parse
from steinkreis.game.trouble import BadSetup, UnknownGame


def even(value: object) -> Message | None:
    is_even = isinstance(value, list) and len(value) % 2 == 0
    return None if is_even else Message("odd-gates")


COURSE = Option(name="course", default_data=[1, 2], check=even)
SPEED = Option(name="speed", values=("slow", "fast"), players=(2, 3))


def test_defaults_are_filled_in() -> None:
    assert complete("x", (2, 3), (COURSE, SPEED), 2, {}).options == {
        "course": [1, 2],
        "speed": "slow",
    }


def test_data_is_checked_by_the_game() -> None:
    assert complete("x", (2,), (COURSE,), 2, {"course": []}).options == {"course": []}
    with pytest.raises(BadSetup, match="option course: odd-gates") as bad:
        complete("x", (2,), (COURSE,), 2, {"course": [1]})
    assert bad.value.why == Message("odd-gates")


def test_the_game_says_in_english_what_is_wrong_and_keeps_the_message() -> None:
    with pytest.raises(BadSetup, match=r"^A course has 5 gates, not 1\.$") as bad:
        game("rollende-steine").setup(2, {"course": {"gates": [[50, 60, 0]]}})
    assert bad.value.why == Message("course-count", wanted=5, count=1)
    with pytest.raises(BadSetup) as other:
        game("rollende-steine").setup(9)
    assert other.value.why is None


def test_data_is_typed_as_json() -> None:
    assert parse(COURSE, "[3, 4]") == [3, 4]
    with pytest.raises(BadSetup, match="must be JSON"):
        parse(COURSE, "[3, 4")


def test_an_option_may_offer_words_and_take_data_besides() -> None:
    both = Option(name="course", values=("wall", "roof"), check=even)
    assert both.default == "wall"
    assert parse(both, "roof") == "roof"
    assert parse(both, "[3, 4]") == [3, 4]
    assert complete("x", (2,), (both,), 2, {"course": [3, 4]}).options == {"course": [3, 4]}
    with pytest.raises(BadSetup, match="odd-gates"):
        complete("x", (2,), (both,), 2, {"course": "door"})
    with pytest.raises(BadSetup, match="must be one of wall, roof, or JSON"):
        parse(both, "door")


def test_an_option_that_does_not_matter_is_left_out() -> None:
    assert "speed" not in complete("x", (1, 2), (SPEED,), 1, {}).options
    with pytest.raises(BadSetup, match="does not apply to 1 players"):
        complete("x", (1, 2), (SPEED,), 1, {"speed": "fast"})


def test_an_unknown_game_is_named_with_a_hint() -> None:
    with pytest.raises(UnknownGame, match="did you mean hidden-stones"):
        game("hiddenstones")


class Rules:
    """Options as the rules of a game read them."""

    def __init__(self, chosen: Chosen) -> None:
        self.is_fast = chosen.word("speed", "slow", "fast", players=(2, 3)) == "fast"
        self.grace = chosen.is_on("grace")
        self.course = chosen.data("course", ("wall", "roof"), even)
        self.goal = chosen.number("goal", 10 + chosen.players, 5, 20)


def test_rules_say_each_option_once_and_read_it_there() -> None:
    speed, grace, course = options_of(Rules)
    assert (speed.name, speed.values, speed.players) == ("speed", ("slow", "fast"), (2, 3))
    assert (grace.name, grace.values, grace.players) == ("grace", ("off", "on"), ())
    assert (course.name, course.default, course.check) == ("course", "wall", even)
    (goal,) = tunables_of(Rules)
    assert (goal.name, goal.low, goal.high) == ("goal", 5, 20)


def test_what_was_not_chosen_is_the_default() -> None:
    usual = Rules(Chosen(2))
    assert (usual.is_fast, usual.grace, usual.course, usual.goal) == (False, False, "wall", 12)
    setup = Setup(3, {"speed": "fast", "grace": "on", "course": [1, 2], "goal": 7})
    chosen = Rules(setup.chosen())
    assert (chosen.is_fast, chosen.grace, chosen.course, chosen.goal) == (True, True, [1, 2], 7)
