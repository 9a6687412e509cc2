"""Who sits where."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from steinkreis.table.events import AnyEvent, BotSat, Called, Left, Sat


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table: a person's, a bot's, or free."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    left: bool = False

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def called(self) -> str:
        """What whoever sits there is called."""
        return self.bot.capitalize() if self.bot else self.name


Chairs = tuple[Chair, ...]


def empty(count: int) -> Chairs:
    return (Chair(),) * count


def seated(chairs: Chairs, event: AnyEvent, *, is_running: bool) -> Chairs:
    """The chairs after the event; the very same ones where it moves nobody."""
    if isinstance(event, Sat):
        return _with(chairs, event.seat, Chair(person=event.person, name=event.name))
    if isinstance(event, BotSat):
        return _with(chairs, event.seat, Chair(bot=event.bot))
    if isinstance(event, Called):
        called = msgspec.structs.replace(chairs[event.seat], name=event.name)
        return _with(chairs, event.seat, called)
    if isinstance(event, Left):
        chair = chairs[event.seat]
        kept = Chair(person=chair.person, name=chair.name, left=True) if is_running else Chair()
        return _with(chairs, event.seat, kept)
    return chairs


def _with(chairs: Chairs, seat: int, chair: Chair) -> Chairs:
    if not 0 <= seat < len(chairs):
        raise IndexError(f"there is no seat {seat}")
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def seats_of(chairs: Sequence[Chair], person: str) -> list[int]:
    """The seats of a person."""
    return [seat for seat, chair in enumerate(chairs) if chair.person == person]
