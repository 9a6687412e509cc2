title = Hinkel & Stein
tagline = Put stones on the scale and bet on the side that wins.
goal = Have the most discs in the end.
about =
    A plank on a wedge, four fields, four kinds of stone. The chief says whether the lighter or the
    heavier side is to win. How heavy a stone is, you have to tell by its looks.

panel-pot = Pot and supply
panel-trays = The stones
panel-weighings = What was close

# Stones
kind-menhir = Menhirs
kind-quartz = Quartzes
kind-boulder = Boulders
kind-column = Columns
stone-menhir = menhir { $rank }
    .drawn = menhir
    .badge = { $rank }
stone-quartz = quartz { $rank }
    .drawn = quartz
    .badge = { $rank }
stone-boulder = boulder { $rank }
    .drawn = boulder
    .badge = { $rank }
column-small = small column
    .drawn = column
    .badge = 1
column-large = large column
    .drawn = column
    .badge = 2
take-menhir = menhir { $rank }
    .drawn = menhir
    .badge = { $rank }
take-quartz = quartz { $rank }
    .drawn = quartz
    .badge = { $rank }
take-boulder = boulder { $rank }
    .drawn = boulder
    .badge = { $rank }
take-small = the small column
    .drawn = column
    .badge = 1
take-large = the large column
    .drawn = column
    .badge = 2

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
notch-left = left notch
notch-middle = middle notch
notch-right = right notch
lay = { $stone } ({ $field })
lay-fate = the stone of fate ({ $spot })
weighing = On the scale lay { $lying }. The { $notch } was on the wedge, and the { $down } side went down.
plank = The scale: { $side } is down.
plank-notch = The scale, its { $notch } on the wedge: { $side } is down.
where = Passage { $passage } of { $passages } · round { $round } of { $rounds }
ended =
    The { $side } side has won: { $winners ->
        [one] { $who } gets
       *[other] { $who } each get
    } { $count ->
        [one] one disc
       *[other] { $count } discs
    }
    .you =
        The { $side } side has won: you get { $count ->
            [one] one disc
           *[other] { $count } discs
        }
ended-nobody = The { $side } side has won, but nobody gets anything

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
stone = Not played yet: { $stone }
choose = Take { $taken }
lies = On the { $field } field: { $stone }
keep = Keep { $taken }
field = The { $field } field
place = Place it on the { $field } field
fate = The stone of fate, { $spot }
put-fate = Put the stone of fate here: { $spot }
put-top = Put { $taken } on the other boulder
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
wins-heavier = Heavy wins
wins-lighter = Light wins
condition-heavier = In this round the heavier side wins.
condition-lighter = In this round the lighter side wins.
right-notch = Once in a passage: move the scale to another notch
right-quartz = On every turn: add up to four discs to the pot
right-fate = Once in a passage, when all stones are placed: move the stone of fate
right-top = Once in a passage, when all stones are placed: put the smallest boulder on top
right-both = Once in a passage: place both columns together
right-used = Used in this passage already
is-active = active
is-passive = passive

# Questions
ask-fate = Where do you put the stone of fate?
    .others = { $who } puts the stone of fate on the scale.
ask-offer = Do you play alone, or do you offer somebody the partnership?
    .others = { $who } thinks about playing alone or with a partner.
ask-reply = { $chief } offers you the partnership. Do you accept?
    .others = { $who } thinks about joining forces with { $chief }.
ask-condition = You are the chief. Which side is to win?
    .others = { $who } is the chief and says which side is to win.
ask-call = Whom do you call next?
    .others = { $who } thinks about who plays next.
ask-role = Which kind do you play, and how?
    .others = { $who } chooses a kind of stone.
ask-bet = Do you add discs to the pot, or take one for yourself?
    .others = { $who } thinks about the bet.
ask-stone = { $kind }: which stone do you take?
    .others = { $who } chooses a stone ({ $kind }).
ask-field = Which field is it to be?
    .others = { $who } looks for a field.
ask-last = All stones are on the scale. Will the boulders step in?
    .others = { $who } thinks about stepping in with the boulders.
ask-keep = Which of the two boulders do you take back?
    .others = { $who } takes back one of the two boulders.
