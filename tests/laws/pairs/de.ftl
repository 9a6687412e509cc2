title = Paare
tagline = Merk dir, wo die andere liegt.
goal = Die meisten Paare gewinnen.
about = Zwölf Karten liegen verdeckt, je zwei zeigen dasselbe. Deck zwei auf: Passen sie zusammen, gehören sie dir.

# Was auf dem Tisch liegt
plaque = { $who }: { $pairs } Paare
card = Karte { $place }
card-up = Karte { $place } zeigt { $face }
turn = Karte { $place } aufdecken

# Fragen
ask-first = Welche Karte deckst du auf?
    .others = { $who } deckt eine Karte auf.
ask-second = Wo liegt die andere?
    .others = { $who } sucht die andere.

# Was geschehen ist
log-turned = { $who } deckt Karte { $place } auf: { $face }.
log-took = { $who } nimmt das Paar.

# Wer gewonnen hat
verdict-won = { $who } gewinnt mit { $pairs } Paaren.
verdict-shared = { $who } teilen sich den Sieg mit je { $pairs } Paaren.
