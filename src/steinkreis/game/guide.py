"""A guided first game: a stored record, with notes at some of its steps.

It lies in the folder of the game as `guide.json`; the words of a note are `guide-NAME` in
`guide.de.ftl` and `guide.en.ftl`. Where the words have an attribute `do`, they ask for the step
that comes next, which then must be one of the guided seat. From the first note on the guided seat
gives all its answers by hand, so a guide begins where that is worth it. `pictures` are scenes of
the same game, with a sentence each (`guide-picture-NAME`), for whoever opens the rules.
"""

from __future__ import annotations

import msgspec

from steinkreis.core.message import Message
from steinkreis.core.state import State
from steinkreis.game.game import AnyGame
from steinkreis.game.record import Record, replay
from steinkreis.game.stored import StoredRecord
from steinkreis.game.trouble import BadRecord
from steinkreis.game.words import LANGUAGES, Words

FILE = "guide.json"


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something to say after `at` actions; `look` names the panels and things that it is about."""

    at: int
    name: str
    look: list[str] = []

    @property
    def message(self) -> Message:
        return Message(f"guide-{self.name}")


class Plate(Note, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A picture of the position after `at` actions, of these panels alone, or of all."""

    panels: list[str] = []

    @property
    def message(self) -> Message:
        return Message(f"guide-picture-{self.name}")


class StoredGuide(msgspec.Struct, forbid_unknown_fields=True):
    """A guide as it is stored: one JSON object."""

    seat: int
    notes: list[Note]
    pictures: list[Plate]
    record: StoredRecord

    def write(self) -> str:
        """As a file that people edit: a note a line, the record on one."""
        lines = [f'"seat": {self.seat}']
        for name, notes in (("notes", self.notes), ("pictures", self.pictures)):
            rows = ",\n".join(["    " + msgspec.json.encode(note).decode() for note in notes])
            lines.append(f'"{name}": [\n{rows}\n  ]')
        lines.append(f'"record": {msgspec.json.encode(self.record).decode()}')
        return "{\n  " + ",\n  ".join(lines) + "\n}\n"


class Guide:
    """A guide that has been played through; BadRecord where its record breaks the rules."""

    def __init__(self, game: AnyGame, stored: StoredGuide) -> None:
        if (stored.record.game, stored.record.rules) != (game.name, game.rules):
            played = f"{stored.record.game} by rules {stored.record.rules}"
            raise BadRecord(f"{FILE} is of {played}, not of {game.name} by {game.rules}")
        self.game = game
        self.seat = stored.seat
        self.notes = sorted(stored.notes, key=lambda note: note.at)
        self.pictures = stored.pictures
        self.record: Record = replay(stored.record, game)

    @property
    def start(self) -> int:
        """Where it begins: with the first note."""
        return self.notes[0].at if self.notes else 0

    @property
    def length(self) -> int:
        return len(self.record.actions)

    def states(self) -> list[State]:
        """Every position, the first one included."""
        return [self.record.at(0), *(step.after for step in self.record.steps())]

    def asks(self, note: Note) -> bool:
        """Whether the note says what to do."""
        return any(Words(self.game, one).has(note.message, "do") for one in LANGUAGES)


def guide_of(game: AnyGame) -> Guide | None:
    """The guide in the folder of the game, None where there is none."""
    text = game.resource(FILE)
    if not text:
        return None
    try:
        return Guide(game, msgspec.json.decode(text, type=StoredGuide))
    except msgspec.MsgspecError as error:
        raise BadRecord(f"{FILE} is not a guide: {error}") from None
