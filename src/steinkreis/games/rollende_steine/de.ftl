title = Rollende Steine
tagline = Rollt Steinräder durch fünf Tore, alle gemeinsam.
goal = Gemeinsam ein Rad durch jedes Tor rollen.
about =
    Ihr seid Riesen bei eurem Lieblingsspiel. Legt Banden, die die Räder lenken, zielt, stoßt an und
    hofft. Fünf Tore müssen geschafft sein, bevor das letzte Rad gerollt ist.

panel-roll = Der letzte Stoß

# Das Brett
zone-gates = Trilithzone
zone-run-up = Anrollzone
zone-kick = Anstoßzone
course-own = Euer eigener Kurs
gate = Tor { $gate }
gate-open = Tor { $gate }, noch offen
gate-marked = Tor { $gate }, geschafft von { $who }
    .you = Tor { $gate }, geschafft von dir
bar = Bande { $number }, gelegt von { $who }
    .you = Bande { $number }, gelegt von dir
move-bar = Bande { $number } umstellen, gelegt von { $who }
    .you = Bande { $number } umstellen, gelegt von dir
wheel-own = Ein Rad in der Farbe von { $who }
    .you = Ein Rad in deiner Farbe
wheel-neutral = Ein neutrales Rad von { $who }
    .you = Ein neutrales Rad von dir
weak = Zu schwach: { $count } von { $most }
plaque =
    { $who }: { $gates ->
        [0] kein Tor
        [one] ein Tor
       *[other] { $gates } Tore
    }, noch { $wheels ->
        [0] kein Rad
        [one] ein Rad
       *[other] { $wheels } Räder
    }, davon { $neutral } neutral, noch { $bars ->
        [0] keine Bande
        [one] eine Bande
       *[other] { $bars } Banden
    }
how-to-pull = Zieh zurück und lass los,
how-to-flick = oder schnipp es nach vorn
shot-push = Das Rad anstoßen
shot-lay = Die Bande legen
shot-move = Die Bande umstellen
dial-aim = Richtung
dial-power = Kraft
dial-wheel-x = seitwärts
dial-wheel-y = vorwärts
dial-bar-turn = Drehung
dial-bar-x = seitwärts
dial-bar-y = vorwärts

# Fragen
ask-prepare = Legst du eine Bande, stellst du welche um, oder rollst du gleich?
    .others = { $who } sieht sich den Kurs an.
ask-prepare-again = Stellst du noch eine zweite Bande um, oder rollst du jetzt?
    .others = { $who } hat eine Bande umgestellt und sieht sich den Kurs an.
ask-lay = Wohin kommt deine Bande, und wie liegt sie?
    .others = { $who } legt eine Bande.
ask-move = Wohin kommt die Bande jetzt?
    .others = { $who } stellt eine Bande um.
ask-push = Stell das Rad in die Anstoßzone, ziel und stoß es an!
    .others = { $who } zielt.
ask-push-again = Das war zu schwach. Stell das Rad noch einmal auf und stoß fester!
    .others = { $who } darf noch einmal anstoßen.
ask-chance = Das Rad rollt.
button-lay =
    { $count ->
        [0] Bande legen (keine mehr da)
       *[other] Bande legen (noch { $count })
    }
button-roll = Rollen

# Warum etwas nicht geht
refused-no-bars = Du hast alle deine Banden gelegt.
refused-moved = Du hast in diesem Zug schon eine Bande umgestellt. Eine weitere darfst du noch umstellen, aber keine legen.
refused-no-room = Für noch eine Bande ist kein Platz mehr.
refused-moved-it = Diese Bande hast du in diesem Zug schon umgestellt.
refused-on-gate = Da steht ein Tor.
refused-in-lane = Vor und hinter einem Tor muss ein Rad lang Platz bleiben, sonst wäre es zu.
refused-on-bar = Da liegt schon eine Bande.
refused-outside = Eine Bande muss ganz in der Anrollzone oder der Trilithzone liegen.

lacks = Die Räder rollen mit MuJoCo, und das ist auf diesem Server nicht installiert. Deshalb lässt sich hier kein Tisch öffnen.

# Was an einem Kurs nicht stimmt
course-shape = Ein Kurs ist ein Objekt mit gates, einer Liste, und wenn du magst mit name, bis zu 40 Zeichen lang.
course-count = Ein Kurs hat { $wanted } Tore, nicht { $count }.
course-numbers = Tor { $gate } muss aus drei Zahlen bestehen: seitwärts, vorwärts, Drehung.
course-outside = Tor { $gate } steht nicht ganz in der Trilithzone.
course-overlap = Tor { $gate } und Tor { $other } sind sich im Weg.

