"""Laws about the guided first game; a game without one is let pass."""

from __future__ import annotations

from steinkreis.core.state import State
from steinkreis.game.game import AnyGame
from steinkreis.game.guide import Guide, Note, guide_of
from steinkreis.game.trouble import Trouble
from steinkreis.game.words import LANGUAGES, Speechless, Words
from steinkreis.laws.probe import Broken, demand


def guide(game: AnyGame) -> None:
    """Law `guide`: it can be played as it stands, and says what there is to see and to do."""
    try:
        found = guide_of(game)
    except Trouble as trouble:
        raise Broken("guide", str(trouble)) from None
    if found is None:
        return
    _whole(found)
    states = found.states()
    for note in found.notes:
        _said(found, note)
        _asked(found, note, states)
        _seen(found, note, states)
    for plate in found.pictures:
        _said(found, plate)
        _seen(found, plate, states)
        missing = set(plate.panels) - _panels(found, states[plate.at])
        demand(not missing, "guide", f"picture {plate.name} wants panels {sorted(missing)}")


def _whole(found: Guide) -> None:
    demand(0 <= found.seat < found.record.setup.players, "guide", f"no seat {found.seat}")
    demand(bool(found.notes), "guide", "there are no notes")
    for note in (*found.notes, *found.pictures):
        exists = 0 <= note.at <= found.length
        demand(exists, "guide", f"{note.name} is after {note.at} of {found.length} actions")
    is_last = found.notes[-1].at == found.length
    demand(is_last, "guide", "the last note must stand at the end of the record")


def _said(found: Guide, note: Note) -> None:
    """In every language, and with the same request or none."""
    for language in LANGUAGES:
        try:
            Words(found.game, language).say(note.message)
        except Speechless as error:
            raise Broken("guide", str(error)) from None
    asking = {Words(found.game, one).has(note.message, "do") for one in LANGUAGES}
    demand(len(asking) == 1, "guide", f"{note.message.id} has .do in one language only")


def _asked(found: Guide, note: Note, states: list[State]) -> None:
    """Who is to do something is asked there, and nothing else is said before they do."""
    if not found.asks(note):
        return
    is_own = states[note.at].actor == found.seat
    demand(is_own, "guide", f"{note.name} asks for an answer where seat {found.seat} has none")
    said_last = [one for one in found.notes if one.at == note.at][-1]
    demand(said_last is note, "guide", f"{note.name} asks for an answer, but more is said there")


def _seen(found: Guide, note: Note, states: list[State]) -> None:
    """What a note is about can be seen."""
    state = states[note.at]
    seen = {shape.id for shape in found.game.scene(state, found.seat).everything()}
    missing = [one for one in note.look if one not in seen | _panels(found, state)]
    demand(not missing, "guide", f"{note.name} points at {missing}, which is not there")


def _panels(found: Guide, state: State) -> set[str]:
    return {panel.name for panel in found.game.scene(state, found.seat).panels}
