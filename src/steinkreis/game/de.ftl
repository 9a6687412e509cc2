# Words that all games share.
seat = Spieler { $number }
and = und
refused = Das geht jetzt nicht.
refused-over = Das Spiel ist schon zu Ende.

# Im Terminal
cli-keys = Pfeiltasten und Eingabe, oder tippe die Kurzschrift. Strg-C beendet.
cli-keys-undo = Pfeiltasten und Eingabe, oder tippe die Kurzschrift. Strg-Z nimmt zurück, Strg-C beendet.
cli-unknown = Das steht nicht zur Wahl.
cli-stopped = Das Spiel ist abgebrochen.
cli-hand-over = Bitte weitergeben, dann Eingabe drücken:
