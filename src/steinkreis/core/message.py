"""What a game says, as ids and arguments: the words live in the Fluent files of the game."""

from __future__ import annotations

from typing import TypeAlias


class Seat:
    """A player, named by the seat: whoever reads the message puts the name in."""

    def __init__(self, index: int) -> None:
        self.index = index

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and other.index == self.index

    def __hash__(self) -> int:
        return hash(self.index)

    def __repr__(self) -> str:
        return f"Seat({self.index})"


class Message:
    """One thing to say: `id` names a Fluent message, `args` are its variables.

    An argument is a number, a seat, another message (a thing with a name of its own), or a list
    of seats or messages, which is read out as "a, b and c".
    """

    def __init__(self, id: str, **args: Arg) -> None:
        self.id = id
        self.args = args
        self.json = ""  # as it travels, kept for things that are named again and again

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.id == self.id and other.args == self.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        inside = "".join(f", {name}={self.args[name]!r}" for name in sorted(self.args))
        return f"Message({self.id!r}{inside})"


Arg: TypeAlias = "int | Seat | Message | list[Seat] | list[Message]"
