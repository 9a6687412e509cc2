"""What is seen: threats, goals, warnings and the bite."""

from __future__ import annotations

import pytest

from steinkreis.games.steinbeisser.rules import Steinbeisser
from steinkreis.scene.shapes import Group, Shape, Sprite
from tests.games.steinbeisser.position import GAME, laid_out, play, position


def shapes(state: Steinbeisser, viewer: int = 0) -> dict[str, Shape]:
    return {shape.id: shape for shape in GAME.scene(state, viewer).everything() if shape.id}


def styled(state: Steinbeisser, word: str, viewer: int = 0) -> list[str]:
    found = shapes(state, viewer).values()
    return [shape.id for shape in found if word in shape.style.split()]


@pytest.mark.clause("steinbeisser", "3.9")
def test_fields_one_step_from_a_mouth_are_marked() -> None:
    state = position("path y . r b . . . .\nway . a . . bb . abb Y")
    assert styled(state, "threatened") == ["field-2", "field-5"]
    label = shapes(state)["field-2"].label
    assert label is not None
    assert label.id == "field-threatened"


@pytest.mark.clause("steinbeisser", "3.9")
def test_goals_are_marked_and_mouths_are_warned_of() -> None:
    state = play(position("path . . . y . . . .\nway a aa . . Rb b . ."), "3w")
    assert styled(state, "goal") == ["field-4", "field-5"]
    assert styled(state, "goal", viewer=1) == []
    for field, is_eaten in (("field-1", True), ("field-2", True), ("field-3", False)):
        slab = shapes(state)[field]
        assert isinstance(slab, Group)
        omens = [part for part in slab.parts if isinstance(part, Sprite) and part.name == "omen"]
        assert bool(omens) == is_eaten


@pytest.mark.clause("steinbeisser", "3.9")
def test_a_good_move_has_no_warning() -> None:
    state = play(position("path . . . y . . . .\nway a . . bb . b . ."), "3w")
    label = shapes(state)["field-1"].label
    assert label is not None
    assert label.id == "move-safe"


@pytest.mark.clause("steinbeisser", "4.1", "4.2")
def test_in_the_bite_everything_keeps_its_name() -> None:
    """The biter jumps on the stone and the next one comes out, each seen as the same thing."""
    before = position("path y . . . . . . .\nway . ab . . . . . .")
    done = play(before, "6y 2")
    was, now = shapes(before), shapes(done)
    assert set(was) - {"die-pips", "die-face"} == set(now) - {"die-pips", "die-face"}
    field = now["field-2"]
    for moved in ("biter-y-0", "biter-y-1", "stone-1-0"):
        assert (was[moved].x, was[moved].y) != (now[moved].x, now[moved].y)
    assert styled(done, "biting") == ["biter-y-0"]
    assert abs(now["biter-y-0"].x - field.x) < 10
    assert abs(now["stone-1-0"].x - field.x) < 40


@pytest.mark.clause("steinbeisser", "4.1")
def test_the_bite_is_shown_until_the_next_answer() -> None:
    done = play(position("path y . . . . . . .\nway . ab . . . . . b"), "6y 2")
    rolled = play(done, "1r")
    assert styled(rolled, "biting") == ["biter-y-0"]
    assert styled(play(rolled, "8"), "biting") == []


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("board", ["28", "24"])
def test_fields_are_wide_enough_for_a_finger_and_lie_apart(players: int, board: str) -> None:
    parts = GAME.scene(laid_out(players, 1, {"board": board}), 0).parts()
    panel, shapes = next(part for part in parts if part[0].name == "board")
    fields = [shape for shape in shapes if shape.id.startswith("field-")]
    assert panel.window == (0.0, 0.0, 360.0, 360.0), "as wide as a narrow phone"
    assert len(fields) == int(board)
    for one in fields:
        assert isinstance(one, Group)
        assert one.w >= 40
        assert 0 <= one.x <= 360 - one.w + 3
        for other in fields:
            assert one is other or max(abs(one.x - other.x), abs(one.y - other.y)) >= one.w
