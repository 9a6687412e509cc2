"""Scenes and those who read them."""

from __future__ import annotations

import json
import math
import xml.etree.ElementTree as ET

from steinkreis.core.dial import Dial
from steinkreis.core.message import Message, Seat
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, State
from steinkreis.game.game import Game
from steinkreis.game.registry import games
from steinkreis.scene.assembly import scene
from steinkreis.scene.layout import grid, ring, row, stack
from steinkreis.scene.shapes import (
    Area,
    Box,
    Button,
    Disc,
    Flow,
    Group,
    Line,
    Panel,
    Shot,
    Sprite,
    Text,
)
from steinkreis.scene.svg import svg
from steinkreis.scene.text import choices, text
from steinkreis.scene.wire import encode

LABEL = Message("thing", who=Seat(1), many=[Message("a"), Message("b")], count=3)
STONE = Group(
    id="stone",
    x=6,
    y=12,
    w=24,
    h=36,
    action=7,
    label=LABEL,
    parts=(Box(w=24, h=36), Sprite(x=0, y=12, w=24, h=12, name="rock", glyph="R")),
)
BOARD = (
    STONE,
    Disc(id="disc", x=45, y=18, r=4, style="red", why=Message("no")),
    Line(points=((0, 0), (1, 1))),
    Area(points=((0, 0), (1, 1), (0, 1))),
    Text(x=45, y=40, text="<&>"),
    Shot(id="shot", x=5, y=5, dials=(Dial("aim", 11, -1.0, 1.0),)),
)
HAND = tuple(
    Group(id=f"card-{name}", w=24, h=24, parts=(Box(w=24, h=24), Text(x=12, y=12, text=name)))
    for name in "abc"
)
SCENE = scene(
    [
        (Panel(name="board", window=(0, 0, 60, 72)), BOARD),
        (Panel(name="hand", part="hand", flow=Flow(cell=(24, 24), count=2)), HAND),
        (Panel(name="roll", holds="roll", window=(0, 0, 60, 30)), ()),
    ],
    [Button(id="go", text=Message("go"), action=2)],
)


def test_words_that_are_too_long_are_drawn_closer() -> None:
    def drawn(words: str) -> str:
        named = Text(x=0, y=9, text=words, size=10, room=60)
        board = Panel(name="board", window=(0, 0, 60, 20))
        return svg(scene([(board, [named])]), plainly, name="test")

    assert "textLength" not in drawn("Anna")
    assert 'textLength="60"' in drawn("Maximiliane von der Burg")


def plainly(message: Message) -> str:
    return message.id


def test_the_wire_carries_everything() -> None:
    sent = json.loads(encode(SCENE))
    assert sent["panels"] == [
        {"name": "board", "window": [0, 0, 60, 72]},
        {"name": "hand", "part": "hand", "flow": {"cell": [24, 24], "count": 2, "gap": 6}},
        {"name": "roll", "window": [0, 0, 60, 30], "holds": "roll"},
    ]
    assert sent["counts"] == [6, 3, 0]
    stone = sent["shapes"][0]
    assert stone["kind"] == "group"
    assert stone["label"]["args"] == {
        "who": {"seat": 1},
        "many": [{"id": "a"}, {"id": "b"}],
        "count": 3,
    }
    assert sent["shapes"][5]["dials"] == [{"name": "aim", "steps": 11, "low": -1.0, "high": 1.0}]
    assert sent["shapes"][9]["text"] == {"id": "go"}


def test_a_scene_knows_what_lies_in_which_panel() -> None:
    parts = [(panel.name, shapes) for panel, shapes in SCENE.parts()]
    assert parts == [("board", BOARD), ("hand", HAND), ("roll", ())]


def test_clicks_and_dials_are_found() -> None:
    assert [shape.action for shape in SCENE.clickable()] == [7, 2]
    assert [dial.name for dial in SCENE.dials()] == ["aim"]
    assert choices(SCENE, plainly) == [(7, "thing"), (2, "go")]


def test_svg_is_well_formed_and_safe() -> None:
    picture = svg(SCENE, plainly, name="test", sprites="<svg><symbol id='rock'/></svg>")
    root = ET.fromstring(picture)
    panels = {panel.get("data-panel"): panel for panel in root if panel.get("data-panel")}
    assert list(panels) == ["board", "hand"], "what the page itself shows is left out"
    assert panels["board"].get("viewBox") == "0 0 60 72"
    assert [panels["board"].get(edge) for edge in ("x", "y")] == ["8", "8"]
    beside = [panels["hand"].get(edge) for edge in ("x", "y", "width", "height")]
    assert beside == ["76", "8", "84", "24"], "three cards side by side, right of the board"
    assert "&lt;&amp;&gt;" in picture
    assert 'class="group can"' in picture


def test_text_draws_what_can_be_clicked_with_a_double_frame() -> None:
    assert text(SCENE, plainly) == "\n".join(
        [
            " ╔═══╗  ●",
            " ║ R ║",
            " ║   ║<&>",
            " ╚═══╝",
            "╭───╮╭───╮╭───╮",
            "│ a ││ b ││ c │",
            "╰───╯╰───╯╰───╯",
        ]
    )


def test_text_breaks_long_rows_evenly() -> None:
    cards = [
        Group(w=180, h=12, parts=(Text(x=0, y=0, text=str(k), anchor="start"),)) for k in range(4)
    ]
    hand = Panel(name="hand", flow=Flow(cell=(180, 12), count=4))
    lines = text(scene([(hand, cards)]), plainly).split("\n")
    assert [line.split() for line in lines] == [["0", "1"], ["2", "3"]]


def test_every_sprite_of_every_scene_is_in_the_sheet() -> None:
    for game in games().values():
        ids = {
            element.get("id")
            for element in ET.fromstring(game.resource("sprites.svg")).iter()
            if element.tag.endswith("symbol")
        }
        for state in some_states(game):
            for shape in game.scene(state, 0).everything():
                if isinstance(shape, Sprite):
                    assert shape.name in ids


def some_states(game: Game[State]) -> list[State]:
    """Positions from the course of a random game, for the greatest number of players."""
    state: State = game.start(game.setup(game.players[-1]))
    rng = Rng(1)
    found = []
    for index in range(200):
        if state.actor >= CHANCE:
            if index % 10 == 0:
                found.append(state.copy())
            state.apply(state.sample(rng))
    return found


def test_every_scene_is_a_picture() -> None:
    for game in games().values():
        for state in some_states(game)[-2:]:
            ET.fromstring(game.picture(state, 0, language="de")._repr_svg_())


def test_a_row_keeps_to_its_width() -> None:
    assert row(0, left=0, width=100, item=10, gap=2) == []
    assert row(2, left=0, width=100, item=10, gap=2) == [39, 51]
    crowded = row(20, left=0, width=100, item=10, gap=2)
    assert crowded[0] == 0
    assert math.isclose(crowded[-1], 90)


def test_grids_rings_and_stacks() -> None:
    assert grid(2, 2, left=1, top=2, cell=10, gap=5) == [(1, 2), (16, 2), (1, 17), (16, 17)]
    top, right = ring(4, centre=(0, 0), radius=1)[:2]
    assert math.isclose(top[1], -1)
    assert math.isclose(right[0], 1)
    assert len(stack(50, lift=1, most=6)) == 6
