"""What can go wrong with what comes from outside, each with one sentence for the person."""

from __future__ import annotations

from steinkreis.core.message import Message


class Trouble(Exception):
    """Something a person can put right; the text says what."""


class UnknownGame(Trouble):
    """There is no game of that name."""


class Unsound(Trouble):
    """A package whose game cannot be loaded, or would crash."""


class BadSetup(Trouble):
    """A number of players or an option that the game does not have.

    `why` says it in the words of the game, where the game itself had something against it.
    """

    def __init__(self, text: str, why: Message | None = None) -> None:
        super().__init__(text)
        self.why = why


class Lacking(Trouble):
    """A game needs something that is not installed; `lacks` in its words says so to players."""


class BadRecord(Trouble):
    """A record that cannot be read, or that breaks the rules."""
