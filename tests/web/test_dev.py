"""From `steinkreis new` to a move that is clicked, and what `steinkreis dev` shows meanwhile."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web.player import PATIENCE, answer, open_table

TAKES = "        self.owner[stone] ="  # a line of its rules


@contextmanager
def developed(folder: Path) -> Iterator[str]:
    """`steinkreis dev` for a package; gives its address."""
    command = [sys.executable, "-m", "steinkreis", "dev", str(folder), "--port", "0", "--pace", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[1].rstrip("/")
        finally:
            process.terminate()
            process.wait()


def begin(place: Path, name: str = "long-row") -> Path:
    command = [sys.executable, "-m", "steinkreis", "new", name, "--into", str(place)]
    subprocess.run(command, check=True, capture_output=True)
    return place / name


def visit(browser: Browser, address: str) -> Page:
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def first_move(page: Page) -> None:
    """Sit down at a new game and click a stone."""
    open_table(page, "me", "kiesel", game="long-row")
    answer(page, page.locator("svg.scene .can").first)
    expect(page.get_by_text("You take a stone of weight").first).to_be_visible()


def test_a_new_game_is_played_and_its_errors_are_seen(browser: Browser, tmp_path: Path) -> None:
    folder = begin(tmp_path)
    rules = folder / "src" / "long_row" / "rules.py"
    words = folder / "src" / "long_row" / "en.ftl"
    sound = rules.read_text(encoding="utf-8")
    with developed(folder) as address:
        page = visit(browser, address)
        first_move(page)
        trouble = page.locator("#workbench")

        rules.write_text(sound.replace("class LongRow", "oops oops\nclass LongRow"))
        line = sound[: sound.index("class LongRow")].count("\n") + 1
        expect(trouble).to_contain_text(f"src/long_row/rules.py, line {line}: SyntaxError")

        rules.write_text(sound)
        expect(page.locator("svg.scene .can").first).to_be_visible()
        expect(trouble).to_have_count(0)

        rules.write_text(sound.replace(TAKES, f"        1 / 0\n{TAKES}"))
        line = sound[: sound.index(TAKES)].count("\n") + 1
        expect(trouble).to_contain_text(f"src/long_row/rules.py, line {line}: ZeroDivisionError")

        rules.write_text(sound)
        said = words.read_text(encoding="utf-8")
        words.write_text(said.replace("Which stone do you take?", "Which one is yours?"))
        expect(page.get_by_text("Which one is yours?").first).to_be_visible()
        expect(trouble).to_have_count(0)
        page.context.close()


def measure() -> None:
    """`python -m tests.web.test_dev`: seconds from `steinkreis new` to a move that is clicked."""
    from tempfile import TemporaryDirectory

    from playwright.sync_api import sync_playwright

    from tests.web.conftest import chromium

    with TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = chromium(playwright)
        began = time.monotonic()
        folder = begin(Path(place))
        made = time.monotonic()
        with developed(folder) as address:
            page = visit(browser, address)
            first_move(page)
            whole = time.monotonic() - began
            print(
                f"steinkreis new {made - began:.1f} s, to a clicked move {whole / 60:.2f} minutes"
            )


if __name__ == "__main__":
    measure()
