"""Writes all playthroughs anew: python -m tests.playthroughs"""

from __future__ import annotations

from tests.playthroughs.story import FOLDER, place, playthroughs, story

for old in FOLDER.glob("*.txt"):
    old.unlink()
for game, players in playthroughs():
    place(game, players).write_text(story(game, players), encoding="utf-8")
