"""A person at a browser: looks, decides, clicks."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

CAN = "svg.scene .can, .buttons button[data-can]"
PATIENCE = 60_000  # milliseconds
OFTEN = 40  # milliseconds; at every frame the looking itself would be most of the work

# However it ends: somebody else wins, whoever looks wins, or several share the victory.
WON = re.compile(r"\bwins?\b|(has|have) won|share the victory")
GEWONNEN = re.compile(r"gewinn(t|st|en)\b|gewonnen!|Gewonnen:|teil(en sich|st dir)")


def open_table(page: Page, *seats: str, **more: object) -> str:
    """Set up a table as the page itself would, and go there."""
    if not page.url.startswith("http"):
        page.goto("/")
    data = {"game": "hidden-stones", "seats": list(seats), **more}
    answer = page.request.post("/api/tables", data=data)
    assert answer.ok, answer.text()
    table = str(answer.json()["id"])
    page.goto(f"/table/{table}")
    return table


# All that a click may change, as one text. Two questions may read the same: the turn counts, too.
SIGHT = """document.querySelector('[data-turn]')?.dataset.turn + '|'
    + [...document.querySelectorAll('svg.scene .can, .buttons, .question, .closing, .pass')]
    .map((e) => (e.dataset.path ?? '') + (e.textContent ?? '')).join('|')"""


def sight(page: Page) -> str:
    return str(page.evaluate(f"() => {SIGHT}"))


def wait_for_change(page: Page, before: str) -> None:
    """Wait until the table has answered."""
    arrived = "!document.querySelector('.question.sent')"
    changed = f"(before) => {arrived} && ({SIGHT}) !== before"
    page.wait_for_function(changed, arg=before, polling=OFTEN)


def is_over(page: Page) -> bool:
    return page.locator(".closing").count() > 0


def is_asked(page: Page) -> bool:
    return page.locator(CAN).count() > 0


def whoever_is_asked(*pages: Page) -> Page:
    """Wait until one of them is."""
    for _ in range(PATIENCE // 50):
        for page in pages:
            if is_asked(page):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def press(page: Page, thing: Locator) -> None:
    """Click, and wait until the table has answered."""
    before = sight(page)
    thing.click()
    wait_for_change(page, before)


def answer(page: Page, thing: Locator) -> None:
    """Click an answer, and wait until the table has counted it, whatever else stirs meanwhile.

    What one sees may change before, and what can be clicked go after: focus, a bot's frames.
    """
    before = page.locator("[data-turn]").get_attribute("data-turn")
    thing.click()
    page.wait_for_function(
        "(before) => document.querySelector('[data-turn]')?.dataset.turn !== before",
        arg=before,
        polling=OFTEN,
    )


def take_over(page: Page) -> None:
    """Say that one is whoever is asked next at this screen, and wait until the table is shown."""
    page.locator(".pass button").click()
    page.wait_for_selector(f"{CAN}, .closing")


def anything(page: Page, luck: Random) -> Locator:
    things = page.locator(CAN)
    return things.nth(luck.randrange(things.count()))


def play_to_the_end(
    page: Page,
    luck: Random,
    choose: Callable[[Page, Random], Locator] = anything,
    most: int = 700,
) -> set[str]:
    """Click, also for others at the same screen, until it is over; gives what kinds of things."""
    clicked: set[str] = set()
    for _ in range(most):
        page.wait_for_selector(f"{CAN}, .closing, .pass")
        if is_over(page):
            break
        if page.locator(".pass").count():
            take_over(page)
            continue
        thing = choose(page, luck)
        path = thing.get_attribute("data-path") or "button"
        clicked.add(re.sub(r"^.*/|(-\d*)+$", "", path))
        answer(page, thing)
    expect(page.locator(".closing")).to_be_visible()
    return clicked


def leave_it(page: Page) -> None:
    """Pass, or end the turn: the last of the buttons."""
    press(page, page.locator(".buttons button[data-can]").last)


def flip_a_stone(page: Page) -> None:
    """Turn the first stone over and pay with the first card."""
    press(page, page.locator("svg.scene .tile.can").first)
    press(page, page.locator("svg.scene .can").first)


def until(page: Page, *, asked: bool = True) -> bool:
    """Wait to be asked, or for the end; whether one is asked."""
    page.wait_for_selector(f"{CAN}, .closing, .pass" if asked else ".closing")
    return is_asked(page) and not is_over(page)


def play_on(page: Page, most: int = 200) -> None:
    """End every turn as soon as possible, until the game is over."""
    for _ in range(most):
        if not until(page):
            break
        leave_it(page)
    expect(page.locator(".closing")).to_be_visible()


def focus(page: Page, selector: str) -> None:
    """Walk there with the Tab key."""
    for _ in range(120):
        if page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never reaches {selector}")


def enter(page: Page) -> None:
    before = sight(page)
    page.keyboard.press("Enter")
    wait_for_change(page, before)
