title = Hinkel & Stein
tagline = Lege Steine auf die Waage und setze auf die Seite, die gewinnt.
goal = Am Ende die meisten Scheiben haben.
about =
    Ein Brett auf einem Keil, vier Felder, vier Sorten Steine. Der Häuptling sagt, ob die leichtere
    oder die schwerere Seite gewinnen soll. Wie schwer ein Stein ist, musst du ihm ansehen.

panel-pot = Siegprämie und Vorrat
panel-trays = Die Steine
panel-weighings = Was knapp war

# Steine
kind-menhir = Hinkelsteine
kind-quartz = Quarze
kind-boulder = Findlinge
kind-column = Säulen
stone-menhir = Hinkelstein { $rank }
    .drawn = menhir
    .badge = { $rank }
stone-quartz = Quarz { $rank }
    .drawn = quartz
    .badge = { $rank }
stone-boulder = Findling { $rank }
    .drawn = boulder
    .badge = { $rank }
column-small = kleine Säule
    .drawn = column
    .badge = 1
column-large = große Säule
    .drawn = column
    .badge = 2
take-menhir = den Hinkelstein { $rank }
    .drawn = menhir
    .badge = { $rank }
take-quartz = den Quarz { $rank }
    .drawn = quartz
    .badge = { $rank }
take-boulder = den Findling { $rank }
    .drawn = boulder
    .badge = { $rank }
take-small = die kleine Säule
    .drawn = column
    .badge = 1
take-large = die große Säule
    .drawn = column
    .badge = 2

# Die Waage
side-left = links
side-right = rechts
field-outer-left = links außen
field-inner-left = links innen
field-inner-right = rechts innen
field-outer-right = rechts außen
spot-left =
    { $distance ->
        [one] einen Zentimeter
       *[other] { $distance } Zentimeter
    } links der Mitte
spot-right =
    { $distance ->
        [one] einen Zentimeter
       *[other] { $distance } Zentimeter
    } rechts der Mitte
spot-middle = genau in der Mitte
notch-left = linke Kerbe
notch-middle = mittlere Kerbe
notch-right = rechte Kerbe
lay = { $stone } { $field }
lay-fate = der Stein des Schicksals { $spot }
weighing = Auf der Waage lagen { $lying }. Auf dem Keil war die { $notch }, und { $down } ging es nach unten.
plank = Die Waage: { $side } ist unten.
plank-notch = Die Waage, die { $notch } auf dem Keil: { $side } ist unten.
where = Durchgang { $passage } von { $passages } · Runde { $round } von { $rounds }
ended =
    Gewonnen hat { $side }: { $winners ->
        [one] { $who } bekommt
       *[other] { $who } bekommen je
    } { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    }
    .you =
        Gewonnen hat { $side }: Du bekommst { $count ->
            [one] eine Scheibe
           *[other] { $count } Scheiben
        }
ended-nobody = Gewonnen hat { $side }, doch niemand bekommt etwas

# Was auf dem Tisch liegt
plaque =
    { $who }: { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    }
plaque-chief =
    { $who }, Häuptling: { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    }
call = { $who } aufrufen
offer = { $who } die Partnerschaft anbieten
stone = Noch nicht gespielt: { $stone }
choose = Nimm { $taken }
lies = Auf dem Feld { $field }: { $stone }
keep = Behalte { $taken }
field = Feld { $field }
place = Auf das Feld { $field } setzen
fate = Der Stein des Schicksals, { $spot }
put-fate = Den Stein des Schicksals hierhin legen: { $spot }
put-top = Leg { $taken } auf den anderen Findling
pot =
    Siegprämie: { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    }
supply =
    Vorrat: { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    }
in-supply = Vorrat { $count }
wins-heavier = Schwer gewinnt
wins-lighter = Leicht gewinnt
condition-heavier = In dieser Runde gewinnt die schwerere Seite.
condition-lighter = In dieser Runde gewinnt die leichtere Seite.
right-notch = Einmal im Durchgang: die Waage in eine andere Kerbe setzen
right-quartz = In jedem Zug: bis zu vier Scheiben in die Siegprämie legen
right-fate = Einmal im Durchgang, wenn alle Steine liegen: den Stein des Schicksals verlegen
right-top = Einmal im Durchgang, wenn alle Steine liegen: den kleinsten Findling obenauf legen
right-both = Einmal im Durchgang: beide Säulen zusammen setzen
right-used = In diesem Durchgang schon verbraucht
is-active = aktiv
is-passive = passiv

# Fragen
ask-fate = Wo soll der Stein des Schicksals liegen?
    .others = { $who } legt den Stein des Schicksals auf die Waage.
