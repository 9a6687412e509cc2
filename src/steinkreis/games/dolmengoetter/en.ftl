title = Die Dolmengötter
tagline = Where your druids were, stones remain, and whoever leads a circle builds.
goal = Lay dolmens high; the most points win.
about =
    Druids wander among 28 stone circles and leave stones behind. Whoever gets the majority in a circle
    lays a dolmen on top, face down, and the higher it lies in the end, the more it counts. The catch:
    often it is your own stone that lets the others build.

# Places and circles
row-a = a
row-b = b
row-c = c
row-d = d
row-e = e
row-f = f
row-g = g
row-h = h
place = { $row }{ $number }
number = { $number }
panel-circles = Circles in view
panel-dolmens = Your dolmens

# What lies on the table
place-free = Place { $place }, free ({ $circles })
place-stone = Place { $place }, stone of { $who } ({ $circles })
    .you = Place { $place }, your stone ({ $circles })
place-left = Place { $place }, just left ({ $circles })
in-circles =
    { $count ->
        [one] circle { $circles }
       *[other] circles { $circles }
    }
settle-here = Set a druid on { $place } ({ $circles })
walk-here = Walk to { $place } ({ $circles })
fly-here = Fly to { $place } ({ $circles })
druid-standing = Druid of { $who } on { $place }
    .you = Your druid on { $place }
druid-lying = Druid of { $who } on { $place }, lying down to gather herbs
    .you = Your druid on { $place }, lying down and gathering herbs
choose-druid = Choose your druid on { $place }
choose-flyer = Choose your druid that lies on { $place }
circle = { $circle }: { $missing }. { $lead } { $stack }
missing =
    { $missing ->
        [0] complete
        [one] one place still without a stone
       *[other] { $missing } places still without a stone
    }
circle-of = { $circle }, { $size }
choose-circle = { $circle } first, { $size }
size-4 = square
size-6 = hexagon
size-8 = octagon
legend = { $size }: a dolmen on top counts { $factor } times its value, and once less on each level below
legend-top = on top: value × { $factor }
lead-nobody = Nobody leads yet.
lead-mine = { $who } has the majority.
    .you = You have the majority.
lead-tied = { $who } are level.
stack-empty = No dolmen yet; the top counts { $factor } times.
stack = Dolmens from the top: { $dolmens }.
dolmen-unknown = { $who } times { $factor }
    .you = yours times { $factor }
dolmen-known = { $who } { $value } times { $factor }
    .you = yours, { $value } times { $factor }
plaque =
    { $who }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $stones ->
        [one] one stone
       *[other] { $stones } stones
    } and { $dolmens ->
        [one] one dolmen
       *[other] { $dolmens } dolmens
    } left
hold-dolmen = Dolmen of value { $value }, { $left }
build-dolmen =
    Build a dolmen of value { $value } ({ $left }), which now counts { $points ->
        [one] one point
       *[other] { $points } points
    }
card-circle = { $circle }: { $lead } { $stack } { $omen }
left-count = { $count } left
card-title = Circle { $number }
counts-now = counts { $points }

# What a stone would bring about
omen-nothing = A stone changes nothing
omen-top = { $who } on top: ×{ $factor }
    .you = You build on top: ×{ $factor }
omen-under = { $who } below: ×{ $factor }
    .you = You build below: ×{ $factor }
omen-top-scored = { $who }: ×{ $factor }, scoring
    .you = You build: ×{ $factor }, scoring
omen-under-scored = { $who }: ×{ $factor }, scoring
    .you = You build: ×{ $factor }, scoring
omen-scored = Scoring
omen-full = The stack is full
omen-none-left = { $who } has no dolmens
    .you = You have no dolmens
right-scored = will be scored
was-scored = scored

# Questions
ask-settle = Where does your next druid begin?
    .others = { $who } is setting a druid.
ask-druid = Which of your druids acts?
    .others = It is { $who }’s turn.
ask-walk = Where does it walk? Or does it gather herbs?
    .others = { $who } is sending a druid for a walk.
ask-fly = Where does it fly?
    .others = { $who } is letting a druid fly.
ask-stone = Does a stone stay behind?
    .others = { $who } is deciding whether a stone stays behind.
