"""Every clause of every game is shown by a test, and both languages say the same."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

import steinkreis.game
from steinkreis.game.registry import games
from steinkreis.game.words import LANGUAGES

CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* \S", re.MULTILINE)
CHAPTER = re.compile(r"^## (\d+) \S", re.MULTILINE)
RULING = re.compile(r"^\| (R\d+) \| ([^|]+) \|", re.MULTILINE)
HERE = Path(__file__).parent
EVERY_GAME = pytest.mark.parametrize("name", games())


def rules(name: str, language: str) -> str:
    return games()[name].resource(f"rules.{language}.md")


def clauses(name: str, language: str = "en") -> list[str]:
    return CLAUSE.findall(rules(name, language))


@cache
def shown() -> dict[str, set[str]]:
    """The clauses of each game that some test names."""
    found: dict[str, set[str]] = {}
    for path in HERE.rglob("test_*.py"):
        for game, *numbers in markers(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(game, set()).update(numbers)
    return found


def markers(tree: ast.Module) -> Iterator[list[str]]:
    """The arguments of every `@pytest.mark.clause(...)` on a test."""
    for test in ast.walk(tree):
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            for mark in test.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                    yield [ast.literal_eval(argument) for argument in mark.args]


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_rules_in_both_languages(name: str, language: str) -> None:
    assert clauses(name, language), f"rules.{language}.md is missing or has no clauses"


@EVERY_GAME
def test_both_languages_number_the_same_clauses_in_the_same_order(name: str) -> None:
    for pattern in (CLAUSE, CHAPTER, RULING):
        german, english = (pattern.findall(rules(name, language)) for language in LANGUAGES)
        assert german == english


@EVERY_GAME
def test_clauses_are_numbered_without_gaps(name: str) -> None:
    chapter, last = 0, 0
    for number in clauses(name):
        major, minor = map(int, number.split("."))
        assert (major, minor) in ((chapter, last + 1), (chapter + 1, 1)), number
        chapter, last = major, minor


@EVERY_GAME
def test_every_clause_is_shown_by_a_test(name: str) -> None:
    missing = [number for number in clauses(name) if number not in shown().get(name, set())]
    assert not missing


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    for name, numbers in shown().items():
        assert numbers <= set(clauses(name)), name


@EVERY_GAME
def test_rulings_are_numbered_and_belong_to_a_clause(name: str) -> None:
    rulings = RULING.findall(rules(name, "en"))
    assert [number for number, _ in rulings] == [f"R{k + 1}" for k in range(len(rulings))]
    for number, where in rulings:
        assert set(where.split(", ")) <= set(clauses(name)), number


@EVERY_GAME
def test_comments_in_the_sources_name_clauses_that_exist(name: str) -> None:
    folder = Path(str(files(games()[name].package)))
    for path in folder.glob("*.py"):
        named = set(re.findall(r"\bclause (\d+\.\d+)", path.read_text(encoding="utf-8")))
        assert named <= set(clauses(name)), path.name


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_every_option_with_its_values(name: str, language: str) -> None:
    text = rules(name, language)
    for option in games()[name].options:
        values = ", ".join(f"`{value}`" for value in option.values)
        assert f"| `{option.name}` | {values}" in text


def words(package: str, language: str) -> dict[str, list[str]]:
    """The messages of a Fluent file, each with its attributes."""
    text = (files(package) / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    messages = [entry for entry in entries if isinstance(entry, Message | Term)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), "a message stands there twice"
    return {m.id.name: sorted(part.id.name for part in m.attributes) for m in messages}


@pytest.mark.parametrize(
    "package", [steinkreis.game.__name__, *(game.package for game in games().values())]
)
def test_both_languages_have_words_for_the_same_messages(package: str) -> None:
    german, english = (words(package, language) for language in LANGUAGES)
    assert german == english


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_words_for_itself_and_its_options(name: str, language: str) -> None:
    game = games()[name]
    wanted = {"title", "tagline", "about"}
    for option in game.options:
        wanted.add(f"option-{option.name}")
        wanted |= {f"option-{option.name}-{value}" for value in option.values}
    assert wanted <= set(words(game.package, language))
