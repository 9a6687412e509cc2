"""The notebook in docs runs, and shows what it says.

python -m tests.lab.test_notebook     writes what its cells show anew
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

NOTEBOOK = Path(__file__).parents[2] / "docs" / "notebook.ipynb"


def run(source: str, names: dict[str, Any]) -> tuple[str, Any]:
    """What a cell prints, and the value of its last line, as in Jupyter."""
    tree, last = ast.parse(source), None
    if tree.body and isinstance(tree.body[-1], ast.Expr):
        last = ast.Expression(tree.body.pop().value)  # type: ignore[attr-defined]
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(tree, "cell", "exec"), names)
        value = eval(compile(last, "cell", "eval"), names) if last is not None else None
    return printed.getvalue(), value


def outputs(printed: str, value: Any) -> list[dict[str, Any]]:
    """The same as a notebook keeps it."""
    found: list[dict[str, Any]] = []
    if printed:
        found.append({"output_type": "stream", "name": "stdout", "text": lines(printed)})
    if value is not None:
        is_picture = hasattr(value, "_repr_svg_")
        shown = {"image/svg+xml": lines(value._repr_svg_())} if is_picture else {}
        data = shown or {"text/plain": lines(repr(value))}
        kept: dict[str, Any] = {
            "output_type": "execute_result",
            "execution_count": None,
            "metadata": {},
        }
        found.append({**kept, "data": data})
    return found


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def cells() -> list[dict[str, Any]]:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_the_notebook_runs_and_shows_pictures() -> None:
    names: dict[str, Any] = {}
    pictures = []
    for cell in cells():
        for output in outputs(*run("".join(cell["source"]), names)):
            pictures += ["".join(text) for text in output.get("data", {}).values()]
    drawn = [picture for picture in pictures if picture.startswith("<svg")]
    assert len(drawn) == 3, "the table, the hand, the chart"
    for picture in drawn:
        ElementTree.fromstring(picture)
    assert "greedy" in drawn[-1]


def test_what_it_shows_is_kept_in_it() -> None:
    assert all(cell["outputs"] for cell in cells())


def write() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = outputs(*run("".join(cell["source"]), names))
    NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
