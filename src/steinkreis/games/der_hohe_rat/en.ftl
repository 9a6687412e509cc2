title = Der Hohe Rat
tagline = Convince your neighbours until your block rules half of the council.
goal = Hold sixteen seats in a row.
about =
    The druids quarrel over a motion. Two factions seat their people in the circle, collect arguments
    and win each other over, seat by seat. Sixteen in a row, and the matter is decided.

# Colours, cards, pieces
arguments-white =
    { $count ->
        [one] one white argument
       *[other] { $count } white arguments
    }
arguments-blue =
    { $count ->
        [one] one blue argument
       *[other] { $count } blue arguments
    }
arguments-green =
    { $count ->
        [one] one green argument
       *[other] { $count } green arguments
    }
arguments-yellow =
    { $count ->
        [one] one yellow argument
       *[other] { $count } yellow arguments
    }
arguments-red =
    { $count ->
        [one] one red argument
       *[other] { $count } red arguments
    }
supporter-white = a white supporter
supporter-yellow = a yellow supporter
supporter-blue = a blue supporter
supporter-red = a red supporter
speaker-white = the white speaker
speaker-yellow = the yellow speaker
speaker-blue = the blue speaker
speaker-red = the red speaker
pro = Pro
contra = Contra

# What lies on the table
plaque =
    { $who }, { $faction }: longest block { $block }, { $waiting ->
        [0] no supporter
        [one] one supporter
       *[other] { $waiting } supporters
    } waiting, owns { $arguments }, { $hand ->
        [one] one card
       *[other] { $hand } cards
    } in hand
