"""Trilithen Knallen by clicking, to the end."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitors
from tests.web.knallen import right_cards
from tests.web.player import (
    CAN,
    GEWONNEN,
    WON,
    answer,
    anything,
    is_over,
    open_table,
    play_to_the_end,
    take_over,
)

pytestmark = pytest.mark.once

SHORT = {"discs": 3, "rounds": 9, "notes": "on", "cards": "near"}


def right_card(page: Page, luck: Random) -> Locator:
    """A noted card of the colour that comes next, where one is wanted; else anything."""
    cards = right_cards(page)
    return cards[luck.randrange(len(cards))] if cards else anything(page, luck)


def test_two_with_two_triliths_each(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me", "greedy", game="trilithen-knallen", options=SHORT)
    clicked = play_to_the_end(page, Random(1), right_card)
    assert clicked >= {"card", "back", "trilith", "button"}
    expect(page.locator(".closing")).to_contain_text(WON)


def test_five_with_two_at_one_phone(visitors: Visitors) -> None:
    page = visitors.come(width=390, height=844, language="de-DE")
    seats = ["me", "greedy", "me", "random", "random"]
    open_table(page, *seats, game="trilithen-knallen", options=SHORT)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    clicked = play_to_the_end(page, Random(2), right_card)
    assert clicked >= {"card", "spot", "back", "button"}
    expect(page.locator(".closing")).to_contain_text(GEWONNEN)


def test_the_page_never_gets_to_see_a_card_that_lies_face_down(visitors: Visitors) -> None:
    """All that comes over the wire: a face is there only while the card lies open."""
    page = visitors.come()
    heard: list[str] = []
    page.on(
        "websocket", lambda wire: wire.on("framereceived", lambda text: heard.append(str(text)))
    )
    options = {"discs": 3, "rounds": 5}
    open_table(page, "me", "random", "random", game="trilithen-knallen", options=options)
    play_to_the_end(page, Random(3), right_card)
    assert any("display-up" in frame for frame in heard)
    assert not any("display-noted" in frame for frame in heard)
    assert not any('"faces"' in frame or '"pool"' in frame for frame in heard)


# Counts how often the table is shaken and how often stones crash: the lowest note there is.
FELT = """() => {
    window.shakes = window.crashes = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        if (this.matches('.stage')) window.shakes += 1;
        return animate.apply(this, how);
    };
    const Tone = window.OscillatorNode;
    window.OscillatorNode = class extends Tone {
        constructor(audio, how) {
            super(audio, how);
            if (how.frequency === 46) window.crashes += 1;
        }
    };
}"""


@pytest.mark.parametrize("moving", [True, False])
def test_a_crash_is_heard_and_where_motion_is_on_it_is_felt(
    visitors: Visitors, moving: bool
) -> None:
    page = visitors.come(moving=moving)
    page.add_init_script(f"({FELT})()")
    open_table(page, "me", "me", game="trilithen-knallen", options={**SHORT, "rounds": 30})
    for _ in range(200):
        page.wait_for_selector(f"{CAN}, .closing, .pass")
        if page.evaluate("window.crashes") or is_over(page):
            break
        if page.locator(".pass").count():
            take_over(page)
        else:
            answer(page, (right_cards(page) or page.locator(CAN).all())[0])
    assert page.evaluate("window.crashes") >= 1
    assert (page.evaluate("window.shakes") > 0) == moving
