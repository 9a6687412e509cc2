title = Hinkel & Stein
tagline = Lege Steine auf die Waage und setze auf die Seite, die gewinnt.
about =
    Ein Brett auf einem Keil, vier Felder, vier Sorten Steine. Der Häuptling sagt, ob die leichtere
    oder die schwerere Seite gewinnen soll. Wie schwer ein Stein ist, musst du ihm ansehen.

name = { $who }
nothing = nichts
stones = { $stones }

# Steine
kind-menhir = Hinkelsteine
kind-quartz = Quarze
kind-boulder = Findlinge
kind-column = Säulen
stone-menhir = Hinkelstein { $rank }
stone-quartz = Quarz { $rank }
stone-boulder = Findling { $rank }
column-small = kleine Säule
column-large = große Säule

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
weighing = links { $left }, rechts { $right }: { $down } ist unten
plank = Die Waage: { $side } ist unten.
plank-notch = Die Waage, mit der Kerbe { $notch } auf dem Keil: { $side } ist unten.
where = Durchgang { $passage } von { $passages } · Runde { $round } von { $rounds }
ended =
    Gewonnen hat { $side }: { $winners ->
        [one] { $who } bekommt
       *[other] { $who } bekommen je
    } { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    }
ended-nobody = Gewonnen hat { $side }, aber niemand bekommt etwas
evidence =
    { $count ->
        [0] Knapp war bisher noch nichts
        [one] Was bisher knapp war
       *[other] Was bisher knapp war ({ $count }), das Neueste zuerst
    }

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
stone = { $stone }
choose = { $stone } nehmen
lies = { $stone }, { $field }
keep = { $stone } behalten
field = Feld { $field }
place = Auf das Feld { $field } setzen
fate = Der Stein des Schicksals, { $spot }
put-fate = Den Stein des Schicksals hierhin legen: { $spot }
put-top = { $stone } auf den anderen Findling legen
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
wins-heavier = schwer gewinnt
wins-lighter = leicht gewinnt
condition-heavier = In dieser Runde gewinnt die schwerere Seite.
condition-lighter = In dieser Runde gewinnt die leichtere Seite.
right-notch = Einmal im Durchgang: die Waage in eine andere Kerbe setzen
right-quartz = Bis zu vier Scheiben in die Prämie
right-fate = Einmal im Durchgang: den Stein des Schicksals verlegen, wenn alle Steine liegen
right-top = Einmal im Durchgang: den kleinsten Findling oben auflegen, wenn alle Steine liegen
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
ask-field = Auf welches Feld kommt er?
    .others = { $who } sucht ein Feld aus.
ask-last = Alle Steine liegen. Greifst du mit den Findlingen noch ein?
    .others = { $who } überlegt, mit den Findlingen noch einzugreifen.
ask-keep = Welchen der beiden Findlinge nimmst du zurück?
    .others = { $who } nimmt einen der beiden Findlinge zurück.
ask-tilt = Die Waage schwankt.
ask-chance = Der Zufall ist am Zug.
over = Das Spiel ist zu Ende.

button-lighter = Die leichtere Seite
button-heavier = Die schwerere Seite
button-solo = Allein spielen
button-accept = Annehmen
button-refuse = Ablehnen
button-quartz = { $who } setzt einen Quarz
button-active = { $kind } aktiv
button-passive = { $kind } passiv
button-take = Eine für mich
button-add =
    { $count ->
        [one] Eine in die Prämie
       *[other] { $count } in die Prämie
    }
button-both = Beide Säulen zusammen
button-notch = Waage in die Kerbe { $side }
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
refused-used = Dieses Recht ist in diesem Durchgang schon verbraucht.
refused-no-top = Der kleinste Findling ist schon gespielt.
refused-taken = Auf diesem Feld liegt schon ein Stein.

# Was geschah
log-deal = { $who } bekommt: { $kind }.
log-fate-home = Der Stein des Schicksals liegt { $spot }.
log-heavier = { $who } ist Häuptling und legt fest: Die schwerere Seite gewinnt.
log-lighter = { $who } ist Häuptling und legt fest: Die leichtere Seite gewinnt.
log-solo = { $who } spielt allein gegen die anderen beiden.
log-offer = { $who } bietet { $partner } die Partnerschaft an.
log-accepts = { $who } nimmt an.
log-refuses = { $who } lehnt ab.
log-took = { $who } nimmt eine Scheibe und verzichtet auf den Gewinn.
log-added =
    { $who } legt { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    } zur Siegprämie.
log-notch = { $who } setzt die Waage in die Kerbe { $side }.
log-placed = { $who } setzt { $stone }: { $field }.
log-placed-both = { $who } setzt beide Säulen: { $field }.
log-fate = { $who } verlegt den Stein des Schicksals für diese Runde: { $spot }.
log-top = { $who } legt { $stone } oben auf den anderen.
log-tips = Die Waage kippt: { $side } ist jetzt unten.
log-close = Das war knapp: { $weighing }.
log-heavier-won = { $side } ist es schwerer, und schwer gewinnt.
log-lighter-won = { $side } ist es leichter, und leicht gewinnt.
log-won =
    { $winners ->
        [one] { $who } bekommt
       *[other] { $who } bekommen je
    } { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    }.
log-stays =
    { $count ->
        [one] Eine Scheibe bleibt
       *[other] { $count } Scheiben bleiben
    } für die nächste Runde liegen.
log-chief = { $who } wird Häuptling.
log-kept = { $who } nimmt zurück: { $stone }.
log-passage = Durchgang { $number } beginnt, die Steine wandern weiter.
log-levelled =
    Alle geben { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    } zurück.
log-kinds = { $who } spielt jetzt: { $kinds }.
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
verdict-discs =
    { $who }: { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    }.
verdict-pot =
    { $count ->
        [one] Eine Scheibe liegt noch
       *[other] { $count } Scheiben liegen noch
    } in der Siegprämie und gehören niemandem.
verdict-tie = Bei Gleichstand entscheidet, wer als Nächstes Häuptling wäre: { $who }.
verdict-won =
    { $who } gewinnt mit { $count ->
        [one] einer Scheibe
       *[other] { $count } Scheiben
    }.
verdict-shared =
    { $who } teilen sich den Sieg mit je { $count ->
        [one] einer Scheibe
       *[other] { $count } Scheiben
    }.

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