no-arguments = no arguments
draw-pile =
    Pile of { $faction }, { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
discards =
    Discards of { $faction }, { $count ->
        [one] one card
       *[other] { $count } cards
    }
discards-none = Discards of { $faction }, empty
seated = On seat { $number } sits { $piece }
move = On seat { $number } sits { $piece }: move from here
take-seat = Take seat { $number }
convince =
    { $count ->
        [one] Convince from seat { $source }: seat { $number }, { $piece }, costs one argument
       *[other] Convince from seat { $source }: seat { $number }, { $piece }, costs { $count } arguments
    }
block = { $faction }: longest block { $count } of { $goal }
stock = Arguments in stock, { $colour }: { $count }
choose-argument = Take { $arguments }
pay-arguments = Pay { $arguments }
voting = The voting is on
hold = Card { $card }
join = Play { $card } with it
return = Give { $card } back
play-discuss = Discuss with { $card }
play-sit = Take a seat with { $card }
play-counsel = Take counsel with { $card }
tab-discuss = Discuss
tab-sit = Take a seat
tab-counsel = Counsel
button-end = End turn
button-ponder = Ponder
    .then = drop all cards, draw new ones
button-enough = That is enough
button-move = Move a supporter
button-supporter-white = White supporter
button-supporter-yellow = Yellow supporter
button-supporter-blue = Blue supporter
button-supporter-red = Red supporter
button-speaker-white = White speaker
button-speaker-yellow = Yellow speaker
button-speaker-blue = Blue speaker
button-speaker-red = Red speaker

# Questions
ask-turn = Discuss to get arguments, or sit down to take a seat. You may convince before and after.
    .others = It is { $who }’s turn.
ask-convince = Do you convince anybody else, or is your turn over?
    .others = { $who } is thinking about whom else to convince.
ask-more = Do you play another card that fits?
    .others = { $who } is discussing and thinking about another card.
ask-colour =
    { $count ->
        [one] Which colour do you want your argument in?
       *[other] Which colour do you want your { $count } arguments in?
    }
    .others = { $who } is choosing a colour.
ask-place = Where do you sit down? The seat on the card is free, any other costs three arguments.
    .others = { $who } is choosing a seat.
ask-pay =
    { $count ->
        [one] Which colour of argument do you pay with?
       *[other] Which colour of argument do you pay { $count } of?
    }
    .others = { $who } is choosing what to pay with.
ask-piece = Who is to take seat { $number }?
    .others = { $who } is choosing who is to take seat { $number }.
ask-move = No supporter is waiting outside any more. Which of your supporters changes seats?
    .others = { $who } is choosing which supporter changes seats.
ask-return = Which card do you give back?
    .others = { $who } is about to give a card back.

# Why something is not possible
refused-not-in-hand = You do not hold that card.
refused-join = That card does not go with those that you have played.
refused-acted = You have had your action on this turn.
refused-no-opponent = Nobody of the other faction sits there.
refused-no-neighbour = Not from there: nobody of your faction sits on that seat.
refused-arguments =
    { $count ->
        [one] That takes one argument in the colour of the seat from which you convince.
       *[other] That takes { $count } arguments in the colour of the seat from which you convince.
    }
refused-arguments-any =
    { $count ->
        [one] That takes an argument of any colour.
       *[other] That takes { $count } arguments of one colour, whichever it is.
    }
refused-no-partner = You can take counsel only in a game for four.
refused-trilith-seat = Nobody can take a seat with a trilith card.
refused-no-seat = The seat on that card is taken, and you lack three fitting arguments for another one.
refused-seats-taken = All seats of that colour are taken.
refused-limit = Your faction cannot get any more arguments for that.

# What happened
log-starter = { $who } begins.
    .you = You begin.
log-drew = { $who } draws { $card }.
    .you = You draw { $card }.
log-discusses = { $who } discusses and plays { $card }.
    .you = You discuss and play { $card }.
log-joined = { $who } plays { $card } with it.
    .you = You play { $card } with it.
log-sits = { $who } plays { $card } to take a seat.
    .you = You play { $card } to take a seat.
log-pondered = { $who } ponders and discards the whole hand.
    .you = You ponder and discard the whole hand.
log-shed = { $who } discards { $card }.
    .you = You discard { $card }.
log-counselled = { $who } takes counsel with { $partner } and hands over a card.
    .you = You take counsel with { $partner } and hand over a card.
    .to-you = { $who } takes counsel with you and hands you a card.
log-counselled-card = { $who } takes counsel with { $partner } and hands over { $card }.
    .you = You take counsel with { $partner } and hand over { $card }.
    .to-you = { $who } takes counsel with you and hands you { $card }.
log-returned = { $who } gives a card back to { $partner }.
    .you = You give a card back to { $partner }.
    .to-you = { $who } gives you a card back.
log-returned-card = { $who } gives { $card } back to { $partner }.
    .you = You give { $card } back to { $partner }.
    .to-you = { $who } gives you { $card } back.
log-ended = { $who } ends the turn.
    .you = You end the turn.
log-takes = { $who } gets { $arguments }.
    .you = You get { $arguments }.
log-pays = { $who } pays { $arguments }.
    .you = You pay { $arguments }.
log-seated = { $who }: { $piece } sits down on seat { $number }.
    .you = For you, { $piece } sits down on seat { $number }.
log-replaced = { $who }: on seat { $number }, { $other } makes way for { $piece }.
    .you = For you, { $other } on seat { $number } makes way for { $piece }.
log-swapped = { $who }: on seat { $number }, { $piece } takes over from { $other }.
    .you = On seat { $number }, { $piece } takes over from { $other } for you.
log-left = From seat { $number }, { $piece } gets up.
log-reshuffled = The discards of { $faction } are shuffled and become the new pile.
log-voting = The circle is full: the voting begins.

# Who won, and why
ending-block = { $faction } sits with { $block } people in a row: the matter is decided.
source-supporters = supporters in the longest block
source-speakers = speakers in the longest block
verdict-block =
    { $faction }: { $block ->
        [0] no block
       *[other] longest block { $block }
    }, { $seated ->
        [0] nobody
        [one] one piece
       *[other] { $seated } pieces
    } in the circle.
verdict-vote = The ten rounds of voting are over; the longer block counts.
verdict-rounds = After { $rounds } rounds it is over; the longer block counts.
verdict-draw = Both factions share the victory.
verdict-faction = { $faction } carries the day. The victory goes to { $who }.
    .you = { $faction } carries the day. The victory is yours.

# Options
option-voting = Voting
option-voting-ten-rounds = ends after ten rounds
option-voting-open-end = without a limit
option-trilith = Trilith cards
option-trilith-alone = are played alone
option-trilith-with-cards = also together with others
