"""Watches one game from beginning to end and writes down what a designer wants to know."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import fmean

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import CHANCE, NOBODY, PUBLIC, State, has_worth
from steinkreis.game.game import AnyGame
from steinkreis.game.registry import game as game_named
from steinkreis.game.step import Step, again
from steinkreis.game.words import Words
from steinkreis.lab.sitting import Sitting, record

STAGES = 10  # a game is looked at in tenths
ANYBODY = "X"  # how somebody is called where it does not matter who
LOOKS = 100  # decisions of a game whose answers are weighed, evenly spaced
MATTERS = 0.02  # a decision matters if the best answer is worth so much more than the mean one


@dataclass
class Watched:
    """One game; lists are by seat, or by stage, the tenths of the game."""

    stream: int
    order: list[int]  # who acted first, second ...: the place of each seat
    shares: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    decisions: int = 0
    turns: int = 0  # a turn is what one player answers without another one in between
    forced: int = 0  # decisions with a single answer
    answers: list[int] = field(default_factory=lambda: [0] * STAGES)
    asked: list[int] = field(default_factory=lambda: [0] * STAGES)
    mattered: list[int] = field(default_factory=lambda: [0] * STAGES)
    looked: list[int] = field(default_factory=lambda: [0] * STAGES)
    leader_wins: list[int] = field(default_factory=lambda: [0] * STAGES)  # 1: who leads then
    lead_changes: int = 0
    settled: float = 0.0  # the part of the game after which the winner was never behind again
    deeds: dict[str, list[int]] = field(default_factory=dict)
    examples: dict[str, str] = field(default_factory=dict)  # of each deed, in words
    things: dict[str, str] = field(default_factory=dict)  # with which it was done, in words
    earned: dict[str, list[int]] = field(default_factory=dict)  # by role, one number a round
    points: dict[str, list[int]] = field(default_factory=dict)  # by where they came from
    ending: str = ""  # which end it came to, where there are several
    german: dict[str, str] = field(default_factory=dict)  # all of these words, by the English ones


def watch(sitting: Sitting) -> Watched:
    """Play the game, then go through it once more, now knowing how long it was."""
    game = game_named(sitting.game)
    result, actions = record(sitting)
    return Watcher(game, sitting, actions, sum(result.decisions)).run()


class Watcher:
    def __init__(self, game: AnyGame, sitting: Sitting, actions: list[int], length: int) -> None:
        self.game = game
        self.actions = actions
        self.length = length
        self.state: State = game.start(sitting.setup)
        sides = game.sides(sitting.setup)
        self.spokesmen = [sides.index(side) for side in sorted(set(sides))]  # a seat for each side
        self.has_worth = has_worth(self.state)
        names = [*(chr(ord("A") + seat) for seat in range(self.state.seats)), ANYBODY]
        self.words = Words(game, "en", names)
        self.german = Words(game, "de", names)
        self.seen = Watched(stream=sitting.stream, order=[])
        self.leads: list[int] = []  # who led at each decision; -1: nobody
        self.leader = -1
        self.last = -1  # who decided last

    def run(self) -> Watched:
        for step in again(self.state, self.actions):
            if step.before.actor != CHANCE:
                self._decide()
            self.state = step.after
            self._note_deeds(step)
            self._note_earnings(step)
        self._conclude()
        return self.seen

    def _decide(self) -> None:
        """A player is asked: who leads, how many answers are there, and does it matter?"""
        seen, state = self.seen, self.state
        stage = seen.decisions * STAGES // self.length
        if state.actor != self.last:
            seen.turns += 1
            self.last = state.actor
            self._find_leader()
        if state.actor not in seen.order:
            seen.order.append(state.actor)
        self.leads.append(self.leader)
        answers = state.actions()
        if answers:
            seen.asked[stage] += 1
            seen.answers[stage] += len(answers)
            seen.forced += len(answers) == 1
        every = -(-self.length // LOOKS)
        if self.has_worth and answers and seen.decisions % every == 0:
            seen.looked[stage] += 1
            seen.mattered[stage] += self._stake(answers) >= MATTERS
        seen.decisions += 1

    def _stake(self, answers: list[int]) -> float:
        """How much better the best answer is than answering blindly."""
        worths = []
        for answer in answers:
            twin = self.state.copy()
            twin.apply(answer)
            seat = self.state.actor
            is_over = twin.actor == NOBODY
            worths.append(twin.returns()[seat] if is_over else twin.worth(seat))
        return max(worths) - fmean(worths)

    def _find_leader(self) -> None:
        """Whoever is alone in front leads; while several are, whoever led goes on leading."""
        if self.has_worth:
            values = [self.state.worth(seat) for seat in self.spokesmen]
        else:
            scores = self.state.scores()
            values = [float(scores[seat]) for seat in self.spokesmen]
        best = max(values)
        front = [side for side, value in enumerate(values) if value > best - 1e-9]
        if len(front) == 1 and front[0] != self.leader:
            self.seen.lead_changes += self.leader >= 0
            self.leader = front[0]

    def _conclude(self) -> None:
        seen, state = self.seen, self.state
        seen.shares, seen.scores = state.returns(), state.scores()
        for source in self.game.sources(state):
            seen.points[self._say(source.name)] = source.points
        ending = self.game.ending(state)
        seen.ending = "" if ending is None else self._say(_of_anybody(ending, state.seats))
        idle = [seat for seat in range(state.seats) if seat not in seen.order]
        ordered = seen.order + idle
        seen.order = [ordered.index(seat) for seat in range(state.seats)]
        won = [seen.shares[seat] > 0 for seat in self.spokesmen]
        led_by_winner = [leader >= 0 and won[leader] for leader in self.leads]
        for number, is_led in enumerate(led_by_winner):
            seen.leader_wins[number * STAGES // self.length] = int(is_led)
        behind = [number for number, is_led in enumerate(led_by_winner) if not is_led]
        seen.settled = (behind[-1] + 1) / self.length if behind else 0.0

    def _note_deeds(self, step: Step) -> None:
        """Count what the log tells, by who did it."""
        for message in step.told(self.game, PUBLIC):
            who = message.args.get("who")
            seat = who.index if isinstance(who, Seat) else step.before.actor
            if seat >= 0 and not isinstance(who, list):
                self._count(message.id, seat, message)
                thing = _thing(message)
                if thing is not None:
                    deed = f"{message.id}: {_named(thing)}"
                    self.seen.things[deed] = self._say(thing)
                    self._count(deed, seat, message)

    def _note_earnings(self, step: Step) -> None:
        if self.game.earn is not None:
            for earning in self.game.earn(step.before, step.after):
                role = self._say(earning.role)
                self.seen.earned.setdefault(role, []).append(earning.amount)

    def _say(self, message: Message) -> str:
        """In English; what that is in German is written down."""
        said = self.words.say(message)
        self.seen.german[said] = self.german.say(message)
        return said

    def _count(self, deed: str, seat: int, message: Message) -> None:
        if deed not in self.seen.deeds:
            self.seen.deeds[deed] = [0] * self.state.seats
            self.seen.examples[deed] = self._say(message)
            if self.german.has(message, "deed"):
                self.seen.german[message.id] = self.german.say(Message(message.id), "deed")
        self.seen.deeds[deed][seat] += 1


def _of_anybody(ending: Message, anybody: int) -> Message:
    """The same end, whoever it was that came to it."""
    args = dict(ending.args)
    for name, arg in ending.args.items():
        if isinstance(arg, Seat):
            args[name] = Seat(anybody)
        elif isinstance(arg, list) and any(isinstance(part, Seat) for part in arg):
            args[name] = [Seat(anybody)]
    return Message(ending.id, **args)


def _thing(message: Message) -> Message | None:
    """What it was done with: the first thing that the message names, and that is nobody's own."""
    things = [arg for arg in message.args.values() if isinstance(arg, Message)]
    return next((arg for arg in things if not _is_owned(arg)), None)


def _is_owned(thing: Message) -> bool:
    return any(isinstance(arg, Seat) for arg in thing.args.values())


def _named(thing: Message) -> str:
    """A thing by its id and its numbers."""
    numbers = [str(number) for number in thing.args.values() if isinstance(number, int)]
    return " ".join([thing.id, *numbers])
