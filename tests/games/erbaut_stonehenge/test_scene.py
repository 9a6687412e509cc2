"""What the page shows: yards, what comes next, what sites bring, triliths that grow."""

from __future__ import annotations

import pytest

from steinkreis.core.message import Message
from steinkreis.core.state import PUBLIC
from steinkreis.game.words import Words
from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge
from steinkreis.games.erbaut_stonehenge.scene_circle import runs, runs_in_ring
from steinkreis.scene.shapes import Group, Shape, Sprite, Text
from tests.games.erbaut_stonehenge.position import GAME, NAMES, SITE_NAMES, play, position

HANDS = ["7n 2n 3d", "10n 11n 12n", "13n 14n 15n"]


def things(state: ErbautStonehenge, viewer: int = 0) -> dict[str, Shape]:
    return {shape.id: shape for shape in GAME.scene(state, viewer).everything() if shape.id}


def said(message: Message | None) -> str:
    assert message is not None
    return Words(GAME, "en", ["Anna", "Ben", "Cleo"]).say(message)


def words(shape: Shape) -> list[str]:
    assert isinstance(shape, Group)
    return [str(part.text) for part in shape.parts if isinstance(part, Text)]


def card(name: str) -> str:
    return f"card-{NAMES.index(name)}"


def site(name: str) -> str:
    return f"site-{SITE_NAMES.index(name)}"


@pytest.mark.clause("erbaut-stonehenge", "7.5")
def test_every_site_tells_what_building_there_would_bring() -> None:
    drawing = "ring 7b 24a 26a 27a\nstones 1a 2a"
    shown = things(play(position(drawing, HANDS), "7n"))
    gains = {name: words(shown[site(name)]) for name in ("1", "25", "b3", "b4")}
    assert gains == {"1": ["+1"], "25": ["+8"], "b3": ["+8"], "b4": ["+2"]}
    assert said(shown[site("25")].label) == "Go to field 25: that would bring 8 points"


@pytest.mark.clause("erbaut-stonehenge", "7.5")
def test_every_card_tells_what_it_brings_at_best() -> None:
    shown = things(position("ring 7b 8a", HANDS))
    assert said(shown[card("7n")].label) == (
        "Play [night 7, white] as a project: as a block up to one point"
        " and as a bluestone up to 2 points"
    )
    assert said(shown[card("3d")].label).endswith("as a block up to 2 points")


@pytest.mark.parametrize(
    ("yard", "told"),
    [
        ("", "no project, no project"),
        ("7n@7", "project [night 7, white], builds on 7"),
        ("7n@b3", "project [night 7, white], bluestone"),
        ("7d?", "a project face down, to reveal"),
        ("Tw@t1", "project [trilith, white], pillar 1"),
        ("Tw@t1+2", "project [trilith, white], capstone"),
        ("Tw@t1+3", "project [trilith, white], putting up"),
        ("Tw+2 altar", "project [trilith, white], at the altar"),
        ("rising", "no project, at the altar"),
        ("out", "no project, blocked"),
    ],
)
def test_a_plate_tells_the_project_and_what_comes_next(yard: str, told: str) -> None:
    state = position(hands=["2n 3d", "10n", "13n"], yards=["", yard])
    assert told in said(things(state)["plaque-1"].label)


def test_a_trilith_is_erected_stone_by_stone() -> None:
    missing = []
    for steps in range(4):
        state = position(hands=["2n 3d", "10n", "13n"], yards=["", f"Tw@t1+{steps}"])
        gate = things(state)[f"trilith-{NAMES.index('Tw')}"]
        assert isinstance(gate, Group)
        stones = [part for part in gate.parts if isinstance(part, Sprite)]
        missing.append(sum("missing" in stone.style for stone in stones if "part" in stone.style))
    assert missing == [3, 2, 1, 0]


def test_a_trilith_keeps_its_id_from_the_yard_to_its_place() -> None:
    built = position("gates 1b", ["2n", "10n", "13n"])
    there = f"trilith-{built.monument.erected[0]}"
    assert said(things(built)[there].label) == "Trilith of Ben on trilith place 1"


def test_every_stone_of_a_trilith_comes_by_itself_and_the_capstone_last() -> None:
    """Stones that are there have names, so that the page lets them come, and says when."""
    card = NAMES.index("Tw")
    stones = [f"pillar-{card}-0", f"pillar-{card}-1", f"capstone-{card}"]
    for steps in range(4):
        shown = things(position(hands=["2n", "10n", "13n"], yards=["", f"Tw@t1+{steps}"]))
        assert [name for name in stones if name in shown] == stones[:steps]
    built = position("gates 1b", ["2n", "10n", "13n"])
    card = built.monument.erected[0]
    names = [f"pillar-{card}-0", f"pillar-{card}-1", f"capstone-{card}"]
    beats = [things(built)[name].style.partition("raised")[2].strip() for name in names]
    assert beats == ["", "after-1", "after-2"]


def test_a_druid_is_at_home_at_a_site_or_at_the_altar() -> None:
    state = position(hands=["2n", "10n", "13n"], yards=["", "7n@7", "altar"])
    for viewer in (0, PUBLIC):
        shown = things(state, viewer)
        assert {"druid-0", "druid-1", "druid-2"} <= set(shown)
        assert said(shown["druid-2"].label) == "The druid of Cleo lies at the altar"


@pytest.mark.clause("erbaut-stonehenge", "12.1")
def test_only_its_owner_sees_what_lies_face_down() -> None:
    state = position(hands=["2n", "10n", "13n"], yards=["", "7d?"])
    assert card("7d") in things(state, 1)
    assert card("7d") not in things(state, 0)
    assert card("7d") not in things(state, PUBLIC)


def test_chains_are_found_around_the_ring() -> None:
    assert runs(0b110111) == [(0, 3), (4, 2)]
    assert runs_in_ring(0b11 | 1 << 29) == [(29, 3)]
    assert runs_in_ring((1 << 30) - 1) == [(0, 30)]
    assert runs(0) == runs_in_ring(0) == []
