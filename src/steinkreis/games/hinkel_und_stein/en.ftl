title = Hinkel & Stein
tagline = Put stones on the scale and bet on the side that wins.
about =
    A plank on a wedge, four fields, four kinds of stones. The chief says whether the lighter or the
    heavier side shall win. How heavy a stone is, you have to tell by its looks.

name = { $who }
nothing = nothing
stones = { $stones }

# Stones
kind-menhir = Menhirs
kind-quartz = Quartzes
kind-boulder = Boulders
kind-column = Columns
stone-menhir = menhir { $rank }
stone-quartz = quartz { $rank }
stone-boulder = boulder { $rank }
column-small = small column
column-large = large column

# The scale
side-left = left
side-right = right
field-outer-left = outer left
field-inner-left = inner left
field-inner-right = inner right
field-outer-right = outer right
spot-left =
    { $distance ->
        [one] one centimetre
       *[other] { $distance } centimetres
    } left of the middle
spot-right =
    { $distance ->
        [one] one centimetre
       *[other] { $distance } centimetres
    } right of the middle
spot-middle = exactly in the middle
weighing = { $left } on the left, { $right } on the right: { $down } is down
plank = The scale: { $side } is down.
plank-notch = The scale, its { $notch } notch on the wedge: { $side } is down.
where = Passage { $passage } of { $passages } · round { $round } of { $rounds }
ended =
    The { $side } side has won: { $winners ->
        [one] { $who } gets
       *[other] { $who } each get
    } { $count ->
        [one] one disc
       *[other] { $count } discs
    }
ended-nobody = The { $side } side has won, but nobody gets anything
evidence =
    { $count ->
        [0] Nothing has been close yet
        [one] What has been close so far
       *[other] What has been close so far ({ $count }), newest first
    }

# What lies on the table
plaque =
    { $who }: { $count ->
        [one] one disc
       *[other] { $count } discs
    }
plaque-chief =
    { $who }, chief: { $count ->
        [one] one disc
       *[other] { $count } discs
    }
call = Call { $who }
offer = Offer { $who } the partnership
stone = { $stone }
choose = Take { $stone }
lies = { $stone }, { $field }
keep = Keep { $stone }
field = Field { $field }
place = Place it on the field { $field }
fate = The stone of fate, { $spot }
put-fate = Put the stone of fate here: { $spot }
put-top = Put { $stone } on the other boulder
pot =
    Pot: { $count ->
        [one] one disc
       *[other] { $count } discs
    }
supply =
    Supply: { $count ->
        [one] one disc
       *[other] { $count } discs
    }
in-supply = supply { $count }
wins-heavier = heavy wins
wins-lighter = light wins
condition-heavier = In this round the heavier side wins.
condition-lighter = In this round the lighter side wins.
right-notch = Once in a passage: move the scale to another notch
right-quartz = Up to four discs into the pot
right-fate = Once in a passage: move the stone of fate when all stones lie
right-top = Once in a passage: put the smallest boulder on top when all stones lie
right-both = Once in a passage: place both columns together
right-used = Used in this passage already
is-active = active
is-passive = passive

# Questions
ask-fate = Where shall the stone of fate lie?
    .others = { $who } puts the stone of fate on the scale.
ask-offer = Do you play alone, or do you offer somebody the partnership?
    .others = { $who } thinks about playing alone or with a partner.
ask-reply = { $chief } offers you the partnership. Do you accept?
    .others = { $who } thinks about joining forces with { $chief }.
ask-condition = You are the chief. Which side shall win?
    .others = { $who } is the chief and says which side shall win.
ask-call = Whom do you call next?
    .others = { $who } thinks about who plays next.
ask-role = Which kind do you play, and how?
    .others = { $who } chooses a kind of stones.
ask-bet = Do you add discs to the pot, or take one for yourself?
    .others = { $who } thinks about the bet.
ask-stone = { $kind }: which stone do you take?
    .others = { $who } chooses a stone ({ $kind }).
ask-field = On which field does it go?
    .others = { $who } looks for a field.
ask-last = All stones lie there. Will the boulders step in?
    .others = { $who } thinks about stepping in with the boulders.
ask-keep = Which of the two boulders do you take back?
    .others = { $who } takes back one of the two boulders.
