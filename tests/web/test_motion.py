"""With motion, as most people have it: things fly, and every click still counts."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.player import WON, flip_a_stone, open_table, play_on, until

# Counts the flights that were ever seen, and notes where they ended up in the page.
WATCH = """() => {
    window.flights = 0;
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node instanceof Element) window.flights += node.matches('.flight') ? 1 : 0;
    }).observe(document.body, { childList: true, subtree: true });
}"""
LANDED = "() => !document.querySelector('.flight, [data-flying]')"


def watch(page: Page) -> None:
    page.wait_for_selector("svg.scene.dressed")
    page.evaluate(WATCH)


def test_a_stone_and_its_card_fly_and_land(visitors: Visitors) -> None:
    page = visitors.come(moving=True)
    open_table(page, "me")
    assert until(page)
    watch(page)
    flip_a_stone(page)
    page.wait_for_function("() => window.flights > 1")
    page.wait_for_function(LANDED)
    expect(page.locator("svg.scene .tile").first).to_be_visible()


def test_a_whole_game_with_a_bot_while_things_fly(visitors: Visitors) -> None:
    page = visitors.come(moving=True)
    open_table(page, "me", "greedy", options={"goal": 3})
    assert until(page)
    watch(page)
    flip_a_stone(page)
    play_on(page)
    assert page.evaluate("window.flights") > 2
    page.wait_for_function(LANDED)
    expect(page.locator(".closing")).to_contain_text(WON)


def test_without_motion_nothing_flies(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me")
    assert until(page)
    watch(page)
    flip_a_stone(page)
    assert page.evaluate("window.flights") == 0
