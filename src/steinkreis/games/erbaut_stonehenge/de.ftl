title = Erbaut Stonehenge!
tagline = Gemeinsam baut ihr das große Heiligtum. Den Ruhm dafür will jeder Kult für sich.
goal = Ruhm ernten: Die meisten Punkte gewinnen.
about =
    Ring, Hufeisen, Trilithen: Stein für Stein wächst Stonehenge. Deine Karten bestimmen, wo dein
    Druide bauen darf, und wer Nachbarn und Ketten schafft, erntet den Ruhm. Aber ein halb fertiger
    Trilith wird leicht gestohlen, und ein schlechter Ruf endet am Altar.

# Karten und Bauplätze
site-field = Feld { $number }
site-bluestone = Blausteinplatz { $number }
site-trilith = Trilithplatz { $number }
part-pillar = die erste Säule
part-second-pillar = die zweite Säule
part-capstone = den Deckstein und eine Marke
part-erected = seinen Platz

# Was auf dem Tisch liegt
project-none = kein Bauprojekt
project-secret = ein verdecktes Bauprojekt
project-open = Bauprojekt { $card }
next-none = kein Projekt
next-out = blockiert
next-rise = am Altar
next-leave = am Altar
next-reveal = deckt auf
next-site = sucht Platz
next-block = baut auf { $number }
next-bluestone = Blaustein
next-trilith-1 = 1. Säule
next-trilith-2 = 2. Säule
next-trilith-3 = Deckstein
next-trilith-4 = Errichten
plaque =
    { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }; { $project }, { $next }; vorrätig { $blocks ->
        [one] ein Block
       *[other] { $blocks } Blöcke
    } und { $dolerites ->
        [one] ein Dolerit
       *[other] { $dolerites } Doleriten
    }; { $influence ->
        [0] keine Einflusskarte
        [one] eine Einflusskarte
       *[other] { $influence } Einflusskarten
    }; { $hand ->
        [one] eine Karte
       *[other] { $hand } Karten
    } auf der Hand
druid = Druide von { $who }
    .you = Dein Druide
druid-lying = Der Druide von { $who } liegt am Altar
    .you = Dein Druide liegt am Altar
building-block = Block von { $who } auf { $site }
    .you = Dein Block auf { $site }
building-neutral = Neutraler Block auf { $site }
building-bluestone = Blaustein von { $who } auf { $site }
    .you = Dein Blaustein auf { $site }
building-trilith = Trilith von { $who } auf { $site }
    .you = Dein Trilith auf { $site }
choose-site =
    { $site } besetzen: Das brächte { $points ->
        [0] keinen Punkt
        [one] einen Punkt
       *[other] { $points } Punkte
    }
draw-pile =
    Projektstapel, { $count ->
        [0] leer
        [one] eine Karte
       *[other] { $count } Karten
    }
take-pile =
    Vom Projektstapel ziehen, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
