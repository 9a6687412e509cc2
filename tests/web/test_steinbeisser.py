"""Steinbeißer to the end by clicking: two at one screen, six on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.player import enter, focus, is_over, open_table, press, until

GAME = "steinbeisser"
MOST = 400  # clicks; a game has some thirty to a hundred


def click_through(page: Page) -> int:
    """Click whatever can be clicked, never the same twice in a row, until the game is over."""
    for clicks in range(MOST):
        if not until(page):
            assert is_over(page), "nothing is secret, so the screen is never passed on"
            return clicks
        open_things = page.locator("svg.scene .can")
        press(page, open_things.nth((7 * clicks) % open_things.count()))
    pytest.fail("the game does not end")


def test_two_at_one_screen_to_the_end(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me", "me", game=GAME)
    assert click_through(page) > 14
    expect(page.locator(".closing")).to_contain_text("free stone")
    rows = page.locator(".closing tr").evaluate_all(
        "all => all.map((row) => [...row.querySelectorAll('td')].map((one) => one.textContent))"
    )
    laid, caught, free = ([int(n.replace("−", "-")) for n in row] for row in rows[1:])
    assert laid == [7, 7]
    assert free == [a + b for a, b in zip(laid, caught, strict=True)]
    for door in ("Look through the game", "Examine the game"):
        expect(page.get_by_role("link", name=door)).to_be_visible()
    expect(page.locator("svg.scene [data-path^='/stone-']")).to_have_count(14)


def test_six_on_a_phone_to_the_end(visitors: Visitors) -> None:
    page = visitors.come(width=360, height=740, language="de-DE")
    open_table(page, "me", *["greedy"] * 5, game=GAME, options={"grace": "on"})
    until(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert click_through(page) >= 5
    expect(page.locator(".closing")).to_contain_text("freie")
    expect(page.locator("svg.scene [data-path^='/stone-']")).to_have_count(30)


def test_a_barred_corner_says_why(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me", "greedy", game=GAME)
    until(page)
    page.locator("svg.scene [data-path='/field-1']").click(force=True)
    reason = page.get_by_text("no stone may lie there at the start", exact=False)
    expect(reason.locator("visible=true").first).to_be_visible()


def test_the_dice_are_read_out_in_one_line(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me", "greedy", game=GAME)
    while until(page):
        if page.locator("svg.scene [data-path='/die-pips']").count():
            break
        press(page, page.locator("svg.scene .can").first)
    expect(page.locator(".question h1")).to_contain_text("Move one of your stones by")
    expect(page.locator("svg.scene [data-path='/die-face']")).to_have_count(1)


def test_the_keyboard_is_enough(visitors: Visitors) -> None:
    """A whole game against a bot; after its turns the focus is still on the board."""
    page = visitors.come()
    open_table(page, "me", "greedy", game=GAME)
    until(page)
    focus(page, "svg.scene .can")
    for _ in range(MOST):
        if not until(page):
            break
        assert page.evaluate("Boolean(document.activeElement.closest('svg.scene'))")
        if not page.evaluate("document.activeElement.matches('.can')"):
            page.keyboard.press("ArrowRight")
        enter(page)
    expect(page.locator(".closing")).to_contain_text("free stone")


def test_single_keys_are_named_and_can_be_switched_off(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me", "greedy", game=GAME)
    until(page)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("ask for advice")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("?")
    sheet.get_by_text("Single-key shortcuts").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_have_count(0)
