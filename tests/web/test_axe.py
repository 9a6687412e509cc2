"""axe finds nothing: on no page, at no table, in no drawer, at dusk and by day."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page

from steinkreis.game.registry import games
from tests.web.conftest import Visitors
from tests.web.player import open_table, play_on, until

pytestmark = pytest.mark.once

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
RUN = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations.flatMap(
    ({ id, nodes }) => nodes.map(({ target, any }) => `${id} at ${target}: ${any[0]?.message}`))"""


# The number on a card and an arrow to a field are signs that the name says in words: "7 →12" is
# "roll with the 7 to field 12". axe wants the very letters in it.
SIGNS = "label-content-name-mismatch at g[data-path"


def come(visitors: Visitors, width: int = 1280, height: int = 800) -> Page:
    page = visitors.come(width=width, height=height)
    page.context.add_init_script(path=AXE)
    return page


def complaints(page: Page, where: str) -> list[str]:
    """What axe says in both themes; it changes while one looks."""
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_timeout(350)  # colours fade into each other
        heard = [one for one in page.evaluate(RUN) if not one.startswith(SIGNS)]
        found += [f"{where}, {theme}: {one}" for one in heard]
    return found


def test_pages(visitors: Visitors) -> None:
    page = come(visitors)
    found = []
    for address in ("/", "/game/hidden-stones", "/game/rollende-steine/course", "/lab", "/nowhere"):
        page.goto(address)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        found += complaints(page, address)
    page.goto("/game/hidden-stones")
    page.get_by_text("Variants, clock and more").click()
    page.get_by_role("button", name="Read the rules").click()
    page.wait_for_selector("dialog[open] .gallery svg.dressed")
    page.wait_for_load_state("networkidle")
    found += complaints(page, "rules")
    page.keyboard.press("Escape")
    page.locator("nav .who").click()
    found += complaints(page, "person")
    visitors.complaints.clear()  # a page that is not there is logged by the browser itself
    assert found == []


def test_guides(visitors: Visitors) -> None:
    page = come(visitors)
    found = []
    for game in ("hidden-stones", "rollende-steine"):
        page.goto(f"/guide/{game}")
        page.wait_for_selector("svg.scene.dressed")
        found += complaints(page, f"{game}, a note")
        while page.locator(".guide").get_attribute("data-guide") == "read":
            page.locator("[data-guide=next]").click()
        found += complaints(page, f"{game}, something to do")
    assert found == []


@pytest.mark.parametrize("game", sorted(games()))
def test_tables(visitors: Visitors, game: str) -> None:
    page = come(visitors, width=1440, height=900)
    info = next(g for g in page.request.get("/api/games").json()["games"] if g["name"] == game)
    players = min(count for count in info["players"] if count > 1)
    open_table(page, "me", *["greedy"] * (players - 1), game=game)
    until(page)
    page.wait_for_selector("svg.scene.dressed")
    assert complaints(page, game) == []


def test_drawers_on_a_phone(visitors: Visitors) -> None:
    page = come(visitors, width=390, height=844)
    open_table(page, "me", "greedy", options={"goal": 2})
    until(page)
    page.wait_for_selector("svg.scene.dressed")
    found = complaints(page, "phone")
    for drawer in page.locator(".bar button").all():
        drawer.click()
        found += complaints(page, drawer.inner_text())
        drawer.click(force=True)
    play_on(page)
    found += complaints(page, "end")
    page.get_by_role("link", name="Look through the game").click()
    page.wait_for_selector("svg.scene.dressed")
    found += complaints(page, "replay")
    assert found == []
