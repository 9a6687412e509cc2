# Die Worte der Seite. Was ein Spiel sagt, steht bei dem Spiel.
brand = Steinkreis
skip = Zum Inhalt springen
footer = Steinkreis läuft ganz auf diesem Server: keine Werbung, kein Konto, nichts geht nach draußen.
close = Schließen
seat = Spieler { $number }
seat-open = freier Platz
you = Du
loading = Einen Augenblick …
copy = Link kopieren
copied = Kopiert!
share = Teilen

# Kopfzeile
tools = Einstellungen
language-de = Deutsch
language-en = English
language = Sprache
theme-title = Licht
theme-auto = wie das Gerät
theme-dusk = Abend
theme-day = Tag
theme-to-dusk = Auf Abendlicht umschalten
theme-to-day = Auf Tageslicht umschalten
sound = Ton
sound-on = Ton ist an
sound-off = Ton ist aus
motion-title = Bewegung
motion-auto = wie das Gerät
motion-full = lebendig
motion-calm = ruhig
pace-title = Tempo der Mitspieler
pace-slow = gemächlich
pace-usual = gut zu verfolgen
pace-quick = flott
pace-none = ohne Pause

# Wer bist du?
person-who = Wer bist du?
person-title = Du
person-name = Dein Name
person-name-hint = So sehen dich die anderen am Tisch.
person-placeholder = z. B. Anna
person-save = Merken
person-saved = Schön, dich zu kennen.
person-later = Später
person-ask = Wie sollen die anderen dich nennen?
person-link-title = Auf einem anderen Gerät weiterspielen
person-link-hint = Öffne diesen Link auf dem anderen Gerät, und du sitzt auch dort an deinen Tischen. Gib ihn nicht weiter: Wer ihn hat, kann für dich spielen.
person-link-show = Link zeigen

# Startseite
home-title = Steinkreis
home-breath = Alte deutsche Steinspiele, neu aufgestellt. Allein, mit Freunden oder gegen Bots, die nie schummeln.
home-games = Die Spiele
home-games-none = Noch liegt kein Spiel bereit.
home-continue = Weiterspielen
home-on = Weiter mit { $title }
home-lobby = Offene Tische
home-lobby-none = Gerade wartet niemand auf Mitspieler. Mach selbst einen Tisch auf: Lade Freunde ein und zeig ihn hier.
home-lobby-watch = Hier wird gespielt
home-upload = Partie ansehen
home-upload-hint = Du hast eine Partie als Datei? Wirf sie hier herein und sieh sie dir Schritt für Schritt an.
home-upload-button = Datei aussuchen
home-over = Beendete Partien
card-play = Jetzt spielen
card-more = Regeln
card-level = { $title }: wie stark der Bot spielt
card-players =
    { $high ->
        [1] für dich allein
       *[other] für { $low } bis { $high } Leute
    }
card-players-one = für { $count } Leute
card-players-or = für { $low } oder { $high } Leute

# Tische in einer Zeile
table-yours = Du bist dran
table-theirs = Die anderen sind dran
table-waiting = Wartet auf Mitspieler
table-playing = Läuft
table-over = Zu Ende
table-go = Zum Tisch
table-continue = Weiterspielen
table-join = Mitspielen
table-watch = Zuschauen
table-replay = Noch einmal ansehen
table-free =
    { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }

