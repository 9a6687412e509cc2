"""Somebody at a table of Rollende Steine: aims, pushes, lays."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.player import PATIENCE, is_over, open_table, press, sight, wait_for_change

ASKED = ".buttons button[data-can], .dials, .closing"
AIMS = (0.2, 0.35, 0.5, 0.65, 0.8)  # where the wheel is set, as a share of the zone's width


HEARD: dict[Page, list[str]] = {}  # what came over the line with a trace


def sit_down(page: Page, *seats: str) -> str:
    heard = HEARD[page] = []

    def hear(frame: str | bytes) -> None:
        if '"trace":{' in str(frame):
            heard.append(str(frame))

    page.on("websocket", lambda line: line.on("framereceived", hear))
    options = {"wheels": "own", "course": "podium"}
    return open_table(page, *seats, game="rollende-steine", options=options)


def turn_to(page: Page, **shares: float) -> None:
    """Turn dials, by the names they have on the page, to a share of their way."""
    page.locator(".dials details:not([open]) summary").evaluate_all(
        "all => all.map(e => e.click())"
    )
    for name, share in shares.items():
        slider = page.locator(".dials").get_by_label(name.replace("_", " "))
        most = int(slider.get_attribute("max") or 0)
        slider.fill(str(round(share * most)))


def push(page: Page, how: Callable[[], None]) -> None:
    """Push, and wait for the roll: after a second weak one the page looks the same as before."""
    before, count = sight(page), len(HEARD[page])
    how()
    for _ in range(PATIENCE // 20):
        if len(HEARD[page]) > count:
            break
        page.wait_for_timeout(20)
    assert len(HEARD[page]) > count, "no wheel has rolled"
    if "too weak" not in before:
        wait_for_change(page, before)


def let_go(page: Page) -> None:
    if page.locator(".dials button[aria-disabled]").count():  # nobody has aimed yet
        page.locator("svg.scene .gate").nth(2).click()
    push(page, page.locator(".dials button").click)


def lay(page: Page) -> None:
    press(page, page.locator(".dials button"))


def roll_on(page: Page, most: int = 60) -> None:
    """Roll straight at the gates, one after the other, until the game is over."""
    for number in range(most):
        page.wait_for_selector(ASKED)
        if is_over(page):
            break
        if page.locator(".dials").count():
            turn_to(page, Sideways=AIMS[number // 2 % 5], Power=0.9)
            let_go(page)
        else:
            press(page, page.get_by_role("button", name="Roll", exact=True))
    expect(page.locator(".closing")).to_be_visible()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def set_wheel(page: Page, share: float) -> None:
    """Press into the kick zone, there where the wheel is to stand."""
    box = page.locator("[data-field]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + share * box["width"], box["y"] + box["height"] / 2)
    page.evaluate(STILL)


def pull_back(page: Page, dx: float = 0, dy: float = 100) -> None:
    x, y = middle(page.locator("[data-can=dial] .grip"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx / 2, y + dy / 2)
    page.mouse.move(x + dx, y + dy)
    page.mouse.up()


# Resolves when the board has not moved for a few frames: hands need it to hold still.
STILL = """() => new Promise((done) => {
    let [last, calm] = ['', 0];
    const look = () => {
        const { x, y, width } = document.querySelector('svg.scene').getBoundingClientRect();
        const now = [x, y, width].join();
        [last, calm] = [now, now === last ? calm + 1 : 0];
        if (calm > 6) done(); else requestAnimationFrame(look);
    };
    look();
})"""


def hang_back(page: Page) -> bool:
    """Wait to be asked for a push; False at the end of the game."""
    page.wait_for_selector(ASKED)
    if is_over(page):
        return False
    if not page.locator(".dials").count():
        press(page, page.get_by_role("button", name="Roll", exact=True))
    page.wait_for_selector("[data-can=dial]")
    page.evaluate(STILL)
    return True
