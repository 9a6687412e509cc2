"""Writing guides: from a played game to `guide.json`, and what happens in it step by step."""

from __future__ import annotations

import argparse

import msgspec

from steinkreis.cli.commands import read_records, say
from steinkreis.core.state import CHANCE, NOBODY
from steinkreis.game.game import AnyGame
from steinkreis.game.guide import FILE, Guide, Note, StoredGuide, guide_of
from steinkreis.game.record import Record
from steinkreis.game.registry import game as game_named
from steinkreis.game.step import Step
from steinkreis.game.stored import StoredRecord
from steinkreis.game.trouble import BadRecord
from steinkreis.game.words import Words, language_here


def guide(choice: argparse.Namespace) -> int:
    """With a record: a guide to be written on. Without: the guide of the game, told."""
    game = game_named(choice.game)
    if choice.record is not None:
        record = next(read_records(choice.record))
        print(drafted(game, record, choice.seat, choice.until).write(), end="")
        return 0
    found = guide_of(game)
    if found is None:
        raise BadRecord(f"{game.name} has no {FILE}")
    lines = told(found, choice.lang or language_here())
    say(choice, {"game": game.name, "notes": len(found.notes), "steps": found.length}, lines)
    return 0


def drafted(game: AnyGame, record: Record, seat: int, until: int | None) -> StoredGuide:
    """A guide with a note wherever the turn of the seat begins, and one at the end."""
    if record.game.name != game.name:
        raise BadRecord(f"this is a record of {record.game.name}")
    stored = msgspec.json.decode(record.write(), type=StoredRecord)
    stored.actions = stored.actions[:until]
    stored.extras = {at: one for at, one in stored.extras.items() if int(at) < len(stored.actions)}
    stored.ended = None
    actors = record.actors[: len(stored.actions)]
    starts = [at for at, actor in enumerate(actors) if actor == seat and actors[at - 1] != seat]
    notes = [Note(at, f"turn-{number}") for number, at in enumerate(starts, 1)]
    return StoredGuide(seat, [*notes, Note(len(stored.actions), "end")], [], stored)


def told(found: Guide, language: str) -> list[str]:
    """Every step with its number, question and answer, and the notes before it."""
    words = Words(found.game, language)
    lines: list[str] = []
    for at, step in enumerate(found.record.steps()):
        lines += _notes(found, words, at)
        lines.append(_line(found, words, at, step))
        lines += [f"            {line}" for line in words.lines(step.told(found.game, found.seat))]
    return lines + _notes(found, words, found.length)


def _notes(found: Guide, words: Words, at: int) -> list[str]:
    return [
        f"  # {note.name}: {words.say(note.message)}"
        + (f" > {words.say(note.message, 'do')}" if words.has(note.message, "do") else "")
        for note in found.notes
        if note.at == at
    ]


def _line(found: Guide, words: Words, at: int, step: Step) -> str:
    before = step.before
    names = {CHANCE: "chance", NOBODY: "nobody", found.seat: "YOU"}
    who = names.get(before.actor, f"seat {before.actor}")
    asked = words.say(before.question()) if before.actor >= 0 else ""
    return f"{at:5} {who:<7} {before.notation(step.action)}  {asked}".rstrip()