ask-tilt = The scale is swaying.

button-lighter = The lighter side
    .then = the upper side wins
button-heavier = The heavier side
    .then = the lower side wins
button-solo = Play alone
    .then = against the other two
button-accept = Accept
button-refuse = Refuse
button-quartz = { $who } places a quartz
button-active = { $kind }, active
    .then = with stake, right and winnings
button-passive = { $kind }, passive
    .then = just a stone, no winnings
button-take = One for me
    .then = and nothing of the pot
button-add =
    { $count ->
        [one] One into the pot
       *[other] { $count } into the pot
    }
button-both = Both columns together
    .then = once a passage
button-notch = Scale to the { $notch }
    .then = once a passage
button-done = Nothing more

# Why something cannot be done
refused-called = There is nothing left to be placed here in this round.
refused-chief = The chief never places the quartzes.
refused-partner = In a partnership the third player places the quartz.
refused-bound = The kind that made you chief has to be played actively.
refused-not-yours = That kind is not yours.
refused-too-many = More than two discs can be added only with the quartzes.
refused-gone = That stone has left the game for this passage.
refused-not-called = It is not that kind’s turn.
refused-no-right = That right belongs to other stones.
refused-passive = Whoever plays passively has no special rights.
refused-middle = The scale lies on its middle notch already.
refused-same-spot = The stone of fate lies there already.
refused-used = That right has been used in this passage already.
refused-no-top = The smallest boulder has been played already.
refused-taken = A stone lies on that field already.

# What happened
log-deal = { $who } gets the { $kind }.
    .you = You get the { $kind }.
log-fate-home = The stone of fate lies { $spot }.
log-heavier = { $who } is the chief and says: the heavier side wins.
    .you = You are the chief and say: the heavier side wins.
log-lighter = { $who } is the chief and says: the lighter side wins.
    .you = You are the chief and say: the lighter side wins.
log-solo = { $who } plays alone against the other two.
    .you = You play alone against the other two.
log-offer = { $who } offers { $partner } the partnership.
    .you = You offer { $partner } the partnership.
    .to-you = { $who } offers you the partnership.
log-accepts = { $who } accepts.
    .you = You accept.
log-refuses = { $who } refuses.
    .you = You refuse.
log-took = { $who } takes a disc and forgoes the pot.
    .you = You take a disc and forgo the pot.
log-added =
    { $who } adds { $count ->
        [one] one disc
       *[other] { $count } discs
    } to the pot.
    .you =
        You add { $count ->
            [one] one disc
           *[other] { $count } discs
        } to the pot.
log-notch = { $who } moves the scale to the { $notch }.
    .you = You move the scale to the { $notch }.
log-placed = { $who } places { $stone } on the { $field } field.
    .you = You place { $stone } on the { $field } field.
log-placed-both = { $who } places both columns on the { $field } field.
    .you = You place both columns on the { $field } field.
log-fate = { $who } moves the stone of fate for this round: { $spot }.
    .you = You move the stone of fate for this round: { $spot }.
log-top = { $who } puts { $stone } on top of the other one.
    .you = You put { $stone } on top of the other one.
log-tips = The scale tips: { $side } is down now.
log-close = That was close: the { $side } side goes down.
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
    .you =
        You get { $count ->
            [one] one disc
           *[other] { $count } discs
        }.
log-stays =
    { $count ->
        [one] One disc stays
       *[other] { $count } discs stay
    } for the next round.
log-chief = { $who } becomes chief.
    .you = You become chief.
log-kept = { $who } takes back { $stone }.
    .you = You take back { $stone }.
log-passage = Passage { $number } begins, and the stones move on.
log-levelled =
    Everybody gives back { $count ->
        [one] one disc
       *[other] { $count } discs
    }.
log-kinds = { $who } now has the { $kinds }.
    .you = You now have the { $kinds }.
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
verdict-passages = All { $count } passages have been played.
source-pot = out of the pot
source-taken = safely taken
source-returned = given back
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
    .you = A tie goes to whoever would be the next chief: you.
won-with =
    { $points ->
        [one] one disc
       *[other] { $points } discs
    }

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
