"""The host of a table: decides what follows from what people want, by the rules of the house.

Every method gives the events that are to happen, or raises `No` with the reason.
"""

from __future__ import annotations

from typing import Any

from steinkreis.bots.play import happen
from steinkreis.bots.roster import NAMES
from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, State
from steinkreis.table.events import (
    Answered,
    AnyEvent,
    Asked,
    Chatted,
    Ended,
    Left,
    Manned,
    Sat,
    Slept,
    Tookback,
    Voted,
)
from steinkreis.table.table import Table

CHAT_LENGTH = 300
STAND_IN = "greedy"  # who plays for somebody whose time is up


class No(Exception):
    """What a person wanted is not possible; `code` is for programs, `why` for people."""

    def __init__(self, code: str, why: Message | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.why = why or Message(f"no-{code}")


class Stale(No):
    """An answer to a question that is no longer open: harmless, the newer state says all."""

    def __init__(self) -> None:
        super().__init__("stale")


class Host:
    """Speaks for one table; `now` is the time in milliseconds, `rng` what chance is made of."""

    def __init__(self, table: Table) -> None:
        self.table = table

    # Seats

    def sit(self, person: str, name: str, seat: int, now: int) -> list[AnyEvent]:
        self._must_exist(seat)
        place = self.table.seats[seat]
        if place.person == person and not place.left:
            return []
        if place.person != person and not place.is_free:
            raise No("full")
        return [Sat(at=now, seat=seat, person=person, name=name)]

    def leave(self, person: str, seat: int, now: int) -> list[AnyEvent]:
        self._must_own(person, seat)
        return [] if self.table.seats[seat].left else [Left(at=now, seat=seat)]

    def man(self, person: str, seat: int, bot: str, now: int) -> list[AnyEvent]:
        """Before the start, whoever sits at the table may give a free seat to a bot."""
        self._must_exist(seat)
        if not self.table.seats_of(person):
            raise No("not-your-seat")
        if not self.table.seats[seat].is_free:
            raise No("full")
        if bot not in NAMES:
            raise No("bad-message")
        return [Manned(at=now, seat=seat, bot=bot)]

    # Play

    def start(self, rng: Rng, now: int) -> list[AnyEvent]:
        """When nobody is missing, chance lays out the game."""
        table = self.table
        if table.is_running or not table.is_full or table.is_over:
            return []
        return [_with_chance(table, table.state.copy(), -1, [], rng, now)]

    def answer(self, person: str, turn: int, action: int, rng: Rng, now: int) -> list[AnyEvent]:
        """A person's answer to the open question; who had left comes back with it."""
        table = self.table
        if not table.is_running or table.is_over:
            raise No("not-running")
        if turn != table.turn:
            raise Stale
        actor = table.state.actor
        if actor < 0 or table.seats[actor].person != person:
            raise No("not-your-turn")
        seat = table.seats[actor]
        back = [Sat(at=now, seat=actor, person=person, name=seat.name)] if seat.left else []
        return [*back, *self.answer_for(actor, action, rng, now)]

    def answer_for(self, seat: int, action: int, rng: Rng, now: int) -> list[AnyEvent]:
        """The answer of whoever plays in that seat, person or bot."""
        why = self.table.state.refusal(action)
        if why is not None:
            raise No("illegal", why)
        state = self.table.state.copy()
        state.apply(action)
        return [_with_chance(self.table, state, seat, [action], rng, now)]

    def resign(self, person: str, seat: int, now: int) -> list[AnyEvent]:
        """Between two sides the game is over; among more, a bot plays on."""
        self._must_own(person, seat)
        self._must_run()
        if not self.table.game.can_resign:
            raise No("cannot-resign")
        return self._give_up(seat, "resigned", now)

    def time_is_up(self, now: int) -> list[AnyEvent]:
        """What follows when a clock has run out: a stand-in answers, or the game is lost."""
        table = self.table
        deadline = table.timing.deadline()
        if deadline is None or now < deadline or table.is_over:
            return []
        seat = table.timing.running
        if table.timing.clock.kind == "move":
            return []  # the server asks the stand-in for this one answer
        return self._give_up(seat, "out of time", now)

    def wake(self, gap: int, now: int) -> list[AnyEvent]:
        """After the server was down for so long: whose time was running gets it back."""
        is_running = self.table.timing.deadline() is not None and not self.table.is_over
        return [Slept(at=now, gap=gap)] if gap > 0 and is_running else []

    def _give_up(self, seat: int, why: str, now: int) -> list[AnyEvent]:
        sides = set(self.table.game.sides(self.table.plan.setup))
        if len(sides) <= 2:
            return [Ended(at=now, seat=seat, why=why)]
        return [Manned(at=now, seat=seat, bot=STAND_IN)]

    def must_allow_hint(self, person: str) -> None:
        """A hint is for whoever is asked, and only where no other person plays."""
        table = self.table
        self._must_run()
        if table.state.actor not in table.seats_of(person):
            raise No("not-your-turn")
        if len(table.persons()) > 1:
            raise No("no-hint")

    # Together

    def chat(self, person: str, name: str, text: str, now: int) -> list[AnyEvent]:
        text = " ".join(text.split())
        if not text:
            return []
        if len(text) > CHAT_LENGTH:
            raise No("too-long")
        seats = self.table.seats_of(person)
        return [Chatted(at=now, seat=seats[0] if seats else -1, name=name, text=text)]

    def ask(self, person: str, what: str, seat: int, now: int) -> list[AnyEvent]:
        """Ask the others for an undo, a bot in place of somebody who left, or a rematch."""
        own = self.table.seats_of(person)
        if person not in self.table.staying():
            raise No("not-your-seat")
        if what == "undo":
            return self._ask_undo(person, own, now)
        if what == "bot":
            self._must_exist(seat)
            self._must_run()
            if not self.table.seats[seat].left:
                raise No("not-left")
        elif not self.table.is_over or self.table.next_table is not None:
            raise No("not-over")
        vote = self.table.vote
        if vote is not None and (vote.what, vote.seat) == (what, seat):
            return self.cast(person, True, now)
        return [Asked(at=now, what=what, by=own[0], seat=seat)]

    def _ask_undo(self, person: str, own: list[int], now: int) -> list[AnyEvent]:
        """Freely where nothing was learnt, else only if the others agree."""
        self._must_run()
        for seat in own:
            if self.table.latest.is_free(seat):
                return [Tookback(at=now, count=1, seat=seat)]
        if self.table.latest.back_to(own) == 0:
            raise No("no-undo")
        vote = self.table.vote
        is_asked = vote is not None and vote.what == "undo" and vote.by in own
        return [] if is_asked else [Asked(at=now, what="undo", by=own[0])]

    def undo_right(self, person: str) -> str:
        """Whether a person may take back: `free`, `ask` or `no`."""
        table = self.table
        own = table.seats_of(person)
        if not own or not table.is_running or table.is_over:
            return "no"
        if any(table.latest.is_free(seat) for seat in own):
            return "free"
        return "ask" if table.latest.back_to(own) > 0 else "no"

    def cast(self, person: str, yes: bool, now: int) -> list[AnyEvent]:
        if self.table.vote is None:
            raise No("no-vote")
        is_asker = self.table.seats[self.table.vote.by].person == person
        if person not in self.table.missing_votes() and (yes or not is_asker):
            return []  # who asked may think better of it
        return [Voted(at=now, person=person, yes=yes)]

    def carry_out(self, now: int) -> list[AnyEvent]:
        """What follows when everybody has agreed; a rematch is the server's to set up."""
        vote = self.table.vote
        if vote is None or self.table.missing_votes():
            return []
        if vote.what == "bot":
            return [Manned(at=now, seat=vote.seat, bot=STAND_IN)]
        if vote.what == "undo":
            person = self.table.seats[vote.by].person or ""
            count = self.table.latest.back_to(self.table.seats_of(person))
            return [Tookback(at=now, count=count, seat=vote.by)] if count else []
        return []

    def wants_rematch(self) -> bool:
        vote = self.table.vote
        is_agreed = vote is not None and vote.what == "rematch" and not self.table.missing_votes()
        return is_agreed and len(self.table.staying()) > 0

    # What must be so

    def _must_exist(self, seat: int) -> None:
        if not 0 <= seat < len(self.table.seats):
            raise No("bad-message")

    def _must_own(self, person: str, seat: int) -> None:
        self._must_exist(seat)
        if self.table.seats[seat].person != person:
            raise No("not-your-seat")

    def _must_run(self) -> None:
        if not self.table.is_running or self.table.is_over:
            raise No("not-running")


def _with_chance(
    table: Table, state: State, seat: int, actions: list[int], rng: Rng, now: int
) -> Answered:
    """The answer with all that chance adds until somebody is asked again."""
    traces: dict[str, Any] = {}
    nature = table.game.nature
    while state.actor == CHANCE:
        outcome = nature(state) if nature is not None else None
        if outcome is not None:
            traces[str(len(actions))] = outcome.trace
        action = outcome.action if outcome is not None else happen(state, rng, None)
        actions.append(action)
        state.apply(action)
    is_last = state.actor == NOBODY
    return Answered(at=now, seat=seat, actions=actions, traces=traces, is_last=is_last)
