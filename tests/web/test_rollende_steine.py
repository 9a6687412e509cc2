"""Rollende Steine in the browser: bars are laid, wheels are pushed, the course is won or lost."""

from __future__ import annotations

import base64
import json
import math
import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from steinkreis.games.rollende_steine.course import named
from tests.web.conftest import Visitors
from tests.web.player import PATIENCE, is_over, open_table, press, sight, wait_for_change

pytestmark = pytest.mark.once

ASKED = ".buttons button[data-can], .dials, .closing"
AIMS = (0.2, 0.35, 0.5, 0.65, 0.8)  # where the wheel is set, as a share of the zone's width

# Counts what is seen in a picture: how many colours, roughly.
COLOURS = """async (data) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + data;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height).data;
    const found = new Set();
    for (let k = 0; k < pixels.length; k += 4)
        found.add((pixels[k] >> 4) + '/' + (pixels[k + 1] >> 4) + '/' + (pixels[k + 2] >> 4));
    return found.size;
}"""


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
            turn_to(page, Sideways=AIMS[number // 2 % 5], Force=0.9)
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


def test_the_way_of_the_wheel_stays_as_a_line_until_the_next_answer(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "me")
    for _ in range(2):
        page.wait_for_selector(ASKED)
        if page.locator(".dials").count():
            turn_to(page, Force=1)
            let_go(page)
        else:
            press(page, page.get_by_role("button", name="Roll", exact=True))
    expect(page.locator("svg.scene .trail")).to_have_count(1)
    press(page, page.get_by_role("button", name="Roll", exact=True))
    expect(page.locator("svg.scene .trail")).to_have_count(0)


def test_with_a_bot_to_the_end(visitors: Visitors) -> None:
    page = visitors.come(width=360, height=740)
    page.set_default_timeout(60_000)  # bots may think long where the machine is busy
    sit_down(page, "me", "greedy")
    roll_on(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_alone_to_the_end_by_pulling_back_and_the_book_has_it(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    page.request.put("/api/me", data={"name": "Petra"})
    sit_down(page, "me")
    number = 0
    while number < 60 and hang_back(page):
        set_wheel(page, AIMS[number % 5])
        push(page, partial(pull_back, page))
        number += 1
    expect(page.locator(".closing")).to_contain_text("gate")
    page.goto("/game/rollende-steine")
    row = page.locator(".book tbody tr").filter(has_text="Petra")
    expect(row).to_contain_text("Podium")
    expect(row).to_contain_text("of 10")


def test_alone_to_the_end_with_the_keyboard(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "me")
    number = 0
    while number < 60:
        page.wait_for_selector(ASKED)
        if is_over(page):
            break
        if page.locator("[data-can=dial]").count():
            walk_to(page, "[data-can=place]")
            page.keyboard.press("ArrowRight" if number % 2 else "ArrowLeft")
            walk_to(page, "[data-can=dial]")
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("Space")  # the mark swings
            page.wait_for_timeout(1000)
            push(page, partial(page.keyboard.press, "Space"))
            number += 1
        else:
            walk_to(page, ".buttons [data-can]:last-child")
            before = sight(page)
            page.keyboard.press("Enter")
            wait_for_change(page, before)
    expect(page.locator(".closing")).to_contain_text("gate")


def walk_to(page: Page, selector: str) -> None:
    for _ in range(60):
        if page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the Tab key never reaches {selector}")


def test_a_flick_sets_direction_and_power(visitors: Visitors) -> None:
    page = visitors.come()
    table = sit_down(page, "me")
    hang_back(page)
    x, y = middle(page.locator("[data-can=dial] .grip"))
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 8):
        page.mouse.move(x + 4 * step, y - 25 * step)
    push(page, page.mouse.up)
    page.goto(f"/table/{table}")
    trace = json.loads(HEARD[page][0])["trace"]
    (ax, ay), (bx, by) = trace["paths"]["wheel"][:2]
    assert math.degrees(math.atan2(by - ay, bx - ax)) == pytest.approx(-80.9, abs=2)
    assert math.hypot(bx - ax, by - ay) / 0.02 > 200  # fast, in units of the scene a second


def test_a_slow_hand_forward_pushes_nothing(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "me")
    hang_back(page)
    x, y = middle(page.locator("[data-can=dial] .grip"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y - 60)
    page.wait_for_timeout(200)
    page.mouse.up()
    expect(page.locator("[data-can=dial]")).to_have_count(1)
    spoken = page.locator("[data-can=dial]").get_attribute("aria-valuetext") or ""
    assert -70 < float(spoken.split(" ")[0]) < -55  # but it aims


def test_the_line_ahead_ends_with_the_run_up_zone(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "me")
    hang_back(page)
    zone = page.locator("svg.scene .zone.run-up").bounding_box()
    line = page.locator(".dial .aim").bounding_box()
    assert zone is not None
    assert line is not None
    assert abs(line["y"] - zone["y"]) < 3


def draw_along(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end)
    page.mouse.up()


def drag_bar(page: Page) -> tuple[float, float, float]:
    """Drag the bar to a place in the run-up zone and turn it; says where it lies then."""
    page.evaluate(STILL)
    zone = page.locator("svg.scene .zone.run-up").bounding_box()
    assert zone is not None
    aim = zone["x"] + 0.3 * zone["width"], zone["y"] + 0.5 * zone["height"]
    draw_along(page, middle(page.locator(".dial.field .halo")), aim)
    knob_x, knob_y = middle(page.locator("[data-knob]"))
    draw_along(page, (knob_x, knob_y), (knob_x + 60, knob_y - 40))
    spoken = page.locator("[data-can=place]").get_attribute("aria-valuetext") or ""
    across, along, turned = re.findall(r"[\d.]+", spoken)
    return float(across), float(along), float(turned)


def test_a_bar_is_dragged_and_turned_and_lies_there(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "me")
    page.wait_for_selector(ASKED)
    press(page, page.get_by_role("button", name="Lay a bar"))
    page.wait_for_selector("[data-can=place]")
    for _ in range(5):  # the board finds its size while the dials appear: a hand would wait
        across, along, turned = drag_bar(page)
        if 29 < across < 31 and 22 < along < 25:
            break
        page.wait_for_timeout(400)
    assert 29 < across < 31
    assert 22 < along < 25
    assert turned != 90
    lay(page)
    expect(page.locator("svg.scene .bar")).to_have_count(1)
    expect(page.locator(".question")).to_contain_text("aim and push")


def test_a_bar_is_laid_with_the_keyboard(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "me")
    page.wait_for_selector(ASKED)
    press(page, page.get_by_role("button", name="Lay a bar"))
    walk_to(page, "[data-can=place]")
    for key in ("ArrowDown",) * 6 + (".", ".", "ArrowLeft"):
        page.keyboard.press(key)
    before = sight(page)
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    expect(page.locator("svg.scene .bar")).to_have_count(1)


def test_a_bar_on_a_gate_is_refused_with_a_reason(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "me")
    page.wait_for_selector(ASKED)
    press(page, page.get_by_role("button", name="Lay a bar"))
    across, along, _ = named("podium").gates[2]
    turn_to(page, Sideways=across / 100, Forward=along / 100)
    page.locator(".dials button").click()
    expect(page.get_by_text("A gate stands there.").locator("visible=true").first).to_be_visible()


def test_the_roll_is_seen_in_three_dimensions(visitors: Visitors) -> None:
    page = visitors.come()
    table = sit_down(page, "me")
    hang_back(page)
    assert page.locator(".solid").count() == 0
    let_go(page)
    see_the_roll(page)
    page.locator("[data-slow]").click()
    expect(page.locator("[data-slow]")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Fold away").click()
    expect(page.locator(".solid canvas")).to_have_count(0)
    page.get_by_role("button", name="Show in 3D").click()
    see_the_roll(page)
    hang_back(page)
    page.reload()  # it is still there, at rest, although somebody has answered since
    see_the_roll(page)
    page.locator("[data-slow]").click()
    expect(page.locator("[data-slow]")).to_have_attribute("aria-pressed", "true")
    hang_back(page)
    roll_on(page)
    page.goto(f"/replay/{table}?at=3")
    see_the_roll(page)


def see_the_roll(page: Page) -> None:
    """The canvas shows a picture: far more colours than an empty one has."""
    page.wait_for_selector("[data-slow]:not([disabled])")
    page.wait_for_timeout(300)
    picture = page.locator(".solid .view").screenshot()
    assert page.evaluate(COLOURS, base64.b64encode(picture).decode()) > 60


def test_without_webgl_a_sentence_says_so(visitors: Visitors) -> None:
    page = visitors.come()
    page.add_init_script(
        """const real = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
            return kind.startsWith('webgl') ? null : real.call(this, kind, ...more);
        };"""
    )
    sit_down(page, "me")
    hang_back(page)
    let_go(page)
    expect(page.locator(".solid")).to_contain_text("cannot show three dimensions")
    visitors.complaints.clear()  # the library itself complains as well


# Courses of one's own


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
