title = Riesen-Memo
tagline = Now where was the other one?
goal = Find the most pairs.
about = The giants have left their stones behind, signs down, two of each. Turn two over: if they match, they are yours.

# What lies on the table
panel-board = The stones
plaque = { $who }: { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
}
stone = stone { $place }
stone-open = stone { $place }: { $sign }
turn = turn { $stone } over

# The signs
sign-foot = foot
sign-hand = hand
sign-tooth = tooth
sign-club = club
sign-hammer = hammer
sign-kettle = kettle
sign-mountain = mountain
sign-cloud = cloud
sign-moon = moon
sign-tree = tree
sign-bell = bell
sign-ring = ring

# Questions
ask-first = Which stone do you turn over?
    .others = { $who } is turning a stone over.
ask-second = Where is the other one?
    .others = { $who } is looking for the other one.

# Why something is not possible
refused-open = This stone is open already.

# What happened
log-turned = { $who } turns stone { $place } over: { $sign }.
    .you = You turn stone { $place } over: { $sign }.
log-took = { $who } takes the pair ({ $sign }).
    .you = You take the pair ({ $sign }).

# Who won
won-with = { $points ->
    [one] one pair
   *[other] { $points } pairs
}

# Options
option-stones = Stones
option-stones-24 = 24
option-stones-16 = 16
option-pair = Whoever finds a pair
option-pair-again = has another turn
option-pair-next = passes the turn on
