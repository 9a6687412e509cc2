title = Kiesel
tagline = Spiel die beste Karte und nimm den Topf.
goal = Die meisten Kiesel gewinnen.
about = Zwölf Karten, ein schiefer Würfel und ein Topf voll Kiesel. Wann lohnt die beste Karte?

# Was auf dem Tisch liegt
plaque = { $who }: { $pebbles } Kiesel, { $hand } Karten
deck = Nachziehstapel, { $count } Karten
pot = Topf, { $count } Kiesel
best = Beste Karte: { $card }
card = Karte { $card }
play = Karte { $card } spielen
button-pass = Passen

# Fragen
ask-play = Welche Karte spielst du?
    .others = { $who } wählt eine Karte.

# Warum etwas nicht geht
refused-not-in-hand = Diese Karte hast du nicht.
refused-too-low = Auf dem Tisch liegt eine höhere Karte.

# Was geschehen ist
log-drew = { $who } zieht eine Karte.
log-drew-card = { $who } zieht Karte { $card }.
log-rolled = { $pebbles } Kiesel { $pebbles ->
    [one] kommt
   *[other] kommen
} in den Topf.
log-played = { $who } spielt Karte { $card }.
log-passed = { $who } passt.
log-took = { $who } nimmt { $pebbles } Kiesel.

# Wer gewonnen hat
verdict-won = { $who } gewinnt mit { $pebbles } Kieseln.
verdict-shared = { $who } teilen sich den Sieg mit je { $pebbles } Kieseln.

# Wahlmöglichkeiten
option-refill = Für jede gespielte Karte eine neue ziehen
option-refill-off = nein
option-refill-on = ja
option-pot = Ein Topf, den niemand nimmt,
option-pot-lost = ist verloren
option-pot-kept = bleibt für die nächste Runde
