"""Lab reports: what is found, how it is said, and how it is kept."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from pyarrow import parquet

from steinkreis.core.option import Option
from steinkreis.game.registry import game
from steinkreis.game.setup import Setup
from steinkreis.game.trouble import Trouble
from steinkreis.lab.archive import NotKept, file_of, keep, kept, prepare, reports
from steinkreis.lab.chapters.deeds import deed_name
from steinkreis.lab.chapters.seats import seat_sentence
from steinkreis.lab.experiment import ladder, study, variants
from steinkreis.lab.intervals import share
from steinkreis.lab.plots import axis, percent, plain
from steinkreis.lab.pool import Here
from steinkreis.lab.report import page, summary
from steinkreis.lab.sitting import Sitting, record
from steinkreis.lab.study import Deed, Series, Study
from steinkreis.lab.tongue import ENGLISH, Tongue
from steinkreis.lab.watch import STAGES, Watched, watch

STONES = game("hidden-stones")
SPACES = {0xA0: " ", 0x2060: None}  # those that keep words together


@pytest.fixture(scope="module")
def found() -> Study:
    """A small study with a tuned number: short games, random players."""
    setups = [STONES.setup(1), STONES.setup(2, {"goal": 2})]
    return study(STONES, setups, level="random", games=4, seed=1, tune=("goal", 2, 3), pool=Here())


def sitting(players: int = 2, stream: int = 0) -> Sitting:
    setup = STONES.setup(players, {"goal": 2})
    return Sitting("hidden-stones", STONES.rules, setup, ("random",) * players, 1, stream)


# Watching


def test_watching_counts_what_was_played() -> None:
    played, actions = record(sitting())
    seen = watch(sitting())
    state = STONES.start(sitting().setup)
    scored = turns = 0
    last = -1
    for action in actions:
        if state.actor >= 0 and state.actor != last:
            last, turns = state.actor, turns + 1
        scored += state.actor >= 0 and state.notation(action).startswith("+")
        state.apply(action)
    assert seen.decisions == sum(played.decisions)
    assert seen.shares == played.returns
    assert seen.scores == state.scores()
    assert seen.turns == turns
    assert sum(seen.deeds["log-scored"]) == scored > 0
    assert sum(seen.asked) == seen.decisions
    assert 0 < sum(seen.mattered) <= sum(seen.looked) <= 100


def test_the_first_to_act_is_whoever_begins_and_not_seat_one() -> None:
    orders = {tuple(watch(sitting(stream=stream)).order) for stream in range(8)}
    assert orders == {(0, 1), (1, 0)}


def test_things_are_counted_one_by_one() -> None:
    seen = watch(sitting())
    by_value = [sum(n) for deed, n in seen.deeds.items() if deed.startswith("log-scored: card")]
    assert sum(by_value) == sum(seen.deeds["log-scored"])
    assert re.fullmatch(r"[AB] scores \[.*\] for .*", seen.examples["log-scored"])


# Figures


def watched(shares: list[float], *, pushes: list[int], leader_wins: int = 1) -> Watched:
    order = list(range(len(shares)))
    return Watched(
        stream=0,
        order=order,
        shares=shares,
        scores=[int(10 * part) for part in shares],
        decisions=20,
        turns=6,
        leader_wins=[leader_wins] * STAGES,
        deeds={"log-pushed": pushes},
        examples={"log-pushed": "A pushes."},
    )


def series(games: list[Watched]) -> Series:
    return Series(Setup(2), 2, games)


def test_what_winners_do_more_often_stands_out() -> None:
    games = [watched([1.0, 0.0], pushes=[3, 1])] * 30 + [watched([0.0, 1.0], pushes=[1, 2])] * 30
    deed = series(games).deeds[0]
    assert deed.uses == pytest.approx(1.75)
    assert deed.games == 1
    assert deed.gain is not None
    assert deed.gain.value == 1
    assert deed.gain.low > 0.8


def test_what_everybody_does_alike_tells_nothing() -> None:
    games = [watched([1.0, 0.0], pushes=[2, 2])] * 60
    assert series(games).deeds[0].gain is None


def telling(study: Study, wins: int, games: int) -> str:
    """The sentence on seats where the first to act won so many of the games."""
    won, lost = watched([1.0, 0.0], pushes=[0, 0]), watched([0.0, 1.0], pushes=[0, 0])
    made = series([won] * wins + [lost] * (games - wins))
    return seat_sentence(replace(study, series=[made]), ENGLISH).translate(SPACES)


def test_a_seat_that_wins_more_is_named(found: Study) -> None:
    assert telling(found, 700, 1000) == (
        "With 2 players, whoever is first to act wins 70 % ± 3, where 50 % would be even."
    )


def test_equal_seats_are_called_equal_only_where_that_is_known(found: Study) -> None:
    many, few = telling(found, 480, 1000), telling(found, 11, 20)
    assert many.endswith("second to act wins 52 % ± 3: no advantage worth naming.")
    assert few.endswith("second to act wins 45 % ± 20: no advantage that 20 games show.")


def test_figures_at_the_end_of_the_scale_say_both_bounds() -> None:
    assert ENGLISH.about(share([1.0] * 20)).translate(SPACES) == "100 % (84–100)"
    assert ENGLISH.about(share([1.0, 0.0] * 50)).translate(SPACES) == "50 % ± 10"


def test_axes_have_round_numbers_around_all_values() -> None:
    assert axis([0.31, 0.68], percent).ticks == pytest.approx([0.3, 0.4, 0.5, 0.6, 0.7])
    assert axis([53, 108], plain, zero=True).ticks == [0, 50, 100, 150]
    assert axis([3.0, 3.0], plain).high > 3


# Roles


@pytest.mark.parametrize(("players", "kinds", "rounds"), [(2, 4, 20), (3, 3, 15), (4, 4, 20)])
def test_the_kinds_of_stones_earn_what_is_taken_and_won(
    players: int, kinds: int, rounds: int
) -> None:
    hinkel = game("hinkel-und-stein")
    bots = ("random",) * players
    table = Sitting("hinkel-und-stein", hinkel.rules, hinkel.setup(players), bots, 1, 0)
    seen = watch(table)
    assert [len(amounts) for amounts in seen.earned.values()] == [rounds] * kinds
    state = hinkel.start(table.setup)
    won, last = 0, None
    for action in record(table)[1]:
        state.apply(action)
        if state.last is not last:
            last = state.last
            won += last.part * last.winners.bit_count()
    taken = sum(seen.deeds["log-took"])
    assert sum(sum(amounts) for amounts in seen.earned.values()) == won + taken > won > 0


def test_a_role_is_compared_with_the_mean_of_all(found: Study) -> None:
    games = [
        replace(watched([1.0, 0.0], pushes=[0, 0]), earned={"Bears": bears, "Wolves": [1, 1]})
        for bears in ([2, 2], [4, 4], [2, 4], [4, 2])
    ]
    bears, wolves = series(games).roles
    assert (bears.name, bears.earned, wolves.earned) == ("Bears", 3.0, 1.0)
    assert (bears.part.value, wolves.part.value) == (1.5, 0.5)
    assert bears.part.margin == pytest.approx(wolves.part.margin)
    assert 0.0 < bears.part.margin < 0.5
    text = page(replace(found, series=[series(games)], rungs=[])).translate(SPACES)
    assert "With 2 players, most goes to Bears, 1.50 ± " in text
    assert "and least to Wolves, 0.50 ± " in text


def test_a_game_without_roles_is_silent_about_them(found: Study) -> None:
    assert "each role earns" not in page(found)


# Sources and ends


def test_points_are_counted_by_source_and_games_by_their_end() -> None:
    dolmens = game("dolmengoetter")
    table = Sitting("dolmengoetter", dolmens.rules, dolmens.setup(3), ("random",) * 3, 1, 0)
    seen = watch(table)
    assert list(seen.points) == ["from the start", "paid", "complete circles", "final scoring"]
    assert seen.points["from the start"] == [4, 4, 4]
    assert [sum(column) for column in zip(*seen.points.values(), strict=True)] == seen.scores
    state = dolmens.start(table.setup)
    for action in record(table)[1]:
        state.apply(action)
    is_by_stones = all(player.stones == 0 for player in state.players)
    assert seen.ending == (
        "The last stone has been placed." if is_by_stones else "The last dolmen has been built."
    )


def test_an_end_is_the_same_whoever_came_to_it() -> None:
    stones = game("hidden-stones")
    setup = stones.setup(2, {"goal": 2})
    tables = [Sitting(stones.name, stones.rules, setup, ("greedy",) * 2, 1, k) for k in range(6)]
    games = [watch(table) for table in tables]
    assert len({seen.shares.index(max(seen.shares)) for seen in games}) == 2
    ending = "X reached 2 cards, and the round has been played to its end."
    assert {seen.ending for seen in games} == {ending}
    assert games[0].german[ending].startswith("X hat ")


def test_the_report_says_where_points_come_from_and_how_games_end(found: Study) -> None:
    games = [
        replace(
            watched([1.0, 0.0], pushes=[0, 0]),
            points={"herbs": herbs, "start": [4, 4]},
            ending=ending,
        )
        for herbs, ending in (([6, 2], "in peace"), ([8, 4], "in peace"), ([6, 4], "in war"))
    ]
    made = series(games * 20)
    assert {name: points.value for name, points in made.sources.items()} == {"herbs": 5, "start": 4}
    assert list(made.endings) == ["in peace", "in war"]
    text = page(replace(found, series=[made], rungs=[])).translate(SPACES)
    assert "With 2 players, a player has 9 points in the end, most of them, 5, by “herbs”." in text
    assert re.search(r"With 2 players, games end in 67 % ± \d+ with “in peace” and in 33 %", text)


def test_a_game_that_names_no_sources_is_silent_about_them(found: Study) -> None:
    silent = page(replace(found, series=[series([watched([1.0, 0.0], pushes=[0, 0])])], rungs=[]))
    assert "Where points come from" not in silent
    assert "Which end" not in silent


# Variants


def test_variants_run_on_the_same_seeds(found: Study) -> None:
    base = found.series[1]
    two, three = found.variants
    assert [s.setup.options["goal"] for s in found.variants] == [2, 3]
    assert two.games == base.games
    assert three.games != base.games
    assert [game.order for game in three.games] == [game.order for game in base.games]


def test_an_option_of_whole_numbers_can_be_tuned_too() -> None:
    size = Option(name="size", values=("3", "4", "5"))
    stones = replace(STONES, options=(size,))
    found = variants(stones, [stones.setup(2)], "size", 4, 5)
    assert [setup.options["size"] for setup in found] == ["4", "5"]
    with pytest.raises(Trouble, match="option size is one of 3, 4, 5"):
        variants(stones, [stones.setup(2)], "size", 4, 6)


def test_what_cannot_be_tuned_is_refused() -> None:
    setups = [STONES.setup(2)]
    with pytest.raises(Trouble, match="has no number gaol to tune; there is goal"):
        variants(STONES, setups, "gaol", 2, 3)
    with pytest.raises(Trouble, match="goal is a whole number from 2 to 20, not 1"):
        variants(STONES, setups, "goal", 1, 3)
    with pytest.raises(Trouble, match="does not matter"):
        variants(STONES, [STONES.setup(1)], "goal", 2, 3)
    with pytest.raises(Trouble, match="at most 30 variants"):
        variants(STONES, setups, "goal", 2, 90)


def test_a_level_is_measured_against_all_below_it() -> None:
    assert ladder("random") == []
    assert ladder("greedy") == [("greedy", "random")]
    assert ladder("findling") == [("kiesel", "random"), ("findling", "kiesel")]


# The page and the files


class Reader(HTMLParser):
    """Checks that tags are closed, and collects addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.figures = self.captions = 0

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attributes if name in ("src", "href")]
        self.figures += tag == "figure"
        self.captions += tag == "figcaption"
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_needs_nothing_else(found: Study) -> None:
    text = page(found)
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.addresses == []
    assert "url(" not in text
    assert "@import" not in text
    assert "http" not in text
    assert reader.figures == reader.captions >= 8


