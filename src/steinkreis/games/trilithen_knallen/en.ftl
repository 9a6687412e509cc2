title = Trilithen Knallen
tagline = Remember the cards, put your foot down and ram the others to rubble.
goal = Be the last to ride a whole trilith.
about =
    At the yearly crash race around Stonehenge, crazy druids ride their triliths. Whoever remembers
    which card lies where races further and rams harder. Whoever still rides a whole trilith at the
    end wins.

# Colours, cards, triliths
colour-white = white
    .tint = white
colour-blue = blue
    .tint = blue
colour-green = green
    .tint = green
colour-yellow = yellow
    .tint = yellow
colour-red = red
    .tint = red
card-day = [day { $number }]
    .drawn = henge-day
    .badge = { $number }
face = { $colour }
face-trilith = { $colour } (trilith card)
trilith = { $who }’s trilith
    .you = your trilith
trilith-of-two = { $who }’s trilith ({ $colour })
    .you = your trilith ({ $colour })
spot = { $one } and { $other }
clockwise = clockwise
backwards = anticlockwise

# What lies on the table
panel-board = Race track
plaque =
    { $who }: { $left ->
        [0] no disc
        [one] one disc
       *[other] { $left } discs
    } left, { $won } won, { $hand ->
        [one] one card
       *[other] { $hand } cards
    } in hand
plaque-out =
    { $who }: out of the race, { $won ->
        [0] no disc
        [one] one disc
       *[other] { $won } discs
    } won