# Spielseite
game-back = Alle Spiele
game-rules-open = Regeln lesen
game-how = Wie willst du spielen?
game-way-bots = Mit Bots
game-way-bots-hint = Sofort los, ohne zu warten.
game-way-solo = Allein
game-way-invite = Freunde einladen
game-way-invite-hint = Du bekommst einen Link zum Verschicken.
game-way-screen = Ein Bildschirm
game-way-screen-hint = Ihr reicht das Gerät herum.
game-way-watch = Bots zuschauen
game-way-watch-hint = Lehn dich zurück.
game-players = Wie viele spielen mit?
game-seats = Wer sitzt wo?
game-seat-me = Du
game-seat-open = Freund
game-seat-here = hier am Bildschirm
game-seat-number = Platz { $number }
game-seat-name = Name auf Platz { $number }
game-options = Spielregeln nach Wunsch
game-wishes = Varianten, Uhr und mehr
game-table = Am Tisch
game-clock = Uhr
game-clock-none = ohne Uhr
game-clock-move = pro Zug
game-clock-game = pro Partie
game-clock-time = Bedenkzeit
game-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
game-seconds = { $count } Sekunden
game-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
game-public = Öffentlich
game-public-hint = Der Tisch erscheint auf der Startseite, und alle dürfen zuschauen.
game-start-bots = Jetzt spielen
game-start-invite = Tisch aufmachen
game-start-screen = Los geht’s
game-start-watch = Vorhang auf
game-invite-title = Der Tisch ist gedeckt
game-invite-hint = Schick diesen Link deinen Freunden. Sobald alle Plätze besetzt sind, geht es los.
game-invite-go = Zum Tisch
game-need-friend = Lass mindestens einen Platz für einen Freund frei.
game-need-me = Mindestens eine Person muss hier am Bildschirm sitzen.
game-unknown = Dieses Spiel kennen wir nicht.

# Bots
bot-random = Luftikus
bot-random-hint = zieht, was ihm gerade einfällt
bot-greedy = Nimmersatt
bot-greedy-hint = greift nach jedem Punkt
bot-kiesel = Kiesel
bot-kiesel-hint = leicht
bot-findling = Findling
bot-findling-hint = ordentlich
bot-menhir = Menhir
bot-menhir-hint = stark
bot-trilith = Trilith
bot-trilith-hint = sehr stark

# Regeln
rules-title = Regeln
rules-contents = Inhalt
rules-broken = Die Regeln lassen sich gerade nicht laden.

# Wiedergabe
replay-title = Noch einmal: { $game }
replay-slider = Stelle in der Partie
replay-at = Schritt { $at } von { $length }
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Schritt vor
replay-back = Schritt zurück
replay-first = Zum Anfang
replay-last = Zum Ende
replay-speed = Tempo
replay-share = Diese Stelle teilen
replay-download = Partie herunterladen
replay-log = Was geschah
replay-log-none = Hier beginnt die Partie.
replay-again = Selbst spielen
replay-not-over = Diese Partie läuft noch. Ansehen kannst du sie, wenn sie zu Ende ist.

# Wenn etwas schiefgeht
trouble-broken = Da ist etwas schiefgegangen. Versuch es gleich noch einmal.
trouble-offline = Der Server ist gerade nicht zu erreichen. Ist deine Verbindung da?
trouble-record = Diese Datei ist keine Partie, die wir lesen können.
trouble-again = Noch einmal versuchen
lost-title = Hier steht kein Stein
lost-text = Diese Seite gibt es nicht, oder nicht mehr.
lost-home = Zurück in den Kreis

# Labor
lab-title = Aus dem Labor
lab-lead = Bots spielen jedes Spiel hunderte Male gegeneinander. Daraus lernen wir, ob es gerecht zugeht, wie lange es dauert und was sich lohnt.
lab-facts = { $games } Partien je Personenzahl ({ $players }), { $day }
lab-read = Bericht lesen
lab-none = Noch liegt kein Bericht vor. Mit „steinkreis lab“ entsteht einer.
# Etwas Eigenes
own-name = Name
own-nameless = Ohne Namen
own-fine = So lässt sich spielen.
own-try = Ausprobieren
own-keep = Merken
own-kept = Gemerkt, in diesem Browser.
own-not-kept = Dieser Browser merkt sich nichts. Teile den Link, dann geht nichts verloren.
own-shelf = Gemerkt
own-drop = Vergessen

# Das Rekordbuch
book-title = Das Rekordbuch
book-empty = Noch steht nichts darin. Die erste Partie, die zu Ende gespielt wird, kommt hinein.
book-players = Wer
book-date = Wann
book-more = Alle zeigen
