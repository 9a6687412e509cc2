title = Opferroulette
tagline = Lenke die Steinkugel auf die Gaben der anderen, und halte deine eigenen heil.
goal = Eigene Gaben heil halten, fremde zermahlen.
about =
    Eine Kugel aus Stein rollt um Stonehenge und zermahlt, was in den Kuhlen geopfert wurde. Deine
    Karten bestimmen, wie weit sie rollt und wo sie fällt; ob in die Tag- oder in die Nachtkuhle,
    weiß nur der Kartenstapel.

# Karten, Kuhlen, Opfergaben
pit-day = die Tagkuhle von Feld { $number }
pit-night = die Nachtkuhle von Feld { $number }
pits-both = beide Kuhlen von Feld { $number }
gifts =
    { $count ->
        [one] eine Opfergabe
       *[other] { $count } Opfergaben
    } von { $who }
    .you =
        { $count ->
            [one] eine Opfergabe
           *[other] { $count } Opfergaben
        } von dir
gifts-neutral =
    { $count ->
        [one] eine neutrale Opfergabe
       *[other] { $count } neutrale Opfergaben
    }
clockwise = im Uhrzeigersinn
backwards = gegen den Uhrzeigersinn

# Was auf dem Tisch liegt
plaque =
    { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $standing ->
        [0] keine Opfergabe
        [one] eine Opfergabe
       *[other] { $standing } Opfergaben
    } heil, { $destroyed } zerstört, { $hand ->
        [one] eine Karte
       *[other] { $hand } Karten
    } auf der Hand
