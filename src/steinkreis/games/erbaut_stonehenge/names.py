"""What things are called, for the picture and the log."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message
from steinkreis.games.erbaut_stonehenge.material import (
    ERECTED,
    FIRST_BLUESTONE,
    FIRST_PLACE,
    MARKED,
    RITES,
)
from steinkreis.games.erbaut_stonehenge.yards import NOWHERE, Yard
from steinkreis.kit.stonehenge import card_message, number


@cache
def site_message(site: int) -> Message:
    if site < FIRST_BLUESTONE:
        return Message("site-field", number=number(site))
    if site < FIRST_PLACE:
        return Message("site-bluestone", number=site - FIRST_BLUESTONE + 1)
    return Message("site-trilith", number=site - FIRST_PLACE + 1)


@cache
def part_message(steps: int) -> Message:
    """What a trilith gets with this step."""
    names = {1: "part-pillar", 2: "part-second-pillar", MARKED: "part-capstone"}
    return Message(names.get(steps, "part-erected"))


def project_message(yard: Yard) -> Message:
    """What lies in the yard, as the viewer sees it."""
    if not yard.has_project():
        return Message("project-none")
    if yard.is_secret():
        return Message("project-secret")
    return Message("project-open", card=card_message(yard.card))


def next_message(yard: Yard) -> Message:
    """What the next building phase brings."""
    if yard.is_out:
        return Message("next-out")
    if yard.rites > 0:
        return Message("next-rise" if yard.rites == RITES else "next-leave")
    if not yard.has_project():
        return Message("next-none")
    if yard.is_secret():
        return Message("next-reveal")
    if yard.site == NOWHERE:
        return Message("next-site")
    if yard.has_trilith():
        return Message(f"next-trilith-{min(int(yard.steps) + 1, ERECTED)}")
    if yard.site >= FIRST_BLUESTONE:
        return Message("next-bluestone")
    return Message("next-block", number=number(int(yard.site)))
