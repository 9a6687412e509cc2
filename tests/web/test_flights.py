"""Things fly from panel to panel, and never into somebody's way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.player import PATIENCE, open_table, press, until

pytestmark = pytest.mark.once

# Notes where each copy will land, and what of it could catch a click.
WATCH = """() => {
    window.flown = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const flight of addedNodes) {
            const { offsetLeft: x, offsetTop: y, offsetWidth: w, offsetHeight: h } = flight;
            const parts = [flight, ...flight.querySelectorAll('*')];
            const catches = parts.filter((it) => getComputedStyle(it).pointerEvents !== 'none');
            window.flown.push({ x: x + w / 2, y: y + h / 2, catches: catches.length });
        }
    }).observe(document.querySelector('.flights'), { childList: true });
}"""

MIDDLE = """(thing) => {
    const table = document.querySelector('.stage').getBoundingClientRect();
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left - table.left + width / 2, top - table.top + height / 2];
}"""


def sit_down(visitors: Visitors) -> Page:
    page = visitors.come()
    page.emulate_media(reduced_motion="no-preference")
    open_table(page, "me")
    until(page)
    page.wait_for_selector("svg.scene.dressed:not(.flying)")
    return page


def test_a_card_that_is_paid_flies_from_the_hand_to_the_discards(visitors: Visitors) -> None:
    page = sit_down(visitors)
    press(page, page.locator("svg.scene .tile.can").first)
    page.wait_for_selector("svg.scene:not(.flying) [data-panel=hand] .can")
    page.evaluate(WATCH)
    card = page.locator("[data-panel=hand] .can").first
    name = card.get_attribute("data-path")
    press(page, card)
    landed = page.locator(f"[data-panel=piles] [data-path$='{name}']")
    landed.wait_for()
    expect(page.locator(".flight")).to_have_count(0, timeout=PATIENCE)  # all have landed
    expect(page.locator("[data-flying='']")).to_have_count(0)
    x, y = landed.evaluate(MIDDLE)
    flown = page.evaluate("window.flown")
    assert any(abs(one["x"] - x) < 3 and abs(one["y"] - y) < 3 for one in flown), flown
    assert all(one["catches"] == 0 for one in flown)
