title = Pebbles
tagline = Play the best card and take the pot.
goal = The most pebbles win.
about = Twelve cards, a lopsided die and a pot of pebbles. When is your best card best spent?

# What lies on the table
plaque = { $who }: { $pebbles } pebbles, { $hand } cards
deck = Draw pile, { $count } cards
pot = Pot, { $count } pebbles
best = Best card: { $card }
card = card { $card }
play = play card { $card }
button-pass = Pass

# Questions
ask-play = Which card do you play?
    .others = { $who } is choosing a card.

# Why something is not possible
refused-not-in-hand = You do not hold that card.
refused-too-low = A higher card lies on the table.

# What happened
log-drew = { $who } draws a card.
log-drew-card = { $who } draws card { $card }.
log-rolled = { $pebbles ->
    [one] One pebble goes
   *[other] { $pebbles } pebbles go
} into the pot.
log-played = { $who } plays card { $card }.
log-passed = { $who } passes.
log-took = { $who } takes { $pebbles ->
    [one] one pebble
   *[other] { $pebbles } pebbles
}.

# Who won
verdict-won = { $who } wins with { $pebbles } pebbles.
verdict-shared = { $who } share the victory with { $pebbles } pebbles each.

# Options
option-refill = Draw a card for every card played
option-refill-off = no
option-refill-on = yes
option-pot = A pot that nobody takes
option-pot-lost = is lost
option-pot-kept = stays for the next round
