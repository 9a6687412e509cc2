# Was ein Bericht des Labors sagt.
title = { $game }: was das Labor herausgefunden hat
kind = Steinkreis, aus dem Labor
and = und
people =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
with-people =
    { $count ->
        [one] Allein
       *[other] Mit { $count } Personen
    }
place = { $place }.
span = { $low } ({ $few }) bis { $high } ({ $many })
legend = Personen:
plot-start = Anfang
plot-middle = Mitte der Partie
plot-end = Ende

head-players = Personen
head-first = wer zuerst dran ist, gewinnt
head-decisions = Entscheidungen
head-answers = Möglichkeiten
head-lead = Führungswechsel
head-apart = Punkte Abstand
head-mattering = wichtig
head-skill = Können

seats-title = Wer wann dran ist
seats-row = als { $place } dran
seats-alone = gewinnt
seats-odd = { $people } gewinnt, wer als { $place } dran ist, { $wins }; gerecht wären { $even }.
seats-solo = { $level } gewinnt { $wins } der Partien.
seats-even = { $people } gewinnt, wer als { $place } dran ist, { $wins }: { $end }.
seats-none = kein Vorteil, der der Rede wert wäre
seats-none-shown = kein Vorteil, den { $games } Partien zeigen
seats-nor = , auch nicht mit mehr Leuten

length-title = Wie lang eine Partie ist, in Entscheidungen
length = Eine gewöhnliche Partie hat { $decisions } Entscheidungen, das sind { $turns } Züge für jede Person; im Kasten liegt die mittlere Hälfte der Partien, auf der Linie neun von zehn.
choice-title = Wie viel Wahl man hat
choice = Eine Frage hat im Mittel { $answers } Antworten, und eine Wahl hat man immer.
choice-forced = Eine Frage hat im Mittel { $answers } Antworten; bei { $people } haben { $share } nur eine.

lead-title = Wie oft gewinnt, wer führt
lead = Die Führung wechselt { $changes } Mal. { $people } gewinnt, wer zur Halbzeit führt, { $share } der Partien.
scores-title = Punkte am Ende, nach Rang
scores-alone = Was am Ende auf dem Konto steht.
scores = In einer gewöhnlichen Partie liegen { $apart } Punkte zwischen dem ersten und dem letzten Rang.
mattering-title = Entscheidungen, die zählen
mattering = { $people } zählen { $share } aller Entscheidungen: Die beste Antwort ist mindestens { $least } eines Sieges mehr wert als irgendeine.

sources-title = Woher die Punkte kommen, für jede Person
sources = { $people } hat man am Ende { $total } Punkte, die meisten davon, { $points }, durch „{ $name }“.
endings-title = Welches Ende wie oft kommt
endings = { $people } enden Partien { $parts }.
ending = zu { $share } mit „{ $name }“

roles-title = Was jede Rolle einbringt, neben dem Mittel aller
roles-mean = im Mittel { $mean } je Runde
roles = { $people } geht das meiste an { $best }, das { $most }-Fache des Mittels, und das wenigste an { $last }, das { $least }-Fache.

deeds-title = Was man tut, und wie es denen ergeht, die es öfter tun
deeds-same = Dasselbe mit { $people }
deeds-examples = Beispiele aus den Partien
deeds-plot = Was getan wird, mit { $people }
deeds-cause = Wer etwas oft tut, gewinnt nicht unbedingt deshalb: Beides kann dieselbe Ursache haben.
deeds-none = { $people } geht nichts, das man öfter tut, mit dem Sieg einher.
deeds-more = { $people } gewinnt, wer öfter als der Tisch „{ $deed }“ verzeichnet, { $games } von hundert Partien mehr als die anderen.
deeds-less = { $people } gewinnt, wer öfter als der Tisch „{ $deed }“ verzeichnet, { $games } von hundert Partien weniger als die anderen.
deed-card = Karte { $value }

levels-title = Können gegen Glück
levels-none = Es gibt keine schwächere Stufe zum Vergleich.
levels-solo = { $level } gewinnt allein { $wins } der Partien.
levels = { $people } nimmt { $stronger } der Stufe { $weaker } { $wins } der Siege ab; { $even } wären reines Glück.

variants-title = { $name } verändert: { $what }
variants-first = Siege derer, die zuerst dran sind
variants-length = Entscheidungen je Partie
variants-lead = Führungswechsel
variants-mattering = Entscheidungen, die zählen
variants-role = Ertrag der besten Rolle
variants-unknown = unbekannt
variants-usual = { $label } (üblich)
variants-span = von { $first } auf { $last } mit { $people }
variants = Geht { $name } von { $low } auf { $high }, so ändert sich „{ $what }“ { $spans }.

method-title = Wie das herauskam
method-games = Je { $games } Partien mit { $counts } am Tisch, auf allen Plätzen { $level }, Startzahl { $seed }. Bei den Stufen halb so viele Partien mit wechselnden Plätzen.
method-intervals = Die Bereiche gelten mit 95 % Sicherheit. Bei so vielen Zahlen sind manche durch Zufall daneben; darum nennen die Sätze nur, was um das { $clearly }-Fache seines Spielraums abweicht.
method-first = Zuerst dran ist, wer die erste Entscheidung der Partie trifft, und so weiter. Der senkrechte Strich in einem Bild zeigt, was gerecht wäre.
method-turn = Ein Zug ist, was eine Person entscheidet, ohne dass eine andere dazwischen dran ist. Wer führt, sagt die Schätzung des Spiels selbst; wo es keine hat, die Punkte.
method-matters = Eine Entscheidung zählt, wenn ihre beste Antwort nach derselben Schätzung mindestens { $least } eines Sieges mehr wert ist als das Mittel aller Antworten; bis zu { $looks } Entscheidungen einer Partie werden gewogen.
method-more = Öfter heißt: wer es in einer Partie öfter tat als der Tisch im Mittel, gegen die, die es seltener taten. Die Zahlen sagen, um wie viele Siege von hundert sie auseinanderliegen und wie oft jemand es in einer Partie tut.
method-skill = Können ist, was die Stufe der nächstschwächeren abnimmt.
method-roles = Was eine Rolle einbringt, wird mit dem Mittel aller Rollen in denselben Partien verglichen.