ask-tilt = The scale is swaying.
ask-chance = It is up to chance.
over = The game is over.

button-lighter = The lighter side
button-heavier = The heavier side
button-solo = Play alone
button-accept = Accept
button-refuse = Refuse
button-quartz = { $who } places a quartz
button-active = { $kind }, active
button-passive = { $kind }, passive
button-take = One for me
button-add =
    { $count ->
        [one] One into the pot
       *[other] { $count } into the pot
    }
button-both = Both columns together
button-notch = Move the scale to the { $side } notch
button-done = Nothing more

# Why something cannot be done
refused-called = There is nothing left to be placed here in this round.
refused-chief = The chief never places the quartzes.
refused-partner = In a partnership the third player places the quartz.
refused-bound = The kind that made you chief has to be played actively.
refused-not-yours = That kind is not yours.
refused-too-many = More than two discs can be added only with the quartzes.
refused-gone = That stone has left the game for this passage.
refused-not-called = It is not that kind's turn.
refused-no-right = That right belongs to other stones.
refused-passive = Whoever plays passively has no special rights.
refused-middle = The scale lies on its middle notch already.
refused-used = That right has been used in this passage already.
refused-no-top = The smallest boulder has been played already.
refused-taken = A stone lies on that field already.

# What happened
log-deal = { $who } gets: { $kind }.
log-fate-home = The stone of fate lies { $spot }.
log-heavier = { $who } is the chief and says: the heavier side wins.
log-lighter = { $who } is the chief and says: the lighter side wins.
log-solo = { $who } plays alone against the other two.
log-offer = { $who } offers { $partner } the partnership.
log-accepts = { $who } accepts.
log-refuses = { $who } refuses.
log-took = { $who } takes a disc and forgoes the share.
log-added =
    { $who } adds { $count ->
        [one] one disc
       *[other] { $count } discs
    } to the pot.
log-notch = { $who } moves the scale to the { $side } notch.
log-placed = { $who } places { $stone }: { $field }.
log-placed-both = { $who } places both columns: { $field }.
log-fate = { $who } moves the stone of fate for this round: { $spot }.
log-top = { $who } puts { $stone } on top of the other one.
log-tips = The scale tips: { $side } is down now.
log-close = That was close: { $weighing }.
log-heavier-won = The { $side } side is heavier, and heavy wins.
log-lighter-won = The { $side } side is lighter, and light wins.
log-won =
    { $winners ->
        [one] { $who } gets
       *[other] { $who } each get
    } { $count ->
        [one] one disc
       *[other] { $count } discs
    }.
log-stays =
    { $count ->
        [one] One disc stays
       *[other] { $count } discs stay
    } for the next round.
log-chief = { $who } becomes chief.
log-kept = { $who } takes back { $stone }.
log-passage = Passage { $number } begins, and the stones move on.
log-levelled =
    Everybody gives back { $count ->
        [one] one disc
       *[other] { $count } discs
    }.
log-kinds = { $who } now plays: { $kinds }.
log-refilled =
    The supply was empty: everybody gives back { $count ->
        [one] one disc
       *[other] { $count } discs
    }.
log-borrowed =
    The supply is empty and somebody has no disc left: { $count ->
        [one] one extra disc comes
       *[other] { $count } extra discs come
    } into play.

# Who won and why
verdict-discs =
    { $who }: { $count ->
        [one] one disc
       *[other] { $count } discs
    }.
verdict-pot =
    { $count ->
        [one] One disc is
       *[other] { $count } discs are
    } still in the pot, and nobody gets { $count ->
        [one] it
       *[other] them
    }.
verdict-tie = A tie goes to whoever would be the next chief: { $who }.
verdict-won =
    { $who } wins with { $count ->
        [one] one disc
       *[other] { $count } discs
    }.
verdict-shared =
    { $who } share the victory with { $count ->
        [one] one disc
       *[other] { $count } discs
    } each.

# Options
option-weights = Weights
option-weights-by-eye = judged by eye
option-weights-open = open, in grams
option-fate = Who lays the stone of fate?
option-fate-chance = chance
option-fate-chief = the first chief
option-offer = Partnership is offered
option-offer-before = before the condition is named
option-offer-after = after the condition is named
option-tie = A tie in the end
option-tie-shared = is a shared victory
option-tie-chief = goes to the next chief