def test_the_report_says_what_it_is_about(found: Study) -> None:
    text = page(found)
    for words in ("Hidden Stones", "first to act", "Tuning goal", "goal 2 (usual)", "4 games each"):
        assert words in text


def test_the_report_is_there_in_german_as_well(found: Study) -> None:
    text = page(found, "de").translate(SPACES)
    assert "<html lang='de'>" in text
    for words in ("Wer wann dran ist", "goal 2 (üblich)", "Je 4 Partien mit 1 und 2 am Tisch"):
        assert words in text
    german = Tongue("de", found.said)
    assert deed_name(Deed("log-flipped", "", "", 1.0, 1.0, None), german) == "dreht um"
    assert deed_name(Deed("log-flipped: face-sun", "sun", "", 1, 1, None), german).startswith(
        "dreht"
    )
    for english in ("whoever", " wins", "players", "decisions", " scores "):
        assert english not in text
    assert summary(found, "de") != summary(found)
    assert Tongue("de").plain(1234.0) == "1.234"
    assert Tongue("de").plain(4.25) == "4,2"


def test_what_is_kept_can_be_read_again(found: Study, tmp_path: Path) -> None:
    keep(found, prepare(tmp_path, "hidden-stones"))
    place = tmp_path / "hidden-stones"
    rows = parquet.read_table(place / "games.parquet").to_pylist()
    assert len(rows) == 4 * (1 + 2) + 2 * 4 * 2
    alone = [row for row in rows if row["players"] == 1]
    assert [row["share"] for row in alone] == [game.shares[0] for game in found.series[0].games]
    assert {row["tuned"] for row in rows if row["players"] == 2} == {2, 3}
    deeds = parquet.read_table(place / "deeds.parquet").to_pylist()
    assert "log-scored" in {row["deed"] for row in deeds}
    [card] = reports(tmp_path)
    assert (card.game, card.title, card.players) == ("hidden-stones", "Hidden Stones", [1, 2])
    assert card.summary == summary(found)
    assert card.summaries == {"de": summary(found, "de")}
    assert file_of(tmp_path, "hidden-stones", "de").read_text().startswith("<!doctype html>")
    (place / "report.de.html").unlink()
    assert file_of(tmp_path, "hidden-stones", "de") == place / "report.html"
    assert kept(place) == found
    (place / "study.json.gz").write_bytes(b"torn off"[:5])
    with pytest.raises(NotKept):
        kept(place)


