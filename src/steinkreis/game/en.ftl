# Words that all games share.
seat = Player { $number }
and = and
refused = That is not possible now.
refused-over = The game is over already.

# What is called the same in all games; a game may say it differently.
name = { $who }
    .you = You
ask-chance = Chance is at work.
over = The game is over.
verdict-won = { $who } wins with { $score }.
    .you = You win with { $score }.
verdict-shared = { $who } share the victory with { $score } each.
won-with =
    { $points ->
        [one] one point
       *[other] { $points } points
    }

# The parts of the table
panel-players = Players
panel-board = Board
panel-hand = Your hand
panel-piles = Piles

# In the terminal
cli-keys = Arrow keys and Enter, or type the notation. Ctrl-C stops.
cli-keys-undo = Arrow keys and Enter, or type the notation. Ctrl-Z takes back, Ctrl-C stops.
cli-unknown = That is not one of the choices.
cli-typed = Type one of them. quit stops.
cli-typed-undo = Type one of them. undo takes back, quit stops.
cli-dials = Type the numbers in this order, with spaces between; what you leave out stays in the middle (in brackets). quit stops.
cli-dials-undo = Type the numbers in this order, with spaces between; what you leave out stays in the middle (in brackets). undo takes back, quit stops.
cli-dials-count = Please type one to { $most } numbers.
cli-dial-number = { $dial }: that is not a number.
cli-dial-range = { $dial }: that number is out of range.
cli-stopped = The game is stopped.
cli-hand-over = Please hand over, then press Enter:

# At a table
no-stale = Something has happened in the meantime. Please look again.
no-illegal = That is not possible now.
no-not-your-seat = You do not sit there.
no-not-your-turn = It is not your turn.
no-full = That seat is taken.
no-too-fast = That was too fast. Please wait a moment.
no-too-long = That is too long.
no-too-many = You have too many tables for now.
no-unknown-table = There is no such table.
no-unknown = There is nothing here.
no-bad-message = The server did not understand that.
no-bad-setup = The game cannot be set up like that.
no-lacking = This server lacks something that this game cannot be played without.
no-bad-record = This is not a record that can be replayed.
no-not-over = That is possible only when the game is over.
no-not-running = The game is not being played now.
no-not-left = That player is still here.
no-no-undo = This cannot be taken back any more.
no-no-hint = Hints are only given when you play against bots alone.
no-hint-memory = Remembering is the game here: there are no hints.
no-no-vote = Nobody has asked for anything.
no-cannot-resign = In this game you cannot resign.
no-wrong-rules = This game was played by older rules that are no longer here.
no-damaged = This table cannot be read any more.
no-foreign = This page comes from somewhere else.
no-trouble = Something went wrong on the server. Nothing was lost.

# What a bot says about its move
bot-expects = My chance of winning: { $share }%. With the next best thing it would be { $other }%.
