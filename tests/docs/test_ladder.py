"""The table of levels: stopped and gone on with, it is the same; other bots play it anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.ladder import BEGIN, END, KEPT, PAGE, Ladder, Row, estimate, play_piece, write_table
from steinkreis.lab.pool import Here


def row(game: str = "steinbeisser", players: int = 4, version: str = "now") -> Row:
    return Row(game=game, players=players, one="greedy", other="random", seed=1, version=version)


def played(ladder: Ladder, games: int) -> Row:
    while (each := ladder.next(games)) is not None:
        play_piece(each, games, Here())
        ladder.keep(games)
    return ladder.wanted[0]


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    played(Ladder(tmp_path / "parts.json", [row()]), 4)
    parts = played(Ladder(tmp_path / "parts.json", [row()]), 12)
    whole = played(Ladder(tmp_path / "whole.json", [row()]), 12)
    assert (parts.games, parts.taken) == (whole.games, whole.taken)
    assert parts.games == 12
    assert 0.25 < estimate(parts).value <= 1


def test_what_other_bots_have_played_stays_until_it_is_played_anew(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    played(Ladder(path, [row(version="then")]), 8)
    ladder = Ladder(path, [row()])
    ladder.keep(4)
    assert [each.version for each in ladder.shown()] == ["then"]
    played(ladder, 4)
    assert [each.version for each in Ladder(path, []).shown()] == ["now"]


def test_who_plays_alone_is_compared_on_the_same_deals() -> None:
    both = Row(game="rollende-steine", players=2, one="random", other="random", seed=1, version="")
    play_piece(both, 2, Here())
    assert both.taken == 1.0  # the same bot wins as often as itself


def test_the_table_stands_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    found = row()
    found.games, found.taken, found.date = 100, 40.0, "2026-11-18"
    write_table(page, [found])
    text = page.read_text(encoding="utf-8")
    assert "| greedy among random † | 40.0% (30.9% to 49.8%) | 1.60 | 100 |" in text
    assert "old" not in text
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    page.write_text("nothing\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        write_table(page, [])


def test_the_page_has_what_was_played(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_bytes(PAGE.read_bytes())
    write_table(page, Ladder(KEPT, []).shown())
    anew, stands = (path.read_text(encoding="utf-8").split("\n") for path in (page, PAGE))
    rows = [line.replace(" †", "") for line in anew if line.startswith("| ")]
    assert rows == [line.replace(" †", "") for line in stands if line.startswith("| ")]
