"""Material that games share: cards, dice, rings and grids."""
