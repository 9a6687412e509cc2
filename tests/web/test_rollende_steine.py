"""Rollende Steine in the browser: bars are laid, wheels are pushed, the course is won or lost."""

from __future__ import annotations

import base64
import json
import math
import re
import time
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from steinkreis.games.rollende_steine.course import named
from steinkreis.games.rollende_steine.material import BOARD, GATES_END, KICK_END
from tests.web.conftest import Visitors
from tests.web.player import is_over, press, sight, wait_for_change
from tests.web.rolling import (
    AIMS,
    ASKED,
    HEARD,
    STILL,
    hang_back,
    lay,
    let_go,
    middle,
    pull_back,
    push,
    roll_on,
    set_wheel,
    sit_down,
    turn_to,
)

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


def test_nobody_lets_go_who_has_not_aimed_and_a_click_on_a_gate_aims(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "me")
    assert hang_back(page)
    button = page.locator(".dials button")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(page.get_by_text("Aim first").locator("visible=true").first).to_be_visible()
    turn = page.locator("[data-can=dial]")
    before = turn.get_attribute("aria-valuetext")
    page.locator("svg.scene .gate").nth(3).click()
    expect(button).not_to_have_attribute("aria-disabled", "true")
    assert turn.get_attribute("aria-valuetext") != before


def test_the_way_of_the_wheel_stays_as_a_line_until_the_next_answer(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "me")
    for _ in range(2):
        page.wait_for_selector(ASKED)
        if page.locator(".dials").count():
            turn_to(page, Power=1)
            let_go(page)
        else:
            press(page, page.get_by_role("button", name="Roll", exact=True))
    expect(page.locator("svg.scene .trail")).to_have_count(1)
    press(page, page.get_by_role("button", name="Roll", exact=True))
    expect(page.locator("svg.scene .trail")).to_have_count(0)


def test_with_a_bot_to_the_end(visitors: Visitors) -> None:
    page = visitors.come(width=360, height=740)
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


def flick(page: Page, way: list[tuple[float, float]]) -> None:
    """A hand that takes 10 ms a step by its own clock, however slow the machine."""
    mouse = page.context.new_cdp_session(page)
    start = time.time()
    deeds = ["mousePressed", *["mouseMoved"] * (len(way) - 1), "mouseReleased"]
    for step, deed in enumerate(deeds):
        x, y = way[min(step, len(way) - 1)]
        when = {"timestamp": start + 0.01 * step}
        held = {"button": "left", "buttons": int(deed != "mouseReleased"), "clickCount": 1}
        mouse.send("Input.dispatchMouseEvent", {"type": deed, "x": x, "y": y, **held, **when})


def test_a_flick_sets_direction_and_power(visitors: Visitors) -> None:
    page = visitors.come()
    table = sit_down(page, "me")
    hang_back(page)
    x, y = middle(page.locator("[data-can=dial] .grip"))
    push(page, partial(flick, page, [(x + 4 * step, y - 25 * step) for step in range(8)]))
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
    across, along, turned = drag_bar(page)
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
    for key in ("ArrowDown", ".", ".", "ArrowLeft"):
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
    forward = (along - KICK_END) / (GATES_END - KICK_END)
    turn_to(page, Sideways=across / BOARD, Forward=forward)
    page.locator(".dials button").click()
    expect(page.get_by_text("A gate stands there.").locator("visible=true").first).to_be_visible()


def test_the_roll_is_seen_in_three_dimensions(visitors: Visitors) -> None:
    page = visitors.come()
    table = sit_down(page, "me")
    hang_back(page)
    place = page.locator("[data-panel=roll]").bounding_box()  # it is there from the start
    expect(page.locator(".solid canvas")).to_have_count(0)
    let_go(page)
    see_the_roll(page)
    assert page.locator("[data-panel=roll]").bounding_box() == place
    page.locator("[data-slow]").click()
    expect(page.locator("[data-slow]")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Fold away").click()
    expect(page.locator(".solid")).to_have_count(0)
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
