title = Riesen-Memo
tagline = Wo lag noch mal der andere?
goal = Wer die meisten Paare findet, gewinnt.
about = Die Riesen haben ihre Steine liegen lassen, die Zeichen nach unten, jedes zweimal. Dreh zwei um: Passen sie zusammen, gehören sie dir.

# Was auf dem Tisch liegt
panel-board = Die Steine
plaque = { $who }: { $pairs ->
    [one] ein Paar
   *[other] { $pairs } Paare
}
stone = Stein { $place }
stone-open = Stein { $place }: { $sign }
turn = { $stone } umdrehen

# Die Zeichen
sign-foot = Fuß
sign-hand = Hand
sign-tooth = Zahn
sign-club = Keule
sign-hammer = Hammer
sign-kettle = Kessel
sign-mountain = Berg
sign-cloud = Wolke
sign-moon = Mond
sign-tree = Baum
sign-bell = Glocke
sign-ring = Ring

# Fragen
ask-first = Welchen Stein drehst du um?
    .others = { $who } dreht einen Stein um.
ask-second = Wo liegt der andere?
    .others = { $who } sucht den anderen.

# Warum etwas nicht geht
refused-open = Dieser Stein liegt schon offen.

# Was geschehen ist
log-turned = { $who } dreht Stein { $place } um: { $sign }.
    .you = Du drehst Stein { $place } um: { $sign }.
    .deed = dreht um
log-took = { $who } nimmt das Paar ({ $sign }).
    .you = Du nimmst das Paar ({ $sign }).
    .deed = nimmt ein Paar

# Wer gewonnen hat
won-with = { $points ->
    [one] einem Paar
   *[other] { $points } Paaren
}

# Wahlmöglichkeiten
option-stones = Steine
option-stones-24 = 24
option-stones-16 = 16
option-pair = Wer ein Paar findet,
option-pair-again = ist noch einmal dran
option-pair-next = gibt weiter