def test_only_whole_reports_are_listed_the_newest_first(tmp_path: Path) -> None:
    card = {"title": "T", "summary": "", "level": "random", "games": 1, "players": [2]}
    for name, date in (("old", "2026-01-01"), ("new", "2026-02-01"), ("bare", "2026-03-01")):
        (tmp_path / name).mkdir()
        text = msgspec.json.encode({**card, "game": name, "date": date})
        (tmp_path / name / "report.json").write_bytes(text)
        if name != "bare":
            (tmp_path / name / "report.html").touch()
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "report.json").write_text("{")
    assert [card.game for card in reports(tmp_path)] == ["new", "old"]
    assert reports(tmp_path / "nowhere") == []


def test_a_deed_is_named_by_what_it_was_done_with() -> None:
    def deed(name: str, thing: str) -> Deed:
        return Deed(name, thing, "", 1.0, 1.0, None)

    assert deed_name(deed("log-turned-over", ""), ENGLISH) == "turned over"
    assert deed_name(deed("log-turned-over: face-sun", "sun"), ENGLISH) == "turned over, sun"
    assert (
        deed_name(deed("log-scored: card 3", "3: top fish, left any, ..."), ENGLISH)
        == "scored, card 3"
    )
    german = Tongue("de", {"back around the circle": "gegen den Uhrzeigersinn"})
    assert (
        deed_name(deed("log-raced: backwards", "back around the circle"), german)
        == "raced, gegen den Uhrzeig…"
    )
