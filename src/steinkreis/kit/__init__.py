"""Material that games share: cards, grids, sets and counts, winners."""
