"""Whole games by clicking, as people play them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.player import (
    CAN,
    GEWONNEN,
    PATIENCE,
    WON,
    enter,
    flip_a_stone,
    focus,
    is_over,
    leave_it,
    open_table,
    play_on,
    press,
    take_over,
    until,
    whoever_is_asked,
)

SHORT = {"goal": 4}  # points


def test_a_running_game_is_two_clicks_away(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector(CAN)
    expect(page.locator(".question")).to_contain_text("Your turn")


def test_every_game_is_in_the_first_screen(visitors: Visitors) -> None:
    page = visitors.come(width=1440, height=900)
    page.goto("/")
    page.wait_for_selector("article .cover img")
    buttons = page.get_by_role("button", name="Play now")
    lows = buttons.evaluate_all("all => all.map((one) => one.getBoundingClientRect().bottom)")
    assert len(lows) == len(page.request.get("/api/games").json()["games"])
    assert max(lows) <= 900


def test_a_newcomer_meets_kiesel_and_the_level_is_remembered(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    card = page.locator("article").filter(has_text="Steinbeißer")
    expect(card.get_by_label("Pebble")).to_be_checked()
    card.get_by_role("button", name="Play now").click()
    page.wait_for_selector(CAN)
    expect(page.locator("main")).to_contain_text("Pebble")
    page.goto("/")
    card.get_by_label("Menhir").check(force=True)
    page.reload()
    expect(card.get_by_label("Menhir")).to_be_checked()
    other = page.locator("article").filter(has_text="Hidden Stones")
    expect(other.get_by_label("Pebble")).to_be_checked()
    card.get_by_role("button", name="Play now").click()
    page.wait_for_selector(CAN)
    expect(page.locator("main")).to_contain_text("Menhir")


def test_alone_to_the_end(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me")
    until(page)
    flip_a_stone(page)
    flip_a_stone(page)
    play_on(page)
    expect(page.locator(".closing")).to_contain_text("Lost: 4 strikes")


def test_two_people_and_a_bot_to_the_end(visitors: Visitors) -> None:
    anna, ben = visitors.come(), visitors.come(language="de-DE")
    table = open_table(anna, "me", "open", "greedy", options=SHORT)
    ben.goto(f"/table/{table}")
    ben.get_by_role("button", name="Hinsetzen").first.click()
    for _ in range(PATIENCE // 50):
        for page in (anna, ben):
            if page.locator(CAN).count() and not is_over(page):
                leave_it(page)
        if is_over(anna) and is_over(ben):
            break
        anna.wait_for_timeout(50)
    expect(anna.locator(".closing")).to_contain_text(WON)
    expect(ben.locator(".closing")).to_contain_text(GEWONNEN)


def test_a_spectator_sees_the_table_and_nothing_to_click(visitors: Visitors) -> None:
    anna, guest = visitors.come(), visitors.come()
    table = open_table(anna, "me", "greedy")
    until(anna)
    guest.goto(f"/table/{table}")
    expect(guest.locator("svg.scene .tile").first).to_be_visible()
    assert guest.locator(CAN).count() == 0
    hand = anna.locator("svg.scene [data-path^='/card-']").evaluate_all(
        "all => all.map((e) => e.getAttribute('data-path'))"
    )
    seen = guest.locator("svg.scene [data-path^='/card-']").evaluate_all(
        "all => all.map((e) => e.getAttribute('data-path'))"
    )
    assert len(hand) >= 4
    assert not set(hand) & set(seen)


def test_one_screen_hides_the_table_while_it_is_handed_over(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me", "me", "greedy", options=SHORT)
    handed_over = 0
    for _ in range(200):
        page.wait_for_selector(f"{CAN}, .closing, .pass")
        if is_over(page):
            break
        if page.locator(".pass").count():
            handed_over += 1
            assert page.locator("svg.scene").count() == 0
            take_over(page)
            continue
        leave_it(page)
    assert handed_over > 2
    expect(page.locator(".closing")).to_contain_text(WON)


def test_the_keyboard_is_enough(visitors: Visitors) -> None:
    """A whole game alone without touching the mouse."""
    page = visitors.come()
    open_table(page, "me")
    until(page)
    focus(page, "svg.scene .tile.can")
    enter(page)
    focus(page, "svg.scene .can")
    before = page.evaluate("document.activeElement.getAttribute('data-path')")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('data-path')") != before
    enter(page)
    for _ in range(20):
        if not until(page):
            break
        focus(page, ".buttons button[data-can]")
        enter(page)
    expect(page.locator(".closing")).to_contain_text("Lost: 4 strikes")


def test_a_phone_is_wide_enough(visitors: Visitors) -> None:
    page = visitors.come(width=360, height=740, language="de-DE")
    for address in ("/", "/game/hidden-stones"):
        page.goto(address)
        page.wait_for_selector("h1")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    open_table(page, "me")
    until(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    flip_a_stone(page)
    play_on(page)
    expect(page.locator(".closing")).to_contain_text("Verloren: 4 Minuspunkte")


def test_the_language_changes_in_mid_game(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me")
    until(page)
    flip_a_stone(page)
    expect(page.locator(".question")).to_contain_text("What will you do?")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator(".question")).to_contain_text("Was machst du?")
    expect(page.locator("body")).to_contain_text("drehst einen Stein um")
    page.get_by_role("button", name="English").click()
    expect(page.locator(".question")).to_contain_text("What will you do?")
    leave_it(page)


def test_a_wrong_click_says_why(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me", "greedy")
    until(page)
    unfit = page.locator("svg.scene [aria-disabled=true]").first
    unfit.click(force=True)  # it is marked as not possible, and clicked all the same
    reason = page.get_by_text("is not on the table now", exact=False).locator("visible=true")
    expect(reason.first).to_be_visible()


def test_an_answer_can_be_taken_back(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me")
    until(page)
    press(page, page.locator("svg.scene .tile.can").first)
    expect(page.locator(".question")).to_contain_text("Which card do you pay")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".question")).to_contain_text("What will you do?")


def test_a_take_back_is_voted_on(visitors: Visitors) -> None:
    """In Steinbeißer stones are laid in turn: past the other's answer it takes consent."""
    anna, ben = visitors.come(), visitors.come()
    table = open_table(anna, "me", "open", game="steinbeisser")
    ben.goto(f"/table/{table}")
    ben.get_by_role("button", name="Sit down").first.click()
    one = whoever_is_asked(anna, ben)
    other = ben if one is anna else anna
    press(one, one.locator("svg.scene .can").first)
    other.wait_for_selector(CAN)
    press(other, other.locator("svg.scene .can").first)
    laid = one.get_by_role("log").get_by_text(re.compile("lays? a stone"))
    expect(laid).to_have_count(2)
    for answer in ("Refuse", "Agree"):
        one.get_by_role("button", name="Ask to take back").click()
        expect(one.locator("main")).to_contain_text("Waiting for")
        expect(other.locator("main")).to_contain_text("would like to take the last step back")
        other.get_by_role("button", name=answer).click()
        expect(one.locator("main")).not_to_contain_text("Waiting for")
    expect(laid).to_have_count(0)
    one.wait_for_selector(CAN)
    assert other.locator(CAN).count() == 0


