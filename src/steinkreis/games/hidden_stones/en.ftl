title = Hidden Stones
tagline = Swap and turn stones until your formation lies on the table.
about =
    Nine stones, each with two faces. Your cards show formations that score, but every move costs
    a card. What will you give away, and what will you keep?

name = { $who }

# Stones
face-sun = sun
face-moon = moon
face-fish = fish
face-bird = bird
face-horse = horse
face-ship = ship
face-seed = seed
face-tree = tree
face-any = any

# Cards in words
row-1 = { $a }
row-2 = { $a } – { $b }
row-3 = { $a } – { $b } – { $c }
formation-1 = { $a }
formation-2 = top { $a }, bottom { $b }
formation-3 = top { $a }, middle { $b }, bottom { $c }
card = [{ $value }: { $formation }]

# What lies on the table
tile = { $face }, row { $row }, column { $column }
flip = turn the { $face } over, it becomes { $other } (row { $row }, column { $column })
swap = swap { $one } and { $other } (from row { $row }, column { $column })
hold = card { $card }
score = score card { $card }
pay = pay with card { $card }
plaque =
    { $who }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $cards } of { $goal } cards scored, { $hand } in hand
plaque-hidden = { $who }: { $cards } of { $goal } cards scored, { $hand } in hand
draw-pile =
    Draw pile, { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
discards =
    Discards, { $count ->
        [one] one card
       *[other] { $count } cards
    }, on top { $card }
discards-none = Discards, empty
strikes = Strikes: { $count } of { $most }
last-round = Last round

# Questions
ask-turn = What will you do? Move stones, score a card or end your turn.
    .others = It is { $who }'s turn.
ask-end = Your hand is empty. There is nothing more to do this turn.
    .others = { $who } is about to end the turn.
ask-pay-swap = Which card do you pay for the swap?
    .others = { $who } wants to swap two stones and is choosing a card to pay.
ask-pay-flip = Which card do you pay for turning the stone?
    .others = { $who } wants to turn a stone over and is choosing a card to pay.
ask-chance = Chance is at work.
over = The game is over.
button-end = End turn
button-pass =
    { $count ->
        [0] Pass
        [one] Pass and draw one card
       *[other] Pass and draw { $count } cards
    }

# Why something is not possible
refused-not-in-hand = You do not hold that card.
refused-no-card = You have no card left to pay for that.
refused-no-formation = The formation of that card does not lie on the table now.
refused-pass-acted = You can pass only if you have done nothing yet this turn.
refused-pass-twice = You passed in your last turn already.
refused-play-down = Play cards first until you hold only four.
refused-end-is-pass = Doing nothing is a pass.

# What happened
log-starter = { $who } begins.
log-selected = These { $count } cards are ready for the solo game: { $cards }.
log-drew = { $who } draws { $card }.
log-scored =
    { $who } scores { $card } for { $value ->
        [one] one point
       *[other] { $value } points
    }.
log-swapped = { $who } pays { $card } and swaps { $one } and { $other }.
log-flipped = { $who } pays { $card } and turns a stone over: { $face } becomes { $other }.
log-ended =
    { $who } ends the turn { $count ->
        [0] and draws nothing
        [one] and draws one card
       *[other] and draws { $count } cards
    }.
log-passed =
    { $who } passes { $count ->
        [0] and draws nothing
        [one] and draws one card
       *[other] and draws { $count } cards
    }.
log-reshuffled =
    { $count ->
        [one] The discarded card becomes
       *[other] The { $count } discarded cards become
    } the new draw pile.
log-strike = No card scored: that is strike { $count } of { $most }.
log-last-round = { $who } has scored at least { $goal } cards. The round is played to its end.

# Who won, and why
verdict-bonus =
    { $who } has most ones, with { $ones ->
        [one] one card
       *[other] { $ones } cards
    }, and gets { $bonus } points more.
verdict-points =
    { $who }: { $points ->
        [one] one point
       *[other] { $points } points
    } with { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
verdict-rounds = After { $rounds } rounds the game is over.
verdict-won =
    { $who } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
verdict-shared =
    { $who } share the victory with { $points ->
        [one] one point
       *[other] { $points } points
    } each.
verdict-solo-won =
    You made it! All { $cards } cards are scored, { $strikes ->
        [0] without a single strike
        [one] with only one strike
       *[other] with { $strikes } strikes
    }.
verdict-solo-lost = Lost: { $strikes } strikes after { $cards } of { $goal } cards.
verdict-solo-rounds = After { $rounds } rounds the game is over, with { $cards } of { $goal } cards scored.

# Options
option-points = Points
option-points-open = open
option-points-hidden = only the number of cards
option-play-down = After a pass, play down to four cards
option-play-down-off = no
option-play-down-on = yes
option-strict-solo = Strict solo: a pass is a strike, too
option-strict-solo-off = no
option-strict-solo-on = yes
