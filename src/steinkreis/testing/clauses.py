"""The written rules as tests read them: clauses, chapters, rulings, and who shows them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from steinkreis.game.game import AnyGame

CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* \S", re.MULTILINE)
CHAPTER = re.compile(r"^## (\d+) \S", re.MULTILINE)
RULING = re.compile(r"^\| (R\d+) \| ([^|]+) \|", re.MULTILINE)


def rules(game: AnyGame, language: str) -> str:
    return game.resource(f"rules.{language}.md")


def clauses(game: AnyGame, language: str = "en") -> list[str]:
    return CLAUSE.findall(rules(game, language))


def rulings(game: AnyGame) -> list[tuple[str, str]]:
    """Each ruling with the clauses that it belongs to."""
    return RULING.findall(rules(game, "en"))


@cache
def shown_in(folder: Path) -> dict[str, set[str]]:
    """The clauses of each game that some test in the folder names."""
    found: dict[str, set[str]] = {}
    for path in folder.rglob("test_*.py"):
        for game, *numbers in _marks(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(game, set()).update(numbers)
    return found


def _marks(tree: ast.Module) -> Iterator[list[str]]:
    """The arguments of every `@pytest.mark.clause(...)` on a test."""
    for test in ast.walk(tree):
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            for mark in test.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                    yield [ast.literal_eval(argument) for argument in mark.args]
