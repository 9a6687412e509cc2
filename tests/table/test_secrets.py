"""Nobody is sent what they may not know, in any game that has secrets.

Guesses of what a viewer may know are put in the place of the truth: every byte that travels must
follow from them as well. `tests/server/test_secrets.py` does it over real connections.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import HIDDEN, NOBODY, OpenState, State
from steinkreis.game.game import AnyGame
from steinkreis.game.record import Record
from steinkreis.game.registry import games
from steinkreis.scene.wire import encode as written
from steinkreis.table.frame import Frame, Moment, Passing
from steinkreis.table.picture import NOTHING, Sent, encode
from steinkreis.table.result import result
from tests.server.guests import whole
from tests.table.sitting import Sitting

GUESSES = 2
CHECKED = 12  # moves of a game, as evenly as can be
NAMES = ["ann", "ben", "cleo", "dora", "emil"]
WORDS = {"type", "frame", "start", "lines", "free", "ask", "no"}
WORDS |= {*Frame.__struct_fields__, *Moment.__struct_fields__, *Passing.__struct_fields__}
News = dict[str, Any]


def has_secrets(game: AnyGame) -> bool:
    return not isinstance(game.start(game.setup(game.players[0])), OpenState)


SECRETIVE = [
    (game.name, players)
    for game in games().values()
    if has_secrets(game)
    for players in sorted({game.players[0], game.players[-1]})
]


def test_all_games_with_secrets_are_here() -> None:
    assert {name for name, _ in SECRETIVE} == {
        *("der-hohe-rat", "dolmengoetter", "erbaut-stonehenge", "hidden-stones"),
        *("hinkel-und-stein", "opferroulette", "trilithen-knallen"),
    }


@pytest.mark.parametrize(("name", "players"), SECRETIVE)
def test_every_byte_follows_from_what_the_viewer_may_know(name: str, players: int) -> None:
    people = NAMES[:players]
    table, rng = Sitting(*people, of=games()[name]), Rng(players)
    length = length_of(games()[name], players)
    while not table.table.is_over and table.table.turn < 2 * length:
        if table.table.turn % max(1, length // CHECKED):
            table.play(table.table.state.sample(rng))
        else:
            check_move(table, rng, [*people, "somebody else"])


def length_of(game: AnyGame, players: int) -> int:
    """Answers of a game, roughly; long ones are left before their end."""
    state, rng, count = game.start(game.setup(players)), Rng(1), 0
    while state.actor != NOBODY and count < 500:
        count += state.actor >= 0
        state.apply(state.sample(rng))
    return count


def check_move(table: Sitting, rng: Rng, people: list[str]) -> None:
    """Two answers, one after the other: what everybody is sent after the second."""
    record = table.table.record
    past = {who: Sent(table.frame(who)) for who in people}
    table.play(table.table.state.sample(rng))
    if table.table.is_over:
        return
    known, states = len(record.actions), [table.table.state.copy()]
    before = {who: Sent(table.frame(who)) for who in people}
    table.play(table.table.state.sample(rng))
    for action in record.actions[known:]:
        state = states[-1].copy()
        state.apply(action)
        states.append(state)
    for who in people:
        after = Sent(table.frame(who))
        assert after.frame is not None
        raw = encode(after, before[who], past[who])
        news, old = msgspec.json.decode(raw), everything(before[who])
        old["past"] = (everything(past[who])["scene"] or {"shapes": []})["shapes"]
        for seed in range(GUESSES):
            guessed = Guessed(record, states, known, after.frame.viewer, seed)
            frame = whole(news, old)
            guessed.check(news, frame, old)
            guessed.search(raw, frame)


def everything(picture: Sent) -> dict[str, Any]:
    """The picture as somebody gets it who has had none."""
    found: dict[str, Any] = msgspec.json.decode(encode(picture, NOTHING, NOTHING))
    return found


class Guessed:
    """A move as it might have been, for all that a viewer knows."""

    def __init__(
        self, record: Record, states: list[State], first: int, viewer: int, seed: int
    ) -> None:
        rng = Rng(seed, first)
        self.game, self.setup = record.game, record.setup
        self.viewer = viewer
        self.states = [state.hide(viewer).guess(rng) for state in states]
        self.log: list[Any] = []
        for place, action in enumerate(record.actions[first:]):
            before, after = self.states[place : place + 2]
            if states[place].seen(action, viewer) == HIDDEN:
                action = other_than(action, before, viewer, rng)
            self.log += plain(self.game.tale(before, action, after, viewer))

    def check(self, news: News, frame: News, old: News) -> None:
        after = self.states[-1]
        assert frame["viewer"] == self.viewer
        assert frame["scene"] == self.scene(after)
        assert news.get("log", {"lines": []})["lines"] == self.log
        assert frame["actor"] == after.actor
        if after.actor == NOBODY:
            assert frame["verdict"] == plain(self.game.verdict(after))
            assert frame["returns"] == after.returns()
            assert frame["result"] == plain(result(self.game, self.setup, after))
        else:
            assert frame["question"] == plain(after.question())
            assert frame["verdict"] is frame["returns"] is frame["result"] is None
        on_the_way = [(self.scene(s), plain(s.question()), s.actor) for s in self.states[1:-1]]
        for moment in news.get("between", []):
            scene = whole({"scene": moment["scene"]}, old)["scene"]
            assert (scene, moment["question"], moment["actor"]) in on_the_way

    def search(self, raw: bytes, frame: News) -> None:
        """Nothing is named in the bytes that is not named in what follows from the guess."""
        drawn = [self.game.scene(state, self.viewer) for state in self.states[1:]]
        asked = [state.question() for state in self.states[1:]]
        around = [frame[name] for name in ("info", "result", "verdict")]
        known = [written(one) for one in (self.log, drawn, asked, around)]
        assert words_in(raw) <= words_in(b"".join(known)) | WORDS

    def scene(self, state: State) -> Any:
        return plain(self.game.scene(state, self.viewer))


def other_than(action: int, state: State, viewer: int, rng: Rng) -> int:
    """An answer that the viewer does not see either."""
    tries = [state.sample(rng) for _ in range(20)]
    return next((one for one in tries if state.seen(one, viewer) == HIDDEN), action)


def words_in(raw: bytes) -> set[str]:
    """Every name and every text in it."""
    return {msgspec.json.decode(word) for word in {*re.findall(rb'"(?:[^"\\]|\\.)*"', raw)}}


def plain(thing: object) -> Any:
    return msgspec.json.decode(written(thing))