draw-pile =
    Stapel, { $count ->
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
ball = Die Kugel, auf Feld { $number }, rollt { $direction }
gift = { $gifts }, gelegt in { $pit }
place = Opfergabe in { $pit } legen
reached =
    Feld { $number }: { $count ->
        [one] Mit einer Karte
       *[other] Mit { $count } Karten
    } rollt die Kugel hierher. Fallen kann sie hier nicht. Am Tag liegt hier { $day }, in der Nacht { $night }.
reached-falls =
    Feld { $number }: { $count ->
        [one] Mit einer Karte
       *[other] Mit { $count } Karten
    } rollt die Kugel hierher, mit { $falls ->
        [one] einer
       *[other] { $falls }
    } fällt sie. Am Tag liegt hier { $day }, in der Nacht { $night }.
nothing = nichts
hold = Karte { $card }
roll = Mit { $card } auf Feld { $number } rollen. Dort liegt am Tag { $day }, in der Nacht { $night }.
drop = Mit { $card } die Kugel auf Feld { $number } fallen lassen. Dort liegt am Tag { $day }, in der Nacht { $night }.
strike = Mit { $card } auf Feld { $number } rollen und fallen. Dort liegt am Tag { $day }, in der Nacht { $night }.
turn = Mit { $card } umkehren: Dann rollt die Kugel { $direction }.
button-end = Zug beenden
button-pass = Passen

# Fragen
ask-place = In welche Kuhle kommt deine Opfergabe? Für die Trilithkarte darfst du wählen.
    .others = { $who } sucht für eine Opfergabe eine Kuhle aus.
ask-turn = Welche Karte spielst du? Mindestens eine mit einer Zahl muss es sein.
    .others = { $who } ist am Zug.
ask-pass = Welche Karte spielst du? Du darfst auch passen.
    .others = { $who } ist am Zug.
ask-more = Spielst du noch eine Karte, oder lässt du es dabei?
    .others = { $who } überlegt, ob noch eine Karte folgt.
ask-end = Deine Hand ist leer. Mehr ist in diesem Zug nicht zu tun.
    .others = { $who } beendet gleich den Zug.

# Warum etwas nicht geht
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-trilith = Eine Trilithkarte kehrt nur die Richtung um.
refused-colour = In diesem Zug hast du schon eine andere Farbe gespielt.
refused-roll-first = Fallen kann die Kugel erst, wenn du sie mit einer anderen Karte gerollt hast.
refused-must-fall = Die Zahl passt genau, also muss die Kugel fallen.
refused-number = Auf das Feld mit dieser Zahl rollt die Kugel mit dieser Karte nicht.
refused-play-first = Spiele erst eine Zahlenkarte oder, wenn du keine hast, alle Trilithkarten.

# Was geschah
log-free = { $who } bekommt { $card } und darf eine Opfergabe frei legen.
    .you = Du bekommst { $card } und darfst eine Opfergabe frei legen.
    .deed = darf frei legen
log-placed = { $who } legt eine Opfergabe in { $pit }.
    .you = Du legst eine Opfergabe in { $pit }.
    .deed = legt eine Gabe
log-ball = Die Kugel startet auf Feld { $number } und rollt im Uhrzeigersinn.
log-starter = { $who } beginnt.
    .you = Du beginnst.
    .deed = beginnt
log-drew = { $who } zieht { $card }.
    .you = Du ziehst { $card }.
    .deed = zieht
log-rolled = { $who } spielt { $card }: Die Kugel rollt auf Feld { $number }.
    .you = Du spielst { $card }: Die Kugel rollt auf Feld { $number }.
    .deed = rollt
log-struck = { $who } spielt { $card }: Die Kugel rollt auf Feld { $number } und fällt.
    .you = Du spielst { $card }: Die Kugel rollt auf Feld { $number } und fällt.
    .deed = rollt und fällt
log-dropped = { $who } spielt { $card } und lässt die Kugel fallen.
    .you = Du spielst { $card } und lässt die Kugel fallen.
    .deed = lässt fallen
log-turned = { $who } spielt { $card }: Die Kugel rollt jetzt { $direction }.
    .you = Du spielst { $card }: Die Kugel rollt jetzt { $direction }.
    .deed = kehrt um
log-ended = { $who } beendet den Zug.
    .you = Du beendest den Zug.
    .deed = beendet den Zug
log-passed = { $who } passt.
    .you = Du passt.
    .deed = passt
log-fell = Aufgedeckt: { $card }. Die Kugel fällt in { $pits }. { $who } bekommt { $gifts }.
    .you = Aufgedeckt: { $card }. Die Kugel fällt in { $pits }. Du bekommst { $gifts }.
    .deed = trifft
log-fell-empty = Aufgedeckt: { $card }. Die Kugel fällt in { $pits }, aber da liegt nichts.
    .deed = trifft nichts
log-larger-hand = { $who } darf von jetzt an { $count } Karten halten.
    .you = Du darfst von jetzt an { $count } Karten halten.
    .deed = größere Hand
log-reshuffled = Die abgelegten Karten werden gemischt und bilden den neuen Stapel.
log-last =
    { $times ->
        [1] Der Stapel ist durchgespielt.
        [2] Der Stapel ist zum zweiten Mal durchgespielt.
        [3] Der Stapel ist zum dritten Mal durchgespielt.
       *[other] Der Stapel ist zum { $times }. Mal durchgespielt.
    }
log-last-round = { log-last } Die Runde wird noch zu Ende gespielt.

# Wer warum gewonnen hat
ending-pile = Der Stapel ist durchgespielt, die Kugel ruht.
source-standing = eigene Gaben, noch heil
source-destroyed = zerstörte Gaben
verdict-points =
    { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $standing ->
        [0] keine Opfergabe
        [one] eine Opfergabe
       *[other] { $standing } Opfergaben
    } noch heil, { $destroyed ->
        [0] keine
        [one] eine
       *[other] { $destroyed }
    } zerstört.
verdict-passed = Alle haben nacheinander gepasst.
verdict-tie-break = Bei gleich vielen Punkten liegt vorn, wer mehr Opfergaben zerstört hat.

# Einstellungen
option-exact = Bei genauer Zahl
option-exact-may = darf die Kugel fallen
option-exact-must = muss die Kugel fallen
option-pass = Passen erlaubt
option-pass-off = nein
option-pass-on = ja
option-last-round = Letzte Runde zu Ende spielen
option-last-round-off = nein
option-last-round-on = ja