def test_a_bot_takes_over_by_vote(visitors: Visitors) -> None:
    anna, ben = visitors.come(), visitors.come()
    table = open_table(anna, "me", "open", "open", game="steinbeisser")
    cleo = visitors.come()
    for page in (ben, cleo):
        page.goto(f"/table/{table}")
        page.get_by_role("button", name="Sit down").first.click()
        page.wait_for_selector("svg.scene, .seats")
    anna.wait_for_selector("svg.scene")
    cleo.get_by_role("button", name="Leave the table").click()
    cleo.get_by_role("button", name="Yes").click()
    anna.get_by_role("button", name="Let a bot take over").click()
    ben.get_by_role("button", name="Agree").click()
    expect(anna.locator("main")).to_contain_text("Magpie")


def test_a_finished_game_is_watched_again_and_played_again(visitors: Visitors) -> None:
    page = visitors.come()
    table = open_table(page, "me")
    until(page)
    flip_a_stone(page)
    play_on(page)
    page.get_by_role("link", name="Look through the game").first.click()
    page.wait_for_url(re.compile("/replay/"))
    slider = page.get_by_role("slider").first
    expect(slider).to_be_visible()
    slider.press("End")
    expect(page.locator("svg.scene g.tile")).to_have_count(9)
    record = page.request.get(f"/api/tables/{table}/record")
    assert record.ok
    page.goto(f"/replay/{table}?at=3")
    expect(page.locator("svg.scene g.tile")).to_have_count(3)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="New game").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    until(page)


