"""Lays the pages of the site out in a folder: docs, papers of the house, rules of the games.

Nothing is written twice: a link leads to a file of the repository, and here it is turned to where
that file stands in the site. A link to anything that has no place in it is an error.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
SITE = Path(__file__).parent
GAMES = ROOT / "src/steinkreis/games"
PAPERS = ("CHANGELOG", "CONTRIBUTING", "SECURITY")
LINK = re.compile(r'(?<=\]\()[^)\s]+(?=\))|(?<=src=")[^"]+(?=")')
SCREEN = re.compile(r"(.+)-(\d+x\d+)-day\.jpg")
DE = "de"  # German pages are a site of their own, in this folder of the whole


class Lost(Exception):
    """A link leads to a file that has no place in the site."""


def places() -> dict[str, str]:
    """Where files of the repository stand in the site."""
    found = {"README.md": "index.md", "LICENSE": "LICENSE.txt", "CITATION.cff": "CITATION.cff"}
    found |= {f"{paper}.md": f"{paper.lower()}.md" for paper in PAPERS}
    found |= {"docs/screens": "screens.md", "web/src/lib/wire.ts": "wire.ts"}
    found["src/steinkreis/core/state.py"] = "reference/contract.md"
    for file in (ROOT / "docs").rglob("*"):
        if file.is_file() and file.suffix != ".parquet" and SITE not in file.parents:
            found[str(file.relative_to(ROOT))] = str(file.relative_to(ROOT / "docs"))
    for file in GAMES.glob("*/rules.*.md"):
        name, language = file.parent.name.replace("_", "-"), file.name.split(".")[1]
        folder = "rules" if language == "en" else f"{DE}/rules"
        found[str(file.relative_to(ROOT))] = f"{folder}/{name}.md"
    return found


def turned(source: str, standing: dict[str, str]) -> Callable[[re.Match[str]], str]:
    """Turns the links of a file of the repository to where their targets stand."""
    here = standing[source]

    def turn(link: re.Match[str]) -> str:
        target, mark, anchor = link[0].partition("#")
        if not target or "://" in target or target.startswith("mailto:"):
            return link[0]
        file = os.path.normpath(os.path.join(os.path.dirname(source), target))
        if file not in standing:
            raise Lost(f"{source} links to {target}, which has no place in the site")
        return between(here, standing[file]) + mark + anchor

    return turn


def between(here: str, there: str) -> str:
    """The way from one page to another; to the pages of the other language by their address."""
    if here.startswith(f"{DE}/") == there.startswith(f"{DE}/"):
        return os.path.relpath(there, os.path.dirname(here))
    return os.path.relpath(there.removesuffix(".md"), os.path.dirname(here)) + "/"


def written(source: str, standing: dict[str, str]) -> str:
    """A page of the site; rules have a link to the other language below their title."""
    text = LINK.sub(turned(source, standing), (ROOT / source).read_text(encoding="utf-8"))
    for language, twin, words in (("en", DE, "Auf Deutsch"), (DE, "en", "In English")):
        if Path(source).name == f"rules.{language}.md":
            other = standing[source.replace(f".{language}.md", f".{twin}.md")]
            title, rest = text.split("\n", 1)
            return f"{title}\n\n[{words}]({between(standing[source], other)})\n{rest}"
    return text


def gallery() -> str:
    """Every picture of docs/screens; of the two lights the one in which the site is read."""
    lines = ["# Pictures", "", "Made by `make shots` from the real thing.", ""]
    for file in sorted((ROOT / "docs/screens").glob("*-day.jpg")):
        name, size = SCREEN.fullmatch(file.name).groups()  # type: ignore[union-attr]
        for light, only in (("day", "light"), ("dusk", "dark")):
            lines.append(f"![{name}](screens/{name}-{size}-{light}.jpg#only-{only})")
        lines.append("")
    return "\n".join(lines)


def assemble(folder: Path) -> None:
    german = folder.with_name(f"{folder.name}-{DE}")
    for old in (folder, german):
        shutil.rmtree(old, ignore_errors=True)
    standing = places()
    for source, place in standing.items():
        page = folder / place
        page.parent.mkdir(parents=True, exist_ok=True)
        if source.endswith(".md"):
            page.write_text(written(source, standing), encoding="utf-8")
        elif (ROOT / source).is_file() and not source.endswith(".py"):
            shutil.copy(ROOT / source, page)
    (folder / "screens.md").write_text(gallery(), encoding="utf-8")
    shutil.copytree(SITE / "pages", folder, dirs_exist_ok=True)
    shutil.copy(SITE / "pages/look.css", folder / DE)
    (folder / DE).rename(german)
    for settings in SITE.glob("*.toml"):
        shutil.copy(settings, folder.parent)


if __name__ == "__main__":
    try:
        assemble(Path(sys.argv[1]))
    except Lost as lost:
        sys.exit(str(lost))
