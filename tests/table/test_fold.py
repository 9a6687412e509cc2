"""How much work it is to bring a table back from the store, and to take back."""

from __future__ import annotations

import sys

import msgspec
import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import PUBLIC
from steinkreis.game import registry
from steinkreis.game.game import AnyGame
from steinkreis.table.events import Answered, AnyEvent, Clock, Created, Sat, Terms, Tookback
from steinkreis.table.host import Host, No
from steinkreis.table.moves import event_of
from steinkreis.table.table import Table, fold
from tests.game.heap import Heap, heap
from tests.game.memory import MEMORY

MANY = 1000


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    found = heap(100 * MANY)
    monkeypatch.setattr(registry, "games", lambda: {"heap": found, "pairs": MEMORY})
    return found


class Work:
    """What the rules were asked to do."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.applied = self.checked = 0
        apply, refusal = Heap.apply, Heap.refusal

        def counted_apply(state: Heap, action: int) -> None:
            self.applied += 1
            apply(state, action)

        def counted_refusal(state: Heap, action: int) -> object:
            self.checked += 1
            return refusal(state, action)

        monkeypatch.setattr(Heap, "apply", counted_apply)
        monkeypatch.setattr(Heap, "refusal", counted_refusal)

    def of(self, happened: list[AnyEvent]) -> tuple[int, Table]:
        """How many actions were applied to bring the table back."""
        self.applied = 0
        table = fold(happened)
        return self.applied, table


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    return Work(monkeypatch)


def opening(game: AnyGame, *people: str, clock: Clock | None = None) -> list[AnyEvent]:
    setup = game.setup(len(people))
    terms = Terms(game.name, game.rules, setup, True, clock or Clock("none"))
    sat = [Sat(at=1, seat=n, person=name, name=name) for n, name in enumerate(people)]
    return [Created(at=1, terms=terms), *sat, Answered(at=2, seat=-1, actions=[])]


def answer(at: int) -> Answered:
    return Answered(at=at, seat=0, actions=[1])


def back(at: int, count: int = 1) -> Tookback:
    return Tookback(at=at, count=count, seat=0)


@pytest.mark.parametrize("clock", [Clock("none"), Clock("game", 60)])
def test_a_history_full_of_take_backs_opens_as_one_without(
    game: AnyGame, work: Work, clock: Clock
) -> None:
    begun = opening(game, "ann", clock=clock)
    straight = begun + [answer(n) for n in range(MANY)]
    hesitant = begun + [e for n in range(MANY) for e in (answer(n), back(n), answer(n))]
    plain, table = work.of([*straight])
    much, other = work.of([*hesitant])
    assert plain == MANY
    assert much <= (2 if clock.kind == "game" else 1) * plain
    assert other.state.key() == table.state.key()
    assert (other.turn, other.epoch, other.seq) == (1 + 3 * MANY, MANY, len(hesitant))
    assert other.last_answer == table.last_answer == (0, 1)


def test_opening_it_costs_no_more_than_twice_as_much(game: AnyGame) -> None:
    """Not only of the rules: whatever is called from the stored lines to the table is counted."""
    begun = opening(game, "ann")
    straight = begun + [answer(n) for n in range(MANY)]
    hesitant = begun + [e for n in range(MANY) for e in (answer(n), back(n), answer(n))]
    assert calls_to_open(hesitant) <= 2 * calls_to_open(straight)


def calls_to_open(happened: list[AnyEvent]) -> int:
    stored = [msgspec.json.encode(event) for event in happened]
    decode = msgspec.json.Decoder(AnyEvent).decode
    count = 0

    def watch(frame: object, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(watch)
    try:
        fold([decode(body) for body in stored])
    finally:
        sys.setprofile(None)
    return count


def test_all_taken_back_and_played_again(game: AnyGame, work: Work) -> None:
    answers, backs = [answer(n) for n in range(MANY)], [back(n) for n in range(MANY)]
    much, table = work.of([*opening(game, "ann"), *answers, *backs, *answers])
    assert much == MANY
    assert len(table.record.actions) == MANY


def test_several_are_taken_back_at_once_by_consent(game: AnyGame, work: Work) -> None:
    answers = [answer(n) for n in range(10)]
    much, table = work.of([*opening(game, "ann"), *answers, back(11, 4), *answers])
    assert (much, len(table.record.actions)) == (16, 16)


def test_a_clock_runs_on_through_what_was_taken_back(game: AnyGame) -> None:
    """Ann answers after a second, takes back after another, and answers after a third."""
    begun = opening(game, "ann", "ben", clock=Clock("game", 60))
    happened = [*begun, answer(1002), back(2002), answer(3002)]
    timing = fold(happened).timing
    assert [timing.remaining(seat, 5002) for seat in (0, 1)] == [58_000, 57_000]


def test_an_answer_is_checked_and_applied_once(game: AnyGame, work: Work) -> None:
    """From the answer to the table, with its log, its chance and the picture of what may follow."""
    table = fold(opening(game, "ann", "ben"))
    host = Host(table)
    for viewer in (0, 1, PUBLIC):
        table.log(viewer)
    work.applied = work.checked = 0
    for turn, action in enumerate((1, 3, 2), 1):
        who = table.chairs[table.state.actor].person or ""
        for one in host.answer(who, turn, action, Rng(turn), now=turn):
            table.take(one)
        host.undo_right("ann")
    assert len(table.record.actions) == 4  # three answers and a die
    assert (work.checked, work.applied) == (4, 4)


def test_taking_back_plays_nothing_again(game: AnyGame, work: Work) -> None:
    table = fold(opening(game, "ann"))
    host = Host(table)
    lines = [table.log(viewer).lines for viewer in (0, PUBLIC)]
    for turn in range(1, 51):
        for one in host.answer("ann", turn, 1, Rng(turn), now=turn):
            table.take(one)
    assert [len(one) for one in lines] == [50, 50]
    work.applied = 0
    for _ in range(30):
        for one in host.ask("ann", "undo", -1, now=60):
            table.take(one)
    assert [len(table.log(viewer).lines) for viewer in (0, PUBLIC)] == [20, 20]
    assert work.applied == 0


def test_folding_writes_no_logs(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    def tale(*_: object) -> None:
        raise AssertionError("nobody reads it")

    monkeypatch.setattr(type(game), "tale", tale)
    assert fold([*opening(game, "ann"), answer(3), back(4), answer(5)]).logs == {}


def test_nobody_is_given_a_hint_where_memory_is_the_game(game: AnyGame) -> None:
    table = fold(opening(MEMORY, "ann")[:-1])
    host = Host(table)
    for one in host.start(Rng(1), 1):
        table.take(one)
    with pytest.raises(No, match="no-hint") as no:
        host.must_allow_hint("ann")
    assert no.value.why.id == "no-hint-memory"
    [move] = host.answer("ann", 1, 3, Rng(1), 2)
    table.take(move)
    assert event_of(move) == Answered(at=2, seat=0, actions=[3])
    assert host.undo_right("ann") == "no"
    with pytest.raises(No, match="no-undo"):
        host.ask("ann", "undo", -1, 3)
