"""Faults in the scene, the log and the words."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace

import msgspec

from steinkreis.core.message import Message
from steinkreis.game.game import AnyGame
from steinkreis.scene.assembly import scene
from steinkreis.scene.shapes import Box, Button, Disc, Group, Scene, Shape
from tests.laws.pebbles import GAME
from tests.laws.pebbles.rules import PASS, PLAY, Pebbles
from tests.laws.pebbles.scene import draw

CLOCK = itertools.count()  # what changes from call to call


def with_shape(picture: Scene, more: Shape) -> Scene:
    """The scene with one more shape, on the board or among the buttons."""
    panels = [(panel, list(shapes)) for panel, shapes in picture.parts()]
    buttons = list(picture.shapes[sum(picture.counts) :])
    (buttons if isinstance(more, Button) else panels[1][1]).append(more)
    return scene(panels, buttons)


def adding(shape: Shape) -> AnyGame:
    """Pebbles with one more shape on the table."""
    return replace(GAME, draw=lambda state: with_shape(draw(state), shape))


def for_the_actor(shape: Shape) -> AnyGame:
    def draw_more(state: Pebbles) -> Scene:
        is_asked = state.actor == state.viewer and state.phase == PLAY
        return with_shape(draw(state), shape) if is_asked else draw(state)

    return replace(GAME, draw=draw_more)


def flicker(state: Pebbles) -> Scene:
    return with_shape(draw(state), Box(w=1, h=next(CLOCK)))


def no_pass_button(state: Pebbles) -> Scene:
    return scene(list(draw(state).parts()))


def all_alike(state: Pebbles) -> Scene:
    """Whatever card can be played, it is called the same."""
    picture = draw(state)
    panels = [(panel, [_renamed(shape) for shape in shapes]) for panel, shapes in picture.parts()]
    return scene(panels, list(picture.shapes[sum(picture.counts) :]))


def _renamed(shape: Shape) -> Shape:
    if shape.action is None:
        return shape
    return msgspec.structs.replace(shape, label=Message("play", card=1))


Arrange = Callable[[Pebbles, Scene], Scene]


def arranged(arrange: Arrange) -> AnyGame:
    """Pebbles with its panels changed."""
    return replace(GAME, draw=lambda state: arrange(state, draw(state)))


def declaring(**changes: object) -> AnyGame:
    """Pebbles with another declaration of its board."""
    return arranged(lambda state, picture: _declared(picture, **changes))


def _declared(picture: Scene, **changes: object) -> Scene:
    players, board, *rest = picture.panels
    panels = (players, msgspec.structs.replace(board, **changes), *rest)
    return msgspec.structs.replace(picture, panels=panels)


def growing(state: Pebbles, picture: Scene) -> Scene:
    """The board grows with the pot."""
    return _declared(picture, window=(0, 0, 240, 78 + state.pot))


def no_hand_at_first(state: Pebbles, picture: Scene) -> Scene:
    """The hand is declared only when there is something in it."""
    if picture.counts[-1] > 0 or state.viewer < 0:
        return picture
    return Scene(panels=picture.panels[:-1], counts=picture.counts[:-1], shapes=picture.shapes)


def counting_too_far(state: Pebbles, picture: Scene) -> Scene:
    """The last panel claims more than there is."""
    *counts, last = picture.counts
    return msgspec.structs.replace(picture, counts=(*counts, last + 5))


def counting_too_few(state: Pebbles, picture: Scene) -> Scene:
    """The last panel forgets what lies in it, which so lies nowhere."""
    return msgspec.structs.replace(picture, counts=(*picture.counts[:-1], 0))


def button_on_the_board(state: Pebbles, picture: Scene) -> Scene:
    panels = [(panel, list(shapes)) for panel, shapes in picture.parts()]
    panels[1][1].extend(picture.shapes[sum(picture.counts) :])
    return scene(panels)


def large_plaques(state: Pebbles, picture: Scene) -> Scene:
    return _players(picture, w=200.0)


def plaques_in_places(state: Pebbles, picture: Scene) -> Scene:
    return _players(picture, x=10.0)


def _players(picture: Scene, **changes: float) -> Scene:
    panels = [(panel, list(shapes)) for panel, shapes in picture.parts()]
    panels[0][1][:] = [msgspec.structs.replace(shape, **changes) for shape in panels[0][1]]
    return scene(panels, picture.shapes[sum(picture.counts) :])


def pass_off_the_board(state: Pebbles, picture: Scene) -> Scene:
    """Passing is clicked on the board, but half of the place is not to be seen."""
    if not any(shape.id == "pass" for shape in picture.shapes):
        return picture
    panels = [(panel, list(shapes)) for panel, shapes in picture.parts()]
    place = Disc(id="pass", x=10, r=12, action=PASS, label=Message("button-pass"))
    panels[1][1].append(Group(x=225, y=20, w=20, h=20, parts=(place,)))
    return scene(panels)


def tell_nameless(before: Pebbles, action: int, after: Pebbles) -> list[Message]:
    return [Message("log-passed")]
