# Words that all games share.
seat = Player { $number }
and = and
refused = That is not possible now.
refused-over = The game is over already.

# In the terminal
cli-keys = Arrow keys and Enter, or type the notation. Ctrl-C stops.
cli-keys-undo = Arrow keys and Enter, or type the notation. Ctrl-Z takes back, Ctrl-C stops.
cli-unknown = That is not one of the choices.
cli-stopped = The game is stopped.
cli-hand-over = Please hand over, then press Enter:
