title = Der Hohe Rat
tagline = Überzeuge deine Nachbarn, bis dein Block den halben Ratskreis beherrscht.
goal = Sechzehn Plätze am Stück besetzen.
about =
    Die Druiden streiten über einen Antrag. Zwei Fraktionen setzen ihre Leute in den Kreis, sammeln
    Argumente und ziehen einander Platz um Platz herüber. Sechzehn am Stück, und die Sache ist
    entschieden.

# Farben, Karten, Figuren
arguments-white =
    { $count ->
        [one] ein weißes Argument
       *[other] { $count } weiße Argumente
    }
arguments-blue =
    { $count ->
        [one] ein blaues Argument
       *[other] { $count } blaue Argumente
    }
arguments-green =
    { $count ->
        [one] ein grünes Argument
       *[other] { $count } grüne Argumente
    }
arguments-yellow =
    { $count ->
        [one] ein gelbes Argument
       *[other] { $count } gelbe Argumente
    }
arguments-red =
    { $count ->
        [one] ein rotes Argument
       *[other] { $count } rote Argumente
    }
supporter-white = ein weißer Anhänger
supporter-yellow = ein gelber Anhänger
supporter-blue = ein blauer Anhänger
supporter-red = ein roter Anhänger
speaker-white = der weiße Wortführer
speaker-yellow = der gelbe Wortführer
speaker-blue = der blaue Wortführer
speaker-red = der rote Wortführer
pro = Pro
contra = Contra

# Was auf dem Tisch liegt
plaque =
    { $who }, { $faction }: längster Block { $block }, { $waiting ->
        [0] kein Anhänger wartet
        [one] ein Anhänger wartet
       *[other] { $waiting } Anhänger warten
    }, besitzt { $arguments }, { $hand ->
        [one] eine Karte
       *[other] { $hand } Karten
    } auf der Hand
no-arguments = keine Argumente
draw-pile =
    Stapel von { $faction }, { $count ->
        [0] leer
        [one] eine Karte
       *[other] { $count } Karten
    }
discards =
    Ablage von { $faction }, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
discards-none = Ablage von { $faction }, leer
seated = Auf Platz { $number } sitzt { $piece }
move = Auf Platz { $number } sitzt { $piece }: von hier umsetzen
take-seat = Sich auf Platz { $number } setzen
convince =
    { $count ->
        [one] Von Platz { $source } aus überzeugen: Platz { $number }, { $piece }, kostet ein Argument
       *[other] Von Platz { $source } aus überzeugen: Platz { $number }, { $piece }, kostet { $count } Argumente
    }
block = { $faction }: längster Block { $count } von { $goal }
stock = Argumente im Vorrat, { $colour }: { $count }
choose-argument = Nimm { $arguments }
pay-arguments = Zahle { $arguments }
voting = Die Abstimmung läuft
hold = Karte { $card }
join = { $card } dazuspielen
return = { $card } zurückgeben
play-discuss = Mit { $card } diskutieren
play-sit = Mit { $card } Platz nehmen
play-counsel = Mit { $card } beraten
tab-discuss = Diskutieren
tab-sit = Hinsetzen
tab-counsel = Beraten
button-end = Zug beenden
button-ponder = Grübeln
    .then = alle Karten weg, neue ziehen
button-enough = Das genügt
button-move = Anhänger umsetzen
button-supporter-white = Weißer Anhänger
button-supporter-yellow = Gelber Anhänger
button-supporter-blue = Blauer Anhänger
button-supporter-red = Roter Anhänger
button-speaker-white = Weißer Wortführer
button-speaker-yellow = Gelber Wortführer
button-speaker-blue = Blauer Wortführer
button-speaker-red = Roter Wortführer

# Fragen
ask-turn = Diskutieren bringt Argumente, Hinsetzen einen Platz. Überzeugen darfst du davor und danach.
    .others = { $who } ist am Zug.
ask-convince = Überzeugst du noch jemanden, oder ist dein Zug zu Ende?
    .others = { $who } überlegt, wen es noch zu überzeugen gilt.
ask-more = Spielst du noch eine passende Karte dazu?
    .others = { $who } diskutiert und überlegt, ob noch eine Karte dazukommt.
ask-colour =
    { $count ->
        [one] Welche Farbe soll dein Argument haben?
       *[other] Welche Farbe sollen deine { $count } Argumente haben?
    }
    .others = { $who } sucht eine Farbe aus.
ask-place = Wo nimmst du Platz? Der Platz auf der Karte ist umsonst, jeder andere kostet drei Argumente.
    .others = { $who } sucht einen Platz aus.
ask-pay =
    { $count ->
        [one] Mit einem Argument welcher Farbe zahlst du?
       *[other] Mit { $count } Argumenten welcher Farbe zahlst du?
    }
    .others = { $who } wählt, womit bezahlt wird.
ask-piece = Wer soll sich auf Platz { $number } setzen?
    .others = { $who } überlegt, wer sich auf Platz { $number } setzt.
ask-move = Draußen wartet kein Anhänger mehr. Welcher deiner Anhänger wechselt den Platz?
    .others = { $who } überlegt, welcher Anhänger den Platz wechselt.
ask-return = Welche Karte gibst du zurück?
    .others = { $who } gibt gleich eine Karte zurück.

# Warum etwas nicht geht
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-join = Diese Karte passt nicht zu denen, die du schon gespielt hast.
refused-acted = Deine Aktion hast du in diesem Zug schon gehabt.
refused-no-opponent = Dort sitzt niemand von der anderen Fraktion.
refused-no-neighbour = Von dort aus geht es nicht: Da sitzt niemand von deiner Fraktion.
refused-arguments =
    { $count ->
        [one] Dafür brauchst du ein Argument in der Farbe des Platzes, von dem aus du überzeugst.
       *[other] Dafür brauchst du { $count } Argumente in der Farbe des Platzes, von dem aus du überzeugst.
    }
refused-arguments-any =
    { $count ->
        [one] Dafür brauchst du ein Argument, ganz gleich in welcher Farbe.
       *[other] Dafür brauchst du { $count } Argumente derselben Farbe, ganz gleich in welcher.
    }
refused-no-partner = Beraten kann man sich nur zu viert.
refused-trilith-seat = Mit einer Trilithkarte kann niemand Platz nehmen.
refused-no-seat = Der Platz auf dieser Karte ist besetzt, und für einen anderen fehlen dir drei passende Argumente.
refused-seats-taken = Alle Plätze dieser Farbe sind besetzt.
refused-limit = Dafür kann deine Fraktion keine Argumente mehr bekommen.

# Was geschah
log-starter = { $who } beginnt.
    .you = Du beginnst.
    .deed = beginnt
log-drew = { $who } zieht { $card }.
    .you = Du ziehst { $card }.
    .deed = zieht
log-discusses = { $who } diskutiert und spielt { $card }.
    .you = Du diskutierst und spielst { $card }.
    .deed = diskutiert
log-joined = { $who } spielt { $card } dazu.
    .you = Du spielst { $card } dazu.
    .deed = spielt dazu
log-sits = { $who } spielt { $card }, um Platz zu nehmen.
    .you = Du spielst { $card }, um Platz zu nehmen.
    .deed = nimmt Platz
log-pondered = { $who } grübelt und wirft alle Handkarten ab.
    .you = Du grübelst und wirfst alle Handkarten ab.
    .deed = grübelt
log-shed = { $who } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
    .deed = wirft ab
log-counselled = { $who } berät sich mit { $partner } und gibt eine Karte weiter.
    .you = Du berätst dich mit { $partner } und gibst eine Karte weiter.
    .to-you = { $who } berät sich mit dir und gibt dir eine Karte.
    .deed = berät sich
log-counselled-card = { $who } berät sich mit { $partner } und gibt { $card } weiter.
    .you = Du berätst dich mit { $partner } und gibst { $card } weiter.
    .to-you = { $who } berät sich mit dir und gibt dir { $card }.
    .deed = berät sich
log-returned = { $who } gibt { $partner } eine Karte zurück.
    .you = Du gibst { $partner } eine Karte zurück.
    .to-you = { $who } gibt dir eine Karte zurück.
    .deed = gibt zurück
log-returned-card = { $who } gibt { $partner } { $card } zurück.
    .you = Du gibst { $partner } { $card } zurück.
    .to-you = { $who } gibt dir { $card } zurück.
    .deed = gibt zurück
log-ended = { $who } beendet den Zug.
    .you = Du beendest den Zug.
    .deed = beendet den Zug
log-takes = { $who } bekommt { $arguments }.
    .you = Du bekommst { $arguments }.
    .deed = bekommt Argumente
log-pays = { $who } zahlt { $arguments }.
    .you = Du zahlst { $arguments }.
    .deed = zahlt Argumente
log-seated = { $who }: Auf Platz { $number } setzt sich { $piece }.
    .you = Auf Platz { $number } setzt sich { $piece } für dich.
    .deed = setzt jemanden
log-replaced = { $who }: Auf Platz { $number } räumt { $other } das Feld, und { $piece } setzt sich hin.
    .you = Auf Platz { $number } räumt { $other } das Feld, und für dich setzt sich { $piece } hin.
    .deed = überzeugt
log-swapped = { $who }: Auf Platz { $number } wird { $other } abgelöst, und { $piece } setzt sich hin.
    .you = Auf Platz { $number } wird { $other } abgelöst, und für dich setzt sich { $piece } hin.
    .deed = tauscht Wortführer ein
log-left = Von Platz { $number } steht { $piece } auf.
    .deed = steht auf
log-reshuffled = Die abgelegten Karten von { $faction } werden gemischt und bilden den neuen Stapel.
log-voting = Der Kreis ist voll: Die Abstimmung beginnt.

# Wer warum gewonnen hat
ending-block = { $faction } sitzt mit { $block } Leuten am Stück: Die Sache ist entschieden.
source-supporters = Anhänger im längsten Block
source-speakers = Wortführer im längsten Block
verdict-block =
    { $faction }: { $block ->
        [0] kein Block
       *[other] längster Block { $block }
    }, { $seated ->
        [0] niemand
        [one] eine Figur
       *[other] { $seated } Figuren
    } im Kreis.
verdict-vote = Die zehn Runden der Abstimmung sind vorbei; es zählt der längere Block.
verdict-rounds = Nach { $rounds } Runden ist Schluss; es zählt der längere Block.
verdict-draw = Beide Fraktionen teilen sich den Sieg.
verdict-faction = { $faction } setzt sich durch. Der Sieg geht an { $who }.
    .you = { $faction } setzt sich durch. Der Sieg gehört dir.

# Einstellungen
option-voting = Abstimmung
option-voting-ten-rounds = endet nach zehn Runden
option-voting-open-end = ohne Grenze
option-trilith = Trilithkarten
option-trilith-alone = werden allein gespielt
option-trilith-with-cards = auch zusammen mit anderen