ask-order = Which circle comes first?
    .others = { $who } is choosing which circle comes first.
ask-build-top = Circle { $circle }: you have the majority. Which dolmen do you lay on top?
    .others = { $who } has the majority in circle { $circle } and may build.
ask-build-under = Circle { $circle }: you are level. Which dolmen do you push underneath?
    .others = { $who } draws level in circle { $circle } and may build underneath.
ask-reveal = The dolmens are being turned over.
    .others = The dolmens are being turned over.
button-gather = Lie down and gather herbs
    .then = from the next turn on it can fly
button-stone = Leave a stone
button-point = Pay a point
    .then = then no stone stays behind
button-none = Build nothing

# Why something is not possible
refused-druid = None of your druids is there.
refused-taken = There is a druid already.
refused-stone = A stone stands there.
refused-far = It cannot get that far: one step, or over other druids.
refused-lying = It is gathering herbs already. Now it can only fly.
refused-dolmen = You have none of value { $value } left.

# What happened
log-starter = { $who } begins.
    .you = You begin.
log-settled = { $who } sets a druid on { $place }.
    .you = You set a druid on { $place }.
log-gathered = The druid of { $who } on { $place } lies down and gathers herbs.
    .you = Your druid on { $place } lies down and gathers herbs.
log-walked = { $who } walks from { $start } to { $end }.
    .you = You walk from { $start } to { $end }.
log-flew = { $who } flies from { $start } to { $end }.
    .you = You fly from { $start } to { $end }.
log-stone =
    { $who } leaves a stone, in { $count ->
        [one] circle { $circles }
       *[other] circles { $circles }
    }.
    .you =
        You leave a stone, in { $count ->
            [one] circle { $circles }
           *[other] circles { $circles }
        }.
log-paid = { $who } pays a point and leaves no stone.
    .you = You pay a point and leave no stone.
log-built-top = { $who } lays a dolmen on top in circle { $circle }.
    .you = You lay a dolmen on top in circle { $circle }.
log-built-top-known = { $who } lays a dolmen of value { $value } on top in circle { $circle }.
    .you = You lay a dolmen of value { $value } on top in circle { $circle }.
log-built-under = { $who } pushes a dolmen under the stack of circle { $circle }.
    .you = You push a dolmen under the stack of circle { $circle }.
log-built-under-known = { $who } pushes a dolmen of value { $value } under the stack of circle { $circle }.
    .you = You push a dolmen of value { $value } under the stack of circle { $circle }.
log-declined = { $who } chooses not to build in circle { $circle }.
    .you = You choose not to build in circle { $circle }.
log-scored = Circle { $circle } is complete and scored: { $earnings }.
log-last-dolmen = { $who } has built the last dolmen. Everybody else has one more turn.
    .you = You have built the last dolmen. Everybody else has one more turn.
log-end-stones = The last stone has been placed. Now everything is scored.
log-end-dolmens = The last turn is over. Now everything is scored.
log-final = Circle { $circle }: { $earnings }.
earning = { $who } { $value } × { $factor } = { $points }
    .you = you { $value } × { $factor } = { $points }

# Who won, and why
verdict-points =
    { $who }: { $points ->
        [one] one point
       *[other] { $points } points
    }, that is { $start } from the start, { $earned } from complete circles and { $final } in the final scoring{ $paid ->
        [0] {""}
        [one] , less one paid
       *[other] , less { $paid } paid
    }. { $built ->
        [0] No dolmens
        [one] One dolmen
       *[other] { $built } dolmens
    } built.
end-stones = The last stone has been placed.
end-dolmens = The last dolmen has been built.
source-start = from the start
source-paid = paid
source-complete = complete circles
source-final = final scoring
verdict-built =
    With equal points the dolmens built decide: { $built } of { $who }.
    .you = With equal points the dolmens built decide: you have { $built }.

# Options
option-points = Points at the start
option-points-4 = four
option-points-5 = five
option-snake = Set the second druids in reverse order
option-snake-off = no
option-snake-on = yes
option-single-ties = One stone each is a tie already
option-single-ties-off = no
option-single-ties-on = yes
