# Words that all games share.
seat = Spieler { $number }
and = und
refused = Das geht jetzt nicht.
refused-over = Das Spiel ist schon zu Ende.
