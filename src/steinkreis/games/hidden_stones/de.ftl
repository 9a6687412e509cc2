title = Hidden Stones
tagline = Tausche und drehe Steine, bis deine Formation auf dem Tisch liegt.
goal = Karten einlösen; die meisten Punkte gewinnen.
about =
    Neun Steine, jeder mit zwei Gesichtern. Deine Karten zeigen Formationen, die Punkte bringen,
    aber jede Bewegung kostet eine Karte. Was gibst du her, und was hebst du auf?

# Steine
face-sun = Sonne
    .drawn = mark-sun
face-moon = Mond
    .drawn = mark-moon
face-fish = Fisch
    .drawn = mark-fish
face-bird = Vogel
    .drawn = mark-bird
face-horse = Pferd
    .drawn = mark-horse
face-ship = Schiff
    .drawn = mark-ship
face-seed = Saatkorn
    .drawn = mark-seed
face-tree = Baum
    .drawn = mark-tree
face-any = beliebig
    .drawn = mark-any

# Karten in Worten
row-1 = { $a }
    .drawn = { $a }
row-2 = { $a } – { $b }
    .drawn = { $a } { $b }
row-3 = { $a } – { $b } – { $c }
    .drawn = { $a } { $b } { $c }
formation-1 = { $a }
    .drawn = { $a }
formation-2 = oben { $a }, unten { $b }
    .drawn = { $a } / { $b }
formation-3 = oben { $a }, Mitte { $b }, unten { $c }
    .drawn = { $a } / { $b } / { $c }
card = [{ $value }: { $formation }]
    .drawn = { $formation }
    .badge = { $value }

# Was auf dem Tisch liegt
tile = { $face }, Reihe { $row }, Spalte { $column }
flip = { $face } umdrehen, dann { $other } (Reihe { $row }, Spalte { $column })
swap = { $one } (Reihe { $row }, Spalte { $column }) mit { $other } (Reihe { $other_row }, Spalte { $other_column }) tauschen
hold = Karte { $card }
score = Karte { $card } einlösen
pay = Mit Karte { $card } bezahlen
plaque =
    { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $cards } von { $goal } Karten eingelöst, { $hand } auf der Hand
plaque-hidden = { $who }: { $cards } von { $goal } Karten eingelöst, { $hand } auf der Hand
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
button-end = Zug beenden
    .then = du ziehst auf vier Karten nach
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
refused-play-down = Gib erst so viele Karten aus, dass du nur noch vier auf der Hand hast.
refused-end-is-pass = Wer nichts tut, passt.

# Was geschah
log-starter = { $who } beginnt.
    .you = Du beginnst.
    .deed = beginnt
log-selected = Diese { $count } Karten liegen für das Solospiel bereit: { $cards }.
log-drew = { $who } zieht { $card }.
    .you = Du ziehst { $card }.
    .deed = zieht
log-scored =
    { $who } löst { $card } ein und bekommt { $value ->
        [one] einen Punkt
       *[other] { $value } Punkte
    }.
    .you =
        Du löst { $card } ein und bekommst { $value ->
            [one] einen Punkt
           *[other] { $value } Punkte
        }.
    .deed = löst ein
log-scored-hidden = { $who } löst eine Karte ein.
    .you = Du löst eine Karte ein.
    .deed = löst verdeckt ein
log-swapped = { $who } zahlt { $card } und tauscht { $one } mit { $other }.
    .you = Du zahlst { $card } und tauschst { $one } mit { $other }.
    .deed = tauscht
log-flipped = { $who } zahlt { $card } und dreht einen Stein um: Aus { $face } wird { $other }.
    .you = Du zahlst { $card } und drehst einen Stein um: Aus { $face } wird { $other }.
    .deed = dreht um
log-ended =
    { $who } beendet den Zug { $count ->
        [0] und zieht nichts nach
        [one] und zieht eine Karte nach
       *[other] und zieht { $count } Karten nach
    }.
    .you =
        Du beendest den Zug { $count ->
            [0] und ziehst nichts nach
            [one] und ziehst eine Karte nach
           *[other] und ziehst { $count } Karten nach
        }.
    .deed = beendet den Zug
log-passed =
    { $who } passt { $count ->
        [0] und zieht nichts
        [one] und zieht eine Karte
       *[other] und zieht { $count } Karten
    }.
    .you =
        Du passt { $count ->
            [0] und ziehst nichts
            [one] und ziehst eine Karte
           *[other] und ziehst { $count } Karten
        }.
    .deed = passt
log-reshuffled =
    { $count ->
        [one] Die abgelegte Karte bildet
       *[other] Die { $count } abgelegten Karten bilden
    } den neuen Nachziehstapel.
log-strike = Keine Karte eingelöst: Das ist Minuspunkt { $count } von { $most }.
    .deed = Minuspunkt
log-last-round = { $who } hat mindestens { $goal } Karten eingelöst. Die Runde wird noch zu Ende gespielt.
    .you = Du hast mindestens { $goal } Karten eingelöst. Die Runde wird noch zu Ende gespielt.
    .deed = letzte Runde

# Wer warum gewonnen hat
ending-goal =
    { $who } { $count ->
        [one] hat
       *[other] haben
    } { $goal } Karten zusammen, und die Runde ist zu Ende gespielt.
    .you = Du hast { $goal } Karten zusammen, und die Runde ist zu Ende gespielt.
source-cards = { $value ->
        [one] Karten zu 1 Punkt
       *[other] Karten zu { $value } Punkten
    }
source-bonus = die meisten Einser
verdict-bonus =
    { $who } hat mit { $ones ->
        [one] einer Karte
       *[other] { $ones } Karten
    } die meisten Einser und bekommt { $bonus } Punkte dazu.
    .you =
        Du hast mit { $ones ->
            [one] einer Karte
           *[other] { $ones } Karten
        } die meisten Einser und bekommst { $bonus } Punkte dazu.
verdict-bonus-shared =
    { $who } haben mit je { $ones ->
        [one] einer Karte
       *[other] { $ones } Karten
    } gleich viele Einser, mehr hat niemand: Das bringt jeweils { $bonus } Punkte dazu.
verdict-points =
    { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    }.
verdict-rounds = Nach { $rounds } Runden ist Schluss.
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
option-play-down = Nach dem Passen erst wieder auf vier Karten kommen
option-play-down-off = nein
option-play-down-on = ja
option-strict-solo = Strenges Solo: auch Passen kostet einen Minuspunkt
option-strict-solo-off = nein
option-strict-solo-on = ja
