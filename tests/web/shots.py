"""Pictures of every page for the docs, desktop and phone, dusk and day: `make shots`."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import chromium, served
from tests.web.player import CAN, flip_a_stone, is_over, open_table, play_on, press, until

SCREENS = Path(__file__).parents[2] / "docs" / "screens"
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
THEMES = {"dusk": "dark", "day": "light"}


def take(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(700)
    page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=82)
    print(f"{name}.jpg")


def walk(page: Page, suffix: str) -> None:
    """From the door to the end of a game."""
    page.goto("/")
    page.request.put("/api/me", data={"name": "Anna"})
    take(page, f"home-{suffix}")
    page.goto("/game/hidden-stones")
    take(page, f"game-{suffix}")
    open_table(page, "me", "greedy", "greedy")
    until(page)
    flip_a_stone(page)
    take(page, f"table-{suffix}")
    table = open_table(page, "me")
    until(page)
    flip_a_stone(page)
    play_on(page)
    take(page, f"end-{suffix}")
    page.goto(f"/replay/{table}?at=30")
    take(page, f"replay-{suffix}")
    open_table(page, "me", *["greedy"] * 3, game="steinbeisser")
    for _ in range(9):
        if until(page):
            press(page, page.locator("svg.scene .can").last)
    take(page, f"steinbeisser-{suffix}")


def hinkel(page: Page, suffix: str) -> None:
    """A table of four in the second round or later, when the own stone is to be placed."""
    open_table(page, "me", "greedy", "greedy", "greedy", game="hinkel-und-stein")
    fields = page.locator("svg.scene [data-path^='/field-'].can")
    for answers in range(60):
        until(page)
        if is_over(page) or (answers > 24 and fields.count() > 1):
            break
        page.locator(CAN).last.click()
        page.wait_for_timeout(150)
    take(page, f"hinkel-{suffix}")


def roll(page: Page, suffix: str) -> None:
    """A wheel of Rollende Steine before and after the push, and a course of one's own."""
    options = {"course": "roof"}
    open_table(page, "me", "greedy", game="rollende-steine", options=options)
    page.wait_for_selector(".buttons button[data-can]")
    press(page, page.locator(".buttons button[data-can]").last)
    page.wait_for_selector("[data-can=dial]")
    take(page, f"push-{suffix}")
    page.locator(".dials button").click()
    page.wait_for_selector("[data-slow]:not([disabled])")
    page.locator(".solid").scroll_into_view_if_needed()
    take(page, f"roll-{suffix}")
    page.goto("/game/rollende-steine/course")
    page.wait_for_selector(".plan svg.dressed")
    take(page, f"course-{suffix}")


def visit(browser: Browser, address: str) -> None:
    for size, (width, height) in SIZES.items():
        for theme, scheme in THEMES.items():
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if scheme == "dark" else "light",
                locale="en-GB" if theme == "dusk" else "de-DE",
                reduced_motion="reduce",
                base_url=address,
            )
            page = context.new_page()
            walk(page, f"{size}-{theme}")
            hinkel(page, f"{size}-{theme}")
            roll(page, f"{size}-{theme}")
            context.close()


def main() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    with served(folder) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        visit(browser, address)
        browser.close()
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
