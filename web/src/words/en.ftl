# The words of the page. What a game says stands with the game.
brand = Steinkreis
skip = Skip to the content
footer = Steinkreis runs entirely on this server: no ads, no account, nothing goes anywhere else.
close = Close
seat = Player { $number }
seat-open = free seat
you = You
loading = Just a moment …
copy = Copy link
copied = Copied!
share = Share

# Head of the page
tools = Settings
language-de = Deutsch
language-en = English
language = Language
theme-title = Light
theme-auto = as the device says
theme-dusk = Dusk
theme-day = Day
theme-to-dusk = Switch to dusk
theme-to-day = Switch to daylight
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
motion-title = Motion
motion-auto = as the device says
motion-full = lively
motion-calm = calm
pace-title = Pace of the others
pace-slow = leisurely
pace-usual = easy to follow
pace-quick = brisk
pace-none = no pauses

# Who are you?
person-who = Who are you?
person-title = You
person-name = Your name
person-name-hint = This is how the others at the table see you.
person-placeholder = e.g. Anna
person-save = Keep it
person-saved = Nice to meet you.
person-later = Later
person-ask = What do you want to be called?
person-link-title = Carry on from another device
person-link-hint = Open this link on the other device and you sit at your tables there, too. Keep it to yourself: whoever has it can play as you.
person-link-show = Show the link

# Home
home-title = Steinkreis
home-breath = Old German stone games, set up anew. Alone, with friends, or against bots that never cheat.
home-games = The games
home-games-none = No game is laid out yet.
home-continue = Carry on
home-on = Go on with { $title }
home-lobby = Open tables
home-lobby-none = Nobody is waiting for company right now. Open a table of your own: invite friends and show it here.
home-lobby-watch = Being played now
home-upload = Watch a recorded game
home-upload-hint = Got a game as a file? Drop it here and watch it step by step.
home-upload-button = Choose a file
home-over = Finished games
card-play = Play now
card-more = Rules
card-level = { $title }: how strong the bot plays
card-players =
    { $high ->
        [1] for you alone
       *[other] for { $low } to { $high } people
    }
card-players-one = for { $count } people
card-players-or = for { $low } or { $high } people

# A table in one line
table-yours = It’s your turn
table-theirs = Waiting for the others
table-waiting = Waiting for players
table-playing = Being played
table-over = Over
table-go = To the table
table-continue = Carry on
table-join = Join
table-watch = Watch
table-replay = Watch it again
table-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }

# A game
game-back = All games
game-rules-open = Read the rules
game-how = How would you like to play?
game-way-bots = With bots
game-way-bots-hint = Start at once, no waiting.
game-way-solo = Alone
game-way-invite = Invite friends
game-way-invite-hint = You get a link to send around.
game-way-screen = One screen
game-way-screen-hint = You pass the device around.
game-way-watch = Watch bots
game-way-watch-hint = Lean back.
game-players = How many will play?
game-seats = Who sits where?
game-seat-me = You
game-seat-open = a friend
game-seat-here = here at this screen
game-seat-number = Seat { $number }
game-seat-name = Name on seat { $number }
game-options = Rules to your taste
game-wishes = Variants, clock and more
game-table = At the table
game-clock = Clock
game-clock-none = no clock
game-clock-move = per move
game-clock-game = per game
game-clock-time = Time to think
game-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
game-seconds = { $count } seconds
game-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
game-public = Public
game-public-hint = The table shows up on the home page, and everybody may watch.
game-start-bots = Play now
game-start-invite = Open the table
game-start-screen = Here we go
game-start-watch = Curtain up
game-invite-title = The table is laid
game-invite-hint = Send this link to your friends. Play begins as soon as every seat is taken.
game-invite-go = To the table
game-need-friend = Leave at least one seat for a friend.
game-need-me = At least one person must sit at this screen.
game-unknown = We do not know that game.

# Bots
bot-random = Featherhead
bot-random-hint = plays whatever comes to mind
bot-greedy = Magpie
bot-greedy-hint = grabs every point
bot-kiesel = Pebble
bot-kiesel-hint = easy
bot-findling = Boulder
bot-findling-hint = decent
bot-menhir = Menhir
bot-menhir-hint = strong
bot-trilith = Trilith
bot-trilith-hint = very strong

# Rules
rules-title = Rules
rules-contents = Contents
rules-broken = The rules cannot be loaded right now.

# Replay
replay-title = Once more: { $game }
replay-slider = Point in the game
replay-at = Step { $at } of { $length }
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-back = One step back
replay-first = To the beginning
replay-last = To the end
replay-speed = Speed
replay-share = Share this moment
replay-download = Download the game
replay-log = What happened
replay-log-none = The game begins here.
replay-again = Play it yourself
replay-not-over = This game is still going on. You can watch it when it is over.

# When something goes wrong
trouble-broken = Something went wrong. Please try again in a moment.
trouble-offline = The server cannot be reached. Are you connected?
trouble-record = This file is not a game that we can read.
trouble-again = Try again
lost-title = No stone stands here
lost-text = There is no such page, or not any more.
lost-home = Back into the circle

# Lab
lab-title = From the lab
lab-lead = Bots play every game against each other hundreds of times. That tells us whether it is fair, how long it takes and what is worth doing.
lab-facts = { $games } games for each number of players ({ $players }), { $day }
lab-read = Read the report
lab-none = There is no report yet. “steinkreis lab” makes one.
# Something of your own
own-name = Name
own-nameless = No name
own-fine = This can be played.
own-try = Try it
own-keep = Keep
own-kept = Kept, in this browser.
own-not-kept = This browser keeps nothing. Share the link, and nothing is lost.
own-shelf = Kept
own-drop = Forget

# The record book
book-title = The record book
book-empty = Nothing in it yet. The first game that is played to its end goes in.
book-players = Who
book-date = When
book-more = Show all
