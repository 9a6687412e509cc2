title = Trilithen Knallen
tagline = Merk dir die Karten, gib Gas und ramm die anderen zu Klump.
goal = Am längsten einen ganzen Trilithen fahren.
about =
    Beim jährlichen Karambolage-Rennen um Stonehenge sitzen durchgedrehte Druiden auf ihren
    Trilithen. Wer sich merkt, wo welche Karte liegt, rast weiter und rammt härter. Wer am Ende noch
    einen ganzen Trilithen fährt, gewinnt.

# Farben, Karten, Trilithen
colour-white = Weiß
    .tint = white
colour-blue = Blau
    .tint = blue
colour-green = Grün
    .tint = green
colour-yellow = Gelb
    .tint = yellow
colour-red = Rot
    .tint = red
card-day = [Tag { $number }]
    .drawn = henge-day
    .badge = { $number }
face = { $colour }
face-trilith = { $colour } (Trilithkarte)
trilith = Der Trilith von { $who }
    .you = Dein Trilith
trilith-of-two = Der Trilith von { $who } ({ $colour })
    .you = Dein Trilith ({ $colour })
spot = { $one } und { $other }
clockwise = im Uhrzeigersinn
backwards = gegen den Uhrzeigersinn

# Was auf dem Tisch liegt
panel-board = Rennstrecke
plaque =
    { $who }: { $left ->
        [0] keine Scheibe
        [one] eine Scheibe
       *[other] { $left } Scheiben
    } übrig, { $won } erbeutet, { $hand ->
        [one] eine Karte
       *[other] { $hand } Karten
    } auf der Hand
plaque-out =
    { $who }: ausgeschieden, { $won ->
        [0] keine Scheibe
        [one] eine Scheibe
       *[other] { $won } Scheiben
    } erbeutet
draw-pile =
    Stapel der Tagkarten, { $count ->
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
block = Feld { $number }, Block in { $colour }
stands = { $trilith } steht auf { $spot }
waits = { $trilith } wartet neben der Strecke
lies = { $trilith } ist zerbrochen
hit = Rums! { $damage ->
        [one] Ein Punkt Schaden
       *[other] { $damage } Punkte Schaden
    }
display-down = Auslage, Reihe { $row }, Karte { $column }: verdeckt
display-noted = Auslage, Reihe { $row }, Karte { $column }: verdeckt, notiert als { $colour }
display-up = Auslage, Reihe { $row }, Karte { $column }: { $face }
hold = Karte { $card }
play = { $card } ausspielen
throw = { $card } abwerfen
lift = { $trilith } soll fahren
place = Auf { $spot } erscheinen
race =
    Losrasen, { $direction }. { $target } ist das Ziel, { $gap ->
        [one] ein freies Feld
       *[other] { $gap } freie Felder
    } dazwischen, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } nötig
button-skip = Aussetzen
    .then = Karten abwerfen und neue ziehen
button-done = Genug abgeworfen
button-stay = Stehen bleiben
button-stop = Anhalten
    .then = ohne Knall, dein Zug ist vorbei
button-no-look = Nicht nachsehen
button-keep = Gemerkt
button-cover = Karten zudecken

# Fragen
ask-lift = Welchen deiner Trilithen nimmst du?
    .others = { $who } sucht sich einen Trilithen aus.
ask-card = Mit welcher Karte erscheint dein Trilith auf der Strecke?
    .others = { $who } ist am Zug.
ask-opening = Stell deine beiden Trilithen auf: Mit welcher Karte kommt der nächste?
    .others = { $who } stellt die Trilithen auf.
ask-place = Eine Säule steht auf { $number }. Auf welches Nachbarfeld kommt die andere?
    .others = { $who } stellt den Trilithen auf.
ask-direction = In welche Richtung rast du los?
    .others = { $who } sucht sich ein Opfer aus.
ask-flip =
    Wo liegt { $colour }? { $left ->
        [one] Nur noch diese eine Karte bis zum Knall!
       *[other] Noch { $left } Karten, dann knallt es.
    }
    .others =
        { $who } rast auf { $whom } zu und braucht { $colour }. { $left ->
            [one] Das wäre die letzte Karte!
           *[other] Noch { $left } Karten fehlen.
        }
ask-swap = Eine Trilithkarte! Mit welcher Karte tauscht sie den Platz?
    .others = { $who } lässt zwei Karten die Plätze tauschen.
