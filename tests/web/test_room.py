"""The table fills the screen: how much of it, how large, and nothing to answer out of sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visitors
from tests.web.player import CAN, is_over, open_table, sight, wait_for_change

pytestmark = pytest.mark.once

Size = tuple[int, int]

DESKTOPS: list[Size] = [(1440, 900), (1920, 1080)]
PHONES: list[Size] = [(390, 844), (360, 640), (844, 390)]
TABLET: Size = (820, 1180)
COVERED = 0.5  # of the screen, at least, by panels
FINGER = 40  # pixels
LETTERS = 11  # pixels
QUESTIONS = 6  # that are looked at in each game
GAMES = {
    "hidden-stones": 3,
    "hinkel-und-stein": 4,
    "steinbeisser": 6,
    "rollende-steine": 2,
    "opferroulette": 5,
    "der-hohe-rat": 4,
    "dolmengoetter": 5,
    "erbaut-stonehenge": 4,
    "trilithen-knallen": 5,
}
ASKED = f"{CAN}, .dials button, .closing"

# Left, top, right and bottom of each panel on the screen.
PANELS = """() => Object.fromEntries(
    [...document.querySelectorAll('[data-panel]')].map((panel) => {
        const { x, y, width, height } = panel.viewBox?.baseVal ? placeOf(panel) : boxOf(panel);
        return [panel.dataset.panel, [x, y, x + width, y + height].map(Math.round)];
        function boxOf(it) { return it.getBoundingClientRect(); }
        function placeOf(it) {
            const table = boxOf(it.parentElement);
            const [left, top] = [it.x, it.y].map((length) => length.baseVal.value);
            const [width, height] = [it.width, it.height].map((length) => length.baseVal.value);
            return { x: table.x + left, y: table.y + top, width, height };
        }
    }))"""

# Answers on the board of which nothing can be touched where they are seen.
OUT_OF_REACH = """() => [...document.querySelectorAll('svg.scene .can')].filter((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const shares = [0.5, 0.2, 0.8];
    return !shares.some((a) => shares.some((b) => {
        const at = document.elementFromPoint(left + a * width, top + b * height);
        const reacts = at?.closest('[data-path].can, [data-for]');
        const path = reacts?.getAttribute('data-path') ?? reacts?.getAttribute('data-for');
        return path === thing.getAttribute('data-path');
    }));
}).map((thing) => thing.getAttribute('data-path'))"""

# Answers on the board that a finger could miss, with their width and height.
TOO_SMALL = """(finger) => [...document.querySelectorAll('svg.scene .can')].flatMap((thing) => {
    const path = thing.getAttribute('data-path');
    const areas = [thing, ...document.querySelectorAll(`[data-for="${CSS.escape(path)}"]`)];
    const boxes = areas.map((area) => area.getBoundingClientRect());
    const size = ['width', 'height'].map((side) => Math.max(...boxes.map((box) => box[side])));
    return Math.min(...size) < finger - 0.5 ? [[path, ...size.map(Math.round)]] : [];
})"""

# The first button is seen whole, all others are at most one swipe away, and none is too small.
BUTTONS = """(finger) => {
    const all = [...document.querySelectorAll('.answers button, .answers summary')];
    const first = all[0]?.getBoundingClientRect();
    const isSeen = !first || document.elementFromPoint(
        first.left + first.width / 2, first.top + first.height / 2)?.closest('button') === all[0];
    const isWhole = !first || (first.left >= 0 && first.right <= innerWidth
        && first.top >= 0 && first.bottom <= innerHeight);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } =
        document.querySelector('.answers');
    const isNear = scrollWidth <= 2 * clientWidth && scrollHeight <= 2 * clientHeight;
    const small = all.map((button) => button.getBoundingClientRect())
        .filter(({ width, height }) => Math.min(width, height) < finger - 0.5);
    return { isSeen, isWhole, isNear, small: small.length };
}"""

# Whatever can be clicked and is seen, except for a swipe, in part under the bar.
UNDER_THE_BAR = """() => {
    const bar = document.querySelector('div.bar');  // Rollende Steine has bars of another kind
    const lid = bar?.getBoundingClientRect();
    const answers = document.querySelector('.answers');
    const edge = answers?.getBoundingClientRect().bottom;
    const all = 'a, button, summary, input, select, [data-path].can, [data-for]';
    return !bar ? [] : [...document.querySelectorAll(all)].filter((thing) => {
        const isHidden = thing.closest('[inert]') || !thing.checkVisibility();
        if (isHidden || bar.contains(thing)) return false;
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const seen = answers?.contains(thing) ? Math.min(bottom, edge) : bottom;
        return seen > lid.top + 1 && top < lid.bottom && right > lid.left && left < lid.right;
    }).map((thing) => thing.outerHTML.slice(0, 120));
}"""

# Words on the board whose letters are too small, with their size.
TINY = """(letters) => [...document.querySelectorAll('svg.scene text')].flatMap((text) => {
    const { a, b } = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    return text.textContent.trim() && size < letters - 0.05
        ? [`${text.textContent}: ${size.toFixed(1)}`] : [];
})"""

CUT_OFF = """() => {
    const words = document.querySelector('.question h1');
    return words.scrollHeight > words.clientHeight + 2;
}"""

# What happened last, and what comes of a button: words that are not whole, or take a line too many.
BROKEN_WORDS = """() => [
    ...[...document.querySelectorAll('.last')].filter((it) =>
        it.scrollHeight > it.clientHeight + 1 || [...it.children].some(
            (line) => line.scrollWidth > line.clientWidth + 1)),
    ...[...document.querySelectorAll('.answers small')].filter((it) =>
        it.clientHeight > 1.8 * parseFloat(getComputedStyle(it).fontSize)),
].map((it) => it.textContent)"""


def sit_down(page: Page, game: str) -> None:
    page.goto("/")
    page.request.put("/api/me", data={"name": "Anna"})
    open_table(page, "me", *["greedy"] * (GAMES[game] - 1), game=game)
    page.wait_for_selector("svg.scene.dressed")


def answer(page: Page, game: str, number: int) -> bool:
    """Give one of the answers, another one each time (but lay no bars); False at the end."""
    page.wait_for_selector(ASKED)
    if is_over(page):
        return False
    things = page.locator(f"{CAN}, .dials button")
    is_rolling = game == "rollende-steine"
    if page.locator(".dials button[aria-disabled]").count():  # nobody has aimed yet
        page.locator("svg.scene .gate").nth(3).click()
    before = sight(page)
    things.nth(-1 if is_rolling else number % things.count()).click()
    wait_for_change(page, before)
    page.wait_for_selector(ASKED)
    return not is_over(page)


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(
        """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
            const table = document.querySelector('.stage');
            const drawn = document.querySelector('svg.scene');
            done(Math.abs(table.clientWidth - drawn.width.baseVal.value) < 1
                && Math.abs(table.clientHeight - drawn.height.baseVal.value) < 1);
        })))"""
    )


def covered(page: Page, size: Size) -> float:
    """The share of the screen that lies within some panel."""
    step = 4
    boxes = page.evaluate(PANELS).values()
    inside = sum(
        any(left <= x < right and top <= y < bottom for left, top, right, bottom in boxes)
        for x in range(0, size[0], step)
        for y in range(0, size[1], step)
    )
    return inside * step * step / (size[0] * size[1])


@pytest.mark.parametrize("game", GAMES)
def test_panels_cover_half_of_a_wide_screen(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    sit_down(page, game)
    for size in DESKTOPS:
        resize(page, size)
        assert covered(page, size) >= COVERED, size
        check_board(page, size)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_small_screen_every_answer_is_in_sight_and_large_enough(
    visitors: Visitors, game: str
) -> None:
    page = visitors.come(width=390, height=844)
    sit_down(page, game)
    for number in range(QUESTIONS):
        page.wait_for_selector(ASKED)
        for size in [*PHONES, TABLET]:
            resize(page, size)
            check_room(page, size)
        resize(page, PHONES[0])
        if not answer(page, game, number):
            break


def check_room(page: Page, size: Size) -> None:
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1], size
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0], size
    check_board(page, size)
    seen = page.evaluate(BUTTONS, FINGER)
    assert seen == {"isSeen": True, "isWhole": True, "isNear": True, "small": 0}, size
    assert page.evaluate(UNDER_THE_BAR) == [], size
    assert not page.evaluate(CUT_OFF), size


def check_board(page: Page, size: Size) -> None:
    assert page.evaluate(OUT_OF_REACH) == [], size
    assert page.evaluate(TOO_SMALL, FINGER) == [], size
    assert page.evaluate(TINY, LETTERS) == [], size


def settled(page: Page) -> dict[str, list[int]]:
    """Where the panels are once the page has found its size, however busy the machine is."""
    places: dict[str, list[int]] = page.evaluate(PANELS)
    for _ in range(20):
        page.wait_for_timeout(300)
        before, places = places, page.evaluate(PANELS)
        if before == places:
            break
    return places


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_nothing_jumps_while_one_plays(visitors: Visitors, game: str, size: Size) -> None:
    """Panels stay where they are, whatever is asked; a roll opens where there was room for it."""
    page = visitors.come(width=size[0], height=size[1])
    sit_down(page, game)
    page.wait_for_selector(ASKED)
    places = settled(page)
    assert len(places) >= 2
    for number in range(QUESTIONS):
        if not answer(page, game, number):
            break
        assert page.evaluate(PANELS) == places


@pytest.mark.parametrize("game", ["opferroulette", "hinkel-und-stein", "der-hohe-rat"])
def test_on_a_phone_small_words_are_whole(visitors: Visitors, game: str) -> None:
    page = visitors.come(width=390, height=844, language="de-DE")
    sit_down(page, game)
    for number in range(QUESTIONS):
        page.wait_for_selector(ASKED)
        assert page.evaluate(BROKEN_WORDS) == []
        if not answer(page, game, number):
            break
