"""Faults in the scene, the log and the words."""

from __future__ import annotations

import itertools
from dataclasses import replace

from steinkreis.core.message import Message
from steinkreis.game.game import AnyGame
from steinkreis.scene.shapes import Box, Scene, Shape
from tests.laws.pebbles import GAME
from tests.laws.pebbles.rules import PLAY, Pebbles
from tests.laws.pebbles.scene import draw

CLOCK = itertools.count()  # what changes from call to call


def with_shapes(scene: Scene, *more: Shape) -> Scene:
    return Scene(width=scene.width, height=scene.height, shapes=(*scene.shapes, *more))


def adding(shape: Shape) -> AnyGame:
    """Pebbles with one more shape on the table."""
    return replace(GAME, draw=lambda state: with_shapes(draw(state), shape))


def for_the_actor(shape: Shape) -> AnyGame:
    def draw_more(state: Pebbles) -> Scene:
        is_asked = state.actor == state.viewer and state.phase == PLAY
        return with_shapes(draw(state), shape) if is_asked else draw(state)

    return replace(GAME, draw=draw_more)


def flicker(state: Pebbles) -> Scene:
    return with_shapes(draw(state), Box(w=1, h=next(CLOCK)))


def no_pass_button(state: Pebbles) -> Scene:
    scene = draw(state)
    kept = tuple(shape for shape in scene.shapes if shape.id != "pass")
    return Scene(width=scene.width, height=scene.height, shapes=kept)


def tell_nameless(before: Pebbles, action: int, after: Pebbles) -> list[Message]:
    return [Message("log-passed")]
