"""Rollende Steine in the browser: courses of one's own."""

from __future__ import annotations

import base64
import json

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.rolling import ASKED, middle


def drag(page: Page, gate: int, dx: float, dy: float) -> None:
    x, y = middle(page.locator(".plan .gate .grip").nth(gate - 1))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx / 2, y + dy / 2)
    page.mouse.move(x + dx, y + dy)
    page.mouse.up()


def test_a_course_is_made_kept_shared_and_played(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/game/rollende-steine")
    page.get_by_text("Variants, clock and more").click()
    page.get_by_role("link", name="A course of your own").click()
    page.wait_for_selector(".plan svg.dressed")
    page.get_by_label("Name").fill("Zig zag")
    drag(page, 3, 0, -60)
    page.locator(".plan .gate").nth(0).focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press(".")
    expect(page.locator(".judged")).to_contain_text("This can be played.")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("button", name="Zig zag", exact=True)).to_be_visible()
    page.get_by_role("button", name="Share").click()
    link = page.locator(".side .box input").input_value()

    other = visitors.come(language="de-DE")
    other.goto(link)
    expect(other.get_by_label("Zig zag")).to_be_checked()

    page.goto("/game/rollende-steine")
    expect(page.get_by_label("Zig zag")).not_to_be_checked()
    page.get_by_text("Variants, clock and more").click()
    page.get_by_role("link", name="A course of your own").click()
    page.get_by_role("button", name="Zig zag", exact=True).click()
    page.get_by_role("button", name="Try it").click()
    page.wait_for_selector(ASKED)
    expect(page.locator("svg.scene .gate")).to_have_count(5)
    expect(page.locator("svg.scene")).to_contain_text("Your own course")


def test_a_bad_course_is_refused_in_ones_own_language(visitors: Visitors) -> None:
    page = visitors.come(width=360, height=740, language="de-DE")
    page.goto("/game/rollende-steine/course")
    page.wait_for_selector(".plan svg.dressed")
    x = middle(page.locator(".plan .gate .grip").nth(1))[0]
    drag(page, 1, x - middle(page.locator(".plan .gate .grip").nth(0))[0], 0)
    expect(page.locator(".judged")).to_contain_text("Tor 1 und Tor 2 sind sich im Weg.")
    page.get_by_role("button", name="Ausprobieren").click()
    page.get_by_role("button", name="Merken").click()
    expect(page.locator(".judged")).to_contain_text("Tor 1 und Tor 2 sind sich im Weg.")
    assert page.url.endswith("/course")
    assert page.evaluate("localStorage.getItem('steinkreis/rollende-steine/course')") is None
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_broken_link_chooses_nothing(visitors: Visitors) -> None:
    page = visitors.come()
    broken = base64.urlsafe_b64encode(json.dumps([1]).encode()).decode()
    page.goto(f"/game/rollende-steine?course={broken}")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_label("The Wall")).to_be_checked()
