title = Die Dolmengötter
tagline = Wo deine Druiden waren, bleiben Steine, und wer im Kreis vorn liegt, baut.
goal = Dolmen hoch stapeln; die meisten Punkte gewinnen.
about =
    Druiden wandern zwischen 28 Steinkreisen und lassen Steine zurück. Wer in einem Kreis die Mehrheit
    bekommt, legt verdeckt einen Dolmen obenauf, und je höher der am Ende liegt, desto mehr zählt er.
    Nur: Oft ist es dein Stein, der die anderen bauen lässt.

# Plätze und Kreise
row-a = a
row-b = b
row-c = c
row-d = d
row-e = e
row-f = f
row-g = g
row-h = h
place = { $row }{ $number }
number = { $number }
panel-circles = Kreise im Blick
panel-dolmens = Deine Dolmen

# Was auf dem Tisch liegt
place-free = Platz { $place }, frei ({ $circles })
place-stone = Platz { $place }, Stein von { $who } ({ $circles })
    .you = Platz { $place }, dein Stein ({ $circles })
place-left = Platz { $place }, eben verlassen ({ $circles })
in-circles =
    { $count ->
        [one] Kreis { $circles }
       *[other] Kreise { $circles }
    }
settle-here = Druiden auf { $place } einsetzen ({ $circles })
walk-here = Nach { $place } wandern ({ $circles })
fly-here = Nach { $place } fliegen ({ $circles })
druid-standing = Druide von { $who } auf { $place }
    .you = Dein Druide auf { $place }
druid-lying = Druide von { $who } auf { $place }, liegt und sammelt Kräuter
    .you = Dein Druide auf { $place }, liegt und sammelt Kräuter
choose-druid = Deinen Druiden auf { $place } wählen
choose-flyer = Deinen liegenden Druiden auf { $place } wählen
circle = { $circle }: { $missing }. { $lead } { $stack }
missing =
    { $missing ->
        [0] voll
        [one] ein Platz noch ohne Stein
       *[other] { $missing } Plätze noch ohne Stein
    }
circle-of = { $circle }, { $size }
choose-circle = Zuerst { $circle }, { $size }
size-4 = Viereck
size-6 = Sechseck
size-8 = Achteck
legend = { $size }: Ein Dolmen obenauf zählt { $factor ->
        [3] dreifach
        [4] vierfach
       *[5] fünffach
    }, darunter auf jeder Stufe einmal weniger
legend-top = obenauf: Wert × { $factor }
lead-nobody = Noch führt niemand.
lead-mine = { $who } hat die Mehrheit.
    .you = Du hast die Mehrheit.
lead-tied = { $who } liegen gleichauf.
stack-empty = Noch kein Dolmen; der erste zählt { $factor ->
        [3] dreifach
        [4] vierfach
       *[5] fünffach
    }.
stack = Dolmen von oben: { $dolmens }.
dolmen-unknown = { $who } mal { $factor }
    .you = deiner mal { $factor }
dolmen-known = { $who } { $value } mal { $factor }
    .you = deiner, { $value } mal { $factor }
plaque =
    { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, noch { $stones ->
        [one] ein Stein
       *[other] { $stones } Steine
    } und { $dolmens } Dolmen
hold-dolmen = Dolmen vom Wert { $value }, { $left }
build-dolmen =
    Dolmen vom Wert { $value } bauen ({ $left }), zählt jetzt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
card-circle = { $circle }: { $lead } { $stack } { $omen }
left-count = noch { $count }
card-title = Kreis { $number }
counts-now = zählt { $points }

# Was ein Stein bewirken würde
omen-nothing = Ein Stein bewirkt nichts
omen-top = { $who } oben: ×{ $factor }
    .you = Du baust oben: ×{ $factor }
omen-under = { $who } unten: ×{ $factor }
    .you = Du baust unten: ×{ $factor }
omen-top-scored = { $who }: ×{ $factor }, Wertung
    .you = Du baust: ×{ $factor }, Wertung
omen-under-scored = { $who }: ×{ $factor }, Wertung
    .you = Du baust: ×{ $factor }, Wertung
omen-scored = Wertung
omen-full = Der Stapel ist voll
omen-none-left = { $who } hat keine Dolmen
    .you = Du hast keine Dolmen
right-scored = wird gewertet
was-scored = gewertet

# Fragen
ask-settle = Wo beginnt dein nächster Druide?
    .others = { $who } setzt einen Druiden ein.
ask-druid = Welcher deiner Druiden handelt?
    .others = { $who } ist am Zug.
ask-walk = Wohin wandert er? Oder sammelt er Kräuter?
    .others = { $who } lässt einen Druiden wandern.
ask-fly = Wohin fliegt er?
    .others = { $who } lässt einen Druiden fliegen.
ask-stone = Bleibt ein Stein zurück?
    .others = { $who } überlegt, ob ein Stein zurückbleibt.
ask-order = In welchem Kreis geht es zuerst weiter?
    .others = { $who } bestimmt, welcher Kreis zuerst drankommt.
ask-build-top = Kreis { $circle }: Du hast die Mehrheit. Welchen Dolmen legst du obenauf?
    .others = { $who } hat die Mehrheit in Kreis { $circle } und darf bauen.
ask-build-under = Kreis { $circle }: Du liegst gleichauf. Welchen Dolmen schiebst du unter den Stapel?
    .others = { $who } zieht in Kreis { $circle } gleich und darf unten bauen.
ask-reveal = Die Dolmen werden umgedreht.
    .others = Die Dolmen werden umgedreht.
button-gather = Hinlegen und Kräuter sammeln
    .then = ab dem nächsten Zug kann er fliegen
button-stone = Stein stellen
button-point = Einen Punkt zahlen
    .then = dann bleibt kein Stein zurück
button-none = Nichts bauen

# Warum etwas nicht geht
refused-druid = Da ist keiner von deinen Druiden.
refused-taken = Da ist schon ein Druide.
refused-stone = Da steht ein Stein.
refused-far = So weit kommt er nicht: einen Schritt, oder über andere Druiden hinweg.
refused-lying = Er sammelt schon Kräuter. Jetzt kann er nur noch fliegen.
refused-dolmen = Vom Wert { $value } hast du keinen mehr.

# Was geschah
log-starter = { $who } beginnt.
    .you = Du beginnst.
    .deed = beginnt
log-settled = { $who } setzt einen Druiden auf { $place }.
    .you = Du setzt einen Druiden auf { $place }.
    .deed = setzt einen Druiden
log-gathered = Der Druide von { $who } auf { $place } legt sich hin und sammelt Kräuter.
    .you = Dein Druide auf { $place } legt sich hin und sammelt Kräuter.
    .deed = sammelt Kräuter
log-walked = { $who } wandert von { $start } nach { $end }.
    .you = Du wanderst von { $start } nach { $end }.
    .deed = wandert
log-flew = { $who } fliegt von { $start } nach { $end }.
    .you = Du fliegst von { $start } nach { $end }.
    .deed = fliegt
log-stone =
    { $who } lässt einen Stein zurück, in { $count ->
        [one] Kreis { $circles }
       *[other] den Kreisen { $circles }
    }.
    .you =
        Du lässt einen Stein zurück, in { $count ->
            [one] Kreis { $circles }
           *[other] den Kreisen { $circles }
        }.
    .deed = lässt einen Stein
log-paid = { $who } zahlt einen Punkt und stellt keinen Stein.
    .you = Du zahlst einen Punkt und stellst keinen Stein.
    .deed = zahlt einen Punkt
log-built-top = { $who } legt in Kreis { $circle } einen Dolmen obenauf.
    .you = Du legst in Kreis { $circle } einen Dolmen obenauf.
    .deed = baut obenauf
log-built-top-known = { $who } legt in Kreis { $circle } einen Dolmen vom Wert { $value } obenauf.
    .you = Du legst in Kreis { $circle } einen Dolmen vom Wert { $value } obenauf.
    .deed = baut obenauf
log-built-under = { $who } schiebt in Kreis { $circle } einen Dolmen unter den Stapel.
    .you = Du schiebst in Kreis { $circle } einen Dolmen unter den Stapel.
    .deed = baut unten
log-built-under-known = { $who } schiebt in Kreis { $circle } einen Dolmen vom Wert { $value } unter den Stapel.
    .you = Du schiebst in Kreis { $circle } einen Dolmen vom Wert { $value } unter den Stapel.
    .deed = baut unten
log-declined = { $who } verzichtet darauf, in Kreis { $circle } zu bauen.
    .you = Du verzichtest darauf, in Kreis { $circle } zu bauen.
    .deed = verzichtet
log-scored = Kreis { $circle } ist voll und wird gewertet: { $earnings }.
    .deed = Kreis gewertet
log-last-dolmen = { $who } hat den letzten Dolmen gebaut. Alle anderen haben noch einen Zug.
    .you = Du hast den letzten Dolmen gebaut. Alle anderen haben noch einen Zug.
    .deed = letzter Dolmen
log-end-stones = Der letzte Stein ist gestellt. Nun wird alles gewertet.
log-end-dolmens = Der letzte Zug ist getan. Nun wird alles gewertet.
log-final = Kreis { $circle }: { $earnings }.
earning = { $who } { $value } × { $factor } = { $points }
    .you = du { $value } × { $factor } = { $points }

# Wer warum gewonnen hat
verdict-points =
    { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, nämlich { $start } vom Anfang, { $earned } aus vollen Kreisen und { $final } aus der Schlusswertung{ $paid ->
        [0] {""}
        [one] , abzüglich eines gezahlten
       *[other] , abzüglich { $paid } gezahlter
    }. { $built ->
        [0] Kein Dolmen
        [one] Ein Dolmen
       *[other] { $built } Dolmen
    } gebaut.
end-stones = Der letzte Stein ist gestellt.
end-dolmens = Der letzte Dolmen ist gebaut.
source-start = vom Anfang
source-paid = gezahlt
source-complete = volle Kreise
source-final = Schlusswertung
verdict-built =
    Bei gleichen Punkten entscheiden die gebauten Dolmen: { $built } von { $who }.
    .you = Bei gleichen Punkten entscheiden die gebauten Dolmen: Du hast { $built }.

# Einstellungen
option-points = Punkte zu Beginn
option-points-4 = vier
option-points-5 = fünf
option-snake = Die zweiten Druiden in umgekehrter Reihenfolge einsetzen
option-snake-off = nein
option-snake-on = ja
option-single-ties = Patt schon bei je einem Stein
option-single-ties-off = nein
option-single-ties-on = ja
