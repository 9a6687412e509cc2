title = Steinbeißer
tagline = Bring deine Steine auf dem Waldweg an den hungrigen Steinbeißern vorbei.
goal = Am Ende die meisten freien Steine haben.
about =
    Auf dem Felsenpfad lauern sie: vier Steinbeißer, und in der Höhle warten noch mehr. Jeder Wurf zieht
    einen Stein und danach einen Steinbeißer. Zu dritt sind Steine sicher – solange niemand wegzieht.

# Die Steinbeißer
biter-yellow = gelbe Steinbeißer
biter-red = rote Steinbeißer
biter-blue = blaue Steinbeißer
biter-green = grüne Steinbeißer

# Was die Würfel zeigen
pips = { $pips }
    .drawn = die-{ $pips }
face-yellow = Gelb
    .drawn = die-yellow
face-red = Rot
    .drawn = die-red
face-blue = Blau
    .drawn = die-blue
face-green = Grün
    .drawn = die-green
face-white = Weiß
    .drawn = die-white
face-arrow = den Pfeil
    .drawn = die-arrow

# Was auf dem Tisch liegt
plaque =
    { $who }: { $free ->
        [0] kein freier Stein
        [one] ein freier Stein
       *[other] { $free } freie Steine
    }, { $caught ->
        [0] keiner gefangen
        [one] einer gefangen
       *[other] { $caught } gefangen
    }
plaque-laying =
    { $who }: noch { $left ->
        [0] kein Stein
        [one] ein Stein
       *[other] { $left } Steine
    } zu legen
caught = { $count } gefangen
stones-of =
    { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    } von { $who }
    .you =
        { $count ->
            [one] ein Stein
           *[other] { $count } Steine
        } von dir
field-empty = Feld { $field }, leer
field-barred = Feld { $field }, Ecke
field-stones = Feld { $field }: { $stones }
field-threatened = Feld { $field }: { $stones } – in Gefahr, ein Steinbeißer ist nur einen Schritt entfernt
field-swallowed = Feld { $field }: Ein Steinbeißer sitzt auf { $count ->
        [0] dem leeren Feld
        [one] einem Stein
       *[other] { $count } Steinen
    }
lay-empty = Einen Stein auf Feld { $field } legen, das noch leer ist
lay-stones = Einen Stein auf Feld { $field } legen, dort: { $stones }
move = Von Feld { $field } auf Feld { $end } ziehen
move-safe = Von Feld { $field } auf Feld { $end } ziehen, wo es dann drei Steine sind
move-eaten = Von Feld { $field } auf Feld { $end } ziehen, direkt vor ein hungriges Maul
lurking = Der { $biter } lauert auf dem Felsenpfad neben Feld { $field }
sitting = Der { $biter } sitzt auf Feld { $field }, unter ihm: { $stones }
sitting-alone = Der { $biter } sitzt auf Feld { $field }, unter ihm nichts
waiting = Ein { $number ->
        [0] gelber
        [1] roter
        [2] blauer
       *[3] grüner
    } Steinbeißer wartet in der Höhle
step = Der { $biter } rückt neben Feld { $field }
step-eats = Der { $biter } rückt neben Feld { $field } und frisst dort: { $stones }
jump = Der { $biter } springt von Feld { $field } auf Feld { $end }; frei werden: { $stones }
jump-alone = Der { $biter } springt von Feld { $field } auf Feld { $end }
die-pips = Augenwürfel: { $pips }
die-face = Sonderwürfel: { $face }
cave = Felsenhöhle, darin { $count ->
        [0] kein Steinbeißer mehr
        [one] ein Steinbeißer
       *[other] { $count } Steinbeißer
    }

# Fragen
ask-lay = Leg einen Stein auf den Waldweg, { $left ->
        [one] es ist dein letzter
       *[other] du hast noch { $left }
    }.
    .others = { $who } legt einen Stein auf den Waldweg.
ask-move = Zieh einen deiner Steine um { $pips ->
        [one] ein Feld
       *[other] { $pips } Felder
    }, { $then }.
    .others = { $who } zieht einen Stein um { $pips ->
        [one] ein Feld
       *[other] { $pips } Felder
    }, { $then }.
ask-duty = Zieh einen Stein um { $pips ->
        [one] ein Feld
       *[other] { $pips } Felder
    } von dem überfüllten Feld weg, { $then }.
    .others = { $who } muss einen Stein um { $pips ->
        [one] ein Feld
       *[other] { $pips } Felder
    } von dem überfüllten Feld wegziehen, { $then }.
then-step = dann rückt der { $biter } vor
then-nothing = danach rührt sich nichts, denn der letzte { $biter } ist schon vom Felsenpfad weg
then-white = dann rückt ein beliebiger Steinbeißer auf dem Felsenpfad vor
then-arrow = dann springt ein Steinbeißer auf dem Waldweg weiter
then-arrow-none = danach verfällt der Pfeil, wenn dann kein Steinbeißer auf dem Waldweg sitzt
ask-step = Weiß: Welcher Steinbeißer auf dem Felsenpfad rückt vor?
    .others = Weiß: { $who } wählt einen Steinbeißer auf dem Felsenpfad.
