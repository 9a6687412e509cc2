"""With motion and pauses, as most people have it: a click counts at any moment, and once."""

from __future__ import annotations

import random
from itertools import pairwise
from statistics import median

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.player import CAN, is_over, open_table, until

pytestmark = pytest.mark.once

CLICKS = 100  # in each game

# Notes every click under which, at that moment, something could be pressed (whatever lies above
# it), and every answer that goes out; an answer that is sent again is the same answer.
WATCH = """() => {
    window.pressed = 0;
    window.answers = [];
    const can = '.can, [data-can]:not([data-can=dice])'; // throwing dice is no answer
    const paths = (e) => e.getAttribute('data-for');
    const reacts = (e) => e.closest(can) ?? (paths(e)
        && document.querySelector(`[data-path="${CSS.escape(paths(e))}"]`)?.closest(can));
    document.addEventListener('click', ({ clientX, clientY }) => {
        if (document.elementsFromPoint(clientX, clientY).some(reacts)) window.pressed += 1;
    }, true);
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const said = JSON.parse(text);
        if (said.type === 'answer') window.answers.push(said.turn);
        return send.call(this, text);
    };
}"""

# A thing that can be pressed, or any spot of the board.
SPOT = """(share) => {
    const things = [...document.querySelectorAll('svg.scene .can, .buttons [data-can]')];
    const thing = things[Math.floor(share * things.length)];
    const { left, top, width, height } =
        (thing ?? document.querySelector('.stage')).getBoundingClientRect();
    const at = thing ? 0.5 : share;
    return [left + at * width, top + at * height];
}"""


def click_at_any_moment(page: Page, dice: random.Random) -> int:
    """Click on, whatever flies; gives how many of the clicks met something."""
    for _ in range(CLICKS):
        if is_over(page):
            break
        page.wait_for_timeout(dice.choice((0, 0, 15, 40, 90, 200, 400)))
        x, y = page.evaluate(SPOT, dice.random())
        page.mouse.click(x, y)
        if dice.random() < 0.2:
            page.mouse.click(x, y)
    return int(page.evaluate("window.pressed"))


@pytest.mark.parametrize("game", ["hidden-stones", "steinbeisser"])
def test_no_click_is_lost_and_none_counts_twice(visitors: Visitors, game: str) -> None:
    page = visitors.come(moving=True)
    page.add_init_script(f"({WATCH})()")
    dice = random.Random(7)
    open_table(page, "me", "greedy", game=game)
    until(page)
    page.wait_for_selector("svg.scene.dressed")
    pressed = click_at_any_moment(page, dice)
    expect(page.locator(".question.sent")).to_have_count(0)
    answers = page.evaluate("window.answers")
    assert pressed > 10
    assert len(set(answers)) == pressed


def test_moments_of_others_come_one_after_the_other(visitors: Visitors) -> None:
    """A bot's move and the dice after it are two pictures, with a pause between them."""
    page = visitors.come(moving=True)
    open_table(page, "me", "greedy", game="steinbeisser")
    until(page)
    page.evaluate(
        """() => {
            window.seen = [];
            const question = document.querySelector('.question');
            new MutationObserver(() => window.seen.push([performance.now(), question.textContent]))
                .observe(question, { childList: true, characterData: true, subtree: true });
        }"""
    )
    for _ in range(12):
        page.locator(CAN).first.click()
        page.wait_for_timeout(50)
        page.wait_for_selector(CAN)
    seen = page.evaluate("window.seen")
    others = [
        (at, text) for at, text in seen if "Your turn" not in text and "On its way" not in text
    ]
    apart = [b - a for (a, one), (b, other) in pairwise(others) if one != other]
    assert apart, "somebody else was seen doing something"
    # One may come late on a busy machine, and the next is then seen sooner after it.
    assert median(apart) > 300, apart
