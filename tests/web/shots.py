"""Pictures of every page for the docs, desktop and phone, dusk and day: `make shots`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.conftest import chromium, served
from tests.web.player import CAN, flip_a_stone, is_over, open_table, play_on, press, until

DOCS = Path(__file__).parents[2] / "docs"
SCREENS = DOCS / "screens"
SIZES = {"desktop": (1280, 800), "phone": (360, 740), "sideways": (740, 360)}
QUALITY = {"desktop": 56, "phone": 70, "sideways": 70}
THEMES = ("dusk", "day")
STUDIED: list[str] = []  # the table whose game was looked into
BOTS = ("kiesel", "findling", "menhir", "kiesel", "findling")


class Camera:
    """Takes pictures of one size, by dusk or by day."""

    def __init__(self, page: Page, size: str, theme: str) -> None:
        self.page = page
        self.size = size
        self.theme = theme

    def take(self, name: str, *, of: str = ".play") -> None:
        """The whole page, or as much as there is room for, with that part of it in sight."""
        self.page.wait_for_load_state("networkidle")
        place = "start" if of == ".play" else "center"
        for part in self.page.locator(of).all():
            part.evaluate(f"part => part.scrollIntoView({{ block: '{place}' }})")
        self.page.wait_for_timeout(900)
        path = SCREENS / f"{name}-{self.size}-{self.theme}.jpg"
        self.page.screenshot(path=path, type="jpeg", quality=QUALITY[self.size])
        print(f"{path.name}, {path.stat().st_size // 1000} kB", flush=True)


def door(camera: Camera) -> None:
    page = camera.page
    page.goto("/")
    camera.take("home")
    page.goto("/game/hidden-stones")
    camera.take("game")
    page.goto("/lab")
    camera.take("lab")
    page.goto("/game/rollende-steine/course")
    page.wait_for_selector(".plan svg.dressed")
    camera.take("course")


def stones(camera: Camera) -> None:
    """Hidden Stones: among others, at its end, and once more."""
    page = camera.page
    open_table(page, "me", *BOTS[:2])
    until(page)
    flip_a_stone(page)
    camera.take("table")
    table = open_table(page, "me")
    until(page)
    flip_a_stone(page)
    play_on(page)
    camera.take("end")
    page.goto(f"/replay/{table}?at=30")
    camera.take("replay")


def study(camera: Camera) -> None:
    """What a strong bot makes of a game of Steinbeißer between two weaker ones."""
    page = camera.page
    if not STUDIED:  # it takes long, and the server remembers it
        STUDIED.append(open_table(page, "kiesel", "menhir", game="steinbeisser", public=True))
        until(page, asked=False)
    page.goto(f"/replay/{STUDIED[0]}?at=60")
    page.locator("[data-study]").click()
    page.wait_for_selector(".curve polyline", timeout=300_000)
    camera.take("analysis", of=".curve")


def biter(camera: Camera, players: int) -> None:
    page = camera.page
    open_table(page, "me", *BOTS[: players - 1], game="steinbeisser")
    for _ in range(9):
        if until(page):
            press(page, page.locator("svg.scene .can").last)
    until(page)
    camera.take(f"steinbeisser-{players}")


def scale(camera: Camera, players: int) -> None:
    """In the second round or later, when two stones lie and the own one is to be placed."""
    page = camera.page
    open_table(page, "me", *["greedy"] * (players - 1), game="hinkel-und-stein")
    fields = page.locator("svg.scene [data-path^='/field-'].can")
    for answers in range(60):
        until(page)
        if is_over(page) or (answers > 24 and fields.count() == 2):
            break
        page.locator(CAN).last.click()
        page.wait_for_timeout(150)
    camera.take(f"hinkel-{players}")


def wheel(camera: Camera) -> None:
    """Rollende Steine: before the push on the plan, and after it in three dimensions."""
    page = camera.page
    open_table(page, "me", "greedy", game="rollende-steine", options={"course": "roof"})
    page.wait_for_selector(".buttons button[data-can]")
    press(page, page.locator(".buttons button[data-can]").last)
    page.wait_for_selector("[data-can=dial]")
    camera.take("push")
    page.locator(".dials button").click()
    page.wait_for_selector("[data-slow]:not([disabled])")
    camera.take("roll", of=".solid")


WALKS: dict[str, Callable[[Camera], None]] = {
    "door": door,
    "stones": stones,
    "study": study,
    "biter-2": lambda camera: biter(camera, 2),
    "biter-6": lambda camera: biter(camera, 6),
    "scale-2": lambda camera: scale(camera, 2),
    "scale-3": lambda camera: scale(camera, 3),
    "scale-4": lambda camera: scale(camera, 4),
    "wheel": wheel,
}
SIDEWAYS = ("biter-6", "scale-4", "wheel")  # what is worth a picture there


def visit(browser: Browser, address: str, size: str, theme: str, walks: list[str]) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dusk" else "light",
        locale="en-GB" if theme == "dusk" else "de-DE",
        reduced_motion="reduce",
        base_url=address,
    )
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto("/")
    page.request.put("/api/me", data={"name": "Anna"})
    for walk in walks:
        try:
            WALKS[walk](Camera(page, size, theme))
        except PlaywrightTimeout:  # on a busy machine once is an accident
            WALKS[walk](Camera(page, size, theme))
    context.close()


def main(asked: list[str]) -> None:
    """All walks, or those that were named."""
    walks = asked or list(WALKS)
    SCREENS.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    reports = ("--reports", str(DOCS / "lab"))
    with served(folder, *reports) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        for theme in THEMES:
            visit(browser, address, "desktop", theme, walks)
            visit(browser, address, "phone", theme, walks)
        visit(browser, address, "sideways", "dusk", [walk for walk in walks if walk in SIDEWAYS])
        browser.close()
    shutil.rmtree(folder)


if __name__ == "__main__":
    main(sys.argv[1:])