# Was geschah
log-laid =
    { $who } legt eine Bande und hat { $left ->
        [0] nun keine mehr
        [one] noch eine
       *[other] noch { $left }
    }.
    .you =
        Du legst eine Bande und hast { $left ->
            [0] nun keine mehr
            [one] noch eine
           *[other] noch { $left }
        }.
    .deed = legt eine Bande
log-moved = { $who } stellt eine eigene Bande um.
    .you = Du stellst eine eigene Bande um.
    .deed = stellt eigene um
log-moved-other = { $who } stellt eine Bande von { $owner } um.
    .you = Du stellst eine Bande von { $owner } um.
    .to-you = { $who } stellt eine deiner Banden um.
    .deed = stellt fremde um
log-short = Das Rad von { $who } kommt nicht über die Anrollzone. Es darf noch einmal angestoßen werden.
    .you = Dein Rad kommt nicht über die Anrollzone. Es darf noch einmal angestoßen werden.
    .deed = zu schwach
log-too-weak = { $who } hat { $pushes }-mal zu schwach angestoßen. Das Rad ist aus dem Spiel.
    .you = Du hast { $pushes }-mal zu schwach angestoßen. Das Rad ist aus dem Spiel.
    .deed = Rad verloren
log-spent = Das Rad von { $who } schafft kein offenes Tor.
    .you = Dein Rad schafft kein offenes Tor.
    .deed = kein Tor
log-gates =
    { $who } schafft { $gates }{ $count ->
        [one] .
       *[other] , mit einem einzigen Rad!
    }
    .you =
        Du schaffst { $gates }{ $count ->
            [one] .
           *[other] , mit einem einzigen Rad!
        }
    .deed = schafft ein Tor

# Wie es ausging
source-gate = Tor { $gate }
verdict-fame =
    { $who }: { $gates ->
        [0] kein Tor
        [one] ein Tor
       *[other] { $gates } Tore
    }.
verdict-won =
    Alle fünf Tore sind geschafft, mit { $wheels ->
        [one] einem Rad
       *[other] { $wheels } Rädern
    } von { $of }. Ihr habt gewonnen!
verdict-lost =
    Alle { $wheels } Räder sind gerollt, aber { $gates ->
        [0] kein Tor ist
        [one] nur ein Tor ist
       *[other] nur { $gates } Tore sind
    } geschafft. Der Kurs hat gewonnen.

# Der Kursbauer
editor-course = Zieh die fünf Tore, wohin du willst, und dreh sie am Knauf. Jedes muss ganz in der Trilithzone stehen, und keines darf ein anderes berühren.
editor-plan = Der Plan des Kurses
editor-keys = Pfeiltasten rücken, Komma und Punkt drehen, mit Umschalt ganz fein.
editor-gate = { $x } seitwärts, { $y } vorwärts, um { $turn } Grad gedreht

# Das Rekordbuch
book-course = Kurs
book-gates = Tore
book-wheels = Räder
book-wheels-of = { $wheels } von { $of }

# Einstellungen
option-course = Kurs
option-course-wall = Die Mauer
option-course-wall-hint = zum Einstieg
option-course-podium = Das Podest
option-course-podium-hint = zum Einstieg
option-course-stairs = Die Treppe
option-course-stairs-hint = für Geübte
option-course-roof = Das Dach
option-course-roof-hint = für Geübte
option-course-pyramid = Die Pyramide
option-course-pyramid-hint = für Geübte
option-course-wedge = Der Keil
option-course-wedge-hint = für Geübte
option-course-horseshoe = Das Hufeisen
option-course-horseshoe-hint = für Geübte
option-course-man = Der Mann
option-course-man-hint = für Könner
option-course-strider = Der Wasserläufer
option-course-strider-hint = für Könner
option-course-own = Eigener Kurs
option-wheels = Räder
option-wheels-all = eigene und neutrale
option-wheels-own = nur die zehn eigenen
option-wheels-few = knapp: kaum mehr als Tore
option-lanes = Vor und hinter den Toren
option-lanes-free = bleibt eine Spur frei
option-lanes-any = dürfen Banden alles versperren
option-through = Durch die Tore
option-through-both = von beiden Seiten
option-through-front = nur von vorn
