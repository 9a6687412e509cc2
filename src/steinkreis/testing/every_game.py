"""Tests that are the same for every game: a class that says `of = GAME` has them all."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from steinkreis.bots.play import play_out
from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY
from steinkreis.game.game import AnyGame
from steinkreis.game.words import LANGUAGES
from steinkreis.laws.check import Breach, check
from steinkreis.testing.clauses import CHAPTER, CLAUSE, RULING, clauses, rules, rulings
from steinkreis.testing.words import messages, without_you

each_language = pytest.mark.parametrize("language", LANGUAGES)


class LawTests:
    """A game obeys the laws, and comes to its end."""

    seconds = 30.0  # that the inspector may take
    games_played = 50  # that are played to their end, for each number of players

    def test_it_obeys_the_laws(self, game: AnyGame) -> None:
        finding = check(game, games=1, seconds=self.seconds)
        assert finding.looks > 0
        assert not finding.breaches, _in_words(finding.breaches[0])

    def test_a_random_game_ends_within_its_limit(self, game: AnyGame) -> None:
        for players in game.players:
            for number in range(self.games_played):
                state = game.start(game.setup(players))
                actions: list[int] = []
                play_out(state, [bot("random")] * players, Rng(7, number), actions)
                assert state.actor == NOBODY
                assert len(actions) <= game.limit


class WrittenTests:
    """Rules and words are complete, say the same in both languages, and tests show every clause."""

    @each_language
    def test_there_are_rules_in_both_languages(self, game: AnyGame, language: str) -> None:
        assert clauses(game, language), f"rules.{language}.md is missing or has no clauses"

    def test_both_languages_number_the_same_clauses(self, game: AnyGame) -> None:
        for pattern in (CLAUSE, CHAPTER, RULING):
            german, english = (pattern.findall(rules(game, language)) for language in LANGUAGES)
            assert german == english

    def test_clauses_are_numbered_without_gaps(self, game: AnyGame) -> None:
        chapter, last = 0, 0
        for number in clauses(game):
            major, minor = map(int, number.split("."))
            assert (major, minor) in ((chapter, last + 1), (chapter + 1, 1)), number
            chapter, last = major, minor

    def test_every_clause_is_shown_by_a_test(
        self, game: AnyGame, shown: dict[str, set[str]]
    ) -> None:
        missing = [n for n in clauses(game) if n not in shown.get(game.name, set())]
        assert not missing

    def test_no_test_names_a_clause_that_does_not_exist(
        self, game: AnyGame, shown: dict[str, set[str]]
    ) -> None:
        assert shown.get(game.name, set()) <= set(clauses(game))

    def test_rulings_are_numbered_and_belong_to_a_clause(self, game: AnyGame) -> None:
        numbers = [number for number, _ in rulings(game)]
        assert numbers == [f"R{k + 1}" for k in range(len(numbers))]
        for number, where in rulings(game):
            assert set(where.split(", ")) <= set(clauses(game)), number

    def test_comments_in_the_sources_name_clauses_that_exist(self, game: AnyGame) -> None:
        for path in Path(str(files(game.package))).glob("*.py"):
            named = set(re.findall(r"\bclause (\d+\.\d+)", path.read_text(encoding="utf-8")))
            assert named <= set(clauses(game)), path.name

    @each_language
    def test_the_rules_name_every_option_with_its_values(
        self, game: AnyGame, language: str
    ) -> None:
        text = rules(game, language)
        for option in game.options:
            values = ", ".join(f"`{value}`" for value in option.values)
            assert f"| `{option.name}` | {values}" in text

    def test_both_languages_have_words_for_the_same_messages(self, game: AnyGame) -> None:
        german, english = (messages(game.package, f"{language}.ftl") for language in LANGUAGES)
        assert german == english

    @each_language
    def test_it_has_words_for_itself_and_its_options(self, game: AnyGame, language: str) -> None:
        wanted = {"title", "tagline", "about"}
        for option in game.options:
            wanted.add(f"option-{option.name}")
            wanted |= {f"option-{option.name}-{value}" for value in option.values}
        assert wanted <= set(messages(game.package, f"{language}.ftl"))

    @each_language
    def test_the_log_can_say_you(self, game: AnyGame, language: str) -> None:
        """What somebody did is told to them as their own doing, unless it is a line of a list."""
        assert without_you(game.resource(f"{language}.ftl")) == []


class GameTests(LawTests, WrittenTests):
    """All of them."""


def _in_words(breach: Breach) -> str:
    return f"{breach.law}: {breach.sentence}\n{breach.setup}\nafter {breach.actions}"
