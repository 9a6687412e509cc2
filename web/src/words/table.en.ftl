# The table: what the page itself says around a game.
board = The table
answers = Your choices

# Aim and power
dial = Aim and power
dial-keys = The arrow keys aim, faster with Shift; the space bar starts the power, and a second press lets go.
dial-spoken = { $degrees } degrees, power { $power } percent
dial-numbers = By numbers
dial-aim = Direction
dial-power = Power
percent = { $share }%
dial-let-go = Let go
aim-first = Aim first: pull or flick the wheel, or click on the gate it should go through.

# Whose turn it is
at-you = Your turn
at-sent = On its way
at-sent-lost = Your answer is waiting for the connection
at-other = { $who } is thinking
at-chance = Chance decides
at-over = The game is over
at-open = Waiting for players
at-open-hint = Play begins as soon as every seat is taken.
at-watching = You are watching.
title-yours = Your turn
notify-body = { $game }: your turn.

# One’s own dice
throw = Roll the dice
throw-ask = Your dice: throw them!

# Seats
seats = At the table
seat-you = you
seat-bot = bot
seat-here = here
seat-away = not here just now
seat-left = has left
seat-turn = to play
seat-sit = Sit down
seat-leave = Get up
seat-bot-on = A bot instead
seat-bot-which = Which bot takes this seat?
seat-replace = Let a bot take over
clock-left = { $time } left

# Log and chat
log = What happened
log-none = Nothing has happened yet.
chat = Chat
chat-none = Not a word so far. Say hello?
chat-say = Write something
chat-send = Send
chat-guest = Guest
chat-new =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }

# Invite
invite = Invite friends
invite-hint = Whoever opens this link can sit down.

# Undo, resign and the like
deeds = More
undo = Take back
undo-ask = Ask to take back
resign = Give up
resign-sure = Really give up?
leave = Leave the table
leave-sure = Leave the table? The others can let a bot play for you.
sure-yes = Yes
sure-no = No, go on
rules-at-hand = Rules
notify = Tell me when it is my turn
notify-on = You will be told when it is your turn
rematch = New game
rematch-ask = Ask for another game
rematch-go = To the new game
replay = Look through the game
home = All games

# Votes
vote-undo = { $who } would like to take the last step back.
vote-bot = { $who } suggests that a bot plays on for { $seat }.
vote-rematch = { $who } would like another game.
vote-yes = Agree
vote-no = Refuse
vote-waiting = Waiting for { $who }.
vote-withdraw = Never mind

# The end
end-together-won = You won together!
end-together-lost = Not this time
end-sources = Where the points came from
end-source = From
end-sum = in all
end-you-won = You have won!
end-your-side-won = Your side has won!
end-side-won = { $who } win
end-you-share = You share the victory!
end-won = { $who } wins
end-share = { $who } share the victory
end-lost-solo = Not this time
end-over = The game is over
end-resigned = { $who } has given up.
    .you = You have given up.
end-time = { $who } has run out of time.
    .you = You have run out of time.
end-show = How it ended
end-look = Look at the table
end-thanks-won = The stones glow a little warmer tonight.
end-thanks-lost = A fine game. The stones are patient.
end-thanks-watch = Thank you for watching.

# One screen
pass-to = Pass the device to { $who }
pass-hint = Everybody else, please look away.
pass-ready = I am { $who }

# Connection
link-connecting = Sitting down …
link-lost = The connection is lost. Nothing is forgotten, it comes back by itself …
link-back = Connected again.
link-now = Try now
table-gone = There is no such table, or not any more.
why-not-yours = It is not your turn.
why-not-now = That is not possible now.
why-watching = You are only watching.

# Advice
hint = Hint
hint-thinking = Trilith is thinking for you …
hint-this = Trilith suggests: { $what }. Chance of winning: { $share }%.
hint-here = Trilith’s suggestion is marked on the table. Chance of winning: { $share }%.

# What a game tells
study = Examine the game
study-title = How it stood
study-hint = Trilith looks at every decision, knowing only what you could know at the time.
study-progress = { $done } of { $of } decisions looked at
study-steps = steps
study-curve = Prospects over the game
study-slips = What cost the most
study-slips-none = Nobody gave away anything big.
study-slip = { $who }, step { $at }: gave away { $cost } percentage points
study-better = Better: { $what }
study-played = Played: { $what }
study-marked = marked on the table
study-back = Back to the game
study-share = { $who }: { $share }%

# The roll in three dimensions
solid = The last roll
solid-label = The last roll, seen from where it was pushed
solid-slow = Slow motion
solid-fold = Fold away
solid-open = Show in 3D
solid-none = Here you will see the last roll, once a wheel has rolled.
solid-missing = Your browser cannot show three dimensions just now. You can still see everything on the board.

# Setting and laying
field-keys = The arrow keys move it, with Shift very finely.
field-keys-turned = The arrow keys move it, comma and full stop turn it, with Shift very finely; Enter lays it down.
field-spoken = { $across } across, { $along } along
field-spoken-turned = { $across } across, { $along } along, turned by { $degrees } degrees

# Keys
keys = Keys
keys-on = Single-key shortcuts
keys-tab = on to the next thing that can be touched
keys-arrows = to the neighbour in that direction
keys-enter = do what is offered there
keys-hint = ask for advice
keys-undo = take back
keys-end = end the turn, or pass
keys-rules = open the rules
keys-help = this list
