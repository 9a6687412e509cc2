"""What is seen: everything to scale, everything in its place."""

from __future__ import annotations

import pytest

from steinkreis.core.state import PUBLIC
from steinkreis.games.hinkel_und_stein.rules import HinkelStein
from steinkreis.scene.shapes import Button, Group, Shape, Sprite, Text
from tests.games.hinkel_und_stein.position import FIRST_ROUND, GAME, by_eye, for_two, opened, play


def shapes(state: HinkelStein, viewer: int | None = None) -> dict[str, Shape]:
    """What the actor sees, by id."""
    picture = GAME.scene(state, state.actor if viewer is None else viewer)
    return {shape.id: shape for shape in picture.everything() if shape.id}


def middle(shape: Shape) -> tuple[float, float]:
    assert isinstance(shape, Group)
    return shape.x + shape.w / 2, shape.y + shape.h / 2


def panel_of(state: HinkelStein, id: str) -> str:
    """In which panel the actor sees a thing."""
    for panel, things in GAME.scene(state, state.actor).parts():
        inside = [part for thing in things if isinstance(thing, Group) for part in thing.parts]
        if any(shape.id == id for shape in [*things, *inside]):
            return panel.name
    return ""


def test_a_stone_keeps_its_id_from_the_tray_to_the_plank() -> None:
    state = play(opened(), "heavier s1 +1 M3")
    assert panel_of(state, "stone-2") == "trays"
    assert panel_of(play(state, "a"), "stone-2") == "board"


@pytest.mark.clause("hinkel-und-stein", "3.1")
def test_the_plank_leans_to_the_side_that_is_down() -> None:
    for field, turn in (("a", -5), ("d", 5)):
        state = play(opened(), f"heavier s1 +1 M3 {field}")
        seen = shapes(state)
        plank = seen["the-plank"]
        assert isinstance(plank, Sprite)
        assert plank.turn == turn
        ends = [seen["field-0"].y, seen["field-3"].y]
        assert (ends[0] > ends[1]) == (field == "a")


@pytest.mark.clause("hinkel-und-stein", "5.4", "5.6")
def test_two_columns_stand_side_by_side_and_a_boulder_lies_on_the_other() -> None:
    state = play(opened(), "heavier s4 +1 both a s1 +1 M5 d s2 +1 Q5 c +1 B5 top")
    seen = shapes(state)
    small, large = middle(seen["stone-15"]), middle(seen["stone-16"])
    assert small[0] > large[0] + 15
    top, below = middle(seen["stone-10"]), middle(seen["stone-14"])
    assert top[1] < below[1] - 15


@pytest.mark.clause("hinkel-und-stein", "4.9")
def test_the_last_stones_are_seen_until_the_chief_speaks_and_not_twice() -> None:
    state = play(opened(), f"{FIRST_ROUND} done")
    assert panel_of(state, "stone-16") == "board"  # the column is back in stock, yet lies there
    assert panel_of(play(state, "heavier"), "stone-16") == "trays"
    assert "stone-0" not in shapes(play(state, "heavier"))


@pytest.mark.clause("hinkel-und-stein", "2.4")
def test_by_eye_no_weight_is_written_anywhere() -> None:
    state = play(by_eye(), "heavier s1 +1 M3 a s2 +1 Q3 d")
    words = [s.text for s in GAME.scene(state, 0).everything() if isinstance(s, Text)]
    written = {str(word) for word in words if not isinstance(word, int)}
    assert not {"47", "43", "68", "79"} & written
    assert {"1", "2", "3", "4", "5"} <= written


def test_the_rights_of_the_boulders_are_flags_a_stone_and_a_button() -> None:
    state = play(opened(fate=-10), "heavier s4 +1 C1 d s1 +1 M1 a s2 +1 Q1 b +1 B2")
    seen = shapes(state)
    assert {name for name in seen if name.startswith("spot-")} == {
        f"spot-{spot}" for spot in range(11) if spot != 4
    }
    assert seen["stone-10"].action == 11
    assert isinstance(seen["answer-12"], Button)
    assert not any(name.startswith("spot-") for name in shapes(state, PUBLIC))


def test_flags_are_far_enough_apart_for_a_finger() -> None:
    state = play(opened(), "heavier s4 +1 C1 d s1 +1 M1 a s2 +1 Q1 b +1 B2")
    flags = [middle(shape) for name, shape in shapes(state).items() if name.startswith("spot-")]
    for k, (x, y) in enumerate(flags):
        for other_x, other_y in flags[k + 1 :]:
            assert max(abs(x - other_x), abs(y - other_y)) > 28  # of the forty a finger may take


def test_two_players_see_what_is_active() -> None:
    state = play(for_two("MQ", "BC"), "heavier s1 M+ +1 M1 a s1 B1 b")
    words = [s.text for s in GAME.scene(state, 0).everything() if isinstance(s, Text)]
    ids = [word.id for word in words if not isinstance(word, str | int)]
    assert ids.count("is-active") == 1
    assert ids.count("is-passive") == 1
