title = Rollende Steine
tagline = Roll stone wheels through five gates, all of you together.
goal = Together, roll a wheel through every gate.
about =
    You are giants at your favourite game. Set up the course, lay bars that lead the wheels, aim, push
    and hope. Five gates have to be taken before the last wheel has rolled.

panel-roll = The last roll

# The board
zone-gates = Trilith zone
zone-run-up = Run-up zone
zone-kick = Kick zone
course-own = Your own course
gate = gate { $gate }
gate-open = Gate { $gate }, still open
gate-marked = Gate { $gate }, taken by { $who }
    .you = Gate { $gate }, taken by you
bar = Bar { $number }, laid by { $who }
    .you = Bar { $number }, laid by you
move-bar = Move bar { $number }, laid by { $who }
    .you = Move bar { $number }, laid by you
wheel-own = A wheel of { $who }’s colour
    .you = A wheel of your colour
wheel-neutral = A neutral wheel of { $who }
    .you = A neutral wheel of yours
weak = Too weak: { $count } of { $most }
plaque =
    { $who }: { $gates ->
        [0] no gate
        [one] one gate
       *[other] { $gates } gates
    }, { $wheels ->
        [0] no wheel
        [one] one wheel
       *[other] { $wheels } wheels
    } left, { $neutral } of them neutral, { $bars ->
        [0] no bar
        [one] one bar
       *[other] { $bars } bars
    } left
how-to-pull = Pull back and let go,
how-to-flick = or flick it ahead
shot-push = Push the wheel
shot-lay = Lay the bar
shot-move = Move the bar
dial-aim = Direction
dial-power = Power
dial-wheel-x = Sideways
dial-wheel-y = Forward
dial-bar-turn = Turn
dial-bar-x = Sideways
dial-bar-y = Forward

# Questions
ask-prepare = Will you lay a bar, move bars that lie there, or roll at once?
    .others = { $who } is looking at the course.
ask-prepare-again = Will you move a second bar, or roll now?
    .others = { $who } has moved a bar and is looking at the course.
ask-lay = Where does your bar go, and how does it lie?
    .others = { $who } is laying a bar.
ask-move = Where does the bar go now?
    .others = { $who } is moving a bar.
ask-push = Set the wheel in the kick zone, aim and push!
    .others = { $who } is aiming.
ask-push-again = That was too weak. Set the wheel once more and push harder!
    .others = { $who } may push once more.
ask-chance = The wheel is rolling.
button-lay =
    { $count ->
        [0] Lay a bar (none left)
       *[other] Lay a bar ({ $count } left)
    }
button-roll = Roll

# Why something is not possible
refused-no-bars = You have laid all your bars.
refused-moved = You have already moved a bar this turn. One more may be moved, but none laid.
refused-no-room = There is no room left for another bar.
refused-moved-it = You have already moved this bar this turn.
refused-on-gate = A gate stands there.
refused-in-lane = A wheel’s length before and behind a gate must stay free, or it would be closed.
refused-on-bar = Another bar lies there.
refused-outside = A bar must lie entirely in the run-up zone or the trilith zone.

lacks = The wheels roll by MuJoCo, which is not installed on this server. So no table can be opened here.

# What is wrong with a course
course-shape = A course is an object with gates, a list, and if you like a name of up to 40 letters.
course-count =
    A course has { $wanted } gates, not { $count }.
course-numbers = Gate { $gate } must be three numbers: sideways, forward, turn.
course-outside = Gate { $gate } does not stand entirely in the trilith zone.
course-overlap = Gates { $gate } and { $other } are in each other’s way.

# What happened
log-laid =
    { $who } lays a bar and has { $left ->
        [0] none
       *[other] { $left }
    } left.
    .you =
        You lay a bar and have { $left ->
            [0] none
           *[other] { $left }
        } left.
log-moved = { $who } moves a bar.
    .you = You move a bar of yours.
log-moved-other = { $who } moves one of { $owner }’s bars.
    .you = You move one of { $owner }’s bars.
    .to-you = { $who } moves one of your bars.
log-short = { $who }’s wheel does not get across the run-up zone. It may be pushed again.
    .you = Your wheel does not get across the run-up zone. It may be pushed again.
log-too-weak = { $who } has pushed too weakly { $pushes } times. The wheel is out.
    .you = You have pushed too weakly { $pushes } times. The wheel is out.
log-spent = { $who }’s wheel gets through no open gate.
    .you = Your wheel gets through no open gate.
log-gates =
    { $who } takes { $gates }{ $count ->
        [one] .
       *[other] , with a single wheel!
    }
    .you =
        You take { $gates }{ $count ->
            [one] .
           *[other] , with a single wheel!
        }

# How it ended
source-gate = gate { $gate }
verdict-fame =
    { $who }: { $gates ->
        [0] no gate
        [one] one gate
       *[other] { $gates } gates
    }.
verdict-won =
    All five gates are taken, with { $wheels ->
        [one] one wheel
       *[other] { $wheels } wheels
    } out of { $of }. You have won!
verdict-lost =
    All { $wheels } wheels have rolled, but { $gates ->
        [0] not one gate was
        [one] only one gate was
       *[other] only { $gates } gates were
    } taken. The course has won.

# The course builder
editor-course = Drag the five gates wherever you like, and turn them by the knob. Each must stand inside the trilith zone, and none may touch another.
editor-plan = The plan of the course
editor-keys = The arrow keys move it, comma and full stop turn it, with Shift very finely.
editor-gate = { $x } across, { $y } along, turned by { $turn } degrees

# The record book
book-course = Course
book-gates = Gates
book-wheels = Wheels
book-wheels-of = { $wheels } of { $of }

# Options
option-course = Course
option-course-wall = The Wall
option-course-wall-hint = for beginners
option-course-podium = The Podium
option-course-podium-hint = for beginners
option-course-stairs = The Stairs
option-course-stairs-hint = with some practice
option-course-roof = The Roof
option-course-roof-hint = with some practice
option-course-pyramid = The Pyramid
option-course-pyramid-hint = with some practice
option-course-wedge = The Wedge
option-course-wedge-hint = with some practice
option-course-horseshoe = The Horseshoe
option-course-horseshoe-hint = with some practice
option-course-man = The Man
option-course-man-hint = for experts
option-course-strider = The Water Strider
option-course-strider-hint = for experts
option-course-own = A course of your own
option-wheels = Wheels
option-wheels-all = own and neutral ones
option-wheels-own = only the ten of your colour
option-wheels-few = scarce: hardly more than gates
option-lanes = Before and behind the gates
option-lanes-free = a lane stays free
option-lanes-any = bars may block everything
option-through = Through the gates
option-through-both = from both sides
option-through-front = from the front only
