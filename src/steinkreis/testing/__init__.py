"""For whoever tests a game: what is the same for all of them, and short ways to say the rest.

    class TestPebbles(GameTests):
        of = GAME

The pytest plugin beside it (`plugin.py`) is there wherever Steinkreis is installed.
"""

from steinkreis.testing.every_game import GameTests, LawTests, WrittenTests
from steinkreis.testing.notes import Notes, legal, settle, square

__all__ = ["GameTests", "LawTests", "Notes", "WrittenTests", "legal", "settle", "square"]
