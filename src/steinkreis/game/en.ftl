# Words that all games share.
seat = Player { $number }
and = and
refused = That is not possible now.
refused-over = The game is over already.
