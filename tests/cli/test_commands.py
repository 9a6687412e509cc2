"""The command line as scripts rely on it."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from steinkreis.cli import main

STONES = "hidden-stones"
RAY = ["match", STONES, "--bots", "random,greedy", "--on", "ray", "--address"]


def run(*words: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """A real process, as a shell would start it."""
    return subprocess.run(
        [sys.executable, "-m", "steinkreis", *words],
        input=stdin,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main([*words, "--json"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


def test_games_lists_what_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    games = answer(capsys, "games")["games"]
    assert isinstance(games, list)
    stones = next(game for game in games if game["name"] == STONES)
    assert stones["title"] == "Hidden Stones"
    assert stones["players"] == [1, 5]
    assert [option["name"] for option in stones["options"]] == [
        "points",
        "play-down",
        "strict-solo",
    ]


def test_simulate_counts(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", STONES, "--players", "3", "--games", "4", "--seed", "5"]
    tally = answer(capsys, *words)
    assert list(tally) == [
        *("game", "players", "games", "compiled", "seconds", "decisions", "decisions_per_s"),
        *("mean_length", "win_share", "mean_score"),
    ]
    shares = tally["win_share"]
    assert isinstance(shares, list)
    assert sum(shares) == pytest.approx(1)
    timeless = {"seconds", "decisions_per_s"}
    again = answer(capsys, *words)
    assert all(tally[name] == again[name] for name in tally if name not in timeless)


def test_another_seed_gives_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    one = answer(capsys, "simulate", STONES, "--players", "2", "--games", "2", "--seed", "1")
    two = answer(capsys, "simulate", STONES, "--players", "2", "--games", "2", "--seed", "2")
    assert one["decisions"] != two["decisions"]


def test_saved_games_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "games.jsonl")
    main(["simulate", STONES, "--players", "1", "--games", "3", "--save", file])
    capsys.readouterr()
    found = answer(capsys, "replay", file, "--verify")
    records = found["records"]
    assert isinstance(records, list)
    assert [record["over"] for record in records] == [True] * 3
    assert main(["replay", file, "--lang", "en"]) == 0
    assert "Lost: 4 strikes" in capsys.readouterr().out
    assert main(["replay", file, "--lang", "de"]) == 0
    assert "Verloren: 4 Minuspunkte" in capsys.readouterr().out


def test_a_match_is_the_same_from_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["match", STONES, "--bots", "random,greedy", "--players", "1", "--games", "5"]
    found = answer(capsys, *words, "--seed", "7")
    assert found["game"] == STONES
    assert found["games"] == 5
    bots = found["bots"]
    assert isinstance(bots, list)
    assert [bot["name"] for bot in bots] == ["random", "greedy"]
    assert [bot["games"] for bot in bots] == [3, 2]
    for bot in bots:
        assert 0 <= bot["low"] <= bot["score"] <= bot["high"] <= 1
        assert bot.pop("decision_ms") > 0
    again = answer(capsys, *words, "--seed", "7")["bots"]
    assert isinstance(again, list)
    assert [{k: v for k, v in bot.items() if k != "decision_ms"} for bot in again] == bots


def test_a_match_says_who_is_stronger(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["match", STONES, "--bots", "random,greedy", "--option", "goal=2", "--until-decided"]
    assert main([*words, "--games", "300"]) == 0
    assert "decided: greedy is stronger" in capsys.readouterr().out


def test_the_lab_writes_its_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", STONES, "--players", "1", "--level", "random", "--games", "4"]
    found = answer(capsys, *words, "--out", str(tmp_path / "new"))
    report = Path(str(found["report"]))
    assert report == tmp_path / "new" / STONES / "report.html"
    assert "Hidden Stones" in report.read_text(encoding="utf-8")
    assert sorted(path.name for path in report.parent.iterdir()) == [
        *("deeds.parquet", "games.parquet", "levels.parquet", "points.parquet"),
        *("report.de.html", "report.html", "report.json", "study.json.gz"),
    ]
    written = {path.name: path.read_bytes() for path in report.parent.iterdir()}
    for name in ("report.de.html", "report.html", "report.json"):
        (report.parent / name).unlink()
    assert answer(capsys, "lab", STONES, "--again", "--out", str(tmp_path / "new")) == found
    assert {path.name: path.read_bytes() for path in report.parent.iterdir()} == written


def test_check_says_that_all_laws_hold(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "check", STONES, "--seconds", "0.5")
    findings = found["findings"]
    assert isinstance(findings, list)
    assert findings[0]["breaches"] == []
    assert findings[0]["looks"] > 0


def test_bench_compares_the_builds(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "bench", STONES, "--seconds", "0.05")
    rows = found["bench"]
    assert isinstance(rows, list)
    assert [row["players"] for row in rows] == [1, 2, 3, 4, 5]
    assert all(row["interpreted"]["decisions_per_s"] > 0 for row in rows)


def test_version_says_which_build_runs() -> None:
    assert run("--version", STEINKREIS_PURE="1").stdout.strip().endswith("(interpreted)")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["simulate", "hiden-stones", "--players", "2"], "did you mean hidden-stones?"),
        (["simulate", STONES, "--players", "6"], "is for 1 to 5 players, not 6"),
        (["simulate", STONES, "--players", "0"], "not a whole number from 1 on"),
        (["simulate", STONES, "--players", "two"], "not a whole number from 1 on"),
        (["simulate", STONES, "--players", "2", "--seed", "-1"], "seed"),
        (["simulate", STONES, "--players", "2", "--games", "0"], "not a whole number"),
        (["simulate", STONES, "--players", "2", "--option", "points"], "name=value"),
        (["simulate", STONES, "--players", "2", "--option", "points=no"], "one of open, hidden"),
        (["simulate", STONES, "--players", "2", "--option", "pionts=open"], "did you mean points?"),
        (["simulate", STONES, "--players", "2", "--option", "strict-solo=on"], "does not apply"),
        (["simulate", STONES, "--players", "2", "--bot", "genius"], "there is no bot genius"),
        (["simulate", STONES, "--players", "2", "--save", "/no/such/folder/x"], "cannot write"),
        (["simulate", STONES], "--players"),
        (["match", STONES], "--bots"),
        (["match", STONES, "--bots", "random,genius"], "there is no bot genius"),
        (["match", STONES, "--bots", "random,"], "there is no bot"),
        (["match", STONES, "--bots", "random", "--players", "2"], "two bots or more"),
        (["match", STONES, "--bots", "random", "--until-decided"], "between two bots can end"),
        (["match", STONES, "--bots", "random,greedy", "--games", "0"], "not a whole number"),
        (["match", STONES, "--bots", "random,greedy", "--players", "6"], "not 6"),
        (["match", STONES, "--bots", "random,greedy", "--option", "goal=1"], "from 2 to 20"),
        (["match", STONES, "--bots", "random,greedy", "--on", "moon"], "moon"),
        ([*RAY, "127.0.0.1:1"], "cannot reach a Ray cluster at 127.0.0.1:1"),
        ([*RAY, "nonsense"], "no address of a Ray cluster"),
        (["lab", STONES], "--out"),
        (["lab", STONES, "--out", "/dev/null"], "cannot write into /dev/null/hidden-stones"),
        (["lab", STONES, "--out", "x", "--level", "genius"], "there is no bot genius"),
        (["lab", STONES, "--out", "x", "--games", "0"], "not a whole number"),
        (["lab", STONES, "--out", "x", "--again"], "let it be played once"),
        (["lab", STONES, "--out", "x", "--tune", "goal"], "not written like name=5..9"),
        (["lab", STONES, "--out", "x", "--tune", "goal=9..5"], "the wrong way round"),
        (["lab", STONES, "--out", "x", "--tune", "goal=0..5"], "from 2 to 20, not 0"),
        (["lab", STONES, "--out", "x", "--tune", "gaol=2..5"], "no number gaol to tune"),
        (["lab", STONES, "--out", "x", "--option", "pionts=open"], "did you mean points?"),
        (["replay", "no-such-file.jsonl"], "cannot read no-such-file.jsonl"),
        (["check"], "name a game to check, or say --all"),
        (["check", "chess"], "there is no game chess"),
        (["check", STONES, "--seconds", "nan"], "not a number above 0"),
        (["play", STONES, "--seats", "me,me,me,me,me,me"], "not 6"),
        (["play", STONES, "--seats", "me,queen"], "there is no bot queen"),
        (["dance"], "dance"),
        ([], "COMMAND"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert complaint in printed.err
    assert printed.err.count("\n") == 1


SOUND = (
    '{"game":"hidden-stones","rules":1,"setup":{"players":2,"options":{}},'
    '"seats":["a","b"],"actions":[]}'
)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "holds no record"),
        ("not json", "line 1: this is not a record"),
        ("{}", "missing required field"),
        ("[1, 2]", "this is not a record"),
        ("\xff\xfe", "this is not a record"),
        (SOUND.replace("hidden-stones", "tig"), "there is no game tig"),
        (SOUND.replace('"rules":1', '"rules":0'), "by rules 0"),
        (SOUND.replace('"players":2', '"players":9'), "not 9"),
        (SOUND.replace('"options":{}', '"options":{"x":1}'), "has no option x"),
        (SOUND.replace('["a","b"]', '["a"]'), "1 names for 2 seats"),
        (SOUND.replace('"actions":[]', '"actions":[99]'), "action 0 (99) is not possible"),
        (SOUND.replace('"actions":[]', '"actions":[-1]'), "action 0 (-1) is not possible"),
        (SOUND.replace('"actions":[]', '"actions":["0"]'), "this is not a record"),
        (SOUND.replace('"actions":[]', '"actions":[1e99]'), "this is not a record"),
        (SOUND.replace('"actions":[]', '"action":[]'), "this is not a record"),
        (SOUND[:-1] + ',"ended":{"seat":7,"why":"resigned"}}', "seat 7 does not exist"),
        (SOUND + "\n" + SOUND.replace('"actions":[]', '"actions":[99]'), "line 2: action 0"),
    ],
)
def test_a_damaged_record_is_refused_with_a_reason(
    text: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.jsonl"
    file.write_text(text, encoding="latin-1")
    for words in (["replay", str(file)], ["replay", str(file), "--verify", "--json"]):
        assert main(words) == 2
        printed = capsys.readouterr()
        assert complaint in printed.err
        assert printed.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--db", "nonsense"], "is not the URL of a database"),
        (["--db", "sqlite:////no/such/folder/x.db"], "unable to open database file"),
        (["--db", "bogus://x"], "cannot use this database"),
        (["--port", "99999"], "not a port"),
        (["--host", "300.1.1.1"], "cannot listen"),
        (["--pace", "-1"], "not a number of seconds"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_sentence(words: list[str], complaint: str) -> None:
    done = run("serve", "--port", "0", *words)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1


def test_where_a_port_is_taken_one_hears_how_to_get_another() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = run("serve", "--port", str(taken.getsockname()[1]))
    assert done.returncode == 2
    assert done.stderr.strip().endswith("steinkreis serve --port 0 finds a free one")


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Today I played with stones. " * 100)
    done = run("serve", "--port", "0", "--db", f"sqlite:///{file}")
    assert done.returncode == 2
    assert "not a database" in done.stderr
    assert file.read_text() == "Today I played with stones. " * 100


def test_no_traceback_reaches_a_person() -> None:
    done = run("simulate", "nothing", "--players", "2")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_game_can_be_played_by_typing(tmp_path: Path) -> None:
    """A whole solo game: end every turn at once, whatever happens, until four strikes."""
    save = tmp_path / "mine.jsonl"
    typed = "nonsense\na1\nundo\n" + "pass\nend\n" * 4
    words = ["play", STONES, "--seats", "me", "--seed", "1", "--lang", "en", "--save", str(save)]
    done = run(*words, stdin=typed)
    assert done.returncode == 0, done.stderr
    assert "That is not one of the choices.\nType one of them. quit stops." in done.stdout
    assert "Lost: 4 strikes" in done.stdout
    assert main(["replay", str(save), "--verify"]) == 0


def test_dials_are_turned_by_typing_numbers(tmp_path: Path) -> None:
    """The Wall, straight through one gate after the other; a bar is refused, a roll withdrawn."""
    save = tmp_path / "mine.jsonl"
    bar = "lay\n0 50 44\n0 50 24\n"
    unclear = "-90 much\n-90 101\n1 2 3 4 5\n\n"
    first = f"roll\nundo\n{bar}{unclear}-90 90,5 18\n"
    others = "".join(f"roll\n-90 90 {x}\n" for x in (34, 66, 82, 18, 60.5))
    around = "roll\n-120 80 73 6\n"  # the bar is in the way of gate 3
    words = ["play", "rollende-steine", "--seats", "me", "--lang", "en", "--save", str(save)]
    done = run(*words, stdin=first + others + around)
    assert done.returncode == 0, done.stderr
    assert "Power: 40 … 100 (70)" in done.stdout
    assert "A gate stands there." in done.stdout
    for why in ("Power: that is not a number.", "Power: that number is out of range."):
        assert why in done.stdout
    assert done.stdout.count("Please type one to 4 numbers.") == 2
    assert "All five gates are taken, with 7 wheels out of 50." in done.stdout
    assert main(["replay", str(save), "--verify"]) == 0


def test_a_game_that_lacks_its_physics_is_not_begun(tmp_path: Path) -> None:
    (tmp_path / "mujoco.py").write_text("raise ImportError", encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = run("play", "rollende-steine", stdin="", PYTHONPATH=path)
    assert done.returncode == 2
    assert "steinkreis[physics]" in done.stderr
    assert done.stdout == ""


def test_a_game_against_a_bot_stops_politely_at_the_end_of_input() -> None:
    done = run("play", STONES, "--seed", "1", "--lang", "de", stdin="")
    assert done.returncode == 0
    assert "Das Spiel ist abgebrochen." in done.stdout


def test_a_guide_is_told_step_by_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["guide", STONES, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "# theme: Welcome!" in told
    assert "> Swap the ship" in told
    assert "   18 YOU     b1b2" in told


def test_a_guide_begins_with_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    words = ["--players", "2", "--games", "1", "--seed", "3", "--save", str(file)]
    assert main(["simulate", STONES, *words]) == 0
    capsys.readouterr()
    assert main(["guide", STONES, "--record", str(file), "--seat", "1", "--until", "40"]) == 0
    drafted = json.loads(capsys.readouterr().out)
    assert drafted["seat"] == 1
    assert len(drafted["record"]["actions"]) == 40
    assert drafted["notes"][0]["name"] == "turn-1"
    assert drafted["notes"][-1] == {"at": 40, "name": "end"}


def test_a_guide_needs_a_record_of_its_own_game(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["--players", "2", "--games", "1", "--save", str(file)]
    assert main(["simulate", STONES, *words]) == 0
    assert run("guide", "steinbeisser", "--record", str(file)).returncode != 0
