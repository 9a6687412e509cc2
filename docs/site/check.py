"""Follows every link of the built site, to the very anchor, and says which lead nowhere."""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import SplitResult, unquote, urlsplit


class Page(HTMLParser):
    """The links of a page, and what on it can be linked to."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.marks: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name in ("href", "src") and value is not None:
                self.links.add(value)
            elif name in ("id", "name") and value:
                self.marks.add(value)


def broken(site: Path) -> list[str]:
    pages = {file.resolve(): Page(file) for file in site.rglob("*.html") if file.stem != "404"}
    found = []
    for file, page in pages.items():
        for link in sorted(page.links):
            parts = urlsplit(link)
            if not (parts.scheme or parts.netloc) and not leads(file, parts, pages):
                found.append(f"{file.relative_to(site.resolve())}: {link}")
    return found


def leads(file: Path, parts: SplitResult, pages: dict[Path, Page]) -> bool:
    target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return False
    mark = unquote(parts.fragment)
    is_anchor = mark and mark not in ("only-light", "only-dark") and target in pages
    return not is_anchor or mark in pages[target].marks


if __name__ == "__main__":
    wrong = broken(Path(sys.argv[1]))
    print("\n".join(wrong) or "Every link leads somewhere.")
    sys.exit(1 if wrong else 0)