ask-offer = Spielst du allein, oder bietest du jemandem die Partnerschaft an?
    .others = { $who } überlegt, allein oder zu zweit zu spielen.
ask-reply = { $chief } bietet dir die Partnerschaft an. Nimmst du an?
    .others = { $who } überlegt, mit { $chief } gemeinsame Sache zu machen.
ask-condition = Du bist Häuptling. Welche Seite soll gewinnen?
    .others = { $who } ist Häuptling und sagt, welche Seite gewinnen soll.
ask-call = Wen rufst du als Nächstes auf?
    .others = { $who } überlegt, wer als Nächstes setzt.
ask-role = Welche Sorte spielst du, und wie?
    .others = { $who } wählt eine Sorte Steine.
ask-bet = Legst du Scheiben zur Siegprämie, oder nimmst du eine für dich?
    .others = { $who } entscheidet über den Einsatz.
ask-stone = { $kind }: Welchen Stein nimmst du?
    .others = { $who } wählt einen Stein ({ $kind }).
ask-field = Welches Feld soll es sein?
    .others = { $who } sucht ein Feld aus.
ask-last = Alle Steine liegen. Greifst du mit den Findlingen noch ein?
    .others = { $who } überlegt, mit den Findlingen noch einzugreifen.
ask-keep = Welchen der beiden Findlinge nimmst du zurück?
    .others = { $who } nimmt einen der beiden Findlinge zurück.
ask-tilt = Die Waage schwankt.

button-lighter = Die leichtere Seite
    .then = oben gewinnt
button-heavier = Die schwerere Seite
    .then = unten gewinnt
button-solo = Allein spielen
    .then = gegen die anderen beiden
button-accept = Annehmen
button-refuse = Ablehnen
button-quartz = { $who } setzt einen Quarz
button-active = { $kind } aktiv
    .then = mit Einsatz, Recht und Gewinn
button-passive = { $kind } passiv
    .then = nur ein Stein, kein Gewinn
button-take = Eine für mich
    .then = dafür keine Prämie
button-add =
    { $count ->
        [one] Eine in die Prämie
       *[other] { $count } in die Prämie
    }
button-both = Beide Säulen zusammen
    .then = einmal im Durchgang
button-notch = Waage: { $notch }
    .then = einmal im Durchgang
button-done = Nichts weiter

# Warum etwas nicht geht
refused-called = Da ist in dieser Runde nichts mehr zu setzen.
refused-chief = Der Häuptling setzt die Quarze nie selbst.
refused-partner = Den Quarz setzt in einer Partnerschaft die dritte Person.
refused-bound = Die Sorte, die dich zum Häuptling gemacht hat, musst du aktiv spielen.
refused-not-yours = Diese Sorte gehört dir nicht.
refused-too-many = Mehr als zwei Scheiben dürfen nur mit den Quarzen dazu.
refused-gone = Dieser Stein ist in diesem Durchgang schon aus dem Spiel.
refused-not-called = Diese Sorte ist jetzt nicht an der Reihe.
refused-no-right = Dieses Recht haben andere Steine.
refused-passive = Wer passiv spielt, hat keine Sonderrechte.
refused-middle = Auf der mittleren Kerbe liegt die Waage schon.
refused-same-spot = Dort liegt der Stein des Schicksals schon.
refused-used = Dieses Recht ist in diesem Durchgang schon verbraucht.
refused-no-top = Der kleinste Findling ist schon gespielt.
refused-taken = Auf diesem Feld liegt schon ein Stein.

# Was geschah
log-deal = { $who } bekommt die { $kind }.
    .you = Du bekommst die { $kind }.
    .deed = bekommt Steine
log-fate-home = Der Stein des Schicksals liegt { $spot }.
log-heavier = { $who } ist Häuptling und legt fest: Die schwerere Seite gewinnt.
    .you = Du bist Häuptling und legst fest: Die schwerere Seite gewinnt.
    .deed = schwer gewinnt
log-lighter = { $who } ist Häuptling und legt fest: Die leichtere Seite gewinnt.
    .you = Du bist Häuptling und legst fest: Die leichtere Seite gewinnt.
    .deed = leicht gewinnt
log-solo = { $who } spielt allein gegen die anderen beiden.
    .you = Du spielst allein gegen die anderen beiden.
    .deed = spielt allein
log-offer = { $who } bietet { $partner } die Partnerschaft an.
    .you = Du bietest { $partner } die Partnerschaft an.
    .to-you = { $who } bietet dir die Partnerschaft an.
    .deed = bietet an
