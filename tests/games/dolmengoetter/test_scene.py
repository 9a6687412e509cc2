"""What one sees: which circle is led by whom, what its levels count, what a stone would do."""

from __future__ import annotations

import pytest

from steinkreis.core.message import Message
from steinkreis.core.state import PUBLIC
from steinkreis.games.dolmengoetter.rules import Dolmengoetter
from steinkreis.scene.shapes import Disc, Group, Shape, Sprite, Text
from tests.games.dolmengoetter.position import GAME, leave_stone, play, position, say
from tests.games.dolmengoetter.test_dolmens import THREE_CIRCLES


def drawn(state: Dolmengoetter, viewer: int) -> dict[str, Shape]:
    return {shape.id: shape for shape in GAME.scene(state, viewer).everything() if shape.id}


def pips(things: dict[str, Shape], dolmen: str) -> int:
    """The dots on a dolmen that lies under another."""
    thing = things[dolmen]
    assert isinstance(thing, Group)
    return sum(isinstance(part, Disc) for part in thing.parts)


def written(thing: Shape) -> list[str]:
    """The texts in a thing, messages in English."""
    assert isinstance(thing, Group)
    texts = [part.text for part in thing.parts if isinstance(part, Text)]
    return [say("en", [text])[0] if isinstance(text, Message) else str(text) for text in texts]


@pytest.mark.clause("dolmengoetter", "4.10", "4.12", "5.2")
def test_a_stack_shows_what_every_level_counts_and_only_own_values() -> None:
    state = position("a A a\nc b\nk1 b2 a3")
    tops = [(0, "×4", 3), (1, "2×4", 0), (PUBLIC, "×4", 0)]
    for viewer, top, dots in tops:
        things = drawn(state, viewer)
        assert written(things["stack-1"])[0] == top
        assert pips(things, "dolmen-1-a-0") == dots


@pytest.mark.clause("dolmengoetter", "1.4")
def test_whoever_touches_a_circle_is_told_all_about_it() -> None:
    area = drawn(position("a A a\nc b\nk1 b2 a3"), 0)["circle-1"]
    assert area.label is not None
    assert area.why is not None
    assert say("en", [area.label, area.why]) == [
        "Circle 1, hexagon",
        "Circle 1: 4 places still without a stone. Nobody leads yet."
        " Dolmens from the top: Ben times 4 and Anna 3 times 3.",
    ]


def test_a_dolmen_keeps_its_id_when_others_come_above_and_below() -> None:
    """So that only the new one flies: from the player to the board."""
    before = drawn(position("a A a\nc b\nk1 b2"), PUBLIC)
    above = drawn(position("a A a\nc b\nk1 a1 b2"), PUBLIC)
    below = drawn(position("a A a\nc b\nk1 b2 a1"), PUBLIC)
    assert "dolmen-1-a-0" not in before
    for after in (above, below):
        assert {"dolmen-1-a-0", "dolmen-1-b-0"} <= set(after)
    assert before["dolmen-1-b-0"].y == below["dolmen-1-b-0"].y < above["dolmen-1-b-0"].y


def test_only_the_plaque_counts_what_a_stone_or_a_dolmen_takes_away() -> None:
    """The page finds by labels where a thing came from, which must be one place alone."""
    state = position("a A a\nc b")
    for answers, gone in (("a1 h1", "stone"), ("a1 h1 stone", "4")):
        before, after = drawn(play(state, answers), 0), drawn(play(state, f"{answers} {gone}"), 0)
        fewer = [id for id in before if id in after and counts_less(before[id], after[id])]
        assert fewer == ["plaque-0"]


def counts_less(before: Shape, after: Shape) -> bool:
    """Whether some number in the label is one less."""
    if before.label is None or after.label is None or before.label.id != after.label.id:
        return False
    was, now = before.label.args, after.label.args
    changes = [(was[name], now[name]) for name in now]
    return any(isinstance(b, int) and isinstance(a, int) and b == a + 1 for b, a in changes)


@pytest.mark.clause("dolmengoetter", "1.4")
def test_while_no_circle_matters_one_sees_what_the_levels_count() -> None:
    things = drawn(position("a A"), 0)
    assert {size: written(things[f"legend-{size}"]) for size in (4, 6)} == {
        4: ["square", "×3", "×2", "on top: value × 3"],
        6: ["hexagon", "×4", "×3", "×2", "×1", "on top: value × 4"],
    }


