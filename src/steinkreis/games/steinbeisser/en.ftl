title = Steinbeißer
tagline = Get your stones along the forest way, past the hungry stone biters.
goal = Have the most free stones in the end.
about =
    They lurk on the rock path: four stone biters, with more of them in the cave. Every roll moves a stone
    and then a biter. Three stones together are safe, until somebody walks away.

# The biters
biter-yellow = yellow biter
biter-red = red biter
biter-blue = blue biter
biter-green = green biter

# What the dice show
pips = { $pips }
    .drawn = die-{ $pips }
face-yellow = yellow
    .drawn = die-yellow
face-red = red
    .drawn = die-red
face-blue = blue
    .drawn = die-blue
face-green = green
    .drawn = die-green
face-white = white
    .drawn = die-white
face-arrow = the arrow
    .drawn = die-arrow

# What lies on the table
plaque =
    { $who }: { $free ->
        [0] no free stone
        [one] one free stone
       *[other] { $free } free stones
    }, { $caught ->
        [0] none caught
        [one] one caught
       *[other] { $caught } caught
    }
plaque-laying =
    { $who }: { $left ->
        [0] no stones
        [one] one stone
       *[other] { $left } stones
    } left to lay
caught = { $count } caught
stones-of =
    { $count ->
        [one] one stone
       *[other] { $count } stones
    } of { $who }
    .you =
        { $count ->
            [one] one stone
           *[other] { $count } stones
        } of yours
field-empty = Field { $field }, empty
field-barred = Field { $field }, corner
field-stones = Field { $field }: { $stones }
field-threatened = Field { $field }: { $stones } – in danger, a biter is only one step away
field-swallowed = Field { $field }: a biter sits on { $count ->
        [0] the empty field
        [one] one stone
       *[other] { $count } stones
    }
lay-empty = Lay a stone on field { $field }, which is still empty
lay-stones = Lay a stone on field { $field }, beside { $stones }
move = Move from field { $field } to field { $end }
move-safe = Move from field { $field } to field { $end }, which makes three stones there
move-eaten = Move from field { $field } to field { $end }, right in front of a hungry mouth
lurking = The { $biter } lurks on the rock path beside field { $field }
sitting = The { $biter } sits on field { $field }, and under it { $stones }
sitting-alone = The { $biter } sits on field { $field }, with nothing under it
waiting = A { $number ->
        [0] yellow
        [1] red
        [2] blue
       *[3] green
    } biter waits in the cave
step = The { $biter } steps beside field { $field }
step-eats = The { $biter } steps beside field { $field } and eats { $stones }
jump = The { $biter } jumps from field { $field } to field { $end }, which sets free { $stones }
jump-alone = The { $biter } jumps from field { $field } to field { $end }
die-pips = Number die: { $pips }
die-face = Special die: { $face }
cave = The cave, with { $count ->
        [0] no biter left in it
        [one] one biter in it
       *[other] { $count } biters in it
    }

# Questions
ask-lay = Lay a stone on the forest way; { $left ->
        [one] it is your last
       *[other] you have { $left } left
    }.
    .others = { $who } lays a stone on the forest way.
ask-move = Move one of your stones by { $pips ->
        [one] one field
       *[other] { $pips } fields
    }, { $then }.
    .others = { $who } moves a stone by { $pips ->
        [one] one field
       *[other] { $pips } fields
    }, { $then }.
ask-duty = Move a stone off the crowded field, by { $pips ->
        [one] one field
       *[other] { $pips } fields
    }, { $then }.
    .others = { $who } must move a stone off the crowded field, by { $pips ->
        [one] one field
       *[other] { $pips } fields
    }, { $then }.
then-step = then the { $biter } steps on
then-nothing = and nothing stirs then, for the last { $biter } has left the rock path
then-white = then any biter on the rock path steps on
then-arrow = then a biter on the forest way jumps on
then-arrow-none = and the arrow lapses if no biter sits on the forest way then
ask-step = White: which biter on the rock path steps on?
    .others = White: { $who } chooses a biter on the rock path.
ask-jump = Arrow: which biter on the forest way jumps on and lets go of its stones?
    .others = Arrow: { $who } chooses a biter on the forest way.
ask-chance = The dice are rolling.

# Why something is not possible
refused-corner = The biters lurk beside the corners; no stone may lie there at the start.
refused-full = Three stones lie here already.
refused-no-stone = There is no stone of yours on this field.
refused-swallowed = A biter sits on this stone.
refused-blocked = The field you would come to is blocked by three stones.
refused-duty = First you have to move a stone off the field where more than three lie.
refused-not-on-path = No biter of this colour is left on the rock path.
refused-no-biter = No biter sits on this field.

# What happened
log-starter = { $who } begins.
    .you = You begin.
log-laid = { $who } lays a stone on field { $field }.
    .you = You lay a stone on field { $field }.
log-rolled = { $who } rolls a { $pips } and { $face }.
    .you = You roll a { $pips } and { $face }.
log-rolled-one = { $who } has no free stones and rolls only { $face }.
    .you = You have no free stones and roll only { $face }.
log-no-move = { $who } cannot move any stone.
    .you = You cannot move any stone.
log-moved = { $who } moves from field { $start } to field { $end }.
    .you = You move from field { $start } to field { $end }.
log-swallowed = The { $biter } there swallows the stone.
log-stepped = The { $biter } steps beside field { $field }.
log-bit = The { $biter } snaps on field { $field } and catches { $stones }.
log-next = The next { $biter } comes out of the cave.
log-last = That was the last { $biter }.
log-none-left = The last { $biter } has left the rock path, so nothing stirs.
log-jumped = The { $biter } jumps from field { $start } to field { $end }.
log-freed = Free again: { $stones }.
log-caught = The { $biter } buries { $stones }.
log-no-jump = The arrow lapses, for no biter can jump.

# Who won, and why
source-laid = stones laid
source-caught = of them buried
verdict-path = No biter lurks on the rock path any more.
verdict-alone = Only { $who } still has free stones.
    .you = Only you still have free stones.
verdict-nobody = Nobody has a free stone left.
verdict-rounds = After { $rounds } rounds the game is over.
verdict-stones =
    { $who }: { $stones ->
        [0] no free stone
        [one] one free stone
       *[other] { $stones } free stones
    }.
won-with =
    { $points ->
        [one] one free stone
       *[other] { $points } free stones
    }
verdict-empty = { $who } share the victory with empty hands.
verdict-later = { $who } had stones to the last and wins.
    .you = You had stones to the last and win.
verdict-later-shared = { $who } had stones to the last and share the victory.

# Options
option-starter = Who begins
option-starter-lot = drawn by lot
option-starter-first = whoever sits first
option-board = Fields on each of the two paths
option-board-28 = 28
option-board-24 = 24, for a shorter game
option-corners = Barred when laying stones
option-corners-wide = corners and both their neighbours
option-corners-narrow = only the four corners
option-grace = Grace for freed stones
option-grace-off = no
option-grace-on = yes, until the biter beside them moves on
option-last-stone = If nobody has stones in the end
option-last-stone-shared = all share the victory
option-last-stone-later = whoever had some last wins
