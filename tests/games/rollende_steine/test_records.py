"""Games as they are kept: played with physics, replayed without it, noted in the book."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from steinkreis.bots.play import play_out
from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, State
from steinkreis.game.record import Record, read
from steinkreis.games.rollende_steine.book import entry
from tests.games.rollende_steine.position import GAME, play, push, table

# An interpreter in which MuJoCo cannot be imported.
WITHOUT = "import sys; sys.modules['mujoco'] = None; from steinkreis.cli import main; main_ = main"


def whole_game(players: int = 2) -> Record:
    """A game with suggested pushes, every roll by physics."""
    record = Record(GAME, GAME.setup(players, {"wheels": "own", "course": "podium"}))
    rng = Rng(3)
    while not record.is_over:
        state = record.state
        if state.actor == CHANCE:
            assert GAME.nature is not None
            outcome = GAME.nature(state)
            assert outcome is not None
            record.happen(outcome)
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


def test_bots_play_whole_games_on_the_sketch() -> None:
    state: State = GAME.start(GAME.setup(3))
    play_out(state, [bot("random")] * 3, Rng(1), [])
    assert state.actor == NOBODY


@pytest.mark.clause("rollende-steine", "6.4")
def test_the_book_notes_what_was_reached() -> None:
    won = play(table(3), "roll push gates12 roll push gates34 roll push gates5")
    row = entry(won)
    assert (row.course, row.players, row.gates, row.wheels, row.of) == ("wall", 3, 5, 3, 48)
    assert row.is_won
    lost = entry(play(table(5, course="roof"), "roll push gates12" + " roll push spent" * 49))
    assert (lost.course, lost.gates, lost.wheels, lost.is_won) == ("roof", 2, 50, False)


@pytest.mark.clause("rollende-steine", "6.4")
def test_more_gates_are_better_then_fewer_wheels() -> None:
    slow = entry(play(table(1), "roll push spent roll push gates12345"))
    quick = entry(play(table(1), "roll push gates12345"))
    lost = entry(play(table(1, wheels="own"), "roll push gates1" + " roll push spent" * 9))
    assert sorted([lost, slow, quick], key=lambda row: row.rank()) == [quick, slow, lost]


def test_a_wheel_may_be_pushed_by_an_unsteady_hand() -> None:
    state = play(table(), "roll")
    aimed = push(x=50)
    offs = {state.shaken(aimed, Rng(1, k), 0.01) for k in range(50)}
    assert len(offs) > 40
    assert all(state.refusal(answer) is None for answer in offs)
