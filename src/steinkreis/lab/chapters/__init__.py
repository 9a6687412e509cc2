"""The chapters of a lab report: a plot, and one plain sentence under each."""

from __future__ import annotations

from steinkreis.lab.chapters.chapter import Chapter
from steinkreis.lab.chapters.deeds import deeds
from steinkreis.lab.chapters.length import choice, length
from steinkreis.lab.chapters.levels import levels
from steinkreis.lab.chapters.roles import roles
from steinkreis.lab.chapters.seats import seats
from steinkreis.lab.chapters.sources import endings, sources
from steinkreis.lab.chapters.standing import lead, mattering, scores
from steinkreis.lab.chapters.variants import variants
from steinkreis.lab.study import Study
from steinkreis.lab.tongue import Tongue


def chapters(study: Study, tongue: Tongue) -> list[Chapter]:
    """All that can be said about this game, in the order in which a designer asks."""
    found = [
        seats(study, tongue),
        length(study, tongue),
        choice(study, tongue),
        lead(study, tongue),
        scores(study, tongue),
        sources(study, tongue),
        endings(study, tongue),
        roles(study, tongue),
        mattering(study, tongue),
        deeds(study, tongue),
        levels(study, tongue),
        *variants(study, tongue),
    ]
    return [chapter for chapter in found if chapter is not None]
