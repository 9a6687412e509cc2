"""Learning goes on where it was stopped, and keeps only what wins."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from steinkreis.bots.roster import bot
from steinkreis.cli import main
from steinkreis.core.gauge import OWN
from steinkreis.core.net import Net
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE
from steinkreis.game.learnt import Learnt, NoWeights, gauge_for
from steinkreis.game.registry import game
from steinkreis.lab.pool import Here
from steinkreis.learn import school as room
from steinkreis.learn.desk import CannotLearn, Desk
from steinkreis.learn.school import School

GAME = game("steinbeisser")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches of a few games: what is tested here is not who wins them."""
    monkeypatch.setattr(room, "TRIED", 4)
    monkeypatch.setattr(room, "WEIGHED", 4)


def pupil(folder: Path, players: int = 2) -> School:
    setup = GAME.setup(players)
    return School(GAME, setup, Desk(folder), seed=1, pool=Here(), here=Here())


def silent(share: float) -> None:
    pass


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A round was attended."""
    pupil(tmp_path).attend(20, silent)
    return tmp_path


def test_a_round_is_kept(folder: Path) -> None:
    desk = Desk(folder)
    rows, wanted = desk.rows(1)
    progress = desk.progress()
    assert progress is not None
    assert rows.shape == (len(wanted), progress.width)
    assert len(rows) > 500
    assert 0 <= wanted.min() <= wanted.max() <= 1
    assert progress.rounds[0].games == 20


def test_it_goes_on_where_it_was_stopped(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    pupil(folder).attend(20, silent)
    whole = tmp_path_factory.mktemp("whole")
    at_once = pupil(whole)
    at_once.attend(20, silent)
    at_once.attend(20, silent)
    assert Desk(folder).weights(2).read_bytes() == Desk(whole).weights(2).read_bytes()


def test_another_game_in_the_folder_is_refused(folder: Path) -> None:
    with pytest.raises(CannotLearn, match="another players"):
        pupil(folder, players=3)


def test_levels_go_by_weights_that_fit_and_by_no_others(folder: Path) -> None:
    path = Desk(folder).weights(1)
    two, three = GAME.setup(2), GAME.setup(3)
    assert isinstance(gauge_for(GAME, two, f"menhir~{path}"), Net)
    assert gauge_for(GAME, two, "menhir~hand") is OWN
    assert gauge_for(GAME, two, "greedy") is OWN
    with pytest.raises(NoWeights, match="no weights for steinbeisser"):
        gauge_for(GAME, three, f"menhir~{path}")
    learnt = msgspec.json.decode(path.read_bytes(), type=Learnt)
    older = msgspec.structs.replace(learnt, rules=learnt.rules - 1)
    assert older.fits(GAME, two) is None


def test_the_last_match_says_whether_it_is_better(folder: Path) -> None:
    school = pupil(folder)
    school.progress.rounds[0].is_best = True
    found = school.weigh(silent)
    assert found is not None
    learnt, met = found
    assert met.count == 4
    assert learnt.nets[0].origin.share == met.value
    assert (folder / "learnt.json").is_file()


@pytest.mark.parametrize("name", ["greedy", "menhir"])
def test_a_bot_that_has_learnt_sees_no_more_than_others(name: str, tmp_path: Path) -> None:
    """Whatever is hidden is replaced: its answer stays."""
    stones = game("hidden-stones")
    setup = stones.setup(2)
    school = School(stones, setup, Desk(tmp_path), seed=1, pool=Here(), here=Here())
    school.attend(4, silent)
    gauge = gauge_for(stones, setup, f"{name}~{Desk(tmp_path).weights(1)}")
    state, rng = stones.start(setup), Rng(5)
    for _ in range(60):
        state.apply(state.sample(rng))
    while state.actor == CHANCE:
        state.apply(state.sample(rng))
    view = state.hide(state.actor)
    truths = [view.guess(Rng(9, k)) for k in range(4)]
    answers = {bot(name, None, gauge).choose(t.hide(state.actor), Rng(2)) for t in truths}
    assert len({truth.key() for truth in truths}) > 1
    assert len(answers) == 1


def test_the_command_says_in_one_sentence_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert main(["learn", "steinbeisser", "--out", str(tmp_path / "file")]) == 2
    assert "cannot write into" in capsys.readouterr().err
    assert main(["match", "steinbeisser", "--bots", "menhir~nowhere,random", "--games", "2"]) == 2
    assert "cannot read nowhere" in capsys.readouterr().err