ask-look = Das hat gescheppert. Zum Trost darfst du dir heimlich eine Karte ansehen: welche?
    .others = { $who } darf sich zum Trost heimlich eine Karte ansehen.
ask-keep = Merk dir die Karte gut; nur du siehst sie.
    .others = { $who } sieht sich heimlich eine Karte an.
ask-cover = Schau noch einmal hin, dann werden die Karten wieder zugedeckt.
    .others = { $who } deckt gleich alle Karten wieder zu.
ask-cover-wrong = Falsche Karte! Schau noch einmal hin, dann werden alle wieder zugedeckt.
    .others = Falsche Karte! { $who } deckt gleich alle wieder zu.
ask-discard = Du musst aussetzen. Welche Karten wirfst du ab? Du ziehst ebenso viele nach.
    .others = { $who } muss aussetzen und darf Karten abwerfen.

# Warum etwas nicht geht
refused-taken = Da ist kein Platz: Zwei freie Felder nebeneinander müssen es sein.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-must-play = Du hast eine Karte, mit der dein Trilith erscheinen kann.
refused-trilith = Diesen Trilithen kannst du jetzt nicht nehmen.
refused-stay = Wer jemanden erreichen kann, muss es versuchen.
refused-no-run = In dieser Richtung gibt es niemanden, den du rammen kannst.
refused-stop = Deck mindestens eine Karte auf.
refused-open = Diese Karte liegt schon offen.
refused-itself = Mit sich selbst kann die Karte nicht tauschen.

# Was geschah
log-starter = { $who } beginnt.
    .you = Du beginnst.
    .deed = beginnt
log-drew = { $who } zieht { $card }.
    .you = Du ziehst { $card }.
    .deed = zieht
log-skips = { $who } kann keine Karte spielen und setzt aus.
    .you = Du kannst keine Karte spielen und setzt aus.
    .deed = setzt aus
log-threw = { $who } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
    .deed = wirft ab
log-played = { $who } spielt { $card }.
    .you = Du spielst { $card }.
    .deed = spielt
log-stands = { $trilith } steht jetzt auf { $spot }.
    .deed = taucht auf
log-no-run = { $who } kann von hier aus niemanden rammen.
    .you = Du kannst von hier aus niemanden rammen.
    .deed = kann nicht rammen
log-stays = { $who } bleibt stehen.
    .you = Du bleibst stehen.
    .deed = bleibt stehen
log-races =
    { $who } rast { $direction } los. { $target } ist das Ziel, { $gap ->
        [one] ein freies Feld
       *[other] { $gap } freie Felder
    } dazwischen, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } nötig.
    .you =
        Du rast { $direction } los. { $target } ist das Ziel, { $gap ->
            [one] ein freies Feld
           *[other] { $gap } freie Felder
        } dazwischen, { $cards ->
            [one] eine Karte
           *[other] { $cards } Karten
        } nötig.
    .deed = rast los
log-right = { $colour } stimmt: Karte { $number } von { $of }.
    .deed = richtige Karte
log-wrong =
    { $colour } statt { $wanted }! { $who } kommt { $steps ->
        [0] nicht vom Fleck
        [one] nur ein Feld weit
       *[other] nur { $steps } Felder weit
    }.
    .you =
        { $colour } statt { $wanted }! Du kommst { $steps ->
            [0] nicht vom Fleck
            [one] nur ein Feld weit
           *[other] nur { $steps } Felder weit
        }.
    .deed = falsche Karte
log-stops =
    { $who } hält { $steps ->
        [0] auf der Stelle
        [one] nach einem Feld
       *[other] nach { $steps } Feldern
    } an.
    .you =
        Du hältst { $steps ->
            [0] auf der Stelle
            [one] nach einem Feld
           *[other] nach { $steps } Feldern
        } an.
    .deed = hält an
log-swapped = Die Trilithkarte tauscht mit einer anderen Karte den Platz.
    .deed = tauscht Karten
log-rammed =
    Rums! { $who } hat gerammt: { $trilith } bekommt { $damage ->
        [one] einen Punkt
       *[other] { $damage } Punkte
    } Schaden.
    .you =
        Rums! Du hast gerammt: { $trilith } bekommt { $damage ->
            [one] einen Punkt
           *[other] { $damage } Punkte
        } Schaden.
    .deed = rammt
log-struck =
    Und weiter: { $trilith } bekommt auch noch { $damage ->
        [one] einen Punkt
       *[other] { $damage } Punkte
    } Schaden.
    .deed = trifft noch einen
