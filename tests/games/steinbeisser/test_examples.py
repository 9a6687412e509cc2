"""The two worked examples of the booklet."""

from __future__ import annotations

import pytest

from steinkreis.testing.notes import square
from tests.games.steinbeisser.position import after


@pytest.mark.clause("steinbeisser", "3.1", "4.1", "4.2")
def test_a_six_and_yellow() -> None:
    """The own stone flees from a threatened field; the biter takes the one that stays behind."""
    assert after(
        "6y 2",
        """
        path   y  .  .  .  .  .  .  .
        way    .  ab .  .  .  .  .  .
        """,
    ) == square(
        """
        path   .  y  .  .  .  .  .  .
        way    .  Yb .  .  .  .  .  a
        """
    )


@pytest.mark.clause("steinbeisser", "4.7", "4.2", "3.5")
def test_three_are_broken_up() -> None:
    """Two are eaten at once; the new biter steps on and eats the stone in the corner."""
    before = """
        path   .  .  .  .  .  .  r  .  .  .  .  .
        way    .  .  .  .  .  .  aab b .  .  .  .
        """
    assert after("4r 7", before) == square(
        """
        path   .  .  .  .  .  .  .  r  .  .  .  .
        way    .  .  .  .  .  .  Rab Rb .  . a  .
        """
    )
