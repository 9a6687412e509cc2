"""Pictures for the docs: every page and every game, on screens of many sizes: `make shots`.

A position is played once and looked at in all sizes. `make shots WALKS="wheel door"` takes some.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from steinkreis.game.registry import games
from tests.web.conftest import NO_PAUSE, chromium, served
from tests.web.knallen import right_cards
from tests.web.player import CAN, flip_a_stone, is_over, open_table, play_on, press, until

DOCS = Path(__file__).parents[2] / "docs"
SCREENS = DOCS / "screens"
SIZES = ("1440x900", "1920x1080", "820x1180", "390x844", "360x640", "844x390")
BOTH = ("1440x900", "390x844")
EVERYWHERE = ("table", "hinkel-4", "steinbeisser-6", "push", "roll")  # by dusk, in all sizes
THEMES = {"dusk": "en-GB", "day": "de-DE"}
QUALITY = {"1440x900": 56, "1920x1080": 46, "820x1180": 56}
BOTS = ("kiesel", "findling", "menhir", "kiesel", "findling")


class Camera:
    """Takes pictures in all sizes, by dusk or by day."""

    def __init__(self, page: Page, theme: str) -> None:
        self.page = page
        self.theme = theme

    def take(self, name: str, *, of: str = "", tab: str = "") -> None:
        """The page, with that part of it in sight, and that panel where it hides behind a tab."""
        for size in self._sizes(name):
            self._resize(size)
            behind = self.page.locator(f"[data-tab={tab or 'none'}]")
            if behind.count():
                behind.click()
            for part in self.page.locator(of).all() if of else []:
                part.evaluate("part => part.scrollIntoView({ block: 'center' })")
            self.page.wait_for_load_state("networkidle")
            self.page.wait_for_timeout(900)
            path = SCREENS / f"{name}-{size}-{self.theme}.jpg"
            self.page.screenshot(path=path, type="jpeg", quality=QUALITY.get(size, 70))
            print(f"{path.name}, {path.stat().st_size // 1000} kB", flush=True)
        self._resize(SIZES[0])

    def _sizes(self, name: str) -> tuple[str, ...]:
        if self.theme == "day":
            return SIZES[:1]
        if name.startswith("ending-"):
            return BOTH[1:]
        return SIZES if name in EVERYWHERE else BOTH

    def _resize(self, size: str) -> None:
        width, height = map(int, size.split("x"))
        self.page.set_viewport_size({"width": width, "height": height})


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


def lesson(camera: Camera) -> None:
    """A guide that asks for something, and the pictures before the rules."""
    page = camera.page
    page.goto("/guide/steinbeisser")
    page.wait_for_selector(".guide")
    while page.locator("[data-guide=next]").count():
        page.locator("[data-guide=next]").click()
    camera.take("guide")
    page.goto("/game/hinkel-und-stein")
    page.locator(".about button").click()
    page.wait_for_selector("dialog .gallery svg.dressed")
    camera.take("pictures")


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


def endings(camera: Camera) -> None:
    """How every game ends: why, who won, and where the points came from."""
    page = camera.page
    if camera.theme == "day":
        return
    for name, game in games().items():
        if game.package.startswith("steinkreis."):
            players = min(count for count in game.players if count > 1)
            open_table(page, *["greedy"] * players, game=name, public=True)
            page.wait_for_selector(".closing tfoot")
            camera.take(f"ending-{name}")


def study(camera: Camera) -> None:
    """What a strong bot makes of a game of Steinbeißer between two weaker ones."""
    page = camera.page
    if camera.theme == "day":
        return  # it takes long
    table = open_table(page, "kiesel", "findling", game="steinbeisser", public=True)
    until(page, asked=False)
    page.goto(f"/replay/{table}?at=60")
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
    page.locator("svg.scene .gate").nth(2).click()  # whoever pushes has to aim
    camera.take("push")
    page.locator(".dials button").click()
    page.wait_for_selector(f"{CAN}, .closing")
    page.wait_for_selector("[data-slow]:not([disabled])")
    camera.take("roll", tab="roll")


def circle(camera: Camera, game: str, players: int) -> None:
    """A game in the circle of Stonehenge, when some turns have been played."""
    page = camera.page
    open_table(page, "me", *["greedy"] * (players - 1), game=game)
    for number in range(24):
        if not until(page):
            break
        things = page.locator(CAN)
        things.nth(number * 7 % things.count()).click()
        page.wait_for_timeout(200)
    until(page)
    camera.take(f"{game}-{players}")


def circles(camera: Camera, players: int) -> None:
    """Die Dolmengötter: well in the game, with a druid about to go and what its stone would do."""
    page = camera.page
    open_table(page, "me", *["greedy"] * (players - 1), game="dolmengoetter")
    goes = page.locator("svg.scene .place.target")
    for answers in range(80):
        until(page)
        if is_over(page) or (answers > 24 and 0 < goes.count() < 12):
            break
        dolmens, things = page.locator("svg.scene .tile.can"), page.locator("svg.scene .can")
        thing = dolmens.last if dolmens.count() else page.locator(CAN).first
        press(page, things.nth(7 * answers % things.count()) if goes.count() else thing)
    camera.take(f"dolmengoetter-{players}")


def building(camera: Camera, players: int) -> None:
    """Erbaut Stonehenge!: well in the game, with a site to be chosen."""
    page = camera.page
    open_table(page, "me", *["greedy"] * (players - 1), game="erbaut-stonehenge")
    sites = page.locator("svg.scene [data-path^='/site-'].can")
    for answers in range(80):
        until(page)
        if is_over(page) or (answers > 16 and sites.count() > 1):
            break
        things = page.locator("svg.scene .can")
        thing = things if things.count() else page.locator(CAN)
        press(page, thing.nth(7 * answers % thing.count()))
    camera.take(f"erbaut-stonehenge-{players}")


def knallen(camera: Camera, players: int) -> None:
    """Trilithen Knallen: in the middle of a run, with notes to find the right cards by."""
    page = camera.page
    seats = ["greedy"] * (players - 1)
    open_table(page, "me", *seats, game="trilithen-knallen", options={"notes": "on"})
    opened = page.locator("svg.scene .knall-mark.right")
    for _ in range(160):
        if not until(page) or opened.count() >= 2:
            break
        things = right_cards(page) or page.locator(CAN).all()
        press(page, things[0])
    camera.take(f"trilithen-knallen-{players}")


WALKS: dict[str, Callable[[Camera], None]] = {
    "door": door,
    "lesson": lesson,
    "stones": stones,
    "endings": endings,
    "biter-2": lambda camera: biter(camera, 2),
    "biter-6": lambda camera: biter(camera, 6),
    "scale-2": lambda camera: scale(camera, 2),
    "scale-4": lambda camera: scale(camera, 4),
    "wheel": wheel,
    "roulette-3": lambda camera: circle(camera, "opferroulette", 3),
    "council-4": lambda camera: circle(camera, "der-hohe-rat", 4),
    "building-4": lambda camera: building(camera, 4),
    "circles-5": lambda camera: circles(camera, 5),
    "knallen-2": lambda camera: knallen(camera, 2),
    "knallen-5": lambda camera: knallen(camera, 5),
    "study": study,
}


def visit(browser: Browser, address: str, theme: str, walks: list[str]) -> None:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900},
        color_scheme="dark" if theme == "dusk" else "light",
        locale=THEMES[theme],
        reduced_motion="reduce",
        base_url=address,
    )
    context.add_init_script(f"({NO_PAUSE})()")
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto("/")
    page.request.put("/api/me", data={"name": "Anna"})
    for walk in walks:
        try:
            WALKS[walk](Camera(page, theme))
        except PlaywrightTimeout:  # on a busy machine once is an accident
            WALKS[walk](Camera(page, theme))
    context.close()


def main(asked: list[str]) -> None:
    """All walks, or those that were named."""
    walks = asked or list(WALKS)
    if not asked:
        shutil.rmtree(SCREENS, ignore_errors=True)
    SCREENS.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    reports = ("--reports", str(DOCS / "lab"))
    with served(folder, *reports) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        for theme in THEMES:
            visit(browser, address, theme, walks)
        browser.close()
    shutil.rmtree(folder)


if __name__ == "__main__":
    main(sys.argv[1:])