display = In der Auslage: { $card }
display-empty = Leerer Platz der Auslage
take = { $card } aus der Auslage nehmen
use-block =
    als Block bis zu { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
use-bluestone =
    als Blaustein bis zu { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
use-none = zurzeit nirgends zu bauen
hold = Karte { $card }: { $uses }
play = { $card } als Bauprojekt spielen: { $uses }
pay = Mit { $card } bezahlen
discard = { $card } abwerfen
button-sabotage = Sabotage gegen { $who }
    .then = kostet eine Einflusskarte
button-steal = Trilith von { $who } klauen
    .then = kostet zwei Karten
button-blocked = Blockiert: Hand zeigen
button-cancel = Projekt aufgeben
button-end = Weiter

# Fragen
ask-project = Welches Bauprojekt beginnst du?
    .others = { $who } wählt ein Bauprojekt.
ask-project-or-sabotage = Welches Bauprojekt beginnst du? Vorher kannst du sabotieren.
    .others = { $who } wählt ein Bauprojekt und könnte sabotieren.
ask-site = Wo soll dein Druide bauen?
    .others = { $who } sucht einen Bauplatz.
ask-site-or-sabotage = Wo soll dein Druide bauen? Vorher kannst du sabotieren.
    .others = { $who } sucht einen Bauplatz und könnte sabotieren.
ask-take = Welche Karte nimmst du: eine offene oder die oberste vom Stapel?
    .others = { $who } zieht Karten nach.
ask-take-open = Welche offene Karte nimmst du?
    .others = { $who } zieht Karten nach.
ask-take-trilith = Welchen der offenen Trilithen nimmst du?
    .others = { $who } muss einen Trilithen nehmen.
ask-pay = Womit bezahlst du { $victim } für den Trilithen? Es kostet zwei Karten.
    .others = { $who } bezahlt { $victim } für den Trilithen.
ask-discard =
    { $count ->
        [one] Du hast eine Karte zu viel. Welche wirfst du ab?
       *[other] Du hast { $count } Karten zu viel. Welche wirfst du ab?
    }
    .others = { $who } wirft überzählige Karten ab.
ask-politics = Willst du jemanden sabotieren?
    .others = { $who } überlegt, jemanden zu sabotieren.

# Warum etwas nicht geht
refused-no-influence = Zum Sabotieren brauchst du eine Einflusskarte.
refused-own-rites = Solange dein Druide am Altar ist, kannst du nicht sabotieren.
refused-once = In einem Zug darfst du nur einmal sabotieren.
refused-rites = Dieser Druide ist schon am Altar.
refused-no-project = Dort gibt es kein Bauprojekt, das du stören könntest.
refused-must-play = Du hast noch etwas, das du spielen kannst.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-no-site = Mit dieser Karte kannst du zurzeit nirgends bauen.
refused-no-trilith = Dort liegt kein Trilith, den du klauen könntest.
refused-marked = Dieser Trilith trägt schon eine Marke.
refused-loot = Dieser Trilith wurde eben erst geklaut. Er muss erst einen Schritt weiterkommen.
refused-price = Dafür brauchst du zwei Karten in der Farbe der bestohlenen Person oder des Trilithen.
refused-colour = Diese Karte hat die falsche Farbe.
refused-built = Dort steht schon etwas.
refused-druid = Dort steht ein Druide.
refused-trilith-place = Auf Trilithplätze kommen nur Trilithen, und Trilithen nur dorthin.
refused-field-colour = Das Feld muss die Farbe deiner Karte haben.
refused-no-block = Es ist kein Steinblock mehr da, den du bauen könntest.
refused-not-built-yet = Blausteine darfst du erst setzen, wenn das Feld mit der Zahl deiner Karte bebaut ist.
refused-no-dolerite = Du hast keine Doleriten mehr.
refused-pile-empty = Der Stapel ist leer.
refused-trilith-first = Den offenen Trilithen musst du zuerst nehmen.
refused-open-number = Nach einem Trilithen nimmst du eine offene Zahlenkarte.

# Was geschah
log-starter = { $who } beginnt.
    .you = Du beginnst.
    .deed = beginnt
log-open = { $who } plant mit { $card }.
    .you = Du planst mit { $card }.
    .deed = plant offen
log-secret = { $who } plant verdeckt.
    .you = Du planst verdeckt.
    .deed = plant verdeckt
log-secret-own = { $who } plant verdeckt mit { $card }.
    .you = Du planst verdeckt mit { $card }.
    .deed = plant verdeckt
log-revealed = { $who } deckt { $card } auf.
    .you = Du deckst { $card } auf.
    .deed = deckt auf
log-cancelled = Dafür ist nirgends mehr Platz: { $who } gibt das Projekt auf.
    .you = Dafür ist nirgends mehr Platz: Du gibst das Projekt auf.
    .deed = gibt Projekt auf
log-placed = Der Druide von { $who } geht auf { $site }.
    .you = Dein Druide geht auf { $site }.
    .deed = besetzt einen Platz
log-took = { $who } nimmt { $card } aus der Auslage.
    .you = Du nimmst { $card } aus der Auslage.
    .deed = nimmt aus der Auslage
log-took-trilith = { $who } muss { $card } aus der Auslage nehmen.
    .you = Du musst { $card } aus der Auslage nehmen.
    .deed = muss Trilith nehmen
log-drew = { $who } zieht { $card }.
    .you = Du ziehst { $card }.
    .deed = zieht
log-drew-trilith = { $who } zieht { $card } und legt ihn in den Bauhof.
    .you = Du ziehst { $card } und legst ihn in den Bauhof.
    .deed = zieht einen Trilithen
log-drew-hidden = { $who } zieht eine Karte.
    .you = Du ziehst eine Karte.
    .deed = zieht verdeckt
log-put-under = { $card } kommt wieder unter den Stapel.
log-built-block = { $who } errichtet einen Block auf { $site } (+{ $points }).
    .you = Du errichtest einen Block auf { $site } (+{ $points }).
    .deed = baut einen Block
log-built-neutral = { $who } errichtet einen neutralen Block auf { $site } (+{ $points }).
    .you = Du errichtest einen neutralen Block auf { $site } (+{ $points }).
    .deed = baut neutralen Block
log-built-bluestone = { $who } errichtet einen Blaustein auf { $site } (+{ $points }).
    .you = Du errichtest einen Blaustein auf { $site } (+{ $points }).
    .deed = baut einen Blaustein
log-built-trilith = { $who } errichtet den Trilithen auf { $site } (+{ $points }).
    .you = Du errichtest den Trilithen auf { $site } (+{ $points }).
    .deed = errichtet Trilithen
log-no-block = Für { $who } ist kein Block mehr da. Das Projekt ist verloren.
    .you = Für dich ist kein Block mehr da. Das Projekt ist verloren.
    .deed = kein Block mehr
log-part = Der Trilith von { $who } bekommt { $part }.
    .you = Dein Trilith bekommt { $part }.
    .deed = Trilith wächst
log-influence = { $who } behält die Karte als Einflusskarte.
    .you = Du behältst die Karte als Einflusskarte.
    .deed = behält Einfluss
log-heir = { $who } gehören von nun an alle neutralen Blöcke.
    .you = Dir gehören von nun an alle neutralen Blöcke.
    .deed = erbt die neutralen
log-sabotage = { $who } sabotiert { $victim }.
    .you = Du sabotierst { $victim }.
    .to-you = { $who } sabotiert dich.
    .deed = sabotiert
log-broken = Das Projekt { $card } von { $who } ist abgebrochen.
    .you = Dein Projekt { $card } ist abgebrochen.
    .deed = Projekt abgebrochen
log-interrupted = Der Trilith von { $who } bleibt liegen.
    .you = Dein Trilith bleibt liegen.
    .deed = Trilith bleibt liegen
log-rises = Der Druide von { $who } steht vom Altar auf.
    .you = Dein Druide steht vom Altar auf.
    .deed = steht vom Altar auf
log-leaves = Der Druide von { $who } verlässt den Altar.
    .you = Dein Druide verlässt den Altar.
    .deed = verlässt den Altar
log-paid = { $who } bezahlt { $victim } mit { $card }.
    .you = Du bezahlst { $victim } mit { $card }.
    .to-you = { $who } bezahlt dich mit { $card }.
    .deed = bezahlt
log-stolen = { $who } klaut den Trilithen von { $victim }.
    .you = Du klaust den Trilithen von { $victim }.
    .to-you = { $who } klaut deinen Trilithen.
    .deed = klaut
log-discarded = { $who } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
    .deed = wirft ab
log-shows = { $who } ist blockiert und zeigt { $card }.
    .you = Du bist blockiert und zeigst { $card }.
    .deed = zeigt die Hand
log-exchange = { $who } kann nichts bauen und tauscht die ganze Hand.
    .you = Du kannst nichts bauen und tauschst die ganze Hand.
    .deed = tauscht die Hand
log-waits = { $who } kann gerade nichts bauen und wartet.
    .you = Du kannst gerade nichts bauen und wartest.
    .deed = wartet
log-out = { $who } ist blockiert und scheidet aus.
    .you = Du bist blockiert und scheidest aus.
    .deed = scheidet aus

# Wer gewonnen hat, und warum
ending-whole = Stonehenge ist vollendet.
source-blocks = Steinblöcke
source-bluestones = Blausteine
source-triliths = Trilithen
verdict-points =
    { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }. { $blockpoints } für { $blocks ->
        [0] keinen Block
        [one] einen Block
       *[other] { $blocks } Blöcke
    }{ $blockchains ->
        [0] {""}
        [one] {" "}(mit einer Kette)
       *[other] {" "}(mit { $blockchains } Ketten)
    }, { $bluestonepoints } für { $bluestones ->
        [0] keinen Blaustein
        [one] einen Blaustein
       *[other] { $bluestones } Blausteine
    }{ $bluestonechains ->
        [0] {""}
        [one] {" "}(mit einer Kette)
       *[other] {" "}(mit { $bluestonechains } Ketten)
    }, { $trilithpoints } für { $triliths ->
        [0] keinen Trilithen
        [one] einen Trilithen
       *[other] { $triliths } Trilithen
    }.
verdict-blocked = Niemand kann mehr bauen; Stonehenge bleibt unvollendet.
verdict-idle = Schon lange baut niemand mehr; Stonehenge bleibt unvollendet.
verdict-tie-break = Bei gleich vielen Punkten zählen erst die Trilithen, dann die Blausteine.

# Einstellungen
option-blocked = Wer nichts bauen kann
option-blocked-soft = tauscht die Hand
option-blocked-as-written = scheidet aus
option-sabotage = Sabotage je Zug
option-sabotage-one = einmal
option-sabotage-any = beliebig oft
