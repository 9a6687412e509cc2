title = Pairs
tagline = Remember where the other one lies.
goal = The most pairs win.
about = Twelve cards lie face down, two of each face. Turn two over: if they match, they are yours.

# What lies on the table
plaque = { $who }: { $pairs } pairs
card = card { $place }
card-up = card { $place } shows { $face }
turn = turn card { $place } over

# Questions
ask-first = Which card do you turn over?
    .others = { $who } is turning a card over.
ask-second = Where does the other one lie?
    .others = { $who } is looking for the other one.

# What happened
log-turned = { $who } turns card { $place } over: { $face }.
log-took = { $who } takes the pair.

# Who won
verdict-won = { $who } wins with { $pairs } pairs.
verdict-shared = { $who } share the victory with { $pairs } pairs each.
