"""Games of Hinkel & Stein as players write them down.

A stone is a letter and its rank: M menhir, Q quartz, B boulder, C column; M1 is the smallest. The
fields are a to d from left to right, so b and c are the inner ones. The seats are s1 to s4.
Weights are exact here unless a test says otherwise, so that one can follow with pencil and paper:

    M 23 34 47 61 74    Q 19 31 43 56 67    B 17 33 49 63 79    C 27 68    stone of fate 29
"""

from __future__ import annotations

from steinkreis.core.state import CHANCE
from steinkreis.game.game import Game
from steinkreis.game.registry import game
from steinkreis.games.hinkel_und_stein.material import FATE_AT, LETTERS, SPREAD, STONES, name
from steinkreis.games.hinkel_und_stein.questions import DEAL, PUT_FATE, WEIGH
from steinkreis.games.hinkel_und_stein.rules import HinkelStein
from steinkreis.testing.notes import Notes

GAME: Game[HinkelStein] = game("hinkel-und-stein")
NOTES = Notes(GAME, settles=True)  # where a close tilt is chance's, chance answers by itself
play, refused = NOTES.play, NOTES.refused
say, check = NOTES.say, NOTES.check


def opened(
    deal: str = "MQBC",
    *,
    fate: int = 0,
    weights: str = "open",
    chief_puts_fate: bool = False,
    offer: str = "before",
    tie: str = "shared",
) -> HinkelStein:
    """Kinds in the order in which they are dealt; three of them for three players."""
    players = len(deal)
    options: dict[str, object] = {"weights": weights, "tie": tie}
    if chief_puts_fate:
        options["fate"] = "chief"
    if players == 3:
        options["offer"] = offer
    return _dealt(GAME.start(GAME.setup(players, options)), deal, fate)


def for_two(left: str, right: str, *, fate: int = 0) -> HinkelStein:
    """Two players: the kinds that lie to the left of each, and to the right."""
    return _dealt(GAME.start(GAME.setup(2, {"weights": "open"})), left + right, fate)


def _dealt(state: HinkelStein, deal: str, fate: int) -> HinkelStein:
    while state.phase == WEIGH:
        state.apply(int(SPREAD[state.weighed]))
    for letter in deal:
        assert state.phase == DEAL
        state.apply(LETTERS.index(letter))
    if state.phase == PUT_FATE and state.actor == CHANCE:
        state.apply(FATE_AT.index(fate))
    return state


def by_eye(deal: str = "MQBC", *, fate: int = 0) -> HinkelStein:
    """With weights to be judged by eye; in truth each is exactly the nominal one."""
    return opened(deal, fate=fate, weights="by-eye")


def plank(state: HinkelStein) -> str:
    """The fields from left to right, then the side that is down: `C2 . | B5+B1 . left`."""
    fields = ["+".join(name(s) for s in state.scale.stones_on(f)) or "." for f in range(4)]
    side = "right" if state.scale.down else "left"
    return f"{fields[0]} {fields[1]} | {fields[2]} {fields[3]} {side}"


def stock(state: HinkelStein, kind: str) -> str:
    """The stones of a kind that can still be played."""
    stones = [name(stone) for stone in range(STONES) if state.stock & (1 << stone)]
    return " ".join(stone for stone in stones if stone[0] == kind)


def owners(state: HinkelStein) -> str:
    """The seat that plays each kind, in the order M Q B C; - for nobody."""
    seats = [int(state.owner(kind)) for kind in range(4)]
    return " ".join("-" if seat > 3 else f"s{seat + 1}" for seat in seats)


def rich(state: HinkelStein, *discs: int) -> HinkelStein:
    """The same with these discs in the hands of the players, out of the supply."""
    after = state.copy()
    for seat, count in enumerate(discs):
        for _ in range(count):
            after.discs.pay_out(seat)
    return after


def told(state: HinkelStein, answers: str) -> list[str]:
    """What the log says in English while these answers are given."""
    return say("en", NOTES.told(state, answers))


FIRST_ROUND = "heavier s4 +1 C2 d s1 +2 M1 a s2 +1 Q1 b +1 B1"
