"""Messages in words: German and English, from the Fluent files of the game and of the house."""

from __future__ import annotations

import locale
import os
from collections.abc import Sequence
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from steinkreis.core.message import Arg, Message, Seat

if TYPE_CHECKING:
    from steinkreis.game.game import AnyGame

LANGUAGES = ("de", "en")


class Speechless(Exception):
    """A message that the Fluent files do not have, or that they cannot say."""


class Words:
    """Says the messages of one game in one language; `names` are the players by seat."""

    def __init__(self, game: AnyGame, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self._bundle = _bundle(game, language)

    def say(self, message: Message, part: str = "") -> str:
        """The message in words, or its attribute `part`, if it has that."""
        if not self._bundle.has_message(message.id):
            raise Speechless(f"there are no words for {message.id} in {self.language}")
        found = self._bundle.get_message(message.id)
        pattern = found.attributes.get(part, found.value) if part else found.value
        if pattern is None:
            raise Speechless(f"{message.id} has no words of its own in {self.language}")
        args = {name: self._argument(arg) for name, arg in message.args.items()}
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise Speechless(f"{message.id} in {self.language}: {errors[0]}")
        return str(words)

    def has(self, message: Message, part: str) -> bool:
        """Whether the message has an attribute of that name."""
        is_known = bool(self._bundle.has_message(message.id))
        return is_known and part in self._bundle.get_message(message.id).attributes

    def lines(self, messages: Sequence[Message]) -> list[str]:
        return [self.say(message) for message in messages]

    def name(self, seat: int) -> str:
        if seat < len(self.names):
            return self.names[seat]
        return self.say(Message("seat", number=seat + 1))

    def _argument(self, arg: Arg) -> int | str:
        if isinstance(arg, Seat):
            return self.name(arg.index)
        if isinstance(arg, Message):
            return self.say(arg)
        if isinstance(arg, list):
            return self._listed([str(self._argument(part)) for part in arg])
        return arg

    def _listed(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.say(Message('and'))} {parts[-1]}"


_bundles: dict[tuple[str, str], FluentBundle] = {}  # by package and language


def _bundle(game: AnyGame, language: str) -> FluentBundle:
    if (bundle := _bundles.get((game.package, language))) is None:
        bundle = FluentBundle([language], use_isolating=False)
        file = f"{language}.ftl"
        shared = (files(__package__) / file).read_text(encoding="utf-8")
        for text in (shared, game.resource(file), game.resource(f"guide.{file}")):
            bundle.add_resource(FluentResource(text), allow_overrides=True)
        _bundles[game.package, language] = bundle  # only now: another thread may ask for it
    return bundle


def language_here() -> str:
    """The language of this machine's user, if it is one of ours, else English."""
    setting = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    code = (setting or locale.getlocale()[0] or "en")[:2].lower()
    return code if code in LANGUAGES else "en"
