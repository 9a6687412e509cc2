"""The questions of the game and what the answers to them mean."""

from __future__ import annotations

from typing import Final

from steinkreis.core.ask import Ask, thrown
from steinkreis.games.hinkel_und_stein.material import (
    FATE_AT,
    FIELDS,
    KINDS,
    LETTERS,
    MOST_SEATS,
    MOST_WITH_QUARTZ,
    NOMINAL,
    NOTCHES,
    SPOTS,
    SPREAD,
    STONES,
    name,
)

# The questions, in the order in which they first come up.
WEIGH: Final = 0  # chance: what does the next stone really weigh?
DEAL: Final = 1  # chance: who gets which kind?
PUT_FATE: Final = 2  # chance or the chief: where does the stone of fate lie?
OFFER: Final = 3  # three players: solo, or a partnership with whom?
REPLY: Final = 4  # three players: will you be the partner?
CONDITION: Final = 5  # does the lighter or the heavier side win?
CALL: Final = 6  # who plays next?
ROLE: Final = 7  # two players: which kind, and actively or passively?
BET: Final = 8  # how many discs into the pot, or one for yourself?
STONE: Final = 9  # which stone?
FIELD: Final = 10  # on which field?
TILT: Final = 11  # chance: which side goes down?
LAST: Final = 12  # boulders: use a right at the end of the round?
KEEP: Final = 13  # boulders: which of the two comes back?

# Answers to OFFER: 0 solo, then the seats.
SOLO: Final = 0
PARTNER: Final = 1  # + seat
# Answers to CONDITION.
LIGHTER: Final = 0
HEAVIER: Final = 1
# Answers to CALL: the seats, then the seats again, for placing the neutral quartz.
FOR_QUARTZ: Final = 4  # + seat
# Answers to ROLE: two for each kind.
PASSIVE: Final = 0  # + 2 * kind
ACTIVE: Final = 1  # + 2 * kind
# Answers to BET: how many discs into the pot.
TAKE_ONE: Final = 0
# Answers to STONE: the stones, then:
BOTH: Final = STONES  # both columns
NOTCH: Final = BOTH + 1  # + notch; the middle one is none
# Answers to LAST: where the stone of fate may go, then:
TOP: Final = SPOTS  # the smallest boulder on top
DONE: Final = SPOTS + 1


ASKS: Final = [
    thrown("weigh", 1 + 2 * max([int(spread) for spread in SPREAD])),
    thrown("deal", KINDS),
    Ask("fate", SPOTS),
    Ask("offer", PARTNER + MOST_SEATS),
    Ask("reply", 2),
    Ask("condition", 2),
    Ask("call", FOR_QUARTZ + MOST_SEATS),
    Ask("role", 2 * KINDS),
    Ask("bet", MOST_WITH_QUARTZ + 1),
    Ask("stone", NOTCH + NOTCHES),
    Ask("field", FIELDS),
    thrown("tilt", 2),
    Ask("last", DONE + 1),
    Ask("keep", STONES),
]


def notation(phase: int, action: int, weighed: int) -> str:
    """A stone is M1 to C2, a field a to d, a seat s1 to s4; see the branches for the rest."""
    if phase == WEIGH:
        return f"{NOMINAL[weighed] - SPREAD[weighed] + action}g"
    if phase == DEAL:
        return LETTERS[action]
    if phase == PUT_FATE or (phase == LAST and action < TOP):
        return f"fate{FATE_AT[action]:+}"
    if phase == OFFER:
        return "solo" if action == SOLO else f"s{action}"
    if phase == REPLY:
        return "yes" if action else "no"
    if phase == CONDITION:
        return "heavier" if action == HEAVIER else "lighter"
    if phase == CALL:
        return f"s{action + 1}" if action < FOR_QUARTZ else f"s{action - FOR_QUARTZ + 1}Q"
    if phase == ROLE:
        return LETTERS[action // 2] + ("+" if action % 2 == ACTIVE else "-")
    if phase == BET:
        return "take" if action == TAKE_ONE else f"+{action}"
    if phase == FIELD:
        return "abcd"[action]
    if phase == TILT:
        return "right" if action else "left"
    if phase == LAST:
        return "top" if action == TOP else "done"
    if phase == STONE and action >= BOTH:
        return "both" if action == BOTH else f"notch{action - NOTCH - 1:+}"
    return name(action)
