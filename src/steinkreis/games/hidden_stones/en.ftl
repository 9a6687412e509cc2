title = Hidden Stones
tagline = Swap and turn stones until your formation lies on the table.
goal = Score cards; the most points win.
about =
    Nine stones, each with two faces. Your cards show formations that score, but every move costs
    a card. What will you give away, and what will you keep?

# Stones
face-sun = sun
    .drawn = mark-sun
face-moon = moon
    .drawn = mark-moon
face-fish = fish
    .drawn = mark-fish
face-bird = bird
    .drawn = mark-bird
face-horse = horse
    .drawn = mark-horse
face-ship = ship
    .drawn = mark-ship
face-seed = seed
    .drawn = mark-seed
face-tree = tree
    .drawn = mark-tree
face-any = any
    .drawn = mark-any

# Cards in words
row-1 = { $a }
    .drawn = { $a }
row-2 = { $a } – { $b }
    .drawn = { $a } { $b }
row-3 = { $a } – { $b } – { $c }
    .drawn = { $a } { $b } { $c }
formation-1 = { $a }
    .drawn = { $a }
formation-2 = top { $a }, bottom { $b }
    .drawn = { $a } / { $b }
formation-3 = top { $a }, middle { $b }, bottom { $c }
    .drawn = { $a } / { $b } / { $c }
card = [{ $value }: { $formation }]
    .drawn = { $formation }
    .badge = { $value }

# What lies on the table
tile = Row { $row }, column { $column }: { $face }
flip = Turn the { $face } over, it becomes { $other } (row { $row }, column { $column })
swap = Swap { $one } (row { $row }, column { $column }) and { $other } (row { $other_row }, column { $other_column })
hold = Card { $card }
score = Score card { $card }
pay = Pay with card { $card }
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
    .others = It is { $who }’s turn.
ask-end = Your hand is empty. There is nothing more to do this turn.
    .others = { $who } is about to end the turn.
ask-pay-swap = Which card do you pay for the swap?
    .others = { $who } wants to swap two stones and is choosing a card to pay.
ask-pay-flip = Which card do you pay for turning the stone?
    .others = { $who } wants to turn a stone over and is choosing a card to pay.
button-end = End turn
    .then = you draw up to four cards
button-pass =
    { $count ->
        [0] Pass
        [one] Pass and draw one card
       *[other] Pass and draw { $count } cards
    }

# Why something is not possible
refused-not-in-hand = You do not hold that card.
refused-no-card = You have no card left to pay for that.
refused-no-formation = The formation of that card is not on the table now.
refused-pass-acted = You can pass only if you have done nothing yet this turn.
refused-pass-twice = You already passed on your last turn.
refused-play-down = First use cards until you hold only four.
refused-end-is-pass = Doing nothing is a pass.

# What happened
log-starter = { $who } begins.
    .you = You begin.
log-selected = These { $count } cards are ready for the solo game: { $cards }.
log-drew = { $who } draws { $card }.
    .you = You draw { $card }.
log-scored =
    { $who } scores { $card } for { $value ->
        [one] one point
       *[other] { $value } points
    }.
    .you =
        You score { $card } for { $value ->
            [one] one point
           *[other] { $value } points
        }.
log-scored-hidden = { $who } scores a card.
    .you = You score a card.
log-swapped = { $who } pays { $card } and swaps { $one } and { $other }.
    .you = You pay { $card } and swap { $one } and { $other }.
log-flipped = { $who } pays { $card } and turns a stone over: { $face } becomes { $other }.
    .you = You pay { $card } and turn a stone over: { $face } becomes { $other }.
log-ended =
    { $who } ends the turn { $count ->
        [0] and draws nothing
        [one] and draws one card
       *[other] and draws { $count } cards
    }.
    .you =
        You end the turn { $count ->
            [0] and draw nothing
            [one] and draw one card
           *[other] and draw { $count } cards
        }.
log-passed =
    { $who } passes { $count ->
        [0] and draws nothing
        [one] and draws one card
       *[other] and draws { $count } cards
    }.
    .you =
        You pass { $count ->
            [0] and draw nothing
            [one] and draw one card
           *[other] and draw { $count } cards
        }.
log-reshuffled =
    { $count ->
        [one] The discarded card becomes
       *[other] The { $count } discarded cards become
    } the new draw pile.
log-strike = No card scored: that is strike { $count } of { $most }.
log-last-round = { $who } has scored at least { $goal } cards. The round is played to its end.
    .you = You have scored at least { $goal } cards. The round is played to its end.

# Who won, and why
ending-goal = { $who } reached { $goal } cards, and the round has been played to its end.
    .you = You reached { $goal } cards, and the round has been played to its end.
source-cards = { $value ->
        [one] cards worth 1 point
       *[other] cards worth { $value } points
    }
source-bonus = most ones
verdict-bonus =
    { $who } has the most ones, with { $ones ->
        [one] one card
       *[other] { $ones } cards
    }, and gets { $bonus } points more.
    .you =
        You have the most ones, with { $ones ->
            [one] one card
           *[other] { $ones } cards
        }, and get { $bonus } points more.
verdict-bonus-shared =
    { $who } tie for most ones, with { $ones ->
        [one] one card
       *[other] { $ones } cards
    } each, and each get { $bonus } points more.
verdict-points =
    { $who }: { $points ->
        [one] one point
       *[other] { $points } points
    } with { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
verdict-rounds = After { $rounds } rounds the game is over.
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
option-play-down = After a pass, get back to four cards first
option-play-down-off = no
option-play-down-on = yes
option-strict-solo = Strict solo: a pass is a strike, too
option-strict-solo-off = no
option-strict-solo-on = yes
