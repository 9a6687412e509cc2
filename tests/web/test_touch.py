"""Fingers on a phone: the browser gets touches, as from a real screen, and no mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitors
from tests.web.player import open_table, sight, until, wait_for_change
from tests.web.rolling import ASKED, STILL, hang_back, middle, push, sit_down


def phone(visitors: Visitors) -> Page:
    return visitors.come(width=360, height=740, touch=True)


def tap(page: Page, thing: Locator) -> None:
    before = sight(page)
    thing.tap()
    wait_for_change(page, before)


def slide(page: Page, way: list[tuple[float, float]]) -> None:
    """Put a finger down, move it along the way, lift it."""
    line = page.context.new_cdp_session(page)
    kinds = ["touchStart"] + ["touchMove"] * (len(way) - 1)
    for kind, (x, y) in zip(kinds, way):
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_stone_is_turned_over_by_tapping(visitors: Visitors) -> None:
    page = phone(visitors)
    open_table(page, "me")
    until(page)
    tap(page, page.locator("svg.scene .tile.can").first)
    tap(page, page.locator("svg.scene .can").first)
    expect(page.get_by_role("button", name="Take back")).to_be_visible()


def test_what_is_touched_says_what_it_is(visitors: Visitors) -> None:
    """At once where it can do nothing; an answer says so to a finger that rests on it."""
    page = phone(visitors)
    open_table(page, "me", "greedy")
    until(page)
    page.locator("svg.scene [data-path='/plaque-1']").tap()
    expect(page.locator(".toast")).to_contain_text("of 10 cards scored")
    before = page.locator("[data-turn]").get_attribute("data-turn")
    hold(page, page.locator("svg.scene .tile.can").first)
    expect(page.locator(".toast")).to_contain_text("Turn the")
    assert page.locator("[data-turn]").get_attribute("data-turn") == before
    tap(page, page.locator("svg.scene .tile.can").first)


def hold(page: Page, thing: Locator) -> None:
    """Let a finger rest on it."""
    line = page.context.new_cdp_session(page)
    x, y = middle(thing)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(900)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_wheel_is_pulled_back_with_a_finger_and_the_page_stays(visitors: Visitors) -> None:
    page = phone(visitors)
    sit_down(page, "me")
    assert hang_back(page)
    x, y = middle(page.locator("[data-can=dial] .grip"))
    way = [(x, y + 12 * step) for step in range(8)]
    at = page.evaluate("scrollY")
    push(page, lambda: slide(page, way))
    assert page.evaluate("scrollY") == at


def test_a_bar_follows_the_finger_and_its_knob_turns_it(visitors: Visitors) -> None:
    page = phone(visitors)
    sit_down(page, "me")
    page.wait_for_selector(ASKED)
    tap(page, page.get_by_role("button", name="Lay a bar"))
    page.wait_for_selector("[data-can=place]")
    page.evaluate(STILL)
    spoken = page.locator("[data-can=place]")
    for thing in (".dial.field .halo", "[data-knob]"):
        before, at = spoken.get_attribute("aria-valuetext"), page.evaluate("scrollY")
        x, y = middle(page.locator(thing))
        slide(page, [(x + 6 * step, y - 8 * step) for step in range(8)])
        expect(spoken).not_to_have_attribute("aria-valuetext", before or "")
        assert page.evaluate("scrollY") == at
