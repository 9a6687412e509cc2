"""Nobody is sent what they may not know: proven by putting guesses in the place of the truth.

Whole games are played. Afterwards the record tells what was true at every moment; and what each
viewer was sent must be just what follows from guesses of their own hidden view.
"""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, HIDDEN, NOBODY, PUBLIC, State
from steinkreis.game.record import Record, read
from steinkreis.games.hidden_stones.rules import HiddenStones
from steinkreis.scene.wire import encode
from steinkreis.table.result import result
from tests.server.guests import Connection, Frame, Guest, guest, is_over
from tests.server.house import Server

GUESSES = 2


def moments(record: Record) -> list[int]:
    """How many actions had happened at each turn, from turn 1 on."""
    state: State = record.game.start(record.setup)
    found = []
    for index, action in enumerate(record.actions, 1):
        state.apply(action)
        if state.actor != CHANCE:
            found.append(index)
    return found


class Truth:
    """Every state of a game that was played."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        self.turns = moments(record)
        state: State = record.game.start(record.setup)
        self.states = [state.copy()]
        for action in record.actions:
            state.apply(action)
            self.states.append(state.copy())
        self._logs: dict[tuple[int, int], list[bytes]] = {}

    def at(self, turn: int) -> State:
        return self.states[self.turns[turn - 1]]

    def log(self, viewer: int, turn: int, seed: int) -> bytes:
        """The lines up to a turn as they follow from guesses of what the viewer saw."""
        key = (viewer, seed)
        if key not in self._logs:
            steps = range(len(self.record.actions))
            self._logs[key] = [self._told(viewer, step, seed) for step in steps]
        told = self._logs[key][: self.turns[turn - 1]]
        return b"[" + b",".join(lines for lines in told if lines) + b"]"

    def _told(self, viewer: int, step: int, seed: int) -> bytes:
        """What is told of one step, from guesses of what the viewer saw before and after it."""
        rng = Rng(seed, step)
        before, after = (self.states[k].hide(viewer).guess(rng) for k in (step, step + 1))
        action = self.record.actions[step]
        if self.states[step].seen(action, viewer) == HIDDEN:
            action = before.sample(rng)  # any other
            assert before.seen(action, viewer) == HIDDEN
        return encode(self.game.tale(before, action, after, viewer))[1:-1]


def plain(thing: object) -> Any:
    return json.loads(encode(thing))


def check_frame(truth: Truth, frame: Frame, log: list[Any]) -> None:
    """A frame shows what follows from any guess, and so nothing else."""
    state, viewer = truth.at(frame["turn"]), frame["viewer"]
    for seed in range(GUESSES):
        guess = state.hide(viewer).guess(Rng(seed, frame["turn"]))
        assert frame["scene"] == plain(truth.game.scene(guess, viewer))
        assert log == json.loads(truth.log(viewer, frame["turn"], seed))
        assert frame["actor"] == guess.actor
        if guess.actor == NOBODY:
            assert frame["verdict"] == plain(truth.game.verdict(guess))
            assert frame["returns"] == guess.returns()
            assert frame["result"] == plain(result(truth.game, truth.record.setup, guess))
        else:
            assert frame["question"] == plain(guess.question())
            assert frame["verdict"] is frame["returns"] is frame["result"] is None
    assert set(frame) - {"past"} == {  # which the reader keeps
        *("type", "seq", "turn", "viewer", "info", "scene", "question", "actor", "log", "chat"),
        *("clock", "undo", "vote", "verdict", "returns", "result", "ended", "next"),
        *("trace", "traced", "thrown", "lingers"),
    }
    assert (frame["trace"], frame["clock"], frame["ended"]) == (None, None, None)


def known_cards(state: State, viewer: int) -> set[int]:
    """All cards that the viewer may see: the own hand, and what lies on the table."""
    assert isinstance(state, HiddenStones)
    own = state.hands[viewer] if viewer >= 0 else []
    piles = [card for pile in (*state.won, state.discard) for card in pile.all()]
    return {*own, *piles}


def check_cards(truth: Truth, frame: Frame, raw: str) -> None:
    """No card that cannot be seen is named in the bytes."""
    named = {int(card) for card in re.findall(r"card-(\d+)", raw)}
    assert named <= known_cards(truth.at(frame["turn"]), frame["viewer"])


def check_line(truth: Truth, line: Connection, viewer: int, *, is_public: bool = False) -> int:
    """Everything that came over a line; counts the frames."""
    shown = [(f, log) for f, log in zip(line.frames, line.logs, strict=True) if f["turn"] > 0]
    for frame, log in shown:
        assert frame["viewer"] == (PUBLIC if is_public else viewer)
        check_frame(truth, frame, log)
    frames = iter(line.frames)
    for raw in line.raw:
        frame = next(frames) if raw.startswith('{"type":"frame"') else {"turn": 0}
        if frame["turn"] > 0:
            check_cards(truth, frame, raw)
        else:
            assert "card-" not in raw
    return len(shown)


async def seat_all(people: list[Guest], lines: list[Connection]) -> None:
    for seat, line in enumerate(lines[: len(people)]):
        await line.frame()
        if seat > 0:
            await line.send("sit", seat=seat)


@pytest.mark.parametrize("options", [{}, {"points": "hidden"}], ids=["open", "hidden"])
def test_every_byte_of_a_whole_game_follows_from_what_the_viewer_may_know(
    house: Server, options: dict[str, str]
) -> None:
    async def evening() -> None:
        async with (
            guest(house, "Ann") as ann,
            guest(house, "Ben") as ben,
            guest(house, "Cleo") as cleo,
            guest(house) as stranger,
        ):
            table = await ann.open("me", "open", "greedy", options=options, public=True)
            async with (
                ann.at(table) as one,
                ben.at(table) as two,
                cleo.at(table) as watching,
                stranger.at(table) as passing,
            ):
                await seat_all([ann, ben], [one, two])
                curious = asyncio.create_task(spy(cleo, table))
                await asyncio.gather(one.play(0), two.play(1))
                for line in (watching, passing):
                    await line.until(is_over)
                await curious
                answer = await ann.ask("GET", f"/api/tables/{table}/record")
                truth = Truth(read(answer.content))
                assert check_line(truth, one, 0) >= len(truth.turns) // 3
                assert check_line(truth, two, 1) >= len(truth.turns) // 3
                for line in (watching, passing):
                    assert check_line(truth, line, PUBLIC, is_public=True) > 2
                tokens = {ann.token, ben.token, cleo.token}
                for somebody, line in ((ann, one), (ben, two), (cleo, watching)):
                    heard = "\n".join(line.raw)
                    assert not [token for token in tokens if token in heard]
                    asked = "\n".join(somebody.bodies[1:])
                    others = tokens - {somebody.token}
                    assert not [token for token in others if token in asked]
                for body in cleo.bodies:
                    assert "card-" not in body
                    assert '"actions":[' not in body.replace(" ", "")

    asyncio.run(evening())


async def spy(somebody: Guest, table: str) -> None:
    """Asks for everything there is, until the game is over."""
    paths = [
        *(f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/tables", "/api/me"),
        *(f"/api/tables/{table}/replay", f"/api/tables/{table}/replay?from=3&to=9"),
        *(f"/api/tables/{table}/events", f"/api/tables/{table}/live", "/schema/openapi.json"),
    ]
    while (await somebody.get(f"/api/tables/{table}"))["status"] != "over":
        for path in paths:
            answer = await somebody.ask("GET", path)
            if "record" not in path and "replay" not in path:
                continue
            if answer.status_code == 200:  # then the game came to its end just now
                somebody.bodies.pop()
                assert (await somebody.get(f"/api/tables/{table}"))["status"] == "over"
            else:
                assert answer.status_code == 409


def test_one_screen_shows_one_hand_at_a_time(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, ann.at(await ann.open("me", "me")) as line:
            frame = await line.play(0, 1)
            answer = await ann.ask("GET", f"/api/tables/{frame['info']['id']}/record")
            truth = Truth(read(answer.content))
            for shown, log, raw in zip(line.frames, line.logs, line.raw, strict=True):
                check_frame(truth, shown, log)
                check_cards(truth, shown, raw)

    asyncio.run(evening())


def test_a_token_opens_nothing_of_another(house: Server) -> None:
    async def evening() -> None:
        async with guest(house, "Ann") as ann, guest(house, "Eve") as eve, guest(house) as nobody:
            table = await ann.open("me", "open")
            async with ann.at(table) as line, eve.at(table) as foe, nobody.at(table) as ghost:
                await foe.frame()
                await foe.send("sit", seat=1)
                before = await line.until(lambda frame: frame["scene"] is not None)
                await foe.until(lambda frame: frame["scene"] is not None)
                await ghost.until(lambda frame: frame["scene"] is not None)
                for wish in ("look", "leave", "resign"):
                    assert await foe.refusal(wish, seat=0) == "not-your-seat"
                    assert await ghost.refusal(wish, seat=0) == "not-your-seat"
                assert await foe.refusal("sit", seat=0) == "full"
                assert await foe.refusal("bot", seat=0, name="random") == "full"
                assert await foe.refusal("replace", seat=0) == "not-left"
                turn, actor = before["turn"], before["actor"]
                if actor == 1:
                    await foe.play(1, most=1)
                    while foe.frames[-1]["actor"] == 1:
                        await foe.play(1, most=1)
                    turn = foe.frames[-1]["turn"]
                for action in range(100):
                    assert await foe.refusal("answer", turn=turn, action=action) == "not-your-turn"
                assert await ghost.refusal("answer", turn=turn, action=0) == "not-your-seat"
                after = await line.until(lambda frame: bool(frame["turn"] == turn))
                assert after["actor"] == 0
                assert [seat["left"] for seat in after["info"]["seats"]] == [False, False]
                assert after["info"]["status"] == "playing"
                assert {frame["viewer"] for frame in foe.frames if frame["turn"] > 0} == {1}

    asyncio.run(evening())


def test_a_seat_that_is_given_up_shows_nothing_more(house: Server) -> None:
    """Among three a bot plays on for who resigns; who resigned looks on like anybody."""

    async def evening() -> None:
        async with guest(house, "Ann") as ann, guest(house, "Ben") as ben:
            table = await ann.open("me", "open", "greedy")
            async with ann.at(table) as one, ben.at(table) as two:
                await seat_all([ann, ben], [one, two])
                await one.until(lambda frame: frame["scene"] is not None)
                await two.until(lambda frame: frame["scene"] is not None)
                await two.send("resign", seat=1)
                await two.until(lambda frame: bool(frame["viewer"] == PUBLIC))
                assert await two.refusal("look", seat=1) == "not-your-seat"
                await one.play(0)
                await two.until(is_over)
                answer = await ann.ask("GET", f"/api/tables/{table}/record")
                truth = Truth(read(answer.content))
                given_up = max(k for k, f in enumerate(two.frames) if f["viewer"] == 1) + 1
                later = zip(two.frames[given_up:], two.logs[given_up:], strict=True)
                for frame, log in later:
                    assert frame["viewer"] == PUBLIC
                    check_frame(truth, frame, log)

    asyncio.run(evening())
