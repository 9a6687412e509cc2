"""The host of a table: decides what follows from what people want, by the rules of the house.

Every method gives what is to happen, or raises `No` with the reason.
"""

from __future__ import annotations

from typing import Literal

from steinkreis.bots.roster import NAMES
from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.game import undo
from steinkreis.game.step import Refused
from steinkreis.table.events import (
    Asked,
    BotSat,
    Called,
    Chatted,
    Ended,
    Left,
    Sat,
    Slept,
    Tookback,
    Voted,
    Wanted,
)
from steinkreis.table.letters import spoken
from steinkreis.table.moves import Happening, first_move, move
from steinkreis.table.table import Table

Undoing = Literal["free", "ask", "no"]

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

    def sit(self, person: str, name: str, seat: int, now: int) -> list[Happening]:
        self._must_exist(seat)
        chair = self.table.chairs[seat]
        if chair.person == person and not chair.left:
            return []
        if chair.person != person and not chair.is_free:
            raise No("full")
        return [Sat(at=now, seat=seat, person=person, name=name)]

    def call(self, person: str, was: str, name: str, now: int) -> list[Happening]:
        """A person takes another name; seats that have a name of their own keep it."""
        seats, chairs = self.table.seats_of(person), self.table.chairs
        return [Called(at=now, seat=seat, name=name) for seat in seats if chairs[seat].name == was]

    def leave(self, person: str, seat: int, now: int) -> list[Happening]:
        self._must_own(person, seat)
        return [] if self.table.chairs[seat].left else [Left(at=now, seat=seat)]

    def seat_bot(self, person: str, seat: int, bot: str, now: int) -> list[Happening]:
        """Before the start, whoever sits at the table may give a free seat to a bot."""
        self._must_exist(seat)
        if not self.table.seats_of(person):
            raise No("not-your-seat")
        if not self.table.chairs[seat].is_free:
            raise No("full")
        if bot not in NAMES:
            raise No("bad-message")
        return [BotSat(at=now, seat=seat, bot=bot)]

    # Play

    def start(self, rng: Rng, now: int) -> list[Happening]:
        """When nobody is missing, chance lays out the game."""
        table = self.table
        if table.is_running or not table.is_full or table.is_over:
            return []
        return [first_move(table.game, table.state, rng, now)]

    def answer(self, person: str, turn: int, action: int, rng: Rng, now: int) -> list[Happening]:
        """A person's answer to the open question; who had left comes back with it."""
        table = self.table
        if not table.is_running or table.is_over:
            raise No("not-running")
        if turn != table.turn:
            raise Stale
        actor = table.state.actor
        if actor < 0 or table.chairs[actor].person != person:
            raise No("not-your-turn")
        chair = table.chairs[actor]
        back = [Sat(at=now, seat=actor, person=person, name=chair.name)] if chair.left else []
        return [*back, *self.answer_now(action, rng, now)]

    def answer_now(self, action: int, rng: Rng, now: int) -> list[Happening]:
        """The answer of whoever is asked, person or bot."""
        try:
            return [move(self.table.game, self.table.state, action, rng, now)]
        except Refused as refused:
            raise No("illegal", refused.why) from None

    def resign(self, person: str, seat: int, now: int) -> list[Happening]:
        """A bot plays on for whoever does not play alone; else, between two sides, it is over."""
        self._must_own(person, seat)
        self._must_run()
        if not self.table.game.can_resign:
            raise No("cannot-resign")
        return self._give_up(seat, "resigned", now)

    def time_is_up(self, now: int) -> list[Happening]:
        """What follows when a clock has run out: a stand-in answers, or the game is lost."""
        table = self.table
        deadline = table.timing.deadline()
        if deadline is None or now < deadline or table.is_over:
            return []
        seat = table.timing.running
        if table.timing.clock.kind == "move":
            return []  # the server asks the stand-in for this one answer
        return self._give_up(seat, "out of time", now)

    def wake(self, gap: int, now: int) -> list[Happening]:
        """After the server was down for so long: whose time was running gets it back."""
        is_running = self.table.timing.deadline() is not None and not self.table.is_over
        return [Slept(at=now, gap=gap)] if gap != 0 and is_running else []

    def _give_up(self, seat: int, why: str, now: int) -> list[Happening]:
        sides = self.table.game.sides(self.table.terms.setup)
        person = self.table.chairs[seat].person
        friends = [
            chair
            for side, chair in zip(sides, self.table.chairs, strict=True)
            if side == sides[seat] and chair.person not in (None, person) and not chair.left
        ]
        if len(set(sides)) <= 2 and not friends:
            return [Ended(at=now, seat=seat, why=why)]
        return [BotSat(at=now, seat=seat, bot=STAND_IN)]

    def must_allow_hint(self, person: str) -> None:
        """A hint is for whoever is asked, and only where no other person plays."""
        table = self.table
        self._must_run()
        if table.state.actor not in table.seats_of(person):
            raise No("not-your-turn")
        if table.game.memory:
            raise No("no-hint", Message("no-hint-memory"))
        if len(table.persons()) > 1:
            raise No("no-hint")

    # Together

    def chat(self, person: str, name: str, text: str, now: int) -> list[Happening]:
        text = spoken(text)
        if not text:
            return []
        if len(text) > CHAT_LENGTH:
            raise No("too-long")
        seats = self.table.seats_of(person)
        return [Chatted(at=now, seat=seats[0] if seats else -1, name=name, text=text)]

    def ask(self, person: str, what: Wanted, seat: int, now: int) -> list[Happening]:
        """Ask the others for an undo, a bot in place of somebody who left, or a rematch."""
        own = self.table.seats_of(person)
        if person not in self.table.staying():
            raise No("not-your-seat")
        if what == "undo":
            return self._ask_undo(person, own, now)
        if what == "bot":
            self._must_exist(seat)
            self._must_run()
            if not self.table.chairs[seat].left:
                raise No("not-left")
        elif not self.table.is_over or self.table.next_table is not None:
            raise No("not-over")
        vote = self.table.vote
        if vote is not None and (vote.what, vote.seat) == (what, seat):
            return self.vote(person, True, now)
        return [Asked(at=now, what=what, by=own[0], seat=seat)]

    def _ask_undo(self, person: str, own: list[int], now: int) -> list[Happening]:
        """Freely where nothing was learnt, else only if the others agree."""
        self._must_run()
        record = self.table.record
        seat = undo.free_for(record, own)
        if seat is not None:
            return [Tookback(at=now, count=1, seat=seat)]
        if undo.back_to(record, own) == 0:
            raise No("no-undo")
        vote = self.table.vote
        is_asked = vote is not None and vote.what == "undo" and vote.by in own
        return [] if is_asked else [Asked(at=now, what="undo", by=own[0])]

    def undo_right(self, person: str) -> Undoing:
        """Whether a person may take back: `free`, `ask` or `no`."""
        table = self.table
        own = table.seats_of(person)
        if not own or not table.is_running or table.is_over:
            return "no"
        if undo.free_for(table.record, own) is not None:
            return "free"
        return "ask" if undo.back_to(table.record, own) > 0 else "no"

    def vote(self, person: str, yes: bool, now: int) -> list[Happening]:
        if self.table.vote is None:
            raise No("no-vote")
        is_asker = self.table.chairs[self.table.vote.by].person == person
        if person not in self.table.missing_votes() and (yes or not is_asker):
            return []  # who asked may think better of it
        return [Voted(at=now, person=person, yes=yes)]

    def carry_out(self, now: int) -> list[Happening]:
        """What follows when everybody has agreed; a rematch is the server's to set up."""
        vote = self.table.vote
        if vote is None or self.table.missing_votes():
            return []
        if vote.what == "bot":
            return [BotSat(at=now, seat=vote.seat, bot=STAND_IN)]
        if vote.what == "undo":
            person = self.table.chairs[vote.by].person or ""
            count = undo.back_to(self.table.record, self.table.seats_of(person))
            return [Tookback(at=now, count=count, seat=vote.by)] if count else []
        return []

    def is_unsettled(self) -> bool:
        """Whether something follows by itself that has not happened: whoever was to do it died."""
        table = self.table
        if not table.is_running and table.is_full and not table.is_over:
            return True
        return table.vote is not None and not table.missing_votes() and not self._is_vain()

    def _is_vain(self) -> bool:
        """Whether nothing would follow from what all have agreed to."""
        return not self.wants_rematch() and not self.carry_out(0)

    def wants_rematch(self) -> bool:
        vote = self.table.vote
        is_agreed = vote is not None and vote.what == "rematch" and not self.table.missing_votes()
        return is_agreed and len(self.table.staying()) > 0

    # What must be so

    def _must_exist(self, seat: int) -> None:
        if not 0 <= seat < len(self.table.chairs):
            raise No("bad-message")

    def _must_own(self, person: str, seat: int) -> None:
        self._must_exist(seat)
        if self.table.chairs[seat].person != person:
            raise No("not-your-seat")

    def _must_run(self) -> None:
        if not self.table.is_running or self.table.is_over:
            raise No("not-running")
