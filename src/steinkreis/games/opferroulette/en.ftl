title = Opferroulette
tagline = Steer the ball of stone onto the offerings of others, and keep your own whole.
goal = Keep your offerings whole, destroy the others.
about =
    A ball of stone rolls around Stonehenge and grinds what was offered in the pits. Your cards
    decide how far it rolls and where it falls; whether into the day pit or the night pit, only the
    pile of cards knows.

# Cards, pits, offerings
pit-day = the day pit of field { $number }
pit-night = the night pit of field { $number }
pits-both = both pits of field { $number }
gifts =
    { $count ->
        [one] one offering
       *[other] { $count } offerings
    } of { $who }
    .you =
        { $count ->
            [one] one offering
           *[other] { $count } offerings
        } of yours
gifts-neutral =
    { $count ->
        [one] one neutral offering
       *[other] { $count } neutral offerings
    }
clockwise = clockwise
backwards = anticlockwise

# What lies on the table
plaque =
    { $who }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $standing ->
        [0] no offering
        [one] one offering
       *[other] { $standing } offerings
    } whole, { $destroyed } destroyed, { $hand ->
        [one] one card
       *[other] { $hand } cards
    } in hand
draw-pile =
    Pile, { $count ->
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
ball = The ball, on field { $number }, rolls { $direction }
gift = { $gifts } in { $pit }
place = Put the offering into { $pit }
reached =
    Field { $number }: { $count ->
        [one] one card rolls
       *[other] { $count } cards roll
    } the ball here. It cannot fall here. By day there is { $day }, by night { $night }.
reached-falls =
    Field { $number }: { $count ->
        [one] one card rolls
       *[other] { $count } cards roll
    } the ball here, with { $falls ->
        [one] one
       *[other] { $falls }
    } it falls. By day there is { $day }, by night { $night }.
nothing = nothing
hold = Card { $card }
roll = Roll to field { $number } with { $card }. There, by day: { $day }; by night: { $night }.
drop = Let the ball fall on field { $number } with { $card }. There, by day: { $day }; by night: { $night }.
strike = Roll to field { $number } and fall with { $card }. There, by day: { $day }; by night: { $night }.
turn = Turn round with { $card }: then the ball rolls { $direction }.
button-end = End turn
button-pass = Pass

# Questions
ask-place = Which pit gets your offering? A trilith card lets you choose.
    .others = { $who } is choosing a pit for an offering.
ask-turn = Which card do you play? At least one has to be a number card.
    .others = It is { $who }’s turn.
ask-pass = Which card do you play? You may also pass.
    .others = It is { $who }’s turn.
ask-more = Do you play another card, or leave it at that?
    .others = { $who } is thinking about another card.
ask-end = Your hand is empty. There is nothing more to do on this turn.
    .others = { $who } is about to end the turn.

# Why something is not possible
refused-not-in-hand = You do not hold that card.
refused-trilith = A trilith card does nothing but turn the direction round.
refused-colour = You have already played another colour on this turn.
refused-roll-first = The ball can fall only after you have rolled it with another card.
refused-must-fall = The number fits exactly, so the ball has to fall.
refused-number = With this card the ball does not roll to the field with that number.
refused-play-first = Play a number card first or, if you have none, all your trilith cards.

# What happened
log-free = { $who } gets { $card } and may place an offering freely.
    .you = You get { $card } and may place an offering freely.
log-placed = { $who } puts an offering into { $pit }.
    .you = You put an offering into { $pit }.
log-ball = The ball starts on field { $number } and rolls clockwise.
log-starter = { $who } begins.
    .you = You begin.
log-drew = { $who } draws { $card }.
    .you = You draw { $card }.
log-rolled = { $who } plays { $card }: the ball rolls to field { $number }.
    .you = You play { $card }: the ball rolls to field { $number }.
log-struck = { $who } plays { $card }: the ball rolls to field { $number } and falls.
    .you = You play { $card }: the ball rolls to field { $number } and falls.
log-dropped = { $who } plays { $card } and lets the ball fall.
    .you = You play { $card } and let the ball fall.
log-turned = { $who } plays { $card }: now the ball rolls { $direction }.
    .you = You play { $card }: now the ball rolls { $direction }.
log-ended = { $who } ends the turn.
    .you = You end the turn.
log-passed = { $who } passes.
    .you = You pass.
log-fell = Turned over: { $card }. The ball falls into { $pits }. { $who } gets { $gifts }.
    .you = Turned over: { $card }. The ball falls into { $pits }. You get { $gifts }.
log-fell-empty = Turned over: { $card }. The ball falls into { $pits }, but nothing lies there.
log-larger-hand = { $who } may hold { $count } cards from now on.
    .you = You may hold { $count } cards from now on.
log-reshuffled = The discards are shuffled and become the new pile.
log-last =
    { $times ->
        [1] The pile has been played through.
        [2] The pile has been played through for the second time.
        [3] The pile has been played through for the third time.
       *[other] The pile has been played through { $times } times.
    }
log-last-round = { log-last } The round is played to its end.

# Who won, and why
ending-pile = The pile has been played through, and the ball rests.
source-standing = own offerings still whole
source-destroyed = destroyed offerings
verdict-points =
    { $who }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $standing ->
        [0] no offering
        [one] one offering
       *[other] { $standing } offerings
    } still whole, { $destroyed ->
        [0] none
        [one] one
       *[other] { $destroyed }
    } destroyed.
verdict-passed = Everybody passed, one after the other.
verdict-tie-break = With equal points, whoever destroyed more offerings is ahead.

# Options
option-exact = With the exact number
option-exact-may = the ball may fall
option-exact-must = the ball has to fall
option-pass = Passing allowed
option-pass-off = no
option-pass-on = yes
option-last-round = Play the last round to its end
option-last-round-off = no
option-last-round-on = yes
