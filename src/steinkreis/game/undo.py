"""What may be taken back, by the policy of the house.

One's own last answers are taken back freely while nothing has been learnt since: no chance, no
answer of another, no secret that came to light. Beyond that the others must agree, and what has
been shown to anybody stays: nothing is ever taken back past a reveal.
"""

from __future__ import annotations

from itertools import islice
from typing import TypeAlias

from steinkreis.core.rng import Rng
from steinkreis.core.state import PUBLIC
from steinkreis.game.game import AnyGame
from steinkreis.game.record import Record
from steinkreis.game.step import Step
from steinkreis.scene.shapes import Button, Group, Scene, Shape, Sprite, Text

Look: TypeAlias = tuple[str, str, str, str, str]  # thing, kind, style, picture, words

GUESSES = 4  # enough to see whether a view after an answer follows from the view before it


def free(record: Record, seat: int) -> int:
    """How many of the last answers `seat` may take back without asking, 0 if none."""
    count = 0
    for step in reversed(record.latest):
        if not _is_free(record.game, step, seat):
            break
        count += 1
    return count


def free_for(record: Record, seats: list[int]) -> int | None:
    """Which of `seats` gave the last answer and may take it back without asking, if any."""
    if not record.latest:
        return None
    last = record.latest[-1]
    seat = last.before.actor
    return seat if seat in seats and _is_free(record.game, last, seat) else None


def by_consent(record: Record) -> int:
    """How many of the last answers may be taken back if everybody agrees."""
    count = 0
    for step in reversed(record.latest):
        if _shows(record.game, step):
            break
        count += 1
    return count


def back_to(record: Record, seats: list[int]) -> int:
    """How many may be taken back by consent to undo the last of `seats`, 0 if that is shown."""
    for back, step in enumerate(reversed(record.latest), 1):
        if step.before.actor in seats:
            passed = islice(reversed(record.latest), back)
            return 0 if any(_shows(record.game, one) for one in passed) else back
    return 0


def _is_free(game: AnyGame, step: Step, seat: int) -> bool:
    return step.before.actor == seat and not learns(game, step, seat)


def _shows(game: AnyGame, step: Step) -> bool:
    """Whether the answer has shown anybody anything."""
    if step.shows is None:
        everybody = (PUBLIC, *range(step.before.seats))
        step.shows = any(learns(game, step, viewer) for viewer in everybody)
    return step.shows


def learns(game: AnyGame, step: Step, viewer: int) -> bool:
    """Whether the answer has shown the viewer anything."""
    found = step.learnt.get(viewer)
    if found is None:
        is_shown = game.memory and _looks_other(game, step, viewer)
        found = step.learnt[viewer] = is_shown or _knows_more(step, viewer)
    return found


def _knows_more(step: Step, viewer: int) -> bool:
    """Whether the answer told `viewer` more; the state may know that it did not."""
    before, action = step.before, step.action
    if before.seen(action, viewer) != action or not before.tells(action, viewer):
        return False
    return found_by_guessing(step, viewer)


def found_by_guessing(step: Step, viewer: int, guesses: int = GUESSES) -> bool:
    """Whether an answer that `viewer` sees told more than could be known beforehand.

    If it did not, then any guess from the viewer's seat, in which the same is answered, comes to
    look the same afterwards.
    """
    before, action = step.before, step.action
    expected = step.after.hide(viewer).key()
    view = before.hide(viewer)
    for number in range(guesses):
        guess = view.guess(Rng(number))
        if guess.refusal(action) is not None:
            return True
        guess.apply(action)
        if guess.hide(viewer).key() != expected:
            return True
    return False


# Where memory is the game, to be shown something again is to learn it: views and guesses remember
# everything that was ever shown, people do not. So the scenes are compared. What is covered counts
# like what is turned up, for taking back would turn it up again.


def _looks_other(game: AnyGame, step: Step, viewer: int) -> bool:
    """Whether the table looks any different to the viewer after the answer."""
    before, after = game.scene(step.before, viewer), game.scene(step.after, viewer)
    return _looks(after) != _looks(before)


def _looks(scene: Scene) -> set[Look]:
    """Everything that lies on the table, by the thing it belongs to and by its look."""
    found: set[Look] = set()
    for shape in scene.shapes:
        kept: frozenset[Look] | None = shape.__dict__.get("looks")
        if kept is None:
            seen: list[Look] = []
            _look_at(shape, "", seen)
            kept = shape.__dict__["looks"] = frozenset(seen)
        found |= kept
    return found


def _look_at(shape: Shape, thing: str, seen: list[Look]) -> None:
    if isinstance(shape, Button):
        return  # an answer, no thing
    name = shape.id or thing
    picture = shape.name if isinstance(shape, Sprite) else ""
    words = repr(shape.text) if isinstance(shape, Text) else ""
    seen.append((name, type(shape).__name__, shape.style, picture, words))
    if isinstance(shape, Group):
        for part in shape.parts:
            _look_at(part, name, seen)