@pytest.mark.clause("dolmengoetter", "4.1")
def test_a_circle_shows_who_leads_and_how_many_stones_are_missing() -> None:
    state = position("a A a b\nc b a")
    tied, led = drawn(state, 0), drawn(position("a A a b\nc a"), 0)
    assert "led" not in tied["circle-1"].style
    assert "led-0" in led["circle-1"].style
    stack = led["stack-1"]
    assert isinstance(stack, Group)
    assert "sign-0" in [part.name for part in stack.parts if isinstance(part, Sprite)]
    assert written(stack)[-1] == "3"
    why = led["circle-1"].why
    assert why is not None
    assert say("en", [why]) == [
        "Circle 1: 3 places still without a stone. Anna has the majority."
        " No dolmen yet; the top counts 4 times."
    ]


@pytest.mark.clause("dolmengoetter", "3.10")
@pytest.mark.parametrize("answers", ["b1", "b1 e3"])
def test_before_a_stone_is_left_one_sees_what_it_would_bring_about(answers: str) -> None:
    state = play(position(THREE_CIRCLES), answers)
    things = drawn(state, 0)
    omens = {number: written(things[f"card-{number}"])[-1] for number in (1, 4, 6)}
    assert omens == {
        1: "Anna on top: ×4",
        4: "Anna: ×3, scoring",
        6: "Ben on top: ×5",
    }
    assert "due-1" in things["circle-6"].style


def test_a_stone_without_effect_says_so_and_who_has_none_is_shown_nothing() -> None:
    things = drawn(play(position("a A"), "a1"), 0)
    assert written(things["card-1"])[-1] == "A stone changes nothing"
    assert "card-1" not in drawn(play(position("a A", stones=(0, 9)), "a1"), 0)


def test_omens_know_full_stacks_and_empty_supplies() -> None:
    full = play(position("a A a\nc b\nk1 b1 b1 b2 b2"), "a1")
    assert written(drawn(full, 0)["card-1"])[-1] == "The stack is full"
    empty = play(position("a A b\nc b", dolmens=("1", "")), "a1")
    assert written(drawn(empty, 0)["card-1"])[-1] == "Ben has no dolmens"


@pytest.mark.clause("dolmengoetter", "5.3")
def test_a_stack_just_scored_lies_open_until_the_next_druid_is_chosen() -> None:
    state = play(leave_stone(position("a A a b\nb b\nc b a\nk1 b3 b1"), "a1"), "4")
    assert written(drawn(state, PUBLIC)["card-1"])[3:6] == ["3×4", "1×3", "4×2"]
    chosen = play(state, state.notation(state.actions()[0]))
    assert "card-1" not in drawn(chosen, PUBLIC)


@pytest.mark.clause("dolmengoetter", "3.8")
def test_druids_stand_and_lie() -> None:
    things = drawn(position("a A A_"), 0)
    names = []
    for number in (0, 1):
        druid = things[f"druid-0-{number}"]
        assert isinstance(druid, Group)
        names += [part.name for part in druid.parts if isinstance(part, Sprite)]
    assert names == ["druid-0", "druid-lying-0"]


@pytest.mark.clause("dolmengoetter", "1.2")
def test_the_runes_of_the_chosen_druid_are_lit() -> None:
    scene = GAME.scene(play(position("a . A"), "a2"), 0)
    runes = [s for s in scene.everything() if isinstance(s, Sprite) and "lit" in s.style]
    assert [rune.name for rune in runes] == ["rune-uruz", "rune-uruz"]


@pytest.mark.clause("dolmengoetter", "1.4")
def test_the_hand_says_what_a_dolmen_would_count() -> None:
    """One's own stone lets the other build, and what it counts depends on the level."""
    state = leave_stone(position("a A b\nc b"), "a1")
    tile = drawn(state, 1)["dolmens-4"]
    assert tile.action == 4
    assert tile.label is not None
    assert say("en", [tile.label]) == [
        "Build a dolmen of value 4 (1 left), which now counts 16 points"
    ]
    assert all(thing.action is None for thing in drawn(state, 0).values())
