# Words that all games share.
seat = Spieler { $number }
and = und
refused = Das geht jetzt nicht.
refused-over = Das Spiel ist schon zu Ende.

# Was in allen Spielen gleich heißt; ein Spiel kann es anders sagen.
name = { $who }
    .you = Du
ask-chance = Der Zufall ist am Zug.
over = Das Spiel ist zu Ende.
verdict-won = { $who } gewinnt mit { $score }.
    .you = Du gewinnst mit { $score }.
verdict-shared = { $who } teilen sich den Sieg mit je { $score }.
won-with =
    { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }

# Die Teile des Tisches
panel-players = Wer mitspielt
panel-board = Spielplan
panel-hand = Deine Hand
panel-piles = Stapel

# Im Terminal
cli-keys = Pfeiltasten und Eingabe, oder tippe die Kurzschrift. Strg-C beendet.
cli-keys-undo = Pfeiltasten und Eingabe, oder tippe die Kurzschrift. Strg-Z nimmt zurück, Strg-C beendet.
cli-unknown = Das steht nicht zur Wahl.
cli-typed = Tippe eines davon. quit beendet.
cli-typed-undo = Tippe eines davon. undo nimmt zurück, quit beendet.
cli-dials = Tippe die Zahlen in dieser Reihenfolge, mit Leerzeichen dazwischen; was du weglässt, bleibt in der Mitte (in Klammern). quit beendet.
cli-dials-undo = Tippe die Zahlen in dieser Reihenfolge, mit Leerzeichen dazwischen; was du weglässt, bleibt in der Mitte (in Klammern). undo nimmt zurück, quit beendet.
cli-dials-count = Bitte tippe eine bis { $most } Zahlen.
cli-dial-number = { $dial }: Das ist keine Zahl.
cli-dial-range = { $dial }: Diese Zahl liegt außerhalb.
cli-stopped = Das Spiel ist abgebrochen.
cli-hand-over = Bitte weitergeben, dann Eingabe drücken:

# Am Tisch
no-stale = Inzwischen ist etwas geschehen. Bitte schau noch einmal hin.
no-illegal = Das geht jetzt nicht.
no-not-your-seat = Da sitzt du nicht.
no-not-your-turn = Du bist nicht am Zug.
no-full = Der Platz ist schon besetzt.
no-too-fast = Das war zu schnell. Warte bitte einen Moment.
no-too-long = Das ist zu lang.
no-too-many = Du hast im Augenblick zu viele Tische.
no-unknown-table = Diesen Tisch gibt es nicht.
no-unknown = Hier ist nichts.
no-bad-message = Das hat der Server nicht verstanden.
no-bad-setup = So lässt sich das Spiel nicht aufbauen.
no-lacking = Auf diesem Server fehlt etwas, ohne das sich dieses Spiel nicht spielen lässt.
no-bad-record = Das ist keine Aufzeichnung, die sich nachspielen lässt.
no-not-over = Das geht erst, wenn das Spiel zu Ende ist.
no-not-running = Das Spiel läuft gerade nicht.
no-not-left = Wer dort sitzt, ist noch da.
no-no-undo = Das lässt sich nicht mehr zurücknehmen.
no-no-hint = Einen Rat gibt es nur, wenn außer dir nur Bots mitspielen.
no-hint-memory = Hier zählt das Gedächtnis: Einen Rat gibt es nicht.
no-no-vote = Es steht gerade nichts zur Abstimmung.
no-cannot-resign = In diesem Spiel kannst du nicht aufgeben.
no-wrong-rules = Dieses Spiel lief nach älteren Regeln, die es hier nicht mehr gibt.
no-damaged = Dieser Tisch lässt sich nicht mehr lesen.
no-foreign = Diese Seite kommt von anderswo.
no-trouble = Auf dem Server ist etwas schiefgegangen. Verloren ist nichts.

# Was ein Bot zu seinem Zug sagt
bot-expects = Meine Aussicht auf den Sieg: { $share } %. Mit dem Nächstbesten wären es { $other } %.
