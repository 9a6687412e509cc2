"""Set-ups: options of words and options of data."""

from __future__ import annotations

import pytest

from steinkreis.core.message import Message
from steinkreis.game.registry import game
from steinkreis.game.setup import Option, complete
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
    assert COURSE.parse("[3, 4]") == [3, 4]
    with pytest.raises(BadSetup, match="must be JSON"):
        COURSE.parse("[3, 4")


def test_an_option_may_offer_words_and_take_data_besides() -> None:
    both = Option(name="course", values=("wall", "roof"), check=even)
    assert both.default == "wall"
    assert both.parse("roof") == "roof"
    assert both.parse("[3, 4]") == [3, 4]
    assert complete("x", (2,), (both,), 2, {"course": [3, 4]}).options == {"course": [3, 4]}
    with pytest.raises(BadSetup, match="odd-gates"):
        complete("x", (2,), (both,), 2, {"course": "door"})
    with pytest.raises(BadSetup, match="must be one of wall, roof, or JSON"):
        both.parse("door")


def test_an_option_that_does_not_matter_is_left_out() -> None:
    assert "speed" not in complete("x", (1, 2), (SPEED,), 1, {}).options
    with pytest.raises(BadSetup, match="does not apply to 1 players"):
        complete("x", (1, 2), (SPEED,), 1, {"speed": "fast"})


def test_an_unknown_game_is_named_with_a_hint() -> None:
    with pytest.raises(UnknownGame, match="did you mean hidden-stones"):
        game("hiddenstones")