log-accepts = { $who } nimmt an.
    .you = Du nimmst an.
    .deed = nimmt an
log-refuses = { $who } lehnt ab.
    .you = Du lehnst ab.
    .deed = lehnt ab
log-took = { $who } nimmt eine Scheibe und verzichtet auf die Siegprämie.
    .you = Du nimmst eine Scheibe und verzichtest auf die Siegprämie.
    .deed = nimmt eine Scheibe
log-added =
    { $who } legt { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    } zur Siegprämie.
    .you =
        Du legst { $count ->
            [one] eine Scheibe
           *[other] { $count } Scheiben
        } zur Siegprämie.
    .deed = legt zur Prämie
log-notch = { $who } setzt die Waage auf die { $notch }.
    .you = Du setzt die Waage auf die { $notch }.
    .deed = versetzt die Waage
log-placed = { $who } setzt { $stone } nach { $field }.
    .you = Du setzt { $stone } nach { $field }.
    .deed = setzt
log-placed-both = { $who } setzt beide Säulen nach { $field }.
    .you = Du setzt beide Säulen nach { $field }.
    .deed = setzt beide Säulen
log-fate = { $who } verlegt für diese Runde den Stein des Schicksals: { $spot }.
    .you = Du verlegst für diese Runde den Stein des Schicksals: { $spot }.
    .deed = verlegt das Schicksal
log-top = { $who } legt { $stone } auf den anderen Findling.
    .you = Du legst { $stone } auf den anderen Findling.
    .deed = legt obenauf
log-tips = Die Waage kippt: { $side } ist jetzt unten.
    .deed = Waage kippt
log-close = Das war knapp: { $side } geht es nach unten.
    .deed = knapp
log-heavier-won = Schwerer ist es { $side }, und schwer gewinnt.
    .deed = Schwer hat gewonnen
log-lighter-won = Leichter ist es { $side }, und leicht gewinnt.
    .deed = Leicht hat gewonnen
log-won =
    { $winners ->
        [one] { $who } bekommt
       *[other] { $who } bekommen je
    } { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    }.
    .you =
        Du bekommst { $count ->
            [one] eine Scheibe
           *[other] { $count } Scheiben
        }.
    .deed = gewinnt Scheiben
log-stays =
    { $count ->
        [one] Eine Scheibe bleibt
       *[other] { $count } Scheiben bleiben
    } für die nächste Runde liegen.
    .deed = Prämie bleibt
log-chief = { $who } wird Häuptling.
    .you = Du wirst Häuptling.
    .deed = wird Häuptling
log-kept = { $who } nimmt { $stone } zurück.
    .you = Du nimmst { $stone } zurück.
    .deed = nimmt zurück
log-passage = Durchgang { $number } beginnt, die Steine wandern weiter.
log-levelled =
    Alle geben { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    } zurück.
log-kinds = { $who } hat jetzt die { $kinds }.
    .you = Du hast jetzt die { $kinds }.
log-refilled =
    Der Vorrat war leer: Alle legen { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    } zurück.
log-borrowed =
    Der Vorrat ist leer, und jemand hat keine Scheibe mehr: { $count ->
        [one] Eine zusätzliche Scheibe kommt
       *[other] { $count } zusätzliche Scheiben kommen
    } ins Spiel.

# Wer warum gewonnen hat
verdict-passages = Alle { $count } Durchgänge sind gespielt.
source-pot = aus der Siegprämie
source-taken = sicher genommen
source-returned = zurückgegeben
verdict-discs =
    { $who }: { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    }.
verdict-pot =
    { $count ->
        [one] Eine Scheibe liegt noch in der Siegprämie und gehört niemandem.
       *[other] { $count } Scheiben liegen noch in der Siegprämie und gehören niemandem.
    }
verdict-tie = Bei Gleichstand entscheidet, wer als Nächstes Häuptling wäre: { $who }.
    .you = Bei Gleichstand entscheidet, wer als Nächstes Häuptling wäre: du.
won-with =
    { $points ->
        [one] einer Scheibe
       *[other] { $points } Scheiben
    }

# Einstellungen
option-weights = Gewichte
option-weights-by-eye = nach Augenmaß
option-weights-open = offen, in Gramm
option-fate = Wer legt den Stein des Schicksals?
option-fate-chance = der Zufall
option-fate-chief = der erste Häuptling
option-offer = Partnerschaft anbieten
option-offer-before = vor der Siegbedingung
option-offer-after = nach der Siegbedingung
option-tie = Gleichstand am Ende
option-tie-shared = gemeinsamer Sieg
option-tie-chief = der nächste Häuptling gewinnt
