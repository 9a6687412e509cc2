# Der Tisch: was die Seite selbst um ein Spiel herum sagt.
board = Der Tisch
answers = Deine Möglichkeiten

# Richtung und Kraft
dial = Richtung und Kraft
dial-keys = Pfeiltasten zielen, mit Umschalt schneller; die Leertaste startet die Kraft und lässt beim zweiten Mal los.
dial-spoken = { $degrees } Grad, Kraft { $power } Prozent
dial-numbers = Mit Zahlen
dial-aim = Richtung
dial-power = Kraft
percent = { $share } %
dial-let-go = Loslassen
aim-first = Ziel zuerst: Zieh am Rad, schnipp es an, oder klick auf das Tor, durch das es soll.

# Wer am Zug ist
at-you = Du bist am Zug
at-sent = Unterwegs
at-sent-lost = Deine Antwort wartet auf die Verbindung
at-other = { $who } überlegt
at-chance = Der Zufall entscheidet
at-over = Das Spiel ist zu Ende
at-open = Es fehlen noch Mitspieler
at-open-hint = Es geht los, sobald alle Plätze besetzt sind.
at-watching = Du schaust zu.
title-yours = Du bist dran
notify-body = { $game }: Du bist am Zug.

# Die eigenen Würfel
throw = Würfeln
throw-ask = Deine Würfel: Wirf sie!

# Plätze
seats = Am Tisch
seat-you = du
seat-bot = Bot
seat-here = da
seat-away = gerade nicht da
seat-left = ist gegangen
seat-turn = am Zug
seat-sit = Hinsetzen
seat-leave = Aufstehen
seat-bot-on = Lieber ein Bot
seat-bot-which = Welcher Bot nimmt diesen Platz?
seat-replace = Bot weiterspielen lassen
clock-left = noch { $time }

# Verlauf und Gespräch
log = Was geschah
log-none = Noch ist nichts geschehen.
chat = Plaudern
chat-none = Noch hat niemand etwas gesagt. Sag doch hallo!
chat-say = Schreib etwas
chat-send = Senden
chat-guest = Gast
chat-new =
    { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }

# Einladen
invite = Freunde einladen
invite-hint = Wer diesen Link öffnet, kann sich dazusetzen.

# Zurücknehmen, Aufgeben und so weiter
deeds = Mehr
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
resign = Aufgeben
resign-sure = Wirklich aufgeben?
leave = Tisch verlassen
leave-sure = Den Tisch verlassen? Die anderen können einen Bot für dich spielen lassen.
sure-yes = Ja
sure-no = Nein, weiter
rules-at-hand = Regeln
notify = Sag mir, wenn ich dran bin
notify-on = Du erfährst, wenn du dran bist
rematch = Neues Spiel
rematch-ask = Um ein neues Spiel bitten
rematch-go = Zum neuen Spiel
replay = Partie ansehen
home = Alle Spiele

# Abstimmen
vote-undo = { $who } möchte den letzten Schritt zurücknehmen.
vote-bot = { $who } schlägt vor, dass ein Bot für { $seat } weiterspielt.
vote-rematch = { $who } möchte noch ein Spiel.
vote-yes = Einverstanden
vote-no = Ablehnen
vote-waiting = Es fehlt noch die Antwort von { $who }.
vote-withdraw = Doch nicht

# Das Ende
end-together-won = Gemeinsam geschafft!
end-together-lost = Diesmal hat es nicht gereicht
end-sources = Woher die Punkte kommen
end-source = Woher
end-sum = zusammen
end-you-won = Du hast gewonnen!
end-your-side-won = Ihr habt gewonnen!
end-side-won = { $who } gewinnen
end-you-share = Du teilst dir den Sieg!
end-won = { $who } gewinnt
end-share = { $who } teilen sich den Sieg
end-lost-solo = Diesmal nicht
end-over = Das Spiel ist zu Ende
end-resigned = { $who } hat aufgegeben.
    .you = Du hast aufgegeben.
end-time = Die Zeit von { $who } ist abgelaufen.
    .you = Deine Zeit ist abgelaufen.
end-show = Wie es ausging
end-look = Den Tisch ansehen
end-thanks-won = Heute Abend leuchten die Steine ein wenig wärmer.
end-thanks-lost = Ein schönes Spiel. Die Steine haben Geduld.
end-thanks-watch = Danke fürs Zuschauen.

# Ein Bildschirm
pass-to = Gib das Gerät an { $who } weiter
pass-hint = Die anderen schauen jetzt bitte weg.
pass-ready = Ich bin { $who }

# Verbindung
link-connecting = Wir setzen uns …
link-lost = Die Verbindung ist weg. Nichts ist verloren, sie kommt von selbst wieder …
link-back = Wieder verbunden.
link-now = Jetzt versuchen
table-gone = Diesen Tisch gibt es nicht, oder nicht mehr.
why-not-yours = Du bist nicht am Zug.
why-not-now = Das geht jetzt nicht.
why-watching = Du schaust nur zu.

# Rat
hint = Rat
hint-thinking = Trilith denkt für dich nach …
hint-this = Triliths Rat: { $what }. Aussicht auf den Sieg: { $share } %.
hint-here = Triliths Rat ist auf dem Tisch markiert. Aussicht auf den Sieg: { $share } %.

# Was eine Partie erzählt
study = Partie untersuchen
study-title = Wie es stand
study-hint = Trilith sieht sich jede Entscheidung mit dem an, was ihr damals wissen konntet.
study-progress = { $done } von { $of } Entscheidungen angesehen
study-steps = Schritte
study-curve = Aussichten im Verlauf der Partie
study-slips = Was am meisten gekostet hat
study-slips-none = Niemand hat etwas Großes verschenkt.
study-slip = { $who }, Schritt { $at }: { $cost } Prozentpunkte verschenkt
study-better = Besser: { $what }
study-played = Gespielt: { $what }
study-marked = auf dem Tisch markiert
study-back = Zurück zum Verlauf
study-share = { $who }: { $share } %

# Der Stoß in drei Dimensionen
solid = Der letzte Stoß
solid-label = Der letzte Stoß, von der Anstoßzone aus gesehen
solid-slow = In Zeitlupe
solid-fold = Einklappen
solid-open = In 3D zeigen
solid-none = Hier siehst du den letzten Stoß, sobald ein Rad gerollt ist.
solid-missing = Dein Browser kann gerade nichts in drei Dimensionen zeigen. Auf dem Brett siehst du trotzdem alles.

# Setzen und legen
field-keys = Pfeiltasten rücken, mit Umschalt ganz fein.
field-keys-turned = Pfeiltasten rücken, Komma und Punkt drehen, mit Umschalt ganz fein; die Eingabetaste legt ab.
field-spoken = { $across } seitwärts, { $along } vorwärts
field-spoken-turned = { $across } seitwärts, { $along } vorwärts, um { $degrees } Grad gedreht

# Tasten
keys = Tasten
keys-on = Kürzel mit einer Taste
keys-tab = weiter zum Nächsten, was sich anfassen lässt
keys-arrows = zum Nachbarn in dieser Richtung
keys-enter = das tun, was dort angeboten wird
keys-hint = um Rat fragen
keys-undo = zurücknehmen
keys-end = Zug beenden oder passen
keys-rules = Regeln aufschlagen
keys-help = diese Liste
