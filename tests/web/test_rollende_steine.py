"""Rollende Steine in the browser: bars are laid, wheels are pushed, the course is won or lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.player import is_over, open_table, press, sight, wait_for_change

pytestmark = pytest.mark.once

ASKED = ".buttons button[data-can], .dials, .closing"


def sit_down(page: Page, *seats: str) -> None:
    options = {"wheels": "own", "course": "podium"}
    open_table(page, *seats, game="rollende-steine", options=options)


def turn_to(page: Page, **shares: float) -> None:
    """Turn dials, by the names they have on the page, to a share of their way."""
    for name, share in shares.items():
        slider = page.locator(".dials").get_by_label(name.replace("_", " "))
        most = int(slider.get_attribute("max") or 0)
        slider.fill(str(round(share * most)))


def let_go(page: Page) -> None:
    before = sight(page)
    page.locator(".dials button").click()
    wait_for_change(page, before)


def roll_on(page: Page, most: int = 60) -> None:
    """Roll straight at the gates, one after the other, until the game is over."""
    for number in range(most):
        page.wait_for_selector(ASKED)
        if is_over(page):
            break
        if page.locator(".dials").count():
            turn_to(page, Sideways=(0.2, 0.35, 0.5, 0.65, 0.8)[number // 2 % 5], Force=0.9)
            let_go(page)
        else:
            press(page, page.get_by_role("button", name="Roll", exact=True))
    expect(page.locator(".closing")).to_be_visible()


def test_alone_to_the_end(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "me")
    roll_on(page)
    expect(page.locator(".closing")).to_contain_text("gates")


def test_the_way_of_the_wheel_stays_as_a_line_until_the_next_answer(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "me")
    for _ in range(2):
        page.wait_for_selector(ASKED)
        if page.locator(".dials").count():
            turn_to(page, Force=1)
            let_go(page)
        else:
            press(page, page.get_by_role("button", name="Roll", exact=True))
    expect(page.locator("svg.scene .trail")).to_have_count(1)
    press(page, page.get_by_role("button", name="Roll", exact=True))
    expect(page.locator("svg.scene .trail")).to_have_count(0)


def test_with_a_bot_to_the_end(visitors: Visitors) -> None:
    page = visitors.come(width=360, height=740)
    sit_down(page, "me", "greedy")
    roll_on(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_bar_is_laid_and_lies_there(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "me")
    page.wait_for_selector(ASKED)
    press(page, page.get_by_role("button", name="Lay a bar"))
    turn_to(page, Turn=0.5, Forward=0.1)
    let_go(page)
    expect(page.locator("svg.scene .bar")).to_have_count(1)
    expect(page.locator(".question")).to_contain_text("aim and push")


def test_a_bar_on_a_gate_is_refused_with_a_reason(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "me")
    page.wait_for_selector(ASKED)
    press(page, page.get_by_role("button", name="Lay a bar"))
    turn_to(page, Sideways=0.5, Forward=0.6)
    page.locator(".dials button").click()
    expect(page.get_by_text("A gate stands there.").locator("visible=true").first).to_be_visible()
