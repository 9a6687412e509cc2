"""Pieces of a picture that are drawn once: most look the same from one picture to the next."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar, cast

MOST: Final = 4096  # pieces that each function keeps; the oldest are forgotten

Draw = TypeVar("Draw", bound=Callable[..., object])


def kept(draw: Draw) -> Draw:
    """Remember what was drawn for the same things; `cache` does for what can only be a few."""
    return cast("Draw", lru_cache(MOST)(draw))
