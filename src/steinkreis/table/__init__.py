"""One live game: who sits where, whose turn it is, and all that happens around the play.

No input, no output, no clock of its own: it is told what happened and at what time.
"""
