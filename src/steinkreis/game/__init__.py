"""What binds a game together: the game as one value, its set-up, its words and its records."""
