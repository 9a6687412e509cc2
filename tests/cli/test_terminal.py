"""What is drawn in the terminal."""

from __future__ import annotations

import io
import sys

import pytest

from steinkreis.cli.play import Screen
from steinkreis.core.rng import Rng
from steinkreis.game.record import Record
from tests.laws.pairs import GAME


def test_every_card_that_is_turned_over_is_seen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also the second one, although somebody else has the next turn."""
    record = Record(GAME, GAME.setup(2), ["me", "random"])
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n2\n"))
    Screen(record, "en", Rng(3)).run()
    printed = capsys.readouterr().out
    first, second = record.actions[1], record.actions[3]
    assert first != second
    after_mine = printed.split("Player 1 turns card 2 over")[1].split("Random 2 turns")[0]
    faces = [line for line in after_mine.splitlines() if "│" in line or "║" in line]
    assert any(str(first + 1) in line and str(second + 1) in line for line in faces)
