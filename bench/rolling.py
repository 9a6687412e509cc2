"""How the bots do at Rollende Steine, in real physics: tables for docs/physics.md.

    python bench/rolling.py shots [LEVEL ...] [--shots N]               what their shots come to
    python bench/rolling.py courses [LEVEL ...] [--games N] [--sketch] [--on COURSE ...]
                                                                        wheels needed on each course
    python bench/rolling.py worst [--shots N]                           the longest rolls there are

One player, all fifty wheels. Bots are named as in the roster; `trilith*0.01` has a hundredth of the
trials, and none follows more than BEAM ways at a time, for thinking takes longest. Times are of
the processor, so that a busy machine changes them little.
"""

from __future__ import annotations

import argparse
import math
import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

import msgspec

from steinkreis.bots.bot import Bot
from steinkreis.bots.play import play_out
from steinkreis.bots.roster import bot
from steinkreis.bots.search import SearchBot
from steinkreis.core.dial import pack
from steinkreis.core.nature import Nature, Outcome
from steinkreis.core.rng import Rng
from steinkreis.core.state import State
from steinkreis.game.registry import game
from steinkreis.games.rollende_steine.course import named
from steinkreis.games.rollende_steine.ground import FITS, Ground, bare
from steinkreis.games.rollende_steine.material import BAR_SIZES, COURSES, GATES, PUSH_SIZES
from steinkreis.games.rollende_steine.nature import LONGEST, let_roll, rolled
from steinkreis.games.rollende_steine.rules import RollendeSteine
from steinkreis.games.rollende_steine.sketch import SPENT, push_of
from steinkreis.games.rollende_steine.worth import aimed

GAME = game("rollende-steine")
LEVELS = ["kiesel", "findling", "menhir*0.1", "trilith*0.01"]
PLAYERS = ["findling", "menhir*0.1"]
BEAM = 3
SEED = 7


