"""Games as they are kept: played with physics, replayed without it, noted in the book."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE
from steinkreis.game.game import Entry
from steinkreis.game.record import Record, read
from steinkreis.game.step import chance
from steinkreis.game.trouble import BadRecord
from steinkreis.games.rollende_steine.rules import RollendeSteine
from tests.games.rollende_steine.position import GAME, action, play, push, table

# An interpreter in which MuJoCo cannot be imported.
WITHOUT = "import sys; sys.modules['mujoco'] = None; from steinkreis.cli import main; main_ = main"


def whole_game(players: int = 2) -> Record:
    """A game with suggested pushes, every roll by physics."""
    record = Record(GAME, GAME.setup(players, {"wheels": "own", "course": "podium"}))
    rng = Rng(3)
    while not record.is_over:
        state = record.state
        if state.actor == CHANCE:
            record.add(chance(GAME, state, rng))
        else:
            record.play(state.suggest(rng))
    return record


def without_mujoco(*words: str) -> subprocess.CompletedProcess[str]:
    code = f"{WITHOUT}; sys.exit(main_({list(words)!r}))"
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=dict(os.environ)
    )


def test_a_whole_game_replays_without_the_engine(tmp_path: Path) -> None:
    record = whole_game()
    assert record.extras
    again = read(record.write())
    assert again.state.key() == record.state.key()
    assert again.extras == record.extras
    file = tmp_path / "game.json"
    file.write_text(record.write() + "\n", encoding="utf-8")
    done = without_mujoco("replay", str(file), "--verify")
    assert done.returncode == 0, done.stderr


def test_a_game_on_an_own_course_is_kept_with_its_course() -> None:
    gates = [[20, 50.5, 45], [34, 60, 0], [50, 60, 0], [66, 60, 0], [82, 60, 0]]
    course = {"name": "Hügel", "gates": gates}
    record = Record(GAME, GAME.setup(1, {"wheels": "own", "course": course}))
    rng = Rng(5)
    while not record.is_over:
        record.play(record.state.sample(rng))
    again = read(record.write())
    assert again.setup.options["course"] == course
    assert again.state.key() == record.state.key()


def test_laws_and_random_play_do_not_need_the_engine() -> None:
    done = without_mujoco("check", "rollende-steine", "--seconds", "3")
    assert done.returncode == 0, done.stderr


def test_without_the_engine_a_sentence_says_what_is_missing() -> None:
    done = without_mujoco("simulate", "rollende-steine", "--players", "2", "--games", "1")
    assert done.returncode == 2
    assert "steinkreis[physics]" in done.stderr
    assert "Traceback" not in done.stderr


def noted(state: RollendeSteine, **options: object) -> Entry:
    """What the book says of a game."""
    assert GAME.book is not None
    return GAME.book(GAME.setup(state.seats, options), state)


@pytest.mark.clause("rollende-steine", "6.4")
def test_the_book_notes_what_was_reached() -> None:
    won = noted(play(table(3), "roll push gates12 roll push gates34 roll push gates5"))
    wheels = Message("book-wheels-of", wheels=3, of=48)
    assert won.cells == {"course": Message("option-course-wall"), "gates": 5, "wheels": wheels}
    lost = play(table(5, course="roof"), "roll push gates12" + " roll push spent" * 49)
    wheels = Message("book-wheels-of", wheels=50, of=50)
    assert noted(lost, course="roof").cells == {
        "course": Message("option-course-roof"),
        "gates": 2,
        "wheels": wheels,
    }


@pytest.mark.clause("rollende-steine", "6.4")
def test_more_gates_are_better_then_fewer_wheels() -> None:
    slow = noted(play(table(1), "roll push spent roll push gates12345"))
    quick = noted(play(table(1), "roll push gates12345"))
    poor = noted(play(table(1, wheels="all"), "roll push gates1" + " roll push spent" * 49))
    assert quick.rank < slow.rank < poor.rank


@pytest.mark.clause("rollende-steine", "6.4")
def test_the_book_compares_only_the_same_course_with_as_many_wheels() -> None:
    few = noted(play(table(1, wheels="few"), "roll push gates1" + " roll push spent" * 6))
    many = noted(play(table(1), "roll push gates12345"))
    other = noted(play(table(1, course="roof"), "roll push gates12345"), course="roof")
    assert few.rank < many.rank < other.rank
    gates = [[18, 60, 0], [34, 60, 0], [50, 60, 0], [66, 60, 0], [82, 60, 0]]
    moved = [[17, 60, 0], *gates[1:]]
    own = [
        noted(play(table(1, course={"gates": row}), "roll push gates12345"), course={"gates": row})
        for row in (gates, moved)
    ]
    assert own[0].rank[0] != own[1].rank[0]
    assert min(row.rank for row in own) > other.rank


def test_records_by_the_rules_before_are_played_by_them_still() -> None:
    """Version 2 let bars lie right before a gate."""
    old = Record(GAME, GAME.setup(1, {"lanes": "any"}))
    for word in ("lay", "bar@50,40/0", "push", "spent"):
        old.play(action(word))
    options = {
        name: value for name, value in old.setup.options.items() if name in ("course", "wheels")
    }
    stored = {**json.loads(old.write()), "rules": 2, "setup": {"players": 1, "options": options}}
    again = read(json.dumps(stored))
    assert again.state.key() == old.state.key()
    assert again.write() == old.write()  # by today's version, which knows how it was played
    with pytest.raises(BadRecord):
        read(json.dumps({**stored, "rules": 1}))


def test_a_wheel_may_be_pushed_by_an_unsteady_hand() -> None:
    state = play(table(), "roll")
    aimed = push(x=50)
    offs = {state.shaken(aimed, Rng(1, k), 0.01) for k in range(50)}
    assert len(offs) > 40
    assert all(state.refusal(answer) is None for answer in offs)
