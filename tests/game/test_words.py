"""Words of a game, from its files."""

from __future__ import annotations

import pytest

from steinkreis.core.message import Message
from steinkreis.game import words
from steinkreis.game.game import AnyGame, Game
from steinkreis.game.registry import game

TITLE = Message("title")


def test_whoever_asks_while_words_are_being_read_gets_them_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first two guests of a server may ask at the same time, in threads of their own."""
    stones, read = game("hidden-stones"), Game.resource
    meanwhile: list[str] = []

    def interrupted(self: AnyGame, name: str) -> str:
        monkeypatch.setattr(Game, "resource", read)
        meanwhile.append(words.Words(stones, "en").say(TITLE))
        return read(self, name)

    monkeypatch.setattr(words, "_bundles", {})
    monkeypatch.setattr(Game, "resource", interrupted)
    assert words.Words(stones, "en").say(TITLE) == "Hidden Stones"
    assert meanwhile == ["Hidden Stones"]
