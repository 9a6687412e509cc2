"""What each viewer is shown and told, and that tables come back from the store as they were."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, PUBLIC
from steinkreis.game.registry import game
from steinkreis.games.hidden_stones.questions import PASS
from steinkreis.scene.wire import encode
from steinkreis.table.events import Clock
from steinkreis.table.listed import listed, table_row
from steinkreis.table.picture import NOTHING, Sent
from steinkreis.table.picture import encode as put_into_words
from steinkreis.table.table import CHAT_KEPT, Table
from tests.server.guests import joined, whole
from tests.table.sitting import STONES, No, Sitting, portrait

PEOPLE = ["ann", "ben", "cleo", "nobody"]


def travel(after: Sent, before: Sent, past: Sent = NOTHING) -> bytes:
    return put_into_words(after, before, past)


def told(table: Table, viewer: int) -> bytes:
    """The log as the game itself tells it, from the beginning."""
    state, lines = STONES.start(table.terms.setup), []
    for action in table.record.actions:
        before = state.copy()
        state.apply(action)
        lines += STONES.tale(before, action, state, viewer)
    return encode(lines)


def test_everybody_looks_through_their_own_eyes() -> None:
    table = Sitting("ann", "ben")
    views = {who: table.frame(who) for who in ("ann", "ben", "cleo")}
    assert [view.viewer for view in views.values()] == [0, 1, PUBLIC]
    for view in views.values():
        assert encode(view.scene) == encode(STONES.scene(table.table.state, view.viewer))
    assert len({encode(view.scene) for view in views.values()}) == 3


def test_who_has_two_seats_chooses_one_to_look_from() -> None:
    table = Sitting("ann", "ann", "ben")
    assert table.frame("ann").viewer == PUBLIC
    assert table.frame("ann", 1).viewer == 1
    assert table.frame("ann", 2).viewer == PUBLIC
    assert table.frame("ben", 0).viewer == 2


def test_whose_turn_it_is_is_said() -> None:
    table = Sitting("ann", "ben")
    shown = listed(table.table, "table")
    rows = {who: table_row(shown, who, set()) for who in ("ann", "ben", "cleo")}
    assert [who for who, row in rows.items() if row.turn_is_mine] == [table.actor]
    assert table.frame("ben").info.mine == [1]


def test_a_log_is_kept_up_to_date_for_each_viewer() -> None:
    table = Sitting("ann", "ben")
    rng = Rng(5)
    for step in range(60):
        if step == 20:
            table.table.log(0)  # from here on told bit by bit, the others at the end
        table.play(table.table.state.sample(rng))
    for viewer in (0, 1, PUBLIC):
        lines = table.table.log(viewer).lines
        assert b"[%b]" % b",".join(lines) == told(table.table, viewer)
    assert told(table.table, 0) != told(table.table, PUBLIC)


def test_a_log_goes_back_with_what_was_taken_back() -> None:
    table = Sitting("ann", "ben")
    who = table.actor
    before = encode(table.table.log(PUBLIC).lines)
    epoch = table.table.epoch
    table.play(0)
    table.play(table.table.state.actions()[0])
    assert encode(table.table.log(PUBLIC).lines) != before
    table.undo(who)
    table.undo(who)
    assert encode(table.table.log(PUBLIC).lines) == before
    assert table.table.epoch == epoch + 2


def test_only_new_lines_are_sent() -> None:
    table = Sitting("ann")
    table.chat("ann", "First.")
    have = Sent(table.frame("ann"))
    again = json.loads(travel(Sent(table.frame("ann")), have))
    assert "log" not in again
    assert "chat" not in again
    table.play(PASS)
    table.chat("ann", "Second.")
    news = json.loads(travel(Sent(table.frame("ann")), have))
    assert news["log"]["start"] == have.lines
    assert news["log"]["lines"][0]["id"] == "log-passed"
    assert news["chat"]["start"] == 1
    assert [line["text"] for line in news["chat"]["lines"]] == ["Second."]


def test_a_log_is_told_anew_to_other_eyes_and_after_a_take_back() -> None:
    table = Sitting("ann", "ann")
    other = Sent(table.frame("ann", 1))
    assert json.loads(travel(Sent(table.frame("ann", 0)), other))["log"]["start"] == 0
    have = Sent(table.frame("ann", 0))
    table.play(0)
    table.undo("ann")
    assert json.loads(travel(Sent(table.frame("ann", 0)), have))["log"]["start"] == 0


def test_news_make_the_whole_picture() -> None:
    """What travels after the first frame, put together again, is the frame."""
    table = Sitting("ann", "ben")
    rng = Rng(7)
    have: dict[int, tuple[dict[str, Any], Sent, Sent]] = dict.fromkeys(
        range(2), ({}, NOTHING, NOTHING)
    )
    lengths = []
    for _ in range(200):
        for seat, person in enumerate(("ann", "ben")):
            before, sent, past = have[seat]
            picture = Sent(table.frame(person))
            news, all_of_it = travel(picture, sent, past), travel(picture, NOTHING, NOTHING)
            now = whole(json.loads(news), before)
            for part in ("log", "chat"):
                lines = before.get(part, {"lines": []})["lines"]
                lines = joined(lines, json.loads(news).get(part))
                now[part] = {"start": 0, "lines": lines[-CHAT_KEPT:] if part == "chat" else lines}
            assert now == whole(json.loads(all_of_it), {}) | {"past": now["past"]}
            have[seat] = now, picture, sent
            lengths.append(len(news) / len(all_of_it))
        table.chat("ann", "Well played.")
        table.play(table.table.state.sample(rng))
    assert lengths[0] == 1
    assert sum(lengths[2:]) / len(lengths[2:]) < 0.3


def moments(table: Sitting, before: Sent) -> list[dict[str, Any]]:
    """What the news tell of the way to the picture."""
    found: list[dict[str, Any]] = json.loads(travel(Sent(table.frame("ann")), before)).get(
        "between", []
    )
    return found


def rolling() -> Sitting:
    """Steinbeißer where the stones are laid and somebody has rolled."""
    table = Sitting("ann", "ben", of=game("steinbeisser"))
    while table.table.state.question().id == "ask-lay":
        table.play(table.table.state.actions()[0])
    return table


def test_a_picture_tells_what_was_passed_on_the_way() -> None:
    """A stone is moved, then the dice fall for the next: two pictures, and lines for each."""
    table = rolling()
    rng = Rng(3)
    seen = 0
    for _ in range(12):
        before, lines = Sent(table.frame("ann")), len(table.table.log(0).lines)
        table.play(table.table.state.sample(rng))
        for moment in moments(table, before):
            seen += 1
            assert lines < moment["told"] < len(table.table.log(0).lines)
            assert moment["actor"] == CHANCE
            lines = moment["told"]
            scene = whole({"scene": moment["scene"]}, json.loads(travel(before, NOTHING)))["scene"]
            now = json.loads(travel(Sent(table.frame("ann")), NOTHING))
            assert scene["shapes"] != now["scene"]["shapes"]
    assert seen > 3


def test_only_who_saw_the_turn_before_is_told_what_was_passed() -> None:
    table = rolling()
    before = Sent(table.frame("ann"))
    rng = Rng(3)
    while not moments(table, before):
        before = Sent(table.frame("ann"))
        table.play(table.table.state.sample(rng))
    now = Sent(table.frame("ann"))
    assert "between" not in json.loads(travel(now, NOTHING))
    assert moments(table, now) == []
    table.play(table.table.state.sample(rng))
    assert moments(table, before) == []


def test_what_is_passed_is_hidden_from_others() -> None:
    table = Sitting("ann", "ben")
    rng = Rng(9)
    for _ in range(60):
        passed = table.table.passed
        for who, viewer in (("ann", 0), ("ben", 1), ("cleo", PUBLIC)):
            shown = {encode(moment.scene) for moment in table.frame(who).between}
            assert shown <= {encode(STONES.scene(one.after, viewer)) for one in passed}
        table.play(table.table.state.sample(rng))


# Whatever people want, and in whatever order: the table says yes or no, and comes back the same.

who = st.sampled_from(PEOPLE)
number = st.integers(-2, 4) | st.integers(-(2**70), 2**70)
wishes = st.one_of(
    st.tuples(st.just("sit"), who, number),
    st.tuples(st.just("leave"), who, number),
    st.tuples(st.just("seat_bot"), who, number),
    st.tuples(st.just("resign"), who, number),
    st.tuples(st.just("replace"), who, number),
    st.tuples(st.just("answer"), who, number),
    st.tuples(st.just("answer"), who, number, number),
    st.tuples(st.just("undo"), who),
    st.tuples(st.just("rematch"), who),
    st.tuples(st.just("vote"), who, st.booleans()),
    st.tuples(st.just("chat"), who, st.text(max_size=400)),
    st.tuples(st.just("wait"), st.integers(0, 20)),
)
steps = st.one_of(wishes, st.tuples(st.just("move"), st.integers(0, 10**6)))
tables = st.lists(st.sampled_from(["ann", "ben", "cleo", "-", "*"]), min_size=1, max_size=4)
clocks = st.sampled_from([Clock("none"), Clock("move", 10), Clock("game", 60)])


def carry_on(table: Sitting, step: tuple[object, ...]) -> None:
    """One wish, or a legal answer by whoever is asked."""
    name, *args = step
    if name != "move":
        getattr(table, str(name))(*args)
    elif table.table.status == "playing":
        legal = table.table.state.actions()
        assert isinstance(args[0], int)
        table.play(legal[args[0] % len(legal)])


@settings(max_examples=60, deadline=None)
@given(tables, clocks, st.lists(steps, max_size=30), st.integers(0, 100))
def test_no_wish_breaks_a_table(
    seats: list[str], clock: Clock, wanted: list[tuple[object, ...]], seed: int
) -> None:
    table = Sitting(*seats, clock=clock, seed=seed)
    for step in wanted:
        before = portrait(table.table, table.now)
        seq = table.table.seq
        try:
            carry_on(table, step)
        except No:
            assert portrait(table.table, table.now) == before
        assert table.table.seq >= seq
        assert table.table.seq == len(table.stored)
        assert portrait(table.again(), table.now) == portrait(table.table, table.now)