def test_a_lost_connection_comes_back_by_itself(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me")
    until(page)
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.wait_for_timeout(300)
    page.context.set_offline(False)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    flip_a_stone(page)
    visitors.complaints.clear()  # the browser grumbles about the lost line, rightly


def test_who_is_offline_is_told_at_once(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me")
    until(page)
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible(timeout=2_000)
    page.locator("svg.scene .tile.can").first.click()
    expect(page.locator(".question")).to_contain_text("waiting for the connection", timeout=2_000)
    page.context.set_offline(False)
    expect(page.locator(".question")).to_contain_text("Which card do you pay")
    visitors.complaints.clear()  # the browser grumbles about the lost line, rightly


def test_an_answer_on_its_way_is_marked_before_anything_comes_back(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me")
    until(page)
    page.evaluate(
        """() => {
            WebSocket.prototype.send = () => {};  // the line is dead
        }"""
    )
    page.locator("svg.scene .tile.can").first.click()
    expect(page.locator(".question.sent")).to_have_count(1)
    expect(page.locator("svg.scene .tile.sent")).to_have_count(1)
    assert page.locator(CAN).count() == 0


def test_pointing_at_a_stone_shows_where_it_would_go(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me", "greedy", game="steinbeisser")
    while until(page) and not page.locator("svg.scene [data-path='/die-pips']").count():
        press(page, page.locator("svg.scene .can").first)
    stone = page.locator("svg.scene .field.can").first
    stone.hover()
    label = stone.get_attribute("aria-label") or ""
    aimed = page.locator("[data-aimed]")
    expect(aimed).to_have_count(1)
    end = (aimed.get_attribute("data-path") or "").removeprefix("/field-")
    assert re.search(rf"\b{end}\b", label)
    page.mouse.move(5, 5)
    expect(aimed).to_have_count(0)


def test_passing_is_not_golden_while_there_is_something_to_do(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me", "greedy")
    until(page)
    expect(page.locator(".buttons button")).to_have_count(1)
    assert page.locator(".buttons button.warm").count() == 0


def test_a_table_that_is_not_there_is_explained(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/table/no-such-table")
    expect(page.locator("main")).to_contain_text(re.compile("no such table|not here", re.I))
    visitors.complaints.clear()  # a 404 is logged by the browser itself


def test_nothing_is_asked_of_other_servers(visitors: Visitors) -> None:
    page = visitors.come()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    open_table(page, "me")
    until(page)
    strangers = [url for url in asked if not re.match(r"(http://127\.0\.0\.1:|data:|blob:)", url)]
    assert strangers == []


def test_a_notification_says_when_it_is_ones_turn(visitors: Visitors) -> None:
    """The browser's own notifications are replaced by a list; nobody looks at the page."""
    one, other = visitors.come(), visitors.come()
    one.add_init_script(
        """window.notes = [];
        window.Notification = class {
            static permission = 'granted';
            static requestPermission = async () => 'granted';
            constructor(title, more) { window.notes.push([title, more.body]); }
            close() {}
        };"""
    )
    table = open_table(one, "me", "open")
    other.goto(f"/table/{table}")
    other.get_by_role("button", name="Sit down").click()
    one.get_by_role("button", name="Tell me when it is my turn").click()
    one.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    other.wait_for_selector("svg.scene.dressed")
    if "Your turn" not in other.locator(".question").inner_text():
        leave_it(one)
    assert until(other)
    leave_it(other)
    one.wait_for_function("window.notes.length > 0")
    assert one.evaluate("window.notes.at(-1)") == ["Your turn", "Hidden Stones: your turn."]
