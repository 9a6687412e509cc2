"""The guided first game of every game, from the home page to its end, by clicking what glows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from steinkreis.game.guide import guide_of
from steinkreis.game.registry import games
from tests.web.conftest import Visitors
from tests.web.player import CAN, OFTEN

pytestmark = pytest.mark.once

GUIDED = [name for name, game in games().items() if guide_of(game) is not None]
GLOWS = f"{CAN}, .answers [data-can=shoot]"
MOST = 200  # clicks


def test_every_game_of_the_house_has_a_guide() -> None:
    ours = [name for name, game in games().items() if game.package.startswith("steinkreis.")]
    assert ours == GUIDED
    assert len(ours) == 9


@pytest.mark.parametrize("name", GUIDED)
def test_a_guide_is_followed_to_its_end(visitors: Visitors, name: str) -> None:
    page = visitors.come()
    page.goto("/")
    page.locator(f"article a[href='/guide/{name}']").click()
    read, done = follow(page)
    guide = guide_of(games()[name])
    assert guide is not None
    own = [actor for actor in guide.record.actors[guide.start :] if actor == guide.seat]
    assert done == len(own)
    assert read >= 3


def test_a_guide_on_a_phone_leads_to_a_real_game(visitors: Visitors) -> None:
    page = visitors.come(width=390, height=844, language="de-DE", touch=True)
    page.goto("/guide/hidden-stones")
    follow(page)
    page.locator("[data-guide=play]").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".goal")).to_contain_text("Punkte")
    page.goto("/")
    page.wait_for_selector("article .cover img")
    assert page.locator("article a.guide").count() == len(GUIDED) - 1  # it is offered once


def test_what_does_not_glow_does_nothing(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/guide/hidden-stones")
    while state(page) == "read":
        page.locator("[data-guide=next]").click()
    before = page.locator("[data-turn]").get_attribute("data-turn")
    assert page.locator(GLOWS).count() == 1
    page.locator("svg.scene [data-path='/stone-8']").click()
    expect(page.locator(".toast")).to_contain_text("Click what glows")
    assert page.locator("[data-turn]").get_attribute("data-turn") == before


def test_the_rules_begin_with_pictures(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/game/hidden-stones")
    page.get_by_role("button", name="Read the rules").click()
    expect(page.locator("dialog .gallery li")).to_have_count(5)
    expect(page.locator("dialog .gallery svg.scene").first).to_be_visible()
    expect(page.locator("dialog a[href='/guide/hidden-stones']")).to_be_visible()


def state(page: Page) -> str:
    return page.locator(".guide[data-guide]").get_attribute("data-guide") or ""


def follow(page: Page) -> tuple[int, int]:
    """Read every note and click whatever glows; how many were read, and how often it glowed."""
    read = done = 0
    for _ in range(MOST):
        page.wait_for_selector(".guide[data-guide]:not([data-guide=quiet])")
        before = seen(page)
        now = state(page)
        if now == "end":
            return read, done
        if now == "read":
            page.locator("[data-guide=next]").click()
            read += 1
        else:
            glowing = page.locator(GLOWS)
            assert glowing.count() == 1
            glowing.first.click()
            done += 1
        page.wait_for_function(f"(before) => ({SEEN}) !== before", arg=before, polling=OFTEN)
    raise AssertionError("the guide has no end")


# How far the guide has come, as one text.
SEEN = """[...document.querySelectorAll('.guide, .note')]
    .map((e) => [e.dataset.guide, e.dataset.turn, e.dataset.note].join(' ')).join('|')
    + document.querySelector('[data-guide=next]')"""


def seen(page: Page) -> str:
    return str(page.evaluate(f"() => {SEEN}"))