ask-jump = Pfeil: Welcher Steinbeißer auf dem Waldweg springt weiter und gibt seine Steine frei?
    .others = Pfeil: { $who } wählt einen Steinbeißer auf dem Waldweg.
ask-chance = Die Würfel rollen.

# Warum etwas nicht geht
refused-corner = Neben den Ecken lauern die Steinbeißer, da darf zu Beginn kein Stein liegen.
refused-full = Hier liegen schon drei Steine.
refused-no-stone = Auf diesem Feld liegt kein Stein von dir.
refused-swallowed = Auf diesem Stein sitzt ein Steinbeißer.
refused-blocked = Das Feld, auf das du kämst, ist durch drei Steine gesperrt.
refused-duty = Du musst zuerst einen Stein von dem Feld wegziehen, auf dem mehr als drei liegen.
refused-not-on-path = Von dieser Farbe lauert keiner mehr auf dem Felsenpfad.
refused-no-biter = Auf diesem Feld sitzt kein Steinbeißer.

# Was geschah
log-starter = { $who } beginnt.
    .you = Du beginnst.
    .deed = beginnt
log-laid = { $who } legt einen Stein auf Feld { $field }.
    .you = Du legst einen Stein auf Feld { $field }.
    .deed = legt
log-rolled = { $who } würfelt eine { $pips } und { $face }.
    .you = Du würfelst eine { $pips } und { $face }.
    .deed = würfelt
log-rolled-one = { $who } hat keine freien Steine und würfelt nur { $face }.
    .you = Du hast keine freien Steine und würfelst nur { $face }.
    .deed = würfelt nur Farbe
log-no-move = { $who } kann mit keinem Stein ziehen.
    .you = Du kannst mit keinem Stein ziehen.
    .deed = kann nicht ziehen
log-moved = { $who } zieht von Feld { $start } auf Feld { $end }.
    .you = Du ziehst von Feld { $start } auf Feld { $end }.
    .deed = zieht
log-swallowed = Der { $biter } dort schluckt den Stein.
    .deed = geschluckt
log-stepped = Der { $biter } rückt neben Feld { $field }.
    .deed = lässt vorrücken
log-bit = Auf Feld { $field } schnappt der { $biter } zu. Seine Beute: { $stones }.
    .deed = gebissen
log-next = Der nächste { $biter } kommt aus der Höhle.
    .deed = der Nächste kommt
log-last = Das war der letzte { $biter }.
    .deed = der Letzte seiner Farbe
log-none-left = Der letzte { $biter } ist schon vom Felsenpfad weg, also rührt sich nichts.
    .deed = nichts rührt sich
log-jumped = Der { $biter } springt von Feld { $start } auf Feld { $end }.
    .deed = lässt springen
log-freed = Wieder frei: { $stones }.
    .deed = befreit
log-caught = Der { $biter } begräbt unter sich: { $stones }.
    .deed = begraben
log-no-jump = Der Pfeil verfällt, kein Steinbeißer kann springen.
    .deed = Pfeil verfällt

# Wer warum gewonnen hat
source-laid = Steine gelegt
source-caught = davon begraben
verdict-path = Auf dem Felsenpfad lauert kein Steinbeißer mehr.
verdict-alone = Nur { $who } hat noch freie Steine.
    .you = Nur du hast noch freie Steine.
verdict-nobody = Niemand hat mehr einen freien Stein.
verdict-rounds = Nach { $rounds } Runden ist Schluss.
verdict-stones =
    { $who }: { $stones ->
        [0] kein freier Stein
        [one] ein freier Stein
       *[other] { $stones } freie Steine
    }.
won-with =
    { $points ->
        [one] einem freien Stein
       *[other] { $points } freien Steinen
    }
verdict-empty = { $who } teilen sich den Sieg mit leeren Händen.
verdict-later = { $who } hat zuletzt noch Steine gehabt und gewinnt.
    .you = Du hast zuletzt noch Steine gehabt und gewinnst.
verdict-later-shared = { $who } haben zuletzt noch Steine gehabt und teilen sich den Sieg.

# Einstellungen
option-starter = Wer beginnt
option-starter-lot = das Los entscheidet
option-starter-first = wer auf dem ersten Platz sitzt
option-board = Felder auf jedem der beiden Wege
option-board-28 = 28
option-board-24 = 24, für ein kürzeres Spiel
option-corners = Beim Aufbau verboten
option-corners-wide = Eckfelder mit beiden Nachbarn
option-corners-narrow = nur die vier Eckfelder
option-grace = Schonfrist für befreite Steine
option-grace-off = nein
option-grace-on = ja, bis der Steinbeißer daneben weiterzieht
option-last-stone = Wenn am Ende niemand Steine hat
option-last-stone-shared = teilen sich alle den Sieg
option-last-stone-later = gewinnt, wer zuletzt noch welche hatte
