"""Golden playthroughs: a game for each number of players, as text to be read and compared."""
