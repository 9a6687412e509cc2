title = Hidden Stones
tagline = Tausche und drehe Steine, bis deine Formation auf dem Tisch liegt.
about =
    Neun Steine, jeder mit zwei Gesichtern. Deine Karten zeigen Formationen, die Punkte bringen,
    aber jede Bewegung kostet eine Karte. Was gibst du her, und was hebst du auf?

name = { $who }

# Steine
face-sun = Sonne
face-moon = Mond
face-fish = Fisch
face-bird = Vogel
face-horse = Pferd
face-ship = Schiff
face-seed = Saatkorn
face-tree = Baum
face-any = beliebig

# Karten in Worten
row-1 = { $a }
row-2 = { $a } – { $b }
row-3 = { $a } – { $b } – { $c }
formation-1 = { $a }
formation-2 = oben { $a }, unten { $b }
formation-3 = oben { $a }, Mitte { $b }, unten { $c }
card = [{ $value }: { $formation }]

# Was auf dem Tisch liegt
tile = { $face }, Reihe { $row }, Spalte { $column }
flip = { $face } umdrehen, dann { $other } (Reihe { $row }, Spalte { $column })
swap = { $one } mit { $other } tauschen (ab Reihe { $row }, Spalte { $column })
hold = Karte { $card }
score = Karte { $card } einlösen
pay = Mit Karte { $card } bezahlen
plaque =
    { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $cards } von { $goal } Karten gewertet, { $hand } auf der Hand
plaque-hidden = { $who }: { $cards } von { $goal } Karten gewertet, { $hand } auf der Hand
draw-pile =
    Nachziehstapel, { $count ->
        [0] leer
        [one] eine Karte
       *[other] { $count } Karten
    }
discards =
    Ablage, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, obenauf { $card }
discards-none = Ablage, leer
strikes = Minuspunkte: { $count } von { $most }
last-round = Letzte Runde

# Fragen
ask-turn = Was machst du? Bewege Steine, löse eine Karte ein oder beende deinen Zug.
    .others = { $who } ist am Zug.
ask-end = Deine Hand ist leer. Mehr ist in diesem Zug nicht zu tun.
    .others = { $who } beendet gleich den Zug.
ask-pay-swap = Mit welcher Karte bezahlst du den Tausch?
    .others = { $who } will zwei Steine tauschen und wählt eine Karte dafür.
ask-pay-flip = Mit welcher Karte bezahlst du das Umdrehen?
    .others = { $who } will einen Stein umdrehen und wählt eine Karte dafür.
ask-chance = Der Zufall ist am Zug.
over = Das Spiel ist zu Ende.
button-end = Zug beenden
button-pass =
    { $count ->
        [0] Passen
        [one] Passen und eine Karte ziehen
       *[other] Passen und { $count } Karten ziehen
    }

# Warum etwas nicht geht
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-no-card = Du hast keine Karte mehr, mit der du das bezahlen könntest.
refused-no-formation = Die Formation dieser Karte liegt gerade nicht auf dem Tisch.
refused-pass-acted = Passen geht nur, wenn du in diesem Zug noch nichts getan hast.
refused-pass-twice = Du hast schon im letzten Zug gepasst.
refused-play-down = Spiele erst so weit ab, dass du nur noch vier Karten hältst.
refused-end-is-pass = Wer nichts tut, passt.

# Was geschah
log-starter = { $who } beginnt.
log-selected = Diese { $count } Karten liegen für das Solospiel bereit: { $cards }.
log-drew = { $who } zieht { $card }.
log-scored =
    { $who } löst { $card } ein und bekommt { $value ->
        [one] einen Punkt
       *[other] { $value } Punkte
    }.
log-swapped = { $who } zahlt { $card } und tauscht { $one } mit { $other }.
log-flipped = { $who } zahlt { $card } und dreht einen Stein um: Aus { $face } wird { $other }.
log-ended =
    { $who } beendet den Zug { $count ->
        [0] und zieht nichts nach
        [one] und zieht eine Karte nach
       *[other] und zieht { $count } Karten nach
    }.
log-passed =
    { $who } passt { $count ->
        [0] und zieht nichts
        [one] und zieht eine Karte
       *[other] und zieht { $count } Karten
    }.
log-reshuffled =
    { $count ->
        [one] Die abgelegte Karte bildet
       *[other] Die { $count } abgelegten Karten bilden
    } den neuen Nachziehstapel.
log-strike = Keine Karte eingelöst: Das ist Minuspunkt { $count } von { $most }.
log-last-round = { $who } hat mindestens { $goal } Karten gewertet. Die Runde wird noch zu Ende gespielt.

# Wer warum gewonnen hat
verdict-bonus =
    { $who } hat mit { $ones ->
        [one] einer Karte
       *[other] { $ones } Karten
    } die meisten Einser und bekommt { $bonus } Punkte dazu.
verdict-points =
    { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    }.
verdict-rounds = Nach { $rounds } Runden ist Schluss.
verdict-won =
    { $who } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
verdict-shared =
    { $who } teilen sich den Sieg mit je { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
verdict-solo-won =
    Geschafft! Alle { $cards } Karten sind eingelöst, { $strikes ->
        [0] ganz ohne Minuspunkt
        [one] mit nur einem Minuspunkt
       *[other] mit { $strikes } Minuspunkten
    }.
verdict-solo-lost = Verloren: { $strikes } Minuspunkte nach { $cards } von { $goal } Karten.
verdict-solo-rounds = Nach { $rounds } Runden ist Schluss, { $cards } von { $goal } Karten sind eingelöst.

# Einstellungen
option-points = Punktestände
option-points-open = offen
option-points-hidden = nur die Zahl der Karten
option-play-down = Nach dem Passen auf vier Karten abspielen
option-play-down-off = nein
option-play-down-on = ja
option-strict-solo = Strenges Solo: auch Passen kostet einen Minuspunkt
option-strict-solo-off = nein
option-strict-solo-on = ja