log-bounced =
    { $trilith } prallt { $fields ->
        [one] ein Feld
       *[other] { $fields } Felder
    } weit ab.
    .deed = prallt ab
log-broken = { $trilith } zerbricht!
    .deed = zerbricht
log-bar = { $who } bekommt dafür einen Balken von { $whose }.
    .you = Du bekommst dafür einen Balken von { $whose }.
    .to-you = { $who } bekommt dafür einen Balken von dir.
    .deed = erbeutet Balken
log-bar-gone = Der Balken von { $whose } kommt aus dem Spiel.
    .to-you = Dein Balken kommt aus dem Spiel.
log-next-life = { $who } bekommt alle Scheiben zurück und kommt im nächsten Zug wieder.
    .you = Du bekommst alle Scheiben zurück und kommst im nächsten Zug wieder.
    .deed = nächstes Leben
log-out = { $who } scheidet aus.
    .you = Du scheidest aus.
    .deed = scheidet aus
log-looks = { $who } sieht sich heimlich eine Karte an.
    .you = Du siehst dir heimlich eine Karte an.
    .deed = sieht heimlich nach
log-no-look = { $who } verzichtet darauf, eine Karte anzusehen.
    .you = Du verzichtest darauf, eine Karte anzusehen.
    .deed = sieht nicht nach
log-reshuffled = Die abgelegten Tagkarten werden gemischt und bilden den neuen Stapel.
log-night = Die Nacht bricht herein, das Rennen ist zu Ende.

# Wer warum gewonnen hat
ending-alone = Nur noch { $who } fährt einen ganzen Trilithen.
    .you = Nur du fährst noch einen ganzen Trilithen.
source-discs = bei { $who } erbeutet
    .you = bei dir erbeutet
result-discs =
    { $left ->
        [0] keine eigene Scheibe
        [one] eine eigene Scheibe
       *[other] { $left } eigene Scheiben
    } übrig, { $won ->
        [0] keine
        [one] eine
       *[other] { $won }
    } erbeutet.
verdict-discs = { $who }: { result-discs }
    .you = Du: { result-discs }
result-bars =
    { $left ->
        [0] keine eigene Scheibe
        [one] eine eigene Scheibe
       *[other] { $left } eigene Scheiben
    } übrig, { $bars ->
        [0] kein Balken
        [one] ein Balken
       *[other] { $bars } Balken
    } und { $won ->
        [0] keine Scheibe
        [one] eine Scheibe
       *[other] { $won } Scheiben
    } erbeutet.
verdict-bars = { $who }: { result-bars }
    .you = Du: { result-bars }
verdict-night =
    Die Nacht ist hereingebrochen: Es zählen { $lives ->
        [1] die eigenen Scheiben
       *[other] die Leben, dann die eigenen Scheiben
    }, dann die erbeuteten.
result-lives =
    noch { $lives ->
        [one] ein Leben
       *[other] { $lives } Leben
    }.
verdict-lives = { $who }: { result-lives }
    .you = Du: { result-lives }
verdict-hearts = Siegerin oder Sieger der Herzen: { $who }.
    .you = Die Herzen gehören dir.
verdict-simple = { $who } gewinnt das Rennen: ein einfacher Sieg.
    .you = Du gewinnst das Rennen: ein einfacher Sieg.
verdict-great = { $who } gewinnt das Rennen und die Herzen: ein großer Sieg!
    .you = Du gewinnst das Rennen und die Herzen: ein großer Sieg!
verdict-tie = { $who } teilen sich den Sieg.

# Einstellungen
option-cards = Karten zum Rammen
option-cards-hit = freie Felder und das erste besetzte
option-cards-near = nur die freien Felder
option-lives = Leben
option-lives-1 = eines
option-lives-2 = zwei
option-lives-3 = drei
option-swaps = Trilithkarten in der Auslage
option-swaps-0 = keine
option-swaps-1 = eine
option-swaps-2 = zwei
option-swaps-3 = drei
option-swaps-4 = vier
option-swaps-5 = fünf
option-simple = Einfaches Spiel
option-simple-off = nein
option-simple-on = zwei Karten je Farbe, kein Abprallen
option-stay = Stehen bleiben
option-stay-off = nur, wenn niemand zu erreichen ist
option-stay-on = immer erlaubt
option-notes = Notizen
option-notes-off = nein, nur das Gedächtnis
option-notes-on = was du gesehen hast, steht auf der Rückseite