@dataclass
class Tallies:
    """What was seen of many rolls."""

    times: list[float] = field(default_factory=list)  # milliseconds
    gates: list[int] = field(default_factory=list)
    early: list[int] = field(default_factory=list)  # the same, of a game's first five wheels
    strange: int = 0  # rolls with a number that is none
    endless: int = 0

    def note(self, state: RollendeSteine, outcome: Outcome, seconds: float) -> None:
        self.times.append(1000 * seconds)
        self.gates.append(max(0, outcome.action - SPENT).bit_count())
        if state.spent < GATES:
            self.early.append(self.gates[-1])
        trace = msgspec.to_builtins(outcome.trace)
        numbers = [n for row in trace["pose"] + trace["paths"]["wheel"] for n in row]
        self.strange += not all(math.isfinite(number) for number in numbers)
        self.endless += trace["seconds"] >= LONGEST

    def spread(self) -> str:
        ordered = sorted(self.times)
        middle, late = ordered[len(ordered) // 2], ordered[int(0.99 * len(ordered))]
        return f"{middle:.1f} | {late:.1f} | {ordered[-1]:.1f}"


def shooter(name: str, nature: Nature | None) -> Bot:
    player = bot(name, nature)
    if isinstance(player, SearchBot):
        player.level.beam = min(BEAM, player.level.beam)
    return player


class Enough(Exception):
    """As many shots as were wanted."""


def watching(tallies: Tallies, most: int) -> Callable[[State], Outcome | None]:
    """Physics at the table, noted on the tallies; what bots try beforehand is not."""

    def nature(state: State) -> Outcome | None:
        if len(tallies.times) == most:
            raise Enough
        began = time.process_time()
        outcome = let_roll(state)
        if outcome is not None and isinstance(state, RollendeSteine):
            tallies.note(state, outcome, time.process_time() - began)
        return outcome

    return nature


def let_roll_once() -> None:
    """Load the engine, which is not to be measured."""
    ground = bare(named("wall").gates)
    rolled(ground, push_of(aimed(ground, 31, Rng(0))))


def memory() -> float:
    """Megabytes that are really in use."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 1e6


def shots(levels: list[str], most: int) -> None:
    """Games on all courses in turn, until there were so many shots."""
    print("| level | shots | with a gate | of a game's first five | gates a shot |", end="")
    print(" ms: median | 99 % | most | not numbers | endless | MB before, after |", end="")
    print(" s a shot, thinking included |")
    print("|---" * 12 + "|")
    let_roll_once()
    for level in levels:
        tallies, number, used = Tallies(), 0, memory()
        began = time.process_time()
        try:
            while True:
                course = list(COURSES)[number % len(COURSES)]
                state = GAME.start(GAME.setup(1, {"course": course}))
                player = shooter(level, GAME.nature)
                play_out(state, [player], Rng(SEED, number), [], watching(tallies, most))
                number += 1
                used = memory() if number == 1 else used  # when all is loaded
        except (Enough, KeyboardInterrupt):  # who stops it gets what there is
            pass
        count = len(tallies.times)
        each = (time.process_time() - began) / count
        print(
            f"| {level} | {count} | {hits(tallies.gates)} | {hits(tallies.early)} |"
            f" {mean(tallies.gates):.2f} |"
            f" {tallies.spread()} | {tallies.strange} | {tallies.endless} |"
            f" {used:.0f}, {memory():.0f} | {each:.2f} |",
            flush=True,
        )


def hits(gates: list[int]) -> str:
    return f"{100 * sum(count > 0 for count in gates) / len(gates):.1f} % of {len(gates)}"


def courses(levels: list[str], names: list[str], many: int, *, on_sketch: bool) -> None:
    """How many wheels each course takes; on the sketch alone, or in real physics."""
    print("| course | level | won | wheels, of 50 | ± | gates |")
    print("|---|---|---|---|---|---|")
    nature = None if on_sketch else GAME.nature
    for level in levels:
        for course in names:
            wheels, gates = [], []
            for number in range(many):
                state = GAME.start(GAME.setup(1, {"course": course}))
                assert isinstance(state, RollendeSteine)
                play_out(state, [shooter(level, nature)], Rng(SEED, number), [], nature)
                wheels.append(state.spent)
                gates.append(sum(state.scores()))
            won = sum(count == GATES for count in gates)
            middle = mean(wheels)
            off = 1.96 * math.sqrt(sum((count - middle) ** 2 for count in wheels)) / many
            print(
                f"| {course} | {level} | {won} of {many} | {middle:.1f} | {off:.1f} |"
                f" {mean(gates):.2f} |",
                flush=True,
            )


def crowded(name: str, count: int, rng: Rng) -> Ground:
    """A course with so many bars anywhere."""
    ground = bare(named(name).gates)
    while len(ground.bars) < count:
        place = pack([int(rng.below(size)) for size in BAR_SIZES], BAR_SIZES)
        if ground.trouble(place, -1) == FITS:
            ground = ground.laid(0, place)
    return ground


def worst(many: int) -> None:
    """The longest time for a roll among five gates and fifty bars, the board built anew."""
    print("| pushes | ms: median | 99 % | most | longest roll |")
    print("|---|---|---|---|---|")
    let_roll_once()
    for kind in ("random", "suggested"):
        tallies, longest = Tallies(), 0.0
        for number in range(many // 2):
            rng = Rng(SEED, number)
            ground = crowded(list(COURSES)[number % len(COURSES)], 50, rng)
            action = aimed(ground, 31, rng)
            if kind == "random":
                action = pack([int(rng.below(size)) for size in PUSH_SIZES], PUSH_SIZES)
            began = time.process_time()
            wheel = rolled(ground, push_of(action))
            tallies.times.append(1000 * (time.process_time() - began))
            longest = max(longest, wheel.seconds)
        print(f"| {kind} | {tallies.spread()} | {longest:.2f} s |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["shots", "courses", "worst"])
    parser.add_argument("levels", nargs="*")
    parser.add_argument("--shots", type=int, default=1000)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--sketch", action="store_true")
    parser.add_argument("--on", nargs="*", choices=list(COURSES))
    choice = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if choice.what == "shots":
        shots(choice.levels or LEVELS, choice.shots)
    elif choice.what == "courses":
        names = choice.on or list(COURSES)
        courses(choice.levels or PLAYERS, names, choice.games, on_sketch=choice.sketch)
    else:
        worst(choice.shots)


if __name__ == "__main__":
    main()