draw-pile =
    Pile of day cards, { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
discards =
    Discards, { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $card } on top
discards-none = Discards, empty
block = Field { $number }, block in { $colour }
stands = { $trilith }, on { $spot }
waits = { $trilith }, waiting beside the track
lies = { $trilith }, broken
hit = Crash! { $damage ->
        [one] One point of damage
       *[other] { $damage } points of damage
    }
display-down = Display, row { $row }, card { $column }: face down
display-noted = Display, row { $row }, card { $column }: face down, noted as { $colour }
display-up = Display, row { $row }, card { $column }: { $face }
hold = Card { $card }
play = Play { $card }
throw = Throw { $card } away
lift = Take { $trilith }
place = Appear on { $spot }
race =
    Race { $direction } at { $target }: { $gap ->
        [one] one free field
       *[other] { $gap } free fields
    } in between, { $cards ->
        [one] one card
       *[other] { $cards } cards
    } needed
button-skip = Sit out
    .then = discard cards and draw new ones
button-done = No more to throw away
button-stay = Stay
button-stop = Stop
    .then = no crash, your turn is over
button-no-look = Do not look
button-keep = Got it
button-cover = Turn the cards down

# Questions
ask-lift = Which of your triliths do you take?
    .others = { $who } chooses a trilith.
ask-card = Which card brings your trilith onto the track?
    .others = It is { $who }’s turn.
ask-opening = Place both of your triliths: which card brings the next one?
    .others = { $who } places the triliths.
ask-place = One pillar stands on { $number }. Which neighbouring field does the other one take?
    .others = { $who } places the trilith.
ask-direction = Which way do you race?
    .others = { $who } chooses a victim.
ask-flip =
    Where is { $colour }? { $left ->
        [one] Just this one card and it crashes!
       *[other] { $left } more cards until it crashes.
    }
    .others =
        { $who } races at { $whom } and needs { $colour }. { $left ->
            [one] It would be the last card!
           *[other] { $left } cards are missing.
        }
ask-swap = A trilith card! Which card does it change places with?
    .others = { $who } lets two cards change places.
ask-look = That hurt. To make up for it you may look at one card in secret: which?
    .others = { $who } may look at one card in secret, to make up for it.
ask-keep = Remember the card well; only you can see it.
    .others = { $who } looks at a card in secret.
ask-cover = Take another look, then the cards are turned down again.
    .others = { $who } is about to turn all cards down again.
ask-cover-wrong = Wrong card! Take another look, then all are turned down again.
    .others = Wrong card! { $who } is about to turn all down again.
ask-discard = You have to sit out. Which cards do you throw away? You draw as many.
    .others = { $who } has to sit out and may throw cards away.

# Why something cannot be done
refused-taken = There is no room: it has to be two free fields side by side.
refused-not-in-hand = You do not hold this card.
refused-must-play = You have a card with which your trilith can appear.
refused-trilith = You cannot take this trilith now.
refused-stay = Whoever can reach somebody has to try.
refused-no-run = There is nobody that way whom you could ram.
refused-stop = Turn up at least one card.
refused-open = This card lies face up already.
refused-itself = The card cannot change places with itself.

# What happened
log-starter = { $who } begins.
    .you = You begin.
log-drew = { $who } draws { $card }.
    .you = You draw { $card }.
log-skips = { $who } cannot play any card and sits out.
    .you = You cannot play any card and sit out.
log-threw = { $who } throws { $card } away.
    .you = You throw { $card } away.
log-played = { $who } plays { $card }.
    .you = You play { $card }.
log-stands = { $trilith } now stands on { $spot }.
log-no-run = { $who } cannot ram anybody from here.
    .you = You cannot ram anybody from here.
log-stays = { $who } stays.
    .you = You stay.
log-races =
    { $who } races { $direction } at { $target }: { $gap ->
        [one] one free field
       *[other] { $gap } free fields
    } in between, { $cards ->
        [one] one card
       *[other] { $cards } cards
    } needed.
    .you =
        You race { $direction } at { $target }: { $gap ->
            [one] one free field
           *[other] { $gap } free fields
        } in between, { $cards ->
            [one] one card
           *[other] { $cards } cards
        } needed.
log-right = Right: { $colour }, card { $number } of { $of }.
log-wrong =
    Wrong: { $colour } instead of { $wanted }! { $who } { $steps ->
        [0] does not get anywhere
        [one] gets no further than one field
       *[other] gets no further than { $steps } fields
    }.
    .you =
        Wrong: { $colour } instead of { $wanted }! You { $steps ->
            [0] do not get anywhere
            [one] get no further than one field
           *[other] get no further than { $steps } fields
        }.
log-stops =
    { $who } stops { $steps ->
        [0] on the spot
        [one] after one field
       *[other] after { $steps } fields
    }.
    .you =
        You stop { $steps ->
            [0] on the spot
            [one] after one field
           *[other] after { $steps } fields
        }.
log-swapped = The trilith card changes places with another card.
log-rammed =
    Crash! { $who } rams { $trilith }: { $damage ->
        [one] one point
       *[other] { $damage } points
    } of damage.
    .you =
        Crash! You ram { $trilith }: { $damage ->
            [one] one point
           *[other] { $damage } points
        } of damage.
log-struck =
    And on: { $trilith } is hit, { $damage ->
        [one] one point
       *[other] { $damage } points
    } of damage.
log-bounced =
    { $trilith } bounces { $fields ->
        [one] one field
       *[other] { $fields } fields
    } away.
log-broken = { $trilith } is broken!
log-bar = { $who } gets a bar of { $whose } for it.
    .you = You get a bar of { $whose } for it.
    .to-you = { $who } gets one of your bars for it.
log-bar-gone = The bar of { $whose } leaves the game.
    .to-you = Your bar leaves the game.
log-next-life = { $who } gets all discs back and returns next turn.
    .you = You get all discs back and return next turn.
log-out = { $who } is out of the race.
    .you = You are out of the race.
log-looks = { $who } looks at a card in secret.
    .you = You look at a card in secret.
log-no-look = { $who } chooses not to look at a card.
    .you = You choose not to look at a card.
log-reshuffled = The day cards thrown away are shuffled into a new pile.
log-night = Night falls, and the race is over.

# Who won, and why
ending-alone = Only { $who } still rides a whole trilith.
    .you = Only you still ride a whole trilith.
source-discs = won from { $who }
    .you = won from you
result-discs =
    { $left ->
        [0] no own disc
        [one] one own disc
       *[other] { $left } own discs
    } left, { $won ->
        [0] none
        [one] one
       *[other] { $won }
    } won.
verdict-discs = { $who }: { result-discs }
    .you = You: { result-discs }
result-bars =
    { $left ->
        [0] no own disc
        [one] one own disc
       *[other] { $left } own discs
    } left, { $bars ->
        [0] no bar
        [one] one bar
       *[other] { $bars } bars
    } and { $won ->
        [0] no disc
        [one] one disc
       *[other] { $won } discs
    } won.
verdict-bars = { $who }: { result-bars }
    .you = You: { result-bars }
verdict-night =
    Night has fallen: { $lives ->
        [1] own discs count
       *[other] lives count, then own discs
    }, then those won.
result-lives =
    { $lives ->
        [one] one life
       *[other] { $lives } lives
    } left.
verdict-lives = { $who }: { result-lives }
    .you = You: { result-lives }
verdict-hearts = Winner of hearts: { $who }.
    .you = You are the winner of hearts.
verdict-simple = { $who } wins the race: a simple victory.
    .you = You win the race: a simple victory.
verdict-great = { $who } wins the race and the hearts: a great victory!
    .you = You win the race and the hearts: a great victory!
verdict-tie = { $who } share the victory.

# Options
option-cards = Cards it takes to ram
option-cards-hit = the free fields and the first taken one
option-cards-near = the free fields only
option-lives = Lives
option-lives-1 = one
option-lives-2 = two
option-lives-3 = three
option-swaps = Trilith cards in the display
option-swaps-0 = none
option-swaps-1 = one
option-swaps-2 = two
option-swaps-3 = three
option-swaps-4 = four
option-swaps-5 = five
option-simple = Simple game
option-simple-off = no
option-simple-on = two cards of each colour, no bouncing
option-stay = Staying where one is
option-stay-off = only if nobody can be reached
option-stay-on = always allowed
option-notes = Notes
option-notes-off = no, memory alone
option-notes-on = what you saw is written on the back
